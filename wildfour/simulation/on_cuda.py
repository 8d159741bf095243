"""A simulation on a GPU: the same rules, policies and counting, compiled for CUDA. The answer is the same, exactly.

The extra `cuda` (numba-cuda) is needed. A kernel is compiled for each kind of table, which takes about a minute.
"""

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from wildfour.editions import Edition
from wildfour.errors import Invalid
from wildfour.machine import playing, substitutes
from wildfour.machine.batch import BY_SEAT
from wildfour.machine.specialise import KnownTable, values_of
from wildfour.notices import notice_compiling
from wildfour.options import Options, Rules
from wildfour.rules import primitives
from wildfour.simulation import rounds, tally
from wildfour.simulation.monitor import UNWATCHED, Monitor
from wildfour.simulation.on_cpu import POLICY_MODULES, plans_of
from wildfour.simulation.plans import table_plan
from wildfour.simulation.requests import RoundRequest
from wildfour.simulation.tally import Tally, by_block, note_sums

CHUNK = 1 << 25  # rounds to a launch: about a second


def simulate_on_cuda(request: RoundRequest, monitor: Monitor = UNWATCHED) -> Tally:
    """Play all the rounds on the GPU, or until the monitor stops it."""
    request.check()
    machine = gpu()
    kernel = kernel_for(request.edition, request.options, request.players, shared_plan(request))
    total = Tally.empty()
    sums, bins = machine.to_device(total.sums), machine.to_device(total.bins)
    plans = machine.to_device(plans_of(request))
    launch = kernel[machine.BLOCKS * machine.multiprocessors(), machine.THREADS]
    for block, first, number in launches(request):
        if monitor.stop.is_set():
            break
        if request.compared:
            note_sums(sums.copy_to_host(), total.blocks[block], -1)
        launch(first, number, request.seed & 0xFFFFFFFF, request.seed >> 32, plans, sums, bins)
        machine.cuda.synchronize()
        if request.compared:
            note_sums(sums.copy_to_host(), total.blocks[block], 1)
        monitor.progress(first + number)
    return Tally(sums.copy_to_host(), bins.copy_to_host(), total.blocks)


def launches(request: RoundRequest) -> Iterator[tuple[int, int, int]]:
    """The rounds of each launch of the kernel, as by_block tells them. Few and large ones keep a GPU busy; only a run
    that is compared with another is launched block by block."""
    for block, first, number in (
        by_block(0, request.rounds, request.rounds) if request.compared else [(0, 0, request.rounds)]
    ):
        for start in range(first, first + number, CHUNK):
            yield block, start, min(CHUNK, first + number - start)


def gpu() -> Any:
    """The module for CUDA, if it is installed and there is a GPU."""
    try:
        from wildfour.machine import cuda  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise NoGpu("no-cuda-package", python=sys.executable) from error
    if not cuda.has_gpu():
        raise NoGpu("no-gpu")
    return cuda


class NoGpu(Invalid):
    """Why there is no GPU to simulate on, and what to do."""


def shared_plan(request: RoundRequest) -> tuple[tuple[str, int], ...]:
    """What all seats do alike: the policy, and what nobody ever does. Other rates are read while playing, so that a
    change of a rate needs no new kernel."""
    plan = table_plan(request.policies, request.players)
    shared = []
    for name in BY_SEAT:
        values = set(getattr(plan, name)[: request.players])
        if len(values) == 1 and (name == "policy" or values == {0}):
            shared.append((name, values.pop()))
    return tuple(shared)


def moves_never_made(plan: Mapping[str, int]) -> frozenset[str]:
    """A rate of zero that all share leaves its move out; only those who forget to call are caught."""
    return frozenset(move for rate, move in (("challenges", "CHALLENGE"), ("forgets", "CATCH")) if plan.get(rate) == 0)


@cache
def kernel_for(edition: Edition, options: Options, players: int, plan: tuple[tuple[str, int], ...]) -> Any:
    """The kernel for one kind of table, one for each process."""
    machine = gpu()
    notice_compiling()
    rules = Rules(edition, options)
    table = KnownTable(values_of(rules), players, dict(plan), moves_never_made(dict(plan)))
    twins = machine.compile_for(
        table,
        [*POLICY_MODULES, tally, rounds],
        {primitives.emit: substitutes.count_event},
        {rounds.count_in: machine.count_in},
    )
    steps = (playing.begin_stream, rounds.start_round, rounds.make_move, rounds.goes_on, rounds.count_round)
    return machine.kernel_of(machine.Steps(*(twins[step] for step in steps)), rules, players, tally.SUMS, tally.EVENTS)
