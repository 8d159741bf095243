"""Compiled functions exposed as C functions that take numbers and raw addresses, so that a call takes a microsecond.

(Numba itself takes 200 microseconds to recognize arrays of records.)
"""

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import carray as carray  # noqa: PLC0414 - entry points view addresses as arrays
from numba import cfunc, from_dtype, types

from wildfour.compiled.cache import caching_in
from wildfour.compiled.compiler import Function
from wildfour.compiled.cpu import Cpu
from wildfour.support.stderr_messages import notice_compiling


def compiled_entry(machine: Cpu, entry: Function, numbers: int, kinds: Sequence[np.dtype[Any]]) -> Any:
    """Compile an entry point to a C function. Its arguments are numbers, then one array address of each kind."""
    signature = types.void(*[types.int64] * numbers, *(types.CPointer(from_dtype(kind)) for kind in kinds))
    plain = machine.twins[entry].py_func
    if machine.folder is None:
        notice_compiling()
        compiled = cfunc(signature)(plain)
    else:
        mark = machine.folder / "entry.ready"
        if not mark.exists():
            notice_compiling()
        with caching_in(machine.folder):
            compiled = cfunc(signature, cache=True)(plain)
        mark.touch()
    called = ctypes.CFUNCTYPE(None, *[ctypes.c_ssize_t] * numbers, *[ctypes.c_void_p] * len(kinds))(compiled.address)
    called.keep = compiled  # type: ignore[attr-defined]
    return called
