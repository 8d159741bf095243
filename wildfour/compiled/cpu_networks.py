"""What the network needs of this machine: room for its rows and layers, in the width that a processor likes best."""

from typing import Any

import numpy as np
from numba import njit

from wildfour.compiled.compiler import Function


def room(length: int, kind: Any) -> Any:
    """A compiled function that makes room for so many numbers."""

    @njit(nogil=True)  # type: ignore[untyped-decorator]
    def made() -> Any:
        return np.empty(length, kind)

    return made


def ready_for(row: Function, reading: Function, layer: Function) -> dict[Function, Any]:
    """The compiled twins of a network's three functions that make room: as long as what those make."""
    return {row: room(len(row()), np.int64), **{one: room(len(one()), np.float32) for one in (reading, layer)}}
