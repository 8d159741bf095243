"""D7 to D10: challenging a Wild Draw Four; R3 and R4."""

import pytest

from tests.shared.table import ALL, Table, in_colors_of, in_editions, plays_four, table
from wildfour.events.round_events import Challenged, Drew, Guilty, Innocent, MissedTurn, ShowedHand

OTHERS = "1: y1 y2 y4 / 2: g1 g2 g4"
GUILTY = f"0: W4 r5 b2 b4 / {OTHERS} / top r3"
INNOCENT = f"0: W4 y5 b3 W / {OTHERS} / top r3"


def challenged(edition: str, position: str, given: str, options: str = "") -> Table:
    """Play a Wild Draw Four as seat 0, choosing blue, and challenge it as seat 1. `given` lists the cards drawn."""
    return table(edition, position, options).does(plays_four(edition, "0 W4>b") + f"; 1 challenge -> {given}")


def hand_in(event: ShowedHand) -> str:
    return " ".join(event.hand or ())


@in_editions("C S D M")
def test_D7_a_bluff_may_be_played(edition: str) -> None:
    """A player with a red card may play a Wild Draw Four on red, and it counts if no one challenges."""
    start = table(edition, GUILTY).may(0, "r5, W4>b, W4>g, W4>r, W4>y, draw").does("0 W4>b")
    start.becomes(
        f"0: r5 b2 b4 / {OTHERS} / top W4 / color b / discard r3 / laid-by 0 / turn 1 / phase answer / pending 4"
    )
    start.does("1 accept -> y6 y7 y8 y9").becomes(
        "0: r5 b2 b4 / 1: y1 y2 y4 y6 y7 y8 y9 / 2: g1 g2 g4 / top W4 / color b / discard r3 / laid-by 0 / turn 2"
    )
    assert start.happened(ShowedHand) == []


@in_editions("C S D M")
def test_D7_a_bluff_looks_like_any_other(edition: str) -> None:
    """The other players cannot tell a bluff from a legal Wild Draw Four."""
    bluff = table(edition, "0: W4 r5 b2 / 1: y1 y2 y4 / 2: g1 g2 g4 / top r3").does("0 W4>b")
    honest = table(edition, "0: W4 y5 b2 / 1: y1 y2 y4 / 2: g1 g2 g4 / top r3").does("0 W4>b")
    for seat in (1, 2, None):
        assert bluff.round.view(seat) == honest.round.view(seat)
    assert bluff.events == honest.events


@ALL
def test_D8_only_the_player_who_would_draw(edition: str) -> None:
    """The next player, and no one else, may challenge or accept."""
    start = table(edition, GUILTY).does(plays_four(edition, "0 W4>b"))
    start.may(0, "").may(1, "accept, challenge").may(2, "")
    start.refuses("2 challenge", "D8").refuses("0 challenge", "D8").refuses("2 accept", "B4")


@ALL
def test_D8_to_the_right(edition: str) -> None:
    """If play goes to the right, the player on the right would draw, and so may challenge."""
    start = table(edition, f"{GUILTY} / direction right").does(plays_four(edition, "0 W4>b"))
    start.may(2, "accept, challenge").refuses("1 challenge", "D8").does("2 challenge -> y6 y7 y8 y9").becomes(
        f"0: r5 b2 b4 y6 y7 y8 y9 / {OTHERS} / top W4 / color b / discard r3 / direction right / laid-by 0 / turn 2"
    )


@ALL
def test_D8_only_a_wild_draw_four(edition: str) -> None:
    """A number, a Wild, or a Wild Draw Four whose cards have been drawn cannot be challenged."""
    table(edition, f"0: r5 b2 b4 / {OTHERS} / top r3").does("0 r5").refuses("1 challenge", "C3")
    table(edition, f"0: W b2 b4 / {OTHERS} / top r3").does("0 W>b").refuses("1 challenge", "C3")
    taken = table(edition, GUILTY).does(plays_four(edition, "0 W4>b") + "; 1 accept -> y6 y7 y8 y9")
    taken.refuses("1 challenge", "B4").refuses("2 challenge", "C3")


@ALL
@pytest.mark.parametrize(
    ("position", "given", "hand"),
    [(GUILTY, "y6 y7 y8 y9", "b2 b4 r5"), (INNOCENT, "y6 y7 y8 y9 g8 g9", "b3 y5 W")],
    ids=["guilty", "innocent"],
)
def test_D8_the_hand_is_shown_to_the_challenger_only(edition: str, position: str, given: str, hand: str) -> None:
    """The challenger sees the hand as it was at the challenge; the other players see only that it was shown."""
    end = challenged(edition, position, given)
    (shown,) = end.happened(ShowedHand)
    assert (shown.seat, shown.to) == (0, 1)
    hand = in_colors_of(edition, hand)
    assert hand_in(shown.seen_by(1)) == hand
    assert hand_in(shown.seen_by(0)) == hand
    for outsider in (2, None):
        assert shown.seen_by(outsider) == ShowedHand(seat=0, to=1, hand=None)


