"""How long the expert takes for an answer, as a share of its budget, and skilled as a share of a millisecond.

    python3 -m bench.expert_budget

Positions are those in which the bots find themselves in rounds against `random`, at every size of a table.
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
ANSWERS = 60  # of the expert at each size of a table


class Timed:
    """A bot, and how long each of its answers took."""

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
    """The times of that many answers, at least."""
    timed, field = Timed(bot), bot_named("random")
    seed = 0
    while len(timed.seconds) < number:
        table = Table(Match(players=[f"seat {seat}" for seat in range(players)], seed=seed), ["bot"] * players)
        bots = {seat: timed if seat == seed % players else field for seat in range(players)}
        Bots(table, bots, one_luck(random.Random(seed)), stakes=lambda seat: TO_GO_OUT).play_round()
        seed += 1
    return timed.seconds


def line(players: int, seconds: Sequence[float], limit: float) -> str:
    ordered = sorted(seconds)
    high = ordered[int(0.99 * (len(ordered) - 1))]
    cells = (statistics.median(ordered) / limit, high / limit, ordered[-1] / limit)
    return f"{players:>7}{cells[0]:>10.2f}{cells[1]:>10.2f}{cells[2]:>10.2f}{len(ordered):>10}"


def longest_pause(seconds: float) -> float:
    """How long this computer lets an empty loop stand still: no answer can be surer than that."""
    longest, now = 0.0, time.perf_counter()
    until = now + seconds
    while now < until:
        before, now = now, time.perf_counter()
        longest = max(longest, now - before)
    return longest


def main() -> None:
    print(f"In five seconds, an empty loop was held up for at most {1000 * longest_pause(5):.1f} ms.")
    for name, bot, limit, number in (
        ("expert", Expert(), BUDGET, ANSWERS),
        ("skilled", bot_named("skilled"), SKILLED_LIMIT, 10 * ANSWERS),
    ):
        print(f"{name}: time of an answer / {1000 * limit:g} ms\nplayers    median       99%      most   answers")
        for players in range(2, MOST_PLAYERS + 1):
            print(line(players, answers(bot, players, number), limit), flush=True)


if __name__ == "__main__":
    main()
