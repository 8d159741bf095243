"""The rules compiled for a GPU by numba-cuda (the extra `cuda`), made anew for one table: see specialise.py."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010 - numba-cuda 0.30 still calls it, and NumPy 2.5 has dropped it

from numba import cuda, from_dtype, int64

from wildfour.events import EventKind
from wildfour.machine import substitutes
from wildfour.machine.batch import CHANCE_DTYPE, INT, PROGRESS_DTYPE
from wildfour.machine.compile import Function, compile_modules
from wildfour.machine.cpu import INSTEAD, RULE_MODULES
from wildfour.machine.specialise import specialised, values_of
from wildfour.options import Rules
from wildfour.rules import primitives
from wildfour.rules.state import SCALARS

THREADS = 128  # in a block
BLOCKS = 8  # for each multiprocessor


def scalars_dtype() -> np.dtype[Any]:
    return np.dtype([(name, INT) for name, _ in SCALARS])


def zones_dtype(players: int, decks: int) -> np.dtype[Any]:
    words = 2 * decks
    zones = [("hands", INT, (players, words)), ("draw", INT, (words,)), ("discard", INT, (words,))]
    return np.dtype([*zones, ("accusers", INT, (players,)), ("counts", "i4", (len(EventKind),))])


def device_function(function: Function) -> Any:
    return cuda.jit(device=True, forceinline=True)(function)


@cuda.jit(device=True)
def popcount(word):  # type: ignore[no-untyped-def]
    return int64(cuda.popc(word))


@cuda.jit(device=True)
def trailing_zeros(word):  # type: ignore[no-untyped-def]
    return int64(cuda.ffs(word) - 1)


@cuda.jit(device=True)
def count_in(bins, place):  # type: ignore[no-untyped-def]
    cuda.atomic.add(bins, place, 1)


READY = {primitives.popcount: popcount, substitutes.trailing_zeros: trailing_zeros}


def compile_for(
    rules: Rules,
    players: int,
    modules: Sequence[ModuleType],
    instead: Mapping[Function, Function],
    ready: Mapping[Function, Any],
) -> dict[Function, Any]:
    """The device twins of all functions, for one table."""
    values = values_of(rules)
    return compile_modules(
        (*RULE_MODULES, *modules),
        device_function,
        ready={**READY, **ready},
        instead=INSTEAD | dict(instead),
        remake=lambda function, namespace: specialised(function, namespace, values, players),
    )


def kernel_of(play: Any, restart: Any, rules: Rules, players: int, sums_length: int, events_at: int) -> Any:
    """The kernel. Every thread plays every so-many-th round and keeps its own sums, which are added up at the end."""
    scalars_type = from_dtype(scalars_dtype())
    zones_type = from_dtype(zones_dtype(players, rules.decks))
    chance_type = from_dtype(CHANCE_DTYPE)
    progress_type = from_dtype(PROGRESS_DTYPE)
    events = len(EventKind)

    @cuda.jit
    def kernel(first, rounds, key0, key1, plans, all_sums, bins):  # type: ignore[no-untyped-def]
        s = cuda.local.array(1, scalars_type)[0]
        zones = cuda.local.array(1, zones_type)[0]
        chance = cuda.local.array(1, chance_type)[0]
        progress = cuda.local.array(1, progress_type)[0]
        sums = cuda.local.array(sums_length, int64)
        for place in range(sums_length):
            sums[place] = 0
        for kind in range(events):
            zones.counts[kind] = 0
        for seat in range(players):
            zones.accusers[seat] = 0
        s.dealer = players - 1
        chance.key0 = key0
        chance.key1 = key1
        for i in range(cuda.grid(1), rounds, cuda.gridsize(1)):
            progress.number = first + i
            restart(chance, first + i)
            play(s, zones, chance, plans[0], progress, sums, bins)
        for kind in range(events):
            sums[events_at + kind] += zones.counts[kind]
        for place in range(sums_length):
            if sums[place] != 0:
                cuda.atomic.add(all_sums, place, sums[place])

    return kernel


def has_gpu() -> bool:
    try:
        return bool(cuda.is_available())
    except Exception:  # whatever a half-installed driver raises
        return False


def multiprocessors() -> int:
    return int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def to_device(array: Any) -> Any:
    return cuda.to_device(array)
