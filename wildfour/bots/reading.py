"""What bots read off their view and their moves. What may be laid the rules say, asked about an imagined state."""

from collections.abc import Collection, Sequence

from wildfour.bots.imagining import imagined
from wildfour.cards import HIGH_WILDS, LOW_WILDS, NO_CARD, kind_face
from wildfour.moves import ACCUSE, CALL, CATCH, FLIP, GIVE, OBJECT, PLAY_END
from wildfour.rules.piles import find
from wildfour.rules.playable import is_rightful, last_card_allowed, matching
from wildfour.rules.view import View

THE_ONLY_CARD = [1]  # a hand of one card, whichever


def is_claim(move: int) -> bool:
    """Does the move say something about another player: a catch, an objection, an accusation?"""
    return CATCH <= move < FLIP or move == OBJECT or ACCUSE <= move < GIVE


def asked_for(moves: Sequence[int]) -> list[int]:
    """The answers to what the phase asks."""
    return [move for move in moves if move != CALL and not is_claim(move)]


def catch_in(moves: Sequence[int]) -> int | None:
    """The catch among the moves, if somebody forgot to call."""
    return next((move for move in moves if CATCH <= move < FLIP), None)


def right_plays(view: View, moves: Sequence[int]) -> list[int]:
    """The moves that lay a card as the rulebook lets it be laid: no bluff, and no wrong card."""
    right = right_kinds(view, {move >> 2 for move in moves if move < PLAY_END})
    return [move for move in moves if move < PLAY_END and move >> 2 in right]


def right_plays_of_drawn(view: View, moves: Sequence[int]) -> list[int]:
    """C3, C4: those that lay the card just drawn."""
    return [move for move in right_plays(view, moves) if move >> 2 == view.drawn]


def right_kinds(view: View, kinds: Collection[int]) -> set[int]:
    """The kinds, of some in the hand, that the rules let the hand lay."""
    if not kinds:
        return set()
    assert view.seat is not None
    s = imagined(view)
    hand = s.hands[view.seat]
    return {kind for kind in kinds if is_rightful(s, view.seat, find(s.rules, hand, kind))}


def is_plainly_wrong(view: View) -> bool:
    """G2: can everybody see that the top card was laid against the rules? A bluff nobody sees (D7)."""
    if view.under == NO_CARD:
        return False
    s = imagined(view)
    s.face, s.color = kind_face(view.under), view.color_before
    allowed = matching(s) | LOW_WILDS | HIGH_WILDS
    if view.hand_sizes[view.laid_by] == 0:
        allowed &= last_card_allowed(s, THE_ONLY_CARD)
    return allowed >> (s.top & 63) & 1 == 0


def cards_to_lay(view: View, plays: Sequence[int]) -> list[int]:
    """The cards of the hand that the moves lay: two equal cards are two, a wild card with its four moves is one."""
    kinds = {move >> 2 for move in plays}
    return [kind for kind in view.hand if kind in kinds]
