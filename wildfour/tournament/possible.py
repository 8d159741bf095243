"""Results that can be: points that the hands of a table can hold, for the right players and number of rounds."""

from collections.abc import Sequence
from functools import cache

from wildfour.errors import Invalid
from wildfour.match.leftovers import Deck, points_of_kind, sums
from wildfour.tournament.names import listed_names
from wildfour.tournament.results import HandsLeft, Result, RoundLeft, TeamPoints
from wildfour.tournament.seating import Table
from wildfour.tournament.settings import Settings

TEAM = 2


class Possible:
    """The points that hands from the deck of an event can have."""

    def __init__(self, settings: Settings) -> None:
        deck = Deck(settings.rules, settings.options)
        self.cards = tuple(points_of_kind(kind) for kind in deck.cards.elements())
        self.most = sum(self.cards)
        self.hands = settings.hands
        self.sums = cache(self._sums)

    def _sums(self, hands: int) -> int:
        """What so many hands can be worth together, as a set of bits: each has a card at least."""
        return sums(hands, self.cards)[hands]

    def check_points(self, points: int, hands: int) -> None:
        if points < 0 or points > self.most or not self.sums(hands) >> points & 1:
            what = "a hand" if hands == 1 else f"{hands} hands"
            raise Invalid(f"{points} points cannot be left in {what}; the whole deck has {self.most}, so count again.")

    def check(self, table: Table, result: Result, rounds: int | None = None) -> None:
        """Refuse what no table can report; a table plays as many rounds as the event has hands."""
        if isinstance(result, TeamPoints):
            self.check_teams(table, result)
        elif table.partners:
            raise Invalid(f"The table {table} has partners; give the points of each team.")
        else:
            self.check_rounds(table, result, self.hands if rounds is None else rounds)

    def check_rounds(self, table: Table, result: HandsLeft, rounds: int) -> None:
        if len(result.rounds) != rounds:
            raise Invalid(f"The table played {rounds_of(rounds)}, not {len(result.rounds)}; give one result for each.")
        for played in result.rounds:
            self.check_hands(table, played)

    def check_hands(self, table: Table, played: RoundLeft) -> None:
        if sorted(played.left) != sorted(table.players):
            raise Invalid(f"The table has {listed_names(table.players)}; give each of them once.")
        if played.out is not None and played.left[played.out] != 0:
            raise Invalid(f"{played.out} went out and has no cards left, not {played.left[played.out]} points.")
        losers = [left for player, left in played.left.items() if player != played.out]
        for left in losers:
            self.check_points(left, 1)
        self.check_points(sum(losers), len(losers))

    def check_teams(self, table: Table, result: TeamPoints) -> None:
        if not table.partners:
            raise Invalid(f"The table {table} has no partners; give the points left in each hand.")
        if result.is_total:
            self.check_totals(result)
            return
        one, other = result.points
        if not len(one) == len(other) == self.hands:
            raise Invalid(
                f"The table played {rounds_of(self.hands)}; give each team one number for each, or one total."
            )
        for number, points in enumerate(zip(one, other, strict=True), 1):
            self.check_round(number, points)

    def check_round(self, number: int, points: Sequence[int]) -> None:
        """H4: only the team of the one who went out scores."""
        if min(points) > 0:
            raise Invalid(f"In round {number} both teams have points; only the team of the one who went out scores.")
        for scored in points:
            self.check_points(scored, TEAM)

    def check_totals(self, result: TeamPoints) -> None:
        for points in result.points:
            if len(points) != 1 or not 0 <= points[0] <= self.hands * self.most:
                raise Invalid(f"A team cannot score {sum(points)} points in {rounds_of(self.hands)}; count again.")
        together = sum(map(sum, result.points))
        if together > self.hands * self.most:
            raise Invalid(f"Two teams cannot score {together} points in {rounds_of(self.hands)}: one scores at a time.")
        if self.hands == 1:
            self.check_round(1, [points[0] for points in result.points])


def rounds_of(number: int) -> str:
    return "one round" if number == 1 else f"{number} rounds"
