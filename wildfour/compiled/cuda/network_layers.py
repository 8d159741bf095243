"""Network layers on a GPU: the sums in bots/network/inference.py, added in the same order.

The CPU computes a layer input by input. The GPU computes it in groups of units, so that sums stay in registers and a
warp's threads read the same weights at the same time. Products are rounded before they are added, so the GPU gets the
CPU's results.
"""

from typing import Any

from wildfour.compiled.compiler import Function
from wildfour.compiled.cuda.simulation_kernel import room

# isort: split
from numba import cuda, float32, uint64  # after simulation_kernel, which patches NumPy for it
from numba.cuda import libdevice

TOGETHER = 16  # units


@cuda.jit(device=True, forceinline=True)
def times(one, other):
    return libdevice.fmul_rn(one, other)


@cuda.jit(device=True)
def next_layer(before, length, w, weights, bias, width, out):
    """Compute a layer. Adding zero inputs is faster than checking for them. Unsigned indices avoid checks for negative
    ones."""
    sums = cuda.local.array(TOGETHER, float32)
    for unit in range(0, width, TOGETHER):
        for k in range(TOGETHER):
            sums[k] = w[uint64(bias + unit + k)]
        row = weights + unit
        for i in range(length):
            value = before[uint64(i)]
            for k in range(TOGETHER):
                sums[k] += libdevice.fmul_rn(value, w[uint64(row + k)])
            row += width
        for k in range(TOGETHER):
            out[uint64(unit + k)] = sums[k]


def first_layer_of(width: int, most_inputs: int) -> Any:
    """Build the first layer for networks with this width and up to this many inputs."""

    @cuda.jit(device=True)
    def first_layer(reading, network, body, out):
        ints = network.ints
        w = network.w
        at = body.ints
        numbers = body.numbers
        classes = body.classes
        scales = body.scales
        inputs = cuda.local.array(most_inputs, float32)
        for i in range(numbers):
            inputs[i] = float32(reading[ints[at + i]]) * w[scales + i]
        for i in range(classes):
            is_there = reading[ints[at + numbers + i]] == ints[at + numbers + classes + i]
            inputs[numbers + i] = w[scales + numbers] if is_there else float32(0)
        next_layer(inputs, numbers + classes, w, body.first, body.first_bias, width, out)
        for unit in range(width):
            out[unit] = max(out[unit], float32(0))

    return first_layer


def rooms_for(row: Function, reading: Function, layer: Function) -> dict[str, str]:
    """Return code that allocates a network's rows in a thread (see inference.py). A `reading` consists of bytes."""
    kinds = {row: "int64", reading: "uint8", layer: "float32"}
    return {one.__name__: room(len(one()), kind) for one, kind in kinds.items()}
