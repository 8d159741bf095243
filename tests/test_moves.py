"""Bad moves and cards: each gets one sentence, no matter how long the text is."""

import pytest

from wildfour.errors import Invalid
from wildfour.rulebook.moves import move_name, parse_move

WORDS = "draw, keep, pass, accept, challenge, uno!, object, decline, catch, flip, swap, accuse and give"


def unreadable(text: str, letters: str = "bgry") -> str:
    with pytest.raises(Invalid) as refusal:
        parse_move(text, letters)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("r77", "'r77' is not a card; write cards like b7, y+2, gS, rR, W or W4."),
        ("", "'' is not a card; write cards like b7, y+2, gS, rR, W or W4."),
        ("give x7", "'x7' is not a card; write cards like b7, y+2, gS, rR, W or W4."),
        ("r7>g", "'r7>g' chooses a color, but only wild cards do that; write r7."),
        ("W4", "W4 needs a color; write W4>b, for example."),
        ("W>x", "'x' is not a color; the colors are b, g, r and y."),
        (">red", "'red' is not a color; the colors are b, g, r and y."),
        ("catch", "'catch' needs the number of a seat, from 0 to 9; write catch 2, for example."),
        ("swap Ann", "'swap Ann' needs the number of a seat, from 0 to 9; write swap 2, for example."),
        ("chalenge", "'chalenge' is not a move; did you mean challenge?"),
        ("Draw", "'Draw' is not a move; did you mean draw?"),
        ("uno", "'uno' is not a move; did you mean uno!?"),
        ("ctach 2", "'ctach' is not a move; did you mean catch?"),
        ("wait", f"'wait' is not a move; a move is a card, or one of the words {WORDS}."),
    ],
)
def test_a_bad_move_text_is_rejected(text: str, sentence: str) -> None:
    assert unreadable(text) == sentence


def test_the_examples_are_cards_of_the_edition() -> None:
    assert unreadable("r7", "bgoy") == "'r7' is not a card; write cards like b7, y+2, gS, oR, W or W4."


@pytest.mark.parametrize("text", ["x" * 1_000_000, "7" * 1_000_000, ">" + "r" * 1_000_000, "catch " + "9" * 1_000_000])
def test_megabytes_of_text_are_not_repeated(text: str) -> None:
    assert len(unreadable(text)) < 300


def test_a_bad_move_number_is_rejected() -> None:
    with pytest.raises(Invalid, match="1234567 is not the number of a move"):
        move_name(1234567, "bgry")
