"""What the cards do: D1 to D5, H1 to H3. A start card and a card laid share their effect (B5 to B8)."""

from wildfour.cards import DRAW_TWO, MINION, NO_CARD, REVERSE, SKIP, WILD_FOUR
from wildfour.events import NOBODY, EventKind
from wildfour.rules.going_out import is_out, play_on
from wildfour.rules.minion import mutate
from wildfour.rules.penalties import let_stand
from wildfour.rules.piles import draw_cards
from wildfour.rules.playable import can_be_stacked_on
from wildfour.rules.primitives import Chance, emit
from wildfour.rules.seats import next_seat
from wildfour.rules.state import Phase, RoundState


def take_effect(s: RoundState, chance: Chance) -> None:
    """The top card, laid by `laid_by`, does what it does, and the turn moves on."""
    if last_card_is_asked_about(s):
        s.turn = next_seat(s, s.laid_by)
        s.phase = Phase.ANSWER
    elif s.face == DRAW_TWO or s.face == WILD_FOUR:
        demand_cards(s, chance)
    elif s.face == REVERSE:
        reverse(s)
    elif s.face == SKIP:
        skip(s)
    elif s.rules.minion and s.face == MINION:
        mutate(s, chance)
    else:
        play_on(s, next_seat(s, s.laid_by))


def last_card_is_asked_about(s: RoundState) -> bool:
    """R20: where the players are the referees, the next one agrees that the round is over, or somebody objects. A card
    that makes somebody draw is answered anyway."""
    if not s.rules.players_referee or s.under == NO_CARD:
        return False
    return is_out(s, s.laid_by) and s.face != DRAW_TWO and s.face != WILD_FOUR


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
        s.exposed = NOBODY  # R5
    number = s.pending
    s.pending = 0
    s.target = NOBODY
    s.called = 0
    draw_cards(s, chance, drawer, number)
    if drawer == next_seat(s, s.laid_by):
        miss_turn(s, drawer)
    else:
        play_on(s, next_seat(s, s.laid_by))


def accept(s: RoundState, chance: Chance) -> None:
    """Take the cards; where the players are the referees also: let the last card stand."""
    emit(s, EventKind.ACCEPTED, s.turn, NO_CARD, NOBODY)
    if s.pending > 0 or not s.rules.players_referee:
        take_pending(s, chance)
    else:
        let_stand(s)
        take_effect(s, chance)
