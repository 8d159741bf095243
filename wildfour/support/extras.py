"""How Wildfour is started here, and what is fetched when it is first needed.

In a copy of the repository run.py does both. Where the package was installed, its packages came with it.
"""

import signal
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

from wildfour.errors import Invalid

COMPILED = ("network", "expert")  # the levels of bots that need the compiler
RUN = Path(__file__).resolve().parents[2] / "run.py"
PROGRAM = ("py run.py" if sys.platform == "win32" else "python3 run.py") if RUN.is_file() else "wildfour"


def has_compiler() -> bool:
    """Can this process compile? Experts and hints need that."""
    return find_spec("numba") is not None


def fetch_compiler(language: str) -> None:
    """Let run.py fetch it, unless it is there by now; it says how much that is, and how far it is. Ctrl-C stops it."""
    if not RUN.is_file():
        raise Invalid("compiler-missing")
    with open_run(["--language", language, "set-up", "compiler"]) as process:
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
    """Start run.py. Ctrl-C at the keyboard is for the game, which passes it on."""
    return subprocess.Popen(
        [sys.executable, str(RUN), *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )
