"""Who sits where: tables, sittings, and who deals (H4 to H6, R19, R44).

Planners work with the names of the players; a table has them in the order of its seats.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from wildfour.match.score_sheet import teams_of
from wildfour.tournament.player_names import TEAM_MARK
from wildfour.tournament.seating.partner_rotation import rotation
from wildfour.tournament.seating.whist_designs import WhistSitting, WhistTable
from wildfour.words import Message, saying


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """The players of one table, in the order of their seats; seat + 1 is on the left. `dealer` deals first."""

    players: tuple[str, ...]
    partners: bool = False
    dealer: str = ""

    @property
    def teams(self) -> tuple[tuple[str, ...], ...]:
        """H4: partners sit across from each other. Without partners everyone is a team."""
        if not self.partners:
            return tuple((player,) for player in self.players)
        return teams_of(self.players)

    def team_of(self, player: str) -> tuple[str, ...]:
        return next(team for team in self.teams if player in team)

    def opponents_of(self, player: str) -> tuple[str, ...]:
        return tuple(other for other in self.players if other not in self.team_of(player))

    def without(self, player: str) -> "SeatedTable":
        """Whoever sat on the left of a dealer who leaves deals instead."""
        staying = tuple(other for other in self.players if other != player)
        dealers = self.dealers(2)
        return SeatedTable(staying, self.partners, next((name for name in dealers if name in staying), ""))

    def with_substitute(self, player: str, substitute: str) -> "SeatedTable":
        """The same table, with somebody else in a player's seat, or with a player under another name."""
        seats = tuple(substitute if other == player else other for other in self.players)
        return replace(self, players=seats, dealer=substitute if self.dealer == player else self.dealer)

    def dealers(self, rounds: int) -> tuple[str, ...]:
        """R44: who deals each of so many rounds; the deal passes to the left."""
        if not self.dealer:
            return ()
        first = self.players.index(self.dealer)
        return tuple(self.players[(first + number) % len(self.players)] for number in range(rounds))

    def __str__(self) -> str:
        """As a result slip names the teams: `Ann+Bob v Cid+Dan`, or `Ann v Bob v Cid`."""
        return " v ".join(TEAM_MARK.join(team) for team in self.teams)


@dataclass(frozen=True, slots=True)
class Sitting:
    """What is played at the same time. Sittings are numbered from 1, and so are the tables of each."""

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
        """The number of a player's table."""
        return next((number for number, table in enumerate(self.tables, 1) if player in table.players), None)


Schedule = tuple[Sitting, ...]


def whist_schedule(players: Sequence[str], seed: int, sittings: int) -> Schedule:
    """R19: a rotation of partners, in which lots say who is who."""
    drawn = random.Random(f"{seed} whist").sample(list(players), len(players))
    found = rotation(len(players), sittings)
    return tuple(named_sitting(sitting, drawn, number) for number, sitting in enumerate(found, 1))


def named_sitting(sitting: WhistSitting, names: Sequence[str], number: int) -> Sitting:
    tables = tuple(named_table(table, names) for table in sitting.tables)
    return Sitting(number, tables, tuple(names[player] for player in sitting.sits_out))


def named_table(table: WhistTable, names: Sequence[str]) -> SeatedTable:
    """Seats alternate between the two teams."""
    one, other = table.teams
    seats = (one[0], other[0], one[1], other[1])
    return SeatedTable(tuple(names[player] for player in seats), partners=True)


def deals_at(sittings: Iterable[Sitting], rounds: int) -> Counter[str]:
    """How often each player has dealt, where every table plays so many rounds."""
    return Counter(name for sitting in sittings for table in sitting.tables for name in table.dealers(rounds))


def with_dealers(sitting: Sitting, dealt: Counter[str], order: Sequence[str]) -> Sitting:
    """R44: at each table whoever has dealt least deals first, the earliest entrant among equals."""
    tables = tuple(replace(table, dealer=first_dealer(table.players, dealt, order)) for table in sitting.tables)
    return replace(sitting, tables=tables)


def first_dealer(players: Sequence[str], dealt: Counter[str], order: Sequence[str]) -> str:
    return min(players, key=lambda name: (dealt[name], order.index(name)), default="")


def seated_to_deal(sitting: Sitting, dealt: Counter[str], order: Sequence[str]) -> Sitting:
    """The same tables, with seats in which the deal comes to those who have dealt least; partners stay across. Among
    equals, seats are as they were."""
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
