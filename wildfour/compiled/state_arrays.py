"""Many rounds in structured arrays: the same field names as RoundState, so that the same rules run on both."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wildfour.chance.philox import KEY_MASK
from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.option_parser import MOST_PLAYERS, OPTIONS
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.state import ARRAYS, SCALARS, RoundState

Array = NDArray[Any]
INT = "i8"  # one width: Numba would turn a mixture into floats

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
    counts = ("counts", INT, (len(EventKind),))  # how often each kind of event came, where events are counted
    return np.dtype([*scalars, *arrays, ("rules", RULES_DTYPE), counts], align=True)


PROGRESS_DTYPE = np.dtype([(name, INT) for name in ("number", "turns", "moves")], align=True)
RATES_BY_SEAT = ("bluffs", "challenges", "forgets", "overlooks", "jumps", "slips", "doubts")
BY_SEAT = ("policy", *RATES_BY_SEAT, "style", "team", "sheds")
STYLES = 4  # different sets of weights at one table
SETS_OF_WEIGHTS = 4  # for each style
ROOM_FOR_WEIGHTS = 49
PLAN_DTYPE = np.dtype(
    [(name, INT, (MOST_PLAYERS,)) for name in BY_SEAT]
    + [("weights", INT, (SETS_OF_WEIGHTS * STYLES, ROOM_FOR_WEIGHTS))],
    align=True,
)


def new_states(rules: Rules, players: int, size: int) -> Array:
    """Rounds before the deal; seat 0 sits at the dealer's left."""
    states = np.zeros(size, state_dtype(rules.decks))
    for one in SCALARS:
        states[one.name] = one.default
    for name in Rules.__slots__:
        states["rules"][name] = getattr(rules, name)
    states["players"] = players
    states["dealer"] = players - 1
    return states


def new_chances(seed: int, first: int, size: int) -> Array:
    """The streams of chance of `size` rounds, numbered from `first`: the same as SeededChance(seed, number)."""
    chances = np.zeros(size, CHANCE_DTYPE)
    chances["key0"] = seed & KEY_MASK
    chances["key1"] = seed >> 32 & KEY_MASK
    chances["number"] = np.arange(first, first + size)
    return chances


def values(state: RoundState) -> tuple[Any, ...]:
    """A plain state as a row of a batch, without the rules and the counts."""
    scalars, hands, flat = state.save()
    return (*scalars, tuple(map(tuple, hands)), *map(tuple, flat))
