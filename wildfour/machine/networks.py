"""What the network needs of this machine: room for its rows and layers, in the width that a processor likes best."""

from typing import Any

import numpy as np
from numba import njit

from wildfour.machine.compile import Function

ROW, BYTES, WIDTH = 64, 1024, 256


@njit(nogil=True)  # type: ignore[untyped-decorator]
def new_row() -> Any:
    return np.empty(ROW, np.int64)


@njit(nogil=True)  # type: ignore[untyped-decorator]
def new_reading() -> Any:
    return np.empty(BYTES, np.float32)


@njit(nogil=True)  # type: ignore[untyped-decorator]
def new_layer() -> Any:
    return np.empty(WIDTH, np.float32)


def ready_for(row: Function, reading: Function, layer: Function) -> dict[Function, Any]:
    """The compiled twins of a network's three functions that make room."""
    return {row: new_row, reading: new_reading, layer: new_layer}
