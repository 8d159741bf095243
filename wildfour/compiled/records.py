"""Fields of records, declared once: a dataclass is the plain twin, the type for compiled code, and the layout of the
array, which state_arrays.py makes."""

from collections.abc import Sequence
from dataclasses import field
from typing import Any

from wildfour.rulebook.option_parser import MOST_DECKS, MOST_PLAYERS

LAYOUT = "layout"
INT = "i8"  # one width: Numba would turn a mixture into floats
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


def shared_table(rows: Sequence[Sequence[int]]) -> Any:
    """Rows of numbers that never change, so that plain twins share them."""
    return field(default_factory=lambda: rows, metadata={LAYOUT: (INT, (len(rows), len(rows[0])))})
