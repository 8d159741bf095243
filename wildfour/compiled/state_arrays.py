"""Rounds in structured arrays. They have RoundState's field names, so that the same rules run on both."""

import random
from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wildfour.chance.philox import KEY_MASK
from wildfour.compiled.records import INT, LAYOUT
from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.option_parser import MOST_PLAYERS, OPTIONS
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.state import ARRAYS, SCALARS, RoundState

Array = NDArray[Any]

RULES_DTYPE = np.dtype(
    [(option.field, INT) for option in OPTIONS if option.field != "hit_rate"]
    + [
        ("hit_rate", INT, (MOST_PLAYERS,)),
        ("launcher", INT),
        ("minion", INT),
        ("deck", INT, (2,)),
        ("flips", INT, (2,)),
        ("alike", INT),
    ],
    align=True,
)
CHANCE_DTYPE = np.dtype(
    [(name, INT) for name in ("key0", "key1", "number", "block", "left")] + [("buffer", INT, (4,))], align=True
)
RESULT_DTYPE = np.dtype([("winner", "i1"), ("points", "i4"), ("moves", "i4")])


@cache
def state_dtype(decks: int) -> np.dtype[Any]:
    scalars = [(one.name, INT) for one in SCALARS]
    arrays = [(one.name, INT, one.shape_for(MOST_PLAYERS, 2 * decks)) for one in ARRAYS]
    counts = ("counts", INT, (len(EventKind),))  # events by kind, if they are counted
    return np.dtype([*scalars, *arrays, ("rules", RULES_DTYPE), counts], align=True)


def new_states(rules: Rules, players: int, size: int) -> Array:
    """Allocate rounds before the deal. Seat 0 is to the dealer's left."""
    states = np.zeros(size, state_dtype(rules.decks))
    for one in SCALARS:
        states[one.name] = one.default
    for name in Rules.__slots__:
        states["rules"][name] = getattr(rules, name)
    states["players"] = players
    states["dealer"] = players - 1
    return states


def new_chances(seed: int, first: int, size: int) -> Array:
    """Create random streams for `size` rounds, numbered from `first`, equal to SeededChance(seed, number)."""
    chances = np.zeros(size, CHANCE_DTYPE)
    chances["key0"] = seed & KEY_MASK
    chances["key1"] = seed >> 32 & KEY_MASK
    chances["number"] = np.arange(first, first + size)
    return chances


def new_stream(luck: random.Random) -> Any:
    """Start a random stream."""
    return new_chances(luck.getrandbits(64), 0, 1)[0]


def records_of(*batches: Sequence[RoundState]) -> Array:
    """Copy interpreted states into records. All states of a batch have the same rules."""
    return np.concatenate([batch_of(states) for states in batches if states])


def batch_of(states: Sequence[RoundState]) -> Array:
    batch = new_states(states[0].rules, states[0].players, len(states))
    for name, column in zip(batch.dtype.names or (), zip(*map(values, states), strict=True), strict=False):
        batch[name] = column
    return batch


def values(state: RoundState) -> tuple[Any, ...]:
    """Convert an interpreted state to a batch row, without rules and counters."""
    scalars, hands, flat = state.save()
    return (*scalars, tuple(map(tuple, hands)), *map(tuple, flat))


@cache
def layout_of(declared: Any) -> np.dtype[Any]:
    """Return a record's layout from the dataclass that declares it."""
    return np.dtype([(one.name, *one.metadata[LAYOUT]) for one in fields(declared)], align=True)


def to_records(plain: Sequence[Any], layout: np.dtype[Any] | None = None) -> Array:
    """Copy interpreted records into arrays for compiled code. A wider layout has room for more fields."""
    declared: Any = type(plain[0])
    rows = np.zeros(len(plain), layout or layout_of(declared))
    for name in layout_of(declared).names or ():
        rows[name] = [getattr(one, name) for one in plain]
    return rows
