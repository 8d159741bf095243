"""House rule seven-zero. (Stacking, jump-in and the rest are single questions in the files they change.)"""

from wildfour.cards import NO_CARD
from wildfour.events import NOBODY, EventKind
from wildfour.rules.action_cards import take_effect
from wildfour.rules.going_out import is_out
from wildfour.rules.primitives import Chance, emit
from wildfour.rules.seats import next_seat
from wildfour.rules.state import Phase, RoundState


def swap_then_take_effect(s: RoundState, chance: Chance) -> None:
    """A 7 waits for the choice of a seat, a 0 passes the hands along; a last card does neither."""
    if s.rules.seven_zero and not is_out(s, s.laid_by):
        if s.face == 7:
            s.turn = s.laid_by
            s.phase = Phase.SWAP
            return
        if s.face == 0:
            pass_hands(s)
    take_effect(s, chance)


def exchange(s: RoundState, seat: int, other: int) -> None:
    for word in range(len(s.draw)):
        cards = s.hands[seat][word]
        s.hands[seat][word] = s.hands[other][word]
        s.hands[other][word] = cards


def swap(s: RoundState, chance: Chance, other: int) -> None:
    exchange(s, s.turn, other)
    emit(s, EventKind.SWAPPED, s.turn, NO_CARD, other)
    take_effect(s, chance)


def pass_hands(s: RoundState) -> None:
    """Every hand goes to the next seat in the direction of play."""
    seat = s.laid_by
    for _ in range(s.players - 1):
        seat = next_seat(s, seat)
        exchange(s, s.laid_by, seat)
    emit(s, EventKind.PASSED_HANDS, NOBODY, NO_CARD, s.direction)
