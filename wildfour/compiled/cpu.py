"""The rules compiled for the CPU, and calls of compiled functions from Python."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, partial
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import numpy as np

from wildfour import rules
from wildfour.chance import philox
from wildfour.compiled import compiled_clear, compiled_primitives, engines, round_loop
from wildfour.compiled.calls import Kinds, counted, kind_of, text_of
from wildfour.compiled.compiler import Function
from wildfour.compiled.specialization import KnownTable
from wildfour.compiled.state_arrays import RESULT_DTYPE, Array, new_chances, new_states
from wildfour.errors import Invalid
from wildfour.rulebook import cards, moves
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.option_parser import Options, check_table, parse_options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules import piles, primitives, state

RULES_OF_A_ROUND = (
    one.name for one in iter_modules(rules.__path__, f"{rules.__name__}.") if one.name != state.__name__
)
RULE_MODULES: tuple[ModuleType, ...] = (
    *(cards, moves, philox, *map(import_module, RULES_OF_A_ROUND)),
    *(compiled_primitives, compiled_clear, round_loop),
)
MOST_MOVES = 100_000  # per round; random play never comes near it
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
    policy's `choose`. `ready` returns versions written for the CPU. With a `table`, functions are specialized for it.
    """

    def __init__(
        self,
        modules: Sequence[ModuleType],
        overrides: Mapping[Function, Function],
        *,
        ready: Callable[[], Mapping[Function, Any]] = dict,
        table: KnownTable | None = None,
        within: Sequence[str] = (),
        apart: Sequence[str] = (),
    ) -> None:
        self.modules = (*RULE_MODULES, *modules)
        self.overrides = OVERRIDES | ON_CPU | dict(overrides)
        self.ready, self.table, self.within, self.apart = ready, table, tuple(within), tuple(apart)
        self._functions: dict[Function, Compiled] = {}

    @cached_property
    def digest(self) -> str:
        """Return a hash of the sources and settings of this machine's code."""
        chosen = [f"{one.__module__}.{one.__name__}" for one in self.overrides.values()]
        return engines.digest_of((*self.modules, state), f"{chosen} {self.within} {self.apart} {self.table}")

    def __getitem__(self, function: Function) -> "Compiled":
        """Return the compiled version of a function."""
        if function not in self._functions:
            self._functions[function] = Compiled(self, function)
        return self._functions[function]


class Compiled:
    """A compiled function for calls from Python. Its code is loaded, or compiled and kept on disk, at the first call
    with arguments of these kinds. It returns an int, or 0 instead of None."""

    def __init__(self, machine: Cpu, function: Function) -> None:
        self.machine, self.function = machine, function
        self._codes: dict[Kinds, Callable[..., int]] = {}

    def __call__(self, *arguments: Any) -> int:
        return self.prepared(*arguments)()

    def prepared(self, *arguments: Any) -> Callable[[], int]:
        """Return a call with these arguments. Their arrays must stay alive."""
        numbers: list[int] = []
        places: list[int] = []
        kinds = tuple(kind_of(one, numbers, places) for one in arguments)
        if kinds not in self._codes:
            self._codes[kinds] = code_for(self.machine, self.function, kinds)
        return partial(self._codes[kinds], *numbers, *places)


def code_for(machine: Cpu, function: Function, kinds: Kinds) -> Callable[..., int]:
    """Load a function's machine code for arguments of these kinds, or compile it."""
    name = f"{function.__name__}-{engines.digest(machine.digest, text_of(kinds))}"

    def compiled() -> bytes:
        jit = import_module("wildfour.compiled.jit")  # an extra, and slow to import
        return bytes(jit.bitcode(machine, function, kinds))

    return engines.load(name, compiled, *counted(kinds))


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
