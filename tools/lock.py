"""Write the hash-locked package lists in locks/ again, with the newest versions that fit.

Needs `uv` on the path.  Run it from anywhere: python3 tools/lock.py
The test and bench lists are held to the versions of the play list, so that a test or
bench environment is also a play environment (run.py counts on that).
"""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOWEST_PYTHON = "3.11"
COMPILE = (
    *("uv", "pip", "compile", "pyproject.toml"),
    *("--universal", "--python-version", LOWEST_PYTHON, "--generate-hashes"),
    *("--upgrade", "--no-emit-index-url", "--no-annotate", "--no-header", "--quiet"),
)
KINDS: dict[str, tuple[str, ...]] = {
    "play": (),
    "study": ("--extra", "study", "--constraint", "locks/play.txt"),
    "test": ("--extra", "test", "--constraint", "locks/play.txt"),
    "bench": ("--extra", "bench", "--constraint", "locks/play.txt"),
}


def main() -> None:
    """Compile every list; the play list first, as the others are constrained by it."""
    for kind, extra in KINDS.items():
        subprocess.run([*COMPILE, *extra, "--output-file", f"locks/{kind}.txt"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
