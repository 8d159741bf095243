"""Running a simulation on the cores of this computer. The answer depends on the request and on nothing else."""

import os
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from itertools import islice
from types import ModuleType
from typing import NamedTuple

import numpy as np

from wildfour.bots.network import compiled_network
from wildfour.bots.policies import (
    out_of_turn,
    rate_policies,
    skilled_features,
    skilled_policy,
    skilled_weights,
)
from wildfour.bots.policies.rate_policies import Policy
from wildfour.compiled import compiled_primitives
from wildfour.compiled.compiler import Function
from wildfour.compiled.cpu import Cpu
from wildfour.compiled.state_arrays import PROGRESS_DTYPE, Array, new_chances, new_states
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules import primitives, public_knowledge
from wildfour.simulation import counted_rounds, network_seats, skilled_seats, tally
from wildfour.simulation.monitor import UNWATCHED, Monitor
from wildfour.simulation.network_plans import plans_at
from wildfour.simulation.request import RoundRequest, TableRequest
from wildfour.simulation.seat_plans import somebody_plays, table_plan
from wildfour.simulation.tally import Tally

POLICY_MODULES = (rate_policies, out_of_turn)
SKILLED_MODULES = (public_knowledge, *POLICY_MODULES, skilled_weights, skilled_features, skilled_policy, skilled_seats)
FIRST = 16  # rounds that are played before there are workers
CHUNK = 1 << 13  # rounds that one worker plays before it reports


class Parts(NamedTuple):
    """What is compiled besides the rules, the counting and the playing of rounds; and what in the place of what."""

    modules: Sequence[ModuleType]
    instead: Mapping[Function, Function]


WITH_SKILLED: dict[Function, Function] = {
    primitives.emit: compiled_primitives.count_and_notice,
    counted_rounds.choice_of: skilled_seats.choice_of_any,
}
PARTS = {
    Policy.RANDOM: Parts(POLICY_MODULES, {primitives.emit: compiled_primitives.count_event}),
    Policy.SKILLED: Parts(SKILLED_MODULES, WITH_SKILLED),
    Policy.NETWORK: Parts(
        (*SKILLED_MODULES, *compiled_network.MODULES, network_seats),
        {**WITH_SKILLED, counted_rounds.choice_of: network_seats.choice_of_any},
    ),
}


def most_thinking(rate_policies: Sequence[str]) -> Policy:
    """Whose parts are needed: where the network plays, skilled may; those who do not think need least."""
    return next((one for one in (Policy.NETWORK, Policy.SKILLED) if somebody_plays(rate_policies, one)), Policy.RANDOM)


@cache
def compiled(thinker: Policy, *more: ModuleType) -> Cpu:
    """The rules, the policies and the counting, compiled together, and some more modules."""
    modules, instead = PARTS[thinker]
    if thinker == Policy.NETWORK:
        ready, table = compiled_network.ready(), compiled_network.VECTORS
        return Cpu([*modules, tally, counted_rounds, *more], instead, ready=ready, table=table)
    return Cpu([*modules, tally, counted_rounds, *more], instead)


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
