"""Results that can be: points that the hands of a table can hold, for the right players and number of rounds."""

from collections.abc import Sequence

from wildfour.errors import Invalid
from wildfour.match.points_left import Deck, can_be, points_of_kind, sums
from wildfour.match.score_sheet import check_row
from wildfour.tournament.results import HandsLeft, Result, RoundLeft, TeamPoints
from wildfour.tournament.seating.sittings import SeatedTable
from wildfour.tournament.settings import Settings

TEAM = 2


class ResultChecker:
    """The points that hands from the deck of a tournament can have."""

    def __init__(self, settings: Settings) -> None:
        self.deck = Deck(settings.edition, settings.options)
        self.hands = settings.hands
        cards = [points_of_kind(kind) for kind in self.deck.cards.elements()]
        self.most = sum(cards)
        self.in_two_hands = sums(TEAM, cards)[TEAM]

    def check(self, table: SeatedTable, result: Result, rounds: int | None = None) -> None:
        """Refuse what no table can report; a table plays as many rounds as the tournament has hands."""
        if isinstance(result, TeamPoints):
            self.check_teams(table, result)
        elif table.partners:
            raise Invalid("points-of-teams-wanted", table=str(table))
        else:
            self.check_rounds(table, result, self.hands if rounds is None else rounds)

    def check_rounds(self, table: SeatedTable, result: HandsLeft, rounds: int) -> None:
        if len(result.rounds) != rounds:
            raise Invalid("wrong-number-of-rounds", rounds=rounds, given=len(result.rounds))
        for played in result.rounds:
            self.check_hands(table, played)

    def check_hands(self, table: SeatedTable, played: RoundLeft) -> None:
        if sorted(played.left) != sorted(table.players) or played.out not in (None, *table.players):
            raise Invalid("everyone-once", names=table.players)
        row = played.row(table.players)
        check_row(row)
        if played.out is not None or any(row.leftovers):  # the hands of a drawn round need not be known (R7)
            self.deck.check(row)

    def check_teams(self, table: SeatedTable, result: TeamPoints) -> None:
        if not table.partners:
            raise Invalid("points-of-hands-wanted", table=str(table))
        if result.is_total:
            self.check_totals(result)
            return
        one, other = result.points
        if not len(one) == len(other) == self.hands:
            raise Invalid("one-number-a-round", rounds=self.hands)
        for number, points in enumerate(zip(one, other, strict=True), 1):
            self.check_round(number, points)

    def check_round(self, number: int, points: Sequence[int]) -> None:
        """H4: only the team that went out scores."""
        if min(points) > 0:
            raise Invalid("both-teams-scored", number=str(number))
        for scored in points:
            if not can_be(scored, self.in_two_hands):
                raise Invalid("not-in-two-hands", points=scored, most=self.most)

    def check_totals(self, result: TeamPoints) -> None:
        for points in result.points:
            if len(points) != 1 or not 0 <= points[0] <= self.hands * self.most:
                raise Invalid("team-cannot-score", points=sum(points), rounds=self.hands)
        together = sum(map(sum, result.points))
        if together > self.hands * self.most:
            raise Invalid("teams-cannot-score", points=together, rounds=self.hands)
        if self.hands == 1:
            self.check_round(1, [points[0] for points in result.points])
