"""`wildfour simulate`: what it prints, what it writes, and what it refuses."""

import io
import json
import re
import signal
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from wildfour.cli import main
from wildfour.meter import Meter, duration, meter_line
from wildfour.simulation import command, on_cuda
from wildfour.simulation.backends import Backend, parse_backend, resolve_backend
from wildfour.simulation.monitor import Monitor
from wildfour.simulation.on_cpu import simulate
from wildfour.simulation.requests import RoundRequest
from wildfour.simulation.tally import Tally

Capture = pytest.CaptureFixture[str]
FEW = ("--rounds", "300")


def simulated(capsys: Capture, *arguments: str | Path) -> str:
    assert main(["simulate", *map(str, arguments)]) == 0
    return capsys.readouterr().out


def refusal(capsys: Capture, *arguments: str | Path) -> str:
    assert main(["simulate", *map(str, arguments)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    last = output.err.splitlines()[-1]  # above it the compiler may have been announced
    assert re.fullmatch(r"wildfour: .+[.]", last)
    return last


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--players 11", "classic-2003 takes 2 to 10 players, not 11."),
        ("--players 4,x", "write a number such as 4, or several such as 2,4,6."),
        ("--edition classic-2003,nope", "There is no edition 'nope'"),
        ("--edition launcher-2009 --players 2,8", "launcher-2009 takes 2 to 6 players, not 8."),
        ("--policy clever", "There is no policy 'clever'; the policies are random, greedy, color, careless, skilled."),
        ("--policy random,random", "2 policies are given for 4 players"),
        ("--rounds 0", "0 rounds cannot be simulated"),
        ("--rounds many", "'many' is not a whole number"),
        ("--rounds 5 --matches 5", "don't go together"),
        ("--matches 0", "0 matches cannot be simulated"),
        ("--format partners", "--format and --target are for matches"),
        ("--matches 5 --format chess", "There is no format 'chess'"),
        ("--option stacking=maybe", "stacking cannot be 'maybe'; choose none, two, four, same or any."),
        ("--option jump-in --compare jump-in", "The option jump-in is given twice"),
        ("--seed -1", "--seed"),
        ("--seed 18446744073709551616", "a seed is a whole number from 0 to 18446744073709551615"),
        ("--threads 0", "--threads takes a number from 1 to 1024, not 0."),
        ("--threads 2 --on ray", "leave one of them out."),
        ("--on moon", "--on takes auto, cpu, cuda, ray or ray:ADDRESS, not 'moon'."),
        ("--on cpu:8", "--on takes auto, cpu, cuda, ray or ray:ADDRESS, not 'cpu:8'."),
        ("--json --csv", "Only one of --json and --csv"),
        ("--json /nowhere/at/all.json", "cannot be written (No such file or directory)"),
        ("--report /dev/null/report", "/dev/null/report"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    arguments: str, sentence: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "run_one", lambda *_: pytest.fail("it played"))
    assert sentence in refusal(capsys, *arguments.split())


@pytest.mark.filterwarnings("ignore")  # numba-cuda uses what NumPy has deprecated
def test_no_gpu_is_said_in_one_sentence(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        from wildfour.machine import cuda  # noqa: PLC0415 - an extra
    except ImportError:
        pass
    else:
        monkeypatch.setattr(cuda, "has_gpu", lambda: False)
    assert "--on cuda" in refusal(capsys, "--on", "cuda")
    assert resolve_backend(Backend("auto"), 10**9, None) == Backend("cpu")


def test_auto_is_the_gpu_only_where_it_is_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_cuda, "gpu", lambda: None)
    assert resolve_backend(Backend("auto"), 10**9, None) == Backend("cuda")
    assert resolve_backend(Backend("auto"), 1000, None) == Backend("cpu")
    assert resolve_backend(Backend("auto"), 10**9, 4) == Backend("cpu")
    assert parse_backend("ray:10.0.0.1:6379") == Backend("ray", "10.0.0.1:6379")


def test_one_run_in_words(capsys: Capture) -> None:
    text = simulated(capsys, *FEW, "--players", "3", "--seed", "9")
    assert text.startswith("classic-2003, 3 players, policy random, seed 9\n300 rounds, ")
    assert "Turns per round" in text
    assert "±" in text


def test_the_same_seed_gives_the_same_json(capsys: Capture) -> None:
    def numbers(threads: str) -> dict[str, object]:
        found = json.loads(simulated(capsys, "--rounds", "20000", "--seed", "1", "--json", "--threads", threads))
        assert found["command"] == f"wildfour simulate --rounds 20000 --seed 1 --json --threads {threads}"
        return {name: found[name] for name in found if name not in ("seconds", "rounds_per_second", "command")}

    one = numbers("1")
    assert one == numbers("2")
    assert (one["rounds"], one["players"], one["on"], one["partial"]) == (20000, 4, "cpu", False)


def test_lists_are_compared_in_one_run(capsys: Capture, tmp_path: Path) -> None:
    where = tmp_path / "found.json"
    text = simulated(
        capsys,
        *FEW,
        "--edition",
        "classic-2003,deluxe",
        "--players",
        "2,3",
        "--compare",
        "stacking=any",
        "--json",
        where,
    )
    runs = json.loads(where.read_text())
    tables = [(run["edition"], run["players"], run["options"]) for run in runs]
    assert tables[:3] == [("classic-2003", 2, ""), ("classic-2003", 2, "stacking=any"), ("classic-2003", 3, "")]
    assert len(tables) == 8
    assert "deluxe, 3 players, stacking=any" in text
    assert text.endswith(f"Written: {where}\n")


def test_policies_by_seat_with_rates(capsys: Capture) -> None:
    found = json.loads(simulated(capsys, *FEW, "--policy", "greedy,random, careless  forget=0.5,color", "--json"))
    assert found["policies"] == ["greedy", "random", "careless forget=0.5", "color"]
    assert found["catches"] > 0


def test_matches(capsys: Capture) -> None:
    text = simulated(capsys, "--matches", "50", "--format", "lowest-score", "--target", "100")
    assert text.startswith("classic-2003, 4 players, target=100, lowest-score, policy random, seed 0\n50 matches, ")
    assert "Rounds per match" in text
    rows = simulated(capsys, "--matches", "50", "--target", "100", "--csv").splitlines()
    assert len(rows) == 2
    assert "rounds_per_match.mean" in rows[0]
    assert "simulated on the cpu" in refusal(capsys, "--matches", "5", "--on", "ray")


def test_only_what_a_simulation_wrote_is_written_over(capsys: Capture, tmp_path: Path) -> None:
    for form in ("--json", "--csv"):
        mine = tmp_path / "numbers"
        simulated(capsys, *FEW, form, str(mine))
        simulated(capsys, *FEW, form, str(mine))
        mine.write_text('{"wildfour": 1}')
        assert "is something else, so it is left alone" in refusal(capsys, *FEW, form, str(mine))
        mine.unlink()
    assert "is not an ordinary file" in refusal(capsys, *FEW, "--json", "/dev/null")


def once(function: Callable[[], None]) -> Callable[[int], None]:
    """For the first call only: a second Ctrl-C would not wait."""
    calls: list[int] = []

    def called(done: int) -> None:
        if not calls:
            calls.append(done)
            function()

    return called


def test_ctrl_c_tells_what_was_done(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    if threading.current_thread() is not threading.main_thread():
        pytest.skip("signals come to the main thread only")

    def interrupted(request: RoundRequest, backend: Backend, *, monitor: Monitor, **_: object) -> Tally:
        interrupting = Monitor(once(lambda: signal.raise_signal(signal.SIGINT)), monitor.stop)
        return simulate(request, threads=1, monitor=interrupting)

    monkeypatch.setattr(command, "run_on", interrupted)
    before = signal.getsignal(signal.SIGINT)
    assert main(["simulate", "--rounds", "100000000", "--players", "2,4", "--on", "cpu"]) == 130
    output = capsys.readouterr()
    assert "stopped early" in output.out
    assert "Stopped after 16 rounds in 1 of 2 runs; the numbers describe only those." in output.err
    assert signal.getsignal(signal.SIGINT) is before


class Terminal(io.StringIO):
    """A stream that somebody watches."""

    def isatty(self) -> bool:
        return True


def test_the_meter_shows_rate_and_time_left() -> None:
    line = meter_line("deluxe 4 players", 250, 1000, "rounds", 5.0)
    assert line == "[#####...............]  25%  50 rounds/s, 15 s left  deluxe 4 players"
    assert [duration(seconds) for seconds in (3, 200, 7500)] == ["3 s", "3 min 20 s", "2 h 05 min"]
    times = iter((0.0, 0.01, 5.0))
    watched = Terminal()
    meter = Meter(watched, "x", 1000, "rounds", lambda: next(times))
    meter.show(1)
    assert watched.getvalue() == ""
    meter.show(250)
    assert "25%  50 rounds/s" in watched.getvalue()
    assert "\n" not in watched.getvalue()


def test_through_a_pipe_it_is_silent() -> None:
    pipe = io.StringIO()
    times = iter((0.0, 5.0))
    meter = Meter(pipe, "x", 1000, "rounds", lambda: next(times))
    meter.show(250)
    meter.clear()
    assert pipe.getvalue() == ""
