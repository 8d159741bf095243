"""run.py: it creates the right environment for each command once, and prints one sentence if that fails."""

import argparse
import ast
import errno
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import run
from tools import environments
from tools.environments import Environment
from wildfour.cli import build_parser
from wildfour.errors import Invalid
from wildfour.support.argument_parser import Parser
from wildfour.support.extras import machine_code_stage
from wildfour.words import in_language

MACHINE_CODE = machine_code_stage()

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
def temporary_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """Return an environment to be created, in a repository that contains only a lock file."""
    (tmp_path / "locks").mkdir()
    for kind in environments.STAGES:
        (tmp_path / "locks" / f"{kind}.txt").write_text(f"{kind} 1\n", encoding="utf-8")
    monkeypatch.setattr(environments, "ROOT", tmp_path)
    monkeypatch.setattr(environments, "install_packages", install_nothing)
    return environments.environment_for("play")


install_packages = environments.install_packages


def install_nothing(environment: Environment, lock: int) -> None:
    """Stand in for pip."""


def package_lines(kind: str) -> list[str]:
    """Return the lock file lines that name packages."""
    text = (REPOSITORY / "locks" / f"{kind}.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith(" ")]


# Python version


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 10)])
def test_an_old_python_gets_the_required_version(version: tuple[int, int]) -> None:
    sentence = run.too_old(version)
    assert sentence == f"Wildfour needs Python 3.11 or later, and this is Python {version[0]}.{version[1]}."


@pytest.mark.parametrize("version", [(3, 11), (3, 14), (4, 0)])
def test_a_new_python_gets_no_message(version: tuple[int, int]) -> None:
    assert run.too_old(version) == ""


def test_an_old_python_can_read_the_file() -> None:
    ast.parse((REPOSITORY / "run.py").read_text(encoding="utf-8"), feature_version=(3, 7))


# Commands


