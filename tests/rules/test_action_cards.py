"""D1 to D6: card effects; H1 to H3 and R11: two players; R31: stacking."""

import pytest

from tests.shared.table import ALL, in_editions, plays_four, table
from wildfour.events.round_events import Drew, MissedTurn

OTHERS = "1: y1 y2 y4 / 2: g1 g2 g4"


@ALL
def test_D1_draw_two(edition: str) -> None:
    """The next player draws 2 and misses the turn."""
    start = table(edition, f"0: r+2 b2 b4 / {OTHERS} / top r3").does("0 r+2 -> y5 r9")
    start.becomes("0: b2 b4 / 1: y1 y2 y4 y5 r9 / 2: g1 g2 g4 / top r+2 / discard r3 / laid-by 0 / turn 2")
    assert [event.seat for event in start.happened(Drew)] == [1, 1]
    assert [event.seat for event in start.happened(MissedTurn)] == [1]


@ALL
def test_D1_draw_two_to_the_right(edition: str) -> None:
    """The next player is the next in the direction of play."""
    table(edition, f"0: r+2 b2 b4 / {OTHERS} / top r3 / direction right").does("0 r+2 -> g5 r9").becomes(
        "0: b2 b4 / 1: y1 y2 y4 / 2: g1 g2 g4 g5 r9 / top r+2 / discard r3 / direction right / laid-by 0 / turn 1"
    )


@ALL
def test_D1_the_cards_drawn_are_private(edition: str) -> None:
    """Only the player who draws sees the two cards."""
    events = table(edition, f"0: r+2 b2 b4 / {OTHERS} / top r3").does("0 r+2 -> y5 r9").happened(Drew)
    assert [event.seen_by(1) for event in events] == events
    for seat in (0, 2, None):
        assert [event.seen_by(seat).card for event in events] == [None, None]


@ALL
def test_D2_reverse(edition: str) -> None:
    """The direction changes: seat 2 plays after seat 0, then seat 1."""
    start = table(edition, f"0: rR b2 b4 / {OTHERS} / top r3").does("0 rR")
    start.becomes(f"0: b2 b4 / {OTHERS} / top rR / discard r3 / direction right / laid-by 0 / turn 2")
    start.does("2 draw -> g9; 2 keep").becomes(
        "0: b2 b4 / 1: y1 y2 y4 / 2: g1 g2 g4 g9 / top rR / discard r3 / direction right / laid-by 0 / turn 1"
    )
    assert start.happened(MissedTurn) == []


@ALL
def test_D2_a_second_reverse(edition: str) -> None:
    """The direction changes back to the left."""
    table(edition, "0: b2 b4 b6 / 1: y1 y2 y4 / 2: bR g2 g4 / top rR / direction right / turn 2").does("2 bR").becomes(
        "0: b2 b4 b6 / 1: y1 y2 y4 / 2: g2 g4 / top bR / discard rR / direction left / turn 0"
    )


@ALL
def test_D3_skip(edition: str) -> None:
    """The next player misses the turn but draws nothing."""
    start = table(edition, f"0: rS b2 b4 / {OTHERS} / top r3").does("0 rS")
    start.becomes(f"0: b2 b4 / {OTHERS} / top rS / discard r3 / laid-by 0 / turn 2").refuses("1 draw", "B4")
    assert [event.seat for event in start.happened(MissedTurn)] == [1]


@ALL
def test_D3_skip_to_the_right(edition: str) -> None:
    """Play goes to the right: seat 0 skips seat 3, and it is seat 2's turn."""
    hands = "1: y1 y2 y4 / 2: g1 g2 g4 / 3: b1 b3 b5"
    table(edition, f"0: rS b2 b4 / {hands} / top r3 / direction right").does("0 rS").becomes(
        f"0: b2 b4 / {hands} / top rS / discard r3 / direction right / laid-by 0 / turn 2"
    )


@ALL
@pytest.mark.parametrize("color", ["b", "g", "r", "y"])
def test_D4_wild(edition: str, color: str) -> None:
    """The player chooses any of the four colors, even red, the current one."""
    table(edition, f"0: W b2 b4 / {OTHERS} / top r3").does(f"0 W>{color}").becomes(
        f"0: b2 b4 / {OTHERS} / top W / color {color} / discard r3 / laid-by 0 / turn 1"
    )


