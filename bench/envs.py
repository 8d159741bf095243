"""Measure the environments' speed, and check that a GPU produces the same bytes as the CPU.

    python3 -m bench.envs            this CPU: batches and PettingZoo
    python3 -m bench.envs --cuda     a GPU: byte-for-byte comparison with the CPU, steps/s, and memory
    python3 -m bench.envs --cuda --tables 8-10     only these of the ten tables in bench/envs_on_cuda.py

A step is one action by one seat, including the next seat's full observation and mask. Rates are the best of five runs,
per second of thread CPU time.
"""

import argparse
import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from wildfour.compiled.state_arrays import Array
from wildfour.encoding.block_offsets import SAY
from wildfour.envs.adapters.aec import env
from wildfour.envs.batch import Batch

TRIALS = 5
WARM_UP = 300  # steps after which the rounds of a batch have diverged
BATCHES = (("classic-2003", 2, ""), ("classic-2003", 4, ""), ("classic-2003", 10, ""), ("deluxe", 6, "decks=2"))
Play = Callable[[int], int]  # takes about the given number of steps and returns the exact number


def chosen(mask: Array, luck: np.random.Generator) -> Array:
    """Choose a random legal action in every row, preferring plays, because rounds would otherwise take too long."""
    value = luck.random(mask.shape, dtype=np.float32) * mask
    value[:, :SAY] *= 1 << 20  # actions below SAY are plays
    actions: Array = value.argmax(axis=1)
    return actions


def batch_rate(batch: Batch, steps: int) -> float:
    """Return steps per second of `Batch.step`, called from Python, excluding the time to choose actions."""
    luck, best = np.random.default_rng(1), 0.0
    for _ in range(WARM_UP):
        batch.step(chosen(batch.mask, luck))
    for _ in range(TRIALS):
        spent = 0.0
        for _ in range(steps):
            actions = chosen(batch.mask, luck)
            began = time.thread_time()
            batch.step(actions)
            spent += time.thread_time() - began
        best = max(best, steps * batch.size / spent)
    return best


def best_rate(play: Play, steps: int) -> float:
    play(steps // 10)
    best = 0.0
    for _ in range(TRIALS):
        began = time.thread_time()
        made = play(steps)
        best = max(best, made / (time.thread_time() - began))
    return best


def play_aec(table: Any, mask_of: Callable[[Any, Any], Array]) -> Play:
    """Run PettingZoo's loop with random legal actions."""
    luck = random.Random(1)

    def play(steps: int) -> int:
        made = 0
        table.reset(seed=made)
        while made < steps:
            observation, _, terminated, truncated, info = table.last()
            if terminated or truncated:
                table.reset()
                continue
            legal = mask_of(observation, info).nonzero()[0]
            table.step(int(luck.choice(legal)))
            made += 1
        return made

    return play


def measure() -> None:
    for edition, players, options in BATCHES:
        rate = batch_rate(Batch(edition, players, 1024, options=options, seed=1), 1000)
        report(f"batch of 1,024 from Python, {edition} {options}, {players} players", rate)
    report("the same for any table, classic-2003, 4 players", batch_rate(Batch(players=4, machine="generic"), 500))
    aec = play_aec(env(players=4), lambda _, info: info["action_mask"])
    report("PettingZoo AEC, classic-2003, 4 players", best_rate(aec, 100_000))


def report(name: str, rate: float) -> None:
    print(f"{name}: {rate:,.0f} steps/s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cuda", action="store_true", help="measure a GPU")
    parser.add_argument("--tables", metavar="A-B", help="with --cuda: only compare these tables with the CPU")
    args = parser.parse_args()
    if args.cuda:
        import_module("bench.envs_on_cuda").measure_cuda(args.tables)
    else:
        measure()


if __name__ == "__main__":
    main()
