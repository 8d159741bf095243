"""Challenges to a Wild Draw Four: D7 to D10, R3, R4, R35."""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.cards import NO_CARD
from wildfour.rules.action_cards import take_pending
from wildfour.rules.going_out import play_on
from wildfour.rules.penalties import let_stand
from wildfour.rules.piles import draw_cards
from wildfour.rules.primitives import Chance, emit
from wildfour.rules.seats import next_seat
from wildfour.rules.state import RoundState

FALSE_CHALLENGE = 2


def challenge(s: RoundState, chance: Chance) -> None:
    """Apply a challenge (D8): only the challenger sees the hand."""
    emit(s, EventKind.CHALLENGED, s.turn, NO_CARD, s.laid_by)
    emit(s, EventKind.SHOWED_HAND, s.laid_by, NO_CARD, s.turn)
    if s.bluff:
        punish_bluff(s, chance)
    else:
        emit(s, EventKind.INNOCENT, s.laid_by, NO_CARD, NOBODY)
        s.pending += FALSE_CHALLENGE  # D10
        take_pending(s, chance)


def punish_bluff(s: RoundState, chance: Chance) -> None:
    """Make the bluffer draw instead of the challenger (D9). R3: the color stays, and the challenger takes a normal
    turn."""
    emit(s, EventKind.GUILTY, s.laid_by, NO_CARD, NOBODY)
    let_stand(s)
    draw_cards(s, chance, s.laid_by, s.pending)
    s.pending = 0
    s.target = NOBODY
    s.called = 0
    if s.rules.guilty_color_undone:
        s.color = s.color_before
    play_on(s, next_seat(s, s.laid_by))