@ALL
def test_D4_play_continues_in_the_color(edition: str) -> None:
    """The next player can play yellow but not green; the card under the Wild no longer matters."""
    position = f"0: W b2 b4 / {OTHERS} / top r1"
    table(edition, position).does("0 W>y").may(1, "y1, y2, y4, draw")
    table(edition, position).does("0 W>g").may(1, "draw").refuses("1 y1", "C1")


@ALL
def test_D5_wild_draw_four(edition: str) -> None:
    """The player chooses the color; the next player draws 4 and misses the turn."""
    start = table(edition, f"0: W4 b2 b4 / {OTHERS} / top r3").does(plays_four(edition, "0 W4>g"))
    start.becomes(
        f"0: b2 b4 / {OTHERS} / top W4 / color g / discard r3 / laid-by 0 / turn 1 / phase answer / pending 4"
    )
    start.does("1 accept -> y5 y6 y8 W").becomes(
        "0: b2 b4 / 1: y1 y2 y4 y5 y6 y8 W / 2: g1 g2 g4 / top W4 / color g / discard r3 / laid-by 0 / turn 2"
    )
    assert [event.seat for event in start.happened(Drew)] == [1, 1, 1, 1]
    assert [event.seat for event in start.happened(MissedTurn)] == [1]


@ALL
def test_D5_any_color_may_be_chosen(edition: str) -> None:
    """The player may choose any of the four colors, even the current one."""
    start = table(edition, f"0: W4 b2 b4 / {OTHERS} / top r3").may(0, "W4>b, W4>g, W4>r, W4>y, draw")
    start.does(plays_four(edition, "0 W4>r") + "; 1 accept -> y5 y6 y8 y9").becomes(
        "0: b2 b4 / 1: y1 y2 y4 y5 y6 y8 y9 / 2: g1 g2 g4 / top W4 / color r / discard r3 / laid-by 0 / turn 2"
    )


@ALL
def test_D5_the_next_player_cannot_play(edition: str) -> None:
    """The player who draws the four misses the turn, even with a card of the color in hand."""
    start = table(edition, f"0: W4 b2 b4 / {OTHERS} / top r3").does(plays_four(edition, "0 W4>y"))
    start.may(1, "accept, challenge").refuses("1 draw", "D5").refuses("2 g1", "B4")


@ALL
def test_D6_no_card_of_the_color(edition: str) -> None:
    """With bluffs rejected, any red card in hand, number or action, forbids the Wild Draw Four on red."""
    for red in ("r5", "r0", "r+2", "rS", "rR"):
        start = table(edition, f"0: W4 b2 {red} / {OTHERS} / top r3", "no-bluffing").may(0, f"{red}, draw")
        start.refuses("0 W4>g", "D6")


@ALL
def test_D6_the_current_color_may_be_a_chosen_one(edition: str) -> None:
    """If green was chosen for the Wild on top, a green card in hand forbids the Wild Draw Four; a red one does not."""
    table(edition, "0: W4 b2 g5 / 1: y1 y2 y4 / top W / color g", "no-bluffing").refuses("0 W4>g", "D6")
    table(edition, "0: W4 b2 r5 / 1: y1 y2 y4 / 2: g1 g2 g4 / top W / color g", "no-bluffing").does(
        plays_four(edition, "0 W4>b") + " -> y5 y6 y8 y9"
    ).becomes("0: b2 r5 / 1: y1 y2 y4 y5 y6 y8 y9 / 2: g1 g2 g4 / top W4 / color b / discard W / laid-by 0 / turn 2")


@ALL
@pytest.mark.parametrize(("top", "hand"), [("r3", "b3 g3 W W4"), ("r+2", "b+2 y+2 W"), ("rS", "gS bR W")])
def test_D6_matching_numbers_symbols_and_wilds_do_not_matter(edition: str, top: str, hand: str) -> None:
    """Wilds and playable cards of other colors do not forbid the Wild Draw Four."""
    table(edition, f"0: W4 {hand} / {OTHERS} / top {top}", "no-bluffing").does(
        plays_four(edition, "0 W4>g") + " -> y5 y6 y8 y9"
    ).becomes(
        f"0: {hand} / 1: y1 y2 y4 y5 y6 y8 y9 / 2: g1 g2 g4 / top W4 / color g / discard {top} / laid-by 0 / turn 2"
    )


