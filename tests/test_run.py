"""run.py: the right environment for each command, made once, and one sentence when it cannot be."""

import ast
import errno
import re
import sys
from pathlib import Path

import pytest

import run

REPOSITORY = Path(__file__).resolve().parent.parent

REFUSED = """\
WARNING: Retrying (Retry(total=0, connect=None, read=None, redirect=None, status=None)) after connection \
broken by 'NewConnectionError("HTTPConnection(host='index.invalid', port=80): Failed to establish a new \
connection: [Errno 111] Connection refused")': /simple/llvmlite/
ERROR: Could not find a version that satisfies the requirement llvmlite==0.50.0 (from versions: none)
ERROR: No matching distribution found for llvmlite==0.50.0
"""
UNKNOWN_HOST = """\
WARNING: Retrying (Retry(total=0)) after connection broken by 'NameResolutionError("Failed to resolve")'
ERROR: No matching distribution found for llvmlite==0.50.0
"""
DROPPED = "pip._vendor.urllib3.exceptions.ReadTimeoutError: HTTPSConnectionPool: Read timed out.\n"
FULL = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n"
WRONG_HASH = """\
ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you have updated the package \
versions, please update the hashes. Otherwise, examine the package contents carefully.
    llvmlite==0.50.0 from list:
        Expected sha256 00
             Got        01
"""
NO_WHEEL = """\
ERROR: Could not find a version that satisfies the requirement llvmlite==0.50.0 (from versions: 0.46.0b1)
ERROR: No matching distribution found for llvmlite==0.50.0
"""


@pytest.fixture(name="environment")
def temporary_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> run.Environment:
    """Give an environment, not yet made, of a repository that has nothing but a lock file."""
    (tmp_path / "locks").mkdir()
    for kind in run.SERVED_BY:
        (tmp_path / "locks" / f"{kind}.txt").write_text(f"{kind} 1\n", encoding="utf-8")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    return run.Environment("play", run.environment_folder("play"))


def install_nothing(environment: run.Environment, inherited: tuple[int, ...]) -> None:
    """Stand in for pip."""


def package_lines(kind: str) -> list[str]:
    """Give the lines of a lock file that name packages."""
    text = (REPOSITORY / "locks" / f"{kind}.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith(" ")]


# Python's version


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 10)])
def test_an_old_python_is_told_which_one_is_needed(version: tuple[int, int]) -> None:
    sentence = run.too_old(version)
    assert sentence == f"Wildfour needs Python 3.11 or later, and this is Python {version[0]}.{version[1]}."


@pytest.mark.parametrize("version", [(3, 11), (3, 14), (4, 0)])
def test_a_new_python_is_told_nothing(version: tuple[int, int]) -> None:
    assert run.too_old(version) == ""


def test_an_old_python_can_read_the_file() -> None:
    ast.parse((REPOSITORY / "run.py").read_text(encoding="utf-8"), feature_version=(3, 7))


# Commands


@pytest.mark.parametrize(
    ("arguments", "kind", "handed_over"),
    [
        ([], "play", ["-P", "-m", "wildfour", "play"]),
        (["play", "--seed", "7"], "play", ["-P", "-m", "wildfour", "play", "--seed", "7"]),
        (["--help"], "play", ["-P", "-m", "wildfour", "--help"]),
        (["simulate", "--rounds", "9"], "play", ["-P", "-m", "wildfour", "simulate", "--rounds", "9"]),
        (["simulate", "--report=out"], "study", ["-P", "-m", "wildfour", "simulate", "--report=out"]),
        (["arena", "casual"], "study", ["-P", "-m", "wildfour", "arena", "casual"]),
        (["bench", "uno"], "bench", ["-P", "-m", "wildfour", "bench", "uno"]),
        (["test", "-k", "D9"], "test", ["-P", "-m", "pytest", "-k", "D9"]),
    ],
)
def test_a_command_goes_to_its_environment(
    arguments: list[str], kind: str, handed_over: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []

    def record(command: list[str]) -> int:
        commands.append(command)
        return 5

    monkeypatch.setattr(run, "hand_over", record)
    monkeypatch.setattr(run, "hand_over_in_root", record)
    monkeypatch.setattr(run, "ready_environment", lambda kind: run.Environment(kind, Path(kind)))
    assert run.main(arguments) == 5
    assert commands == [[str(run.Environment(kind, Path(kind)).python), *handed_over]]


def test_the_checks_stop_at_the_first_that_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "hand_over_in_root", lambda command: 3 if "mypy" in command else 0)
    assert run.run_tests(run.Environment("test", Path("test")), []) == 3
    out = capsys.readouterr().out
    assert "== ruff check: passed in" in out
    assert "== mypy: failed in" in out
    assert "pytest" not in out


