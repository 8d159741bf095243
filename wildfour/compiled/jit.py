"""Compilation by Numba: the intermediate code of an entry point and of every function that it calls.

Numba would optimize each function on its own and again in each of its callers. Here, functions keep their raw code. An
entry point links them into one module, in which every other function is internal, and native.py compiles it once.
"""

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
from llvmlite import binding, ir
from numba import from_dtype, njit, types
from numba.core import cgutils, compiler
from numba.core.codegen import JITCodeLibrary
from numba.extending import intrinsic
from numba.np import arrayobj

from wildfour.compiled import compiled_math, compiled_primitives
from wildfour.compiled.calls import Kind, Kinds, counted, flat
from wildfour.compiled.compiler import Function, compile_modules, copied
from wildfour.compiled.cpu import Cpu
from wildfour.compiled.engines import ENTRY
from wildfour.compiled.native import HAS_PDEP, PDEP
from wildfour.compiled.specialization import specialize
from wildfour.rules import primitives

SMALL = 300  # bytes of bytecode
EVERY_TURN = (
    "apply",
    "choose",
    "play_or_draw",
    "play_move",
    "play_card",
    "find",
    "nth_of_several",
    "put_on_top",
    "take_effect",
    "draw",
    "any_of",
    "rightful",
)
SELDOM = ("who_jumps_in", "jump_in", "slips", "wrong_card", "object_or_let_stand")  # used only under house rules


LOWER = 0xFFFFFFFF
EVEN_PLACES, ODD_PLACES = 0x5555555555555555, -0x5555555555555556


class Library(JITCodeLibrary):  # type: ignore[misc]
    """The raw code of one function, which is optimized as a part of its entry points. It has no address."""

    def add_ir_module(self, ir_module: Any) -> None:
        module = binding.parse_assembly(cgutils.normalize_ir_text(str(ir_module)))
        module.name, module.data_layout = ir_module.name, self._codegen._data_layout
        self._final_module.link_in(module)

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Do nothing: the code does not call Python."""

    def reached(self) -> Iterator["Library"]:
        """Yield this library and every library that it needs, each once."""
        found, waiting = {self: None}, [self]
        while waiting:
            for one in waiting.pop()._linking_libraries:
                if one not in found:
                    found[one] = None
                    waiting.append(one)
        yield from found


class Pipeline(compiler.Compiler):  # type: ignore[misc]
    """Numba's pipeline, without wrappers for calls from Python."""

    def __init__(self, typing_context: Any, context: Any, library: Any, arguments: Any, *rest: Any) -> None:
        returned, flags, local_types = rest
        flags = flags.copy()
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        library = library or Library(context.codegen(), "wildfour")
        super().__init__(typing_context, context, library, arguments, returned, flags, local_types)


# Arrays come from outside or lie on the stack, so references are not counted.
compiled = partial(njit, error_model="numpy", nogil=True, pipeline_class=Pipeline, _nrt=False)


