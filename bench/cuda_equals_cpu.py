"""Proves on a machine with a GPU that it gives the same answer as the CPU, and says how fast it is.

python -m bench.cuda_equals_cpu [ROUNDS]
"""

import sys
import time

import numpy as np

from wildfour.editions import EDITIONS
from wildfour.options import parse_options
from wildfour.simulation.on_cpu import simulate
from wildfour.simulation.on_cuda import simulate_on_cuda
from wildfour.simulation.requests import RoundRequest

TABLES = (
    ("classic-2003", 2, "", "random"),
    ("classic-2003", 4, "stacking=any jump-in", "careless bluff=0.2 challenge=0.4"),
    ("minion-2016", 6, "seven-zero", "color"),
    ("launcher-2009", 5, "hit-rate=0.7", "greedy"),
    ("deluxe", 10, "decks=2 draw-until-playable", "random"),
)


def request_of(table: tuple[str, int, str, str], rounds: int) -> RoundRequest:
    name, players, options, policy = table
    edition = next(edition for edition in EDITIONS if edition.name == name)
    return RoundRequest(
        edition=edition,
        players=players,
        rounds=rounds,
        options=parse_options(options),
        policies=(policy,),
        seed=2**40 + 7,
    )


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 50_000_000
    chosen = TABLES if len(sys.argv) <= 2 else TABLES[: int(sys.argv[2])]
    equal = True
    for table in chosen:
        small = request_of(table, 200_000)
        on_gpu, on_cpu = simulate_on_cuda(small), simulate(small)
        same = np.array_equal(on_gpu.sums, on_cpu.sums) and np.array_equal(on_gpu.bins, on_cpu.bins)
        equal = equal and same
        print(f"{table}: {'equal' if same else 'DIFFERENT'}", flush=True)
    request = request_of(TABLES[0], rounds)
    simulate_on_cuda(request_of(TABLES[0], 1))
    start = time.perf_counter()
    simulate_on_cuda(request)
    print(f"{rounds / (time.perf_counter() - start):,.0f} rounds/s, classic-2003 with two players, with statistics")
    sys.exit(not equal)


if __name__ == "__main__":
    main()
