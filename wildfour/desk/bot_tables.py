"""Tables where bots play, using the engine. A table's cards and bots depend only on the tournament's seed and on the
sitting and table numbers, so the order of play does not matter."""

import random
from collections.abc import Sequence
from functools import partial

from wildfour.bots.bot_runner import Bots, one_luck
from wildfour.bots.players import novice_bot
from wildfour.chance.streams import RandomChance
from wildfour.desk.desk import Desk
from wildfour.desk.messages import next_step, table_and_result
from wildfour.errors import Invalid
from wildfour.match import Match
from wildfour.match.format_base import Format
from wildfour.match.score_sheet import Row
from wildfour.table import Table
from wildfour.tournament.finalists import finalists
from wildfour.tournament.log_events import Fact, Reported
from wildfour.tournament.planning import next_seating
from wildfour.tournament.results import HandsLeft, Result, RoundLeft, TeamPoints
from wildfour.tournament.seating.sittings import SeatedTable
from wildfour.tournament.settings import Settings
from wildfour.tournament.tournament import Tournament
from wildfour.tournament.tournament_state import TournamentState
from wildfour.words import Message, saying


def play_waiting(desk: Desk, table: int | None = None) -> None:
    tournament = desk.load()
    if not tournament.waiting:
        raise Invalid("nothing-for-bots", next=next_step(tournament)[0])
    numbers = tournament.waiting if table is None else [table]
    where = [str(number) for number in numbers]
    if not desk.confirm(saying("bots-really", tables=where, count=len(where))):
        return
    for number in numbers:
        tournament = play_one(desk, number)
    desk.tell_next(tournament)


def play_all(desk: Desk) -> None:
    tournament = desk.load()
    if tournament.is_over:
        raise Invalid("over-for-bots")
    if not desk.confirm(saying("bots-play-all-really")):
        return
    while not tournament.is_over:
        if tournament.waiting:
            tournament = play_one(desk, tournament.waiting[0])
        elif tournament.all_seated and finalists(tournament).tied:
            desk.lot()
            tournament = desk.load()
        else:
            tournament = desk.change(lambda now: [] if now.waiting or now.is_over else [next_seating(now)])
            sitting = tournament.sittings[-1]
            desk.tell(saying("is-seated", sitting=str(sitting.number), final="yes" if sitting.is_final else "no"))
    desk.tell_next(tournament)


def play_one(desk: Desk, number: int) -> Tournament:
    """Play a table and record its result, unless a result has been reported in the meantime."""
    messages: list[Message] = []

    def decide(tournament: Tournament) -> Sequence[Fact]:
        if number not in tournament.waiting:
            messages[:] = [saying("bots-leave-it", table=str(number))]
            return []
        played = play_table(tournament, number)
        title, result = table_and_result(tournament, played)
        messages[:] = [saying("bots-played", table=title, result=result)]
        return [played]

    tournament = desk.change(decide)
    desk.tell(*messages)
    return tournament


def play_table(tournament: TournamentState, number: int) -> Reported:
    """Play a table in the current sitting. In the final, play the round with the given number."""
    sitting = len(tournament.sittings)
    table = tournament.table(sitting, number)
    settings = tournament.settings
    luck = random.Random(f"{settings.seed} bots {sitting} {number}")
    format, rounds = (settings.format, settings.hands) if tournament.final is None else (settings.final_format, 1)
    dealer = table.players.index(table.dealer) if table.dealer else None
    rows = play_rounds(settings, format, len(table.players), rounds, luck, dealer)
    return Reported(sitting, number, result_of(settings, table, rows), by_bots=True)


def play_rounds(
    settings: Settings, format: Format, players: int, rounds: int, luck: random.Random, dealer: int | None
) -> list[Row]:
    """Play rounds with a fixed group of players. The table's dealer deals the first round (R44), then R2 applies."""
    rows: list[Row] = []
    for _ in range(rounds):
        match = Match(
            settings.edition,
            players=[f"seat {seat}" for seat in range(players)],
            options=settings.options,
            format=format,
            streams=lambda number: RandomChance(luck),
            first_dealer=format.dealer(players, rows) if rows else dealer,
        )
        bots = Bots(
            Table(match, ["novice"] * players),
            dict.fromkeys(range(players), novice_bot.choose),
            one_luck(luck),
            stakes=partial(format.stakes, players, tuple(rows)),
        )
        bots.play_round()
        rows.append(match.rows[-1])
    return rows


def result_of(settings: Settings, table: SeatedTable, rows: Sequence[Row]) -> Result:
    if table.partners:
        points = [settings.format.points(len(table.players), row) for row in rows]
        one, other = (tuple(row[team] for row in points) for team in range(2))
        return TeamPoints((one, other))
    return HandsLeft(tuple(round_left(table, row) for row in rows))


def round_left(table: SeatedTable, row: Row) -> RoundLeft:
    out = None if row.winner is None else table.players[row.winner]
    return RoundLeft(out, dict(zip(table.players, row.leftovers, strict=True)))
