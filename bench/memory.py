"""Memory stays flat, however many rounds are simulated: python -m bench.memory [MOST_ROUNDS].

Every size is played in a process of its own, which reports its peak. 10,000,000 rounds unless given; 1e9 takes an hour
on two cores.
"""

import json
import subprocess
import sys

LEAST = 1_000_000
MOST = 10_000_000
ALLOWED = 1.05  # times the memory of the smallest
CHILD = """
import json, resource, sys, time
from wildfour.rulebook.editions import EDITIONS
from wildfour.simulation.backends.on_cpu import simulate
from wildfour.simulation.request import RoundRequest
start = time.perf_counter()
simulate(RoundRequest(edition=EDITIONS[0], players=2, rounds=int(sys.argv[1])))
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
seconds = time.perf_counter() - start
print(json.dumps([seconds, peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)]))
"""


def main(most: int) -> int:
    """Print a row for each power of ten; 1 if memory grew."""
    peaks = []
    print(f"{'rounds':>13}  {'seconds':>8}  {'peak MiB':>8}")
    rounds = LEAST
    while rounds <= most:
        seconds, peak = played(rounds)
        peaks.append(peak)
        print(f"{rounds:13,}  {seconds:8.1f}  {peak:8.1f}", flush=True)
        rounds *= 10
    flat = max(peaks) <= ALLOWED * peaks[0]
    print("Memory is flat." if flat else "Memory grows with the rounds.")
    return 0 if flat else 1


def played(rounds: int) -> tuple[float, float]:
    """Seconds and MiB of a simulation in a new process."""
    done = subprocess.run([sys.executable, "-c", CHILD, str(rounds)], stdout=subprocess.PIPE, check=True)
    seconds, peak = json.loads(done.stdout)
    return seconds, peak


if __name__ == "__main__":
    sys.exit(main(max(LEAST, int(float(sys.argv[1])) if len(sys.argv) > 1 else MOST)))
