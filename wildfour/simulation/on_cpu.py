"""Running a simulation on the cores of this computer. The answer depends on the request and on nothing else."""

import os
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import islice

import numpy as np

from wildfour.bots import policies, skilled, weighing, weights
from wildfour.editions import Edition
from wildfour.errors import Invalid
from wildfour.machine import substitutes
from wildfour.machine.batch import PROGRESS_DTYPE, Array, new_chances, new_states
from wildfour.machine.compile import Function
from wildfour.machine.cpu import Cpu
from wildfour.options import Options, Rules, check_table
from wildfour.rules import knowledge, primitives
from wildfour.simulation import rounds, skilled_seats, tally
from wildfour.simulation.plans import plan_array, somebody_is_skilled, table_plan

SKILLED_MODULES = (knowledge, policies, weights, weighing, skilled, skilled_seats)
WITH_SKILLED: dict[Function, Function] = {
    primitives.emit: substitutes.count_and_notice,
    rounds.choice_of: skilled_seats.choice_of_any,
}
FIRST = 16  # rounds that are played before there are workers
CHUNK = 1 << 13  # rounds that one worker plays before it reports
MOST_ROUNDS = 10**12


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundRequest:
    """What to simulate. `policies` has one for all seats, or one for each, from the dealer's left."""

    edition: Edition
    players: int
    rounds: int
    options: Options = field(default_factory=Options)
    policies: tuple[str, ...] = ("random",)
    seed: int = 0

    def check(self) -> None:
        check_table(self.edition, self.players, self.options)
        table_plan(self.policies, self.players)
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise Invalid(f"{self.rounds} rounds cannot be simulated; ask for 1 to {MOST_ROUNDS}.")
        if not 0 <= self.seed < 1 << 64:
            raise Invalid(f"The seed {self.seed} cannot be; a seed is a whole number from 0 to {(1 << 64) - 1}.")


@dataclass(slots=True)
class Tally:
    """Sums and histograms: see tally.py."""

    sums: Array
    bins: Array

    @classmethod
    def empty(cls) -> "Tally":
        return cls(np.zeros(tally.SUMS, np.int64), np.zeros(tally.BINS, np.int64))

    def add(self, other: "Tally") -> None:
        self.sums += other.sums
        self.bins += other.bins

    @property
    def rounds(self) -> int:
        return int(self.sums[tally.ROUNDS])


@cache
def compiled() -> Cpu:
    """The rules, the policies and the counting, compiled together."""
    return Cpu([policies, tally, rounds], {primitives.emit: substitutes.count_event})


@cache
def compiled_with_skilled() -> Cpu:
    """The same with the policy skilled, and with what it asks of the events."""
    return Cpu([*SKILLED_MODULES, tally, rounds], WITH_SKILLED)


def plans_of(request: RoundRequest) -> Array:
    """The plan of the table, as compiled code reads it."""
    return plan_array([table_plan(request.policies, request.players, bool(request.options["partners"]))])


def play_chunk(request: RoundRequest, first: int, number: int) -> Tally:
    """The rounds numbered from `first`, on the thread that calls."""
    machine = compiled_with_skilled() if somebody_is_skilled(request.policies) else compiled()
    return play_plan(machine, request, plans_of(request), first, number)


def play_plan(machine: Cpu, request: RoundRequest, plans: Array, first: int, number: int) -> Tally:
    states = new_states(Rules(request.edition, request.options), request.players, 1)
    part = Tally.empty()
    play = machine[rounds.play_numbers]
    chances, progresses = new_chances(request.seed, first, 1), np.zeros(1, PROGRESS_DTYPE)
    play(states, chances, plans, progresses, first, number, part.sums, part.bins)
    part.sums[tally.EVENTS : tally.HANDS] += states["counts"][0]
    return part


def chunks(request: RoundRequest, size: int = CHUNK, done: int = 0) -> Iterator[tuple[int, int]]:
    """The numbers of the rounds that are not done yet, in pieces: first and how many."""
    for first in range(done, request.rounds, size):
        yield first, min(size, request.rounds - first)


def simulate(
    request: RoundRequest,
    *,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    stop: threading.Event | None = None,
) -> Tally:
    """Play all the rounds on some threads, or until `stop` is set. `progress` is told how many are done."""
    request.check()
    total = Tally.empty()
    workers = threads or os.cpu_count() or 1
    total.add(play_chunk(request, 0, min(FIRST, request.rounds)))  # alone: if it must be compiled, then once
    progress(total.rounds)
    pieces = chunks(request, done=total.rounds)
    with ThreadPoolExecutor(workers) as pool:
        waiting: deque[Future[Tally]] = deque()
        while True:
            if stop is None or not stop.is_set():
                more = islice(pieces, 2 * workers - len(waiting))
                waiting.extend(pool.submit(play_chunk, request, *piece) for piece in more)
            if not waiting:
                return total
            total.add(waiting.popleft().result())
            progress(total.rounds)
