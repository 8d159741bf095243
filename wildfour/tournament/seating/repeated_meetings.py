"""Seating that minimizes repeated meetings.

Finding the best seating is the social golfer problem, for which no fast algorithm is known. This module uses simulated
annealing: two players in a sitting change tables if that lowers the number of repeats, and occasionally if it does not.
The number of tries is fixed, so that the same seed gives the same seating. `fewest_repeats` is a lower bound.
"""

import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

TRIES_PER_SEAT = 400
MOST_TRIES = 60_000
HOTTEST, COLDEST = 0.6, 0.15

Tables = list[list[int]]
Met = list[list[int]]


def meetings(tables: Iterable[Sequence[str]]) -> Counter[tuple[str, str]]:
    """Count how often each pair of players shares a table."""
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


def repeats(tables: Iterable[Sequence[str]]) -> int:
    """Count meetings between players who have met before."""
    return sum(times - 1 for times in meetings(tables).values())


def cost(met: Met) -> int:
    """Return the cost of meetings: a third meeting costs more than two second ones."""
    return sum(times * (times - 1) // 2 for row in met for times in row) // 2


def spread(sittings: Sequence[Tables], met: Met, luck: random.Random) -> None:
    """Rearrange the tables within each sitting. `met` has the meetings in earlier sittings. Add the new meetings to
    it."""
    for tables in sittings:
        for table in tables:
            count_table(met, table)
    movable = [tables for tables in sittings if len(tables) > 1]
    seats = sum(len(table) for tables in movable for table in tables)
    tries = min(MOST_TRIES, TRIES_PER_SEAT * seats)
    best, best_cost, now = copied(sittings), cost(met), cost(met)
    for step in range(tries if movable else 0):
        if best_cost == 0:
            break
        heat = HOTTEST * (COLDEST / HOTTEST) ** (step / tries)
        now += try_change(luck.choice(movable), met, heat, luck)
        if now < best_cost:
            best, best_cost = copied(sittings), now
    for tables, better in zip(sittings, best, strict=True):
        tables[:] = better


def copied(sittings: Sequence[Tables]) -> list[Tables]:
    return [[list(table) for table in tables] for tables in sittings]


def count_table(met: Met, table: Sequence[int]) -> None:
    for one, other in combinations(table, 2):
        met[one][other] += 1
        met[other][one] += 1


def try_change(tables: Tables, met: Met, heat: float, luck: random.Random) -> int:
    """Let two players change tables if annealing accepts it. Return the change in cost."""
    here, there = luck.sample(tables, 2)
    place, other_place = luck.randrange(len(here)), luck.randrange(len(there))
    one, other = here[place], there[other_place]
    added = move_cost(met, one, here, there, other) + move_cost(met, other, there, here, one)
    if added > 0 and luck.random() >= math.exp(-added / heat):
        return 0
    move(met, one, here, there, other)
    move(met, other, there, here, one)
    here[place], there[other_place] = other, one
    return added


def move_cost(met: Met, player: int, here: Sequence[int], there: Sequence[int], leaving: int) -> int:
    row = met[player]
    lost = sum(row[other] - 1 for other in here if other != player)
    return sum(row[other] for other in there if other != leaving) - lost


def move(met: Met, player: int, here: Sequence[int], there: Sequence[int], leaving: int) -> None:
    for others, by in ((here, -1), (there, 1)):
        for other in others:
            if other not in (player, leaving):
                met[player][other] += by
                met[other][player] += by


def fewest_repeats(sittings: Sequence[Sequence[Sequence[str]]]) -> int:
    """Return a lower bound on the repeats, given the table sizes and the players in each sitting.

    Two constraints force repeats. The stronger one counts.
    """
    return max(forced_by_numbers(sittings), forced_by_tables(sittings))


def forced_by_numbers(sittings: Sequence[Sequence[Sequence[str]]]) -> int:
    """Count the repeats of players who have more meetings than there are other players."""
    met = Counter({player: 0 for tables in sittings for table in tables for player in table})
    for tables in sittings:
        for table in tables:
            for player in table:
                met[player] += len(table) - 1
    return (sum(max(0, times - (len(met) - 1)) for times in met.values()) + 1) // 2


def forced_by_tables(sittings: Sequence[Sequence[Sequence[str]]]) -> int:
    """Count the repeats at tables with more players than an earlier sitting had tables."""
    return sum(
        max((shared(tables, earlier) for earlier in sittings[:number]), default=0)
        for number, tables in enumerate(sittings)
    )


def shared(tables: Sequence[Sequence[str]], earlier: Sequence[Sequence[str]]) -> int:
    """Return a lower bound on the pairs who sit together in both sittings."""
    before = {player for table in earlier for player in table}
    new = len({player for table in tables for player in table} - before)
    return sum(pairs_among(max(0, len(table) - new), len(earlier)) for table in tables)


def pairs_among(players: int, groups: int) -> int:
    """Return the minimum number of pairs within groups, with players split evenly among them."""
    size, larger = divmod(players, groups)
    return larger * math.comb(size + 1, 2) + (groups - larger) * math.comb(size, 2)
