"""Who is ahead, and why: players in order, by one criterion after the other. Those who are equal in all share a place
(R43); where somebody must be first, as for a final, a playoff or a lot decides, which the tournament has on record."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from wildfour.tournament.results import Score, total
from wildfour.tournament.seating.sittings import SeatedTable

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
    """A table that has reported, and what that brought everyone."""

    table: SeatedTable
    scores: Mapping[str, Score]


@dataclass(frozen=True)
class Decision:
    """R43: a playoff or a lot: the place of each player in it. Equals in a playoff stay equal."""

    by: str
    places: Mapping[str, int]

    def renamed(self, name: str, new_name: str) -> "Decision":
        return Decision(
            self.by, {new_name if player == name else player: place for player, place in self.places.items()}
        )


@dataclass(frozen=True)
class PlayerResult:
    """What a player has in all. `decided_by` is what told the player from others with as many points; players who are
    equal in everything have the same `place`."""

    name: str
    score: Score
    games: int
    place: int
    decided_by: str = ""


class Results:
    """The results of all players, as the criteria want them. `per_game`: where not all play as many games, what they
    have in each counts."""

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
        self.scores = {player: self._total(player) for player in players}
        self.knows_won = all(score.rounds_won is not None for score in self.scores.values())

    def _total(self, player: str) -> Score:
        return total([one.scores[player] for one in self.tables if player in one.scores])

    def key(self, criterion: str, equals: Sequence[str]) -> Callable[[str], Fraction]:
        """What a criterion gives a player among those who are equal so far; more is better."""
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
        """Own points less the others', wherever two of those who are equal played against each other."""
        margin = 0
        for one in self.tables:
            if player in one.scores:
                rivals = [other for other in one.table.opponents_of(player) if other in equals]
                margin += sum(one.scores[player].points - one.scores[other].points for other in rivals)
        return margin

    def decided(self, criterion: str, player: str, equals: Sequence[str]) -> Fraction:
        """By the last decision of that kind that all who are equal were in."""
        for decision in reversed(self.decisions):
            if decision.by == criterion and set(equals) <= decision.places.keys():
                return Fraction(-decision.places[player])
        return Fraction(0)


def ranked(results: Results) -> list[PlayerResult]:
    """Everybody in order, the best first."""
    criteria = [criterion for criterion in CRITERIA if criterion != WON or results.knows_won]
    decided: dict[str, str] = {}
    place = 1
    found = []
    for group in in_order(results, list(results.games), criteria, decided):
        for name in group:
            by = "" if decided[name] == POINTS else decided[name]
            found.append(PlayerResult(name, results.scores[name], results.games[name], place, by))
        place += len(group)
    return found


def in_order(
    results: Results, equals: list[str], criteria: Sequence[str], decided: dict[str, str], by: str = ""
) -> list[list[str]]:
    """The players in order, criterion after criterion, in groups of those who stay equal; `decided` gets what settled
    the place of each."""
    if len(equals) < 2 or not criteria:
        decided.update(dict.fromkeys(equals, by))
        return [equals] if equals else []
    key = results.key(criteria[0], equals)
    values = {player: key(player) for player in equals}
    groups = [
        [player for player in equals if values[player] == value] for value in sorted({*values.values()}, reverse=True)
    ]
    by = criteria[0] if len(groups) > 1 else by
    return [group for equal in groups for group in in_order(results, equal, criteria[1:], decided, by)]
