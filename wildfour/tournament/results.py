"""Table results: the scores, and whether the points are possible with the deck."""

from collections.abc import Sequence

from msgspec import Struct

from wildfour.errors import Invalid
from wildfour.match.format_base import own_leftovers, won_by
from wildfour.match.points_left import Deck, can_be, points_of_kind, sums
from wildfour.match.score_sheet import Row, check_row
from wildfour.tournament.seating.sittings import SeatedTable
from wildfour.tournament.settings import Settings

TEAM = 2


class Score(Struct, frozen=True):
    """A player's score at one table. `rounds_won` is None if only totals were reported."""

    points: int
    rounds_won: int | None
    leftovers: int


class TeamPoints(Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="teams"):
    """The scores of a table's two teams (H4), round by round in team order, or as totals."""

    points: tuple[tuple[int, ...], tuple[int, ...]]
    is_total: bool = False

    def scores(self, table: SeatedTable, stuck_hands_count: bool = False) -> dict[str, Score]:
        """Credit both partners with the points (H5). The opponents' score equals the team's points left."""
        scores = {}
        for team, own, others in zip(table.teams, self.points, self.points[::-1], strict=True):
            won = None if self.is_total else sum(points > 0 for points in own)
            scores.update(dict.fromkeys(team, Score(sum(own), won, sum(others))))
        return scores

    def renamed(self, name: str, new_name: str) -> "TeamPoints":
        return self


class RoundLeft(Struct, frozen=True, forbid_unknown_fields=True):
    """A round without partners: the player who went out (None if drawn, R7), and the points left in each hand."""

    out: str | None
    left: dict[str, int]

    def row(self, players: Sequence[str], dealer: int | None = None) -> Row:
        """Return the round as a sheet row, which identifies players by number."""
        seating = tuple(number for number, name in enumerate(players) if name in self.left)
        winner = None if self.out is None else players.index(self.out)
        return Row(seating, dealer, winner, tuple(self.left[players[number]] for number in seating))

    def renamed(self, name: str, new_name: str) -> "RoundLeft":
        left = {new_name if player == name else player: points for player, points in self.left.items()}
        return RoundLeft(new_name if self.out == name else self.out, left)


class HandsLeft(Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="hands"):
    """A table's rounds without partners (F3)."""

    rounds: tuple[RoundLeft, ...]

    def scores(self, table: SeatedTable, stuck_hands_count: bool = False) -> dict[str, Score]:
        rounds = [round_scores(played.row(table.players), stuck_hands_count) for played in self.rounds]
        return {name: total([scores[seat] for scores in rounds]) for seat, name in enumerate(table.players)}

    def renamed(self, name: str, new_name: str) -> "HandsLeft":
        return HandsLeft(tuple(played.renamed(name, new_name) for played in self.rounds))


Result = TeamPoints | HandsLeft


def round_scores(row: Row, stuck_hands_count: bool) -> list[Score]:
    """Give the player who went out the points left in the other hands (F3, R7)."""
    players = len(row.seating)
    won = won_by(players, row, () if row.winner is None else (row.winner,))
    left = own_leftovers(players, row, stuck_hands_count)
    return [Score(won[player], int(player == row.winner), left[player]) for player in range(players)]


def total(scores: Sequence[Score]) -> Score:
    """Add up scores. Rounds won are known only if every table's are known."""
    won = [score.rounds_won for score in scores]
    known = [number for number in won if number is not None]
    return Score(
        sum(score.points for score in scores),
        sum(known) if len(known) == len(won) else None,
        sum(score.leftovers for score in scores),
    )


class ResultChecker:
    """A checker that rejects points that are impossible with the tournament's deck."""

    def __init__(self, settings: Settings) -> None:
        self.deck = Deck(settings.edition, settings.options)
        self.hands = settings.hands
        cards = [points_of_kind(kind) for kind in self.deck.cards.elements()]
        self.most = sum(cards)
        self.in_two_hands = sums(TEAM, cards)[TEAM]

    def check(self, table: SeatedTable, result: Result, rounds: int | None = None) -> None:
        """Reject an impossible result. By default, a table plays as many rounds as the settings require."""
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
        if played.out is not None or any(row.leftovers):  # a drawn round's hands may be unknown (R7)
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
        """Check that only one team scores (H4)."""
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
