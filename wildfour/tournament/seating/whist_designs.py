"""Whist designs: partners and opponents of every sitting, when partners change (R18, R19, H6).

A whist design Wh(v) seats v players, 4n or 4n + 1, sitting after sitting at tables of two partnerships, until every
two players have been partners once and opponents twice. With 4n players that takes 4n - 1 sittings; with 4n + 1 it
takes 4n + 1, and each player sits out once. Such designs exist for all these numbers (R. D. Baker, "Whist
tournaments", Proc. 6th Southeastern Conf. on Combinatorics, 1975, 89-100; I. Anderson, "Combinatorial Designs and
Tournaments", Oxford 1997).

For other numbers, 4n + 2 and 4n + 3, there is the nearest thing: two or three players sit out in each sitting. After as
many sittings as players, all have played equally often, have had almost everyone as a partner once and no one twice,
and everyone as an opponent once or twice.

Every design is one initial sitting and its translates: the players are the elements of a group, and for 4n players one
more, who never moves. Adding each element to all players in turn gives one sitting each. Two players meet as often
as their difference occurs in the initial sitting, which must therefore hold every difference, up to sign, once among
partners and twice among opponents.

How the initial sittings were found (the program is in git's history, tools/whist_search.py):

- 5, 9, 13, 17, 25, 29, 37, 41, 49, 53: Moore's construction over the field of 4n + 1 elements. With a primitive element
  x, table i seats x^i and x^(i+2n) against x^(i+n) and x^(i+3n) (E. H. Moore, "Tactical memoranda", Amer. J. Math.
  18, 1896, 264-303).
- The other 4n and 4n + 1: a hill climb for partnerships that form a starter (J. H. Dinitz and D. R. Stinson, "A fast
  algorithm for finding strong starters", SIAM J. Alg. Disc. Meth. 2, 1981), and a backtracking search for the
  opponents. Cyclic designs like these are tabulated for all small numbers of players but 9 (I. Anderson, N. J. Finizio,
  and P. A. Leonard, "New product theorems for Z-cyclic whist tournaments", J. Combin. Theory A 88, 1999, 162-166).
- 4n + 2 and 4n + 3: simulated annealing. The class of differences v/2, which a full turn meets twice, counts double.

for sitting in whist_design(8):
    for table in sitting.tables:
        (ann, bob), (cyd, dan) = table.teams
"""

from dataclasses import dataclass
from itertools import product

from wildfour.errors import Invalid

Pair = tuple[int, int]

