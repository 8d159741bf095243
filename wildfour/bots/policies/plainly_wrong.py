"""Cards that everybody can see are wrong (G2), in the language of the rules."""

from wildfour.rulebook.card_faces import WILD
from wildfour.rulebook.cards import NUMBERS, color_of, face_of
from wildfour.rules.public_knowledge import SIZE, may_hold
from wildfour.rules.state import RoundState


def looks_wrong(s: RoundState) -> bool:
    """Is the top card plainly wrong, to somebody who knows how many cards its player has left (s.fresh)?"""
    if s.rules.plain_finish and may_hold(s.fresh, s.laid_by, SIZE) == 0 and is_no_last_card(s):
        return True
    return does_not_fit(s)


def is_no_last_card(s: RoundState) -> bool:
    """House rule plain-finish: is the top card no card to go out with?"""
    return NUMBERS >> (s.top & 63) & 1 == 0


def does_not_fit(s: RoundState) -> bool:
    """Does the top card match neither the color nor the face before it (C1, C2, C5)? Whoever may object sees no more
    than that: a bluff is challenged instead (D7)."""
    if s.face >= WILD or color_of(s.top) == s.color_before:
        return False
    return s.face != face_of(s.under)
