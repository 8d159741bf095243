"""Eight players at two tables, with partners that change according to a plan (H6, R19, R44)."""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from wildfour.match.format_base import Format, need_players
from wildfour.match.score_sheet import Rows
from wildfour.match.whist_designs import whist_design

PLAYERS, TABLES, HANDS = 8, 2, 4


@dataclass(frozen=True, slots=True)
class Pairing:
    """One table in one sitting: its players by seat, with partners across from each other, and the first dealer."""

    seating: tuple[int, ...]
    dealer: int


@cache
def plan(hands: int) -> tuple[tuple[Pairing, ...], ...]:
    """Return the pairings of every sitting, by table. The player who has dealt least often deals first (R44)."""
    dealt = [0] * PLAYERS
    sittings = []
    for sitting in whist_design(PLAYERS):
        pairings = []
        for (north, south), (east, west) in (table.teams for table in sitting.tables):
            seating = (north, east, south, west)
            dealer = min(seating, key=lambda player: (dealt[player], player))
            pairings.append(Pairing(seating, dealer))
            for number in range(hands):
                dealt[seating[(seating.index(dealer) + number) % len(seating)]] += 1
        sittings.append(tuple(pairings))
    return tuple(sittings)


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoTables(Format):
    """One of two tables at which eight players play at the same time (H6). Everyone partners with everyone else for
    `hands` rounds. A match at one table covers half of the rounds, so it has no winners of its own: the standings add
    up the scores at both tables."""

    name: ClassVar[str] = "two-tables"
    clause: ClassVar[str] = "H6"
    partners: ClassVar[bool] = True

    table: int = 1
    hands: int = HANDS

    def check_players(self, players: int) -> None:
        need_players(self.name, players, (PLAYERS,))

    def seating(self, players: int, rows: Rows) -> tuple[int, ...]:
        return self._pairing(rows).seating

    def dealer(self, players: int, rows: Rows) -> int | None:
        """Return the dealer (R44). The deal passes within a pairing (R2). The players draw for the first deal (B1)."""
        if rows and len(rows) % self.hands == 0:
            return self._pairing(rows).dealer
        return Format.dealer(self, players, rows)

    def _pairing(self, rows: Rows) -> Pairing:
        sittings = plan(self.hands)
        return sittings[len(rows) // self.hands % len(sittings)][self.table - 1]

    @property
    def rounds(self) -> int:
        return len(plan(self.hands)) * self.hands

    def is_over(self, players: int, rows: Rows) -> bool:
        return len(rows) >= self.rounds

    def winners(self, players: int, rows: Rows) -> tuple[int, ...]:
        return ()

    def to_go(self, players: int, rows: Rows) -> int | None:
        return None

    @property
    def text(self) -> str:
        return f"{self.name} table={self.table} hands={self.hands}"