@ALL
def test_D8_no_other_event_reveals_the_hand(edition: str) -> None:
    """A third player and a spectator see only the players, the result, and the number of cards drawn."""
    end = table(edition, GUILTY).does(plays_four(edition, "0 W4>b"))
    before = len(end.events)
    end.does("1 challenge -> y6 y7 y8 y9")
    expected = [
        Challenged(seat=1, laid_by=0),
        ShowedHand(seat=0, to=1),
        Guilty(seat=0),
        *[Drew(seat=0)] * 4,
    ]
    for outsider in (2, None):
        assert [event.seen_by(outsider) for event in end.events[before:]] == expected
        assert end.round.view(outsider).hands == ()


@ALL
def test_D9_guilty_draws_the_four(edition: str) -> None:
    """A player who bluffed with a red card in hand draws the four; the challenger draws nothing."""
    end = challenged(edition, GUILTY, "y6 y7 y8 y9").becomes(
        f"0: r5 b2 b4 y6 y7 y8 y9 / {OTHERS} / top W4 / color b / discard r3 / laid-by 0 / turn 1"
    )
    assert [event.seat for event in end.happened(Guilty)] == [0]
    assert not end.happened(Innocent) + end.happened(MissedTurn)


@ALL
@pytest.mark.parametrize("red", ["r0", "r3", "r9", "r+2", "rR", "rS"])
def test_D9_any_card_of_the_color_makes_guilty(edition: str, red: str) -> None:
    """Any card of the current color proves the bluff: a number, even the same as the top card, or an action card."""
    top = "r8"
    challenged(edition, f"0: W4 {red} b2 b4 / {OTHERS} / top {top}", "y6 y7 y8 y9").becomes(
        f"0: {red} b2 b4 y6 y7 y8 y9 / {OTHERS} / top W4 / color b / discard {top} / laid-by 0 / turn 1"
    )


@ALL
def test_D9_the_color_before_decides(edition: str) -> None:
    """The color before the card counts (here, one chosen for a Wild), not the color chosen with it."""
    challenged(edition, f"0: W4 g9 r5 / {OTHERS} / top W / color g", "y6 y7 y8 y9").becomes(
        f"0: g9 r5 y6 y7 y8 y9 / {OTHERS} / top W4 / color b / discard W / laid-by 0 / turn 1"
    )
    challenged(edition, f"0: W4 b9 r5 / {OTHERS} / top W / color g", "y6 y7 y8 y9 g8 g9").becomes(
        "0: b9 r5 / 1: y1 y2 y4 y6 y7 y8 y9 g8 g9 / 2: g1 g2 g4 / top W4 / color b / discard W / laid-by 0 / turn 2"
    )


@ALL
def test_D9_with_a_drawn_card(edition: str) -> None:
    """Playing a Wild Draw Four right after drawing it (C3) is a bluff if a red card stays in hand."""
    start = table(edition, f"0: r5 b2 b4 / {OTHERS} / top r3").does("0 draw -> W4").does(plays_four(edition, "0 W4>b"))
    start.does("1 challenge -> y6 y7 y8 y9").becomes(
        f"0: r5 b2 b4 y6 y7 y8 y9 / {OTHERS} / top W4 / color b / discard r3 / laid-by 0 / turn 1"
    )


@ALL
def test_D10_innocent_costs_six(edition: str) -> None:
    """The hand has a 3 and a Wild but no red card, so the challenger draws 4 + 2 and misses the turn."""
    end = challenged(edition, INNOCENT, "y6 y7 y8 y9 g8 g9").becomes(
        "0: y5 b3 W / 1: y1 y2 y4 y6 y7 y8 y9 g8 g9 / 2: g1 g2 g4 / top W4 / color b / discard r3 / laid-by 0 / turn 2"
    )
    assert [event.seat for event in end.happened(Innocent)] == [0]
    assert [event.seat for event in end.happened(MissedTurn)] == [1]
    assert end.happened(Guilty) == []


@ALL
def test_D10_when_the_piles_run_short(edition: str) -> None:
    """The challenger owes six cards but draws three, because only three are left (R7)."""
    challenged(edition, f"{INNOCENT} / draw y6 y7", "y6 y7 r3").becomes(
        "0: y5 b3 W / 1: y1 y2 y4 y6 y7 r3 / 2: g1 g2 g4 / top W4 / color b / draw / laid-by 0 / turn 2"
    )


@ALL
def test_R3_the_chosen_color_stays(edition: str) -> None:
    """After a guilty bluff, blue stays the color, and the challenger takes a normal turn."""
    position = "0: W4 r5 b4 / 1: y1 b2 r9 / 2: g1 g2 g4 / top r3"
    end = challenged(edition, position, "y6 y7 y8 y9").may(1, "b2, draw").refuses("1 r9", "C1")
    end.does("1 b2").becomes(
        "0: r5 b4 y6 y7 y8 y9 / 1: y1 r9 / 2: g1 g2 g4 / top b2 / discard r3 W4 / laid-by 1 / turn 2"
    )


