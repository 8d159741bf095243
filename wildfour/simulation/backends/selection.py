"""Where a simulation runs: on the cores of this computer, on its GPU, or on a Ray cluster. The answer is the same.

What a backend needs is imported when it is used: a GPU and Ray are extras.
"""

from dataclasses import dataclass, replace

from wildfour.errors import Invalid
from wildfour.simulation.backends.on_cpu import simulate
from wildfour.simulation.monitor import UNWATCHED, Monitor
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.tally import Tally

CPU, CUDA, RAY, AUTO = "cpu", "cuda", "ray", "auto"
WORTH_A_GPU = 20_000_000  # rounds; compiling for a GPU takes as long as some million rounds on two cores


@dataclass(frozen=True, slots=True)
class Backend:
    """Where to run, by name; `address` is that of a Ray cluster, or None for one on this computer."""

    name: str = CPU
    address: str | None = None


def parse_backend(text: str) -> Backend:
    """Read auto, cpu, cuda, ray or ray:ADDRESS."""
    name, colon, address = text.partition(":")
    if name not in (AUTO, CPU, CUDA, RAY) or (colon and (name != RAY or not address)):
        raise Invalid("no-such-backend", text=text)
    return Backend(name, address or None)


def check_backend(backend: Backend) -> None:
    """Refuse what is not here, before anything is played."""
    if backend.name == CUDA:
        from wildfour.simulation.backends.on_cuda import gpu  # noqa: PLC0415 - an extra

        gpu()
    elif backend.name == RAY:
        from wildfour.simulation.backends.on_ray import import_ray  # noqa: PLC0415 - an extra

        import_ray()


def resolve_backend(backend: Backend, rounds: int, threads: int | None) -> Backend:
    """What `auto` comes to: the GPU if there is one and enough to do, unless somebody asks for threads."""
    if backend.name != AUTO:
        return backend
    if threads is not None or rounds < WORTH_A_GPU:
        return Backend(CPU)
    try:
        check_backend(Backend(CUDA))
    except Invalid:
        return Backend(CPU)
    return Backend(CUDA)


def warm_up(request: RoundRequest, backend: Backend) -> None:
    """Compile, so that the clock of a simulation does not measure the compiler. (Ray does it where it plays.)"""
    if backend.name != RAY:
        run_on(replace(request, rounds=1), backend, threads=1)


def run_on(
    request: RoundRequest, backend: Backend, *, threads: int | None = None, monitor: Monitor = UNWATCHED
) -> Tally:
    """Play all the rounds of a request on a backend, or until the monitor stops it."""
    request.check()
    if backend.name == CUDA:
        from wildfour.simulation.backends.on_cuda import simulate_on_cuda  # noqa: PLC0415 - an extra

        return simulate_on_cuda(request, monitor=monitor)
    if backend.name == RAY:
        from wildfour.simulation.backends.on_ray import simulate_on_ray  # noqa: PLC0415 - an extra

        return simulate_on_ray(request, backend.address, monitor)
    return simulate(request, threads=threads, monitor=monitor)
