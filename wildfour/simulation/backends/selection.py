"""Backend selection: this computer's cores, its GPU, or a Ray cluster. All produce identical results.

A backend's packages are imported on use, because GPU and Ray support are extras.
"""

from dataclasses import dataclass, replace

from wildfour.errors import Invalid
from wildfour.simulation.backends.on_cpu import simulate
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.tally import Tally
from wildfour.support.interrupts import UNWATCHED, Monitor

CPU, CUDA, RAY, AUTO = "cpu", "cuda", "ray", "auto"
WORTH_A_GPU = 20_000_000  # rounds; compiling for a GPU takes as long as a few million rounds on two cores


@dataclass(frozen=True, slots=True)
class Backend:
    """A backend by name. `address` is a Ray cluster's address, or None to start Ray on this computer."""

    name: str = CPU
    address: str | None = None


def parse_backend(text: str) -> Backend:
    """Parse auto, cpu, cuda, ray, or ray:ADDRESS."""
    name, colon, address = text.partition(":")
    if name not in (AUTO, CPU, CUDA, RAY) or (colon and (name != RAY or not address)):
        raise Invalid("no-such-backend", text=text)
    return Backend(name, address or None)


def check_backend(backend: Backend) -> None:
    """Reject an unavailable backend before play starts."""
    if backend.name == CUDA:
        from wildfour.simulation.backends.on_cuda import gpu  # noqa: PLC0415 - an extra

        gpu()
    elif backend.name == RAY:
        from wildfour.simulation.backends.on_ray import import_ray  # noqa: PLC0415 - an extra

        import_ray()


def resolve_backend(backend: Backend, rounds: int, threads: int | None) -> Backend:
    """Resolve `auto`: the GPU if there is one and enough work for it, unless threads are requested."""
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
    """Compile in advance, so that a simulation's time excludes the compiler. (Ray compiles where it plays.)"""
    if backend.name != RAY:
        run_on(replace(request, rounds=1), backend, threads=1)


def run_on(
    request: RoundRequest, backend: Backend, *, threads: int | None = None, monitor: Monitor = UNWATCHED
) -> Tally:
    """Play a request's rounds on a backend until all are done or the monitor stops."""
    request.check()
    if backend.name == CUDA:
        from wildfour.simulation.backends.on_cuda import simulate_on_cuda  # noqa: PLC0415 - an extra

        return simulate_on_cuda(request, monitor=monitor)
    if backend.name == RAY:
        from wildfour.simulation.backends.on_ray import simulate_on_ray  # noqa: PLC0415 - an extra

        return simulate_on_ray(request, backend.address, monitor)
    return simulate(request, threads=threads, monitor=monitor)
