"""Bits to bytes with the vectors of a CPU."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

LANES = 64


@intrinsic  # type: ignore[untyped-decorator]
def put_sums(typing_context: Any, row: Any, first: Any, even: Any, odd: Any) -> Any:
    """The bits of two words as 64 bytes each, added: a few instructions for eight words of a row."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        bytes_type = ir.VectorType(ir.IntType(8), LANES)
        place = builder.bitcast(builder.gep(array.data, [arguments[1]]), bytes_type.as_pointer())
        bits = [builder.bitcast(word, ir.VectorType(ir.IntType(1), LANES)) for word in arguments[2:]]
        builder.store(builder.add(*(builder.zext(one, bytes_type) for one in bits)), place, align=8)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.int64, types.int64), generate
