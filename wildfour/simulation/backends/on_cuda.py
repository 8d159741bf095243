"""Simulation on a GPU: the same rules, policies, and counting, compiled for CUDA. The results are identical to the
CPU's.

It needs the `cuda` extra (numba-cuda). Compiling the kernel for a kind of table takes about a minute.
"""

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from wildfour.bots.network import inference
from wildfour.bots.network.network_inputs import SIZES, inputs_of
from wildfour.bots.policies.plan import BY_SEAT, Policy
from wildfour.compiled import round_loop
from wildfour.compiled.compiler import Function
from wildfour.compiled.specialization import KnownTable, values_of
from wildfour.errors import Invalid
from wildfour.rulebook.editions import Edition
from wildfour.rulebook.option_parser import Options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.simulation import counted_rounds, tally
from wildfour.simulation.backends.on_cpu import most_demanding_policy, parts_for, plans_of
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.seat_plans import table_plan
from wildfour.simulation.tally import Tally, by_block, note_sums
from wildfour.support.interrupts import UNWATCHED, Monitor
from wildfour.support.stderr_messages import notice_compiling

# Rounds per launch, by most demanding policy; a launch takes seconds.
CHUNKS = {Policy.RANDOM: 1 << 25, Policy.SKILLED: 1 << 22, Policy.NETWORK: 1 << 19}


def simulate_on_cuda(request: RoundRequest, monitor: Monitor = UNWATCHED) -> Tally:
    """Play rounds on the GPU until all are done or the monitor stops."""
    request.check()
    machine = gpu()
    policy = most_demanding_policy(request.policies)
    kernel = kernel_for(request.edition, request.options, request.players, shared_plan(request), policy)
    total = Tally.empty()
    sums, bins = machine.cuda.to_device(total.sums), machine.cuda.to_device(total.bins)
    plans = machine.cuda.to_device(plans_of(request))
    launch = kernel[machine.BLOCKS * machine.cuda.get_current_device().MULTIPROCESSOR_COUNT, machine.THREADS]
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
    """Yield the rounds for each kernel launch, in the format of by_block. A few large launches keep a GPU busy. Only
    runs that are compared with each other are launched block by block."""
    chunk = CHUNKS[most_demanding_policy(request.policies)]
    for block, first, number in (
        by_block(0, request.rounds, request.rounds) if request.compared else [(0, 0, request.rounds)]
    ):
        for start in range(first, first + number, chunk):
            yield block, start, min(chunk, first + number - start)


def gpu() -> Any:
    """Return the CUDA modules if they are installed and there is a GPU."""
    try:
        from wildfour.compiled.cuda import simulation_kernel  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise NoGpu("no-cuda-package", python=sys.executable) from error
    if not simulation_kernel.has_gpu():
        raise NoGpu("no-gpu")
    return simulation_kernel


class NoGpu(Invalid):
    """No GPU to simulate on, with the reason and what to do."""


def shared_plan(request: RoundRequest) -> tuple[tuple[str, int], ...]:
    """Return the values that all seats share: the policy, and rates of zero. Other rates are kernel arguments, so that
    they can change without a new kernel."""
    plan = table_plan(request.policies, request.players)
    shared = []
    for name in BY_SEAT:
        values = set(getattr(plan, name)[: request.players])
        if len(values) == 1 and (name == "policy" or values == {0}):
            shared.append((name, values.pop()))
    return tuple(shared)


def moves_never_made(plan: Mapping[str, int], policy: Policy) -> frozenset[str]:
    """Return the moves to omit from the kernel: those whose rate is zero for all seats. Only players who forget to
    call are caught. Policies that use odds may challenge at any rate."""
    if policy != Policy.RANDOM:
        return frozenset()
    return frozenset(move for rate, move in (("challenges", "CHALLENGE"), ("forgets", "CATCH")) if plan.get(rate) == 0)


@cache
def kernel_for(
    edition: Edition, options: Options, players: int, plan: tuple[tuple[str, int], ...], policy: Policy = Policy.RANDOM
) -> Any:
    """Return the kernel for a kind of table, cached per process."""
    machine = gpu()
    notice_compiling()
    rules, (modules, overrides) = Rules(edition, options), parts_for(policy)
    never = moves_never_made(dict(plan), policy)
    ready, rooms = network_on_cuda() if policy == Policy.NETWORK else ({}, {})
    table = KnownTable(values_of(rules), players, dict(plan), never, rooms=rooms)
    ready[counted_rounds.count_in] = machine.count_in
    twins = machine.compile_for(table, modules, overrides, ready)
    steps = (
        round_loop.begin_stream,
        counted_rounds.start_round,
        counted_rounds.make_move,
        counted_rounds.goes_on,
        counted_rounds.count_round,
    )
    made = machine.Steps(*(twins[step] for step in steps))
    return machine.kernel_of(made, rules, players, tally.SUMS, tally.EVENTS, thinking=policy != Policy.RANDOM)


def network_on_cuda() -> tuple[dict[Function, Any], dict[str, str]]:
    """Return the GPU variants of the network's functions, and their buffer sizes (compiled_network.py is the
    CPU counterpart)."""
    from wildfour.compiled.cuda import network_layers as layers  # noqa: PLC0415 - an extra

    first_layer = layers.first_layer_of(inference.WIDTH, max(len(inputs_of(seats)) for seats in SIZES))
    twins: dict[Function, Any] = {inference.first_layer: first_layer, inference.next_layer: layers.next_layer}
    twins[inference.times] = layers.times
    return twins, layers.rooms_for(inference.new_row, inference.new_reading, inference.new_layer)
