"""Running a simulation on the cores of this computer. The answer depends on the request and on nothing else."""

import os
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from itertools import islice
from types import ModuleType

import numpy as np

from wildfour.bots.network import compiled_network
from wildfour.bots.policies.dispatch import PARTS, Parts
from wildfour.bots.policies.plan import Policy
from wildfour.compiled import compiled_primitives
from wildfour.compiled.cpu import Cpu
from wildfour.compiled.state_arrays import PROGRESS_DTYPE, Array, new_chances, new_states
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules import primitives
from wildfour.simulation import counted_rounds, tally
from wildfour.simulation.monitor import UNWATCHED, Monitor
from wildfour.simulation.network_plans import plans_at
from wildfour.simulation.request import RoundRequest, TableRequest
from wildfour.simulation.seat_plans import somebody_plays, table_plan
from wildfour.simulation.tally import Tally

FIRST = 16  # rounds that are played before there are workers
CHUNK = 1 << 13  # rounds that one worker plays before it reports


def most_thinking(rate_policies: Sequence[str]) -> Policy:
    """Whose parts are needed: where the network plays, skilled may; those who do not think need least."""
    return next((one for one in (Policy.NETWORK, Policy.SKILLED) if somebody_plays(rate_policies, one)), Policy.RANDOM)


def parts_for(thinker: Policy) -> Parts:
    """Return the policies and the counting; events are counted, and policies that think learn from them."""
    policies = PARTS[thinker]
    emit = compiled_primitives.count_event if thinker == Policy.RANDOM else compiled_primitives.count_and_notice
    return Parts((*policies.modules, tally, counted_rounds), {primitives.emit: emit, **policies.overrides})


@cache
def compiled(thinker: Policy, *more: ModuleType) -> Cpu:
    """The rules, the policies and the counting, compiled together, and some more modules."""
    modules, overrides = parts_for(thinker)
    return Cpu([*modules, *more], overrides, ready=compiled_network.ready() if thinker == Policy.NETWORK else None)


def machine_for(request: TableRequest, *more: ModuleType) -> Cpu:
    """Only who asks for the network, or for skilled, waits for its compiling."""
    return compiled(most_thinking(request.policies), *more)


def plans_of(request: RoundRequest) -> Array:
    """The plan of the table, as compiled code reads it."""
    return plans_at(request, [table_plan(request.policies, request.players, bool(request.options["partners"]))])


def play_chunk(request: RoundRequest, first: int, number: int) -> Tally:
    """The rounds numbered from `first`, on the thread that calls."""
    return play_plan(machine_for(request), request, plans_of(request), first, number)


def play_plan(machine: Cpu, request: RoundRequest, plans: Array, first: int, number: int) -> Tally:
    states = new_states(Rules(request.edition, request.options), request.players, 1)
    part = Tally.empty()
    play = machine[counted_rounds.play_in_blocks]
    chances, progresses = new_chances(request.seed, first, 1), np.zeros(1, PROGRESS_DTYPE)
    play(states, chances, plans, progresses, first, number, request.rounds, part.sums, part.bins, part.blocks)
    part.sums[tally.EVENTS : tally.HANDS] += states["counts"][0]
    return part


def chunks(request: RoundRequest, size: int = CHUNK, done: int = 0) -> Iterator[tuple[int, int]]:
    """The numbers of the rounds that are not done yet, in pieces: first and how many."""
    for first in range(done, request.rounds, size):
        yield first, min(size, request.rounds - first)


def simulate(request: RoundRequest, *, threads: int | None = None, monitor: Monitor = UNWATCHED) -> Tally:
    """Play all the rounds on some threads, or until the monitor stops it."""
    request.check()
    total = Tally.empty()
    workers = threads or os.cpu_count() or 1
    total.add(play_chunk(request, 0, min(FIRST, request.rounds)))  # alone: if it must be compiled, then once
    monitor.progress(total.rounds)
    pieces = chunks(request, done=total.rounds)
    with ThreadPoolExecutor(workers) as pool:
        waiting: deque[Future[Tally]] = deque()
        while True:
            if not monitor.stop.is_set():
                more = islice(pieces, 2 * workers - len(waiting))
                waiting.extend(pool.submit(play_chunk, request, *piece) for piece in more)
            if not waiting:
                return total
            total.add(waiting.popleft().result())
            monitor.progress(total.rounds)
