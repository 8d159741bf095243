"""The rules compiled for the CPU: CPU primitives, and the functions that Python calls."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
from llvmlite import binding, ir
from numba import njit, typeof, types
from numba.extending import intrinsic

from wildfour import rules
from wildfour.chance import philox
from wildfour.compiled import compiled_clear, compiled_primitives, cpu_networks, round_loop
from wildfour.compiled.cache import cache_folder, caching_in
from wildfour.compiled.compiler import Function, Remake, compile_modules, copied
from wildfour.compiled.specialization import KnownTable, specialize
from wildfour.compiled.state_arrays import RESULT_DTYPE, Array, new_chances, new_states
from wildfour.errors import Invalid
from wildfour.rulebook import cards, moves
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.option_parser import Options, check_table, parse_options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules import piles, primitives, state
from wildfour.support.stderr_messages import notice_compiling

RULES_OF_A_ROUND = (
    one.name for one in iter_modules(rules.__path__, f"{rules.__name__}.") if one.name != state.__name__
)
RULE_MODULES: tuple[ModuleType, ...] = (
    *(cards, moves, philox, *map(import_module, RULES_OF_A_ROUND)),
    *(compiled_primitives, compiled_clear, round_loop),
)
MOST_MOVES = 100_000  # per round; random play never comes near it
LOWER = 0xFFFFFFFF
EVEN_PLACES, ODD_PLACES = 0x5555555555555555, -0x5555555555555556
SLOW_AT_PDEP = ("znver1", "znver2", "bdver4")
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
def bits_scattered(typing_context: Any, bits: Any, mask: Any) -> Any:
    """PDEP: scatter bits to the set positions of a mask."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word_type = ir.IntType(64)
        pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word_type, [word_type] * 2))
        return builder.call(pdep, arguments)

    return types.int64(types.int64, types.int64), generate


@njit(forceinline=True)
def nth_bit(word: int, n: int) -> int:
    return trailing_zeros(bits_scattered(1 << n, word))


@njit(forceinline=True)
def nth_of_two(even: int, odd: int, n: int) -> int:
    """Select the half that has the bit in both words. Then interleave their bits in one word and search that."""
    ones = popcount(even & LOWER) + popcount(odd & LOWER)
    half = 32 if n >= ones else 0
    left = n - ones if n >= ones else n
    both = bits_scattered(even >> half, EVEN_PLACES) | bits_scattered(odd >> half, ODD_PLACES)
    place = nth_bit(both, left)
    return half + (place >> 1) | (place & 1) << 6


def scatters_fast() -> bool:
    """Return whether this processor has PDEP in hardware. On the first two Zen generations, it is slow."""
    return bool(binding.get_host_cpu_features().get("bmi2")) and binding.get_host_cpu_name() not in SLOW_AT_PDEP


def jit(function: Callable[..., Any], within: Sequence[str] = (), apart: Sequence[str] = ()) -> Any:
    """Compile a function. Inlining small functions and those used every turn makes it 1.5 times as fast. `within` names
    more functions to inline, and `apart` functions not to inline."""
    code = function.__code__
    small = len(code.co_code) <= SMALL and code.co_name not in SELDOM
    inline = small or code.co_name in EVERY_TURN or code.co_name in within
    return njit(error_model="numpy", nogil=True, forceinline=inline and code.co_name not in apart)(function)


READY: dict[Function, Any] = {primitives.popcount: popcount, compiled_primitives.trailing_zeros: trailing_zeros}
if scatters_fast():
    READY[compiled_primitives.nth_bit] = nth_bit
    READY[compiled_primitives.nth_of_two] = nth_of_two
OVERRIDES: dict[Function, Function] = {
    primitives.clear: compiled_clear.clear,
    primitives.nth_bit: compiled_primitives.nth_bit,
    primitives.nth_of_two: compiled_primitives.nth_of_two,
    primitives.below: compiled_primitives.below,
    primitives.pick: compiled_primitives.pick,
    primitives.lands: compiled_primitives.lands,
    primitives.emit: compiled_primitives.emit,
}
# A card's word is unpredictable, so both words of a zone are written without a branch.
ON_CPU: dict[Function, Function] = {piles.add: compiled_primitives.add, piles.remove: compiled_primitives.remove}


