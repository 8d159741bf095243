"""The Mutated Minion: D11, R8 to R10, R41."""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.cards import NO_CARD, color_of
from wildfour.rules.going_out import is_out, play_on
from wildfour.rules.piles import draw_card, is_empty
from wildfour.rules.primitives import Chance, emit
from wildfour.rules.seats import next_seat
from wildfour.rules.state import RoundState
from wildfour.rules.uno_call import close_window


def mutate(s: RoundState, chance: Chance) -> None:
    """Make the next player draw until a card of the chosen color turns up (D11)."""
    victim = next_seat(s, s.laid_by)
    if not is_out(s, s.laid_by) or s.rules.last_minion_draws:  # R9
        draw_until_color(s, chance, victim)
    if s.rules.minion_misses_turn:  # R8
        emit(s, EventKind.MISSED_TURN, victim, NO_CARD, NOBODY)
        victim = next_seat(s, victim)
    play_on(s, victim)


def draw_until_color(s: RoundState, chance: Chance, victim: int) -> None:
    if s.rules.forced_draw_closes_window:
        close_window(s)  # R5
    while True:
        card = draw_card(s, chance, victim)
        if card == NO_CARD or color_of(card) == s.color:
            break
        if s.rules.minion_stops_at_pile_end and is_empty(s.draw):  # R10
            break
