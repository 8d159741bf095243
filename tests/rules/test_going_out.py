"""The end of a round: E6 and E7. (For E8, see test_launcher.py.)"""

from tests.shared.table import ALL, plays_four, table
from wildfour.events.round_events import Drew, WentOut


@ALL
def test_E6_the_round_ends_when_a_player_has_no_cards_left(edition: str) -> None:
    """Seat 0 plays its last card, so the round is over, and every later move is rejected."""
    out = table(edition, "0: r7 / 1: g5 y1 / 2: g1 g2 / top r3").does("0 r7").ends(0, 9)
    out.becomes("0: / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / phase over / laid-by 0 / winner 0 / discard r3")
    assert [event.seat for event in out.happened(WentOut)] == [0]
    out.may(0, "").may(1, "").may(2, "")
    out.refuses("1 g5", "E6").refuses("1 draw", "E6").refuses("1 catch 0", "E6").refuses("0 uno!", "E6")


@ALL
def test_E6_a_skip_may_be_the_last_card(edition: str) -> None:
    """The round ends; there is no turn to miss."""
    table(edition, "0: rS / 1: g5 y1 / 2: g1 g2 / top r3").does("0 rS").ends(0, 9).becomes(
        "0: / 1: g5 y1 / 2: g1 g2 / top rS / turn 2 / phase over / laid-by 0 / winner 0 / discard r3"
    )


@ALL
def test_E6_a_reverse_may_be_the_last_card(edition: str) -> None:
    """A Reverse as last card ends the round too."""
    table(edition, "0: rR / 1: g5 y1 / 2: g1 g2 / top r3").does("0 rR").ends(0, 9).becomes(
        "0: / 1: g5 y1 / 2: g1 g2 / top rR / turn 2 / direction right / phase over / laid-by 0 / winner 0 / discard r3"
    )


@ALL
def test_E6_two_handed_a_skip_or_a_reverse_may_be_the_last_card(edition: str) -> None:
    """The player would have another turn, but has gone out."""
    table(edition, "0: rS / 1: g5 y1 / top r3").does("0 rS").ends(0, 6).becomes(
        "0: / 1: g5 y1 / top rS / phase over / laid-by 0 / winner 0 / discard r3"
    )
    table(edition, "0: rR / 1: g5 y1 / top r3").does("0 rR").ends(0, 6).becomes(
        "0: / 1: g5 y1 / top rR / direction right / phase over / laid-by 0 / winner 0 / discard r3"
    )


@ALL
def test_E6_a_wild_may_be_the_last_card(edition: str) -> None:
    """No one draws for a Wild, so the round ends at once."""
    table(edition, "0: W / 1: g5 y1 / 2: g1 g2 / top r3").does("0 W>b").ends(0, 9).becomes(
        "0: / 1: g5 y1 / 2: g1 g2 / top W / color b / turn 1 / phase over / laid-by 0 / winner 0 / discard r3"
    )


@ALL
def test_E6_a_missing_call_does_not_prevent_going_out(edition: str) -> None:
    """Seat 0 was not caught in time, so it goes out without a call."""
    table(edition, "0: r7 r8 / 1: r1 y1 / top r3").does("0 r7; 1 r1; 0 r8").ends(0, 1).becomes(
        "0: / 1: y1 / top r8 / turn 1 / phase over / laid-by 0 / winner 0 / discard r3 r7 r1"
    )


@ALL
def test_E7_after_a_draw_two_as_last_card_the_next_player_still_draws(edition: str) -> None:
    """Seat 1 draws the 2 cards, and they count: 5 + 1 + 9 + 20 for seat 1, 1 + 2 for seat 2."""
    table(edition, "0: r+2 / 1: g5 y1 / 2: g1 g2 / top r3").does("0 r+2 -> y9 yS").ends(0, 38).becomes(
        "0: / 1: g5 y1 y9 yS / 2: g1 g2 / top r+2 / turn 2 / phase over / laid-by 0 / winner 0 / discard r3"
    )


@ALL
def test_E7_the_next_player_is_the_one_in_the_direction_of_play(edition: str) -> None:
    """Play goes to the right, so seat 2 draws."""
    table(edition, "0: r+2 / 1: g5 y1 / 2: g1 g2 / top r3 / direction right").does("0 r+2 -> y9 y8").ends(
        0, 26
    ).becomes(
        "0: / 1: g5 y1 / 2: g1 g2 y9 y8 / top r+2 / turn 1 / direction right / phase over / laid-by 0 / winner 0"
        " / discard r3"
    )


@ALL
def test_E7_after_a_wild_draw_four_as_last_card_the_next_player_still_draws(edition: str) -> None:
    """Seat 1 draws the 4 cards, and they count: 6 + 9 + 8 + 7 + 50 for seat 1, 3 for seat 2."""
    table(edition, "0: W4 / 1: g5 y1 / 2: g1 g2 / top r3").does(plays_four(edition, "0 W4>b")).becomes(
        "0: / 1: g5 y1 / 2: g1 g2 / top W4 / color b / turn 1 / phase answer / laid-by 0 / pending 4 / discard r3"
    ).does("1 accept -> y9 y8 y7 W").ends(0, 83).becomes(
        "0: / 1: g5 y1 y9 y8 y7 W / 2: g1 g2 / top W4 / color b / turn 2 / phase over / "
        "laid-by 0 / winner 0 / discard r3"
    )


@ALL
def test_E7_two_handed_the_other_player_draws(edition: str) -> None:
    """With two players, the other player draws the cards, and they count."""
    table(edition, "0: r+2 / 1: g5 / top r3").does("0 r+2 -> y9 y8").ends(0, 22).becomes(
        "0: / 1: g5 y9 y8 / top r+2 / phase over / laid-by 0 / winner 0 / discard r3"
    )


@ALL
def test_E7_with_too_few_cards_the_next_player_draws_all_of_them(edition: str) -> None:
    """The draw pile has one card, and only the old top card can be reshuffled. Both are drawn (C6, R7)."""
    table(edition, "0: r+2 / 1: g5 / 2: g1 / top r3 / draw y9").does("0 r+2 -> y9 r3").ends(0, 18).becomes(
        "0: / 1: g5 y9 r3 / 2: g1 / top r+2 / turn 2 / phase over / laid-by 0 / winner 0 / draw"
    )
    table(edition, "0: W4 / 1: g5 / 2: g1 / top r3 / draw y9").does(plays_four(edition, "0 W4>b")).does(
        "1 accept -> y9 r3"
    ).ends(0, 18).becomes(
        "0: / 1: g5 y9 r3 / 2: g1 / top W4 / color b / turn 2 / phase over / laid-by 0 / winner 0 / draw"
    )


@ALL
def test_E7_no_other_card_causes_a_draw_at_the_end(edition: str) -> None:
    """A Skip, a Reverse, a Wild, and a number end the round with the hands unchanged."""
    for card, move in (("rS", "rS"), ("rR", "rR"), ("W", "W>g"), ("r5", "r5")):
        out = table(edition, f"0: {card} / 1: g5 y1 / 2: g1 g2 / top r3").does(f"0 {move}").ends(0, 9)
        assert out.happened(Drew) == []
