"""Gain of each idea of the expert: the same deals with it and without it.

    python3 -m bench.ideas                                  each idea, at two and at four players, against skilled
    python3 -m bench.ideas --without card-arrivals bluff-record --players 2 --against network --rounds 8000
    python3 -m bench.ideas --workers 16 --seconds 530 --out ideas.jsonl

The expert plays matches, so that it can use what earlier rounds have shown; its seat changes from match to match. Both
runs have the same seeds, so a match has the same deals in both. A gain is the share of rounds that the expert wins with
all ideas minus its share without some, in percentage points, with a 95 % interval over matches. Matches in the file of
--out are not played again, so a run that was stopped can be resumed.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import product
from math import inf
from pathlib import Path
from typing import ClassVar, NamedTuple

import numpy as np

from wildfour.bots.bot_runner import Bots
from wildfour.bots.expert.expert_bot import Effort, candidates, estimate_moves, out_of_turn_move, warm_up
from wildfour.bots.expert.workspace import ALL_IDEAS, Idea
from wildfour.bots.levels import bot_named
from wildfour.bots.players import network_bot
from wildfour.chance.streams import SeededChance
from wildfour.match import Match
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.view import View
from wildfour.table import BotQuestion, Table

ROUNDS_PER_MATCH = 8
NO_TARGET = "target=100000"
SEED = 32_000
NAMES = {one.name.lower().replace("_", "-"): one for one in Idea}


class Played(NamedTuple):
    """A match: the share of rounds that the expert won, and the CPU seconds that it took."""

    share: float
    seconds: float


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

    def played_before(self, number: int, until: float) -> "Played | None":
        """Play a match, unless it is too late to begin one."""
        if time.monotonic() >= until:
            return None
        started = time.process_time()
        return Played(self.share_of_wins(number), time.process_time() - started)

    def luck(self, table: Table, number: int, question: BotQuestion) -> random.Random:
        moment = (table.match.number, len(table.match.round.moves), question.seat)
        return random.Random(f"{self.seed} {number} {moment}")


class Row(NamedTuple):
    """A row of the table: a setting with all ideas, and the same one without some."""

    ideas: str
    with_all: Setting
    without: Setting


class Matches:
    """Matches by setting and number: those of earlier runs, and those that are being played."""

    def __init__(self, pool: ProcessPoolExecutor, until: float, file: Path | None) -> None:
        self._pool, self._until, self._file = pool, until, file
        self._shares: dict[tuple[Setting, int], float] = {}
        self._coming: dict[tuple[Setting, int], Future[Played | None]] = {}
        self.seconds: list[float] = []  # CPU seconds of each match of this run
        if file is not None and file.exists():
            for line in map(json.loads, file.read_text(encoding="utf-8").splitlines()):
                self._shares[Setting(**line["setting"]), line["match"]] = line["share"]

    def begin(self, setting: Setting, number: int) -> None:
        match = setting, number
        if match not in self._shares and match not in self._coming:
            self._coming[match] = self._pool.submit(setting.played_before, number, self._until)

    def share(self, setting: Setting, number: int) -> float | None:
        """Wait for a match and record it; return None if the time was over."""
        match = setting, number
        played = self._coming.pop(match).result() if match in self._coming else None
        if played is not None:
            self._shares[match] = played.share
            self.seconds.append(played.seconds)
            self._keep({"setting": asdict(setting), "match": number, **played._asdict()})
        return self._shares.get(match)

    def _keep(self, line: dict[str, object]) -> None:
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(line) + "\n")

    def gains(self, row: Row, matches: int) -> list[float]:
        """Return the gain in every match that was played both with the ideas and without them."""
        pairs = [(self.share(row.with_all, number), self.share(row.without, number)) for number in range(matches)]
        return [one - other for one, other in pairs if one is not None and other is not None]


def rows(args: argparse.Namespace) -> Iterator[Row]:
    """List the rows in the order of the ideas, so that the first ones are ready if the time is over."""
    for names, players in product([args.without] if args.without else [[name] for name in args.ideas], args.players):
        setting = Setting(players, args.against, args.edition, args.options, args.iterations, args.seed)
        switched_off = sum(NAMES[name] for name in names)
        yield Row(", ".join(names), setting, replace(setting, ideas=ALL_IDEAS & ~switched_off))


def report(row: Row, gains: Sequence[float]) -> str:
    """Return a row of the table, which is also a row of docs/expert.md."""
    mean, error = 100 * np.mean(gains), 196 * np.std(gains, ddof=1) / len(gains) ** 0.5
    kept = "kept" if mean - error > 0 else "removed"
    setting, rounds = row.with_all, len(gains) * ROUNDS_PER_MATCH
    return f"| {row.ideas} | {setting.players} | {setting.against} | {rounds:,} | {mean:+.2f} ± {error:.2f} | {kept} |"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--ideas", nargs="+", choices=NAMES, default=list(NAMES), help="ideas to switch off one by one (default: all)"
    )
    parser.add_argument("--without", nargs="+", choices=NAMES, help="ideas to switch off together")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--against", default="skilled", help="the bot at all other seats (default: skilled)")
    parser.add_argument("--edition", default="classic-2003")
    parser.add_argument("--options", default="")
    parser.add_argument("--iterations", type=int, default=200, help="deals per decision (default: 200)")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--seconds", type=float, default=inf, help="start no match after that time, compilation included"
    )
    parser.add_argument("--out", type=Path, help="a file to append each match to, as JSON lines")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    started = time.monotonic()
    until = started + args.seconds
    compile_bots(args.against)  # once, before there are several processes
    sys.stderr.write(f"compiled after {time.monotonic() - started:.0f} seconds\n")
    matches, wanted = -(-args.rounds // ROUNDS_PER_MATCH), list(rows(args))
    with ProcessPoolExecutor(args.workers, initializer=compile_bots, initargs=(args.against,)) as pool:
        played = Matches(pool, until, args.out)
        for row, number in product(wanted, range(matches)):
            played.begin(row.with_all, number)
            played.begin(row.without, number)
        print("| idea | players | against | rounds | gain (percentage points) | |\n|---|---:|---|---:|---:|---|")
        for row in wanted:
            gains = played.gains(row, matches)
            if len(gains) > 1:
                print(report(row, gains), flush=True)
    if played.seconds:
        took = f"{np.mean(played.seconds):.2f} CPU seconds each; {time.monotonic() - started:.0f} seconds in all"
        sys.stderr.write(f"{len(played.seconds)} matches, {took}\n")


def compile_bots(against: str) -> None:
    """Compile the bots, or load them from the disk."""
    warm_up()
    if against == "network":
        network_bot.warm_up()


if __name__ == "__main__":
    main()
