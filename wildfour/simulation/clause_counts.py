"""How often clauses of the rulebooks came into play, as far as the counts of a simulation tell.

The list is short and honest: a clause is in it only if what it says is counted by itself. A bluff that nobody
challenges (D7), for example, is not told apart from a rightful Wild Draw Four, so D7 is not here.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.card_faces import DRAW_TWO, MINION, REVERSE, SKIP, WILD, WILD_FOUR
from wildfour.rulebook.clauses import clauses_named
from wildfour.rulebook.editions import Edition
from wildfour.simulation import tally

Sums = Sequence[int]


class Counted(NamedTuple):
    """A clause, and how it is counted; `players` is the only number of players it is for, if there is one. What is
    counted for it, the messages `counted-…` say."""

    clause: str
    count: Callable[[Sums], int]
    players: int | None = None


def start(face: int) -> Callable[[Sums], int]:
    return lambda sums: sums[tally.STARTS + face]


def laid(face: int) -> Callable[[Sums], int]:
    return lambda sums: sums[tally.FACES + face]


def happened(*kinds: EventKind) -> Callable[[Sums], int]:
    return lambda sums: sum(sums[tally.EVENTS + kind] for kind in kinds)


COUNTED = (
    Counted("B5", start(DRAW_TWO)),
    Counted("B6", start(REVERSE)),
    Counted("B7", start(SKIP)),
    Counted("B8", start(WILD)),
    Counted("B9", happened(EventKind.PUT_BACK)),
    Counted("B10", start(MINION)),
    Counted("C6", happened(EventKind.RESHUFFLED)),
    Counted("D1", laid(DRAW_TWO)),
    Counted("D2", laid(REVERSE)),
    Counted("D3", laid(SKIP)),
    Counted("D4", laid(WILD)),
    Counted("D5", laid(WILD_FOUR)),
    Counted("D8", happened(EventKind.CHALLENGED)),
    Counted("D9", happened(EventKind.GUILTY)),
    Counted("D10", happened(EventKind.INNOCENT)),
    Counted("D11", laid(MINION)),
    Counted("E1", happened(EventKind.CALLED)),
    Counted("E2", happened(EventKind.CAUGHT)),
    Counted("E6", happened(EventKind.WENT_OUT)),
    Counted("G2", happened(EventKind.TOOK_BACK)),
    Counted("G3", lambda sums: sums[tally.WRONG_CARDS] - happened(EventKind.TOOK_BACK)(sums)),
    Counted("H1", laid(REVERSE), players=2),
    Counted("H2", laid(SKIP), players=2),
    Counted("I1", happened(EventKind.FLIPPED)),
    Counted("I2", happened(EventKind.GAVE)),
    Counted("R7", happened(EventKind.ROUND_DRAWN)),
    Counted("R11", laid(REVERSE), players=2),
    Counted("R20", happened(EventKind.OBJECTED)),
    Counted("R25", happened(EventKind.MISSED)),
    Counted("jump-in", lambda sums: sums[tally.JUMP_INS]),
    Counted("seven-zero", happened(EventKind.SWAPPED, EventKind.PASSED_HANDS)),
)


def belongs(counted: Counted, edition: Edition, players: int) -> bool:
    """Is the clause in this edition, and for this many players?"""
    editions = clauses_named(counted.clause)[0].editions.split()
    return edition.letter in editions and counted.players in (None, players)


def clause_counts(edition: Edition, players: int, sums: Sums) -> dict[str, int]:
    return {one.clause: one.count(sums) for one in COUNTED if belongs(one, edition, players)}