def test_exit_codes_are_passed_on(environment: run.Environment) -> None:
    assert run.hand_over_in_root([sys.executable, "-c", "raise SystemExit(9)"]) == 9


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals on Windows")
def test_a_killed_program_has_the_exit_code_of_a_shell(environment: run.Environment) -> None:
    assert run.hand_over_in_root([sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"]) == 137


# The stamp


def test_a_made_environment_is_complete_and_is_not_made_again(environment: run.Environment) -> None:
    made: list[str] = []

    def install(environment: run.Environment, inherited: tuple[int, ...]) -> None:
        made.append(environment.kind)

    assert not run.is_complete(environment)
    run.prepare(environment, install)
    run.prepare(environment, install)
    assert run.is_complete(environment)
    assert made == ["play"]


def test_the_made_environment_finds_the_repository(
    environment: run.Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "a folder's näme"
    root.mkdir()
    (root / "marker_module.py").touch()
    monkeypatch.setattr(run, "ROOT", root)
    run.make_venv(environment.folder)
    run.write_path_file(environment)
    monkeypatch.setenv("LC_ALL", "C")
    assert run.hand_over_in_root([str(environment.python), "-P", "-c", "import marker_module"]) == 0


def test_a_new_list_makes_the_environment_incomplete(environment: run.Environment) -> None:
    run.prepare(environment, install_nothing)
    environment.packages.write_text("play 2\n", encoding="utf-8")
    assert not run.is_complete(environment)


@pytest.mark.parametrize(
    ("target", "value"),
    [("run.ENVIRONMENT_VERSION", "0"), ("sys.version", "3.11.0"), ("sys.base_prefix", "x")],
)
def test_another_python_or_run_makes_it_incomplete(
    environment: run.Environment, target: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.prepare(environment, install_nothing)
    monkeypatch.setattr(target, value)
    assert not run.is_complete(environment)


def test_a_lost_interpreter_makes_it_incomplete(environment: run.Environment) -> None:
    run.prepare(environment, install_nothing)
    environment.python.unlink()
    assert not run.is_complete(environment)


def test_playing_makes_do_with_the_test_environment(
    environment: run.Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = run.Environment("test", run.environment_folder("test"))
    run.prepare(tests, install_nothing)
    assert run.ready_environment("play") == tests


def test_a_read_only_repository_has_its_environment_in_the_cache(
    environment: run.Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    monkeypatch.setattr(run, "cache_folder", lambda: tmp_path / "cache" / "wildfour")
    cached = run.Environment("play", run.environment_folder("play"))
    assert cached.folder.parent == tmp_path / "cache" / "wildfour"
    run.prepare(cached, install_nothing)
    assert run.is_complete(cached)


# Interruptions


def test_an_interrupted_set_up_is_done_again(environment: run.Environment) -> None:
    def interrupt(environment: run.Environment, inherited: tuple[int, ...]) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run.prepare(environment, interrupt)
    assert not run.is_complete(environment)
    run.prepare(environment, install_nothing)
    assert run.is_complete(environment)


def test_what_a_killed_set_up_left_is_cleared_away(environment: run.Environment) -> None:
    run.make_venv(environment.folder)
    half = environment.folder / "half-a-package"
    half.touch()
    run.prepare(environment, install_nothing)
    assert run.is_complete(environment)
    assert not half.exists()


def test_control_c_ends_with_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(kind: str) -> run.Environment:
        raise KeyboardInterrupt

    monkeypatch.setattr(run, "ready_environment", interrupt)
    assert run.main([]) == 130
    assert capsys.readouterr().err.count("\n") == 1


def test_only_one_holds_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with run.locked(path), path.open("ab") as second:
        assert not run.try_lock(second.fileno())
    with path.open("ab") as third:
        assert run.try_lock(third.fileno())


# Sentences


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (REFUSED, "The package index cannot be reached"),
        (UNKNOWN_HOST, "The package index cannot be reached"),
        (DROPPED, "The package index cannot be reached"),
        (FULL, "The disk is full"),
        (WRONG_HASH, "A downloaded package does not match its hash"),
        (NO_WHEEL, "The packages could not be installed"),
    ],
)
def test_pip_failures_become_one_sentence(environment: run.Environment, output: str, sentence: str) -> None:
    explained = run.explain_pip(output, Path("pip.log"), environment)
    assert explained.startswith(sentence)
    assert "\n" not in explained
    assert ("pip.log" in explained) == (output != FULL)


def test_a_full_disk_outside_pip_becomes_one_sentence(
    environment: run.Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fill(environment: run.Environment, inherited: tuple[int, ...]) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(run, "install_packages", fill)
    assert run.main([]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("The disk is full")
    assert not environment.folder.exists()


def test_a_damaged_pip_is_not_used(
    environment: run.Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = tmp_path / "pip.whl"
    monkeypatch.setattr(run, "PIP", wheel)
    with pytest.raises(run.SetupError, match="is missing"):
        run.check_pip()
    wheel.write_bytes(b"something else")
    with pytest.raises(run.SetupError, match="is damaged"):
        run.prepare(environment, run.install_packages)


# The files that belong to it


def test_pip_in_the_repository_is_the_expected_one() -> None:
    run.check_pip()


@pytest.mark.parametrize("kind", run.SERVED_BY)
def test_every_package_is_locked_by_hashes(kind: str) -> None:
    text = (REPOSITORY / "locks" / f"{kind}.txt").read_text(encoding="utf-8")
    lines = package_lines(kind)
    assert all(re.match(r"[a-z0-9-]+==\S+( ; .*)? \\$", line) for line in lines)
    assert len(re.findall(r"\\\n    --hash=sha256:", text)) >= len(lines)
    assert "://" not in text


def test_every_list_contains_the_play_list() -> None:
    for kind, names in run.SERVED_BY.items():
        assert kind == names[0]
        assert set(package_lines("play")) <= set(package_lines(kind))


def test_pip_options_from_outside_are_kept_or_dropped() -> None:
    assert "PIP_TARGET" in run.UNWANTED_PIP_OPTIONS
    assert "PIP_INDEX_URL" not in run.UNWANTED_PIP_OPTIONS
    assert "USER" not in run.UNWANTED_PIP_OPTIONS
