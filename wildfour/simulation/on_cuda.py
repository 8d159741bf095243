"""A simulation on a GPU: the same rules, policies and counting, compiled for CUDA. The answer is the same, exactly.

The extra `cuda` (numba-cuda) is needed. A kernel is compiled for each kind of table, which takes about a minute.
"""

import threading
from collections.abc import Callable
from functools import cache
from typing import Any

from wildfour.bots import policies
from wildfour.editions import Edition
from wildfour.errors import Invalid
from wildfour.machine import substitutes
from wildfour.machine.cpu import say_compiling
from wildfour.options import Options, Rules
from wildfour.rules import primitives
from wildfour.simulation import rounds, tally
from wildfour.simulation.running import Request, Tally, plans_of

CHUNK = 1 << 25  # rounds to a launch: about a second


def simulate_on_cuda(
    request: Request,
    *,
    progress: Callable[[int], None] = lambda done: None,
    stop: threading.Event | None = None,
) -> Tally:
    """Play all the rounds on the GPU, or until `stop` is set. `progress` is told how many are done."""
    request.check()
    machine = gpu()
    kernel = kernel_for(request.edition, request.options, request.players)
    total = Tally.empty()
    sums, bins = machine.to_device(total.sums), machine.to_device(total.bins)
    plans = machine.to_device(plans_of(request))
    launch = kernel[machine.BLOCKS * machine.multiprocessors(), machine.THREADS]
    for first in range(0, request.rounds, CHUNK):
        if stop is not None and stop.is_set():
            break
        number = min(CHUNK, request.rounds - first)
        launch(first, number, request.seed & 0xFFFFFFFF, request.seed >> 32, plans, sums, bins)
        machine.cuda.synchronize()
        progress(first + number)
    return Tally(sums.copy_to_host(), bins.copy_to_host())


def gpu() -> Any:
    """The module for CUDA, if it is installed and there is a GPU."""
    try:
        from wildfour.machine import cuda  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise Invalid("numba-cuda is not installed; install the extra 'cuda', or leave out --on cuda.") from error
    if not cuda.has_gpu():
        raise Invalid("There is no GPU that CUDA can use here; leave out --on cuda to use the cores.")
    return cuda


@cache
def kernel_for(edition: Edition, options: Options, players: int) -> Any:
    """The kernel for one kind of table, one for each process."""
    machine = gpu()
    say_compiling()
    rules = Rules(edition, options)
    twins = machine.compile_for(
        rules,
        players,
        [policies, tally, rounds],
        {primitives.emit: substitutes.count_event},
        {rounds.count_in: machine.count_in},
    )
    play, restart = twins[rounds.play_and_count], twins[rounds.restart]
    return machine.kernel_of(play, restart, rules, players, tally.SUMS, tally.EVENTS)
