"""Rotating partners: four players, each with every other as partner in turn; the highest total wins at the end."""

from dataclasses import dataclass
from typing import ClassVar

from wildfour.match.format_base import Format, best, need_players, team_of, won_by
from wildfour.match.score_sheet import Row, Rows

# Seat 0 is player 0's; across from it sits 1, then 2, then 3.
CYCLE = ((0, 2, 1, 3), (0, 1, 2, 3), (0, 1, 3, 2))


@dataclass(frozen=True, slots=True, kw_only=True)
class RotatingPartners(Format):
    """H5, R18: three pairings make a cycle. `hands` rounds are played before partners change; how many cycles, the
    organiser says."""

    name: ClassVar[str] = "rotating-partners"
    clause: ClassVar[str] = "H5"
    partners: ClassVar[bool] = True

    cycles: int = 1
    hands: int = 1

    def check_players(self, players: int) -> None:
        need_players(self.name, players, (4,))

    def seating(self, players: int, rows: Rows) -> tuple[int, ...]:
        return CYCLE[len(rows) // self.hands % len(CYCLE)]

    def dealer(self, players: int, rows: Rows) -> int | None:
        """R44: within a pairing the deal passes on as always (R2); the first deal of a pairing is for whoever has dealt
        least, the first in order among equals. The very first deal is drawn for (B1)."""
        begins_a_pairing = len(rows) % self.hands == 0
        if not rows or not begins_a_pairing or self.winner_deals or rows[-1].dealer is None:
            return Format.dealer(self, players, rows)
        dealt = self.added_up(players, rows).dealt
        return min(range(players), key=dealt.__getitem__)

    def points(self, players: int, row: Row) -> tuple[int, ...]:
        """Every player keeps the points of each partnership."""
        return won_by(players, row, () if row.winner is None else team_of(row, row.winner))

    @property
    def rounds(self) -> int:
        return self.cycles * len(CYCLE) * self.hands

    def is_over(self, players: int, rows: Rows) -> bool:
        return len(rows) >= self.rounds

    def winners(self, players: int, rows: Rows) -> tuple[int, ...]:
        return (
            best(self.totals(players, rows), lowest=False, among=range(players)) if self.is_over(players, rows) else ()
        )

    def to_go(self, players: int, rows: Rows) -> int | None:
        return None

    @property
    def text(self) -> str:
        return f"{self.name} cycles={self.cycles} hands={self.hands}"
