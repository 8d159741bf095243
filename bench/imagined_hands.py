"""How many of the hidden cards the expert imagines where they are.

    python3 -m bench.imagined_hands --players 10 --against skilled --seconds 120

All seats play by a level. Whenever seat 0 has something to decide, the expert imagines deals, and each is compared
with the true hands: a card is right if the hand has one like it. Beside that stands what it would be by beliefs alone,
if nothing that the others did were asked to be explained; and how likely it thinks that they play as they do.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from bench import to_the_end
from bench.departures import LEVELS, SEEDS, US, machine, next_move, table_parser
from wildfour.bots.bot import Bot
from wildfour.bots.determinization import MILLION
from wildfour.bots.expert import search
from wildfour.bots.expert.expert_bot import DESK, NETWORK, candidates, workplace
from wildfour.bots.expert.opponent_types import MANNERS
from wildfour.bots.levels import bot_named
from wildfour.bots.round_history import with_past
from wildfour.compiled.state_arrays import Array
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.rulebook.cards import cards_in, kind_of
from wildfour.rulebook.option_parser import parse_options
from wildfour.rules.state import RoundState

BETWEEN = 5  # deals: neighbors are alike


def kinds_in(s: RoundState, hand: list[int]) -> Counter[int]:
    return Counter(kind_of(s.rules, card) for card in cards_in(hand))


class Imagined(NamedTuple):
    right: float  # of the hidden cards in other hands
    manner: float  # how likely the others play as they do


def imagine(view: View, s: RoundState, given: argparse.Namespace, luck: random.Random) -> Imagined:
    """On the average."""
    work = workplace(view, candidates(view, ["draw"]), TO_GO_OUT, luck)
    twins = machine(sees_all=False).twins
    twins[search.begin](*work[:3], work[DESK], *work[NETWORK:])
    others = [seat for seat in range(s.players) if seat != US]
    truth = {seat: kinds_in(s, s.hands[seat]) for seat in others}
    right = 0
    for _ in range(given.deals):
        twins[to_the_end.imagine](*work, BETWEEN)
        dealt = work[1][0]["hands"]
        for seat in others:
            right += (kinds_in(s, [int(word) for word in dealt[seat]]) & truth[seat]).total()
    likely = work[DESK]["likely"][0].reshape(-1, MANNERS)[others, LEVELS[given.against]]
    return Imagined(right / (given.deals * sum(hand.total() for hand in truth.values())), likely.mean() / MILLION)


def look_at_rounds(bots: list[Bot], given: argparse.Namespace) -> Iterator[Array]:
    """Of each the means: with what the others did to be explained, and without."""
    number = given.seed * SEEDS
    while True:
        played = Round(given.edition, players=given.players, options=parse_options(given.options), seed=number)
        luck = random.Random(number)
        found: list[tuple[Imagined, Imagined]] = []
        while not played.over:
            seat, move = next_move(bots, played, luck)
            if seat == US == played.turn and played.view(US).phase == "play":
                own = random.Random(number * 1000 + len(played.moves))
                with_and_without = with_past(played.view(US), played), played.view(US)
                explained, believed = (imagine(view, played.state, given, own) for view in with_and_without)
                found.append((explained, believed))
            played.make(seat, move)
        number += 1
        if found:
            yield np.array(found).mean(axis=0)


def told(found: Array) -> str:
    error = 1.96 * found.std() / len(found) ** 0.5
    return f"{100 * found.mean():.1f} ± {100 * error:.1f}"


def arguments() -> argparse.Namespace:
    parser = table_parser(__doc__, players=4)
    parser.add_argument("--deals", type=int, default=30, help="that are compared, of five times as many")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    bots = [bot_named(given.against)] * given.players
    found: list[Array] = []
    began = None
    for each in look_at_rounds(bots, given):
        found.append(each)
        began = began or time.monotonic()  # the first round waits for the compiler
        if time.monotonic() - began > given.seconds:
            break
    (explained, likely), (believed, _) = np.array(found).transpose(1, 2, 0)
    sys.stdout.write(
        f"{given.edition} {given.options}, {given.players} {given.against}, {len(found):,} rounds: of a hundred hidden "
        f"cards {told(explained)} were imagined where they were; by beliefs alone {told(believed)}; on the same rounds "
        f"{told(explained - believed)} more (95%). That the others play like {given.against} was thought to be "
        f"{likely.mean():.2f} likely.\n"
    )


if __name__ == "__main__":
    main()
