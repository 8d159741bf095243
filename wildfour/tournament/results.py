"""What a table reports, and what that is worth to each of its players."""

from collections.abc import Sequence

from msgspec import Struct

from wildfour.match.format_base import own_leftovers, won_by
from wildfour.match.score_sheet import Row
from wildfour.tournament.seating.sittings import SeatedTable


class Score(Struct, frozen=True):
    """What one table brought one player. `rounds_won` is None where only totals were reported."""

    points: int
    rounds_won: int | None
    leftovers: int


class TeamPoints(Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="teams"):
    """H4: what the two teams of a table scored, round by round in the order of the table's teams, or in all."""

    points: tuple[tuple[int, ...], tuple[int, ...]]
    is_total: bool = False

    def scores(self, table: SeatedTable, stuck_hands_count: bool = False) -> dict[str, Score]:
        """Both partners keep the points (H5). What the others scored is what they were left with."""
        scores = {}
        for team, own, others in zip(table.teams, self.points, self.points[::-1], strict=True):
            won = None if self.is_total else sum(points > 0 for points in own)
            scores.update(dict.fromkeys(team, Score(sum(own), won, sum(others))))
        return scores

    def renamed(self, name: str, new_name: str) -> "TeamPoints":
        return self


class RoundLeft(Struct, frozen=True, forbid_unknown_fields=True):
    """One round without partners: who went out, and the points left in every hand. Nobody: it was drawn (R7)."""

    out: str | None
    left: dict[str, int]

    def row(self, players: Sequence[str], dealer: int | None = None) -> Row:
        """The round as a row of a sheet, on which the players are numbered."""
        seating = tuple(number for number, name in enumerate(players) if name in self.left)
        winner = None if self.out is None else players.index(self.out)
        return Row(seating, dealer, winner, tuple(self.left[players[number]] for number in seating))

    def renamed(self, name: str, new_name: str) -> "RoundLeft":
        left = {new_name if player == name else player: points for player, points in self.left.items()}
        return RoundLeft(new_name if self.out == name else self.out, left)


class HandsLeft(Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="hands"):
    """F3: the rounds of a table where everyone plays alone."""

    rounds: tuple[RoundLeft, ...]

    def scores(self, table: SeatedTable, stuck_hands_count: bool = False) -> dict[str, Score]:
        rounds = [round_scores(played.row(table.players), stuck_hands_count) for played in self.rounds]
        return {name: total([scores[seat] for scores in rounds]) for seat, name in enumerate(table.players)}

    def renamed(self, name: str, new_name: str) -> "HandsLeft":
        return HandsLeft(tuple(played.renamed(name, new_name) for played in self.rounds))


Result = TeamPoints | HandsLeft


def round_scores(row: Row, stuck_hands_count: bool) -> list[Score]:
    """F3, R7: whoever goes out scores what the others are left with."""
    players = len(row.seating)
    won = won_by(players, row, () if row.winner is None else (row.winner,))
    left = own_leftovers(players, row, stuck_hands_count)
    return [Score(won[player], int(player == row.winner), left[player]) for player in range(players)]


def total(scores: Sequence[Score]) -> Score:
    """Rounds won are known only where they are known of every table."""
    won = [score.rounds_won for score in scores]
    known = [number for number in won if number is not None]
    return Score(
        sum(score.points for score in scores),
        sum(known) if len(known) == len(won) else None,
        sum(score.leftovers for score in scores),
    )
