"""Who sits where: tables, sittings, and the schedule of a whist tournament (H4 to H6, R19).

Planners work with the names of the players; a table has them in the order of its seats.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from wildfour.match.sheet import teams_of
from wildfour.tournament.names import TEAM_MARK
from wildfour.tournament.whist import WhistSitting, WhistTable, whist_design


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """The players of one table, in the order of their seats; seat + 1 is on the left."""

    players: tuple[str, ...]
    partners: bool = False

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
        return replace(self, players=tuple(other for other in self.players if other != player))

    def with_substitute(self, player: str, substitute: str) -> "SeatedTable":
        return replace(self, players=tuple(substitute if other == player else other for other in self.players))

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
    def title(self) -> str:
        return "Final" if self.is_final else f"Sitting {self.number}"

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(player for table in self.tables for player in table.players)

    def with_table(self, number: int, table: SeatedTable) -> "Sitting":
        tables = (*self.tables[: number - 1], table, *self.tables[number:])
        return replace(self, tables=tables)

    def table_of(self, player: str) -> int | None:
        """The number of a player's table."""
        return next((number for number, table in enumerate(self.tables, 1) if player in table.players), None)


Schedule = tuple[Sitting, ...]


def whist_schedule(players: Sequence[str], seed: int, cycles: int = 1) -> Schedule:
    """R19: a whist design, in which lots say who is who. Another cycle is the same again."""
    drawn = random.Random(f"{seed} whist").sample(list(players), len(players))
    design = whist_design(len(players))
    return tuple(named_sitting(sitting, drawn, number) for number, sitting in enumerate(design * cycles, 1))


def named_sitting(sitting: WhistSitting, names: Sequence[str], number: int) -> Sitting:
    tables = tuple(named_table(table, names) for table in sitting.tables)
    return Sitting(number, tables, () if sitting.sits_out is None else (names[sitting.sits_out],))


def named_table(table: WhistTable, names: Sequence[str]) -> SeatedTable:
    """Seats alternate between the two teams."""
    one, other = table.teams
    seats = (one[0], other[0], one[1], other[1])
    return SeatedTable(tuple(names[player] for player in seats), partners=True)
