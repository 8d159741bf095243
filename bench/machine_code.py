"""Compare the ways to get machine code: the time to the first result, the speed, and the memory.

    python3 -m bench.machine_code

`jit` compiles with an empty cache, `jit, again` loads the code that it kept, and the other kinds are built ahead.
Times are CPU seconds from the start of Python, so other programs hardly affect them. docs/performance.md has a copy.
"""

import datetime
import os
import platform
import subprocess
import sys
import tempfile

from wildfour.support.processor import CHOSEN_BY, COMPILE, kinds_here

SIMULATION = """
from wildfour.rulebook.editions import EDITIONS
from wildfour.simulation.backends.on_cpu import play_chunk
from wildfour.simulation.request import RoundRequest
def play(number):
    play_chunk(RoundRequest(edition=EDITIONS[0], players=4, policies=(use,), seed=1, rounds=number), 0, number)
"""
EXPERT = """
import random
from wildfour import Round
from wildfour.bots.expert.expert_bot import Effort, estimate_moves
from wildfour.match.stakes import TO_GO_OUT
r = Round("classic-2003", players=4, seed=0)
view, moves = r.view(r.turn), r.legal_moves(r.turn)
def play(number):
    estimate_moves(view, moves, TO_GO_OUT, random.Random(0), Effort(number, tries_all=True))
"""
MEASURED = """
import resource, time
play(1)
first, best = time.process_time(), 0.0
for _ in range(3):
    began = time.process_time()
    play(number)
    best = max(best, number / (time.process_time() - began))
print(first, best, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""
# For each use, the results to measure: rounds, or deals of a search.
USES = {"random": (SIMULATION, 200_000), "skilled": (SIMULATION, 80_000), "network": (SIMULATION, 3_000)}
USES["expert"] = (EXPERT, 2_000)


def measured(use: str, kind: str, folder: str) -> list[float]:
    """Return the CPU seconds to the first result, the results per CPU second, and the peak memory in MB."""
    program, number = USES[use]
    code = f"use, number = {use!r}, {number}\n{program}{MEASURED}"
    environment = {**os.environ, CHOSEN_BY: kind, "XDG_CACHE_HOME": folder}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return [float(word) for word in done.stdout.split()]


def main() -> None:
    print(f"{datetime.date.today()}, {platform.machine()}, Python {platform.python_version()}\n")
    print("| use | machine code | first result | ratio | results per CPU second | ratio | memory |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    ways = [(COMPILE, COMPILE), (f"{COMPILE}, again", COMPILE), *((kind, kind) for kind in kinds_here())]
    for use in USES:
        before: list[float] = []
        with tempfile.TemporaryDirectory() as folder:
            for way, kind in ways:
                found = measured(use, kind, folder)
                before = before or found
                first, speed, _ = (now / then for now, then in zip(found, before, strict=True))
                times = f"{found[0]:.2f} s | {first:.3f} | {found[1]:,.0f} | {speed:.2f} | {found[2]:.0f} MB"
                print(f"| {use} | {way} | {times} |", flush=True)


if __name__ == "__main__":
    main()
