"""Check that GPU and CPU counts are identical, and measure the GPU: python3 -m bench.cuda_equals_cpu [ROUNDS]"""

import sys
import time
from dataclasses import replace

import numpy as np

from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.simulation.backends.on_cpu import simulate
from wildfour.simulation.backends.on_cuda import simulate_on_cuda
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.tally import Tally

TABLES = (
    ("classic-2003", 2, "", "random"),
    ("classic-2003", 4, "stacking=any jump-in", "careless bluff=0.2 challenge=0.4"),
    ("classic-2003", 5, "players-referee false-objection-costs", "careless doubt=0.05"),
    ("classic-2003", 3, "players-referee jump-in plain-finish", "greedy slip=0.2"),
    ("minion-2016", 6, "seven-zero", "color"),
    ("launcher-2009", 5, "hit-rate=0.7 jump-in", "greedy"),
    ("deluxe", 10, "decks=2 draw-until-playable", "random"),
    ("classic-2003", 4, "players-referee", "skilled,careless,skilled,careless"),
    ("classic-2003", 2, "", "network"),
    ("classic-2003", 4, "", "network,skilled,skilled,skilled"),
    ("launcher-2009", 5, "hit-rate=0.7 jump-in", "network"),
)


def request_of(table: tuple[str, int, str, str], rounds: int) -> RoundRequest:
    name, players, options, policy = table
    return RoundRequest(
        edition=edition_named(name),
        players=players,
        rounds=rounds,
        options=parse_options(options),
        policies=tuple(policy.split(",")),
        seed=2**40 + 7,
    )


def are_equal(one: Tally, other: Tally) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in ("sums", "bins", "blocks"))


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 50_000_000
    equal = []
    for table in TABLES:
        request = replace(request_of(table, 200_000), compared=True)
        equal.append(are_equal(simulate_on_cuda(request), simulate(request)))
        print(f"{table}: {'equal' if equal[-1] else 'DIFFERENT'}", flush=True)
    simulate_on_cuda(request_of(TABLES[0], 1))
    start = time.perf_counter()
    simulate_on_cuda(request_of(TABLES[0], rounds))
    print(f"{rounds / (time.perf_counter() - start):,.0f} rounds/s, classic-2003 with two players, with statistics")
    sys.exit(not all(equal))


if __name__ == "__main__":
    main()
