"""How much more than the expert's network could be won by whoever weighs every move with all that may be known.

    python3 -m bench.headroom --players 10 --against skilled --deals 1000 --seconds 600

Two experts think about every decision of seat 0, each with deals of its own. What the best move of the one is worth
more than the network's, on the deals of the other, is surely to be had: at least so much. What it is worth more on the
deals on which it was chosen is too much: it was lucky there. In between lies what the best moves bring, one at a time,
if the network makes all that follow; summed up over a round, that is about what the best player would win more. (It is
exactly that over rounds of the best player; these are rounds of the two experts together.)
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from bench.departures import SEEDS, US, next_move, table_parser
from wildfour.bots.bot import Bot
from wildfour.bots.expert import search
from wildfour.bots.expert.expert_bot import DESK, NETWORK, candidates, compiled, say_something, workplace
from wildfour.bots.levels import bot_named
from wildfour.bots.round_history import with_past
from wildfour.compiled.state_arrays import Array
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.round import Round
from wildfour.rulebook.option_parser import parse_options


class Weighed(NamedTuple):
    """What each move is worth on the average, by two experts; and the place of the one that their network likes."""

    liked: int
    first: Array
    second: Array

    @property
    def at_least(self) -> float:
        """The best move of the one expert, by the other."""
        by_second = self.second[self.first.argmax()] - self.second[self.liked]
        by_first = self.first[self.second.argmax()] - self.first[self.liked]
        return float(by_first + by_second) / 2

    @property
    def at_most(self) -> float:
        """The best move of each expert, by itself."""
        by_first = self.first.max() - self.first[self.liked]
        by_second = self.second.max() - self.second[self.liked]
        return float(by_first + by_second) / 2

    @property
    def best(self) -> int:
        return int((self.first + self.second).argmax())


@dataclass
class Headroom:
    """In one round."""

    decisions: int = 0
    at_least: float = 0.0  # rounds of a hundred
    at_most: float = 0.0

    def add(self, weighed: Weighed) -> None:
        self.decisions += 1
        self.at_least += weighed.at_least
        self.at_most += weighed.at_most


def weigh(played: Round, moves: Sequence[str | None], deals: int, luck: random.Random) -> Weighed | None:
    """None where the network likes a move that is not weighed."""
    found = []
    liked = search.NONE
    for _ in range(2):
        work = workplace(with_past(played.view(US), played), moves, TO_GO_OUT, luck)
        work[DESK]["weighs_all"] = True
        compiled()[search.begin](*work[:3], work[DESK], *work[NETWORK:])
        compiled()[search.search](*work, deals)
        found.append(work[DESK]["worth"][0, : len(moves)] / deals)
        liked = int(work[DESK]["liked"][0])
    return Weighed(liked, found[0], found[1]) if liked != search.NONE else None


def play(bots: Sequence[Bot], given: argparse.Namespace, number: int) -> Headroom:
    played = Round(given.edition, players=len(bots), options=parse_options(given.options), seed=number)
    found, luck = Headroom(), random.Random(number)
    while not played.over:
        seat, move = next_move(bots, played, luck)
        if seat == US == played.turn:
            view, moves = played.view(US), played.legal_moves(US)
            asked = candidates(view, moves) if say_something(view, moves, TO_GO_OUT) is None else []
            weighed = weigh(played, asked, given.deals, luck) if len(asked) > 1 else None
            if weighed is not None:
                found.add(weighed)
                move = asked[weighed.best] or move
        played.make(seat, move)
    return found


def told(found: Sequence[float]) -> str:
    return f"{np.mean(found):.2f} ± {1.96 * np.std(found) / len(found) ** 0.5:.2f}"


def summary(found: Sequence[Headroom]) -> str:
    decisions = np.mean([one.decisions for one in found])
    at_least, at_most = told([one.at_least for one in found]), told([one.at_most for one in found])
    return (
        f"{len(found):,} rounds, with {decisions:.2f} decisions each: the best moves win at least "
        f"{at_least} and at most {at_most} more rounds of a hundred than the network's (95%)"
    )


def arguments() -> argparse.Namespace:
    parser = table_parser(__doc__, players=10)
    parser.add_argument("--deals", type=int, default=1000, help="that each expert tries")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    bots = [bot_named("network"), *[bot_named(given.against)] * (given.players - 1)]
    found: list[Headroom] = []
    until = time.monotonic() + given.seconds
    while time.monotonic() < until:
        found.append(play(bots, given, given.seed * SEEDS + len(found)))
    sys.stdout.write(summary(found) + "\n")


if __name__ == "__main__":
    main()
