"""Start Wildfour; needs nothing but Python 3.11 or later.

python3 run.py                 play in the browser (the same as `run.py open`)
python3 run.py COMMAND ...     any other Wildfour command; `run.py --help` lists them
python3 run.py set-up STAGE    fetch a stage's packages now instead of on first use
python3 run.py test            run all checks and tests; with arguments, only pytest with them
python3 run.py build-engines   build the engines after a change of compilable code

Commands that print rules, lists, or help need nothing else. The others get a private environment (.venv-... in this
folder) from a hash-locked list in locks/, in stages: play; engines, which builds on play; and compiler, which builds on
engines. Later starts only check the stages' stamps and need no network. This file sticks to Python 3.6 syntax, so that
an old Python can run it and ask for a newer one.
"""

import sys

LOWEST_PYTHON = (3, 11)


def too_old(version: "tuple[int, ...]") -> str:
    """Return the sentence to print when this Python is too old; otherwise an empty string."""
    if version >= LOWEST_PYTHON:
        return ""
    return "Wildfour needs Python 3.11 or later, and this is Python {}.{}.".format(*version)


if too_old(sys.version_info[:2]):
    sys.stderr.write(too_old(sys.version_info[:2]) + "\n")
    sys.exit(2)

import os
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [] if str(ROOT) in sys.path else [str(ROOT)]  # `python -P` omits this folder

from tools import browser
from tools.environments import STAGES, Environment, ready_environment, say
from wildfour import cli
from wildfour.errors import WildfourError, unknown

FORMER_STAGES = {"study": "compiler", "server": "play"}  # old names that still work
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
CHECKS = (
    ("ruff format --check", ("-m", "ruff", "format", "--check")),
    ("ruff check", ("-m", "ruff", "check")),
    ("mypy", ("-m", "mypy")),
    ("lint-imports", ("-c", LINT_IMPORTS)),
    ("pytest", ("-m", "pytest", "-n", "auto", "--maxprocesses", "8", "--dist", "worksteal")),
)


def main(arguments: list[str]) -> int:
    """Run the command and return the exit code."""
    command, rest = asked_for(arguments)
    if command not in OWN_COMMANDS:
        return cli.main(arguments if command else [*arguments, "open"], start_in)
    try:
        return OWN_COMMANDS[command](rest)
    except KeyboardInterrupt:
        return cli.INTERRUPTED
    except WildfourError as refusal:
        print(refusal.told(cli.words_wanted(sys.argv[1:])), file=sys.stderr)
        return cli.REFUSED


def asked_for(arguments: list[str]) -> tuple[str, list[str]]:
    """Split off the command; --language may come before it."""
    rest = list(arguments)
    while rest and rest[0].startswith("--language"):
        del rest[: 1 if "=" in rest[0] else 2]
    return (rest[0], rest[1:]) if rest else ("", [])


def start_in(stage: str, arguments: list[str]) -> int:
    """Prepare a stage and run Wildfour in it."""
    return hand_over([str(ready_environment(stage).python), "-P", "-m", "wildfour", *arguments])


def set_up(arguments: list[str]) -> int:
    """Prepare a stage, and print the folders of its packages."""
    typed = arguments[0] if len(arguments) == 1 else ""
    stage = FORMER_STAGES.get(typed, typed)
    if stage not in STAGES:
        raise unknown("no-such-stage", " ".join(arguments), STAGES)
    for environment in ready_environment(stage).stages:
        print(environment.site_packages)
    return 0


def hand_over(command: list[str]) -> int:
    """Replace this process with a program (on Windows, wait for the program)."""
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(command[0], command)
    return subprocess.call(command)


def run_tests(pytest_arguments: list[str]) -> int:
    """Run all checks, stopping at the first failure; with arguments, run only pytest."""
    environment = ready_environment("test")
    ready_browser(environment)
    if pytest_arguments:
        return hand_over_in_root([str(environment.python), "-P", "-m", "pytest", *pytest_arguments])
    for name, command in CHECKS:
        print(f"== {name}", flush=True)
        began = time.monotonic()
        code = hand_over_in_root([str(environment.python), "-P", *command])
        print(f"== {name}: {'failed' if code else 'passed'} in {time.monotonic() - began:.1f} s\n", flush=True)
        if code:
            return code
    return 0


def build_engines(arguments: "list[str]") -> int:
    """Build the engines in wildfour/compiled/built; with --check, compare them with the sources."""
    os.environ["PYTHONHASHSEED"] = "0"  # the order of sets changes the compiler's output
    return hand_over_in_root([str(ready_environment("test").python), "-P", "-m", "tools.build_engines", *arguments])


def ready_browser(environment: Environment) -> None:
    """Install the test browser if that needs no password; otherwise the browser tests are skipped with a reason."""
    if browser.chromium() is None and browser.can_install():
        say("fetching-browser")
        log = environment.beside("-browser.log")
        if not browser.install(log):
            say("browser-not-installed", log=str(log))


def hand_over_in_root(command: list[str]) -> int:
    """Run a program in the repository's folder and return an exit code as a shell would."""
    code = subprocess.call(command, cwd=ROOT)
    return code if code >= 0 else 128 - code


OWN_COMMANDS = {"build-engines": build_engines, "set-up": set_up, "test": run_tests}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
