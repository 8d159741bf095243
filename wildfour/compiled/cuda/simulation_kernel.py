"""The rules compiled for a GPU by numba-cuda (extra: `cuda`), specialized for one table: see specialization.py."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010 - numba-cuda 0.30 still calls it, but NumPy 2.5 dropped it

from numba import cuda, float32, from_dtype, int32, int64, uint8, uint32

from wildfour.compiled import compiled_primitives
from wildfour.compiled.compiler import Function, compile_modules
from wildfour.compiled.cpu import OVERRIDES, RULE_MODULES
from wildfour.compiled.records import INT
from wildfour.compiled.specialization import KnownTable, specialize
from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules import primitives
from wildfour.rules.public_knowledge import ROW
from wildfour.rules.state import ARRAYS, SCALARS

THREADS = 128  # per block
BLOCKS = 8  # per multiprocessor
ALL_LANES = 0xFFFFFFFF
DEALT_TOGETHER = 8  # of a warp's 32 lanes, the number that must wait before a deal starts
HALVES = (16, 8, 4, 2, 1)


def scalars_dtype() -> np.dtype[Any]:
    return np.dtype([(one.name, "i4") for one in SCALARS], align=True)


def chance_dtype() -> np.dtype[Any]:
    """Return CHANCE_DTYPE with narrower ints: a GPU computes in 32 bits, and has few registers."""
    words = [("key0", "u4"), ("key1", "u4"), ("number", INT), ("block", "i4"), ("left", "i4"), ("buffer", "u4", (4,))]
    return np.dtype(words, align=True)


def zones_dtype(players: int, decks: int, *, thinking: bool) -> np.dtype[Any]:
    """Return a state's arrays. Only policies that estimate hands read `fresh`."""
    arrays = [(one.name, INT, one.shape_for(players, 2 * decks)) for one in ARRAYS if one.name != "fresh"]
    fresh = [("fresh", "i4", (ROW * players,))] if thinking else []
    return np.dtype([*arrays, *fresh, ("counts", "i4", (len(EventKind),))], align=True)


def device_function(function: Function) -> Any:
    return cuda.jit(device=True, forceinline=True)(function)


@cuda.jit(device=True)
def popcount(word):
    return int64(cuda.popc(word))


@cuda.jit(device=True)
def trailing_zeros(word):
    return int64(cuda.ffs(word) - 1)


@cuda.jit(device=True, forceinline=True)
def nth_bit(word, n):
    """Find a bit by binary search, without a loop that makes lanes wait for each other."""
    left = int32(n)
    bits = uint32(word & 0xFFFFFFFF)
    ones = int32(cuda.popc(bits))
    position = int32(0)
    if left >= ones:
        left = int32(left - ones)
        position = int32(32)
        bits = uint32(word >> 32)
    for step in HALVES:
        ones = int32(cuda.popc(uint32(bits & uint32((1 << step) - 1))))
        if left >= ones:
            left = int32(left - ones)
            position = int32(position + int32(step))
            bits = uint32(bits >> uint32(step))
    return int64(position)


@cuda.jit(device=True, forceinline=True)
def nth_of_two(even, odd, n):
    """Find a bit by binary search in two words at once."""
    left = int32(n)
    first = uint32(even & 0xFFFFFFFF)
    second = uint32(odd & 0xFFFFFFFF)
    ones = int32(int32(cuda.popc(first)) + int32(cuda.popc(second)))
    place = int32(0)
    if left >= ones:
        left = int32(left - ones)
        place = int32(32)
        first = uint32(even >> 32)
        second = uint32(odd >> 32)
    for step in HALVES:
        low = uint32((1 << step) - 1)
        ones = int32(int32(cuda.popc(uint32(first & low))) + int32(cuda.popc(uint32(second & low))))
        if left >= ones:
            left = int32(left - ones)
            place = int32(place + int32(step))
            first = uint32(first >> uint32(step))
            second = uint32(second >> uint32(step))
    if left >= int32(first & uint32(1)):
        place = int32(place | int32(64))
    return int64(place)


@cuda.jit(device=True)
def count_in(bins, place):
    cuda.atomic.add(bins, place, 1)


READY: dict[Function, Any] = {
    primitives.popcount: popcount,
    compiled_primitives.trailing_zeros: trailing_zeros,
    compiled_primitives.nth_bit: nth_bit,
    compiled_primitives.nth_of_two: nth_of_two,
}


LANGUAGE = {
    "cuda": cuda,
    "int64": int64,
    "uint8": uint8,
    "float32": float32,
}  # names available to specialized functions


def room(length: int, kind: str) -> str:
    """Return code that allocates thread-local memory."""
    assert kind in LANGUAGE
    return f"cuda.local.array({length}, {kind})"


def compile_for(
    table: KnownTable,
    modules: Sequence[ModuleType],
    overrides: Mapping[Function, Function],
    ready: Mapping[Function, Any],
) -> dict[Function, Any]:
    """Return the device versions of all functions, for one table."""
    return compile_modules(
        (*RULE_MODULES, *modules),
        device_function,
        ready={**READY, **ready},
        overrides=OVERRIDES | dict(overrides),
        remake=lambda function, namespace: specialize(function, namespace, table, LANGUAGE),
    )


@dataclass(frozen=True, slots=True)
class Steps:
    """The device functions that make up the kernel."""

    restart: Any
    start_round: Any
    make_move: Any
    goes_on: Any
    count_round: Any


def kernel_of(
    steps: Steps, rules: Rules, players: int, sums_length: int, events_at: int, *, thinking: bool = False
) -> Any:
    """Build the kernel. Each thread plays every n-th round and keeps separate sums, which are added up at the end.

    The 32 lanes of a warp run the same code together, each playing its own round. A lane that finishes its round waits
    for several others, because dealing for one takes as long as dealing for all.
    """
    scalars_type = from_dtype(scalars_dtype())
    zones_type = from_dtype(zones_dtype(players, rules.decks, thinking=thinking))
    chance_type, progress_type = (
        from_dtype(chance_dtype()),
        from_dtype(np.dtype([("number", INT), ("turns", "i4"), ("moves", "i4")], align=True)),
    )
    events = len(EventKind)
    restart, start_round, make_move = steps.restart, steps.start_round, steps.make_move
    goes_on, count_round = steps.goes_on, steps.count_round

    @cuda.jit
    def kernel(first, rounds, key0, key1, plans, all_sums, bins):
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
        next_round = cuda.grid(1)
        playing = False
        while True:
            idle = not playing and next_round < rounds
            idle_lanes = cuda.popc(cuda.ballot_sync(ALL_LANES, idle))
            playing_lanes = cuda.popc(cuda.ballot_sync(ALL_LANES, playing))
            if idle_lanes == 0 and playing_lanes == 0:
                break
            if idle and (idle_lanes >= DEALT_TOGETHER or playing_lanes == 0):
                progress.number = first + next_round
                restart(chance, first + next_round)
                start_round(s, zones, chance, progress, sums)
                next_round += cuda.gridsize(1)
                playing = True
            if playing:
                make_move(s, zones, chance, plans[0], progress, sums)
                if not goes_on(s, zones, progress):
                    count_round(s, zones, progress, sums, bins)
                    playing = False
        for kind in range(events):
            sums[events_at + kind] += zones.counts[kind]
        for place in range(sums_length):
            if sums[place] != 0:
                cuda.atomic.add(all_sums, place, sums[place])

    return kernel


def has_gpu() -> bool:
    try:
        return bool(cuda.is_available())
    except Exception:  # a half-installed driver may raise anything
        return False
