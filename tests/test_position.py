"""Positions that cannot be are refused with a sentence."""

import pytest

from wildfour import Illegal, Invalid, Round


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("", "There is no edition"),
        ("classic-2003 / 0: r7 / 1: b1", "has no top card"),
        ("classic-2003 / 0: r7 r7 r7 / 1: b1 / top r1", "not so many r7"),
        ("classic-2003 / 0: r7 / 1: b1 / top W", "no color is named"),
        ("classic-2003 / 0: r7 / 1: b1 / top r1 / phase play-drawn", "needs the drawn card"),
        ("deluxe / 0: r7 / 1: b1 b2 / top r1 / under g4", "only with the option players-referee"),
        ("classic-2003 players-referee / 0: r7 / 1: b1 / top g1 / under W", "the color before is needed"),
        ("launcher-2009 / 0: r7 b2 / 1: g5 / top r3^ / phase give", "somebody else was hit"),
        ("launcher-2009 / 0: / 1: g5 / top r3^ / phase give / target 1", "there is a card to give"),
        ("classic-2003 / 0: r7 / 1: b1 / top r1 / turn 5", "is not a seat"),
        ("classic-2003 / 0: r7 / 1: b1 / top r1 / pile 5", "is not a part of a position"),
    ],
)
def test_impossible_positions_are_refused(position: str, sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        Round.from_position(position)


def test_a_refusal_names_only_moves_that_are_there() -> None:
    """Where the players are the referees, a last card is accepted or objected to, and a Draw Two is accepted."""
    r = Round.from_position("classic-2003 players-referee / 0: r5 / 1: r7 g2 / 2: b1 / top r3")
    r.apply(0, "r5")
    with pytest.raises(Illegal, match="accept it, or object"):
        r.apply(1, "r7")
    r = Round.from_position("classic-2003 players-referee / 0: r+2 b1 b2 / 1: r7 g2 / 2: b1 / top r3")
    r.apply(0, "r+2")
    with pytest.raises(Illegal, match=r"with accept \(D5\)"):
        r.apply(1, "draw")
