"""What the simpler bots read off their view and their moves."""

from collections.abc import Sequence

from wildfour.cards import NO_CARD, NO_COLOR, SKIP, WILD_FOUR_KIND, kind_color, kind_face
from wildfour.moves import ACCUSE, CALL, CATCH, FLIP, GIVE, OBJECT, PLAY_END
from wildfour.rules.view import View


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
    return [move for move in moves if move < PLAY_END and is_right(view, move >> 2)]


def right_plays_of_drawn(view: View, moves: Sequence[int]) -> list[int]:
    """C3, C4: those that lay the card just drawn."""
    return [move for move in right_plays(view, moves) if move >> 2 == view.drawn]


def is_right(view: View, kind: int) -> bool:
    """Does the card match (C1, C2, C5), is it no bluff (D6), and may it be the last one (plain-finish)?"""
    if view.rules.plain_finish and len(view.hand) == 1 and not is_number(kind):
        return False
    if kind == WILD_FOUR_KIND:
        return all(kind_color(held) != view.color for held in view.hand)
    return kind_color(kind) in (NO_COLOR, view.color) or same_face(kind, view.top)


def is_number(kind: int) -> bool:
    return kind_face(kind) < SKIP


def same_face(kind: int, other: int) -> bool:
    """C1: the same number or symbol; a wild card has none to match."""
    return other != NO_CARD and kind_color(other) != NO_COLOR and kind_face(kind) == kind_face(other)


def is_plainly_wrong(view: View) -> bool:
    """G2: can everybody see that the top card was laid against the rules?"""
    if view.under == NO_CARD:
        return False
    if view.rules.plain_finish and view.hand_sizes[view.layer] == 0 and not is_number(view.top):
        return True
    return kind_color(view.top) not in (NO_COLOR, view.color_before) and not same_face(view.top, view.under)


def cards_to_lay(view: View, plays: Sequence[int]) -> list[int]:
    """The cards of the hand that the moves lay: two equal cards are two, a wild card with its four moves is one."""
    kinds = {move >> 2 for move in plays}
    return [kind for kind in view.hand if kind in kinds]
