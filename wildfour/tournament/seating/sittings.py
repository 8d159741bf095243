"""Tables, sittings, and dealers (H4 to H6, R19, R44).

Planners work with names, which a table lists in seat order.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from wildfour.match.score_sheet import teams_of
from wildfour.match.whist_designs import WhistSitting, WhistTable
from wildfour.tournament.player_names import TEAM_MARK
from wildfour.tournament.seating.partner_rotation import rotation
from wildfour.words import Message, saying


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """One table's players in seat order. Seat + 1 is to the left. `dealer` deals first."""

    players: tuple[str, ...]
    partners: bool = False
    dealer: str = ""

    @property
    def teams(self) -> tuple[tuple[str, ...], ...]:
        """Return the teams (H4). Partners sit across from each other. Without partners, each player is a team."""
        if not self.partners:
            return tuple((player,) for player in self.players)
        return teams_of(self.players)

    def team_of(self, player: str) -> tuple[str, ...]:
        return next(team for team in self.teams if player in team)

    def opponents_of(self, player: str) -> tuple[str, ...]:
        return tuple(other for other in self.players if other not in self.team_of(player))

    def without(self, player: str) -> "SeatedTable":
        """Return the table without a player. If the dealer leaves, the next player to the left deals."""
        staying = tuple(other for other in self.players if other != player)
        dealers = self.dealers(2)
        return SeatedTable(staying, self.partners, next((name for name in dealers if name in staying), ""))

    def with_substitute(self, player: str, substitute: str) -> "SeatedTable":
        """Return the table with a substitute in a player's seat, or with a player renamed."""
        seats = tuple(substitute if other == player else other for other in self.players)
        return replace(self, players=seats, dealer=substitute if self.dealer == player else self.dealer)

    def dealers(self, rounds: int) -> tuple[str, ...]:
        """Return the dealer of each round (R44). The deal passes to the left."""
        if not self.dealer:
            return ()
        first = self.players.index(self.dealer)
        return tuple(self.players[(first + number) % len(self.players)] for number in range(rounds))

    def __str__(self) -> str:
        """Format the teams as on a result slip: `Ann+Bob v Cid+Dan`, or `Ann v Bob v Cid`."""
        return " v ".join(TEAM_MARK.join(team) for team in self.teams)


@dataclass(frozen=True, slots=True)
class Sitting:
    """One sitting: tables that play at the same time. Sittings, and the tables in each, are numbered from 1."""

    number: int
    tables: tuple[SeatedTable, ...]
    sits_out: tuple[str, ...] = ()
    is_final: bool = False

    @property
    def title(self) -> Message:
        return saying("sitting-title", number=str(self.number), final="yes" if self.is_final else "no")

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(player for table in self.tables for player in table.players)

    def with_table(self, number: int, table: SeatedTable) -> "Sitting":
        tables = (*self.tables[: number - 1], table, *self.tables[number:])
        return replace(self, tables=tables)

    def with_substitute(self, player: str, substitute: str) -> "Sitting":
        tables = tuple(table.with_substitute(player, substitute) for table in self.tables)
        return replace(
            self, tables=tables, sits_out=tuple(substitute if name == player else name for name in self.sits_out)
        )

    def table_of(self, player: str) -> int | None:
        """Return the number of a player's table."""
        return next((number for number, table in enumerate(self.tables, 1) if player in table.players), None)


Schedule = tuple[Sitting, ...]


def whist_schedule(players: Sequence[str], seed: int, sittings: int) -> Schedule:
    """Return a partner rotation (R19), with players assigned by lot."""
    drawn = random.Random(f"{seed} whist").sample(list(players), len(players))
    found = rotation(len(players), sittings)
    return tuple(named_sitting(sitting, drawn, number) for number, sitting in enumerate(found, 1))


def named_sitting(sitting: WhistSitting, names: Sequence[str], number: int) -> Sitting:
    tables = tuple(named_table(table, names) for table in sitting.tables)
    return Sitting(number, tables, tuple(names[player] for player in sitting.sits_out))


def named_table(table: WhistTable, names: Sequence[str]) -> SeatedTable:
    """Seat the two teams alternately around the table."""
    one, other = table.teams
    seats = (one[0], other[0], one[1], other[1])
    return SeatedTable(tuple(names[player] for player in seats), partners=True)


def deals_at(sittings: Iterable[Sitting], rounds: int) -> Counter[str]:
    """Count how often each player has dealt, with `rounds` rounds at every table."""
    return Counter(name for sitting in sittings for table in sitting.tables for name in table.dealers(rounds))


def with_dealers(sitting: Sitting, dealt: Counter[str], order: Sequence[str]) -> Sitting:
    """At each table, let the player with the fewest deals deal first (R44). In a tie, choose the earliest entrant."""
    tables = tuple(replace(table, dealer=first_dealer(table.players, dealt, order)) for table in sitting.tables)
    return replace(sitting, tables=tables)


def first_dealer(players: Sequence[str], dealt: Counter[str], order: Sequence[str]) -> str:
    return min(players, key=lambda name: (dealt[name], order.index(name)), default="")


def seated_to_deal(sitting: Sitting, dealt: Counter[str], order: Sequence[str]) -> Sitting:
    """Return the same tables with the seats rearranged so that the players with the fewest deals deal first.

    Partners stay across from each other. Tied players keep their seats.
    """
    tables = tuple(replace(table, players=dealing_seats(table, dealt, order)) for table in sitting.tables)
    return with_dealers(replace(sitting, tables=tables), dealt, order)


def dealing_seats(table: SeatedTable, dealt: Counter[str], order: Sequence[str]) -> tuple[str, ...]:
    first = first_dealer(table.players, dealt, order)
    others = sorted((name for name in table.players if name != first), key=dealt.__getitem__)
    if not table.partners:
        return (first, *others)
    partner = next(name for name in table.team_of(first) if name != first)
    second, last = (name for name in others if name != partner)
    return first, second, partner, last
