"""Whist designs: partners and opponents for every sitting, with changing partners (R18, R19, H6).

A whist design Wh(v) seats v players (4n or 4n + 1) at tables of two partnerships. Over all sittings, every two players
are partners once and opponents twice. With 4n players, this takes 4n - 1 sittings. With 4n + 1 players, it takes 4n +
1, and each player sits out once. Such designs exist for all these numbers (R. D. Baker, "Whist tournaments", Proc. 6th
Southeastern Conf. on Combinatorics, 1975, 89-100; I. Anderson, "Combinatorial Designs and Tournaments", Oxford 1997).

For the other numbers, 4n + 2 and 4n + 3, there is a close substitute: two or three players sit out in each sitting.
After as many sittings as there are players, all have played equally often, have partnered almost everyone once and no
one twice, and have opposed everyone once or twice.

Every design is one initial sitting and its translates; whist_designs.txt lists the initial sittings and explains how
they were found.

for sitting in whist_design(8):
    for table in sitting.tables:
        (ann, bob), (cyd, dan) = table.teams
"""

from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from wildfour.errors import Invalid

Pair = tuple[int, int]

FILE = Path(__file__).with_name("whist_designs.txt")
# Groups that are not cyclic: numbers are added digit by digit in this base.
BASES = {9: 3, 25: 5, 49: 7}


@dataclass(frozen=True)
class WhistTable:
    """Two partnerships against each other (H4)."""

    teams: tuple[Pair, Pair]

    @property
    def players(self) -> tuple[int, ...]:
        one, other = self.teams
        return one + other

    @property
    def opponents(self) -> tuple[Pair, ...]:
        """Return the four pairs of opponents."""
        one, other = self.teams
        return tuple(product(one, other))


@dataclass(frozen=True)
class WhistSitting:
    """One sitting: tables that play at the same time. All other players sit out."""

    tables: tuple[WhistTable, ...]
    sits_out: tuple[int, ...] = ()


@cache
def initial_sittings() -> dict[int, str]:
    """Load the initial sittings by number of players."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    found = (line.split(": ") for line in lines if line and not line.startswith("#"))
    return {int(players): tables for players, tables in found}


def has_design(players: int) -> bool:
    return players in initial_sittings()


def whist_design(players: int) -> tuple[WhistSitting, ...]:
    """Return the sittings of a whist design, or of the closest substitute, for players 0, 1, ..."""
    if not has_design(players):
        raise Invalid("no-whist-design", players=players)
    movers = players if players % 4 else players - 1
    base = BASES.get(players, movers)
    return tuple(_translate(players, movers, base, by) for by in range(movers))


def _translate(players: int, movers: int, base: int, by: int) -> WhistSitting:
    """Add a group element to all players in the initial sitting except the player who never moves."""
    place = {str(player): _sum(player, by, base) for player in range(movers)} | {"*": players - 1}
    tables = []
    for table in initial_sittings()[players].split("/"):
        a, b, _, c, d = table.split()
        tables.append(WhistTable(((place[a], place[b]), (place[c], place[d]))))
    seated = {player for table in tables for player in table.players}
    return WhistSitting(tuple(tables), tuple(player for player in range(players) if player not in seated))


def _sum(one: int, other: int, base: int) -> int:
    """Add two group elements digit by digit in this base, without carrying. A single digit is added modulo the base."""
    total, weight = 0, 1
    while one or other:
        total += (one + other) % base * weight
        one, other, weight = one // base, other // base, weight * base
    return total
