"""Records declared once: a dataclass is the plain twin, the type for compiled code, and the layout of the array."""

from dataclasses import field, fields
from functools import cache
from typing import Any

import numpy as np

from wildfour.compiled.state_arrays import INT

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
