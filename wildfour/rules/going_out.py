"""Going out, and the end of the round: E6, R6, R7."""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.cards import NO_CARD
from wildfour.rules.piles import is_empty
from wildfour.rules.primitives import emit
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import close_window


def is_out(s: RoundState, seat: int) -> bool:
    return is_empty(s.hands[seat])


def go_out(s: RoundState, seat: int) -> None:
    """End the round because a player has no cards left (E6)."""
    s.phase = Phase.OVER
    s.winner = seat
    emit(s, EventKind.WENT_OUT, seat, NO_CARD, NOBODY)


def end_drawn(s: RoundState) -> None:
    """End the round without a winner: in a full circle, no player could play or draw (R7)."""
    s.phase = Phase.OVER
    emit(s, EventKind.ROUND_DRAWN, NOBODY, NO_CARD, NOBODY)


def play_on(s: RoundState, seat: int) -> None:
    """Give the turn to a seat, unless the player of the top card has gone out."""
    s.turn = seat
    s.phase = Phase.PLAY
    if is_out(s, s.laid_by):
        go_out(s, s.laid_by)
    elif s.rules.own_turn_closes_window and s.players == 2 and s.exposed == seat:
        close_window(s)  # R6
