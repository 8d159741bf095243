"""Search for the starters in wildfour/tournament/seating/whist_designs.py; takes seconds to minutes.

    python3 tools/whist_search.py 8 11 16       # the players of each design; prints lines for the table

A cyclic design is one sitting, whose players are the numbers modulo an odd m: all of them, and one more who
never moves (*), for m + 1 players; all of them but 0, who sits out, for m players. Adding 1, 2, ... to everybody
gives the other sittings. That is a whist design when the differences of partners are every class +-d once, and
those of opponents every class twice (I. Anderson, "Combinatorial Designs and Tournaments", Oxford 1997: such
tournaments are called Z-cyclic). Only 9 players of all numbers here have none.

The search takes two steps, over and over with other chances until it succeeds:

1. The partnerships alone are a *starter*: all players in pairs, whose differences are every class once. The
   hill climb of Dinitz and Stinson ("A fast algorithm for finding strong starters", SIAM J. Alg. Disc. Meth. 2,
   1981) finds one at once.
2. Two partnerships make a table, and give four differences of opponents. A backtracking search puts the
   partnerships together so that every class comes twice. It branches on the partnership with the fewest
   possible opponents, and gives a starter up after a number of steps: most have no solution.

For 4n + 2 and 4n + 3 players there is no whist design, but something near it: the players are the numbers modulo m,
their own number, and two or three sit out. Partners then have no class +-d twice, and opponents every class once or
twice; the class m/2 counts double, because a full turn brings its pairs together twice. Simulated annealing finds such
a sitting: two players change places if that makes it better, and now and then if it does not.

The same numbers of players give the same sittings: the seed is the number of players.
"""

import itertools
import math
import random
import sys
import time
from collections.abc import Iterable

FIXED = -1
STEPS = 200_000  # of the second step, before another starter is tried
TRIES = 60_000  # of the annealing, before it begins anew
HOTTEST, COLDEST = 3.0, 0.25
PARTNERS_COST = (0, 0, 8, 24, 48)  # of a class that partners have so many times
OPPONENTS_COST = (4, 0, 0, 2, 6, 12, 20, 30, 42)
FIELD = 3  # bits that count one class: from 1, so that a third time sets the highest of them

Partnership = tuple[int, int]
Sitting = list[tuple[Partnership, Partnership]]
Rivals = dict[int, list[int]]


def modulus(players: int) -> int:
    """The odd one of players and players - 1: the number of those who move."""
    return players - 1 + players % 2


