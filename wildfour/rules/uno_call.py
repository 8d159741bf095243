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
    """Expose a player who has one card left and has not called (E1). This opens the catch window (E4)."""
    if count(s.hands[seat]) == 1 and s.called >> seat & 1 == 0:
        s.exposed = seat
    s.called = 0


def close_window(s: RoundState) -> None:
    """Close the catch window. This happens when the next turn begins (E5), after a call or a catch, or because of R5 or
    R6."""
    s.exposed = NOBODY


def call_may_come_first(s: RoundState, seat: int) -> bool:
    """Return True if a player with two cards may call before playing or giving one (E1, R34).

    The result depends only on public information, so that a call reveals nothing about the hand."""
    return count(s.hands[seat]) == 2 and s.called >> seat & 1 == 0 and may_call_now(s, seat)


def may_call_now(s: RoundState, seat: int) -> bool:
    """Return True if the seat's next move may play or give a card."""
    if seat != s.turn:
        return may_jump_in(s, seat)
    if s.phase == Phase.ANSWER:
        return can_be_stacked_on(s)
    if s.phase == Phase.FLIP or s.phase == Phase.GIVE:
        return gift_needs_call(s)
    return s.phase == Phase.PLAY or s.phase == Phase.PLAY_DRAWN


def gift_needs_call(s: RoundState) -> bool:
    """Return True if the flip may lead to giving a card with a required call (R29). A Wild Draw Four's flip never does
    (R28)."""
    return not s.rules.gift_needs_no_call and (s.face != WILD_FOUR or s.rules.wild_four_flip_gives != 0)


def call_counts(s: RoundState, seat: int) -> bool:
    """Return True if a call counts: late but still in the window (E3), or before a move that may leave one card (R34).
    A call also counts if no card can be played or given right after it, even out of turn. Such a call has no immediate
    effect, but it stays valid if a pass (R7) or a card taken back (G2) gives the seat the turn. Offering it reveals
    nothing."""
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
    """Return True if `seat` may catch `other`. A player without cards may not catch (R38), and an option allows only
    opponents to catch (R13)."""
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
