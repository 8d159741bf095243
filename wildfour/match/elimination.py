"""Elimination: leftovers are tallied, reaching the limit puts a player out, and the last two play head to head."""

from dataclasses import dataclass
from typing import ClassVar

from wildfour.match.format_base import Tally, best
from wildfour.match.score_sheet import Rows


@dataclass(frozen=True, slots=True, kw_only=True)
class Elimination(Tally):
    """H7, R16, R17: whoever is out leaves the circle, and the others play on in the same order."""

    name: ClassVar[str] = "elimination"
    clause: ClassVar[str] = "H7"

    def seating(self, players: int, rows: Rows) -> tuple[int, ...]:
        return self.staying(players, rows)

    def staying(self, players: int, rows: Rows) -> tuple[int, ...]:
        """Who has not reached the limit."""
        totals = self.totals(players, rows)
        return tuple(player for player in range(players) if totals[player] < self.target)

    def is_over(self, players: int, rows: Rows) -> bool:
        return len(self.staying(players, rows)) < 2

    def winners(self, players: int, rows: Rows) -> tuple[int, ...]:
        """The last one left. R16: if nobody is, the lowest of those who went out together."""
        if not self.is_over(players, rows):
            return ()
        last = self.staying(players, rows) or rows[-1].seating
        return best(self.totals(players, rows), lowest=True, among=last)

    def to_go(self, players: int, rows: Rows) -> int | None:
        """How many points the one nearest to the limit may still take."""
        totals = self.totals(players, rows)
        return min((self.target - totals[player] for player in self.staying(players, rows)), default=0)
