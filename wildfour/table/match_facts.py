"""What players did in a match, for its end: the longest hands, catches, and challenges won."""

from collections.abc import Sequence

import msgspec

from wildfour.events.event_kinds import EventKind
from wildfour.events.event_views import EventViews
from wildfour.round.round import Round
from wildfour.rules.piles import count

LONGER_HANDS = frozenset({EventKind.DREW, EventKind.GAVE, EventKind.SWAPPED, EventKind.PASSED_HANDS})


class PlayerFacts(msgspec.Struct):
    """A player's longest hand, catches, and challenges won."""

    longest_hand: int = 0
    catches: int = 0
    challenges_won: int = 0


def note_facts(
    facts: Sequence[PlayerFacts], seating: Sequence[int], played: Round, events: Sequence[EventViews]
) -> None:
    """Count what happened in a round, after a move or a deal."""
    kinds = {event.kind: event for event in events}
    if EventKind.CAUGHT in kinds:
        facts[seating[kinds[EventKind.CAUGHT].seat]].catches += 1
    if EventKind.GUILTY in kinds and EventKind.CHALLENGED in kinds:
        facts[seating[kinds[EventKind.CHALLENGED].seat]].challenges_won += 1
    if LONGER_HANDS.isdisjoint(kinds):
        return
    for seat, player in enumerate(seating):
        facts[player].longest_hand = max(facts[player].longest_hand, count(played.state.hands[seat]))
