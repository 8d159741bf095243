"""Impossible rounds are rejected in one sentence, and the pad does not change."""

import pytest

from tests.shared.pads import pad_of, refusal
from wildfour.errors import Invalid
from wildfour.match.points_left import can_be, sums
from wildfour.match.score_sheet import Row


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Ann: out, Bob: 3", "The hands of Cid and Dot are missing; write everyone's, such as Ann: out, Bob: 57"),
        ("Ann: out, Bob: out, Cid: 3, Dot: 3", "Ann and Bob cannot both have gone out"),
        ("Ann: 3, Bob: 3, Cid: 3, Dot: 3", "A player must have gone out"),
        ("drawn, Ann: out, Bob: 3, Cid: 3, Dot: 3", "No one goes out in a drawn round"),
        ("drawn, Ann: 3", "The hands of Bob, Cid and Dot are missing"),
        ("Ann: out, Ann: 3, Bob: 3, Cid: 3", "Ann has two hands on this line"),
        ("Ann: out, Bob: 3, Cid: 3, Eve: 3", "There is no player 'Eve'; the players are Ann, Bob, Cid and Dot."),
        ("Ann: out, Bob: 3, Cid: 3, Dot", "'Dot' is not a player's hand"),
        ("Ann: out, Bob: 3, Cid: 3, Dot:", "'' is not a hand; type cards such as r7 W b+2"),
        ("Ann: out, Bob: 3, Cid: 3, Dot: o7", "'o7' is not a hand"),
        ("Ann: out, Bob: 3, Cid: 3, Dot: M", "The deck has no M; count again."),
        ("Ann: out, Bob: 3, Cid: 3, Dot: -7", "'-7' is not a hand"),
        ("Ann: out, Bob: 3, Cid: 3, Dot: 7 r7", "'7 r7' is not a hand"),
        ("Ann: out, Bob: r7 r7, Cid: r7, Dot: 1", "The deck has only 2 of r7, so 3 cannot be left"),
        ("Ann: out, Bob: r0, Cid: r0, Dot: 1", "The deck has only 1 of r0, so 2 cannot be left"),
        ("Ann: out, Bob: 1241, Cid: 3, Dot: 3", "No hand can score 1,241 points"),  # 360 + 480 + 400 = 1240
        ("Ann: out, Bob: 400, Cid: 420, Dot: 421", "3 hands cannot score 1,241 points together"),
        ("Ann: out, Bob: r0 g0 b0, Cid: 0, Dot: 0", "2 hands cannot score 0 points together"),
        ("Ann: out, Bob: r0 g0 b0 y0, Cid: 0, Dot: 1", "No hand can score 0 points"),
        ("nonsense", "'nonsense' is not a player's hand"),
    ],
)
def test_an_impossible_round_is_rejected(text: str, sentence: str) -> None:
    assert sentence in refusal(pad_of("points-race"), text)


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (Row((0, 1, 2), 0, 0, (0, 1)), "3 hands and 2 results"),
        (Row((0, 1, 2), 0, 0, (5, 1, 1)), "The player who goes out has no cards left, not 5 points."),
        (Row((0, 1, 2), 0, 0, (0, 0, 0), ("r0", "g0", "b0")), "The player who went out has no cards left"),
        (Row((0, 1, 2), 0, 3, (0, 0, 0)), "The player who went out must be in the round."),
        (Row((0, 1, 2), 0, 0, (0, 1, 1), ("",)), "give the cards of all of them, or of none"),
        (Row((0, 1, 2), 0, 0, (0, 6, 1), ("", "r7", "")), "The hand r7 scores 7 points, not 6."),
        (Row((0, 1, 2), 0, 0, (0, -1, 1)), "No hand can score -1 points"),
        (Row((0, 2, 1), 0, 0, (0, 1, 1)), "they should be Ann, Bob and Cid, in that order."),
        (Row((0, 1), 0, 0, (0, 1)), "they should be Ann, Bob and Cid, in that order."),
        (Row((0, 1, 2), 1, 0, (0, 1, 1)), "Ann should."),
    ],
)
def test_an_impossible_row_is_rejected(row: Row, sentence: str) -> None:
    pad = pad_of("points-race", players="Ann Bob Cid")
    with pytest.raises(Invalid, match=sentence.replace(".", r"\.")):
        pad.add(row)
    assert pad.rows == ()


def test_an_impossible_table_is_rejected() -> None:
    with pytest.raises(Invalid, match="Two players are called ann"):
        pad_of("points-race", players="Ann ann")
    with pytest.raises(Invalid, match="needs 4 players, not 3"):
        pad_of("rotating-partners", players="Ann Bob Cid")
    with pytest.raises(Invalid, match="2 to 10 players, not 1"):
        pad_of("points-race", players="Ann")
    with pytest.raises(Invalid, match="The format partners needs 4, 6, 8 or 10 players, not 5"):
        pad_of("partners", players="A B C D E")


def test_several_decks_have_more_of_each_card() -> None:
    text = "Ann: out, Bob: r7 r7 r7 r7, Cid: 3, Dot: 3"
    assert "only 2 of r7" in refusal(pad_of("points-race"), text)
    assert pad_of("points-race", text, options="decks=2").totals == (34, 0, 0, 0)


def test_no_hand_holds_the_top_card() -> None:
    """One hand cannot hold all 108 cards, because one is the top card."""
    deck = " ".join(
        [f"{color}{face}" for color in "bgry" for face in "0112233445566778899"]
        + [f"{color}{face}" for color in "bgry" for face in ("S", "R", "+2") for _ in range(2)]
        + ["W", "W4"] * 4
    )
    pad = pad_of("points-race", players="Ann Bob")
    assert "The deck has 108 cards, and one of them is on the table" in refusal(pad, f"Ann: out, Bob: {deck}")
    assert pad_of("points-race", "Ann: out, Bob: 1240", players="Ann Bob").totals == (1240, 0)  # all but a zero
    assert pad_of("points-race", f"Ann: out, Bob: {deck.removeprefix('b0 ')}", players="Ann Bob").over


def test_possible_sums_of_a_few_cards() -> None:
    """Hands hold at least `cards` cards of the rest but never all of it, because one is on the discard pile."""

    def worth(cards: int, rest: list[int]) -> list[int]:
        possible = sums(cards, rest)[cards]
        return [points for points in range(possible.bit_length()) if can_be(points, possible)]

    assert worth(1, [0, 20, 50]) == [0, 20, 50, 70]
    assert worth(2, [0, 20, 50]) == [20, 50, 70]
    assert worth(1, [20, 50]) == [20, 50]
    assert worth(2, [20, 20, 50]) == [40, 70]
    assert not can_be(-1, 1)
