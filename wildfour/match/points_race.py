"""The points race: who goes out scores what the others are left with, and the first to reach the target wins.

F3, F4, H4 and the drawn round of R7. A format answers three questions: who scores what, is it over, who won.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from wildfour.round import Outcome


@dataclass(frozen=True, slots=True)
class PointsRace:
    """A race to `target` points, by single players or by partners who sit across from each other."""

    target: int
    partners: bool = False

    def points(self, outcome: Outcome) -> tuple[int, ...]:
        """F3: what each seat scores in a round. H4: partners both score what their opponents are left with."""
        seats = range(len(outcome.leftovers))
        if outcome.winner is None:
            return tuple(0 for _ in seats)  # R7
        team = self.team_of(outcome.winner, len(seats))
        won = sum(left for seat, left in enumerate(outcome.leftovers) if seat not in team)
        return tuple(won if seat in team else 0 for seat in seats)

    def team_of(self, seat: int, players: int) -> tuple[int, ...]:
        return (seat, (seat + players // 2) % players) if self.partners else (seat,)

    def is_over(self, totals: Sequence[int]) -> bool:
        """F4: somebody has reached the target."""
        return max(totals) >= self.target

    def winners(self, totals: Sequence[int]) -> tuple[int, ...]:
        """Whoever has the most, once it is over: one seat, or both partners."""
        if not self.is_over(totals):
            return ()
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
