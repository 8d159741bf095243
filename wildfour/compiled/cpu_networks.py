"""Network parts written for the CPU."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from wildfour.compiled.compiler import Function
from wildfour.compiled.jit import room

LANES = 64


def ready_for(row: Function, reading: Function, layer: Function) -> dict[Function, Any]:
    """Return compilable versions of a network's three row allocators, with the same lengths."""
    return {row: room(len(row()), np.int64), **{one: room(len(one()), np.float32) for one in (reading, layer)}}


@intrinsic
def put_sums(typing_context: Any, row: Any, first: Any, even: Any, odd: Any) -> Any:
    """Write the bit sums of two words as 64 bytes, which takes a few instructions per eight words of a row."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        bytes_type = ir.VectorType(ir.IntType(8), LANES)
        place = builder.bitcast(builder.gep(array.data, [arguments[1]]), bytes_type.as_pointer())
        bits = [builder.bitcast(word, ir.VectorType(ir.IntType(1), LANES)) for word in arguments[2:]]
        builder.store(builder.add(*(builder.zext(one, bytes_type) for one in bits)), place, align=8)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.int64, types.int64), generate
