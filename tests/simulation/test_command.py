"""`wildfour simulate`: its output, its files, and its refusals."""

import io
import json
import random
import re
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from rich.progress import Task

from wildfour.cli import main
from wildfour.simulation import command
from wildfour.simulation.backends import on_cuda
from wildfour.simulation.backends.on_cpu import simulate
from wildfour.simulation.backends.selection import Backend, parse_backend, resolve_backend
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.tally import Tally
from wildfour.support.interrupts import Monitor
from wildfour.support.progress import Meter
from wildfour.words import ENGLISH, Catalogue, in_language

Capture = pytest.CaptureFixture[str]
FEW = ("--rounds", "300")


def simulated(capsys: Capture, *arguments: str | Path) -> str:
    assert main(["simulate", *map(str, arguments)]) == 0
    return capsys.readouterr().out


def refusal(capsys: Capture, *arguments: str | Path) -> str:
    assert main(["simulate", *map(str, arguments)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    last = output.err.splitlines()[-1]  # a notice about compiling may precede it
    assert re.fullmatch(r"wildfour: .+[.]", last)
    return last


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--players 11", "classic-2003 takes 2 to 10 players, not 11."),
        ("--players 4,x", "'4,x' is not a number of players; write one such as 4, or several such as 2,4,6."),
        ("--players -4", "'-4' is not a number of players"),
        ("--players 4.5", "'4.5' is not a number of players"),
        ("--players 1", "classic-2003 takes 2 to 10 players, not 1."),
        ("--players 4,4", "The same run is requested twice (classic-2003, 4); request it once."),
        ("--edition classic-2003,nope", "There is no edition 'nope'"),
        ("--edition clasic-2003", "did you mean classic-2003?"),
        ("--edition deluxe,", "There is no edition ''"),
        ("--edition launcher-2009 --players 2,8", "launcher-2009 takes 2 to 6 players, not 8."),
        (
            "--policy clever",
            "There is no policy 'clever'; the policies are random, greedy, sparing, color, careless",
        ),
        ("--policy rendom", "did you mean random?"),
        ("--policy random,random", "There are 2 policies for 4 players; name one for all, or one for each seat."),
        ("--players 2 --policy random,", "There is no policy ''"),
        ("--rounds 0", "The number of rounds cannot be 0; choose 1 to 1,000,000,000,000."),
        ("--rounds 1000000000001", "The number of rounds cannot be"),
        ("--rounds many", "--rounds takes a whole number such as 4, not 'many'."),
        ("--rounds 1e6", "--rounds takes a whole number such as 4, not '1e6'."),
        ("--rounds 5 --matches 5", "--rounds and --matches cannot be combined"),
        ("--matches 0", "The number of matches cannot be 0"),
        ("--matches x", "--matches takes a whole number such as 4, not 'x'."),
        ("--matches 5 --target 0", "target cannot be '0'"),
        ("--matches 5 --target x", "target cannot be 'x'"),
        ("--matches 5 --target 50 --option target=60", "The option target is given twice"),
        ("--matches 5 --format partners --players 5", "needs 4, 6, 8 or 10 players, not 5."),
        ("--target 300", "--format and --target are for matches"),
        ("--compare stacking=none", "--compare 'stacking=none' changes nothing"),
        ("--compare stacking=any --compare stacking=any", "The same run is requested twice"),
        ("--compare stacking=any --compare jump-out", "There is no option 'jump-out'; did you mean jump-in?"),
        ("--option draw-until-playable --option drawn-card-stays", "contradict each other"),
        ("--option must-flip", "only launcher-2009 has a launcher."),
        ("--option hit-rate=2 --edition launcher-2009", "hit-rate cannot be '2'"),
        ("--format partners", "--format and --target are for matches"),
        ("--matches 5 --format chess", "There is no format 'chess'"),
        ("--option stacking=maybe", "stacking cannot be 'maybe'; choose none, two, four, same or any."),
        ("--option jump-in --compare jump-in", "The option jump-in is given twice"),
        ("--seed x", "'x' is not a seed; a seed is a whole number from 0 to 18446744073709551615."),
        ("--seed 18446744073709551616", "a seed is a whole number from 0 to 18446744073709551615"),
        ("--threads 0", "--threads takes a number from 1 to 1,024, not 0."),
        ("--threads two", "--threads takes a whole number such as 4, not 'two'."),
        ("--threads 2 --on ray", "leave one of them out."),
        ("--on ray:", "--on takes auto, cpu, cuda, ray or ray:ADDRESS, not 'ray:'."),
        ("--matches 5 --on cuda", "Matches are simulated on the cpu, not on cuda"),
        ("--on moon", "--on takes auto, cpu, cuda, ray or ray:ADDRESS, not 'moon'."),
        ("--on cpu:8", "--on takes auto, cpu, cuda, ray or ray:ADDRESS, not 'cpu:8'."),
        ("--json --csv", "Only one of --json and --csv"),
        ("--json /nowhere/at/all.json", "cannot be written (No such file or directory)"),
        ("--csv .", "cannot be written (Is a directory); choose another file."),
        ("--report /dev/null/report", "/dev/null/report"),
        ("--nope", "Unknown argument '--nope'"),
        ("--rounds", "Missing value for --rounds"),
    ],
)
def test_invalid_input_is_rejected_before_any_play(
    arguments: str, sentence: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "run_one", lambda *_: pytest.fail("it played"))
    assert sentence in refusal(capsys, *arguments.split())


