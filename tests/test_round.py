"""Rounds as values: default seats, audiences, undo, equality, copies, pickles, reprs, seeds, and seats."""

import copy
import pickle
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import wildfour
from tests.shared.explore import ROUNDS, step
from wildfour import ALL, Invalid, Match, Round, Table
from wildfour.chance.streams import RandomChance, SeededChance
from wildfour.events.round_events import Drew

STARTED = "classic-2003 / 0: r7 b2 / 1: g5 y1 / top r3 / turn 0"


def played(moves: int, seed: int = 5) -> Round:
    """Play random moves in a three-player round."""
    generator = random.Random(seed)
    r = Round(players=3, seed=seed)
    while len(r.moves) < moves and not r.over:
        r.apply(*step(r, generator))
    return r


def test_legal_moves_are_the_current_players_by_default() -> None:
    r = Round.from_position(STARTED)
    assert r.legal_moves() == r.legal_moves(0) == ["r7", "draw", "uno!"]


def test_apply_returns_public_events() -> None:
    seen = {audience: drawn(audience) for audience in (None, 0, 1, ALL)}
    assert [event.card for event in seen[None]] == [event.card for event in seen[1]] == [None]
    assert seen[0] == seen[ALL]
    assert seen[ALL][0].card is not None


def drawn(audience: Any) -> list[Any]:
    return Round.from_position(STARTED, seed=1).apply(0, "draw", audience=audience)


@pytest.mark.parametrize("audience", [-1, 2, True, "everyone", 1.0])
def test_an_audience_is_a_seat_or_all(audience: Any) -> None:
    r = Round.from_position(STARTED, seed=1)
    with pytest.raises(Invalid, match="There is no seat"):
        r.apply(0, "draw", audience=audience)
    assert r.moves == []


def test_match_hides_cards_by_default_too() -> None:
    m = Match(players=["Ann", "Bob"], seed=1)
    other = m.copy()
    hidden, open_ = m.apply(m.round.turn, "draw"), other.apply(other.round.turn, "draw", audience=ALL)
    assert [event.card for event in hidden if isinstance(event, Drew)] == [None]
    assert None not in [event.card for event in open_ if isinstance(event, Drew)]


@given(ROUNDS, st.integers(0, 2**32 - 1))
def test_undo_takes_back_the_last_move(r: Round, seed: int) -> None:
    if r.over:
        return
    before, known = r.copy(), r.knowledge.copy()
    moved = step(r, random.Random(seed))
    events = r.copy().apply(*moved, audience=ALL)
    r.apply(*moved)
    record = r.moves[-1]
    assert r.undo() == record
    assert r == before
    assert [event.open for event in r.told] == [event.open for event in before.told]
    assert r.stream.position == before.stream.position
    assert (r.knowledge.fresh, r.knowledge.known) == (known.fresh, known.known)
    assert r.apply(*moved, audience=ALL) == events


def test_undo_stops_at_the_deal() -> None:
    r, moves = played(8), []
    while r.moves:
        moves.append(r.undo())
    assert r == Round(players=3, seed=5)
    with pytest.raises(Invalid, match="no move to undo"):
        r.undo()
    for move in reversed(moves):
        r.apply(move.seat, move.move)
    assert r == played(8)


def test_undo_after_the_end_of_a_round() -> None:
    r = Round.from_position("classic-2003 / 0: r7 / 1: g5 y1 / top r3 / turn 0")
    r.apply(0, "r7")
    assert r.outcome is not None
    r.undo()
    assert r == Round.from_position("classic-2003 / 0: r7 / 1: g5 y1 / top r3 / turn 0")
    assert not r.over


@pytest.mark.parametrize("copied", [Round.copy, copy.copy, copy.deepcopy])
def test_copies_are_equal_and_independent(copied: Any) -> None:
    r = played(6)
    other = copied(r)
    assert other == r
    move = (r.turn, r.legal_moves()[0])
    other.apply(*move)
    assert other != r
    r.apply(*move)
    assert other == r


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_copies_of_matches_and_tables_are_independent(copied: Any) -> None:
    table = Table(Match(players=["Ann", "Bob"], seed=3))
    match, other = copied(table.match), copied(table)
    table.apply(table.current_player or 0, match.round.legal_moves()[0])
    assert match.round == other.match.round != table.match.round


