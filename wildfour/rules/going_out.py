"""Whose turn it is next, unless the round is over: B4, E6, E7, and the drawn round of R7. Seat + 1 sits on the left."""

from wildfour.cards import NO_CARD
from wildfour.event_kinds import NOBODY, EventKind
from wildfour.rules.piles import is_empty
from wildfour.rules.primitives import emit
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import close_window


def next_seat(s: RoundState, seat: int) -> int:
    """Who comes after a seat in the direction of play."""
    seat += s.direction
    if seat < 0:
        return s.players - 1
    if seat >= s.players:
        return 0
    return seat


def left_of(s: RoundState, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


def is_out(s: RoundState, seat: int) -> bool:
    return is_empty(s.hands[seat])


def go_out(s: RoundState, seat: int) -> None:
    """E6: the round ends when a player has no cards left."""
    s.phase = Phase.OVER
    s.winner = seat
    emit(s, EventKind.WENT_OUT, seat, NO_CARD, NOBODY)


def end_drawn(s: RoundState) -> None:
    """R7: a whole circle could neither play nor draw."""
    s.phase = Phase.OVER
    emit(s, EventKind.ROUND_DRAWN, NOBODY, NO_CARD, NOBODY)


def play_on(s: RoundState, seat: int) -> None:
    """The turn goes to a seat, unless the one who laid the top card is out."""
    s.turn = seat
    s.phase = Phase.PLAY
    if is_out(s, s.laid_by):
        go_out(s, s.laid_by)
    elif s.rules.own_turn_closes_window and s.players == 2 and s.exposed == seat:
        close_window(s)  # R6
