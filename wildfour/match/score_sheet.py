"""The sheet of a match: what each round left in the hands. Formats read it; the score pad shows it.

Players are numbered in the order of their names, whatever seat they have in a round.
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
    """One round. `seating` are the players in the order of their seats; `leftovers` the points left in each seat's
    hand, and `caught_with` the cards themselves, as text, where they are known. `winner` went out, if one did."""

    seating: tuple[int, ...]
    dealer: int | None
    winner: int | None
    leftovers: tuple[int, ...]
    caught_with: tuple[str, ...] = ()

    def left_to(self, player: int) -> int:
        """The points left in a player's hand; 0 for one who did not play."""
        return self.leftovers[self.seating.index(player)] if player in self.seating else 0


Rows = Sequence[Row]


class GrowingRows(list[Row]):
    """Rows of one match that are only ever added to, and remember what its format has added up so far. Matches by the
    million are simulated on them; without this every round would add up all the rounds before it again."""

    def __init__(self, rows: Rows = ()) -> None:
        super().__init__(rows)
        self.totals: list[int] = []
        self.dealt: list[int] = []  # how often each player has dealt
        self.added_up = 0

    def copy(self) -> "GrowingRows":
        other = GrowingRows(self)
        other.totals, other.dealt, other.added_up = self.totals, self.dealt[:], self.added_up
        return other


def teams_of(seating: Sequence[Player]) -> tuple[tuple[Player, Player], ...]:
    """H4: the partners of a seating, who sit across from each other."""
    seats = len(seating)
    return tuple((seating[seat], seating[across(seats, seat)]) for seat in range(seats // 2))


def left_of_dealer(row: Row, staying: Sequence[int]) -> int | None:
    """R2: the deal passes to the left, to the next player who still plays."""
    if row.dealer is None:
        return None
    place = row.seating.index(row.dealer)
    circle = row.seating[place + 1 :] + row.seating[: place + 1]
    return next((player for player in circle if player in staying), None)


def check_row(row: Row) -> None:
    """Refuse what no round can leave behind."""
    if len(row.leftovers) != len(row.seating):
        raise Invalid("hands-and-results", hands=len(row.seating), results=len(row.leftovers))
    if row.winner is not None and row.left_to(row.winner) != 0:
        raise Invalid("winner-with-points", points=row.left_to(row.winner))


def row_of(played: Round, seating: tuple[int, ...]) -> Row:
    """A finished round as a row of the sheet."""
    outcome = played.outcome
    assert outcome is not None
    winner = None if outcome.winner is None else seating[outcome.winner]
    caught = tuple(" ".join(hand) for hand in played.hands)
    return Row(seating, seating[played.state.dealer], winner, outcome.leftovers, caught)
