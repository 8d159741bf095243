"""The final of an individual tournament: the best play an elimination match (H7, R16, R17)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from wildfour.match.format import Format
from wildfour.match.sheet import Row
from wildfour.tournament.results import RoundLeft
from wildfour.tournament.seating import SeatedTable


@dataclass(frozen=True)
class Final:
    """`players` are in the order of their seats. Who `left` did so before the round of that number."""

    format: Format
    players: tuple[str, ...]
    rounds: tuple[RoundLeft, ...] = ()
    left: Mapping[str, int] = field(default_factory=dict)

    @property
    def rows(self) -> list[Row]:
        return [played.row(self.players) for played in self.rounds]

    @property
    def totals(self) -> dict[str, int]:
        return dict(zip(self.players, self.format.totals(len(self.players), self.rows), strict=True))

    @property
    def staying(self) -> tuple[str, ...]:
        """Who plays the next round: neither at the limit nor gone home."""
        seats = self.format.seating(len(self.players), self.rows)
        return tuple(self.players[seat] for seat in seats if self.players[seat] not in self.left)

    @property
    def table(self) -> SeatedTable:
        """Who sits down for the next round."""
        return SeatedTable(self.staying)

    @property
    def is_over(self) -> bool:
        return len(self.staying) < 2

    def table_of(self, number: int) -> SeatedTable:
        """Who sat down for a round that was played."""
        return SeatedTable(tuple(player for player in self.players if player in self.rounds[number - 1].left))

    def order(self) -> list[str]:
        """The best first: those who stay, then the last to go. R16: who went together stands by the lower total; equals
        by their seats, which are in the order of the qualifying."""
        rounds, totals, staying = self._rounds_played(), self.totals, self.staying
        return sorted(
            self.players,
            key=lambda player: (player not in staying, player in self.left, -rounds[player], totals[player]),
        )

    def _rounds_played(self) -> dict[str, int]:
        return {player: sum(player in played.left for played in self.rounds) for player in self.players}

    @property
    def winners(self) -> tuple[str, ...]:
        """Who won, once it is over; a tie is shared (R16)."""
        if not self.is_over:
            return ()
        if self.staying:
            return self.staying
        best = self.order()[0]
        return tuple(player for player in self.order() if self._equal(player, best))

    def _equal(self, one: str, other: str) -> bool:
        rounds, totals = self._rounds_played(), self.totals
        same = rounds[one] == rounds[other] and totals[one] == totals[other]
        return same and (one in self.left) == (other in self.left)


def still_checker(final: Final, rounds: Sequence[RoundLeft]) -> bool:
    """Would these rounds, after a correction, still have been played by these players?"""
    for number, played in enumerate(rounds):
        before = Final(final.format, final.players, tuple(rounds[:number]))
        gone = {name for name, since in final.left.items() if since <= number + 1}
        if set(played.left) != set(before.staying) - gone or before.is_over:
            return False
    return True