@ALL
def test_D6_holds_under_challenge(edition: str) -> None:
    """The same hand is innocent when challenged: the challenger draws six (D10)."""
    table(edition, f"0: W4 b3 g3 W / {OTHERS} / top r3").does(
        plays_four(edition, "0 W4>g") + "; 1 challenge -> y5 y6 y8 y9 b8 b9"
    ).becomes(
        "0: b3 g3 W / 1: y1 y2 y4 y5 y6 y8 y9 b8 b9 / 2: g1 g2 g4 / top W4 / color g / discard r3 / laid-by 0 / turn 2"
    )


@in_editions("C")
def test_H1_two_handed_reverse(edition: str) -> None:
    """With two players, a Reverse works like a Skip: the same player plays again at once."""
    start = table(edition, "0: rR r2 b4 / 1: y1 y2 y4 / top r3").does("0 rR")
    start.becomes("0: r2 b4 / 1: y1 y2 y4 / top rR / discard r3 / direction right / laid-by 0 / turn 0")
    start.does("0 uno!; 0 r2").becomes(
        "0: b4 / 1: y1 y2 y4 / top r2 / discard r3 rR / direction right / laid-by 0 / turn 1"
    )


@in_editions("C")
def test_H1_has_no_alternative(edition: str) -> None:
    """The classic book has the rule, so the option for the books that omit it (R11) does not apply."""
    with pytest.raises(ValueError, match="two-handed-reverse-passes does nothing in classic-2003"):
        table(edition, "0: rR r2 b4 / 1: y1 y2 y4 / top r3", "two-handed-reverse-passes")


@in_editions("C")
def test_H2_two_handed_skip(edition: str) -> None:
    """After a Skip, the same player plays again at once."""
    start = table(edition, "0: rS r2 b4 b5 / 1: y1 y2 y4 / top r3").does("0 rS").refuses("1 draw", "B4")
    start.becomes("0: r2 b4 b5 / 1: y1 y2 y4 / top rS / discard r3 / laid-by 0 / turn 0")
    start.does("0 r2").becomes("0: b4 b5 / 1: y1 y2 y4 / top r2 / discard r3 rS / laid-by 0 / turn 1")


@in_editions("C")
def test_H3_two_handed_draw_two(edition: str) -> None:
    """After the other player has drawn the two, it is the first player's turn again."""
    table(edition, "0: r+2 r2 b4 / 1: y1 y2 y4 / top r3").does("0 r+2 -> y5 r9").becomes(
        "0: r2 b4 / 1: y1 y2 y4 y5 r9 / top r+2 / discard r3 / laid-by 0 / turn 0"
    )


@in_editions("C")
def test_H3_two_handed_wild_draw_four(edition: str) -> None:
    """After the other player has drawn the four, it is the first player's turn again."""
    table(edition, "0: W4 b2 b4 / 1: y1 y2 y4 / top r3").does("0 W4>b; 1 accept -> y5 y6 y8 y9").becomes(
        "0: b2 b4 / 1: y1 y2 y4 y5 y6 y8 y9 / top W4 / color b / discard r3 / laid-by 0 / turn 0"
    )


@in_editions("C")
def test_H3_two_handed_challenge(edition: str) -> None:
    """After a failed challenge, it is the first player's turn again; after a guilty bluff, the challenger's."""
    table(edition, "0: W4 b2 b4 / 1: y1 y2 y4 / top r3").does("0 W4>b; 1 challenge -> y5 y6 y8 y9 g8 g9").becomes(
        "0: b2 b4 / 1: y1 y2 y4 y5 y6 y8 y9 g8 g9 / top W4 / color b / discard r3 / laid-by 0 / turn 0"
    )
    table(edition, "0: W4 r2 b4 / 1: y1 y2 y4 / top r3").does("0 W4>b; 1 challenge -> y5 y6 y8 y9").becomes(
        "0: r2 b4 y5 y6 y8 y9 / 1: y1 y2 y4 / top W4 / color b / discard r3 / laid-by 0 / turn 1"
    )


