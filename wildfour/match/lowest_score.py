"""Lowest score: everybody is charged with the own leftovers; when one reaches the target, the lowest total wins."""

from dataclasses import dataclass
from typing import ClassVar

from wildfour.match.format_base import Tally, best
from wildfour.match.score_sheet import Rows


@dataclass(frozen=True, slots=True, kw_only=True)
class LowestScore(Tally):
    """F5; R16: a tie is shared."""

    name: ClassVar[str] = "lowest-score"
    clause: ClassVar[str] = "F5"

    def winners(self, players: int, rows: Rows) -> tuple[int, ...]:
        return (
            best(self.totals(players, rows), lowest=True, among=range(players)) if self.is_over(players, rows) else ()
        )
