"""Cards that everybody can see are wrong (G2), in the language of the rules."""

from wildfour.cards import NUMBERS, WILD, color_of, face_of
from wildfour.rules.knowledge import SIZE, may_hold
from wildfour.rules.state import RoundState


def looks_wrong(s: RoundState) -> bool:
    """Does the top card match neither the color nor the face before it (C1, C2, C5), or is it no card to go out with
    (plain-finish)? Whoever may object sees no more than that: a bluff is challenged instead (D7)."""
    if s.rules.plain_finish and may_hold(s.fresh, s.laid_by, SIZE) == 0 and NUMBERS >> (s.top & 63) & 1 == 0:
        return True
    if s.face >= WILD or color_of(s.top) == s.color_before:
        return False
    return s.face != face_of(s.under)
