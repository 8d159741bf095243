"""Partner and opponent rotations for 4 or more players and any number of sittings.

A full cycle is a whist design, or the nearest substitute (whist_designs.py). For fewer sittings, a search avoids
repeated partners if possible, and minimizes repeated opponents. Byes are assigned first. After any sitting, bye counts
differ by at most one.

The search is simulated annealing, as in repeated_meetings.py: two players in a sitting swap if that lowers the cost,
and occasionally if it does not. The number of tries is fixed, and the same input gives the same rotation.
"""

import math
import random
from collections.abc import Sequence
from functools import lru_cache

from wildfour.errors import Invalid
from wildfour.match.whist_designs import WhistSitting, WhistTable, has_design, whist_design

FEWEST_PLAYERS = 4
TABLE = 4
TRIES_PER_SEAT = 400
MOST_TRIES = 60_000
HOTTEST, COLDEST = 8.0, 0.4
SAME_PARTNER, SAME_OPPONENT, MET_BEFORE = 20, 4, 1  # the cost of each repetition

Rotation = tuple[WhistSitting, ...]


def cycle_length(players: int) -> int:
    """Return the number of sittings until everyone has partnered with everyone else, or almost everyone else."""
    check_players(players)
    if not has_design(players):
        raise Invalid("how-many-sittings", players=players)
    return players if players % TABLE else players - 1


def check_players(players: int) -> None:
    if players < FEWEST_PLAYERS:
        raise Invalid("too-few-for-partners", players=players, least=FEWEST_PLAYERS)


@lru_cache(maxsize=16)
def rotation(players: int, sittings: int) -> Rotation:
    check_players(players)
    if not has_design(players):
        return few_sittings(players, sittings)
    cycle = whist_design(players)
    whole, rest = divmod(sittings, len(cycle))
    if not rest:
        return cycle * whole
    # Use the start of a cycle or the search result, whichever has fewer repeats.
    few = min(cycle[:rest], few_sittings(players, rest), key=lambda found: cost(players, found))
    return cycle * whole + few


def plays_equally(players: int, sittings: int) -> bool:
    """Return whether everyone sits out equally often."""
    return sittings * (players % TABLE) % players == 0


def cost(players: int, sittings: Sequence[WhistSitting]) -> int:
    """Return the cost of repetitions. Repeated partners cost the most. Unequal byes are prohibitively expensive."""
    met = Met(players)
    out = [sum(player in sitting.sits_out for sitting in sittings) for player in range(players)]
    repeated = sum(met.count(table.players, 1) for sitting in sittings for table in sitting.tables)
    return repeated + (1_000_000 if max(out) - min(out) > 1 else 0)


class Met:
    """Counts of partners and opponents for each pair of players."""

    def __init__(self, players: int) -> None:
        self.partners = [[0] * players for _ in range(players)]
        self.opponents = [[0] * players for _ in range(players)]

    def count(self, seats: Sequence[int], by: int) -> int:
        """Add or remove a table, whose pairs of partners are adjacent in the list. Return the change in cost."""
        a, b, c, d = seats
        added = self._count(self.partners, self.opponents, SAME_PARTNER, ((a, b), (c, d)), by)
        return added + self._count(self.opponents, self.partners, SAME_OPPONENT, ((a, c), (a, d), (b, c), (b, d)), by)

    @staticmethod
    def _count(
        own: list[list[int]], other: list[list[int]], weight: int, pairs: tuple[tuple[int, int], ...], by: int
    ) -> int:
        added = 0
        for x, y in pairs:
            times = own[x][y] if by > 0 else own[x][y] - 1
            added += by * (weight * times + MET_BEFORE * other[x][y])
            own[x][y] += by
            own[y][x] += by
        return added


def few_sittings(players: int, sittings: int) -> Rotation:
    luck = random.Random(f"{players} players, {sittings} sittings")
    out = sitting_out(players, sittings, luck)
    seats = [luck.sample([p for p in range(players) if p not in gone], players // TABLE * TABLE) for gone in out]
    met = Met(players)
    now = sum(met.count(row[at : at + TABLE], 1) for row in seats for at in range(0, len(row), TABLE))
    best, best_cost = [list(row) for row in seats], now
    tries = min(MOST_TRIES, TRIES_PER_SEAT * sum(map(len, seats)))
    for step in range(tries):
        if best_cost == 0:
            break
        now += try_swap(luck.choice(seats), met, HOTTEST * (COLDEST / HOTTEST) ** (step / tries), luck)
        if now < best_cost:
            best, best_cost = [list(row) for row in seats], now
    return tuple(sitting_of(row, gone) for row, gone in zip(best, out, strict=True))


def sitting_out(players: int, sittings: int, luck: random.Random) -> list[tuple[int, ...]]:
    """Choose the players who sit out in each sitting.

    Everyone sits out once before anyone sits out twice. Later groups are mixed differently, and no one sits out in two
    consecutive sittings.
    """
    many = players % TABLE
    turns: list[int] = []
    while many and len(turns) < many * sittings:
        recent = turns[-(len(turns) % many + many) :]  # in this sitting and the previous one
        others = [player for player in luck.sample(range(players), players) if player not in recent]
        turns += [*others, *recent]
    return [tuple(sorted(turns[many * number : many * (number + 1)])) for number in range(sittings)]


def try_swap(row: list[int], met: Met, heat: float, luck: random.Random) -> int:
    """Swap two players in a sitting if annealing accepts it. Return the change in cost."""
    one, other = luck.randrange(len(row)), luck.randrange(len(row))
    tables = {place // TABLE * TABLE for place in (one, other)}
    added = swap(row, one, other, tables, met)
    if added > 0 and luck.random() >= math.exp(-added / heat):
        return added + swap(row, one, other, tables, met)
    return added


def swap(row: list[int], one: int, other: int, tables: set[int], met: Met) -> int:
    added = sum(met.count(row[at : at + TABLE], -1) for at in tables)
    row[one], row[other] = row[other], row[one]
    return added + sum(met.count(row[at : at + TABLE], 1) for at in tables)


def sitting_of(row: Sequence[int], out: tuple[int, ...]) -> WhistSitting:
    fours = [row[at : at + TABLE] for at in range(0, len(row), TABLE)]
    return WhistSitting(tuple(WhistTable(((a, b), (c, d))) for a, b, c, d in fours), out)