def test_equal_rounds_have_the_same_table_moves_and_state() -> None:
    assert Round(players=2, seed=1) == Round(players=2, seed=1)
    assert Round(players=2, seed=1) != Round(players=2, seed=2)
    assert Round(players=2, seed=1) != Round(players=3, seed=1)
    assert Round.from_position(STARTED) != Round.from_position(STARTED.replace("2003", "2003 jump-in"))
    assert Round(players=2, seed=1) != "a round"


@given(ROUNDS)
def test_pickled_rounds_continue_as_they_were(r: Round) -> None:
    other = pickle.loads(pickle.dumps(r))
    assert other == r
    if not r.over:
        assert other.apply(r.turn, r.legal_moves()[0]) == r.apply(r.turn, r.legal_moves()[0])
        assert other == r


@pytest.mark.parametrize("chance", [None, RandomChance(random.Random(1)), SeededChance(1)])
def test_matches_can_be_pickled(chance: Any) -> None:
    match = Match(players=["Ann", "Bob"], seed=None if chance is None else 4)
    match.round.go_on_with(chance or RandomChance())
    other = pickle.loads(pickle.dumps(match))
    assert (other.round, other.text) == (match.round, match.text)


@given(ROUNDS)
def test_the_repr_of_a_round_can_be_pasted(r: Round) -> None:
    pasted = eval(repr(r), {"Round": Round})
    assert pasted.position == r.position


def test_the_reprs_of_matches_and_tables_show_no_card() -> None:
    table = Table(Match(players=["Ann", "Bob"], seed=3), ["person", "casual"])
    assert repr(table.match) == "<Match classic-2003, points-race, round 1: Ann 0, Bob 0>"
    assert repr(table) == "<Table <Match classic-2003, points-race, round 1: Ann 0, Bob 0>, person, casual, event 19>"


@pytest.mark.parametrize("seed", [-1, 1 << 64, 1 << 70])
def test_seeds_have_64_bits(seed: int) -> None:
    with pytest.raises(Invalid, match="whole number from 0 to 18446744073709551615"):
        Round(players=2, seed=seed)
    assert Round(players=2, seed=(1 << 64) - 1) != Round(players=2, seed=0)


@pytest.mark.parametrize("number", [np.int64, np.uint8, int])
def test_seats_moves_and_players_may_be_any_integer(number: Any) -> None:
    r, plain = Round(players=number(3), dealer=number(0), seed=1), Round(players=3, dealer=0, seed=1)
    move = r.move_ids(number(r.turn))[0]
    r.apply(number(r.turn), number(move))
    plain.apply(plain.turn, move)
    assert r == plain
    assert type(r.moves[0].seat) is int


def test_a_bool_is_not_a_number() -> None:
    r = Round(players=3, seed=1)
    r.legal_moves(1)
    for wrong in (lambda: r.legal_moves(True), lambda: r.apply(True, "draw"), lambda: r.apply(0, True)):
        with pytest.raises(Invalid):
            wrong()
    with pytest.raises(Invalid, match="Players must be a whole number, not True"):
        Round(players=True, seed=1)
    with pytest.raises(Invalid, match="Seat True cannot deal"):
        Round(players=3, dealer=True, seed=1)


def test_dir_lists_the_public_names() -> None:
    assert set(wildfour.__all__) <= set(dir(wildfour))
    assert all(getattr(wildfour, name) is not None for name in wildfour.__all__)


def test_the_page_lists_the_public_names() -> None:
    page = Path(__file__).parent.parent / "docs" / "api.md"
    rows = re.findall(r"^\| `(\w+)` \|", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(rows) == sorted(wildfour.__all__)
