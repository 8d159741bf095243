"""Update the hash-locked package lists in locks/ to the newest compatible versions.

Needs `uv` on the path. Run this script from anywhere: python3 tools/lock.py
Every list keeps the versions in earlier lists, so that a test or bench environment can also play, and a stage fits the
stages that it builds on. A stage's list contains only the additional packages (run.py relies on both).
"""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOWEST_PYTHON = "3.11"
COMPILE = (
    *("uv", "pip", "compile", "pyproject.toml"),
    *("--universal", "--python-version", LOWEST_PYTHON, "--generate-hashes"),
    *("--upgrade", "--no-emit-index-url", "--no-annotate", "--no-header", "--quiet"),
)
EXTRAS = {"play": "server", "engines": "engines", "compiler": "study", "test": "test", "bench": "bench"}
# The stages that constrain each list. A stage's list omits their packages; the other lists are complete.
STAGES = {"play": (), "engines": ("play",), "compiler": ("play", "engines")}
WHOLE = {"test": tuple(STAGES), "bench": tuple(STAGES)}
PACKAGE = re.compile(r"^\S.*\n(?: .*\n)*", re.MULTILINE)  # one package with its hashes


def main() -> None:
    """Compile every list, each constrained by the stages before it."""
    for kind, below in (STAGES | WHOLE).items():
        constraints = [part for stage in below for part in ("--constraint", f"locks/{stage}.txt")]
        wanted = ("--extra", EXTRAS[kind], *constraints, "--output-file", f"locks/{kind}.txt")
        subprocess.run([*COMPILE, *wanted], cwd=ROOT, check=True)
        if kind in STAGES:
            leave_out(kind, below)


def leave_out(kind: str, below: tuple[str, ...]) -> None:
    """Remove the packages of lower stages from a list."""
    there = {package for stage in below for package in packages(stage)}
    rest = [package for package in packages(kind) if package not in there]
    (ROOT / "locks" / f"{kind}.txt").write_text("".join(rest), encoding="utf-8")


def packages(kind: str) -> list[str]:
    return PACKAGE.findall((ROOT / "locks" / f"{kind}.txt").read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
