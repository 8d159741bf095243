"""Tables played by bots, through the engine. The cards and the bots of a table depend only on the event's seed and on
the place of the table, so that it does not matter when, or in which order, tables are played."""

import random
from collections.abc import Sequence

from wildfour.bots.random_bot import choose
from wildfour.chance import RandomChance
from wildfour.match.format import Format
from wildfour.match.sheet import Row
from wildfour.round import Round
from wildfour.tournament.event import Event
from wildfour.tournament.facts import Reported
from wildfour.tournament.results import HandsLeft, Result, RoundLeft, TeamPoints
from wildfour.tournament.seating import Table
from wildfour.tournament.settings import Settings


def play_table(event: Event, number: int) -> Reported:
    """Play a table of the sitting that was seated, or the round of that number of the final."""
    sitting = len(event.sittings)
    table = event.table(sitting, number)
    luck = random.Random(f"{event.settings.seed} bots {sitting} {number}")
    if event.final is not None:
        rows = play_rounds(event.settings, event.settings.final_format, len(table.players), 1, luck)
    else:
        rows = play_rounds(event.settings, event.settings.format, len(table.players), event.settings.hands, luck)
    return Reported(sitting, number, result_of(event.settings, table, rows), by_bots=True)


def play_rounds(settings: Settings, format: Format, players: int, rounds: int, luck: random.Random) -> list[Row]:
    """Rounds of players who all stay. They draw for the first deal, which then passes as the format says (B1, R2)."""
    rows: list[Row] = []
    for _ in range(rounds):
        dealer = format.dealer(players, rows)
        played = Round(
            settings.rules, players=players, options=settings.options, dealer=dealer, chance=RandomChance(luck)
        )
        rows.append(play_round(played, luck))
    return rows


def play_round(played: Round, luck: random.Random) -> Row:
    while not played.over:
        if not any(speaks(played, seat, luck) for seat in speakers(played)):
            speaks(played, played.turn, luck)
    outcome = played.outcome
    assert outcome is not None
    return Row(tuple(range(played.players)), played.state.dealer, outcome.winner, outcome.leftovers)


def speakers(played: Round) -> list[int]:
    """Who may say something before the one on turn: first who has come down to one card, then the others in order."""
    turn, players = played.turn, played.players
    order = [(turn + step) % players for step in range(1, players)]
    exposed = played.state.exposed
    return sorted(order, key=lambda seat: seat != exposed)


def speaks(played: Round, seat: int, luck: random.Random) -> bool:
    """Let a bot choose a move; out of turn it may have none."""
    if played.over:
        return True
    moves = played.move_ids(seat)
    move = choose(played.view(seat), moves, luck) if moves else None
    if move is None:
        return False
    played.apply(seat, move)
    return True


def result_of(settings: Settings, table: Table, rows: Sequence[Row]) -> Result:
    if table.partners:
        points = [settings.format.points(len(table.players), row) for row in rows]
        one, other = (tuple(row[team] for row in points) for team in range(2))
        return TeamPoints((one, other))
    return HandsLeft(tuple(round_left(table, row) for row in rows))


def round_left(table: Table, row: Row) -> RoundLeft:
    out = None if row.winner is None else table.players[row.winner]
    return RoundLeft(out, dict(zip(table.players, row.leftovers, strict=True)))
