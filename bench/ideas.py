"""Measure how much each of the expert's ideas gains against *skilled*, with two and four players, on the same deals.

    python3 -m bench.ideas --workers 16 --seconds 530 --out ideas.jsonl

The expert changes seats from match to match. Runs with all ideas and without one use the same seeds, so each match has
the same deals in both. A gain is the share of rounds that the expert wins with all ideas minus its share without one,
in percentage points, with a 95% interval over matches. Matches already in the --out file are skipped, so an interrupted
run can be resumed.
"""

import argparse
import json
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import product
from math import inf
from pathlib import Path
from typing import ClassVar, NamedTuple

import numpy as np

from wildfour.bots.bot import Bot
from wildfour.bots.bot_runner import Bots
from wildfour.bots.expert.expert_bot import Effort, candidates, estimate_moves, out_of_turn_move, warm_up
from wildfour.bots.expert.workspace import ALL_IDEAS, Idea
from wildfour.bots.levels import bot_named
from wildfour.chance.streams import SeededChance
from wildfour.match import Match
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.view import View
from wildfour.table import BotQuestion, Table

DEALS = 200  # per decision
ROUNDS_PER_MATCH = 8
SEED = 32_000


@dataclass(frozen=True)
class PartialExpert:
    """The expert with some of its ideas."""

    ideas: int
    remembers: ClassVar = True

    def __call__(self, view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
        urgent = out_of_turn_move(view, moves, stakes)
        found = [urgent] if urgent is not None else candidates(view, moves, self.ideas)
        if len(found) > 1:
            return estimate_moves(view, found, stakes, luck, Effort(DEALS, ideas=self.ideas))[0].move
        return found[0] if found else None


class Task(NamedTuple):
    """A match played by the expert with some of its ideas."""

    players: int
    ideas: int
    number: int


def share_of_wins(task: Task, until: float) -> float | None:
    """Play a match unless the deadline has passed; return the share of rounds that the expert wins."""
    if time.monotonic() >= until:
        return None
    match = Match(
        players=[str(player) for player in range(task.players)],
        options="target=100000",
        streams=lambda number: SeededChance(SEED, task.number * ROUNDS_PER_MATCH + number),
        first_dealer=task.players - 1,
    )
    expert = task.number % task.players
    bots: dict[int, Bot] = dict.fromkeys(range(task.players), bot_named("skilled"))
    bots[expert] = PartialExpert(task.ideas)
    table = Table(match, ["skilled"] * task.players)
    Bots(table, bots, partial(luck_of, table, task.number), stakes=lambda _: TO_GO_OUT).play_match(ROUNDS_PER_MATCH)
    return float(np.mean([row.winner == expert for row in match.rows]))


def luck_of(table: Table, number: int, question: BotQuestion) -> random.Random:
    return random.Random(f"{SEED} {number} {(table.match.number, len(table.match.round.moves), question.seat)}")


def report(idea: Idea, players: int, shares: dict[Task, float]) -> str | None:
    """Return a row of the table in docs/expert.md."""
    without = [task for task in shares if task[:2] == (players, ALL_IDEAS & ~idea)]
    gains = [shares[full] - shares[task] for task in without if (full := task._replace(ideas=ALL_IDEAS)) in shares]
    if len(gains) < 2:
        return None
    mean, error = 100 * np.mean(gains), 196 * np.std(gains, ddof=1) / len(gains) ** 0.5
    name, kept = idea.name.lower().replace("_", "-"), "kept" if mean - error > 0 else "removed"
    return f"| {name} | {players} | {len(gains) * ROUNDS_PER_MATCH:,} | {mean:+.2f} ± {error:.2f} | {kept} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=inf, help="start no new match after this time")
    parser.add_argument("--out", type=Path, default=Path("ideas.jsonl"), help="a file to append each match to")
    args = parser.parse_args()
    until = time.monotonic() + args.seconds
    warm_up()  # compile once, before starting other processes
    shares: dict[Task, float] = {}
    if args.out.exists():
        shares = {Task(*task): share for *task, share in map(json.loads, args.out.read_text("utf-8").splitlines())}
    rows = list(product(Idea, (2, 4)))
    wanted = [
        Task(players, ideas, number)
        for number in range(-(-args.rounds // ROUNDS_PER_MATCH))
        for idea, players in rows
        for ideas in (ALL_IDEAS, ALL_IDEAS & ~idea)
    ]
    with ProcessPoolExecutor(args.workers, initializer=warm_up) as pool, args.out.open("a", encoding="utf-8") as file:
        coming = {task: pool.submit(share_of_wins, task, until) for task in dict.fromkeys(wanted) if task not in shares}
        for task, played in coming.items():
            share = played.result()
            if share is not None:
                shares[task] = share
                file.write(json.dumps([*task, share]) + "\n")
                file.flush()
    print("| idea | players | rounds | gain (percentage points) | |\n|---|---:|---:|---:|---|")
    print("\n".join(filter(None, (report(idea, players, shares) for idea, players in rows))))


if __name__ == "__main__":
    main()
