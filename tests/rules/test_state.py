"""The state can be copied, saved, and cleared, and everything derived from its fields covers all of them."""

import inspect
import random
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.loading import load
from tests.shared.explore import ROUNDS, step
from wildfour import Round
from wildfour.compiled import compiled_clear
from wildfour.compiled.specialization import KnownTable, specialize, values_of
from wildfour.compiled.state_arrays import new_states, values
from wildfour.position.writer import PARTS
from wildfour.round.view import View
from wildfour.rulebook.editions import LAUNCHER
from wildfour.rulebook.option_parser import Options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.state import ARRAYS, SCALARS, RoundState, Seen

NOTATION = Path(__file__).parent.parent.parent / "docs" / "notation.md"


def played_on(r: Round, seed: int) -> None:
    generator = random.Random(seed)
    for _ in range(5):
        if not r.over:
            r.apply(*step(r, generator))


@settings(max_examples=60, deadline=None)
@given(ROUNDS, st.integers(0, 2**32 - 1))
def test_a_copy_is_independent(r: Round, seed: int) -> None:
    s, before = r.state, r.position
    copy = s.copy()
    assert copy == s
    played_on(r, seed)
    assert (copy == s) == (r.position == before)
    r.state = copy
    assert r.position == before


@settings(max_examples=60, deadline=None)
@given(ROUNDS, st.integers(0, 2**32 - 1))
def test_a_saved_state_can_be_restored(r: Round, seed: int) -> None:
    before, copy, saved = r.position, r.state.copy(), r.state.save()
    for _ in range(2):
        played_on(r, seed)
        r.state.restore(saved)
        assert r.state == copy
        assert r.position == before


@pytest.mark.parametrize("clear", [RoundState.clear, compiled_clear.clear])
def test_clear_resets_everything_except_cards_and_dealer(clear: object) -> None:
    rules = Rules(LAUNCHER, Options())
    s = RoundState(rules, 4)
    for number, one in enumerate(SCALARS):
        setattr(s, one.name, 100 + number)
    s.players = 4
    s.accusers[:] = s.fresh[:10] = range(1, 11)
    s.hands[2][0] = s.draw[1] = s.discard[0] = 7
    assert callable(clear)
    clear(s)
    expected = RoundState(rules, 4)
    expected.dealer = 100 + [one.name for one in SCALARS].index("dealer")
    expected.hands[2][0] = expected.draw[1] = expected.discard[0] = 7
    assert s == expected


def test_the_compiled_clear_can_be_specialized_for_a_table() -> None:
    assert "    s.exposed = -1\n" in inspect.getsource(compiled_clear.clear)
    clear_zones: Any = compiled_clear.clear
    table = KnownTable(values_of(Rules(LAUNCHER, Options())), 4, {}, frozenset())
    specialized = specialize(clear_zones, {}, table)
    s, zones = SimpleNamespace(), SimpleNamespace(accusers=[1, 2, 3, 4])
    specialized(s, zones)
    assert (s.exposed, s.direction, zones.accusers) == (-1, 1, [0, 0, 0, 0])
    assert not hasattr(s, "dealer")


def test_every_field_is_a_scalar_or_an_array() -> None:
    named = {one.name for one in SCALARS} | {one.name for one in ARRAYS}
    assert {one.name for one in fields(RoundState)} == named | {"rules", "events"}


def test_a_row_of_a_batch_has_every_field() -> None:
    rules = Rules(LAUNCHER, Options())
    state = RoundState(rules, 3)
    batch = new_states(rules, 3, 1)
    names = [one.name for one in SCALARS] + [one.name for one in ARRAYS]
    assert list(batch.dtype.names or ())[: len(names)] == names
    load(state, batch[0])
    assert state.dealer == 2
    assert len(values(state)) == len(names)


def test_a_view_has_every_field_that_may_be_seen() -> None:
    seen = {one.name for one in SCALARS if one.seen != Seen.BY_NONE}
    assert seen - set(View.__struct_fields__) == {"face"}  # redundant: the face of the top card
    hidden = {one.name for one in SCALARS if one.seen == Seen.BY_NONE}
    assert not hidden & set(View.__struct_fields__)


def test_every_part_of_a_position_is_in_the_notation_in_this_order() -> None:
    lines = NOTATION.read_text(encoding="utf-8").splitlines()
    listed = [line.split("`")[1].split()[0] for line in lines if line.startswith("| `")]
    assert [name for name in listed if name in PARTS] == [*PARTS]
