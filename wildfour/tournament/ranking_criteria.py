"""Player ranking by a list of criteria.

Players who tie on all criteria share a place (R43). If a final needs an order, a recorded playoff or drawing of lots
decides.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from wildfour.tournament.results import Score, total
from wildfour.tournament.seating.sittings import SeatedTable
from wildfour.words import Message, saying

POINTS, WON, LEFT, DIRECT, PLAYOFF, LOT = CRITERIA = (
    "points",
    "rounds-won",
    "points-left-over",
    "direct-encounters",
    "playoff",
    "lot",
)


@dataclass(frozen=True)
class ScoredTable:
    """A reported table, with all scores."""

    table: SeatedTable
    scores: Mapping[str, Score]


@dataclass(frozen=True)
class Decision:
    """A playoff or a drawing of lots (R43), with each player's place. Players who tie in a playoff stay tied."""

    by: str
    places: Mapping[str, int]

    def renamed(self, name: str, new_name: str) -> "Decision":
        return Decision(
            self.by, {new_name if player == name else player: place for player, place in self.places.items()}
        )


@dataclass(frozen=True)
class Standing:
    """A line in the standings. `decided_by` is the criterion that broke a tie on points. Players who tie on all
    criteria have the same `place`. standings.py adds `rank` and `notes`. Withdrawn players have no rank."""

    name: str
    points: int
    rounds_won: int | None
    leftovers: int
    games: int
    place: int
    decided_by: str = ""
    rank: int | None = None
    notes: tuple[Message, ...] = ()

    @property
    def per_game(self) -> int:
        """Return the points per game, in tenths."""
        return round(10 * self.points / self.games) if self.games else 0

    @property
    def remarks(self) -> list[Message]:
        tie = [saying("tie-broken", by=self.decided_by)] if self.decided_by else []
        return [*tie, *self.notes]


class Results:
    """All players' results, for the criteria. `per_game` compares averages, because numbers of games differ."""

    def __init__(
        self,
        players: Sequence[str],
        tables: Sequence[ScoredTable],
        decisions: Sequence[Decision] = (),
        *,
        per_game: bool = False,
    ) -> None:
        self.tables = tables
        self.decisions = decisions
        self.per_game = per_game
        self.games = {player: sum(player in one.scores for one in tables) for player in players}
        self.scores = {
            player: total([one.scores[player] for one in tables if player in one.scores]) for player in players
        }
        self.knows_won = all(score.rounds_won is not None for score in self.scores.values())

    def key(self, criterion: str, equals: Sequence[str]) -> Callable[[str], Fraction]:
        """Return a criterion's value for a player among the players tied so far. A higher value is better."""
        if criterion == POINTS:
            return lambda player: self._share(player, self.scores[player].points)
        if criterion == WON:
            return lambda player: self._share(player, self.scores[player].rounds_won or 0)
        if criterion == LEFT:
            return lambda player: -self._share(player, self.scores[player].leftovers)
        if criterion == DIRECT:
            return lambda player: Fraction(self.direct(player, equals))
        return lambda player: self.decided(criterion, player, equals)

    def _share(self, player: str, number: int) -> Fraction:
        return Fraction(number, max(1, self.games[player]) if self.per_game else 1)

    def direct(self, player: str, equals: Sequence[str]) -> int:
        """Sum the point differences in games against the players tied so far."""
        margin = 0
        for one in self.tables:
            if player in one.scores:
                rivals = [other for other in one.table.opponents_of(player) if other in equals]
                margin += sum(one.scores[player].points - one.scores[other].points for other in rivals)
        return margin

    def decided(self, criterion: str, player: str, equals: Sequence[str]) -> Fraction:
        """Apply the last decision of the given kind that included all tied players."""
        for decision in reversed(self.decisions):
            if decision.by == criterion and set(equals) <= decision.places.keys():
                return Fraction(-decision.places[player])
        return Fraction(0)


def ranked(results: Results) -> list[Standing]:
    """Rank all players, best first."""
    criteria = [criterion for criterion in CRITERIA if criterion != WON or results.knows_won]
    place = 1
    found = []
    for by, group in in_order(results, list(results.games), criteria):
        for name in group:
            score, decided_by = results.scores[name], "" if by == POINTS else by
            found.append(
                Standing(name, score.points, score.rounds_won, score.leftovers, results.games[name], place, decided_by)
            )
        place += len(group)
    return found


def in_order(results: Results, equals: list[str], criteria: Sequence[str], by: str = "") -> list[tuple[str, list[str]]]:
    """Order players by one criterion after another. Return groups of tied players and what separated them."""
    if len(equals) < 2 or not criteria:
        return [(by, equals)] if equals else []
    key = results.key(criteria[0], equals)
    values = {player: key(player) for player in equals}
    groups = [
        [player for player in equals if values[player] == value] for value in sorted({*values.values()}, reverse=True)
    ]
    by = criteria[0] if len(groups) > 1 else by
    return [found for group in groups for found in in_order(results, group, criteria[1:], by)]
