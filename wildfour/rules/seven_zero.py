"""House rule seven-zero: players swap or pass hands. (Other house rules are conditions in the rules they change.)"""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.cards import NO_CARD
from wildfour.rules.primitives import emit
from wildfour.rules.seats import next_seat
from wildfour.rules.state import RoundState


def exchange(s: RoundState, seat: int, other: int) -> None:
    for word in range(len(s.draw)):
        cards = s.hands[seat][word]
        s.hands[seat][word] = s.hands[other][word]
        s.hands[other][word] = cards


def swap_hands(s: RoundState, seat: int, other: int) -> None:
    """Swap hands with the chosen player, after a 7."""
    exchange(s, seat, other)
    emit(s, EventKind.SWAPPED, seat, NO_CARD, other)


def pass_hands(s: RoundState) -> None:
    """Pass every hand to the next seat in the direction of play, after a 0."""
    seat = s.laid_by
    for _ in range(s.players - 1):
        seat = next_seat(s, seat)
        exchange(s, s.laid_by, seat)
    emit(s, EventKind.PASSED_HANDS, NOBODY, NO_CARD, s.direction)
