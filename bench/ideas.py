"""What each idea of the expert gains: the same deals with the idea and without it.

    python3 -m bench.ideas                                  all ideas, at two and at four players, against skilled
    python3 -m bench.ideas --ideas card-arrivals --players 4 --against network --rounds 400 --workers 8

The expert plays matches, so that it can use what earlier rounds have shown; its seat moves on from match to match. Both
runs have the same seeds, so a match has the same deals in both. A gain is the share of rounds that the expert wins with
all ideas minus its share without one, in percentage points, with a 95 % interval over matches.
"""

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import ClassVar

import numpy as np

from wildfour.bots.bot_runner import Bots
from wildfour.bots.expert.expert_bot import Effort, candidates, estimate_moves, out_of_turn_move, warm_up
from wildfour.bots.expert.workspace import ALL_IDEAS, Idea
from wildfour.bots.levels import bot_named
from wildfour.chance.streams import SeededChance
from wildfour.match import Match
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.view import View
from wildfour.table import BotQuestion, Table

ROUNDS_PER_MATCH = 8
NO_TARGET = "target=100000"
SEED = 32_000
NAMES = {one.name.lower().replace("_", "-"): one for one in Idea}


@dataclass(frozen=True)
class PartialExpert:
    """The expert with some of its ideas."""

    iterations: int
    ideas: int
    remembers: ClassVar = True

    def __call__(self, view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
        urgent = out_of_turn_move(view, moves, stakes)
        found = [urgent] if urgent is not None else candidates(view, moves, self.ideas)
        if len(found) > 1:
            effort = Effort(self.iterations, ideas=self.ideas)
            return estimate_moves(view, found, stakes, luck, effort)[0].move
        return found[0] if found else None


@dataclass(frozen=True)
class Setting:
    """A table, and the ideas that the expert has there."""

    players: int
    against: str
    edition: str
    options: str
    iterations: int
    seed: int
    ideas: int = ALL_IDEAS

    def share_of_wins(self, number: int) -> float:
        """Play a match and return the share of rounds that the expert wins."""
        match = Match(
            self.edition,
            players=[str(player) for player in range(self.players)],
            options=f"{self.options} {NO_TARGET}".strip(),
            streams=lambda round_number: SeededChance(self.seed, number * ROUNDS_PER_MATCH + round_number),
            first_dealer=self.players - 1,
        )
        expert = number % self.players
        bots = dict.fromkeys(range(self.players), bot_named(self.against))
        bots[expert] = PartialExpert(self.iterations, self.ideas)
        table = Table(match, [self.against] * self.players)
        Bots(table, bots, partial(self.luck, table, number), stakes=lambda _: TO_GO_OUT).play_match(ROUNDS_PER_MATCH)
        return float(np.mean([row.winner == expert for row in match.rows]))

    def luck(self, table: Table, number: int, question: BotQuestion) -> random.Random:
        moment = (table.match.number, len(table.match.round.moves), question.seat)
        return random.Random(f"{self.seed} {number} {moment}")


def settings(given: argparse.Namespace) -> Iterator[Setting]:
    for players in given.players:
        yield Setting(players, given.against, given.edition, given.options, given.iterations, given.seed)


def shares(setting: Setting, matches: int, pool: ProcessPoolExecutor) -> np.ndarray:
    return np.array(list(pool.map(setting.share_of_wins, range(matches))))


def report(setting: Setting, idea: str, gains: np.ndarray) -> str:
    """Return a row of the table, which is also a row of docs/expert.md."""
    mean, error = 100 * gains.mean(), 196 * gains.std(ddof=1) / len(gains) ** 0.5
    kept = "kept" if mean - error > 0 else "removed"
    rounds = len(gains) * ROUNDS_PER_MATCH
    return f"| {idea} | {setting.players} | {setting.against} | {rounds:,} | {mean:+.2f} ± {error:.2f} | {kept} |"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ideas", nargs="+", choices=NAMES, default=list(NAMES))
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--against", default="skilled", help="the bot at all other seats")
    parser.add_argument("--edition", default="classic-2003")
    parser.add_argument("--options", default="")
    parser.add_argument("--iterations", type=int, default=200, help="deals per decision")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, help="a file to add each match to, one line of JSON for each setting")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    matches = -(-given.rounds // ROUNDS_PER_MATCH)
    warm_up()  # compile once, before there are several processes
    print("| idea | players | against | rounds | gain (percentage points) | |\n|---|---:|---|---:|---:|---|")
    with ProcessPoolExecutor(given.workers) as pool:
        for setting in settings(given):
            with_all = keep(given.out, setting, shares(setting, matches, pool))
            for name in given.ideas:
                without = replace(setting, ideas=ALL_IDEAS & ~NAMES[name])
                gains = with_all - keep(given.out, without, shares(without, matches, pool))
                print(report(setting, name, gains), flush=True)


def keep(file: Path | None, setting: Setting, found: np.ndarray) -> np.ndarray:
    if file is not None:
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({**asdict(setting), "shares": found.tolist()}) + "\n")
    return found


if __name__ == "__main__":
    main()
