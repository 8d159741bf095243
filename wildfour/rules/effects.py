"""Effects of a played card, in this order: the flip, seven-zero, and the effect of the card's face.

Only the launcher edition has flips (I1, I3), and seven-zero is a house rule. Most cards, and all start cards (B5 to B8,
B11), only have the effect of their face. After the effects, the next turn begins, or the round ends.
"""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.card_faces import DRAW_TWO, MINION, REVERSE, SKIP, WILD_FOUR
from wildfour.rulebook.cards import NO_CARD
from wildfour.rules.action_cards import demand_cards, reverse, skip, take_pending
from wildfour.rules.going_out import is_out, play_on
from wildfour.rules.minion import mutate
from wildfour.rules.penalties import let_stand
from wildfour.rules.primitives import Chance, emit
from wildfour.rules.seats import next_seat
from wildfour.rules.seven_zero import pass_hands, swap_hands
from wildfour.rules.state import Phase, RoundState


def after_play(s: RoundState, chance: Chance) -> None:
    if s.rules.launcher and flip_follows(s):
        s.turn = s.laid_by
        s.phase = Phase.FLIP
    else:
        after_flip(s, chance)


def flip_follows(s: RoundState) -> bool:
    """Return True for a Wild Draw Four, and for a flip card if its player has a card to give (I1, I3). This includes a
    Wild Draw Four played as the last card (R45)."""
    something_to_give = not is_out(s, s.laid_by)
    if s.face == WILD_FOUR:
        return something_to_give or not s.rules.wild_four_flip_gives
    return something_to_give and is_flip_card(s, s.top)


def is_flip_card(s: RoundState, card: int) -> bool:
    return s.rules.flips[card >> 6 & 1] >> (card & 63) & 1 == 1


def after_flip(s: RoundState, chance: Chance) -> None:
    if s.rules.seven_zero and (s.face == 7 or s.face == 0) and not is_out(s, s.laid_by):
        move_hands(s, chance)
    else:
        take_effect(s, chance)


def move_hands(s: RoundState, chance: Chance) -> None:
    """Apply the house rule seven-zero. A 7 lets its player choose a seat, and a 0 passes all hands. A last card does
    neither."""
    if s.face == 7:
        s.turn = s.laid_by
        s.phase = Phase.SWAP
    else:
        pass_hands(s)
        take_effect(s, chance)


def swap(s: RoundState, chance: Chance, other: int) -> None:
    swap_hands(s, s.turn, other)
    take_effect(s, chance)


def take_effect(s: RoundState, chance: Chance) -> None:
    """Apply the effect of the top card, played by `laid_by`, and begin the next turn."""
    if last_card_needs_answer(s):
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


def last_card_needs_answer(s: RoundState) -> bool:
    """Return True if the next player must accept the last card or object to it (R20: the players are the referees).
    Draw cards need an answer anyway."""
    if not s.rules.players_referee or s.under == NO_CARD:
        return False
    return is_out(s, s.laid_by) and s.face != DRAW_TWO and s.face != WILD_FOUR


def accept(s: RoundState, chance: Chance) -> None:
    """Accept the penalty cards or, if the players are the referees, the last card."""
    emit(s, EventKind.ACCEPTED, s.turn, NO_CARD, NOBODY)
    if s.pending > 0 or not s.rules.players_referee:
        take_pending(s, chance)
    else:
        let_stand(s)
        take_effect(s, chance)
