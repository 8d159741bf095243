"""Standings: who is ahead, and why. Everything is counted again from the results each time."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from wildfour.tournament.results import Score, total
from wildfour.tournament.seating import Table

POINTS, WON, LEFT, DIRECT, LOT = CRITERIA = (
    "points",
    "rounds won",
    "points left over",
    "direct encounters",
    "lot",
)
ORDER = (
    "Order: most points; then most rounds won; then fewest points left over; then the direct encounters of those who "
    "are still equal (own points less the others', at tables where they were opponents); then a lot drawn from the "
    "event's seed."
)
ORDER_WITHOUT_WON = ORDER.replace(
    "then most rounds won; ", "rounds won are not compared, because some tables reported totals; "
)


@dataclass(frozen=True)
class Played:
    """A table that has reported, and what that brought everyone."""

    table: Table
    scores: Mapping[str, Score]


@dataclass(frozen=True)
class Line:
    """A player's place. `decided_by` is what told the player from others with as many points."""

    rank: int
    name: str
    points: int
    rounds_won: int | None
    leftovers: int
    games: int
    decided_by: str = ""


Key = Callable[[str], float]


class Count:
    """The results of all players, as the criteria want them."""

    def __init__(self, players: Sequence[str], played: Sequence[Played], seed: int) -> None:
        self.players = players
        self.played = played
        self.seed = seed
        self.games = {player: sum(player in one.scores for one in played) for player in players}
        self.scores = {player: self._total(player) for player in players}
        self.knows_won = all(score.rounds_won is not None for score in self.scores.values())

    def _total(self, player: str) -> Score:
        return total([one.scores[player] for one in self.played if player in one.scores])

    def key(self, criterion: str, equals: Sequence[str]) -> Key:
        """What a criterion gives a player among those who are equal so far; more is better."""
        if criterion == POINTS:
            return lambda player: self.scores[player].points
        if criterion == WON:
            return lambda player: self.scores[player].rounds_won or 0
        if criterion == LEFT:
            return lambda player: -self.scores[player].leftovers
        if criterion == DIRECT:
            return lambda player: self.direct(player, equals)
        return lambda player: lot(self.seed, player)

    def direct(self, player: str, equals: Sequence[str]) -> int:
        """Own points less the others', wherever two of those who are equal played against each other."""
        margin = 0
        for one in self.played:
            if player in one.scores:
                rivals = [other for other in one.table.opponents_of(player) if other in equals]
                margin += sum(one.scores[player].points - one.scores[other].points for other in rivals)
        return margin


def lot(seed: int, player: str) -> int:
    """A number that nobody can foretell without the seed."""
    return int.from_bytes(hashlib.sha256(f"{seed} lot {player}".encode()).digest()[:8], "big")


def standings(players: Sequence[str], played: Sequence[Played], seed: int) -> list[Line]:
    """Everybody in order, the best first."""
    count = Count(players, played, seed)
    criteria = [criterion for criterion in CRITERIA if criterion != WON or count.knows_won]
    decided: dict[str, str] = {}
    order = ranked(count, list(players), criteria, decided)
    return [line(count, rank, player, decided[player]) for rank, player in enumerate(order, 1)]


def line(count: Count, rank: int, player: str, decided_by: str) -> Line:
    score = count.scores[player]
    reason = "" if decided_by == POINTS else decided_by
    return Line(rank, player, score.points, score.rounds_won, score.leftovers, count.games[player], reason)


def ranked(
    count: Count, equals: list[str], criteria: Sequence[str], decided: dict[str, str], by: str = ""
) -> list[str]:
    """The players in order, criterion after criterion; `decided` gets what settled each place."""
    if len(equals) < 2 or not criteria:
        decided.update(dict.fromkeys(equals, by))
        return equals
    key = count.key(criteria[0], equals)
    values = {player: key(player) for player in equals}
    groups = [
        [player for player in equals if values[player] == value] for value in sorted({*values.values()}, reverse=True)
    ]
    by = criteria[0] if len(groups) > 1 else by
    return [player for group in groups for player in ranked(count, group, criteria[1:], decided, by)]
