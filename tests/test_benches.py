"""Benchmarks that run on any machine: they finish, and their arithmetic is correct. Durations are not tested."""

import subprocess
import sys
from pathlib import Path

import pytest

from bench.envs import batch_rate, best_rate, play_aec
from bench.pairs import mean_ratio, measured
from wildfour.envs.adapters.aec import env
from wildfour.envs.batch import Batch

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.skipif(sys.platform != "linux", reason="reads the server's CPU time from /proc")
@pytest.mark.parametrize(
    ("what", "found"), [("start", "everyone is back after"), ("saturation", "durable moves a CPU second")]
)
def test_serving_ends_without_tracebacks(what: str, found: str) -> None:
    command = [sys.executable, "-m", "bench.serving", what, "--tables", "2", "--seconds", "0.5"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert found in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="a process can be reniced")
def test_an_honest_table_plays_beside_an_attack() -> None:
    command = [sys.executable, "-m", "bench.attacks", "ready", "--runs", "1", "--seconds", "0.5"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) in ((0, ""), (1, ""))  # exit code 1 means too slow, which is not tested
    assert done.stdout.splitlines()[-1].startswith("ready ")


def test_the_first_number_of_a_command_is_compared() -> None:
    assert measured(ROOT, ["-c", "print('after 1,234.5 µs, 7 more')"], figure=True) == 1234.5
    assert 0 < measured(ROOT, ["-c", "sum(range(10**6))"], figure=False) < 60


def test_the_interval_of_a_ratio() -> None:
    assert mean_ratio([(1.0, 2.0), (2.0, 4.0), (3.0, 6.0)]) == pytest.approx((2.0, 2.0, 2.0))
    ratio, low, high = mean_ratio([(1.0, 1.0), (1.0, 4.0)])
    assert ratio == pytest.approx(2.0)
    assert low < 0.01
    assert high > 100


def test_the_environments_are_measured_with_legal_actions() -> None:
    batch = Batch(players=2, size=2, machine="python", seed=1)
    assert batch_rate(batch, 5) > 0
    assert batch.illegal_actions == 0


def test_loops_over_agents_are_measured() -> None:
    play = play_aec(env(players=2, machine="python"), lambda _, info: info["action_mask"])
    assert play(30) == 30
    assert best_rate(play, 10) > 0