# The initial sittings by number of players v: partners, "v", their opponents, and "/" between the tables. Players that
# are not listed sit out. For 4n players, * never moves; the others are the numbers modulo the size of the group.
INITIAL_SITTINGS = {
    4: "* 0 v 1 2",
    5: "1 4 v 2 3",
    6: "1 2 v 3 5",
    7: "0 3 v 5 6",
    8: "* 0 v 1 5 / 2 3 v 4 6",
    9: "1 2 v 4 8 / 3 6 v 7 5",
    10: "2 9 v 3 7 / 4 5 v 6 8",
    11: "0 9 v 5 8 / 1 6 v 3 10",
    12: "* 0 v 2 6 / 1 3 v 4 7 / 5 10 v 8 9",
    13: "1 12 v 8 5 / 2 11 v 3 10 / 4 9 v 6 7",
    14: "0 6 v 2 13 / 1 3 v 7 12 / 5 9 v 10 11",
    15: "1 10 v 5 9 / 2 14 v 11 13 / 4 12 v 6 7",
    16: "* 0 v 11 13 / 1 6 v 9 10 / 2 5 v 3 12 / 4 8 v 7 14",
    17: "1 16 v 13 4 / 3 14 v 5 12 / 9 8 v 15 2 / 10 7 v 11 6",
    18: "0 10 v 3 16 / 1 15 v 2 9 / 4 6 v 8 11 / 5 17 v 13 14",
    19: "0 12 v 14 16 / 1 9 v 7 17 / 2 18 v 3 8 / 4 10 v 11 15",
    20: "* 0 v 6 10 / 1 7 v 9 14 / 2 13 v 3 5 / 4 11 v 8 18 / 12 15 v 16 17",
    21: "1 3 v 8 20 / 2 13 v 14 17 / 4 10 v 7 12 / 5 9 v 15 16 / 6 19 v 11 18",
    22: "0 19 v 2 11 / 1 7 v 4 14 / 3 18 v 8 9 / 5 10 v 6 20 / 13 15 v 17 21",
    23: "0 7 v 9 13 / 1 18 v 3 6 / 2 11 v 8 21 / 4 19 v 20 22 / 5 16 v 12 17",
    24: "* 0 v 13 19 / 1 4 v 6 17 / 2 7 v 8 10 / 3 12 v 20 21 / 5 18 v 9 16 / 11 15 v 14 22",
    25: "1 4 v 2 3 / 5 20 v 10 15 / 8 22 v 11 19 / 23 7 v 16 14 / 12 18 v 24 6 / 21 9 v 17 13",
    26: "0 16 v 2 3 / 1 19 v 8 23 / 4 13 v 10 22 / 5 7 v 17 24 / 6 12 v 11 14 / 15 20 v 21 25",
    27: "0 3 v 13 22 / 1 12 v 5 9 / 4 19 v 10 17 / 6 16 v 15 21 / 7 8 v 11 24 / 18 26 v 20 25",
    28: "* 0 v 20 23 / 1 18 v 13 19 / 2 22 v 14 26 / 3 21 v 8 10 / 4 9 v 12 25 / 5 24 v 7 11 / 6 17 v 15 16",
    29: "1 28 v 12 17 / 2 27 v 24 5 / 4 25 v 19 10 / 8 21 v 9 20 / 16 13 v 18 11 / 3 26 v 7 22 / 6 23 v 14 15",
    30: "0 26 v 10 15 / 1 3 v 7 13 / 4 20 v 11 23 / 5 28 v 6 19 / 9 18 v 14 17 / 12 22 v 24 25 / 16 27 v 21 29",
    31: "0 11 v 14 27 / 1 15 v 20 24 / 2 18 v 8 13 / 4 25 v 22 29 / 5 30 v 6 7 / 9 21 v 19 28 / 10 12 v 23 26",
    32: "* 0 v 10 19 / 1 25 v 9 29 / 2 3 v 12 26 / 4 16 v 17 21 / 5 15 v 27 30 / 6 14 v 8 13 / 7 23 v 18 20"
    " / 11 24 v 22 28",
    33: "1 9 v 11 12 / 2 17 v 10 16 / 3 25 v 21 31 / 4 18 v 6 19 / 5 8 v 24 29 / 7 28 v 23 32 / 13 15 v 22 26"
    " / 14 30 v 20 27",
    36: "* 0 v 15 27 / 1 9 v 6 23 / 2 16 v 5 20 / 3 19 v 26 31 / 4 13 v 8 14 / 7 17 v 32 33 / 10 12 v 18 29"
    " / 11 24 v 22 25 / 21 28 v 30 34",
    37: "1 36 v 31 6 / 2 35 v 25 12 / 4 33 v 13 24 / 8 29 v 26 11 / 16 21 v 15 22 / 32 5 v 30 7 / 27 10 v 23 14"
    " / 17 20 v 9 28 / 34 3 v 18 19",
    40: "* 0 v 9 16 / 1 13 v 3 34 / 2 15 v 7 37 / 4 5 v 17 35 / 6 10 v 20 26 / 8 36 v 14 29 / 11 28 v 25 30"
    " / 12 31 v 24 27 / 18 32 v 19 21 / 22 38 v 23 33",
    41: "1 40 v 32 9 / 6 35 v 28 13 / 36 5 v 4 37 / 11 30 v 24 17 / 25 16 v 21 20 / 27 14 v 3 38 / 39 2 v 18 23"
    " / 29 12 v 26 15 / 10 31 v 33 8 / 19 22 v 34 7",
    44: "* 0 v 5 14 / 1 4 v 3 11 / 2 25 v 34 41 / 6 27 v 30 32 / 7 38 v 19 20 / 8 13 v 17 21 / 9 23 v 31 37"
    " / 10 36 v 16 26 / 12 28 v 29 40 / 15 39 v 18 33 / 22 35 v 24 42",
    45: "1 9 v 19 44 / 2 21 v 7 13 / 3 27 v 20 43 / 4 35 v 16 34 / 5 37 v 25 41 / 6 18 v 38 40 / 8 15 v 24 39"
    " / 10 11 v 28 32 / 12 29 v 31 42 / 14 23 v 17 22 / 26 36 v 30 33",
    48: "* 0 v 10 46 / 1 30 v 13 44 / 2 17 v 16 25 / 3 20 v 29 39 / 4 37 v 22 41 / 5 40 v 27 32 / 6 12 v 35 42"
    " / 7 11 v 14 38 / 8 21 v 23 43 / 9 31 v 15 18 / 19 45 v 24 26 / 28 36 v 33 34",
    49: "1 6 v 46 10 / 7 42 v 24 32 / 11 45 v 47 9 / 39 17 v 31 25 / 20 36 v 2 5 / 8 48 v 14 35 / 18 38 v 15 41"
    " / 43 13 v 22 34 / 3 4 v 33 23 / 21 28 v 16 40 / 26 30 v 29 27 / 12 44 v 37 19",
    52: "* 0 v 1 46 / 2 45 v 26 42 / 3 17 v 11 28 / 4 24 v 9 49 / 5 33 v 25 43 / 6 27 v 23 36 / 7 31 v 29 41"
    " / 8 44 v 12 37 / 10 15 v 13 22 / 14 18 v 30 32 / 16 19 v 40 47 / 20 39 v 38 48 / 21 50 v 34 35",
    53: "1 52 v 30 23 / 2 51 v 7 46 / 4 49 v 14 39 / 8 45 v 28 25 / 16 37 v 3 50 / 32 21 v 6 47 / 11 42 v 12 41"
    " / 22 31 v 24 29 / 44 9 v 48 5 / 35 18 v 43 10 / 17 36 v 33 20 / 34 19 v 13 40 / 15 38 v 26 27",
}
# Groups that are not cyclic: numbers are added digit by digit to this base.
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
        """Return the four pairs that play against each other."""
        one, other = self.teams
        return tuple(product(one, other))


