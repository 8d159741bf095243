"""How often clauses of the rulebooks came into play, as far as the counts of a simulation tell.

The list is short and honest: a clause is in it only if what it says is counted by itself. A bluff that nobody
challenges (D7), for example, is not told apart from a rightful Wild Draw Four, so D7 is not here.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wildfour.cards import DRAW_TWO, MINION, REVERSE, SKIP, WILD, WILD_FOUR
from wildfour.clauses import clauses_named
from wildfour.editions import Edition
from wildfour.event_kinds import EventKind
from wildfour.simulation import tally

Sums = Sequence[int]


class Counted(NamedTuple):
    """A clause, what is counted for it, and how; `players` is the only number of players it is for, if there is one."""

    clause: str
    what: str
    count: Callable[[Sums], int]
    players: int | None = None


def start(face: int) -> Callable[[Sums], int]:
    return lambda sums: sums[tally.STARTS + face]


def laid(face: int) -> Callable[[Sums], int]:
    return lambda sums: sums[tally.FACES + face]


def happened(*kinds: EventKind) -> Callable[[Sums], int]:
    return lambda sums: sum(sums[tally.EVENTS + kind] for kind in kinds)


COUNTED = (
    Counted("B5", "start cards that are a Draw Two", start(DRAW_TWO)),
    Counted("B6", "start cards that are a Reverse", start(REVERSE)),
    Counted("B7", "start cards that are a Skip", start(SKIP)),
    Counted("B8", "start cards that are a Wild", start(WILD)),
    Counted("B9", "Wild Draw Fours turned up and put back", happened(EventKind.PUT_BACK)),
    Counted("B10", "start cards that are a Mutated Minion", start(MINION)),
    Counted("C6", "reshuffles", happened(EventKind.RESHUFFLED)),
    Counted("D1", "Draw Twos laid", laid(DRAW_TWO)),
    Counted("D2", "Reverses laid", laid(REVERSE)),
    Counted("D3", "Skips laid", laid(SKIP)),
    Counted("D4", "Wilds laid", laid(WILD)),
    Counted("D5", "Wild Draw Fours laid", laid(WILD_FOUR)),
    Counted("D8", "challenges", happened(EventKind.CHALLENGED)),
    Counted("D9", "challenges that found a bluff", happened(EventKind.GUILTY)),
    Counted("D10", "challenges that found none", happened(EventKind.INNOCENT)),
    Counted("D11", "Mutated Minions laid", laid(MINION)),
    Counted("E1", "calls", happened(EventKind.CALLED)),
    Counted("E2", "players caught without the call", happened(EventKind.CAUGHT)),
    Counted("E6", "rounds that somebody won", happened(EventKind.WENT_OUT)),
    Counted("H1", "Reverses laid, with two players", laid(REVERSE), players=2),
    Counted("H2", "Skips laid, with two players", laid(SKIP), players=2),
    Counted("I1", "flips", happened(EventKind.FLIPPED)),
    Counted("I2", "cards given after a hit", happened(EventKind.GAVE)),
    Counted("R7", "rounds drawn because nobody could play or draw", happened(EventKind.ROUND_DRAWN)),
    Counted("R11", "Reverses laid, with two players", laid(REVERSE), players=2),
    Counted("R25", "flips that missed", happened(EventKind.MISSED)),
    Counted("seven-zero", "hands swapped or passed along", happened(EventKind.SWAPPED, EventKind.PASSED_HANDS)),
)


def belongs(counted: Counted, edition: Edition, players: int) -> bool:
    """Is the clause in this edition, and for this many players?"""
    editions = clauses_named(counted.clause)[0].editions.split()
    return edition.letter in editions and counted.players in (None, players)


def clause_counts(edition: Edition, players: int, sums: Sums) -> dict[str, int]:
    return {one.clause: one.count(sums) for one in COUNTED if belongs(one, edition, players)}
