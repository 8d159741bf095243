"""Player decisions in earlier rounds of a match, with the hands revealed at the end of each round."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots import sparing
from wildfour.bots.expert.expert_bot import WAIT, machine
from wildfour.bots.expert.search import try_deals
from wildfour.bots.expert.workspace import allocate_workspace
from wildfour.bots.match_history import MOST, known_decisions, view_with_match_history
from wildfour.bots.network.network_inputs import AT_RANDOM, LIKE_NETWORK, LIKE_SKILLED, OPPONENT_TYPES
from wildfour.bots.players import network_bot, random_bot, skilled_bot
from wildfour.match import Match
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.round import Round
from wildfour.rulebook.editions import EDITIONS

SEEDS = st.integers(0, 2**32 - 1)
BOTS: dict[str, Any] = {  # in type order
    "skilled": skilled_bot.choose,
    "random": random_bot.choose,
    "sparing": sparing.choose,
    "network": network_bot.choose,
}
Known = list[tuple[int, str, tuple[str, ...]]]


def known(r: Round) -> Known:
    return [(one.seat, one.move, tuple(sorted(one.hand))) for one in known_decisions(r)]


def played(position: str, *moves: str) -> Round:
    r = Round.from_position(position, seed=1)
    for move in moves:
        r.apply(r.turn, move)
    assert r.over
    return r


def test_at_the_end_the_hands_before_each_decision_are_known() -> None:
    r = played("classic-2003 / 0: r7 r2 / 1: g5 r9 y9 / top r3", "uno!", "r7", "r9", "r2")
    assert known(r) == [(0, "r7", ("r2", "r7")), (1, "r9", ("g5", "r9", "y9")), (0, "r2", ("r2",))]


def test_hands_before_a_draw_are_left_out() -> None:
    position = "classic-2003 / 0: r7 r2 / 1: g5 g9 y9 / top r3 / draw b1 b1 b2"
    r = played(position, "uno!", "r7", "draw", "keep", "r2")
    assert known(r) == [(0, "r7", ("r2", "r7")), (0, "r2", ("r2",))]


def test_nothing_is_known_after_hands_are_swapped() -> None:
    assert known(played("classic-2003 seven-zero / 0: r4 / 1: g5 r9 y9 / top r3", "r4")) == []


def play_round(r: Round, choose: Any, luck: random.Random) -> Known:
    """Play a round; return all decisions with the true hands."""
    decided = []
    while not r.over:
        seat, view = r.turn, r.view(r.turn)
        moves = r.legal_moves(seat)
        move = "uno!" if "uno!" in moves else choose(view, moves, TO_GO_OUT, luck)
        if view.phase == "play" and move != "uno!":
            decided.append((seat, move, tuple(sorted(view.hand))))
        r.apply(seat, move)
    return decided


@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
@settings(max_examples=20, deadline=None)
@given(seed=SEEDS)
def test_known_decisions_are_true(edition: str, seed: int) -> None:
    r = Round(edition, players=3, seed=seed)
    true = play_round(r, skilled_bot.choose, random.Random(seed))
    in_order = iter(true)
    assert all(one in in_order for one in known(r))


def match_of(choose: Any, rounds: int, seed: int = 1, *, players: int = 3) -> Match:
    """Play `rounds` rounds of a match and deal the next one. The history is read once per round."""
    m, luck = Match("classic-2003", players=["Ann", "Bob", "Cem"][:players], seed=seed), random.Random(seed)
    for _ in range(rounds):
        view_with_match_history(m.round.view(0), m)
        play_round(m.round, choose, luck)
        m.next_round()
    return m


def test_there_is_no_history_before_the_second_round() -> None:
    m = match_of(skilled_bot.choose, 0)
    assert view_with_match_history(m.round.view(0), m).earlier_rounds == ((), (), ())


def test_the_last_decisions_of_each_player_are_remembered() -> None:
    m = match_of(skilled_bot.choose, 12)
    earlier = view_with_match_history(m.round.view(0), m).earlier_rounds
    assert max(len(decided) for decided in earlier) == MOST
    play_round(m.round, skilled_bot.choose, random.Random(1))
    ended = known_decisions(m.round)
    m.next_round()
    for seat, decided in enumerate(view_with_match_history(m.round.view(0), m).earlier_rounds):
        fresh = [one for one in ended if one.view.turn == seat]
        assert list(decided) == [*earlier[seat], *fresh][-MOST:]


def test_decisions_follow_their_player_from_seat_to_seat() -> None:
    m = Match("classic-2003", players=["Ann", "Bob", "Cem", "Dan"], format="rotating-partners", seed=3)
    luck = random.Random(3)
    view_with_match_history(m.round.view(0), m)
    before = m.seating
    play_round(m.round, skilled_bot.choose, luck)
    ended = known_decisions(m.round)
    m.next_round()
    earlier = view_with_match_history(m.round.view(0), m).earlier_rounds
    for seat, player in enumerate(m.seating):
        assert list(earlier[seat]) == [one for one in ended if before[one.view.turn] == player][-MOST:]


def test_a_resumed_match_has_no_history() -> None:
    m = match_of(skilled_bot.choose, 2)
    assert any(view_with_match_history(m.round.view(0), m).earlier_rounds)
    again = Match.resume(m.text, seed=1)
    assert view_with_match_history(again.round.view(0), again).earlier_rounds == ((), (), ())


def test_after_some_rounds_the_expert_knows_the_opponents_types() -> None:
    """The current round has no decisions yet. The test runs compiled."""
    found = {name: likely_types(choose) for name, choose in BOTS.items()}
    for one in (LIKE_SKILLED, AT_RANDOM, LIKE_NETWORK):
        name = [*BOTS][one]
        assert found[name][one] == max(found[name])
        assert found[name][one] > 500_000


def test_history_always_leaves_a_possible_type() -> None:
    """With two players, the opponent is never modeled as random, regardless of the history. The test runs compiled."""
    for seed in range(4):
        m = match_of(random_bot.choose, 4, seed, players=2)
        us = m.round.turn
        view = view_with_match_history(m.round.view(us), m)
        search = allocate_workspace(view, [WAIT], TO_GO_OUT, random.Random(seed))
        machine()[try_deals](search, 1)
        penalties = search.work["earlier_penalties"].reshape(-1, OPPONENT_TYPES)
        assert view.earlier_rounds[1 - us]
        assert min(penalties[1 - us, LIKE_SKILLED], penalties[1 - us, LIKE_NETWORK]) == 0


def likely_types(choose: Any) -> list[float]:
    found = []
    for seed in range(6):
        m = match_of(choose, 4, seed)
        view = view_with_match_history(m.round.view(m.round.turn), m)
        search = allocate_workspace(view, [WAIT], TO_GO_OUT, random.Random(seed))
        machine()[try_deals](search, 1)
        other = (m.round.turn + 1) % 3
        found.append(search.work["likely"][OPPONENT_TYPES * other : OPPONENT_TYPES * (other + 1)])
    return list(np.mean(found, axis=0))
