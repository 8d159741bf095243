"""One deal at one table: the same cards, once for every way in which the places move round the seats."""

import random
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from wildfour.arena.order import Order, rotations
from wildfour.bots.bot import Bot
from wildfour.bots.levels import bot_named
from wildfour.bots.table import BotFailed, Seated, play_round
from wildfour.chance import SeededChance
from wildfour.events import NOBODY
from wildfour.match.sheet import Row
from wildfour.round import Round


@dataclass(frozen=True, slots=True)
class Played:
    """The rounds of one deal: who went out, as a place of the table or NOBODY, then the points of every place."""

    table: int
    deal: int
    rounds: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot that failed, and where."""

    bot: str
    seat: int
    deal: str
    what: str
    view: str

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    def __str__(self) -> str:
        return f"The bot {self.bot} {self.what}. It sat at seat {self.seat} in {self.deal}. Its view: {self.view}."


@cache
def loaded(name: str) -> Bot:
    return bot_named(name)


def play_deal(order: Order, table: int, deal: int) -> Played | Failure:
    """Nothing but the order and the two numbers decides how it goes, unless a bot looks at the clock."""
    try:
        rounds = tuple(play_rotated(order, table, deal, turn) for turn in range(rotations(order.tables[table])))
    except BotFailed as failed:
        return Failure(failed.name, failed.seat, failed.deal, failed.what, failed.view)
    return Played(table, deal, rounds)


def play_rotated(order: Order, table: int, deal: int, turn: int) -> tuple[int, ...]:
    """The place p of the table sits at the seat p + turn. The last seat deals, as in simulations."""
    places = [(seat - turn) % order.players for seat in range(order.players)]
    names = [order.tables[table][place] for place in places]
    seated = [
        Seated(name, loaded(name), random.Random(f"{order.seed} {deal} {seat}"), order.stakes(seat))
        for seat, name in enumerate(names)
    ]
    played = Round(
        order.rulebook,
        players=order.players,
        options=order.table_options,
        dealer=order.players - 1,
        chance=SeededChance(order.seed, deal),
    )
    where = f"the round of seed {order.seed} and number {deal}, with {', '.join(names)} at the table"
    outcome = play_round(played, seated, deal=where)
    row = Row(tuple(places), places[-1], None if outcome.winner is None else places[outcome.winner], outcome.leftovers)
    winner = NOBODY if row.winner is None else row.winner
    return (winner, *order.scoring.points(order.players, row))
