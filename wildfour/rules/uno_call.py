"""Calling UNO, and catching who forgot: E1 to E5, R5, R6, R13 to R15, R29."""

from wildfour.cards import NO_CARD
from wildfour.events import NOBODY, EventKind
from wildfour.rules.piles import count, draw_cards
from wildfour.rules.primitives import Chance, emit
from wildfour.rules.seats import are_partners
from wildfour.rules.state import Phase, RoundState

PENALTY = 2


def owe_call(s: RoundState, seat: int) -> None:
    """E1: whoever has come down to one card must have called, or can be caught from now on (E4)."""
    if count(s.hands[seat]) == 1 and s.called == 0:
        s.exposed = seat
    s.called = 0


def close_window(s: RoundState) -> None:
    """E5: nobody can be caught once the next player has begun."""
    s.exposed = NOBODY


def about_to_lay_second_to_last(s: RoundState, seat: int) -> bool:
    """E1: with two cards, on turn, the call may come before the card."""
    laying = s.phase == Phase.PLAY or s.phase == Phase.PLAY_DRAWN
    return laying and seat == s.turn and s.called == 0 and count(s.hands[seat]) == 2


def call_counts(s: RoundState, seat: int) -> bool:
    """Is the call needed now: early by E1, or late but in time by E3?"""
    return s.exposed == seat or about_to_lay_second_to_last(s, seat)


def call(s: RoundState, chance: Chance, seat: int) -> None:
    emit(s, EventKind.CALLED, seat, NO_CARD, NOBODY)
    if s.exposed == seat:
        s.exposed = NOBODY  # E3
    elif about_to_lay_second_to_last(s, seat):
        s.called = 1
    elif s.rules.false_call_costs:
        emit(s, EventKind.FALSE_CALL, seat, NO_CARD, NOBODY)
        draw_cards(s, chance, seat, PENALTY)  # R14


def may_catch(s: RoundState, seat: int, other: int) -> bool:
    """R13: anybody else, or opponents only."""
    if seat == other or other >= s.players:
        return False
    return not (s.rules.opponents_catch and are_partners(s, seat, other))


def catch(s: RoundState, chance: Chance, seat: int, other: int) -> None:
    if s.exposed == other:
        s.exposed = NOBODY
        emit(s, EventKind.CAUGHT, seat, NO_CARD, other)
        draw_cards(s, chance, other, PENALTY)  # E2
        return
    emit(s, EventKind.FALSE_CATCH, seat, NO_CARD, other)
    if s.rules.false_catch_costs:
        draw_cards(s, chance, seat, PENALTY)  # R15