def partner_classes(players: int) -> range:
    return range(1, (modulus(players) + 1) // 2)


def starter(players: int, chance: random.Random) -> list[Partnership]:
    """A random starter, by Dinitz and Stinson's hill climb: a new pair may push one other pair out."""
    m = modulus(players)
    mate: dict[int, int] = {}
    wanted = dict.fromkeys(partner_classes(players), True)  # a dict keeps its order, a set need not
    pair_of: dict[int, Partnership] = {}
    while wanted:
        free = [x for x in range(1, m) if x not in mate]
        one, d = chance.choice(free), chance.choice(list(wanted))
        other = (one + chance.choice((d, -d))) % m
        if other == 0:
            continue
        if other in mate:
            pushed = class_of(m, other - mate[other])
            del mate[mate[other]]
            del mate[other]
            del pair_of[pushed]
            wanted[pushed] = True
        mate[one], mate[other] = other, one
        pair_of[d] = (one, other)
        del wanted[d]
    return [*pair_of.values()] + [(FIXED, 0)] * (players % 2 == 0)


def class_of(m: int, difference: int) -> int:
    """The smaller of d and -d."""
    return min(difference % m, -difference % m)


def counted(classes: Iterable[int]) -> int:
    """These classes, each counted in a field of its own."""
    return sum(1 << FIELD * d for d in classes)


def opposing(m: int, one: Partnership, other: Partnership) -> int:
    return counted(class_of(m, a - b) for a in one for b in other if FIXED not in (a, b))


def seat(players: int, pairs: list[Partnership]) -> Sitting | None:
    """Put the partnerships of a starter together at tables; None when that fails or takes too long."""
    m = modulus(players)
    start = counted(partner_classes(players))
    overflow = start << FIELD - 1
    meeting = [[opposing(m, one, other) for other in pairs] for one in pairs]
    steps = iter(range(STEPS))

    def fitting(rivals: Rivals, count: int, seated: Iterable[int]) -> Rivals:
        """Whom each free partnership can still meet without any class coming a third time."""
        free = {i for i in rivals if i not in seated}
        return {i: [j for j in rivals[i] if j in free and not (count + meeting[i][j]) & overflow] for i in sorted(free)}

    def extend(rivals: Rivals, count: int) -> Sitting | None:
        if not rivals:
            return []
        hardest = min(rivals, key=lambda i: len(rivals[i]))
        for rival in rivals[hardest]:
            if next(steps, None) is None:
                return None
            more = count + meeting[hardest][rival]
            rest = extend(fitting(rivals, more, (hardest, rival)), more)
            if rest is not None:
                return [(pairs[hardest], pairs[rival]), *rest]
        return None

    everybody = range(len(pairs))
    return extend(fitting({i: [j for j in everybody if j != i] for i in everybody}, start, ()), start)


def search(players: int) -> tuple[Sitting, int]:
    """The first sitting found, and the number of starters tried."""
    chance = random.Random(players)
    for tried in itertools.count(1):
        found = seat(players, starter(players, chance))
        if found is not None:
            return found, tried
    raise AssertionError("count() has no end")


class NearSitting:
    """A sitting modulo the number of players: four seats to a table, partners beside each other, the others after."""

    def __init__(self, players: int, chance: random.Random) -> None:
        self.players = players
        self.seats = list(range(players))
        chance.shuffle(self.seats)
        self.seated = players // 4 * 4
        classes = players // 2 + 1
        self.partners, self.opponents = [0] * classes, [0] * classes
        self.cost = sum(self.worth(OPPONENTS_COST, d, 0) for d in range(1, classes))
        for table in range(0, self.seated, 4):
            self.cost += self.count(table, 1)

    def worth(self, costs: tuple[int, ...], d: int, times: int) -> int:
        doubled = 2 * times if 2 * d == self.players else times
        return costs[min(doubled, len(costs) - 1)]

    def count(self, table: int, by: int) -> int:
        """Count the differences of a table in, or out; returns what that adds to the cost."""
        a, b, c, d = self.seats[table : table + 4]
        added = 0
        for counts, costs, pairs in (
            (self.partners, PARTNERS_COST, ((a, b), (c, d))),
            (self.opponents, OPPONENTS_COST, ((a, c), (a, d), (b, c), (b, d))),
        ):
            for one, other in pairs:
                k = class_of(self.players, one - other)
                added += self.worth(costs, k, counts[k] + by) - self.worth(costs, k, counts[k])
                counts[k] += by
        return added

    def swap(self, one: int, other: int) -> int:
        tables = {place // 4 * 4 for place in (one, other) if place < self.seated}
        added = sum(self.count(table, -1) for table in tables)
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        return added + sum(self.count(table, 1) for table in tables)

    def anneal(self, chance: random.Random) -> bool:
        for step in range(TRIES):
            if self.cost == 0:
                return True
            heat = HOTTEST * (COLDEST / HOTTEST) ** (step / TRIES)
            one, other = chance.randrange(self.seated), chance.randrange(self.players)
            added = self.swap(one, other)
            if added > 0 and chance.random() >= math.exp(-added / heat):
                self.swap(one, other)
            else:
                self.cost += added
        return False

    @property
    def tables(self) -> Sitting:
        fours = [self.seats[table : table + 4] for table in range(0, self.seated, 4)]
        return [((a, b), (c, d)) for a, b, c, d in fours]


def search_near(players: int) -> tuple[Sitting, int]:
    """The first sitting found, and how many times the annealing was begun."""
    chance = random.Random(players)
    for tried in itertools.count(1):
        sitting = NearSitting(players, chance)
        if sitting.anneal(chance):
            return sitting.tables, tried
    raise AssertionError("count() has no end")


def written(sitting: Sitting) -> str:
    """In order, the fixed player first."""
    tables = sorted(sorted((sorted(one), sorted(other))) for one, other in sitting)
    text = " / ".join(f"{a} {b} v {c} {d}" for (a, b), (c, d) in tables)
    return text.replace(str(FIXED), "*")


def main() -> None:
    for players in map(int, sys.argv[1:]):
        if players < 4 or players == 9:
            sys.exit(f"There is no cyclic design for {players} players.")
        began = time.process_time()
        sitting, tried = (search if players % 4 < 2 else search_near)(players)
        seconds = time.process_time() - began
        print(f'    {players}: "{written(sitting)}",  # {tried} beginnings, {seconds:.1f} s', flush=True)


if __name__ == "__main__":
    main()
