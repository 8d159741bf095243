"""What a format answers: who sits where, who scores what, is it over, who won.

Formats are told the rows of the sheet and keep nothing themselves, so a match can be taken up anywhere.
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
    """What all formats share. `target` is the number of points that ends the match, or puts a player out."""

    target: int = TARGET
    stuck_hands_count: bool = False  # R7
    winner_deals: bool = False  # R2

    name: ClassVar[str]
    clause: ClassVar[str]
    lowest_wins: ClassVar[bool] = False
    partners: ClassVar[bool] = False

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the format cannot seat; the edition has its own limits."""

    def seating(self, players: int, rows: Rows) -> tuple[int, ...]:
        """The players who play the next round, in the order of their seats."""
        return tuple(range(players))

    def dealer(self, players: int, rows: Rows) -> int | None:
        """R2: the player who deals the next round; None: they draw for the deal (B1)."""
        if not rows:
            return None
        staying = self.seating(players, rows)
        if self.winner_deals and rows[-1].winner in staying:
            return rows[-1].winner
        return left_of_dealer(rows[-1], staying)

    def points(self, players: int, row: Row) -> tuple[int, ...]:
        """F3, H4: whoever goes out scores the other hands, and so does the partner."""
        if row.winner is None:
            return (0,) * players
        return won_by(players, row, team_of(row, row.winner) if self.partners else (row.winner,))

    def totals(self, players: int, rows: Rows) -> tuple[int, ...]:
        return tuple(self.added_up(players, rows).totals)

    def added_up(self, players: int, rows: Rows) -> GrowingRows:
        """The rows with everything that is counted in them, each row once."""
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
        """F4, F5: somebody has reached the target."""
        return max(self.totals(players, rows)) >= self.target

    def winners(self, players: int, rows: Rows) -> tuple[int, ...]:
        """The players who have won, once it is over; a tie is shared (R16)."""
        if not self.is_over(players, rows):
            return ()
        return best(self.totals(players, rows), lowest=self.lowest_wins, among=range(players))

    def to_go(self, players: int, rows: Rows) -> int | None:
        """How many points are missing to the target, for whoever is nearest; None where no target ends it."""
        return max(0, self.target - max(self.totals(players, rows)))

    def stakes(self, players: int, rows: Rows, seat: int) -> Stakes:
        """What the end of the next round is worth to a seat of it, as bots are told."""
        seats = len(self.seating(players, rows))
        team = (across(seats, seat),) if self.partners else ()
        return for_points(team, self.to_go(players, rows))

    @property
    def text(self) -> str:
        """The format as a transcript and the command line write it; the target is an option of the table."""
        return self.name


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally(Format):
    """Every player's own leftovers are tallied, and few are good (F5, H7)."""

    lowest_wins: ClassVar[bool] = True

    def points(self, players: int, row: Row) -> tuple[int, ...]:
        return own_leftovers(players, row, self.stuck_hands_count)

    def stakes(self, players: int, rows: Rows, seat: int) -> Stakes:
        player = self.seating(players, rows)[seat]
        return against_points(self.target - self.totals(players, rows)[player])


def best(totals: Sequence[int], *, lowest: bool, among: Sequence[int]) -> tuple[int, ...]:
    """The players, among some, with the best total: one, or several in a tie."""
    values = [totals[player] for player in among]
    wanted = min(values) if lowest else max(values)
    return tuple(player for player in among if totals[player] == wanted)


def own_leftovers(players: int, row: Row, stuck_hands_count: bool) -> tuple[int, ...]:
    """F5, H7: everybody is charged with the own hand. R7: nobody is after a drawn round, unless the table says so."""
    if row.winner is None and not stuck_hands_count:
        return (0,) * players
    return tuple(row.left_to(player) for player in range(players))


def won_by(players: int, row: Row, team: Sequence[int]) -> tuple[int, ...]:
    """F3, H4: every member of the team of the one who went out scores what is left in the other hands."""
    if row.winner is None:
        return (0,) * players
    won = sum(left for player, left in zip(row.seating, row.leftovers, strict=True) if player not in team)
    return tuple(won if player in team else 0 for player in range(players))


def team_of(row: Row, player: int) -> tuple[int, ...]:
    """H4: partners sit across from each other."""
    place = row.seating.index(player)
    return (player, row.seating[across(len(row.seating), place)])


def target_of(options: Options) -> int:
    target = options["target"]
    assert isinstance(target, int)
    return target


def need_players(name: str, players: int, allowed: Sequence[int]) -> None:
    if players not in allowed:
        raise Invalid("format-players", format=name, allowed=[str(number) for number in allowed], players=players)