@in_editions("S D M L")
def test_R11_two_handed_reverse_is_a_skip(edition: str) -> None:
    """The other books do not cover this. As in the classic book, the same player plays again at once."""
    start = table(edition, "0: rR r2 b4 / 1: y1 y2 y4 / top r3").does("0 rR")
    start.becomes("0: r2 b4 / 1: y1 y2 y4 / top rR / discard r3 / direction right / laid-by 0 / turn 0")
    assert [event.seat for event in start.happened(MissedTurn)] == [1]


@in_editions("S D M L")
def test_R11_two_handed_reverse_passes(edition: str) -> None:
    """Alternative: the direction changes, so the turn passes to the other player."""
    start = table(edition, "0: rR r2 b4 / 1: y1 y2 y4 / top r3", "two-handed-reverse-passes").does("0 rR")
    start.becomes("0: r2 b4 / 1: y1 y2 y4 / top rR / discard r3 / direction right / laid-by 0 / turn 1")
    assert start.happened(MissedTurn) == []


@in_editions("S D M L")
@pytest.mark.parametrize("option", ["", "two-handed-reverse-passes"])
def test_R11_is_for_two_players_only(edition: str, option: str) -> None:
    """With three players, a Reverse changes the direction and skips no one, with or without the option."""
    table(edition, f"0: rR r2 b4 / {OTHERS} / top r3", option).does("0 rR").becomes(
        f"0: r2 b4 / {OTHERS} / top rR / discard r3 / direction right / laid-by 0 / turn 2"
    )


@ALL
def test_R31_no_draw_two_on_a_draw_two(edition: str) -> None:
    """The next player draws at once, even with a Draw Two in hand; the penalty is not passed on."""
    start = table(edition, "0: r+2 b2 b4 / 1: y+2 y2 W4 / 2: g1 g2 g4 / top r3").does("0 r+2 -> y5 r9")
    start.becomes("0: b2 b4 / 1: y+2 y2 W4 y5 r9 / 2: g1 g2 g4 / top r+2 / discard r3 / laid-by 0 / turn 2")
    start.refuses("1 y+2", "B4")


@ALL
def test_R31_nothing_on_a_wild_draw_four(edition: str) -> None:
    """Neither a Draw Two of the chosen color nor another Wild Draw Four can answer it."""
    start = table(edition, "0: W4 b2 b4 / 1: y+2 y2 W4 / 2: g1 g2 g4 / top r3").does(plays_four(edition, "0 W4>y"))
    start.may(1, "accept, challenge").refuses("1 y+2", "R31").refuses("1 W4>b", "R31")
    start.does("1 accept -> y5 y6 y8 y9").becomes(
        "0: b2 b4 / 1: y+2 y2 W4 y5 y6 y8 y9 / 2: g1 g2 g4 / top W4 / color y / discard r3 / laid-by 0 / turn 2"
    )


@ALL
def test_R31_a_draw_two_is_played_on_a_later_turn(edition: str) -> None:
    """After the draw, the current player may play a Draw Two like any card: the next player draws 2, not 4."""
    start = table(edition, "0: r+2 b2 b4 / 1: y1 y2 y4 / 2: g+2 g2 g4 / top r3").does("0 r+2 -> y5 r9")
    start.does("2 g+2 -> b5 b6").becomes(
        "0: b2 b4 b5 b6 / 1: y1 y2 y4 y5 r9 / 2: g2 g4 / top g+2 / discard r3 r+2 / laid-by 2 / turn 1"
    )


@ALL
def test_R31_stacking_as_a_house_rule(edition: str) -> None:
    """Alternative: another Draw Two answers the Draw Two, and the next player draws 4."""
    start = table(edition, "0: r+2 b2 b4 / 1: y+2 y2 y4 / 2: g1 g2 g4 / top r3", "stacking=two").does("0 r+2")
    start.becomes(
        "0: b2 b4 / 1: y+2 y2 y4 / 2: g1 g2 g4 / top r+2 / discard r3 / laid-by 0 / turn 1 / phase answer / pending 2"
    )
    start.may(1, "y+2, accept").does("1 y+2; 2 accept -> g5 g6 g8 g9").becomes(
        "0: b2 b4 / 1: y2 y4 / 2: g1 g2 g4 g5 g6 g8 g9 / top y+2 / discard r3 r+2 / laid-by 1 / turn 0"
    )
