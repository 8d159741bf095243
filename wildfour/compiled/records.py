"""Records declared once: a dataclass is the plain twin, the type for compiled code, and the layout of the array."""

from dataclasses import field, fields
from functools import cache
from typing import Any

import numpy as np

from wildfour.compiled.state_arrays import INT
from wildfour.rulebook.option_parser import MOST_DECKS, MOST_PLAYERS

LAYOUT = "layout"
REAL = "f8"


def integer(default: int = 0) -> Any:
    return field(default=default, metadata={LAYOUT: (INT,)})


def real() -> Any:
    return field(default=0.0, metadata={LAYOUT: (REAL,)})


def integers(size: int) -> Any:
    return field(default_factory=lambda: [0] * size, metadata={LAYOUT: (INT, (size,))})


def reals(size: int, width: str = REAL) -> Any:
    return field(default_factory=lambda: [0.0] * size, metadata={LAYOUT: (width, (size,))})


def by_seat(size: int = 1) -> Any:
    """Room for some numbers of each seat."""
    return integers(size * MOST_PLAYERS)


def reals_by_seat(size: int, width: str = REAL) -> Any:
    return reals(size * MOST_PLAYERS, width)


def zone() -> Any:
    """A set of cards, as bits: see rulebook/cards.py."""
    return integers(2 * MOST_DECKS)


@cache
def layout_of(declared: type) -> "np.dtype[Any]":
    return np.dtype([(one.name, *one.metadata[LAYOUT]) for one in fields(declared)], align=True)


def to_record(plain: Any) -> Any:
    """Copy a plain twin into a record, which compiled code can change."""
    declared: type = type(plain)
    rows = np.zeros(1, layout_of(declared))
    for name in rows.dtype.names or ():
        rows[name][0] = getattr(plain, name)
    return rows[0]
