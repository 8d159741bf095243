"""Record fields, declared once. A dataclass defines the interpreted record, the type in compiled code, and the layout
of the arrays that state_arrays.py allocates."""

from dataclasses import field
from functools import partial
from typing import Any

from wildfour.rulebook.option_parser import MOST_DECKS, MOST_PLAYERS

LAYOUT = "layout"
INT = "i8"  # one width: Numba would promote mixed ints to floats
REAL = "f8"


def integer(default: int = 0) -> Any:
    return field(default=default, metadata={LAYOUT: (INT,)})


def real() -> Any:
    return field(default=0.0, metadata={LAYOUT: (REAL,)})


def integers(size: int) -> Any:
    return field(default_factory=partial(list, (0,) * size), metadata={LAYOUT: (INT, (size,))})


def reals(size: int, width: str = REAL) -> Any:
    return field(default_factory=partial(list, (0.0,) * size), metadata={LAYOUT: (width, (size,))})


def by_seat(size: int = 1) -> Any:
    """Declare an array with `size` numbers per seat."""
    return integers(size * MOST_PLAYERS)


def reals_by_seat(size: int, width: str = REAL) -> Any:
    return reals(size * MOST_PLAYERS, width)


def zone() -> Any:
    """Declare a card set as bits: see rulebook/cards.py."""
    return integers(2 * MOST_DECKS)


def shared_table(rows: tuple[tuple[int, ...], ...]) -> Any:
    """Declare constant rows of numbers that all interpreted records share."""
    return field(default=rows, metadata={LAYOUT: (INT, (len(rows), len(rows[0])))})
