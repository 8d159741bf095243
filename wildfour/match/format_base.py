"""Base classes for formats, which decide the seating, the scores, and the end and winners of a match.

Formats compute everything from the score sheet's rows and keep no state, so a match can be resumed at any point.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import add
from typing import ClassVar

from wildfour.errors import Invalid
from wildfour.match.score_sheet import GrowingRows, Row, Rows, left_of_dealer
from wildfour.match.stakes import Stakes, against_points, for_points
from wildfour.rulebook.option_parser import Options
from wildfour.rules.seats import across

TARGET = 500  # F4, F5, H7


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """Base class for formats. `target` is the score that ends the match or eliminates a player."""

    target: int = TARGET
    stuck_hands_count: bool = False  # R7
    winner_deals: bool = False  # R2

    name: ClassVar[str]
    clause: ClassVar[str]
    lowest_wins: ClassVar[bool] = False
    partners: ClassVar[bool] = False

    def check_players(self, players: int) -> None:
        """Reject a number of players that the format cannot seat. The edition has separate limits."""

    def seating(self, players: int, rows: Rows) -> tuple[int, ...]:
        """Return the next round's players, ordered by seat."""
        return tuple(range(players))

    def dealer(self, players: int, rows: Rows) -> int | None:
        """Return the next round's dealer (R2), or None if the players draw for the deal (B1)."""
        if not rows:
            return None
        staying = self.seating(players, rows)
        if self.winner_deals and rows[-1].winner in staying:
            return rows[-1].winner
        return left_of_dealer(rows[-1], staying)

    def points(self, players: int, row: Row) -> tuple[int, ...]:
        """Return the scores for a round: the winner and any partner score the points in the other hands (F3, H4)."""
        if row.winner is None:
            return (0,) * players
        return won_by(players, row, team_of(row, row.winner) if self.partners else (row.winner,))

    def totals(self, players: int, rows: Rows) -> tuple[int, ...]:
        return tuple(self.added_up(players, rows).totals)

    def added_up(self, players: int, rows: Rows) -> GrowingRows:
        """Return the rows with cached totals, updated only for new rows."""
        growing = rows if isinstance(rows, GrowingRows) else GrowingRows(rows)
        totals, dealt = growing.totals or [0] * players, growing.dealt or [0] * players
        for place in range(growing.added_up, len(growing)):
            row = growing[place]
            totals = list(map(add, totals, self.points(players, row)))
            if row.dealer is not None:
                dealt[row.dealer] += 1
        growing.totals, growing.dealt, growing.added_up = totals, dealt, len(growing)
        return growing

    def is_over(self, players: int, rows: Rows) -> bool:
        """Return True if a player has reached the target (F4, F5)."""
        return max(self.totals(players, rows)) >= self.target

    def winners(self, players: int, rows: Rows) -> tuple[int, ...]:
        """Return the winners once the match is over. Tied players share the win (R16)."""
        if not self.is_over(players, rows):
            return ()
        return best(self.totals(players, rows), lowest=self.lowest_wins, among=range(players))

    def to_go(self, players: int, rows: Rows) -> int | None:
        """Return the points that the leader still needs to reach the target, or None for a format without a target."""
        return max(0, self.target - max(self.totals(players, rows)))

    def stakes(self, players: int, rows: Rows, seat: int) -> Stakes:
        """Return the value of the next round's results to a seat, for bots."""
        seats = len(self.seating(players, rows))
        team = (across(seats, seat),) if self.partners else ()
        return for_points(team, self.to_go(players, rows))

    @property
    def text(self) -> str:
        """Text form for transcripts and the command line. The target is a separate table option."""
        return self.name


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally(Format):
    """Base class for formats that count the points left in a player's own hand. The lowest total wins (F5, H7)."""

    lowest_wins: ClassVar[bool] = True

    def points(self, players: int, row: Row) -> tuple[int, ...]:
        return own_leftovers(players, row, self.stuck_hands_count)

    def stakes(self, players: int, rows: Rows, seat: int) -> Stakes:
        player = self.seating(players, rows)[seat]
        return against_points(self.target - self.totals(players, rows)[player])


def best(totals: Sequence[int], *, lowest: bool, among: Sequence[int]) -> tuple[int, ...]:
    """Return the players in `among` with the best total. A tie yields several players."""
    values = [totals[player] for player in among]
    wanted = min(values) if lowest else max(values)
    return tuple(player for player in among if totals[player] == wanted)


def own_leftovers(players: int, row: Row, stuck_hands_count: bool) -> tuple[int, ...]:
    """Return the points left in each hand (F5, H7), or 0 after a drawn round unless an option counts them (R7)."""
    if row.winner is None and not stuck_hands_count:
        return (0,) * players
    return tuple(row.left_to(player) for player in range(players))


def won_by(players: int, row: Row, team: Sequence[int]) -> tuple[int, ...]:
    """Return the scores if each member of the winner's team scores the points left in the other hands (F3, H4)."""
    if row.winner is None:
        return (0,) * players
    won = sum(left for player, left in zip(row.seating, row.leftovers, strict=True) if player not in team)
    return tuple(won if player in team else 0 for player in range(players))


def team_of(row: Row, player: int) -> tuple[int, ...]:
    """Return a player and the partner across the table (H4)."""
    place = row.seating.index(player)
    return (player, row.seating[across(len(row.seating), place)])


def target_of(options: Options) -> int:
    target = options["target"]
    assert isinstance(target, int)
    return target


def need_players(name: str, players: int, allowed: Sequence[int]) -> None:
    if players not in allowed:
        raise Invalid("format-players", format=name, allowed=[str(number) for number in allowed], players=players)