@pytest.mark.parametrize(
    ("policy", "sentence"),
    [
        (
            "random bluff",
            "A policy has no setting 'bluff'; its settings are bluff=0.1, challenge=0.1, forget=0.1, overlook=0.1,",
        ),
        ("random bluff=", "'bluff=' is not valid; a rate is a number from 0 to 1."),
        ("random bluff=1.5", "'bluff=1.5' is not valid"),
        ("random bluff=nan", "'bluff=nan' is not valid"),
        ("random bluff=1e999", "'bluff=1e999' is not valid"),
        ("random dance=1", "A policy has no setting 'dance=1'"),
        ("skilled bluff=0.5", "The policy skilled does not take 'bluff=0.5': it decides for itself when to bluff"),
        ("network challenge=1", "The policy network does not take 'challenge=1': it decides for itself when to bluff"),
        ("", "There is no policy ''"),
    ],
)
def test_invalid_policies_are_rejected(policy: str, sentence: str, capsys: Capture) -> None:
    assert sentence in refusal(capsys, "--policy", policy)


def test_refusals_in_german(capsys: Capture) -> None:
    def refused(*arguments: str) -> str:
        assert main(["--language", "de", "simulate", *arguments]) == 2
        return capsys.readouterr().err

    assert refused("--rounds", "x") == "wildfour: --rounds braucht eine ganze Zahl wie 4, nicht „x“.\n"
    assert "--compare „stacking=none“ ändert nichts" in refused("--compare", "stacking=none")


def test_help_in_both_languages(capsys: Capture) -> None:
    for language, words in (("en", "number of players"), ("de", "wie viele spielen")):
        with pytest.raises(SystemExit) as end:
            main(["--language", language, "simulate", "--help"])
        assert end.value.code == 0
        assert words in capsys.readouterr().out


RAW = (
    "",
    "0",
    "-1",
    "1",
    "4",
    "x",
    "1e9",
    "999999999999999999999",
    "nan",
    ",",
    "4,5",
    "\x00",
    "é",
    "a b",
    "=",
    "%s",
    "{}",
)
NAMES = (
    *("--edition", "--players", "--option", "--compare", "--rounds", "--matches", "--format", "--target", "--policy"),
    *("--seed", "--threads", "--on", "--json", "--csv", "--report"),
)
LIKELY = (
    *("classic-2003", "deluxe", "jump-in", "stacking=any", "stacking=maybe", "target=5", "elimination", "partners"),
    *(
        "random",
        "greedy bluff=0.5",
        "careless,random",
        "cpu",
        "ray:",
        "2,3",
        "decks=9",
        "hit-rate=0.5,0.5",
        "seven-zero",
    ),
)