@intrinsic
def popcount(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def trailing_zeros(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def has_pdep(typing_context: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        open_type = ir.FunctionType(ir.IntType(1), [])
        return builder.call(cgutils.get_or_insert_function(builder.module, open_type, HAS_PDEP), [])

    return types.boolean(), generate


@intrinsic
def bits_scattered(typing_context: Any, bits: Any, mask: Any) -> Any:
    """PDEP: scatter bits to the set positions of a mask."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        open_type = ir.FunctionType(ir.IntType(64), [ir.IntType(64)] * 2)
        return builder.call(cgutils.get_or_insert_function(builder.module, open_type, PDEP), arguments)

    return types.int64(types.int64, types.int64), generate


def array_from(context: Any, builder: Any, kind: Any, data: Any, lengths: Sequence[Any]) -> Any:
    """Make an array of a type from an address."""
    array = context.make_array(kind)(context, builder)
    size = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides = [size]
    for length in reversed(lengths[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    arrayobj.populate_array(array, data=data, shape=lengths, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()


@intrinsic
def array_at(typing_context: Any, place: Any, lengths: Any) -> Any:
    """Return the array at an address. Unlike Numba's `carray`, this works without counted references."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place, lengths = arguments
        return array_from(context, builder, signature.return_type, place, cgutils.unpack_tuple(builder, lengths))

    return types.Array(place.dtype, len(lengths), "C")(place, lengths), generate


def room(length: int, kind: Any) -> Any:
    """Return a compilable function that makes room for a row on its caller's stack."""
    row_type = types.Array(from_dtype(np.dtype(kind)), 1, "C")

    @intrinsic
    def made(typing_context: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            element = context.get_data_type(row_type.dtype)
            row = builder.bitcast(cgutils.alloca_once(builder, ir.ArrayType(element, length)), element.as_pointer())
            return array_from(context, builder, row_type, row, [context.get_constant(types.intp, length)])

        return row_type(), generate

    return made


COUNTING = {**vars(compiled_primitives), "popcount": popcount, "trailing_zeros": trailing_zeros}
portable_nth_bit = compiled(forceinline=True)(copied(compiled_primitives.nth_bit, COUNTING))  # type: ignore[arg-type]
portable_nth_of_two = compiled(forceinline=True)(copied(compiled_primitives.nth_of_two, COUNTING))  # type: ignore[arg-type]


@compiled(forceinline=True)
def nth_bit(word: int, n: int) -> int:
    if has_pdep():
        return trailing_zeros(bits_scattered(1 << n, word))
    return portable_nth_bit(word, n)


@compiled(forceinline=True)
def nth_of_two(even: int, odd: int, n: int) -> int:
    """Select the half that has the bit in both words. Then interleave their bits in one word and search that."""
    if not has_pdep():
        return portable_nth_of_two(even, odd, n)
    ones = popcount(even & LOWER) + popcount(odd & LOWER)
    half = 32 if n >= ones else 0
    left = n - ones if n >= ones else n
    both = bits_scattered(even >> half, EVEN_PLACES) | bits_scattered(odd >> half, ODD_PLACES)
    place = trailing_zeros(bits_scattered(1 << left, both))
    return half + (place >> 1) | (place & 1) << 6


def portable_math() -> ModuleType:
    """Return a module that replaces `math` in compiled code."""
    made, functions = ModuleType("math"), dict(vars(compiled_math))
    for name in ("power_of_2", "exp", "log"):
        functions[name] = compiled()(copied(functions[name], functions))
    vars(made).update({**vars(math), "exp": functions["exp"], "log": functions["log"]})
    return made


MATH = portable_math()
READY: dict[Function, Any] = {
    primitives.popcount: popcount,
    compiled_primitives.trailing_zeros: trailing_zeros,
    compiled_primitives.nth_bit: nth_bit,
    compiled_primitives.nth_of_two: nth_of_two,
}


def jit(function: Callable[..., Any], within: Sequence[str] = (), apart: Sequence[str] = ()) -> Any:
    """Compile a function. Inline small functions, those used every turn, and those `within`, but not those `apart`."""
    code = function.__code__
    small = len(code.co_code) <= SMALL and code.co_name not in SELDOM
    inline = small or code.co_name in EVERY_TURN or code.co_name in within
    return compiled(forceinline=inline and code.co_name not in apart)(function)


@cache
def twins_of(machine: Cpu) -> dict[Function, Any]:
    """Map every function of a machine to its compilable version."""
    remake = copied if machine.table is None else partial(specialize, table=machine.table)

    def with_portable_math(function: FunctionType, namespace: dict[str, Any]) -> FunctionType:
        if "math" in namespace:
            namespace["math"] = MATH
        return remake(function, namespace)

    return compile_modules(
        machine.modules,
        partial(jit, within=machine.within, apart=machine.apart),
        ready=READY | dict(machine.ready()),
        overrides=machine.overrides,
        remake=with_portable_math,
    )


def bitcode(machine: Cpu, function: Function, kinds: Kinds) -> bytes:
    """Compile an entry point for arguments of these kinds, up to the code that does not depend on the processor."""
    made = compiled(signature_of(kinds))(entry_point(twins_of(machine)[function], kinds, returns(function)))
    (result,) = made.overloads.values()
    module = binding.parse_assembly("")
    module.data_layout = result.library._final_module.data_layout
    for library in result.library.reached():
        if library.name == "nrt":  # counting of references
            continue
        for one in library._final_module.functions:
            if not one.is_declaration:
                one.linkage = "weak_odr"  # several libraries may contain the same function
        module.link_in(library._final_module, preserve=True)
    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration:
            one.linkage = "internal"
    entry = module.get_function(result.fndesc.llvm_func_name)
    entry.linkage, entry.name = "external", ENTRY
    return bytes(module.as_bitcode())


def returns(function: Function) -> bool:
    return function.__annotations__["return"] is not None


def signature_of(kinds: Kinds) -> tuple[Any, ...]:
    """Return the types of an entry point: first all numbers, then all addresses."""
    places = (types.CPointer(from_dtype(kind[0])) for kind in flat(kinds) if kind is not int)
    return (types.int64,) * counted(kinds)[0] + tuple(places)


def entry_point(twin: Any, kinds: Kinds, returns: bool) -> FunctionType:
    """Write a function that builds the arguments from numbers and addresses."""
    namespace: dict[str, Any] = {"twin": twin, "array_at": array_at}
    numbers = (f"n{i}" for i in itertools.count())
    places = (f"p{i}" for i in itertools.count())
    used: list[str] = []

    def built(kind: Kind) -> str:
        if kind is int:
            used.append(next(numbers))
            return used[-1]
        first, *rest = kind
        if isinstance(first, type):
            name = f"{first.__name__}_{len(namespace)}"
            namespace[name] = first
            return f"{name}({', '.join(map(built, rest))})"
        lengths = [next(numbers) for _ in range(rest[0])]
        used.extend((*lengths, next(places)))
        return f"array_at({used[-1]}, ({', '.join(lengths)},))" if lengths else f"array_at({used[-1]}, (1,))[0]"

    call = f"twin({', '.join(map(built, kinds))})"
    names = ", ".join(sorted(used, key=lambda name: (name[0], int(name[1:]))))
    exec(f"def entry({names}):\n    {f'return int({call})' if returns else call}\n", namespace)
    made = namespace["entry"]
    assert isinstance(made, FunctionType)
    return made
