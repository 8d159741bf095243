"""Simulations on Ray: results equal the CPU's, even if a worker is killed."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wildfour.errors import Invalid
from wildfour.rulebook.editions import edition_named
from wildfour.simulation.backends import on_ray
from wildfour.simulation.backends.on_cpu import CHUNK, play_chunk, simulate
from wildfour.simulation.backends.on_ray import collect, import_ray, simulate_on_ray, start, task_size
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.tally import Tally
from wildfour.support.interrupts import Monitor

REQUEST = RoundRequest(edition=edition_named("classic-2003"), players=3, rounds=3 * CHUNK + 17, seed=5)


def test_tasks_are_large_but_every_core_has_some() -> None:
    assert task_size(10**9, 8) == on_ray.LARGEST_TASK
    assert task_size(10**5, 8) == CHUNK
    assert task_size(32 * CHUNK, 2) == 2 * CHUNK
    assert task_size(1, 2) == CHUNK


def test_a_missing_ray_is_rejected_with_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Invalid, match=r"^--on ray needs the ray package, which \S+ does not have; install it"):
        simulate_on_ray(REQUEST, None)


def test_an_address_without_ray_is_rejected_with_one_message() -> None:
    pytest.importorskip("ray")
    with pytest.raises(Invalid, match=r"^The Ray cluster at '127\.0\.0\.1:1' cannot be used \(.*refused\); check its"):
        simulate_on_ray(REQUEST, "127.0.0.1:1")


def test_an_impossible_request_is_rejected_before_ray_starts() -> None:
    with pytest.raises(Invalid, match="takes 2 to 10 players, not 11"):
        simulate_on_ray(RoundRequest(edition=edition_named("classic-2003"), players=11, rounds=1), None)


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """Start one Ray for all tests in this file, because starting takes ten seconds."""
    pytest.importorskip("ray")
    module = import_ray()
    start(module, REQUEST)
    yield module
    module.shutdown()


@pytest.fixture(scope="module")
def expected() -> Tally:
    return simulate(REQUEST, threads=1)


def assert_equal(answer: Tally, expected: Tally) -> None:
    assert np.array_equal(answer.sums, expected.sums)
    assert np.array_equal(answer.bins, expected.bins)
    assert np.array_equal(answer.blocks, expected.blocks)


def test_the_result_equals_the_cpus_and_an_existing_ray_keeps_running(expected: Tally, ray: Any) -> None:
    progress: list[int] = []
    assert_equal(simulate_on_ray(REQUEST, None, Monitor(progress.append)), expected)
    assert progress[-1] == REQUEST.rounds
    assert progress == sorted(progress)
    assert ray.is_initialized()


def test_a_killed_worker_changes_nothing(ray: Any, expected: Tally, tmp_path: Path) -> None:
    killed = tmp_path / "killed"

    def play_or_die(request: RoundRequest, first: int, number: int) -> Tally:
        answer = play_chunk(request, first, number)
        if first == CHUNK and not killed.exists():
            killed.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return answer

    assert_equal(collect(ray, REQUEST, Monitor(), play_or_die), expected)
    assert killed.exists()


def test_a_stopped_simulation_reports_the_rounds_it_counted(ray: Any) -> None:
    stop = threading.Event()
    answer = collect(ray, REQUEST, Monitor(lambda done: stop.set(), stop))
    assert answer.rounds == CHUNK
    assert_equal(answer, play_chunk(REQUEST, 0, CHUNK))


def test_a_failing_task_is_reported_in_one_message(ray: Any) -> None:
    def fail(request: RoundRequest, first: int, number: int) -> Tally:
        raise RuntimeError("no luck")

    with (
        pytest.raises(Invalid, match=r"^Ray could not play the rounds \(RuntimeError: no luck\); try again, or"),
        on_ray.refusing(ray),
    ):
        collect(ray, REQUEST, Monitor(), fail)
