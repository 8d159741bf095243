"""Rejected moves: the reason is correct, and the recommended moves are possible."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import ROUNDS
from wildfour import Illegal, Round
from wildfour.rulebook.moves import MOVES_END, move_name
from wildfour.rules.legal_moves import is_needless

C = "classic-2003"
REFEREES = "classic-2003 players-referee"

# A position, the moves from it, the rejected move, and the sentence.
REFUSED = [
    # A challenge
    (
        f"{C} stacking=two / 0: r+2 b2 b5 / 1: b+2 y1 / 2: g1 / top r3",
        "0 r+2",
        "1 challenge",
        "There is no Wild Draw Four to challenge: the top card is the red Draw Two; accept (D8)",
    ),
    (
        f"{REFEREES} last-wild-four-stands / 0: W4 / 1: g5 y1 / 2: g1 / top r3",
        "0 W4>b",
        "1 challenge",
        "A Wild Draw Four played as the last card cannot be challenged here; accept (R4)",
    ),
    (
        f"{C} no-bluffing stacking=four / 0: W4 b2 b5 / 1: W4 y1 / 2: g1 / top r3",
        "0 W4>b",
        "1 challenge",
        "No one can bluff here, so there is nothing to challenge; accept (no-bluffing)",
    ),
    (
        f"{REFEREES} no-bluffing / 0: W4 r2 b5 / 1: W4 y1 / 2: g1 / top r3",
        "0 W4>b",
        "1 challenge",
        "Bluffs are illegal here, so object instead of challenging, or accept (no-bluffing)",
    ),
    # Stacking
    (
        f"{C} / 0: W4 b2 b5 / 1: W4 y1 / 2: g1 / top r3",
        "0 W4>b",
        "1 W4>y",
        "Draw cards cannot be stacked here, so you cannot answer with a Wild Draw Four; "
        "you have to accept or challenge (R31)",
    ),
    (
        f"{C} stacking=two / 0: W4 b2 b5 / 1: W4 y1 / 2: g1 / top r3",
        "0 W4>b",
        "1 W4>y",
        "A Wild Draw Four cannot be stacked on a Wild Draw Four here; accept (R31)",
    ),
    (
        f"{C} stacking=four / 0: W4 / 1: W4 y1 / 2: g1 / top r3",
        "0 W4>b",
        "1 W4>y",
        "You cannot stack on a last card, so a Wild Draw Four is illegal; you have to accept or challenge (E7)",
    ),
    (
        f"{C} stacking=four no-bluffing / 0: W4 y2 b5 / 1: W4 b1 / 2: g1 / top r3",
        "0 W4>b",
        "1 W4>y",
        "You hold a blue card, so you cannot play a Wild Draw Four; accept (D6)",
    ),
    (
        f"{C} stacking=four plain-finish / 0: W4 y2 b5 / 1: W4 / 2: g1 / top r3",
        "0 W4>b",
        "1 W4>y",
        "Your last card must be a number card, and a Wild Draw Four is not; accept (plain-finish)",
    ),
    (
        f"{C} stacking=any / 0: W4 y2 b5 / 1: b+2 g+2 y1 / 2: g1 / top r3",
        "0 W4>b",
        "1 g+2",
        "A green Draw Two does not match the Wild Draw Four, with the color blue; "
        "stack another draw card or accept (C5)",
    ),
    (
        f"{C} stacking=any / 0: r+2 y2 b5 / 1: r7 y1 b1 / 2: g1 / top r3",
        "0 r+2",
        "1 r7",
        "A red 7 is not a draw card, so you cannot answer with it; you have to accept (R31)",
    ),
    (
        f"{C} stacking=any / 0: r+2 y2 b5 / 1: r7 r+2 b1 / 2: g1 / top r3",
        "0 r+2",
        "1 draw",
        "'draw' is not possible now; you have to accept or stack a draw card (D5)",
    ),
    (
        f"{REFEREES} / 0: r5 / 1: r7 g2 / 2: b1 / top r3",
        "0 r5",
        "1 r7",
        "A player has played their last card, so it is too late to play a red 7; accept the last card, or object (R20)",
    ),
    (
        f"{REFEREES} / 0: r+2 b1 b2 / 1: r7 g2 / 2: b1 / top r3",
        "0 r+2",
        "1 draw",
        "'draw' is not possible now; you have to accept (D5)",
    ),
    # The drawn card
    (
        f"{C} / 0: r7 b2 / 1: g5 y1 / top r3 / phase play-drawn / drawn r7",
        "",
        "0 b2",
        "After drawing, you can play only the drawn card, the red 7; play it or keep it (C4)",
    ),
    (
        f"{C} must-play / 0: r7 b2 / 1: g5 y1 / top r3 / phase play-drawn / drawn r7",
        "",
        "0 b2",
        "After drawing, you can play only the drawn card, the red 7; play it (C4)",
    ),
    (
        f"{C} / 0: r7 b2 / 1: g5 y1 / top r3 / phase play-drawn / drawn b2",
        "",
        "0 r7",
        "After drawing, you can play only the drawn card, the blue 2; keep it (C4)",
    ),
    (
        f"{C} / 0: r7 b2 / 1: g5 y1 / top r3 / phase play-drawn / drawn b2",
        "",
        "0 b2",
        "A blue 2 does not match the red 3; keep it (C1)",
    ),
    (
        f"{C} must-play / 0: r7 b2 / 1: g5 y1 / top r3 / phase play-drawn / drawn r7",
        "",
        "0 draw",
        "'draw' is not possible now; you have to play the drawn card (C4)",
    ),
    # No matching card
    (
        f"{C} / 0: b2 b5 / 1: g5 y1 / top r3",
        "",
        "0 b2",
        "A blue 2 does not match the red 3; play a red card, a 3 or a wild card, or draw (C1)",
    ),
    (
        f"{C} must-play / 0: b2 r5 / 1: g5 y1 / top r3",
        "",
        "0 b2",
        "A blue 2 does not match the red 3; play a red card, a 3 or a wild card (C1)",
    ),
    (
        f"{C} / 0: b2 b5 / 1: g5 y1 / top r3 / draw",
        "",
        "0 b2",
        "A blue 2 does not match the red 3; play a red card, a 3 or a wild card, or pass (C1)",
    ),
    (
        f"{C} plain-finish / 0: rS / 1: g5 y1 / top r3 / draw",
        "",
        "0 rS",
        "Your last card must be a number card, and a red Skip is not; pass (plain-finish)",
    ),
    (
        f"{C} no-bluffing must-play / 0: W4 r5 / 1: g5 y1 / top r3",
        "",
        "0 W4>b",
        "You hold a red card, so you cannot play a Wild Draw Four; play another card (D6)",
    ),
    # Drawing and passing
    (
        f"{C} / 0: r5 b5 / 1: g5 y1 / top r3 / draw",
        "",
        "0 draw",
        "There is no card left to draw; you have to play a card (R7)",
    ),
    (
        f"{C} / 0: b2 b5 / 1: g5 y1 / top r3 / draw",
        "",
        "0 draw",
        "There is no card left to draw; you have to pass (R7)",
    ),
    (
        f"{C} / 0: b2 b5 / 1: g5 y1 / top r3",
        "",
        "0 pass",
        "You cannot pass while you have another move; draw (R7)",
    ),
    (
        f"{C} / 0: b2 b5 / 1: g5 y1 / top r3 / draw",
        "",
        "0 keep",
        "'keep' is not possible now; you have to pass (C3)",
    ),
    # Out of turn
    (
        f"{C} jump-in stacking=two / 0: r+2 b2 b5 / 1: g5 y1 / 2: r+2 g1 / top r3",
        "0 r+2",
        "2 r+2",
        "No one can jump in now; seat 1 has to accept (jump-in)",
    ),
    (
        f"{C} jump-in / 0: r7 b2 b5 / 1: g5 y1 / 2: r8 g1 / top r3",
        "0 r7",
        "2 r8",
        "You can jump in only with a colored card from your hand that is "
        "identical to the top card, not with a red 8; wait for your turn (jump-in)",
    ),
    (
        f"{C} jump-in plain-finish / 0: rS b2 b5 / 1: rS / 2: g1 g2 / top r3",
        "0 rS",
        "1 rS",
        "Your last card must be a number card, and a red Skip is not; wait for your turn (plain-finish)",
    ),
    # A mandatory flip
    (
        "launcher-2009 must-flip / 0: r7^ b2 b5 / 1: g5 y1 / top r3",
        "0 r7^",
        "0 draw",
        "'draw' is not possible now; you have to flip at a player (I1)",
    ),
]


@pytest.mark.parametrize(("position", "moves", "refused", "sentence"), REFUSED)
def test_the_reason_is_correct(position: str, moves: str, refused: str, sentence: str) -> None:
    r = Round.from_position(position, seed=1)
    for move in filter(None, moves.split("; ")):
        r.apply(int(move[0]), move[2:])
    with pytest.raises(Illegal) as refusal:
        r.apply(int(refused[0]), refused[2:])
    assert str(refusal.value) == sentence


@settings(max_examples=400, deadline=None)
@given(ROUNDS, st.integers(0, 40))
def test_recommended_moves_are_legal(r: Round, start: int) -> None:
    """A move that the text after the semicolon recommends to the current player is legal."""
    if r.over:
        return
    legal = r.legal_moves(r.turn)
    for move in range(start, MOVES_END, 41):
        if move not in r.move_ids(r.turn) and not is_needless(r.state, r.turn, move) and is_named(r, move):
            with pytest.raises(Illegal) as refusal:
                r.apply(r.turn, move)
            advice = str(refusal.value).partition(";")[2].replace("a draw card", "")
            for word in re.findall(r"\b(draw|keep|pass|accept|challenge|decline|object)\b", advice):
                assert word in legal, refusal.value


def is_named(r: Round, move: int) -> bool:
    try:
        return bool(move_name(move, r.edition.letters))
    except ValueError:
        return False