@pytest.mark.parametrize("seed", range(60))
def test_random_arguments_are_played_or_rejected_with_one_message(
    seed: int, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fuzz(random.Random(seed), 3, capsys, monkeypatch, tmp_path)


@pytest.mark.long
def test_random_arguments_for_a_long_time(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fuzz(random.Random(1), 20_000, capsys, monkeypatch, tmp_path)


def fuzz(
    generator: random.Random, times: int, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Check random arguments with playing stubbed out, because only parsing matters here."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "run_one", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    for _ in range(times):
        arguments = [part for _ in range(generator.randrange(1, 6)) for part in argument(generator)]
        code = main(["simulate", *arguments])
        output = capsys.readouterr()
        assert code in (2, 130), arguments
        if code == 2:
            assert output.out == "", arguments
            assert re.fullmatch(r"wildfour: [^\n]+[.)]\n", output.err), (arguments, output.err)


def argument(generator: random.Random) -> list[str]:
    value = generator.choice(RAW if generator.random() < 0.5 else LIKELY)
    name = generator.choice(NAMES)
    return [f"{name}={value}"] if generator.random() < 0.5 else [name, value]


@pytest.mark.filterwarnings("ignore")  # numba-cuda uses deprecated NumPy features
def test_a_missing_gpu_is_reported_in_one_message(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    with suppress(ImportError):  # needs an extra
        monkeypatch.setattr("wildfour.compiled.cuda.simulation_kernel.has_gpu", lambda: False)
    assert "--on cuda" in refusal(capsys, "--on", "cuda")
    assert resolve_backend(Backend("auto"), 10**9, None) == Backend("cpu")


def test_auto_is_the_gpu_only_for_large_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_cuda, "gpu", lambda: None)
    assert resolve_backend(Backend("auto"), 10**9, None) == Backend("cuda")
    assert resolve_backend(Backend("auto"), 1000, None) == Backend("cpu")
    assert resolve_backend(Backend("auto"), 10**9, 4) == Backend("cpu")
    assert parse_backend("ray:10.0.0.1:6379") == Backend("ray", "10.0.0.1:6379")


def test_one_run_in_words(capsys: Capture) -> None:
    text = simulated(capsys, *FEW, "--players", "3", "--seed", "9")
    assert text.startswith("classic-2003, 3 players, policy random, seed 9\n300 rounds and ")
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
    assert "H: deluxe, 3 players, stacking=any" in text
    assert [run["difference"] and run["difference"]["minus"] for run in runs] == [
        None,
        "A",
        None,
        "C",
        "A",
        "E",
        "C",
        "G",
    ]
    assert re.search(r"^H \N{MINUS SIGN} G  [+\N{MINUS SIGN}]\d", text, re.MULTILINE)
    assert text.endswith(f"Written: {where}\n")


def test_runs_with_equal_results_are_reported_as_the_same(capsys: Capture) -> None:
    alike = simulated(capsys, *FEW, "--policy", "random jump=0", "--compare", "jump-in")
    assert "\nEvery round ended exactly as in A, so there is nothing to compare." in alike
    same = simulated(capsys, *FEW, "--edition", "classic-2003,standard-2010")
    assert "B: standard-2010, 4 players, policy random, seed 0\nEvery round ended exactly as in A" in same


def test_jump_ins_are_reported(capsys: Capture) -> None:
    text = simulated(capsys, *FEW, "--compare", "jump-in")
    assert re.search(r"^Jump-ins +[1-9]\.\d+ per round$", text, re.MULTILINE)
    rows = [line for line in text.splitlines() if re.match(r"[AB]: (no options|jump-in) ", line)]
    assert len(set(rows)) == len(rows) == 2


def test_policies_by_seat_with_rates(capsys: Capture) -> None:
    found = json.loads(simulated(capsys, *FEW, "--policy", "greedy,random, careless  forget=0.5,color", "--json"))
    assert found["policies"] == ["greedy", "random", "careless forget=0.5", "color"]
    assert found["catches"] > 0


def test_matches(capsys: Capture) -> None:
    text = simulated(capsys, "--matches", "50", "--format", "lowest-score", "--target", "100")
    assert text.startswith("classic-2003, 4 players, target=100, lowest-score, policy random, seed 0\n50 matches, ")
    assert re.search(r"^Player +wins", text, re.MULTILINE)
    both = simulated(capsys, "--matches", "40", "--target", "100", "--compare", "stacking=any")
    assert "Differences between matches with the same number" in both
    assert "player 1 wins (percentage points)" in both
    assert "Rounds per match" in text
    rows = simulated(capsys, "--matches", "50", "--target", "100", "--csv").splitlines()
    assert len(rows) == 2
    assert "rounds_per_match.mean" in rows[0]
    assert "simulated on the cpu" in refusal(capsys, "--matches", "5", "--on", "ray")


def test_only_files_of_a_simulation_are_overwritten(capsys: Capture, tmp_path: Path) -> None:
    for form in ("--json", "--csv"):
        mine = tmp_path / "numbers"
        simulated(capsys, *FEW, form, str(mine))
        simulated(capsys, *FEW, form, str(mine))
        mine.write_text('{"wildfour": 1}')
        assert "was not written by Wildfour, so it was left alone" in refusal(capsys, *FEW, form, str(mine))
        mine.unlink()
    assert "is not an ordinary file" in refusal(capsys, *FEW, "--json", "/dev/null")


def once(function: Callable[[], None]) -> Callable[[int], None]:
    """Make a function run only once, because a second Ctrl-C would end the run at once."""
    calls: list[int] = []

    def called(done: int) -> None:
        if not calls:
            calls.append(done)
            function()

    return called


def test_after_ctrl_c_finished_rounds_are_reported(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    if threading.current_thread() is not threading.main_thread():
        pytest.skip("signals come to the main thread only")

    def interrupted(request: RoundRequest, backend: Backend, *, monitor: Monitor, **_: object) -> Tally:
        interrupting = Monitor(once(lambda: signal.raise_signal(signal.SIGINT)), monitor.stop)
        return simulate(request, threads=1, monitor=interrupting)

    monkeypatch.setattr(command, "run_on", interrupted)
    before = signal.getsignal(signal.SIGINT)
    assert main(["simulate", "--rounds", "100000000", "--players", "2,4", "--on", "cpu"]) == 130
    output = capsys.readouterr()
    assert "Stopped early: the numbers cover only part of the run." in output.out
    assert "Stopped after 16 rounds in 1 of 2 runs; the numbers cover only those rounds." in output.err
    assert signal.getsignal(signal.SIGINT) is before


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


def shown(stream: io.StringIO, label: str, unit: str, words: Catalogue = ENGLISH) -> str:
    """Return the progress display of a run that is half done after 5 seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", "100")
        patch.setattr(Task, "elapsed", 5.0)
        with Meter(stream, label, 2000, unit, words) as meter:
            meter.show(1000)
    return stream.getvalue()


def test_the_progress_display_shows_rate_and_time_left() -> None:
    line = shown(Terminal(), "deluxe 4", "rounds")
    assert " 50%" in line
    assert "200 rounds/s, 5.0 s left deluxe 4" in line
    assert "200 Partien/s, noch 5,0 s [x]" in shown(Terminal(), "[x]", "matches", in_language("de"))


def test_through_a_pipe_it_is_silent() -> None:
    assert shown(io.StringIO(), "x", "rounds") == ""