@dataclass(frozen=True)
class WhistSitting:
    """Tables that play at the same time; all other players sit out."""

    tables: tuple[WhistTable, ...]
    sits_out: tuple[int, ...] = ()


def has_design(players: int) -> bool:
    return players in INITIAL_SITTINGS


def whist_design(players: int) -> tuple[WhistSitting, ...]:
    """Return the sittings of a whist design, or of the nearest substitute, for players 0, 1, ..."""
    if not has_design(players):
        raise Invalid("no-whist-design", players=players)
    movers = players if players % 4 else players - 1
    base = BASES.get(players, movers)
    return tuple(_translate(players, movers, base, by) for by in range(movers))


def _translate(players: int, movers: int, base: int, by: int) -> WhistSitting:
    """Add an element of the group to all players of the initial sitting except the player who never moves."""
    place = {str(player): _sum(player, by, base) for player in range(movers)} | {"*": players - 1}
    tables = []
    for table in INITIAL_SITTINGS[players].split("/"):
        a, b, _, c, d = table.split()
        tables.append(WhistTable(((place[a], place[b]), (place[c], place[d]))))
    seated = {player for table in tables for player in table.players}
    return WhistSitting(tuple(tables), tuple(player for player in range(players) if player not in seated))


def _sum(one: int, other: int, base: int) -> int:
    """Add two elements of the group: digit by digit to this base, without carrying; with one digit, modulo the base."""
    total, weight = 0, 1
    while one or other:
        total += (one + other) % base * weight
        one, other, weight = one // base, other // base, weight * base
    return total
