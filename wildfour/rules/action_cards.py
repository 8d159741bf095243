"""Draw Two, Reverse, Skip, and the four cards that a Wild Draw Four demands: D1 to D5, E7, H1 to H3, R5, R11, R28."""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.card_faces import DRAW_TWO, WILD_FOUR
from wildfour.rulebook.cards import NO_CARD
from wildfour.rules.going_out import is_out, play_on
from wildfour.rules.penalties import let_stand
from wildfour.rules.piles import draw_cards
from wildfour.rules.playable import can_be_stacked_on
from wildfour.rules.primitives import Chance, emit
from wildfour.rules.seats import next_seat
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import close_window


def reverse(s: RoundState) -> None:
    """Apply a Reverse (D2). With two players, it works like a Skip (H1, R11)."""
    change_direction(s)
    if s.players == 2 and not s.rules.two_handed_reverse_passes:
        skip(s)
    else:
        play_on(s, next_seat(s, s.laid_by))


def change_direction(s: RoundState) -> None:
    s.direction = -s.direction
    emit(s, EventKind.REVERSED, NOBODY, NO_CARD, s.direction)


def skip(s: RoundState) -> None:
    """Apply a Skip (D3). With two players, the same player plays again (H2)."""
    miss_turn(s, next_seat(s, s.laid_by))


def miss_turn(s: RoundState, seat: int) -> None:
    emit(s, EventKind.MISSED_TURN, seat, NO_CARD, NOBODY)
    play_on(s, next_seat(s, seat))


def who_must_draw(s: RoundState) -> int:
    """Return the next player (D1, D5), or the player hit by the flip after a Wild Draw Four (R28)."""
    if s.face == WILD_FOUR and s.target != NOBODY:
        return s.target
    return next_seat(s, s.laid_by)


def demand_cards(s: RoundState, chance: Chance) -> None:
    """Make a seat draw (D1, D5). If allowed, the seat may challenge or stack first."""
    s.pending += 2 if s.face == DRAW_TWO else 4
    s.turn = who_must_draw(s)
    if may_answer(s):
        s.phase = Phase.ANSWER
    else:
        take_pending(s, chance)


def may_challenge(s: RoundState) -> bool:
    """Return True if a Wild Draw Four can be challenged (D8), even one played as the last card (R4)."""
    if s.face != WILD_FOUR or s.pending == 0 or s.rules.no_bluffing:
        return False
    return not (s.rules.last_wild_four_stands and is_out(s, s.laid_by))


def may_answer(s: RoundState) -> bool:
    if (s.rules.players_referee and s.under != NO_CARD) or may_challenge(s):
        return True
    return can_be_stacked_on(s)


def take_pending(s: RoundState, chance: Chance) -> None:
    """Make the current player draw the demanded cards and miss the turn (D1, D5, E7).

    R28: a player hit by the flip after a Wild Draw Four draws out of turn. Then the next player plays.
    """
    let_stand(s)
    drawer = s.turn
    if s.rules.forced_draw_closes_window:
        close_window(s)  # R5
    number = s.pending
    s.pending = 0
    s.target = NOBODY
    s.called = 0
    draw_cards(s, chance, drawer, number)
    if drawer == next_seat(s, s.laid_by):
        miss_turn(s, drawer)
    else:
        play_on(s, next_seat(s, s.laid_by))
