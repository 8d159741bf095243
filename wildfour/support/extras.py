"""The command that starts Wildfour on this computer, and installation of packages on first use.

In a copy of the repository, run.py installs the packages. An installed Wildfour already has them.
"""

import signal
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

from wildfour.errors import Invalid
from wildfour.support.processor import kinds_here

COMPILED = ("network", "expert")  # bot levels that need machine code
COMPILER, ENGINES = "compiler", "engines"  # set-up stages: see docs/dependencies.md
RUN = Path(__file__).resolve().parents[2] / "run.py"
PROGRAM = ("py run.py" if sys.platform == "win32" else "python3 run.py") if RUN.is_file() else "wildfour"


def machine_code_stage() -> str:
    """Return the stage that experts, hints, simulations, and the arena need on this processor."""
    return ENGINES if kinds_here() else COMPILER


def has_compiler() -> bool:
    return find_spec("numba") is not None


def has_machine_code() -> bool:
    """Return True if this process can run machine code, which the expert and hints require."""
    return has_compiler() or (bool(kinds_here()) and find_spec("numpy") is not None)


def fetch(stage: str, language: str) -> None:
    """Let run.py install a stage if it is missing; run.py reports the size and the progress. Ctrl-C cancels."""
    if not RUN.is_file():
        raise Invalid("compiler-missing")
    with open_run(["--language", language, "set-up", stage]) as process:
        try:
            folders, _ = process.communicate()
        except BaseException:
            process.send_signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGINT)
            process.wait()
            raise
    if process.returncode:
        raise Invalid("compiler-not-fetched")
    sys.path += [folder for folder in folders.splitlines() if folder not in sys.path]
    invalidate_caches()


def open_run(arguments: list[str]) -> "subprocess.Popen[str]":
    """Start run.py in a separate session: Ctrl-C reaches the game, which passes it on."""
    return subprocess.Popen(
        [sys.executable, str(RUN), *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )
