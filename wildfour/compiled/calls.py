"""Calls of compiled functions: numbers and raw addresses, so that a call takes microseconds.

(Numba itself takes 200 microseconds to recognize arrays of records.)
"""

import ctypes
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np

from wildfour.errors import WildfourError

# An argument's kind: int; a record's or an array's layout with the number of its dimensions (0 for a record); or a
# named tuple's class with the kinds of its fields.
Kind = Any
Kinds = tuple[Kind, ...]
SUCCEEDED = (0, -2)  # Numba's status for a value, and for None


def kind_of(value: Any, numbers: list[int], places: list[int]) -> Kind:
    """Return an argument's kind, and append what C receives instead: numbers such as lengths, and addresses."""
    if isinstance(value, tuple):
        return (type(value), *(kind_of(one, numbers, places) for one in value))
    if isinstance(value, np.void | np.ndarray):
        array = np.asarray(value)
        assert array.flags.c_contiguous
        places.append(array.ctypes.data)
        numbers.extend(array.shape)
        return array.dtype, array.ndim
    numbers.append(int(value))
    return int


def flat(kinds: Kinds) -> Iterator[Kind]:
    """Yield the kinds of ints, records, and arrays, in the order of the arguments."""
    for kind in kinds:
        if kind is not int and isinstance(kind[0], type):
            yield from flat(kind[1:])
        else:
            yield kind


def counted(kinds: Kinds) -> tuple[int, int]:
    """Return how many numbers and how many addresses C receives."""
    parts = [kind for kind in flat(kinds) if kind is not int]
    return sum(kind is int for kind in flat(kinds)) + sum(kind[1] for kind in parts), len(parts)


def text_of(kinds: Kinds) -> str:
    """Describe kinds for a digest, in the same way with every version of Python and NumPy."""
    return ",".join(map(text_of_kind, kinds))


def text_of_kind(kind: Kind) -> str:
    if kind is int:
        return "int"
    first, *rest = kind
    return f"{first.__name__}({text_of(tuple(rest))})" if isinstance(first, type) else f"{layout_text(first)}*{rest[0]}"


@cache
def layout_text(layout: np.dtype[Any]) -> str:
    if layout.subdtype is not None:
        base, shape = layout.subdtype
        return f"{layout_text(base)}{list(shape)}"
    if layout.fields is None:
        return layout.str
    fields = (f"{name}@{at}:{layout_text(kind)}" for name, (kind, at, *_) in layout.fields.items())
    return f"{{{','.join(fields)}}}{layout.itemsize}{'a' if layout.isalignedstruct else ''}"


def c_function(name: str, address: int, numbers: int, places: int) -> Callable[..., int]:
    """Return the C function at an address, with a number of numbers and addresses as arguments."""
    prototype = ctypes.CFUNCTYPE(
        ctypes.c_int32, *[ctypes.c_void_p] * 2, *[ctypes.c_int64] * numbers, *[ctypes.c_void_p] * places
    )
    code = prototype(address)

    def call(*arguments: int) -> int:
        result, error = ctypes.c_int64(), ctypes.c_void_p()
        if code(ctypes.byref(result), ctypes.byref(error), *arguments) not in SUCCEEDED:
            raise WildfourError("machine-code-failed", engine=name)
        return result.value

    return call