class Cpu:
    """The rules and further modules compiled for this CPU. `overrides` maps functions to replacements, such as a
    policy's `choose`. `ready` contains versions written for the CPU. With a `table`, functions are specialized for it.
    """

    def __init__(
        self,
        modules: Sequence[ModuleType],
        overrides: Mapping[Function, Function],
        *,
        ready: Mapping[Function, Any] | None = None,
        table: KnownTable | None = None,
        within: Sequence[str] = (),
        apart: Sequence[str] = (),
    ) -> None:
        everything = (*RULE_MODULES, *modules)
        chosen = " ".join(f"{one.__module__}.{one.__name__}" for one in overrides.values())
        made_for = " ".join(map(str, (SMALL, EVERY_TURN, chosen, within, apart, table)))
        self.folder = cache_folder((*everything, state, cpu_networks), f"cpu {made_for}")
        remake = copied if table is None else partial(specialize, table=table)
        self.twins = compile_modules(
            everything,
            partial(jit, within=within, apart=apart),
            ready=READY | dict(ready or {}),
            overrides=OVERRIDES | ON_CPU | dict(overrides),
            remake=partial(with_unique_name, remake, self.folder.name if self.folder else ""),
        )
        self._entries: dict[Function, Any] = {}

    def __getitem__(self, function: Function) -> Any:
        """Return the compiled version of a function, for calls from Python. It is compiled once and cached on disk."""
        if function not in self._entries:
            self._entries[function] = self._entry(function)
        return self._entries[function]

    def _entry(self, function: Function) -> Any:
        twin = self.twins[function]
        if self.folder is None:
            notice_compiling()
            return twin
        with caching_in(self.folder):
            twin.enable_caching()
        return Announced(twin, self.folder / f"{function.__name__}.ready")


def with_unique_name(remake: Remake, name: str, function: FunctionType, namespace: dict[str, Any]) -> FunctionType:
    """Re-create a function under a unique name. Machines compiled in different processes may use the same names, and a
    linker that loads both from disk would mix them up."""
    made = remake(function, namespace)
    made.__qualname__ = f"{made.__qualname__}_{name}"
    return made


class Announced:
    """A compiled function that prints a notice if its first call waits for the compiler."""

    def __init__(self, twin: Any, mark: Path) -> None:
        self._twin = twin
        self._mark = mark
        self._known: set[Any] = set()

    def __call__(self, *arguments: Any) -> Any:
        signature = tuple(map(typeof, arguments))
        if signature in self._known:
            return self._twin(*arguments)
        mark = self._mark.with_suffix(f".{hashlib.sha256(repr(signature).encode()).hexdigest()[:12]}")
        if not mark.exists():
            notice_compiling()
        result = self._twin(*arguments)
        mark.touch()
        self._known.add(signature)
        return result


@cache
def cpu(policy: ModuleType) -> Cpu:
    """Compile the rules with a policy, once in each process. Its MODULES lists other modules that it calls."""
    return Cpu([*getattr(policy, "MODULES", ()), policy], {round_loop.choose: policy.choose})


def play_rounds(
    policy: ModuleType,
    edition: str | Edition,
    *,
    players: int,
    rounds: int,
    options: str | Options = "",
    seed: int = 0,
    first: int = 0,
) -> Array:
    """Play rounds in compiled code, numbered from `first`. Return each round's winner, points, and moves.

    Seat 0 is to the dealer's left. The result depends only on the seed and the round numbers.
    """
    edition = edition_named(edition) if isinstance(edition, str) else edition
    options = parse_options(options) if isinstance(options, str) else options
    check_table(edition, players, options)
    if rounds < 0:
        raise Invalid("rounds-below-zero", rounds=str(rounds))
    results = np.zeros(rounds, RESULT_DTYPE)
    states = new_states(Rules(edition, options), players, 1)
    cpu(policy)[round_loop.play_numbers](states, new_chances(seed, first, 1), first, results, MOST_MOVES)
    return results