@ALL
def test_R3_a_normal_turn_may_begin_with_a_draw(edition: str) -> None:
    """The challenger may also draw a card and keep it."""
    challenged(edition, GUILTY, "y6 y7 y8 y9").does("1 draw -> g9; 1 keep").becomes(
        "0: r5 b2 b4 y6 y7 y8 y9 / 1: y1 y2 y4 g9 / 2: g1 g2 g4 / top W4 / color b / discard r3 / laid-by 0 / turn 2"
    )


@ALL
def test_R3_the_color_is_undone(edition: str) -> None:
    """Alternative: red is the current color again, and it is still the challenger's turn."""
    position = "0: W4 r5 b4 / 1: y1 b2 r9 / 2: g1 g2 g4 / top r3"
    end = challenged(edition, position, "y6 y7 y8 y9", "guilty-color-undone").becomes(
        "0: r5 b4 y6 y7 y8 y9 / 1: y1 b2 r9 / 2: g1 g2 g4 / top W4 / color r / discard r3 / laid-by 0 / turn 1"
    )
    end.may(1, "r9, draw").refuses("1 b2", "C1")


@ALL
def test_R3_an_innocent_color_is_never_undone(edition: str) -> None:
    """The alternative applies only to guilty bluffs."""
    challenged(edition, INNOCENT, "y6 y7 y8 y9 g8 g9", "guilty-color-undone").becomes(
        "0: y5 b3 W / 1: y1 y2 y4 y6 y7 y8 y9 g8 g9 / 2: g1 g2 g4 / top W4 / color b / discard r3 / laid-by 0 / turn 2"
    )


@ALL
def test_R4_the_last_card_may_be_challenged_in_vain(edition: str) -> None:
    """The last card was the whole hand, so it was legal. The challenger draws six cards, and they count (E7).

    Seat 1 holds 1 + 2 + 4 = 7 and draws 6 + 7 + 8 + 9 + 20 + 50 = 100, seat 2 holds 1 + 2 + 4 = 7: 114 points.
    """
    start = table(edition, f"0: W4 / {OTHERS} / top r3").does(plays_four(edition, "0 W4>b"))
    start.may(1, "accept, challenge").does("1 challenge -> y6 y7 y8 y9 rS W").ends(0, 114).becomes(
        "0: / 1: y1 y2 y4 y6 y7 y8 y9 rS W / 2: g1 g2 g4 / "
        "top W4 / color b / discard r3 / laid-by 0 / turn 2 / phase over / winner 0"
    )
    assert [event.seat for event in start.happened(Innocent)] == [0]
    (shown,) = start.happened(ShowedHand)
    assert hand_in(shown) == ""


@ALL
def test_R4_the_last_card_may_be_accepted(edition: str) -> None:
    """Without a challenge, seat 1 draws four cards: 7 + 6 + 7 + 8 + 9 and 7 make 44 points."""
    table(edition, f"0: W4 / {OTHERS} / top r3").does(plays_four(edition, "0 W4>b") + "; 1 accept -> y6 y7 y8 y9").ends(
        0, 44
    ).becomes(
        "0: / 1: y1 y2 y4 y6 y7 y8 y9 / 2: g1 g2 g4 / "
        "top W4 / color b / discard r3 / laid-by 0 / turn 2 / phase over / winner 0"
    )


@ALL
def test_R4_the_last_card_cannot_be_challenged(edition: str) -> None:
    """Alternative: the next player is not asked and draws the four at once, for 44 points."""
    start = table(edition, f"0: W4 / {OTHERS} / top r3", "last-wild-four-stands")
    start.does(plays_four(edition, "0 W4>b") + " -> y6 y7 y8 y9").ends(0, 44).becomes(
        "0: / 1: y1 y2 y4 y6 y7 y8 y9 / 2: g1 g2 g4 / "
        "top W4 / color b / discard r3 / laid-by 0 / turn 2 / phase over / winner 0"
    )
    start.refuses("1 challenge", "E6")


@ALL
def test_R4_is_about_the_last_card_only(edition: str) -> None:
    """With one card left in hand, the alternative changes nothing, and the bluff may be challenged."""
    start = table(edition, f"0: W4 r5 / {OTHERS} / top r3", "last-wild-four-stands").does("0 uno!")
    start.does(plays_four(edition, "0 W4>b")).may(1, "accept, challenge").does("1 challenge -> y6 y7 y8 y9").becomes(
        f"0: r5 y6 y7 y8 y9 / {OTHERS} / top W4 / color b / discard r3 / laid-by 0 / turn 1"
    )
