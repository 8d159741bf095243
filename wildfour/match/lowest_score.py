"""Lowest score: everybody is charged with the own leftovers; when one reaches the target, the lowest total wins."""

from dataclasses import dataclass
from typing import ClassVar

from wildfour.match.format import Format, best, own_leftovers
from wildfour.match.sheet import Row, Rows
from wildfour.match.stakes import Stakes, against_points


@dataclass(frozen=True, slots=True, kw_only=True)
class LowestScore(Format):
    """F5; R16: a tie is shared."""

    name: ClassVar[str] = "lowest-score"
    clause: ClassVar[str] = "F5"
    lowest_wins: ClassVar[bool] = True

    def points(self, players: int, row: Row) -> tuple[int, ...]:
        return own_leftovers(players, row, self.stuck_hands_count)

    def winners(self, players: int, rows: Rows) -> tuple[int, ...]:
        return (
            best(self.totals(players, rows), lowest=True, among=range(players)) if self.is_over(players, rows) else ()
        )

    def stakes(self, players: int, rows: Rows, seat: int) -> Stakes:
        player = self.seating(players, rows)[seat]
        return against_points(self.target - self.totals(players, rows)[player])
