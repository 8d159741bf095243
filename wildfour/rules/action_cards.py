"""Draw Two, Reverse, Skip, and the demand of a Wild Draw Four: D1 to D5, E7, H1 to H3, R5, R11, R28."""

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
    """D2; with two players it works as a Skip (H1, R11)."""
    turn_round(s)
    if s.players == 2 and not s.rules.two_handed_reverse_passes:
        skip(s)
    else:
        play_on(s, next_seat(s, s.laid_by))


def turn_round(s: RoundState) -> None:
    s.direction = -s.direction
    emit(s, EventKind.REVERSED, NOBODY, NO_CARD, s.direction)


def skip(s: RoundState) -> None:
    """D3; with two players its player plays again at once (H2)."""
    miss_turn(s, next_seat(s, s.laid_by))


def miss_turn(s: RoundState, seat: int) -> None:
    emit(s, EventKind.MISSED_TURN, seat, NO_CARD, NOBODY)
    play_on(s, next_seat(s, seat))


def who_must_draw(s: RoundState) -> int:
    """D1, D5: the next player; in the launcher edition the one whom the flip of a Wild Draw Four hit (R28)."""
    if s.face == WILD_FOUR and s.target != NOBODY:
        return s.target
    return next_seat(s, s.laid_by)


def demand_cards(s: RoundState, chance: Chance) -> None:
    """D1, D5: a seat must draw. It may have an answer to that first."""
    s.pending += 2 if s.face == DRAW_TWO else 4
    s.turn = who_must_draw(s)
    if may_answer(s):
        s.phase = Phase.ANSWER
    else:
        take_pending(s, chance)


def may_challenge(s: RoundState) -> bool:
    """D8: is there anything to challenge? R4: a Wild Draw Four laid as the last card may be challenged too."""
    if s.face != WILD_FOUR or s.pending == 0 or s.rules.no_bluffing:
        return False
    return not (s.rules.last_wild_four_stands and is_out(s, s.laid_by))


def may_answer(s: RoundState) -> bool:
    if (s.rules.players_referee and s.under != NO_CARD) or may_challenge(s):
        return True
    return can_be_stacked_on(s)


def take_pending(s: RoundState, chance: Chance) -> None:
    """The seat on turn draws what the laid card demands and misses the turn (D1, D5, E7).

    R28: whoever was hit by the flip of a Wild Draw Four draws out of turn; the next player then plays.
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
