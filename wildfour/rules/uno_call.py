"""Calling UNO, the catch window, and catching: E1 to E5, R5, R6, R13 to R15, R29, R34, R38."""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.card_faces import WILD_FOUR
from wildfour.rulebook.cards import NO_CARD
from wildfour.rules.piles import count, draw_cards, is_empty
from wildfour.rules.playable import can_be_stacked_on, may_jump_in
from wildfour.rules.primitives import Chance, emit
from wildfour.rules.seats import are_partners
from wildfour.rules.state import Phase, RoundState

PENALTY = 2


def owe_call(s: RoundState, seat: int) -> None:
    """E1: whoever has come down to one card must have called, or can be caught from now on (E4)."""
    if count(s.hands[seat]) == 1 and s.called >> seat & 1 == 0:
        s.exposed = seat
    s.called = 0


def close_window(s: RoundState) -> None:
    """The one place where it ends: E5, when the next player has begun; after a call or a catch; R5, R6."""
    s.exposed = NOBODY


def call_may_come_first(s: RoundState, seat: int) -> bool:
    """E1, R34: with two cards the call may come before the one that leaves a single card, however it leaves the hand.

    Only what everybody sees decides, so that a call tells nothing of the hand: not whether there is a card to lay."""
    return count(s.hands[seat]) == 2 and s.called >> seat & 1 == 0 and may_call_now(s, seat)


def may_call_now(s: RoundState, seat: int) -> bool:
    """Might the seat's next move lay a card, or give one?"""
    if seat != s.turn:
        return may_jump_in(s, seat)
    if s.phase == Phase.ANSWER:
        return can_be_stacked_on(s)
    if s.phase == Phase.FLIP or s.phase == Phase.GIVE:
        return gift_needs_call(s)
    return s.phase == Phase.PLAY or s.phase == Phase.PLAY_DRAWN


def gift_needs_call(s: RoundState) -> bool:
    """R29: may the flip end in a gift that a call must come with? R28: a Wild Draw Four's does not."""
    return not s.rules.gift_needs_no_call and (s.face != WILD_FOUR or s.rules.wild_four_flip_gives != 0)


def call_counts(s: RoundState, seat: int) -> bool:
    """Tell whether a call counts: late, but not too late (E3), or before a move that may leave a single card (R34).

    A call that no card of the hand follows is among them, out of turn too: it changes nothing for that card, but it
    holds if a pass (R7) or a card taken back (G2) brings the turn to the seat, and offering it tells nothing.
    """
    return s.exposed == seat or call_may_come_first(s, seat)


def call(s: RoundState, chance: Chance, seat: int) -> None:
    emit(s, EventKind.CALLED, seat, NO_CARD, NOBODY)
    if s.exposed == seat:
        close_window(s)  # E3
    elif call_may_come_first(s, seat):
        s.called |= 1 << seat
    elif s.rules.false_call_costs:
        emit(s, EventKind.FALSE_CALL, seat, NO_CARD, NOBODY)
        draw_cards(s, chance, seat, PENALTY)  # R14


def may_catch(s: RoundState, seat: int, other: int) -> bool:
    """R13: anybody else, or opponents only. R38: nobody who has laid the last card."""
    if seat == other or other >= s.players or is_empty(s.hands[seat]):
        return False
    return not (s.rules.opponents_catch and are_partners(s, seat, other))


def catch(s: RoundState, chance: Chance, seat: int, other: int) -> None:
    if s.exposed == other:
        close_window(s)
        emit(s, EventKind.CAUGHT, seat, NO_CARD, other)
        draw_cards(s, chance, other, PENALTY)  # E2
        return
    emit(s, EventKind.FALSE_CATCH, seat, NO_CARD, other)
    if s.rules.false_catch_costs:
        draw_cards(s, chance, seat, PENALTY)  # R15
