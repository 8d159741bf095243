"""Find the initial sittings in wildfour/tournament/whist_starters.py again, by a search that takes seconds to minutes.

    python3 tools/whist_search.py 8 12 16       # the players of each design; prints lines for the table

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

The same numbers of players give the same sittings: the seed is the number of players.
"""

import itertools
import random
import sys
import time
from collections.abc import Iterable

FIXED = -1
STEPS = 200_000  # of the second step, before another starter is tried
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


def written(sitting: Sitting) -> str:
    """In order, the fixed player first."""
    tables = sorted(sorted((sorted(one), sorted(other))) for one, other in sitting)
    text = " / ".join(f"{a} {b} v {c} {d}" for (a, b), (c, d) in tables)
    return text.replace(str(FIXED), "*")


def main() -> None:
    for players in map(int, sys.argv[1:]):
        if players < 4 or players % 4 > 1 or players == 9:
            sys.exit(f"A cyclic whist design needs 4n or 4n+1 players, but not 9, and there are {players}.")
        began = time.process_time()
        sitting, tried = search(players)
        seconds = time.process_time() - began
        print(f'    {players}: "{written(sitting)}",  # {tried} starters, {seconds:.1f} s', flush=True)


if __name__ == "__main__":
    main()
