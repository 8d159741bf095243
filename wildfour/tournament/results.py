"""What a table reports, and what that is worth to each of its players."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wildfour.tournament.seating import Table


@dataclass(frozen=True, slots=True)
class Score:
    """What one table brought one player. `rounds_won` is None where only totals were reported."""

    points: int
    rounds_won: int | None
    leftovers: int


@dataclass(frozen=True, slots=True)
class TeamPoints:
    """H4: what the two teams of a table scored, round by round in the order of the table's teams, or in all."""

    points: tuple[tuple[int, ...], tuple[int, ...]]
    is_total: bool = False

    def scores(self, table: Table, stuck_hands_count: bool = False) -> dict[str, Score]:
        """Both partners keep the points (H5). What the others scored is what they were left with."""
        scores = {}
        for team, own, others in zip(table.teams, self.points, self.points[::-1], strict=True):
            won = None if self.is_total else sum(points > 0 for points in own)
            scores.update(dict.fromkeys(team, Score(sum(own), won, sum(others))))
        return scores

    def to_dict(self) -> dict[str, Any]:
        return {"teams": [list(points) for points in self.points], "total": self.is_total}


@dataclass(frozen=True, slots=True)
class RoundLeft:
    """One round without partners: who went out, and the points left in every hand. Nobody: it was drawn (R7)."""

    out: str | None
    left: Mapping[str, int]

    def score(self, player: str, stuck_hands_count: bool) -> Score:
        won = player == self.out
        charged = self.out is not None or stuck_hands_count
        return Score(sum(self.left.values()) if won else 0, int(won), self.left[player] if charged else 0)


@dataclass(frozen=True, slots=True)
class HandsLeft:
    """F3: the rounds of a table where everyone plays alone."""

    rounds: tuple[RoundLeft, ...]

    def scores(self, table: Table, stuck_hands_count: bool = False) -> dict[str, Score]:
        return {
            player: total([played.score(player, stuck_hands_count) for played in self.rounds])
            for player in table.players
        }

    def to_dict(self) -> dict[str, Any]:
        return {"rounds": [{"out": played.out, "left": dict(played.left)} for played in self.rounds]}


Result = TeamPoints | HandsLeft


def total(scores: Sequence[Score]) -> Score:
    """Rounds won are known only where they are known of every table."""
    won = [score.rounds_won for score in scores]
    known = [number for number in won if number is not None]
    return Score(
        sum(score.points for score in scores),
        sum(known) if len(known) == len(won) else None,
        sum(score.leftovers for score in scores),
    )


def result_from(data: Mapping[str, Any]) -> Result:
    """Read what `to_dict` wrote."""
    if "teams" in data:
        one, other = (tuple(map(int, points)) for points in data["teams"])
        return TeamPoints((one, other), bool(data["total"]))
    return HandsLeft(
        tuple(
            RoundLeft(played["out"], {str(name): int(left) for name, left in played["left"].items()})
            for played in data["rounds"]
        )
    )
