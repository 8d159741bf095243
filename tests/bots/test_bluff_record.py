"""Bluff and challenge counts: what players can observe, and how the counts affect the expert."""

import random

import msgspec
import pytest

from tests.bots.test_determinization import NO_BELIEFS
from wildfour.bots.bluff_record import BLUFFS, MILLION, BluffRecord
from wildfour.bots.determinization import deal_unseen
from wildfour.bots.expert.expert_bot import Effort, estimate_moves
from wildfour.bots.match_history import bluffs_in, known_decisions, view_with_match_history
from wildfour.bots.round_history import ViewWithHistory, history_of, view_with_history
from wildfour.bots.state_from_view import state_from_view
from wildfour.chance.streams import SeededChance
from wildfour.match import Match
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.round import Round
from wildfour.rulebook.option_parser import MOST_PLAYERS

BLUFFED = "classic-2003 / 0: W4 r2 b1 / 1: g5 g9 y9 / top r3"
RIGHTFUL = "classic-2003 / 0: W4 y2 b1 / 1: g5 g9 y9 / top r3"
UNKNOWN = BluffRecord()


def played(position: str, *moves: str) -> Round:
    r = Round.from_position(position, seed=1)
    for move in moves:
        r.apply(r.turn, move)
    return r


def records(r: Round) -> list[BluffRecord]:
    known = known_decisions(r) if r.over else ()
    return bluffs_in(history_of(r).seen(r), r.view(None), known)


def test_D9_a_challenged_bluff() -> None:
    assert records(played(BLUFFED, "W4>g", "challenge")) == [BluffRecord(bluffs=1), BluffRecord(challenges=1)]


def test_D10_a_wrong_challenge() -> None:
    assert records(played(RIGHTFUL, "W4>g", "challenge")) == [BluffRecord(rightful=1), BluffRecord(challenges=1)]


@pytest.mark.parametrize("position", [BLUFFED, RIGHTFUL])
def test_an_accepted_card_stays_unknown(position: str) -> None:
    assert records(played(position, "W4>g", "accept")) == [UNKNOWN, BluffRecord(accepted=1)]


@pytest.mark.parametrize(("held", "first"), [("r2 r5", BluffRecord(bluffs=1)), ("b2 b5", BluffRecord(rightful=1))])
def test_F3_the_final_hands_reveal_an_accepted_card(held: str, first: BluffRecord) -> None:
    color = held[0]
    r = played(
        f"classic-2003 / 0: W4 {held} / 1: g5 g9 y9 / top r3", f"W4>{color}", "accept", "uno!", *held.split()[:1]
    )
    assert records(r) == [UNKNOWN, BluffRecord(accepted=1)]
    for move in ("draw", "keep", held.split()[1]):
        r.apply(r.turn, move)
    assert r.over
    assert records(r) == [first, BluffRecord(accepted=1)]


def test_a_challenged_card_counts_once() -> None:
    r = played("classic-2003 / 0: W4 b2 b5 / 1: g5 g9 y9 / top r3", "W4>b", "challenge", "uno!", "b2", "draw")
    for move in ("keep", "b5"):
        r.apply(r.turn, move)
    assert r.over
    assert records(r) == [BluffRecord(rightful=1), BluffRecord(challenges=1)]


def test_nothing_is_counted_if_bluffing_is_not_allowed() -> None:
    r = played("classic-2003 no-bluffing stacking=any / 0: W4 y2 b1 / 1: W4 g9 y9 / top r3", "W4>g", "accept")
    assert records(r) == [UNKNOWN, UNKNOWN]


def test_a_match_adds_up_the_counts_of_each_player() -> None:
    m = Match("classic-2003", players=["Ann", "Bob", "Cem"], seed=1)
    view_with_match_history(m.round.view(0), m)
    before = m.seating
    luck, sums = random.Random(1), [UNKNOWN] * 3
    for _ in range(6):
        while not m.round.over:
            moves = m.round.legal_moves(m.round.turn)
            wild_draw_fours = [move for move in moves if move.startswith("W4")]
            m.round.apply(m.round.turn, luck.choice(wild_draw_fours or moves))
        for seat, one in enumerate(records(m.round)):
            sums[m.seating[seat]] += one
        m.next_round()
        shown = view_with_match_history(m.round.view(0), m).bluff_records
        assert [shown[seat] for seat in range(3)] == [sums[player] for player in m.seating]
    assert before == m.seating
    assert sum(one.bluffs for one in sums) > 0 < sum(one.rightful for one in sums)


def test_counts_survive_json() -> None:
    r = played(BLUFFED, "W4>g", "challenge")
    view = msgspec.structs.replace(view_with_history(r.view(1), r), bluff_records=tuple(records(r)))
    assert msgspec.json.decode(msgspec.json.encode(view), type=ViewWithHistory) == view


def test_an_unknown_player_bluffs_at_the_average_rate() -> None:
    assert UNKNOWN.willingness == pytest.approx(BLUFFS, abs=1)


def test_bluffs_raise_the_estimated_rate_and_legal_cards_lower_it() -> None:
    assert BluffRecord(rightful=9).willingness < BLUFFS / 3
    assert BluffRecord(bluffs=1).willingness > 3 * BLUFFS
    assert (
        BluffRecord(bluffs=1, rightful=1).willingness
        < BluffRecord(bluffs=1).willingness
        < BluffRecord(bluffs=2).willingness
    )
    assert BluffRecord(bluffs=10**6).willingness == MILLION


def test_D7_deals_give_frequent_bluffers_more_bluffs() -> None:
    r = played("classic-2003 / 0: r1 g2 / 1: W4 y1 y2 y3 / top r5 / turn 1", "W4>y")
    found = []
    for one in (BluffRecord(rightful=9), UNKNOWN, BluffRecord(bluffs=5)):
        willing, bluffs = [one.willingness] * MOST_PLAYERS, 0
        for seed in range(400):
            s = state_from_view(r.view(0))
            deal_unseen(s, 0, SeededChance(seed), NO_BELIEFS, willing)
            bluffs += s.bluff
        found.append(bluffs)
    assert found[0] <= found[1] < found[2]
    assert found[2] - found[0] > 50


def test_D7_a_challenge_has_more_value_against_a_frequent_bluffer() -> None:
    r = played("classic-2003 / 0: r1 g2 g9 b2 y8 / 1: W4 y1 y2 y3 y4 y5 / top r5 / turn 1", "W4>y")
    values = [values_of(r, ["accept", "challenge"], one) for one in (BluffRecord(rightful=9), BluffRecord(bluffs=9))]
    gains = [each["challenge"] - each["accept"] for each in values]
    assert gains[1] > gains[0] + 3


def test_D8_a_bluff_has_less_value_against_a_frequent_challenger() -> None:
    r = Round.from_position("classic-2003 / 0: W4 r1 r2 y9 b7 / 1: g5 g9 y8 / top r5 / turn 0", seed=1)
    values = [
        values_of(r, ["r1", "W4>r"], one)["W4>r"] for one in (BluffRecord(accepted=30), BluffRecord(challenges=30))
    ]
    assert values[1] < values[0] - 5


def values_of(r: Round, moves: list[str], opponent: BluffRecord) -> dict[str | None, float]:
    """Return the value of each move for seat 0."""
    view = msgspec.structs.replace(view_with_history(r.view(0), r), bluff_records=(UNKNOWN, opponent))
    found = estimate_moves(view, moves, TO_GO_OUT, random.Random(1), Effort(400, tries_all=True))
    return {move: value for move, value, _ in found}
