"""A match's score sheet: the points left after each round. Formats read it, and the score pad shows it.

Players keep their numbers in every round, regardless of their seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from wildfour.errors import Invalid
from wildfour.round.round import Round
from wildfour.rules.seats import across

Player = TypeVar("Player", int, str)


@dataclass(frozen=True, slots=True)
class Row:
    """One round. `seating` lists the players by seat, `leftovers` the points left by seat, and `caught_with` the cards
    left, as text, if known. `winner` is None if the round was drawn."""

    seating: tuple[int, ...]
    dealer: int | None
    winner: int | None
    leftovers: tuple[int, ...]
    caught_with: tuple[str, ...] = ()

    def left_to(self, player: int) -> int:
        """Return the points left in a player's hand, or 0 for a player who was not in the round."""
        return self.leftovers[self.seating.index(player)] if player in self.seating else 0


Rows = Sequence[Row]


class GrowingRows(list[Row]):
    """Append-only rows with cached totals, so that simulations of millions of matches need not re-add all rows after
    every round."""

    def __init__(self, rows: Rows = ()) -> None:
        super().__init__(rows)
        self.totals: list[int] = []
        self.dealt: list[int] = []  # number of deals per player
        self.added_up = 0

    def copy(self) -> "GrowingRows":
        other = GrowingRows(self)
        other.totals, other.dealt, other.added_up = self.totals, self.dealt[:], self.added_up
        return other


def teams_of(seating: Sequence[Player]) -> tuple[tuple[Player, Player], ...]:
    """Return a seating's pairs of partners, who sit across from each other (H4)."""
    seats = len(seating)
    return tuple((seating[seat], seating[across(seats, seat)]) for seat in range(seats // 2))


def left_of_dealer(row: Row, staying: Sequence[int]) -> int | None:
    """Return the next player to the dealer's left who is still playing (R2)."""
    if row.dealer is None:
        return None
    place = row.seating.index(row.dealer)
    circle = row.seating[place + 1 :] + row.seating[: place + 1]
    return next((player for player in circle if player in staying), None)


def check_row(row: Row) -> None:
    """Reject an impossible row."""
    if len(row.leftovers) != len(row.seating):
        raise Invalid("hands-and-results", hands=len(row.seating), results=len(row.leftovers))
    if row.winner is not None and row.left_to(row.winner) != 0:
        raise Invalid("winner-with-points", points=row.left_to(row.winner))


def row_of(played: Round, seating: tuple[int, ...]) -> Row:
    """Convert a finished round to a row."""
    outcome = played.outcome
    assert outcome is not None
    winner = None if outcome.winner is None else seating[outcome.winner]
    caught = tuple(" ".join(hand) for hand in played.hands)
    return Row(seating, seating[played.state.dealer], winner, outcome.leftovers, caught)
