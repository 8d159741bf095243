"""One deal at one table: the same cards, once for every way in which the places move round the seats."""

import random
from functools import cache

from msgspec import Struct

from wildfour.arena.request import ArenaRequest, rotations
from wildfour.arena.summary import Failure
from wildfour.bots.bot import Bot
from wildfour.bots.levels import bot_named
from wildfour.bots.playing import BotFailed, Bots
from wildfour.chance import SeededChance
from wildfour.event_kinds import NOBODY
from wildfour.match import Match
from wildfour.match.sheet import Row
from wildfour.table import Table


class DealResult(Struct, frozen=True):
    """The rounds of one deal: who went out, as a place of the table or NOBODY, then the points of every place."""

    table: int
    deal: int
    rounds: tuple[tuple[int, ...], ...]


@cache
def loaded(name: str) -> Bot:
    return bot_named(name)


def play_deal(request: ArenaRequest, table: int, deal: int) -> DealResult | Failure:
    """Nothing but the request and the two numbers decides how it goes, unless a bot looks at the clock."""
    try:
        rounds = tuple(play_rotated(request, table, deal, turn) for turn in range(rotations(request.tables[table])))
    except BotFailed as failed:
        return Failure(failed.name, failed.seat, failed.deal, failed.what, failed.view)
    return DealResult(table, deal, rounds)


def play_rotated(request: ArenaRequest, table: int, deal: int, turn: int) -> tuple[int, ...]:
    """The place p of the table sits at the seat p + turn. The last seat deals, as in simulations."""
    places = [(seat - turn) % request.players for seat in range(request.players)]
    names = [request.tables[table][place] for place in places]
    match = Match(
        request.rulebook,
        players=[f"seat {seat}" for seat in range(request.players)],
        options=request.table_options,
        format=request.scoring,
        streams=lambda number: SeededChance(request.seed, deal),
        first_dealer=request.players - 1,
    )
    lucks = [random.Random(f"{request.seed} {deal} {seat}") for seat in range(request.players)]
    bots = Bots(
        Table(match, names),
        {seat: loaded(name) for seat, name in enumerate(names)},
        lambda question: lucks[question.seat],
        stakes=request.stakes,
        deal=f"the round of seed {request.seed} and number {deal}, with {', '.join(names)} at the table",
    )
    outcome = bots.play_round()
    row = Row(tuple(places), places[-1], None if outcome.winner is None else places[outcome.winner], outcome.leftovers)
    winner = NOBODY if row.winner is None else row.winner
    return (winner, *request.scoring.points(request.players, row))
