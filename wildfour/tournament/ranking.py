"""Who is ahead, and why: players in order, by one criterion after the other."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from wildfour.tournament.results import Score, total
from wildfour.tournament.seating import SeatedTable

POINTS, WON, LEFT, DIRECT, LOT = CRITERIA = (
    "points",
    "rounds won",
    "points left over",
    "direct encounters",
    "lot",
)


@dataclass(frozen=True)
class ScoredTable:
    """A table that has reported, and what that brought everyone."""

    table: SeatedTable
    scores: Mapping[str, Score]


@dataclass(frozen=True)
class PlayerResult:
    """What a player has in all. `decided_by` is what told the player from others with as many points."""

    name: str
    score: Score
    games: int
    decided_by: str = ""


class Results:
    """The results of all players, as the criteria want them."""

    def __init__(self, players: Sequence[str], tables: Sequence[ScoredTable], seed: int) -> None:
        self.tables = tables
        self.seed = seed
        self.games = {player: sum(player in one.scores for one in tables) for player in players}
        self.scores = {player: self._total(player) for player in players}
        self.knows_won = all(score.rounds_won is not None for score in self.scores.values())

    def _total(self, player: str) -> Score:
        return total([one.scores[player] for one in self.tables if player in one.scores])

    def key(self, criterion: str, equals: Sequence[str]) -> Callable[[str], float]:
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
        for one in self.tables:
            if player in one.scores:
                rivals = [other for other in one.table.opponents_of(player) if other in equals]
                margin += sum(one.scores[player].points - one.scores[other].points for other in rivals)
        return margin


def lot(seed: int, player: str) -> int:
    """A number that nobody can foretell without the seed."""
    return int.from_bytes(hashlib.sha256(f"{seed} lot {player}".encode()).digest()[:8], "big")


def ranked(players: Sequence[str], tables: Sequence[ScoredTable], seed: int) -> list[PlayerResult]:
    """Everybody in order, the best first."""
    results = Results(players, tables, seed)
    criteria = [criterion for criterion in CRITERIA if criterion != WON or results.knows_won]
    decided: dict[str, str] = {}
    order = in_order(results, list(players), criteria, decided)
    return [
        PlayerResult(
            player,
            results.scores[player],
            results.games[player],
            "" if decided[player] == POINTS else decided[player],
        )
        for player in order
    ]


def in_order(
    results: Results, equals: list[str], criteria: Sequence[str], decided: dict[str, str], by: str = ""
) -> list[str]:
    """The players in order, criterion after criterion; `decided` gets what settled the rank of each."""
    if len(equals) < 2 or not criteria:
        decided.update(dict.fromkeys(equals, by))
        return equals
    key = results.key(criteria[0], equals)
    values = {player: key(player) for player in equals}
    groups = [
        [player for player in equals if values[player] == value] for value in sorted({*values.values()}, reverse=True)
    ]
    by = criteria[0] if len(groups) > 1 else by
    return [player for group in groups for player in in_order(results, group, criteria[1:], decided, by)]
