"""Whist designs: who partners and who opposes whom, when partners change (R18, R19, H6).

A whist design Wh(v) seats v players, 4n or 4n + 1, sitting after sitting at tables of two partnerships, until every
two players have been partners once and opponents twice. With 4n players that takes 4n - 1 sittings; with 4n + 1 it
takes 4n + 1, and each player sits out once. Such designs exist for all these numbers (R. D. Baker, "Whist
tournaments", Proc. 6th Southeastern Conf. on Combinatorics, 1975, 89-100; I. Anderson, "Combinatorial Designs and
Tournaments", Oxford 1997).

For other numbers, 4n + 2 and 4n + 3, there is the nearest thing: two or three sit out in each sitting, and after as
many sittings as players everybody has played as often, had almost everyone as a partner once and nobody twice, and
everyone as an opponent once or twice.

All designs here are one initial sitting and its translates: the players are the elements of a group of odd order,
and for an even number of players one more, who never moves. Adding each element to all players in turn gives
one sitting each. Two players then meet as often as their difference occurs in the initial sitting, which is why it
must hold every difference, up to sign, once among partners and twice among opponents.

Cyclic designs like these are tabulated for all small numbers of players but 9, for which there is none (I. Anderson,
op. cit., on Z-cyclic tournaments; I. Anderson, N. J. Finizio and P. A. Leonard, "New product theorems for Z-cyclic
whist tournaments", J. Combin. Theory A 88, 1999, 162-166). The sittings below are our own: tools/whist_search.py
finds each again.

for sitting in whist_design(8):
    for table in sitting.tables:
        (ann, bob), (cyd, dan) = table.teams
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from wildfour.errors import Invalid

Pair = tuple[int, int]

# The field of 4n + 1 elements, for Moore's construction: its prime p, and the digits, lowest first, of x^k, where x is
# a primitive element and p^k the number of elements. For a prime field that is a primitive root.
FIELDS: dict[int, tuple[int, tuple[int, ...]]] = {
    5: (5, (2,)),
    9: (3, (1, 1)),
    13: (13, (2,)),
    17: (17, (3,)),
    25: (5, (3, 1)),
    29: (29, (2,)),
    37: (37, (2,)),
    41: (41, (6,)),
    49: (7, (4, 1)),
    53: (53, (2,)),
}

# The initial sitting modulo the odd one of v and v - 1, for the other numbers of players v: partners, "v", their
# opponents, and "/" between the tables; * never moves, and 0 sits out where there is no *.
INITIAL_SITTINGS: dict[int, str] = {
    4: "* 0 v 1 2",
    8: "* 0 v 1 5 / 2 3 v 4 6",
    12: "* 0 v 2 6 / 1 3 v 4 7 / 5 10 v 8 9",
    16: "* 0 v 11 13 / 1 6 v 9 10 / 2 5 v 3 12 / 4 8 v 7 14",
    20: "* 0 v 6 10 / 1 7 v 9 14 / 2 13 v 3 5 / 4 11 v 8 18 / 12 15 v 16 17",
    21: "1 3 v 8 20 / 2 13 v 14 17 / 4 10 v 7 12 / 5 9 v 15 16 / 6 19 v 11 18",
    24: "* 0 v 13 19 / 1 4 v 6 17 / 2 7 v 8 10 / 3 12 v 20 21 / 5 18 v 9 16 / 11 15 v 14 22",
    28: "* 0 v 20 23 / 1 18 v 13 19 / 2 22 v 14 26 / 3 21 v 8 10 / 4 9 v 12 25 / 5 24 v 7 11 / 6 17 v 15 16",
    32: "* 0 v 10 19 / 1 25 v 9 29 / 2 3 v 12 26 / 4 16 v 17 21 / 5 15 v 27 30 / 6 14 v 8 13 / 7 23 v 18 20 "
    "/ 11 24 v 22 28",
    33: "1 9 v 11 12 / 2 17 v 10 16 / 3 25 v 21 31 / 4 18 v 6 19 / 5 8 v 24 29 / 7 28 v 23 32 / 13 15 v 22 26 "
    "/ 14 30 v 20 27",
    36: "* 0 v 15 27 / 1 9 v 6 23 / 2 16 v 5 20 / 3 19 v 26 31 / 4 13 v 8 14 / 7 17 v 32 33 / 10 12 v 18 29 "
    "/ 11 24 v 22 25 / 21 28 v 30 34",
    40: "* 0 v 9 16 / 1 13 v 3 34 / 2 15 v 7 37 / 4 5 v 17 35 / 6 10 v 20 26 / 8 36 v 14 29 / 11 28 v 25 30 "
    "/ 12 31 v 24 27 / 18 32 v 19 21 / 22 38 v 23 33",
    44: "* 0 v 5 14 / 1 4 v 3 11 / 2 25 v 34 41 / 6 27 v 30 32 / 7 38 v 19 20 / 8 13 v 17 21 / 9 23 v 31 37 "
    "/ 10 36 v 16 26 / 12 28 v 29 40 / 15 39 v 18 33 / 22 35 v 24 42",
    45: "1 9 v 19 44 / 2 21 v 7 13 / 3 27 v 20 43 / 4 35 v 16 34 / 5 37 v 25 41 / 6 18 v 38 40 / 8 15 v 24 39 "
    "/ 10 11 v 28 32 / 12 29 v 31 42 / 14 23 v 17 22 / 26 36 v 30 33",
    48: "* 0 v 10 46 / 1 30 v 13 44 / 2 17 v 16 25 / 3 20 v 29 39 / 4 37 v 22 41 / 5 40 v 27 32 / 6 12 v 35 42 "
    "/ 7 11 v 14 38 / 8 21 v 23 43 / 9 31 v 15 18 / 19 45 v 24 26 / 28 36 v 33 34",
    52: "* 0 v 1 46 / 2 45 v 26 42 / 3 17 v 11 28 / 4 24 v 9 49 / 5 33 v 25 43 / 6 27 v 23 36 / 7 31 v 29 41 "
    "/ 8 44 v 12 37 / 10 15 v 13 22 / 14 18 v 30 32 / 16 19 v 40 47 / 20 39 v 38 48 / 21 50 v 34 35",
}

# For 4n + 2 and 4n + 3 players v, the initial sitting modulo v; whoever is not named sits out. Partners differ by no
# class +-d twice, opponents by every class once or twice, where the class v/2, which a full turn meets twice, counts
# double.
NEAR_SITTINGS: dict[int, str] = {
    6: "1 2 v 3 5",
    7: "0 3 v 5 6",
    10: "2 9 v 3 7 / 4 5 v 6 8",
    11: "0 9 v 5 8 / 1 6 v 3 10",
    14: "0 6 v 2 13 / 1 3 v 7 12 / 5 9 v 10 11",
    15: "1 10 v 5 9 / 2 14 v 11 13 / 4 12 v 6 7",
    18: "0 10 v 3 16 / 1 15 v 2 9 / 4 6 v 8 11 / 5 17 v 13 14",
    19: "0 12 v 14 16 / 1 9 v 7 17 / 2 18 v 3 8 / 4 10 v 11 15",
    22: "0 19 v 2 11 / 1 7 v 4 14 / 3 18 v 8 9 / 5 10 v 6 20 / 13 15 v 17 21",
    23: "0 7 v 9 13 / 1 18 v 3 6 / 2 11 v 8 21 / 4 19 v 20 22 / 5 16 v 12 17",
    26: "0 16 v 2 3 / 1 19 v 8 23 / 4 13 v 10 22 / 5 7 v 17 24 / 6 12 v 11 14 / 15 20 v 21 25",
    27: "0 3 v 13 22 / 1 12 v 5 9 / 4 19 v 10 17 / 6 16 v 15 21 / 7 8 v 11 24 / 18 26 v 20 25",
    30: "0 26 v 10 15 / 1 3 v 7 13 / 4 20 v 11 23 / 5 28 v 6 19 / 9 18 v 14 17 / 12 22 v 24 25 / 16 27 v 21 29",
    31: "0 11 v 14 27 / 1 15 v 20 24 / 2 18 v 8 13 / 4 25 v 22 29 / 5 30 v 6 7 / 9 21 v 19 28 / 10 12 v 23 26",
}

EXACT = tuple(sorted({*FIELDS, *INITIAL_SITTINGS}))
NEAR = tuple(sorted(NEAR_SITTINGS))


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
        """The four pairs that play against each other."""
        one, other = self.teams
        return tuple(product(one, other))


@dataclass(frozen=True)
class WhistSitting:
    """What is played at the same time: every player is at one table, or sits out."""

    tables: tuple[WhistTable, ...]
    sits_out: tuple[int, ...] = ()


def whist_design(players: int) -> tuple[WhistSitting, ...]:
    """The sittings of a whist design for players 0, 1, ..., or of the nearest thing; the same number gets the same."""
    if players in NEAR:
        return _translates(_written(players, NEAR_SITTINGS[players]), players, base=players, movers=players)
    if players not in EXACT:
        raise Invalid("no-whist-design", players=players)
    if players in FIELDS:
        base, root = FIELDS[players]
        return _translates(_moore(players, base, root), players, base, _movers(players))
    return _translates(_written(players, INITIAL_SITTINGS[players]), players, _movers(players), _movers(players))


def has_design(players: int) -> bool:
    return players in EXACT or players in NEAR


def _movers(players: int) -> int:
    """The order of the group, and the number of sittings: all players, or all but the one who never moves."""
    return players if players % 2 else players - 1


def _moore(players: int, prime: int, root: Sequence[int]) -> tuple[WhistTable, ...]:
    """The initial sitting over the field of 4n + 1 elements, from the powers of a primitive element x.

    Table i seats x^i and x^(i+2n) against x^(i+n) and x^(i+3n) (E. H. Moore, "Tactical memoranda", Amer. J. Math. 18,
    1896, 264-303). As x^2n = -1, partners differ by 2x^i x^kn, which is everything but 0 once, and opponents by
    (1 - x^n) x^i x^kn, everything twice.
    """
    power = list(_powers(players, prime, root))
    n = len(power) // 4
    return tuple(WhistTable(((power[i], power[i + 2 * n]), (power[i + n], power[i + 3 * n]))) for i in range(n))


def _powers(order: int, prime: int, root: Sequence[int]) -> Iterator[int]:
    """1, x, x^2, ... in the field of this order; the digits of a number to the base of the prime are an element.

    `root` holds the digits of x^k for the degree k of the field: where a product with x runs over, it comes in.
    """
    digits = [1] + [0] * (len(root) - 1)
    for _ in range(order - 1):
        yield sum(digit * prime**place for place, digit in enumerate(digits))
        *low, high = digits
        digits = [(digit + high * r) % prime for digit, r in zip([0, *low], root, strict=True)]


def _written(players: int, text: str) -> tuple[WhistTable, ...]:
    """Read an initial sitting of INITIAL_SITTINGS or NEAR_SITTINGS."""
    return tuple(WhistTable((_pair(players, one), _pair(players, other))) for one, other in _teams(text))


def _teams(text: str) -> Iterator[tuple[str, str]]:
    for table in text.split("/"):
        one, other = table.split("v")
        yield one, other


def _pair(players: int, text: str) -> Pair:
    one, other = (players - 1 if name == "*" else int(name) for name in text.split())
    return one, other


def _translates(first: Sequence[WhistTable], players: int, base: int, movers: int) -> tuple[WhistSitting, ...]:
    """The initial sitting, and the others: in each, everybody but the one who never moves is moved on by an element."""
    everybody = range(players)

    def moved(by: int) -> WhistSitting:
        place = [player if player >= movers else _sum(player, by, base) for player in everybody]
        tables = tuple(
            WhistTable(((place[a], place[b]), (place[c], place[d]))) for (a, b), (c, d) in (one.teams for one in first)
        )
        seated = {player for table in tables for player in table.players}
        return WhistSitting(tables, tuple(player for player in everybody if player not in seated))

    return tuple(map(moved, range(movers)))


def _sum(one: int, other: int, base: int) -> int:
    """The sum in the group: digit by digit to this base, without carrying; so with one digit, modulo the base."""
    total, weight = 0, 1
    while one or other:
        total += (one + other) % base * weight
        one, other, weight = one // base, other // base, weight * base
    return total
