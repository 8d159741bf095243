"""Compare the speed of this code with that of an older revision by running a command in each, alternately.

    python3 -m bench.pairs REVISION -m bench.served_move --moves 20000      total CPU seconds of the command
    python3 -m bench.pairs --figure REVISION -m bench.served_move           the first number that it prints

Prints each pair, and the mean ratio (now / before) with a 95% interval. REVISION is unpacked from git into a temporary
folder and runs with this Python. Before you measure, run the command once at each revision, because the first run
compiles.
"""

import argparse
import io
import math
import os
import re
import resource
import statistics
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path

from wildfour.support.estimates import student

ROOT = Path(__file__).resolve().parent.parent
NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")


def unpack(revision: str, folder: Path) -> None:
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")


def measured(folder: Path, command: Sequence[str], figure: bool) -> float:
    """Run the command in a folder and return its CPU seconds, or the first number that it prints."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if not figure:
        return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    found = NUMBER.search(done.stdout)
    if found is None:
        sys.exit("The command printed no number.")
    return float(found[0].replace(",", ""))


def mean_ratio(pairs: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    """Return the geometric mean of now / before, and its 95% interval (Student's t, on the logarithms)."""
    logarithms = [math.log(now / before) for before, now in pairs]
    mean = statistics.fmean(logarithms)
    half = student(len(pairs) - 1) * statistics.stdev(logarithms) / len(pairs) ** 0.5
    return math.exp(mean), math.exp(mean - half), math.exp(mean + half)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--figure", action="store_true", help="compare the first number printed, not CPU seconds")
    parser.add_argument("revision")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    args = parser.parse_args()
    pairs = []
    with tempfile.TemporaryDirectory() as folder:
        unpack(args.revision, Path(folder))
        for _ in range(args.pairs):
            before, now = (measured(one, args.command, args.figure) for one in (Path(folder), ROOT))
            pairs.append((before, now))
            print(f"{before:,.2f} before, {now:,.2f} now: {now / before:.3f}", flush=True)
    ratio, low, high = mean_ratio(pairs)
    print(f"ratio {ratio:.3f} ({low:.3f} to {high:.3f})")


if __name__ == "__main__":
    main()
