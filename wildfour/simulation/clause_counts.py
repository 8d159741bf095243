"""Counts of the rulebook clauses that applied in a simulation.

Only clauses that are counted separately are listed. For example, D7 is not listed: an unchallenged bluff looks like a
legal Wild Draw Four.
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
    """A clause and its count. `players` is the only number of players to which it applies, or None. The messages
    `counted-…` describe the count."""

    clause: str
    count: Callable[[Sums], int]
    players: int | None = None


def start(face: int) -> Callable[[Sums], int]:
    return lambda sums: sums[tally.STARTS + face]


def cards_played(face: int) -> Callable[[Sums], int]:
    return lambda sums: sums[tally.FACES + face]


def events_of(*kinds: EventKind) -> Callable[[Sums], int]:
    return lambda sums: sum(sums[tally.EVENTS + kind] for kind in kinds)


COUNTED = (
    Counted("B5", start(DRAW_TWO)),
    Counted("B6", start(REVERSE)),
    Counted("B7", start(SKIP)),
    Counted("B8", start(WILD)),
    Counted("B9", events_of(EventKind.PUT_BACK)),
    Counted("B10", start(MINION)),
    Counted("C6", events_of(EventKind.RESHUFFLED)),
    Counted("D1", cards_played(DRAW_TWO)),
    Counted("D2", cards_played(REVERSE)),
    Counted("D3", cards_played(SKIP)),
    Counted("D4", cards_played(WILD)),
    Counted("D5", cards_played(WILD_FOUR)),
    Counted("D8", events_of(EventKind.CHALLENGED)),
    Counted("D9", events_of(EventKind.GUILTY)),
    Counted("D10", events_of(EventKind.INNOCENT)),
    Counted("D11", cards_played(MINION)),
    Counted("E1", events_of(EventKind.CALLED)),
    Counted("E2", events_of(EventKind.CAUGHT)),
    Counted("E6", events_of(EventKind.WENT_OUT)),
    Counted("G2", events_of(EventKind.TOOK_BACK)),
    Counted("G3", lambda sums: sums[tally.WRONG_CARDS] - events_of(EventKind.TOOK_BACK)(sums)),
    Counted("H1", cards_played(REVERSE), players=2),
    Counted("H2", cards_played(SKIP), players=2),
    Counted("I1", events_of(EventKind.FLIPPED)),
    Counted("I2", events_of(EventKind.GAVE)),
    Counted("R7", events_of(EventKind.ROUND_DRAWN)),
    Counted("R11", cards_played(REVERSE), players=2),
    Counted("R20", events_of(EventKind.OBJECTED)),
    Counted("R25", events_of(EventKind.MISSED)),
    Counted("jump-in", lambda sums: sums[tally.JUMP_INS]),
    Counted("seven-zero", events_of(EventKind.SWAPPED, EventKind.PASSED_HANDS)),
)


def applies_to(counted: Counted, edition: Edition, players: int) -> bool:
    """Return whether the clause applies to this edition and this number of players."""
    editions = clauses_named(counted.clause)[0].editions.split()
    return edition.letter in editions and counted.players in (None, players)


def clause_counts(edition: Edition, players: int, sums: Sums) -> dict[str, int]:
    return {one.clause: one.count(sums) for one in COUNTED if applies_to(one, edition, players)}
