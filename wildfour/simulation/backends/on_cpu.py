"""Simulation on the cores of this computer. The result depends only on the request."""

import os
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from itertools import islice

import numpy as np

from wildfour.bots.network import compiled_network
from wildfour.bots.policies.dispatch import PARTS, Parts
from wildfour.bots.policies.plan import Policy
from wildfour.compiled import compiled_primitives
from wildfour.compiled.cpu import Cpu
from wildfour.compiled.state_arrays import Array, layout_of, new_chances, new_states
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules import primitives
from wildfour.simulation import counted_rounds, match_rounds, tally
from wildfour.simulation.network_plans import plans_at
from wildfour.simulation.request import RoundRequest, TableRequest
from wildfour.simulation.seat_plans import any_seat_plays, table_plan
from wildfour.simulation.tally import Tally
from wildfour.support.interrupts import UNWATCHED, Monitor

FIRST = 16  # rounds before the workers start
CHUNK = 1 << 13  # rounds per task


def most_demanding_policy(rate_policies: Sequence[str]) -> Policy:
    """Return the policy that needs the most parts: the network may use *skilled*, and rate policies need the fewest."""
    return next((one for one in (Policy.NETWORK, Policy.SKILLED) if any_seat_plays(rate_policies, one)), Policy.RANDOM)


def parts_for(policy: Policy) -> Parts:
    """Return the parts for policies and counting. Events are counted, and policies that use odds learn from them."""
    policies = PARTS[policy]
    emit = compiled_primitives.count_event if policy == Policy.RANDOM else compiled_primitives.count_and_notice
    return Parts((*policies.modules, tally, counted_rounds), {primitives.emit: emit, **policies.overrides})


@cache
def compiled(policy: Policy) -> Cpu:
    """Compile the rules, the policies, the counting, and the rounds of matches together."""
    modules, overrides = parts_for(policy)
    return Cpu([*modules, match_rounds], overrides, ready=compiled_network.ready if policy == Policy.NETWORK else dict)


def machine_for(request: TableRequest) -> Cpu:
    """Return a table's machine. Only tables with *skilled* or the network have to wait for those policies to
    compile."""
    return compiled(most_demanding_policy(request.policies))


def plans_of(request: RoundRequest) -> Array:
    """Return the table's plan for compiled code."""
    return plans_at(request, [table_plan(request.policies, request.players, bool(request.options["partners"]))])


def play_chunk(request: RoundRequest, first: int, number: int) -> Tally:
    """Play the rounds numbered from `first`, in the calling thread."""
    return play_plan(machine_for(request), request, plans_of(request), first, number)


def play_plan(machine: Cpu, request: RoundRequest, plans: Array, first: int, number: int) -> Tally:
    states = new_states(Rules(request.edition, request.options), request.players, 1)
    part = Tally.empty()
    play = machine[counted_rounds.play_in_blocks]
    chances, progresses = new_chances(request.seed, first, 1), np.zeros(1, layout_of(counted_rounds.Progress))
    play(states, chances, plans, progresses, first, number, request.rounds, part.sums, part.bins, part.blocks)
    part.sums[tally.EVENTS : tally.HANDS] += states["counts"][0]
    return part


def chunks(request: RoundRequest, size: int = CHUNK, done: int = 0) -> Iterator[tuple[int, int]]:
    """Yield the remaining rounds in chunks: the first number, and how many."""
    for first in range(done, request.rounds, size):
        yield first, min(size, request.rounds - first)


def simulate(request: RoundRequest, *, threads: int | None = None, monitor: Monitor = UNWATCHED) -> Tally:
    """Play rounds on several threads until all are done or the monitor stops."""
    request.check()
    total = Tally.empty()
    workers = threads or os.cpu_count() or 1
    total.add(play_chunk(request, 0, min(FIRST, request.rounds)))  # play these first, so that only one thread compiles
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
