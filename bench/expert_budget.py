"""Time of the expert's answers as a share of its budget, and of skilled's as a share of a millisecond.

    python3 -m bench.expert_budget

The positions are those of one bot among random ones, at every size of a table.
"""

import random
import statistics
import time
from collections.abc import Sequence

from wildfour.bots.bot import Bot, remembers
from wildfour.bots.bot_runner import Bots, one_luck
from wildfour.bots.expert.expert_bot import BUDGET, Expert
from wildfour.bots.levels import bot_named
from wildfour.match import Match
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.view import View
from wildfour.rulebook.option_parser import MOST_PLAYERS
from wildfour.table import Table

SKILLED_LIMIT = 0.001  # seconds
ANSWERS = 60  # of the expert at each size of a table; ten times as many of skilled


class TimedBot:
    """A bot, and the seconds that each of its answers took."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.remembers = remembers(bot)
        self.seconds: list[float] = []

    def __call__(self, view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
        started = time.perf_counter()
        move = self.bot(view, moves, stakes, luck)
        self.seconds.append(time.perf_counter() - started)
        return move


def answers(bot: Bot, players: int, number: int) -> list[float]:
    """Return the sorted times of at least that many answers."""
    timed, seed = TimedBot(bot), 0
    while len(timed.seconds) < number:
        table = Table(Match(players=[f"seat {seat}" for seat in range(players)], seed=seed), ["bot"] * players)
        bots: dict[int, Bot] = {**dict.fromkeys(range(players), bot_named("random")), seed % players: timed}
        Bots(table, bots, one_luck(random.Random(seed)), stakes=lambda seat: TO_GO_OUT).play_round()
        seed += 1
    return sorted(timed.seconds)


def main() -> None:
    for name, bot, limit, number in (
        ("expert", Expert(), BUDGET, ANSWERS),
        ("skilled", bot_named("skilled"), SKILLED_LIMIT, 10 * ANSWERS),
    ):
        print(f"{name}: time of an answer / {1000 * limit:g} ms\nplayers    median       99%      most   answers")
        for players in range(2, MOST_PLAYERS + 1):
            found = answers(bot, players, number)
            shown = (statistics.median(found), found[int(0.99 * (len(found) - 1))], found[-1])
            print(f"{players:>7}{''.join(f'{one / limit:>10.2f}' for one in shown)}{len(found):>10}", flush=True)


if __name__ == "__main__":
    main()
