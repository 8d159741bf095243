"""Partners: a points race of teams. Partners sit across from each other, and either may go out for both."""

from dataclasses import dataclass
from typing import ClassVar

from wildfour.match.format_base import Format, best, need_players, team_of, won_by
from wildfour.match.score_sheet import Row, Rows


@dataclass(frozen=True, slots=True, kw_only=True)
class Partners(Format):
    """H4: the points in the opponents' hands go to the team; the sheet gives them to both partners."""

    name: ClassVar[str] = "partners"
    clause: ClassVar[str] = "H4"
    partners: ClassVar[bool] = True

    def check_players(self, players: int) -> None:
        need_players(self.name, players, (4, 6, 8, 10))

    def points(self, players: int, row: Row) -> tuple[int, ...]:
        return won_by(players, row, () if row.winner is None else team_of(row, row.winner))

    def winners(self, players: int, rows: Rows) -> tuple[int, ...]:
        return (
            best(self.totals(players, rows), lowest=False, among=range(players)) if self.is_over(players, rows) else ()
        )
