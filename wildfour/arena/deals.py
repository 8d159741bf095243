"""One deal at one table: the same cards are played once for every rotation of the bots around the seats."""

import random

from msgspec import Struct

from wildfour.arena.request import ArenaRequest, rotations
from wildfour.arena.summary import Failure
from wildfour.bots.bot_runner import BotFailed, Bots
from wildfour.bots.levels import bot_of
from wildfour.chance.streams import SeededChance
from wildfour.match import Match
from wildfour.match.score_sheet import Row
from wildfour.table import Table

MOST_ROUNDS = 1 << 12  # per match; a longer match counts as unfinished


class Played(Struct, frozen=True, array_like=True):
    """The result of a round or match: the winning places, the points for every place, and the number of rounds."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    rounds: int = 1


class DealResult(Struct, frozen=True):
    """One deal's results, one per rotation."""

    table: int
    deal: int
    played: tuple[Played, ...]


def play_deal(request: ArenaRequest, table: int, deal: int) -> DealResult | Failure:
    """Play a deal. The result depends only on the arguments, unless a bot uses the clock."""
    played = []
    for turn in range(rotations(request.tables[table])):
        places = [(seat - turn) % request.players for seat in range(request.players)]
        names = tuple(request.tables[table][place] for place in places)
        try:
            played.append(play_rotated(request, deal, places, names))
        except BotFailed as failed:
            about = {name: str(value) for name, value in failed.what["arguments"].items()}
            return Failure(failed.name, failed.seat, deal, names, failed.what["id"], about, failed.view)
    return DealResult(table, deal, tuple(played))


def play_rotated(request: ArenaRequest, deal: int, places: list[int], names: tuple[str, ...]) -> Played:
    """Play one rotation of a deal. The first dealer (the last seat) and the round numbers are the same as in
    simulations."""
    first = deal if request.format is None else deal * MOST_ROUNDS
    match = Match(
        request.rulebook,
        players=[str(place) for place in places],
        options=request.table_options,
        format=request.scoring,
        streams=lambda number: SeededChance(request.seed, first + number),
        first_dealer=request.players - 1,
    )
    match.finished = None  # the texts of finished rounds are not needed
    lucks = [random.Random(f"{request.seed} {deal} {seat}") for seat in range(request.players)]
    bots = Bots(
        Table(match, names),
        {player: bot_of(name) for player, name in enumerate(names)},
        lambda question: lucks[question.player],
        stakes=request.stakes if request.format is None else None,
    )
    if request.format is None:
        bots.play_round()
        return round_played(request, match, places)
    bots.play_match(MOST_ROUNDS)
    return match_played(match, places)


def round_played(request: ArenaRequest, match: Match, places: list[int]) -> Played:
    """Credit a round to the side of the player who went out."""
    row = match.rows[0]
    winner = None if row.winner is None else places[row.winner]
    by_place = Row(tuple(places), places[-1], winner, row.leftovers)
    winners = () if winner is None else tuple(sorted(request.side_of(winner)))
    return Played(winners, request.scoring.points(request.players, by_place))


def match_played(match: Match, places: list[int]) -> Played:
    points = [0] * len(places)
    for player, total in enumerate(match.scores):
        points[places[player]] = total
    return Played(tuple(sorted(places[player] for player in match.winners)), tuple(points), len(match.rows))
