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

for sitting in whist_design(8):
    for table in sitting.tables:
        (ann, bob), (cyd, dan) = table.teams
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from wildfour.errors import Invalid
from wildfour.tournament.seating.whist_starters import FIELDS, INITIAL_SITTINGS, NEAR_SITTINGS

Pair = tuple[int, int]

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
    """Read an initial sitting of whist_starters.py."""
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
