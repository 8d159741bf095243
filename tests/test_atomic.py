"""If anything fails inside a move, the round does not change; bad seats and moves are rejected."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import ROUNDS, every_move
from tests.tables.play import play_on, random_match
from wildfour import Invalid, Round
from wildfour.chance.streams import SeededChance, StreamOfChance
from wildfour.round import round as rounds
from wildfour.rulebook.cards import Zone
from wildfour.rules import apply as rules
from wildfour.table import Table
from wildfour.table.snapshot import restore, snapshot

SEEDS = st.integers(0, 2**32 - 1)


class RunsOut(StreamOfChance):
    """A random stream that fails after a number of picks."""

    def __init__(self, picks: int, seed: int) -> None:
        self.picks = self.left = picks
        self.stream = SeededChance(seed)

    def mark(self) -> int:
        return self.left

    def back_to(self, mark: int) -> None:
        self.left = mark

    def below(self, n: int) -> int:
        if self.left == 0:
            raise Invalid("chance-is-missing")
        self.left -= 1
        return self.stream.below(n)

    def pick(self, zone: Zone, n: int) -> int:
        return super().pick(zone, n)


@settings(max_examples=150, deadline=None)
@given(ROUNDS, SEEDS, st.integers(0, 3))
def test_a_failing_stream_changes_nothing(r: Round, seed: int, picks: int) -> None:
    if r.over:
        return
    state, moves, told, knowledge = r.state.copy(), list(r.moves), list(r.told), r.knowledge.copy()
    stream = RunsOut(picks, seed)
    r.go_on_with(stream)
    seat, move = random.Random(seed).choice(every_move(r))
    try:
        r.apply(seat, move)
    except Invalid:
        assert (r.state, r.moves, r.told) == (state, moves, told)
        assert (r.knowledge.fresh, r.knowledge.known) == (knowledge.fresh, knowledge.known)
        assert stream.left == picks
        r.go_on_with(SeededChance(seed))
        r.apply(seat, move)


class Mistake(Exception):
    """A programming error."""


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_a_bug_in_a_move_changes_nothing(seed: int) -> None:
    """Test a restored table too, which does not replay the first moves."""
    table = Table(random_match(seed))
    play_on(table, seed, seed % 30)
    again = restore(snapshot(table), seed=seed)
    play_on(table, seed, 3)
    play_on(again, seed, 3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds, "apply", apply_and_fail)
        for one in (table, again):
            if not one.match.round.over:
                with pytest.raises(Mistake):
                    play_on(one, seed, 1)
    assert snapshot(again) == snapshot(table)
    twin = Table(random_match(seed))
    play_on(twin, seed, seed % 30 + 23)
    play_on(table, seed, 20)
    play_on(again, seed, 20)
    assert snapshot(table) == snapshot(again) == snapshot(twin)


def apply_and_fail(s: Any, chance: Any, seat: int, move: int) -> None:
    """Apply the move and then fail, unless it is being replayed."""
    rules.apply(s, chance, seat, move)
    if getattr(s, "events", None) is not None:
        raise Mistake


@pytest.mark.parametrize("seat", [-1, 3, "0", None, 1.0, (0,), b"0"])
def test_a_bad_seat_is_rejected(seat: Any) -> None:
    r = Round(players=3, seed=1)
    with pytest.raises(Invalid, match="There is no seat"):
        r.move_ids(seat)
    with pytest.raises(Invalid, match="There is no seat"):
        r.apply(seat, "draw")


@pytest.mark.parametrize("move", [None, 1.5, -1, 10_000, ("draw",), b"draw", object])
def test_a_bad_move_is_rejected(move: Any) -> None:
    r = Round(players=3, seed=1)
    before = r.position
    with pytest.raises(Invalid, match="is not a move"):
        r.apply(r.turn, move)
    assert r.position == before
