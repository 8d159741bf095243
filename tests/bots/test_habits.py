"""How players decided in earlier rounds of a match, with hands that everybody has seen in the end."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots import sparing
from wildfour.bots.expert.expert_bot import DESK, NOTHING, prepare, workplace
from wildfour.bots.expert.opponent_types import AT_RANDOM, LIKE_NETWORK, LIKE_SKILLED, MANNERS
from wildfour.bots.match_history import MOST, known_in_the_end, remembering
from wildfour.bots.players import network_bot, random_bot, skilled_bot
from wildfour.match import Match
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.round import Round
from wildfour.rulebook.editions import EDITIONS

SEEDS = st.integers(0, 2**32 - 1)
BOTS: dict[str, Any] = {  # in the order of the manners
    "skilled": skilled_bot.choose,
    "random": random_bot.choose,
    "sparing": sparing.choose,
    "network": network_bot.choose,
}
Known = list[tuple[int, str, tuple[str, ...]]]


def known(r: Round) -> Known:
    return [(one.seat, one.move, tuple(sorted(one.hand))) for one in known_in_the_end(r)]


def played(position: str, *moves: str) -> Round:
    r = Round.from_position(position, seed=1)
    for move in moves:
        r.apply(r.turn, move)
    assert r.over
    return r


def test_in_the_end_everybody_sees_what_there_was_to_choose_from() -> None:
    r = played("classic-2003 / 0: r7 r2 / 1: g5 r9 y9 / top r3", "uno!", "r7", "r9", "r2")
    assert known(r) == [(0, "r7", ("r2", "r7")), (1, "r9", ("g5", "r9", "y9")), (0, "r2", ("r2",))]


def test_who_draws_had_another_hand_before() -> None:
    position = "classic-2003 / 0: r7 r2 / 1: g5 g9 y9 / top r3 / draw b1 b1 b2"
    r = played(position, "uno!", "r7", "draw", "keep", "r2")
    assert known(r) == [(0, "r7", ("r2", "r7")), (0, "r2", ("r2",))]


def test_where_hands_are_swapped_nothing_is_known() -> None:
    assert known(played("classic-2003 seven-zero / 0: r4 / 1: g5 r9 y9 / top r3", "r4")) == []


def play_round(r: Round, choose: Any, luck: random.Random) -> Known:
    """Returns what everybody decided, with their true hands."""
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
def test_what_is_known_is_true(edition: str, seed: int) -> None:
    r = Round(edition, players=3, seed=seed)
    true = play_round(r, skilled_bot.choose, random.Random(seed))
    in_order = iter(true)
    assert all(one in in_order for one in known(r))


def match_of(choose: Any, rounds: int, seed: int = 1, *, players: int = 3) -> Match:
    """A match in which that many rounds are over, and the next one begins. Somebody asks in every round."""
    m, luck = Match("classic-2003", players=["Ann", "Bob", "Cem"][:players], seed=seed), random.Random(seed)
    for _ in range(rounds):
        remembering(m.round.view(0), m)
        play_round(m.round, choose, luck)
        m.next_round()
    return m


def test_before_the_second_round_there_are_no_habits() -> None:
    m = match_of(skilled_bot.choose, 0)
    assert remembering(m.round.view(0), m).habits == ((), (), ())


def test_the_last_decisions_of_each_player_are_remembered() -> None:
    m = match_of(skilled_bot.choose, 12)
    habits = remembering(m.round.view(0), m).habits
    assert max(len(decided) for decided in habits) == MOST
    play_round(m.round, skilled_bot.choose, random.Random(1))
    ended = known_in_the_end(m.round)
    m.next_round()
    for seat, decided in enumerate(remembering(m.round.view(0), m).habits):
        fresh = [one for one in ended if one.view.turn == seat]
        assert list(decided) == [*habits[seat], *fresh][-MOST:]


def test_habits_are_those_of_the_player_wherever_they_sit() -> None:
    m = Match("classic-2003", players=["Ann", "Bob", "Cem", "Dan"], format="rotating-partners", seed=3)
    luck = random.Random(3)
    remembering(m.round.view(0), m)
    before = m.seating
    play_round(m.round, skilled_bot.choose, luck)
    ended = known_in_the_end(m.round)
    m.next_round()
    habits = remembering(m.round.view(0), m).habits
    for seat, player in enumerate(m.seating):
        assert list(habits[seat]) == [one for one in ended if before[one.view.turn] == player][-MOST:]


def test_a_match_that_is_taken_up_begins_without_habits() -> None:
    m = match_of(skilled_bot.choose, 2)
    assert any(remembering(m.round.view(0), m).habits)
    again = Match.resume(m.text, seed=1)
    assert remembering(again.round.view(0), again).habits == ((), (), ())


def test_after_some_rounds_the_expert_knows_who_plays_how() -> None:
    """Before anybody has decided anything in this round; compiled."""
    found = {name: likely_manners(choose) for name, choose in BOTS.items()}
    for manner in (LIKE_SKILLED, AT_RANDOM, LIKE_NETWORK):
        name = [*BOTS][manner]
        assert found[name][manner] == max(found[name])
        assert found[name][manner] > 500_000


def test_habits_rule_out_no_manner_for_one_that_is_not_reckoned_with() -> None:
    """Heads-up nobody is thought to play at random, whatever the habits say; compiled."""
    for seed in range(4):
        m = match_of(random_bot.choose, 4, seed, players=2)
        us = m.round.turn
        view = remembering(m.round.view(us), m)
        habits = workplace(view, [NOTHING], TO_GO_OUT, random.Random(seed))[DESK]["habits"][0].reshape(-1, MANNERS)
        assert view.habits[1 - us]
        assert min(habits[1 - us, manner] for manner in range(MANNERS) if manner != AT_RANDOM) == 0


def likely_manners(choose: Any) -> list[float]:
    found = []
    for seed in range(6):
        m = match_of(choose, 4, seed)
        view = remembering(m.round.view(m.round.turn), m)
        work = workplace(view, [NOTHING], TO_GO_OUT, random.Random(seed))
        prepare(1)(*work, 1)
        other = (m.round.turn + 1) % 3
        found.append(work[DESK]["likely"][0, MANNERS * other : MANNERS * other + MANNERS])
    return list(np.mean(found, axis=0))
