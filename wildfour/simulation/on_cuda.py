"""A simulation on a GPU: the same rules, policies and counting, compiled for CUDA. The answer is the same, exactly.

The extra `cuda` (numba-cuda) is needed. A kernel is compiled for each kind of table, which takes about a minute.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from wildfour.bots import policies
from wildfour.editions import Edition
from wildfour.errors import Invalid
from wildfour.machine import substitutes
from wildfour.machine.batch import BY_SEAT
from wildfour.machine.cpu import say_compiling
from wildfour.machine.specialise import KnownTable, values_of
from wildfour.options import Options, Rules
from wildfour.rules import primitives
from wildfour.simulation import rounds, tally
from wildfour.simulation.monitor import UNWATCHED, Monitor
from wildfour.simulation.on_cpu import plans_of
from wildfour.simulation.plans import table_plan
from wildfour.simulation.requests import RoundRequest
from wildfour.simulation.tally import Tally

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
    for first in range(0, request.rounds, CHUNK):
        if monitor.stop.is_set():
            break
        number = min(CHUNK, request.rounds - first)
        launch(first, number, request.seed & 0xFFFFFFFF, request.seed >> 32, plans, sums, bins)
        machine.cuda.synchronize()
        monitor.progress(first + number)
    return Tally(sums.copy_to_host(), bins.copy_to_host())


def gpu() -> Any:
    """The module for CUDA, if it is installed and there is a GPU."""
    try:
        from wildfour.machine import cuda  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise NoGpu("numba-cuda is not installed", "install the extra 'cuda', or leave out --on cuda") from error
    if not cuda.has_gpu():
        raise NoGpu("there is no GPU that CUDA can use here", "leave out --on cuda to use the cores")
    return cuda


class NoGpu(Invalid):
    """Why there is no GPU to simulate on, and what to do."""

    def __init__(self, reason: str, advice: str) -> None:
        super().__init__(f"{reason[0].upper()}{reason[1:]}; {advice}.")
        self.reason = reason


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
    say_compiling()
    rules = Rules(edition, options)
    table = KnownTable(values_of(rules), players, dict(plan), moves_never_made(dict(plan)))
    twins = machine.compile_for(
        table,
        [policies, tally, rounds],
        {primitives.emit: substitutes.count_event},
        {rounds.count_in: machine.count_in},
    )
    steps = (rounds.restart, rounds.start_round, rounds.make_move, rounds.goes_on, rounds.count_round)
    return machine.kernel_of(machine.Steps(*(twins[step] for step in steps)), rules, players, tally.SUMS, tally.EVENTS)
