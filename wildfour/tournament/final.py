"""The final of an individual tournament: the best players play an elimination match (H7, R16, R17)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from wildfour.match.format_base import Format
from wildfour.match.score_sheet import Row, left_of_dealer
from wildfour.tournament.results import RoundLeft
from wildfour.tournament.seating.sittings import SeatedTable

Place = tuple[bool, bool, int, int]  # sort key in a final; smaller is better


@dataclass(frozen=True)
class Final:
    """An elimination match between the finalists.

    `players` are in seat order. `dealer` deals first. `left` maps each player who left to the first round that they
    missed.
    """

    format: Format
    players: tuple[str, ...]
    dealer: str = ""
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
        """Return the players in the next round, who have neither reached the limit nor left."""
        seats = self.format.seating(len(self.players), self.rows)
        return tuple(self.players[seat] for seat in seats if self.players[seat] not in self.left)

    @property
    def table(self) -> SeatedTable:
        """Return the next round's table, with its dealer."""
        return SeatedTable(self.staying, dealer=self._next_dealer())

    def _next_dealer(self) -> str:
        """Return the next dealer (R2): the next remaining player to the left, or the winner."""
        if not self.dealer or not self.staying:
            return ""
        dealer = self.players.index(self.dealer)
        for number, played in enumerate(self.rounds, 1):
            playing = self.staying if number == len(self.rounds) else tuple(self.rounds[number].left)
            staying = [self.players.index(name) for name in playing]
            row = played.row(self.players, dealer)
            winner = row.winner if self.format.winner_deals and row.winner in staying else None
            passed_to = left_of_dealer(row, staying) if winner is None else winner
            dealer = staying[0] if passed_to is None else passed_to
        return self.players[dealer]

    @property
    def is_over(self) -> bool:
        return len(self.staying) < 2

    def table_of(self, number: int) -> SeatedTable:
        """Return the table for a finished round."""
        return SeatedTable(tuple(player for player in self.players if player in self.rounds[number - 1].left))

    def order(self) -> list[str]:
        """Return the players, best first: the remaining players, then eliminated players, latest first.

        Players eliminated in the same round are ordered by total, lowest first (R16).
        """
        places = self.places()
        return sorted(self.players, key=lambda player: places[player])

    def places(self) -> dict[str, Place]:
        """Return the sort keys (R16). Players with equal keys share a place."""
        totals, staying = self.totals, self.staying
        rounds = {player: sum(player in played.left for played in self.rounds) for player in self.players}
        return {
            player: (player not in staying, player in self.left, -rounds[player], totals[player])
            for player in self.players
        }

    @property
    def winners(self) -> tuple[str, ...]:
        """Return the winners once the final is over. Tied players share the win (R16)."""
        if not self.is_over:
            return ()
        if self.staying:
            return self.staying
        places = self.places()
        best = min(places.values())
        return tuple(player for player in self.order() if places[player] == best)


def still_possible(final: Final, rounds: Sequence[RoundLeft]) -> bool:
    """Return whether a correction leaves the same players in each of the given rounds."""
    for number, played in enumerate(rounds):
        before = Final(final.format, final.players, rounds=tuple(rounds[:number]))
        gone = {name for name, since in final.left.items() if since <= number + 1}
        if set(played.left) != set(before.staying) - gone or before.is_over:
            return False
    return True
