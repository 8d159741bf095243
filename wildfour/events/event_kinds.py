"""Kinds of events that the rules emit, as ints. round_events.py defines the events and who may see them."""

from enum import IntEnum


class EventKind(IntEnum):
    """Kinds of events. The comments explain `seat`, `card`, and `other`."""

    DREW_FOR_DEAL = 0  # seat, card
    DEALS = 1  # seat
    DEALT = 2  # seat, card (private)
    TURNED_UP = 3  # seat: the dealer; card
    PUT_BACK = 4  # seat: the dealer; card
    NAMED_COLOR = 5  # seat; other: color
    PLAYED = 6  # seat, card; other: the seat again, if it played the drawn card
    DREW = 7  # seat, card (private); other: the current color, if the seat drew instead of playing a card
    KEPT = 8  # seat; other: the current color
    PASSED = 9  # seat
    MISSED_TURN = 10  # seat
    REVERSED = 11  # other: 1 to the left, -1 to the right
    RESHUFFLED = 12
    ACCEPTED = 13  # seat
    CHALLENGED = 14  # seat; other: the player who played the Wild Draw Four
    SHOWED_HAND = 15  # seat; other: the challenger; the hand is private to both
    GUILTY = 16  # seat
    INNOCENT = 17  # seat
    CALLED = 18  # seat
    CAUGHT = 19  # seat; other: the caught player
    FALSE_CALL = 20  # seat
    FALSE_CATCH = 21  # seat; other: the player who could not be caught
    OBJECTED = 22  # seat; other: the player who played the card
    FALSE_OBJECTION = 23  # seat; other: the player who played the card
    TOOK_BACK = 24  # seat, card
    ACCUSED = 25  # seat; other: the accused seat
    SUGGESTED = 26  # seat: found to have suggested a play
    FLIPPED = 27  # seat; other: the target
    HIT = 28  # seat; other: the target
    MISSED = 29  # seat; other: the target
    DECLINED = 30  # seat
    GAVE = 31  # seat, card (private to both); other: the target
    SWAPPED = 32  # seat; other; each seat sees its own new hand
    PASSED_HANDS = 33  # other: 1 to the left, -1 to the right; each seat sees its own new hand
    WENT_OUT = 34  # seat
    ROUND_DRAWN = 35


NEW_HANDS = frozenset({EventKind.SWAPPED, EventKind.PASSED_HANDS})
SHOWS_HANDS = NEW_HANDS | {EventKind.SHOWED_HAND}
NOBODY = -1

# An emitted event: kind, seat, card, other, and, if the event shows or moves hands, all hands.
Emitted = tuple[int, int, int, int, list[list[int]] | None]
