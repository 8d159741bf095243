"""Simulation on Ray: on this computer, or on a cluster. The result is identical to the CPU's.

Ray is in the `cluster` extra. A task plays a range of round numbers and depends on nothing else, so Ray can retry it
elsewhere if a worker dies. Counted rounds are always consecutive from the first, so stopping a simulation after a
million rounds gives the result of a million-round simulation.
"""

import os
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from wildfour.errors import Invalid
from wildfour.simulation.backends.on_cpu import CHUNK, chunks, play_chunk
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.tally import Tally
from wildfour.support.interrupts import UNWATCHED, Monitor

LARGEST_TASK = 1 << 18  # rounds: about a second
TASKS_PER_CORE = 8  # minimum, so that all cores finish at about the same time
IN_FLIGHT_PER_CORE = 4  # tasks sent but not yet counted
MOST_IN_FLIGHT = 4096
RETRIES = 10  # per task
OBJECT_STORE = 100 << 20  # bytes; a tally is 20,000 bytes and is sent inline
LOOK_UP = 0.2  # seconds between checks of `stop`
REACH = 5.0  # seconds to connect to a computer
ANSWER = 45.0  # seconds for a cluster to respond; Ray itself would try for minutes
QUIET = {"log_to_driver": False, "logging_level": "ERROR"}
PROBE = "import ray, sys; ray.init(sys.argv[1], log_to_driver=False, logging_level='ERROR')"
PACKAGE = Path(__file__).resolve().parents[2]

Play = Callable[[RoundRequest, int, int], Tally]


def simulate_on_ray(request: RoundRequest, address: str | None = None, monitor: Monitor = UNWATCHED) -> Tally:
    """Play rounds on a local Ray or on the cluster at an address, until all are done or the monitor stops."""
    request.check()
    ray = import_ray()
    with connected(ray, request, address), refusing(ray):
        return collect(ray, request, monitor)


def import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silences a warning from Ray
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise Invalid("no-ray", python=sys.executable) from error
    return ray


@contextmanager
def connected(ray: Any, request: RoundRequest, address: str | None) -> Iterator[None]:
    """Connect to Ray, and disconnect afterward. If the program is already connected, leave its connection as it is."""
    if ray.is_initialized():
        yield
        return
    if address is None:
        start(ray, request)
    else:
        connect(ray, address)
    try:
        yield
    finally:
        ray.shutdown()


def start(ray: Any, request: RoundRequest) -> None:
    """Start a local Ray."""
    play_chunk(request, 0, 1)  # compile once for all workers
    cores = {"num_cpus": os.cpu_count(), "num_gpus": 0}
    try:
        ray.init("local", include_dashboard=False, object_store_memory=OBJECT_STORE, **cores, **QUIET)
    except Exception as error:
        raise Invalid("ray-not-started", reason=last_line(str(error))) from error


def connect(ray: Any, address: str) -> None:
    """Connect to the cluster at an address, and send it our code, so that it plays by the same rules."""
    check_reachable(address)
    try:
        ray.init(address, runtime_env={"py_modules": [str(PACKAGE)]}, **QUIET)
    except Exception as error:
        raise Invalid("ray-not-reached", address=address, reason=last_line(str(error))) from error


def check_reachable(address: str) -> None:
    """Reject, within seconds, an address where Ray does not respond."""
    host, _, port = address.rpartition(":")
    try:
        if host and port.isdecimal() and "/" not in host:
            socket.create_connection((host, int(port)), REACH).close()
        probe = subprocess.run([sys.executable, "-c", PROBE, address], timeout=ANSWER, capture_output=True, check=False)
    except (OSError, OverflowError) as error:
        raise Invalid("ray-not-reached", address=address, reason=str(error)) from error
    except subprocess.TimeoutExpired as error:
        raise Invalid("ray-no-answer", address=address, seconds=round(ANSWER)) from error
    said = probe.stderr.decode(errors="replace")
    if probe.returncode and "InvalidAuthToken" in said:
        raise Invalid("ray-needs-token", address=address)
    if probe.returncode:
        raise Invalid("ray-not-reached", address=address, reason=last_line(said))


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["?"])[-1].strip()


@contextmanager
def refusing(ray: Any) -> Iterator[None]:
    """Turn Ray's errors into rejections once all retries have failed."""
    try:
        yield
    except ray.exceptions.RayError as error:
        raise Invalid("ray-failed", reason=last_line(str(error))) from error


def collect(ray: Any, request: RoundRequest, monitor: Monitor, play: Play = play_chunk) -> Tally:
    """Send tasks, a bounded number at a time, and add up their tallies in round order."""
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(play)
    pieces = chunks(request, task_size(request.rounds, cores))
    most = min(MOST_IN_FLIGHT, IN_FLIGHT_PER_CORE * cores)
    sent: deque[Any] = deque()
    total = Tally.empty()
    try:
        while not monitor.stop.is_set():
            sent.extend(task.remote(request, *piece) for piece in islice(pieces, most - len(sent)))
            if not sent:
                break
            if ray.wait([sent[0]], timeout=LOOK_UP)[0]:
                total.add(ray.get(sent.popleft()))
                monitor.progress(total.rounds)
    finally:
        for one in sent:
            ray.cancel(one, force=True)
    return total


def task_size(rounds: int, cores: int) -> int:
    """Return a task size large enough to hide the sending cost, and small enough to keep all cores busy to the end."""
    return min(LARGEST_TASK, max(CHUNK, rounds // (TASKS_PER_CORE * cores)))
