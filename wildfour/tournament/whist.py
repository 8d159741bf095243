"""Whist designs: who partners and who opposes whom, when partners change (R18, R19, H6).

A whist design Wh(v) seats v players, 4n or 4n + 1, sitting after sitting at tables of two partnerships, until every
two players have been partners once and opponents twice. With 4n players that takes 4n - 1 sittings; with 4n + 1 it
takes 4n + 1, and each player sits out once. Such designs exist for all these numbers (R. D. Baker, "Whist
tournaments", Proc. 6th Southeastern Conf. on Combinatorics, 1975, 89-100; I. Anderson, "Combinatorial Designs and
Tournaments", Oxford 1997).

All designs here are one initial sitting and its translates: the players are the elements of a group of odd order,
and for an even number of players one more, who never moves. Adding each element to all players in turn gives
one sitting each. Two players then meet as often as their difference occurs in the initial sitting, which is why it
must hold every difference, up to sign, once among partners and twice among opponents.

for sitting in whist_design(8):
    for table in sitting.tables:
        (ann, bob), (cyd, dan) = table.teams
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from wildfour.errors import Invalid
from wildfour.tournament.whist_starters import FIELDS, INITIAL_SITTINGS

Pair = tuple[int, int]

NUMBERS = tuple(sorted({*FIELDS, *INITIAL_SITTINGS}))


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
    sits_out: int | None = None

    @property
    def players(self) -> tuple[int, ...]:
        """Everybody, the one who sits out last."""
        seated = tuple(player for table in self.tables for player in table.players)
        return seated if self.sits_out is None else (*seated, self.sits_out)


def whist_design(players: int) -> tuple[WhistSitting, ...]:
    """The sittings of a whist design for players 0, 1, ...; the same number gets the same design."""
    if players not in NUMBERS:
        raise Invalid(_refusal(players))
    if players in FIELDS:
        base, root = FIELDS[players]
        first = _moore(players, base, root)
    else:
        base = _movers(players)
        first = _written(players, INITIAL_SITTINGS[players])
    return tuple(_moved(first, by, players, base) for by in range(_movers(players)))


def _refusal(players: int) -> str:
    near = [n for n in NUMBERS if n < players][-1:] + [n for n in NUMBERS if n > players][:1]
    would_do = f"{' or '.join(map(str, near))} would do."
    if NUMBERS[0] < players < NUMBERS[-1]:
        return f"A whist design needs 4n or 4n+1 players, and {players} is neither; {would_do}"
    size = "few" if players < NUMBERS[0] else "many"
    return f"A whist design here has {NUMBERS[0]} to {NUMBERS[-1]} players, and {players} is too {size}; {would_do}"


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


def _moved(first: Sequence[WhistTable], by: int, players: int, base: int) -> WhistSitting:
    """The sitting in which everybody but the one who never moves is moved on by this element; 0 sits out first."""
    fixed = None if players % 2 else players - 1

    def move(pair: Pair) -> Pair:
        one, other = (player if player == fixed else _sum(player, by, base) for player in pair)
        return one, other

    tables = tuple(WhistTable((move(one), move(other))) for one, other in (table.teams for table in first))
    return WhistSitting(tables, by if fixed is None else None)


def _sum(one: int, other: int, base: int) -> int:
    """The sum in the group: digit by digit to this base, without carrying; so with one digit, modulo the base."""
    total, weight = 0, 1
    while one or other:
        total += (one + other) % base * weight
        one, other, weight = one // base, other // base, weight * base
    return total


def check_design(design: Sequence[WhistSitting]) -> list[str]:
    """What keeps this from being a whist design, a sentence for each fault; nothing when it is one."""
    players = sorted({player for sitting in design for player in sitting.players})
    return [
        *_faults_of_numbers(design, players),
        *_faults_of_seating(design, players),
        *_faults_of_sitting_out(design, players),
        *_faults_of_meetings(design, players),
    ]


def _faults_of_numbers(design: Sequence[WhistSitting], players: Sequence[int]) -> Iterator[str]:
    size = len(players)
    if size < 4 or size % 4 > 1:
        yield f"The design has {size} players; 4n or 4n+1 would be right."
        return
    if list(players) != list(range(size)):
        yield f"The {size} players are {', '.join(map(str, players))}; 0 to {size - 1} would be right."
    if len(design) != _movers(size):
        yield f"The design has {len(design)} sittings for {size} players; {_movers(size)} would be right."


def _faults_of_seating(design: Sequence[WhistSitting], players: Sequence[int]) -> Iterator[str]:
    """Everybody has one place in every sitting, if only beside the tables."""
    for number, sitting in enumerate(design):
        places = Counter(sitting.players)
        for player in players:
            if places[player] != 1:
                yield f"Sitting {number} has player {player} in {places[player]} places; one would be right."


def _faults_of_sitting_out(design: Sequence[WhistSitting], players: Sequence[int]) -> Iterator[str]:
    right = len(players) % 2
    times = Counter(sitting.sits_out for sitting in design)
    for player in players:
        if times[player] != right:
            yield f"Player {player} sits out {times[player]} times; {right} would be right."


def _faults_of_meetings(design: Sequence[WhistSitting], players: Sequence[int]) -> Iterator[str]:
    tables = [table for sitting in design for table in sitting.tables]
    partners = _meetings(pair for table in tables for pair in table.teams)
    opponents = _meetings(pair for table in tables for pair in table.opponents)
    for pair in combinations(players, 2):
        for role, times, right in (("partners", partners[pair], 1), ("opponents", opponents[pair], 2)):
            if times != right:
                yield f"Players {pair[0]} and {pair[1]} are {role} {times} times; {right} would be right."


def _meetings(pairs: Iterator[Pair]) -> Counter[Pair]:
    return Counter((min(pair), max(pair)) for pair in pairs)
