"""The points race: whoever goes out scores what the others are left with, and the first to reach the target wins."""

from dataclasses import dataclass
from typing import ClassVar

from wildfour.match.format_base import Format, best, won_by
from wildfour.match.score_sheet import Row, Rows


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsRace(Format):
    """F3, F4."""

    name: ClassVar[str] = "points-race"
    clause: ClassVar[str] = "F4"

    def points(self, players: int, row: Row) -> tuple[int, ...]:
        return won_by(players, row, () if row.winner is None else (row.winner,))

    def winners(self, players: int, rows: Rows) -> tuple[int, ...]:
        return (
            best(self.totals(players, rows), lowest=False, among=range(players)) if self.is_over(players, rows) else ()
        )