@pytest.mark.parametrize(
    ("arguments", "kind", "handed_over"),
    [
        ([], "play", ["-m", "wildfour", "open"]),
        (["play", "--seed", "7"], "play", ["-m", "wildfour", "play", "--seed", "7"]),
        (["--language", "de"], "play", ["-m", "wildfour", "--language", "de", "open"]),
        (["--language=de", "play"], "play", ["-m", "wildfour", "--language=de", "play"]),
        (["play", "--bots", "casual,expert"], MACHINE_CODE, ["-m", "wildfour", "play", "--bots", "casual,expert"]),
        (["replay", "match.txt"], "play", ["-m", "wildfour", "replay", "match.txt"]),
        (["pad"], "play", ["-m", "wildfour", "pad"]),
        (["tournament", "show", "x"], "play", ["-m", "wildfour", "tournament", "show", "x"]),
        (["simulate", "--rounds", "9"], MACHINE_CODE, ["-m", "wildfour", "simulate", "--rounds", "9"]),
        (["simulate", "--report=out"], "compiler", ["-m", "wildfour", "simulate", "--report=out"]),
        (
            ["--language", "de", "arena", "casual"],
            MACHINE_CODE,
            ["-m", "wildfour", "--language", "de", "arena", "casual"],
        ),
        (["bench", "--quick"], "bench", ["-m", "wildfour", "bench", "--quick"]),
        (["test", "-k", "D9"], "test", ["-m", "pytest", "-k", "D9"]),
        (["--language", "de", "test", "-k", "D9"], "test", ["-m", "pytest", "-k", "D9"]),
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
    monkeypatch.setattr(run, "ready_environment", lambda kind: Environment(kind, Path(kind)))
    monkeypatch.setattr(run, "ready_browser", lambda environment: None)
    assert run.main(arguments) == 5
    assert commands == [[str(Environment(kind, Path(kind)).python), "-P", *handed_over]]


def all_commands(parser: Parser, *names: str) -> Iterator[tuple[str, ...]]:
    """Yield every command that has help text, including the tournament commands."""
    yield names
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                yield from all_commands(command, *names, name)


NEEDS_NOTHING = [
    *[((*names, "--help"), "usage: ") for names in all_commands(build_parser())],
    (("--language", "de", "arena", "--help"), "Aufruf: "),
    (("--version",), "wildfour 0."),
    (("rules", "D9"), "D9 (C S D M L): "),
    (("rules",), "A1 ("),
    (("editions",), "classic-2003: "),
    (("options",), "all-redraw ("),
    (("options", "deluxe", "--language", "de"), "all-redraw ("),
]


@pytest.mark.parametrize(("arguments", "text"), NEEDS_NOTHING, ids=lambda value: " ".join(value)[:40])
def test_lists_and_help_need_only_python(arguments: tuple[str, ...], text: str, tmp_path: Path) -> None:
    """Lists and help run in a bare interpreter (-I -S: no packages), without any setup."""
    code = (
        f"import sys; sys.argv[0] = {str(REPOSITORY / 'run.py')!r}; sys.path.insert(0, {str(REPOSITORY)!r}); "
        "import run; run.ready_environment = None; sys.exit(run.main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, *arguments],
        check=False,
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(text)


WITHOUT_COMPILER = (
    "import sys; sys.modules.update(dict.fromkeys(('llvmlite', 'matplotlib', 'numba', 'numpy', 'openskill', 'ray'))); "
    "from wildfour.cli import main; sys.exit(main(sys.argv[1:]))"
)


@pytest.mark.parametrize(
    ("command", "typed", "text"),
    [
        ("play --save FILE --seed 7 --players 2 --target 30", 1000 * "draw\nkeep\naccept\n\n", "won the match!"),
        ("pad --players Ann,Bob --file FILE", "quit\n", "Ann"),
        ("tournament create FILE --kind whist", "", ""),
    ],
)
def test_games_pads_and_tournaments_need_no_compiler(command: str, typed: str, text: str, tmp_path: Path) -> None:
    arguments = [str(tmp_path / "file.txt") if word == "FILE" else word for word in command.split()]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_COMPILER, *arguments],
        check=False,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=REPOSITORY,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert text in done.stdout


def test_the_list_covers_every_command() -> None:
    asked = [arguments for arguments, _ in NEEDS_NOTHING if arguments[-1] == "--help"]
    assert {("--help",), ("play", "--help"), ("arena", "--help"), ("tournament", "result", "--help")} <= set(asked)


@pytest.mark.parametrize("arguments", [["dance"], ["play", "--seed", "x"], ["simulate", "--nope"], ["replay"]])
def test_bad_arguments_are_rejected_before_any_set_up(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "ready_environment", None)
    assert run.main(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_checks_stop_at_the_first_that_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "hand_over_in_root", lambda command: 3 if "mypy" in command else 0)
    monkeypatch.setattr(run, "ready_environment", lambda kind: Environment(kind, Path(kind)))
    monkeypatch.setattr(run, "ready_browser", lambda environment: None)
    assert run.main(["test"]) == 3
    out = capsys.readouterr().out
    assert "== ruff check: passed in" in out
    assert "== mypy: failed in" in out
    assert "pytest" not in out


# The test browser


@pytest.fixture(name="debian")
def debian_without_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a PATH with only an apt-get that prints its arguments and can install only the second package."""
    programs = tmp_path / "bin"
    programs.mkdir()
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    apt_get = programs / "apt-get"
    chromium = f"{programs}/chromium"
    apt_get.write_text(
        f'#!/bin/sh\necho "$@"\ncase "$*" in *ds\\ chromium) : > {chromium}; /bin/chmod +x {chromium};; esac\n'
    )
    apt_get.chmod(0o755)
    return programs


@pytest.mark.skipif(sys.platform == "win32", reason="there is no apt-get on Windows")
def test_debian_gets_its_chromium_once(
    environment: Environment, debian: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run.ready_browser(environment)
    run.ready_browser(environment)
    said = environment.beside("-browser.log").read_text(encoding="utf-8")
    assert said.splitlines() == [
        "update",
        "install --yes --no-install-recommends chromium-headless-shell",
        "install --yes --no-install-recommends chromium",
    ]
    assert capsys.readouterr().err.splitlines() == [
        "Installing Chromium for the browser tests. This happens only once."
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no apt-get on Windows")
def test_a_failed_chromium_install_does_not_stop_tests(
    environment: Environment, debian: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (debian / "apt-get").write_text("#!/bin/sh\nexit 100\n")
    run.ready_browser(environment)
    assert "so tests that need it are skipped" in capsys.readouterr().err


@pytest.mark.parametrize("lacking", ["apt-get", "root"])
@pytest.mark.skipif(sys.platform == "win32", reason="there is no apt-get on Windows")
def test_nothing_is_installed_elsewhere(
    lacking: str, environment: Environment, debian: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if lacking == "root":
        monkeypatch.setattr("os.geteuid", lambda: 1000)
    else:
        (debian / "apt-get").unlink()
    run.ready_browser(environment)
    assert not environment.beside("-browser.log").exists()


def test_exit_codes_are_passed_on(environment: Environment) -> None:
    assert run.hand_over_in_root([sys.executable, "-c", "raise SystemExit(9)"]) == 9


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals on Windows")
def test_a_killed_program_has_a_shells_exit_code(environment: Environment) -> None:
    assert run.hand_over_in_root([sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"]) == 137


# The stamp


def test_a_new_environment_is_complete_and_is_not_recreated(
    environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    monkeypatch.setattr(environments, "install_packages", lambda environment, lock: made.append(environment.kind))
    assert not environments.is_complete(environment)
    environments.prepare(environment)
    environments.prepare(environment)
    assert environments.is_complete(environment)
    assert made == ["play"]


def test_the_environment_finds_the_repository(
    environment: Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "a folder's näme"
    root.mkdir()
    (root / "marker_module.py").touch()
    monkeypatch.setattr(environments, "ROOT", root)
    environments.make_venv(environment.folder)
    environments.write_path_file(environment)
    monkeypatch.setenv("LC_ALL", "C")
    assert run.hand_over_in_root([str(environment.python), "-P", "-c", "import marker_module"]) == 0


def test_a_new_lock_file_makes_the_environment_incomplete(environment: Environment) -> None:
    environments.prepare(environment)
    environment.packages.write_text("play 2\n", encoding="utf-8")
    assert not environments.is_complete(environment)


@pytest.mark.parametrize(
    ("target", "value"),
    [("tools.environments.ENVIRONMENT_VERSION", "0"), ("sys.version", "3.11.0"), ("sys.base_prefix", "x")],
)
def test_a_different_python_or_run_makes_it_incomplete(
    environment: Environment, target: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    environments.prepare(environment)
    monkeypatch.setattr(target, value)
    assert not environments.is_complete(environment)


def test_a_lost_interpreter_makes_it_incomplete(environment: Environment) -> None:
    environments.prepare(environment)
    environment.python.unlink()
    assert not environments.is_complete(environment)


def test_playing_uses_the_test_environment(environment: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = environments.environment_for("test")
    environments.prepare(tests)
    assert environments.ready_environment("play") == tests


def test_a_read_only_repository_has_its_environment_in_the_cache(
    environment: Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    monkeypatch.setattr(environments, "cache_folder", lambda: tmp_path / "cache" / "wildfour")
    cached = environments.environment_for("play")
    assert cached.folder.parent == tmp_path / "cache" / "wildfour"
    environments.prepare(cached)
    assert environments.is_complete(cached)


# Stages


def install_name(environment: Environment, lock: int) -> None:
    """Stand in for pip: install a package named after the stage."""
    (environment.site_packages / f"of_{environment.kind}.py").touch()


def test_stages_build_on_each_other_and_are_created_once(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environments, "install_packages", install_name)
    assert environments.ready_environment("play") == environment
    assert "about 7 MB of downloads and 35 MB" in capsys.readouterr().err
    compiler = environments.ready_environment("compiler")
    assert "about 106 MB of downloads and 385 MB" in capsys.readouterr().err
    assert [stage.kind for stage in compiler.stages] == ["play", "engines", "compiler"]
    everything = "import of_play, of_engines, of_compiler"
    assert run.hand_over_in_root([str(compiler.python), "-P", "-c", everything]) == 0
    monkeypatch.setattr(environments, "prepare", None)
    for stage in ("play", "engines", "compiler"):
        assert environments.ready_environment(stage) == compiler
    assert capsys.readouterr().err == ""


def test_a_stage_is_repaired_from_the_bottom(environment: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(environments, "install_packages", lambda environment, lock: made.append(environment.kind))
    compiler = environments.ready_environment("compiler")
    environment.python.unlink()
    assert not environments.is_complete(compiler)
    assert environments.ready_environment("compiler") == compiler
    # The stages above play were created from the old list.
    environment.packages.write_text("play 2\n", encoding="utf-8")
    environments.ready_environment("compiler")
    assert made == ["play", "engines", "compiler", "play", "play", "engines", "compiler"]


def test_set_up_prints_where_the_packages_are(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environments, "install_packages", install_name)
    assert run.main(["set-up", "compiler"]) == 0
    folders = capsys.readouterr().out.splitlines()
    assert [[file.stem for file in Path(folder).glob("of_*.py")] for folder in folders] == [
        ["of_play"],
        ["of_engines"],
        ["of_compiler"],
    ]
    assert run.main(["set-up", "compilr"]) == 2
    assert "Did you mean compiler?" in capsys.readouterr().err
    assert run.main(["set-up"]) == 2
    assert capsys.readouterr().err == "Choose what to set up: play, engines, compiler, test or bench.\n"


@pytest.mark.parametrize(("former", "stages"), [("server", ["play"]), ("study", ["play", "engines", "compiler"])])
def test_former_names_of_stages_still_work(
    former: str,
    stages: list[str],
    environment: Environment,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    made: list[str] = []
    monkeypatch.setattr(environments, "install_packages", lambda environment, lock: made.append(environment.kind))
    assert run.main(["set-up", former]) == 0
    assert made == stages
    assert len(capsys.readouterr().out.splitlines()) == len(stages)


# Interruptions


def test_an_interrupted_set_up_is_repeated(environment: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as interrupted:
        interrupted.setattr(environments, "install_packages", interrupt)
        with pytest.raises(KeyboardInterrupt):
            environments.prepare(environment)
    assert not environments.is_complete(environment)
    environments.prepare(environment)
    assert environments.is_complete(environment)


def test_remains_of_a_killed_set_up_are_removed(environment: Environment) -> None:
    environments.make_venv(environment.folder)
    half = environment.folder / "half-a-package"
    half.touch()
    environments.prepare(environment)
    assert environments.is_complete(environment)
    assert not half.exists()


def interrupt(environment: Environment, lock: int) -> None:
    """Stand in for pip and press Ctrl-C."""
    raise KeyboardInterrupt


@pytest.mark.parametrize("arguments", [[], ["set-up", "play"], ["test"]])
def test_control_c_ends_with_a_message(
    arguments: list[str],
    environment: Environment,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(environments, "install_packages", interrupt)
    assert run.main(arguments) == 130
    announced, stopped = capsys.readouterr().err.splitlines()
    assert "MB" in announced
    assert stopped.startswith("Stopped")


def test_only_one_process_holds_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with environments.locked(path), path.open("ab") as second:
        assert not environments.try_lock(second.fileno())
    with path.open("ab") as third:
        assert environments.try_lock(third.fileno())


SETTING_UP = """
import sys, time, run
from pathlib import Path
from tools import environments
environments.ROOT = Path(sys.argv[1])
def install(environment, inherited):
    print("installing", flush=True)
    time.sleep(float(sys.argv[2]))
environments.install_packages = install
sys.exit(run.set_up(["play"]))
"""


def setting_up(root: Path, seconds: float) -> "subprocess.Popen[str]":
    """Start another process whose setup takes a while."""
    command = [sys.executable, "-c", SETTING_UP, str(root), str(seconds)]
    return subprocess.Popen(command, cwd=REPOSITORY, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")


def test_two_processes_set_up_only_once(environment: Environment) -> None:
    with setting_up(environments.ROOT, 1.5) as first, setting_up(environments.ROOT, 1.5) as second:
        told = [process.communicate() for process in (first, second)]
    assert (first.returncode, second.returncode) == (0, 0)
    assert sum(out.count("installing") for out, _ in told) == 1
    assert sum("waiting for it to finish" in error for _, error in told) == 1
    assert environments.is_complete(environment)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals on Windows")
def test_a_set_up_killed_midway_is_repaired(environment: Environment) -> None:
    with setting_up(environments.ROOT, 600) as killed:
        assert killed.stdout is not None
        assert killed.stdout.readline() == "installing\n"
        killed.send_signal(signal.SIGKILL)
    assert environment.folder.exists()
    assert not environments.is_complete(environment)
    with setting_up(environments.ROOT, 0) as again:
        again.communicate()
    assert environments.is_complete(environment)


# Error messages


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (REFUSED, "A download is needed, but the network cannot be reached"),
        (UNKNOWN_HOST, "A download is needed, but the network cannot be reached"),
        (DROPPED, "A download is needed, but the network cannot be reached"),
        (FULL, "The disk is full"),
        (WRONG_HASH, "A downloaded package has the wrong hash"),
        (NO_WHEEL, "The packages could not be installed"),
    ],
)
def test_pip_failures_give_one_message(environment: Environment, output: str, sentence: str) -> None:
    explained = str(environments.explain_pip(output, Path("pip.log"), environment))
    assert explained.startswith(sentence)
    assert "\n" not in explained
    assert ("pip.log" in explained) == (output != FULL)


def test_a_full_disk_outside_pip_gives_one_message(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fill(environment: Environment, lock: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(environments, "install_packages", fill)
    assert run.main([]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("wildfour: The disk is full")
    assert not environment.folder.exists()


def test_a_missing_network_gives_one_message_even_in_german(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Run the real pip with an index that does not respond."""
    monkeypatch.setattr(environments, "install_packages", install_packages)
    environment.packages.write_text("jinja2==3.1.6 --hash=sha256:" + 64 * "0" + "\n", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["run.py", "--language", "de", "play"])
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_RETRIES", "0")
    assert run.main(sys.argv[1:]) == 2
    announced, refused = capsys.readouterr().err.splitlines()
    assert announced.endswith("etwa 7 MB werden geladen und 35 MB auf der Festplatte belegt.")
    assert refused.startswith("wildfour: Es muss etwas geladen werden, aber das Netz ist nicht erreichbar")
    assert not environment.folder.exists()


def test_a_python_without_venv_gives_one_message(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "venv", None)
    assert run.main(["play"]) == 2
    assert "the package python3-venv" in capsys.readouterr().err.splitlines()[-1]


def test_a_read_only_folder_gives_one_message(
    environment: Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("os.access", lambda path, mode: False)
    monkeypatch.setattr(environments, "cache_folder", lambda: tmp_path / "file" / "wildfour")
    assert run.main(["play"]) == 2
    assert "could not be set up: Not a directory." in capsys.readouterr().err.splitlines()[-1]


def test_a_damaged_pip_is_not_used(environment: Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "install_packages", install_packages)
    wheel = tmp_path / "pip.whl"
    monkeypatch.setattr(environments, "PIP", wheel)
    with pytest.raises(Invalid, match="is missing"):
        environments.check_pip()
    wheel.write_bytes(b"something else")
    with pytest.raises(Invalid, match="is damaged"):
        environments.prepare(environment)


# Files in the repository


def test_pip_in_the_repository_is_the_expected_one() -> None:
    environments.check_pip()


def test_pip_in_the_repository_needs_no_ensurepip(environment: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian's Python lacks ensurepip, so a new environment has no pip."""
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    environments.make_venv(environment.folder)
    assert not list(environment.site_packages.glob("pip*"))
    python, pip = str(environment.python), str(environments.PIP / "pip")
    told = subprocess.run([python, "-I", pip, "--version"], check=True, capture_output=True, encoding="utf-8")
    assert told.stdout.startswith("pip 26.3 ")


@pytest.mark.parametrize("kind", environments.STAGES)
def test_every_package_is_locked_by_hashes(kind: str) -> None:
    text = (REPOSITORY / "locks" / f"{kind}.txt").read_text(encoding="utf-8")
    lines = package_lines(kind)
    assert all(re.match(r"[a-z0-9-]+==\S+( ; .*)? \\$", line) for line in lines)
    assert len(re.findall(r"\\\n    --hash=sha256:", text)) >= len(lines)
    assert "://" not in text


def test_stages_are_complete_and_disjoint() -> None:
    """A stage may need a package on more Python versions than another stage does."""

    def packages(stage: str) -> list[str]:
        below = environments.STAGES[stage].below
        return [*(packages(below) if below else []), *(line.split()[0] for line in package_lines(stage))]

    for stage, (_, names, _, _) in environments.STAGES.items():
        assert stage in names
        assert all(set(packages(stage)) <= set(packages(name)) for name in names)
        assert len(packages(stage)) == len(set(packages(stage)))


def test_a_game_needs_only_small_packages() -> None:
    """Compilers and plotting packages are installed later."""
    names = {line.partition("==")[0] for line in package_lines("play")}
    assert {"jinja2", "msgspec", "platformdirs", "rich", "starlette", "uvicorn", "websockets"} <= names
    assert names.isdisjoint({"llvmlite", "matplotlib", "numba", "numpy", "pillow"})
    assert environments.STAGES["play"].download <= 10


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_stage_has_its_own_announcement(language: str) -> None:
    words = in_language(language)
    said = {
        stage: words.say("setting-up", stage=stage, folder=".", download=1, disk=2) for stage in environments.STAGES
    }
    assert len(set(said.values())) == len(said)


def test_pip_options_from_the_environment_are_kept_or_dropped() -> None:
    assert "PIP_TARGET" in environments.UNWANTED_PIP_OPTIONS
    assert "PIP_INDEX_URL" not in environments.UNWANTED_PIP_OPTIONS
    assert "USER" not in environments.UNWANTED_PIP_OPTIONS
