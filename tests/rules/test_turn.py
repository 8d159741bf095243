"""C: a turn, with R7 and R36."""

import pytest

from tests.shared.table import ALL, table
from wildfour.events.round_events import Drew, Passed, Reshuffled, RoundDrawn, WentOut

OTHERS = "1: y1 y2 y4 / 2: g1 g2 g4"
# An action card, the cards drawn, the other hands afterward, and the next turn.
ACTIONS = [
    ("+2", "-> y5 y6", "1: y1 y2 y4 y5 y6 / 2: g1 g2 g4", "turn 2"),
    ("R", "", OTHERS, "turn 2 / direction right"),
    ("S", "", OTHERS, "turn 2"),
]


@ALL
@pytest.mark.parametrize(
    ("card", "hand"),
    [("r7", "b3 bS g9 W"), ("b3", "r7 bS g9 W"), ("bS", "r7 b3 g9 W")],
    ids=["number", "color", "symbol of the color"],
)
def test_C1_matching_card(edition: str, card: str, hand: str) -> None:
    """Any 7 and any blue card match a blue 7."""
    turn = 2 if card == "bS" else 1
    table(edition, f"0: {card} {hand} / {OTHERS} / top b7").does(f"0 {card}").becomes(
        f"0: {hand} / {OTHERS} / top {card} / discard b7 / laid-by 0 / turn {turn}"
    )


@ALL
def test_C1_by_symbol(edition: str) -> None:
    """A Skip matches a Skip of another color."""
    table(edition, f"0: rS b3 g9 / {OTHERS} / top bS").does("0 rS").becomes(
        f"0: b3 g9 / {OTHERS} / top rS / discard bS / laid-by 0 / turn 2"
    )


@ALL
def test_C1_nothing_else_matches(edition: str) -> None:
    """A card of another color and number is rejected, and so is one that is not in the hand."""
    start = table(edition, f"0: r7 b3 g9 rS / {OTHERS} / top b7").may(0, "r7, b3, draw")
    start.refuses("0 g9", "C1").refuses("0 rS", "C5").refuses("0 b9", "C1").refuses("0 W>b", "C1")


@ALL
def test_C1_on_a_wild(edition: str) -> None:
    """On a Wild, only the chosen color matches."""
    start = table(edition, f"0: r7 b3 g9 / {OTHERS} / top W / color g").may(0, "g9, draw").refuses("0 r7", "C1")
    start.does("0 g9").becomes(f"0: r7 b3 / {OTHERS} / top g9 / discard W / laid-by 0 / turn 1")


@ALL
def test_C1_one_card_a_turn(edition: str) -> None:
    """After one card, it is the next player's turn."""
    table(edition, f"0: b3 b5 b9 / {OTHERS} / top b7").does("0 b3").refuses("0 b5", "B4")


@ALL
@pytest.mark.parametrize("top", ["r3", "bS", "yR", "g+2", "W / color y", "W4 / color y"])
def test_C2_wild_on_any_card(edition: str, top: str) -> None:
    """A Wild matches every card."""
    table(edition, f"0: W b5 b9 / {OTHERS} / top {top}").does("0 W>g").becomes(
        f"0: b5 b9 / {OTHERS} / top W / color g / discard {top.split(maxsplit=1)[0]} / laid-by 0 / turn 1"
    )


@ALL
def test_C2_wild_beside_a_playable_card(edition: str) -> None:
    """A Wild may be played even if the hand holds a card of the color and one of the number."""
    start = table(edition, f"0: W r5 b3 / {OTHERS} / top r3").may(0, "r5, b3, W>b, W>g, W>r, W>y, draw")
    start.does("0 W>g").becomes(f"0: r5 b3 / {OTHERS} / top W / color g / discard r3 / laid-by 0 / turn 1")


@ALL
def test_C3_must_draw(edition: str) -> None:
    """Without a playable card, the only move is to draw."""
    start = table(edition, f"0: b1 b2 b4 / {OTHERS} / top r3").may(0, "draw")
    start.refuses("0 b1", "C1").refuses("0 pass", "R7").refuses("0 keep", "C3")
    start.does("0 draw -> b9").becomes(f"0: b1 b2 b4 b9 / {OTHERS} / top r3 / phase play-drawn / drawn b9")


@ALL
def test_C3_drawn_card_is_played(edition: str) -> None:
    """The drawn card matches and is played in the same turn."""
    start = table(edition, f"0: b1 b2 b4 / {OTHERS} / top r3").does("0 draw -> r9").may(0, "r9, keep")
    start.does("0 r9").becomes(f"0: b1 b2 b4 / {OTHERS} / top r9 / discard r3 / laid-by 0 / turn 1")


@ALL
def test_C3_drawn_wild_is_played(edition: str) -> None:
    """A drawn Wild can always be played."""
    start = table(edition, f"0: b1 b2 b4 / {OTHERS} / top r3").does("0 draw -> W").may(0, "W>b, W>g, W>r, W>y, keep")
    start.does("0 W>b").becomes(f"0: b1 b2 b4 / {OTHERS} / top W / color b / discard r3 / laid-by 0 / turn 1")


@ALL
def test_C3_drawn_card_may_be_kept(edition: str) -> None:
    """The drawn card may be played or kept."""
    table(edition, f"0: b1 b2 b4 / {OTHERS} / top r3").does("0 draw -> r9; 0 keep").becomes(
        f"0: b1 b2 b4 r9 / {OTHERS} / top r3 / turn 1"
    )


@ALL
def test_C3_otherwise_play_passes_on(edition: str) -> None:
    """The drawn card does not match, so it stays in the hand, and it is the next player's turn."""
    start = table(edition, f"0: b1 b2 b4 / {OTHERS} / top r3").does("0 draw -> y9").may(0, "keep")
    start.refuses("0 y9", "C1").refuses("0 draw", "C4")
    start.does("0 keep").becomes(f"0: b1 b2 b4 y9 / {OTHERS} / top r3 / turn 1")


@ALL
def test_C3_only_the_drawer_sees_the_card(edition: str) -> None:
    """The other players see that a card was drawn but not which one."""
    drawn = table(edition, f"0: b1 b2 b4 / {OTHERS} / top r3").does("0 draw -> y9")
    (event,) = drawn.happened(Drew)
    assert (event.seat, event.seen_by(0)) == (0, event)
    assert (event.card, drawn.round.view(0).drawn) == ("y9", "y9")
    assert [event.seen_by(seat).card for seat in (1, 2, None)] == [None] * 3
    assert [drawn.round.view(seat).drawn for seat in (1, 2, None)] == [None] * 3


@ALL
def test_C4_not_playing_a_playable_card(edition: str) -> None:
    """The player may keep the red 1, draw, and play the drawn card."""
    start = table(edition, f"0: r1 b2 b4 / {OTHERS} / top r3").may(0, "r1, draw")
    start.does("0 draw -> r9").becomes(f"0: r1 r9 b2 b4 / {OTHERS} / top r3 / phase play-drawn / drawn r9")
    start.may(0, "r9, keep").refuses("0 r1", "C4")
    start.does("0 r9").becomes(f"0: r1 b2 b4 / {OTHERS} / top r9 / discard r3 / laid-by 0 / turn 1")


@ALL
def test_C4_only_the_drawn_card(edition: str) -> None:
    """A card that was in the hand before, even a Wild, may not be played this turn; a second card may not be drawn."""
    start = table(edition, f"0: r1 W W4 b4 / {OTHERS} / top r3").does("0 draw -> y9").may(0, "keep")
    start.refuses("0 r1", "C4").refuses("0 W>b", "C4").refuses("0 W4>b", "C4").refuses("0 draw", "C4")
    start.does("0 keep").becomes(f"0: r1 W W4 b4 y9 / {OTHERS} / top r3 / turn 1")


@ALL
def test_C4_one_card_must_be_drawn(edition: str) -> None:
    """A player who has not drawn cannot pass."""
    start = table(edition, f"0: r1 b2 b4 / {OTHERS} / top r3")
    start.refuses("0 pass", "R7").refuses("0 keep", "C3")


@ALL
@pytest.mark.parametrize(("face", "given", "others", "turn"), ACTIONS)
def test_C5_matching_color(edition: str, face: str, given: str, others: str, turn: str) -> None:
    """An action card can be played on its color, here on a number, and then takes effect (D1 to D3)."""
    start = table(edition, f"0: r{face} b1 b2 / {OTHERS} / top r3").may(0, f"r{face}, draw")
    start.does(f"0 r{face} {given}").becomes(f"0: b1 b2 / {others} / top r{face} / discard r3 / laid-by 0 / {turn}")


@ALL
@pytest.mark.parametrize(("face", "given", "others", "turn"), ACTIONS)
def test_C5_own_symbol(edition: str, face: str, given: str, others: str, turn: str) -> None:
    """An action card matches the same symbol of another color."""
    start = table(edition, f"0: r{face} b1 b2 / {OTHERS} / top y{face}").may(0, f"r{face}, draw")
    start.does(f"0 r{face} {given}").becomes(
        f"0: b1 b2 / {others} / top r{face} / discard y{face} / laid-by 0 / {turn}"
    )


@ALL
@pytest.mark.parametrize("face", ["+2", "R", "S"])
def test_C5_another_symbol(edition: str, face: str) -> None:
    """An action card is rejected on a number, another symbol, or a chosen color if neither color nor symbol matches."""
    for top in ["y3", *(f"y{other}" for other in ("+2", "R", "S") if other != face), "W / color y"]:
        start = table(edition, f"0: r{face} b1 b2 / {OTHERS} / top {top}").may(0, "draw")
        start.refuses(f"0 r{face}", "C5")


@ALL
def test_C6_discards_become_the_draw_pile(edition: str) -> None:
    """The draw pile is empty, so all discards but the top card are shuffled, and the player draws from them."""
    start = table(edition, f"0: b1 b2 b4 / {OTHERS} / top r3 / discard y7 y8 W / draw")
    start.does("0 draw -> y8").becomes(f"0: b1 b2 b4 y8 / {OTHERS} / top r3 / draw y7 W / phase play-drawn / drawn y8")
    assert len(start.happened(Reshuffled)) == 1


@ALL
def test_C6_the_last_card_of_the_pile_comes_first(edition: str) -> None:
    """While the draw pile has a card, the discard pile stays."""
    start = table(edition, f"0: b1 b2 b4 / {OTHERS} / top r3 / discard y7 y8 / draw y9")
    start.does("0 draw -> y9; 0 keep").becomes(f"0: b1 b2 b4 y9 / {OTHERS} / top r3 / discard y7 y8 / draw / turn 1")
    assert start.happened(Reshuffled) == []
    start.does("1 draw -> y7; 1 keep").becomes(
        "0: b1 b2 b4 y9 / 1: y1 y2 y4 y7 / 2: g1 g2 g4 / top r3 / draw y8 / turn 2"
    )
    assert len(start.happened(Reshuffled)) == 1


@ALL
def test_R36_the_discards_are_reshuffled_when_a_card_is_needed_and_none_is_left(edition: str) -> None:
    """After the last card is drawn, in turn or by force, the discard pile stays until another card is needed."""
    drawn = table(edition, f"0: b1 b2 b4 / {OTHERS} / top r3 / discard y7 / draw y9").does("0 draw -> y9; 0 keep")
    drawn.becomes(f"0: b1 b2 b4 y9 / {OTHERS} / top r3 / discard y7 / draw / turn 1")
    forced = table(edition, f"0: r+2 b2 b4 / {OTHERS} / top r3 / discard y7 / draw y8 y9").does("0 r+2 -> y8 y9")
    forced.becomes("0: b2 b4 / 1: y1 y2 y4 y8 y9 / 2: g1 g2 g4 / top r+2 / discard r3 y7 / draw / laid-by 0 / turn 2")
    for used_up in (drawn, forced):
        assert used_up.happened(Reshuffled) == []
    drawn.does("1 draw -> y7; 1 keep").becomes("0: b1 b2 b4 y9 / 1: y1 y2 y4 y7 / 2: g1 g2 g4 / top r3 / draw / turn 2")
    forced.does("2 draw -> r3; 2 keep").becomes(
        "0: b2 b4 / 1: y1 y2 y4 y8 y9 / 2: g1 g2 g4 r3 / top r+2 / draw y7 / laid-by 0"
    )
    for needed in (drawn, forced):
        assert len(needed.happened(Reshuffled)) == 1


@ALL
def test_C6_in_the_middle_of_a_forced_draw(edition: str) -> None:
    """For a Draw Two, the player draws the pile's last card and one from the new pile. The Draw Two stays on top."""
    table(edition, f"0: r+2 b2 b4 / {OTHERS} / top r3 / discard y7 y8 / draw y9").does("0 r+2 -> y9 r3").becomes(
        "0: b2 b4 / 1: y1 y2 y4 y9 r3 / 2: g1 g2 g4 / top r+2 / draw y7 y8 / laid-by 0 / turn 2"
    )


@ALL
def test_C6_a_chosen_color_outlives_the_shuffle(edition: str) -> None:
    """The top card stays, and so does the chosen color."""
    table(edition, f"0: b1 b2 b4 / {OTHERS} / top W / color g / discard r3 y8 / draw").does(
        "0 draw -> r3; 0 keep"
    ).becomes(f"0: b1 b2 b4 r3 / {OTHERS} / top W / color g / draw y8 / turn 1")


@ALL
def test_R7_draw_as_many_as_are_left(edition: str) -> None:
    """Two cards are due, but only the one under the Draw Two is left. The player draws it and misses the turn."""
    table(edition, f"0: r+2 b2 b4 / {OTHERS} / top r3 / draw").does("0 r+2 -> r3").becomes(
        "0: b2 b4 / 1: y1 y2 y4 r3 / 2: g1 g2 g4 / top r+2 / draw / laid-by 0 / turn 2"
    )


@ALL
def test_R7_a_player_who_can_neither_play_nor_draw_passes(edition: str) -> None:
    """Both piles are empty, so a player without a matching card passes, and the next player may play."""
    start = table(edition, "0: b1 b2 b4 / 1: y1 r9 y4 / 2: g1 g2 g4 / top r3 / draw").may(0, "pass")
    start.refuses("0 draw", "R7").refuses("0 b1", "C1")
    start.does("0 pass").becomes("0: b1 b2 b4 / 1: y1 r9 y4 / 2: g1 g2 g4 / top r3 / draw / turn 1 / passes 1")
    assert [event.seat for event in start.happened(Passed)] == [0]


@ALL
def test_R7_a_player_who_can_play_may_not_pass(edition: str) -> None:
    """With nothing to draw, a player with a playable card must play, because C4 requires a draw otherwise."""
    start = table(edition, "0: b1 r9 b4 / 1: y1 y2 y4 / top r3 / draw").may(0, "r9")
    start.refuses("0 pass", "R7").refuses("0 draw", "R7")


@ALL
def test_R7_a_wild_draw_four_is_something_to_play(edition: str) -> None:
    """A Wild Draw Four without a card of the color in hand (D6) is playable, so its player may not pass."""
    start = table(edition, "0: b1 W4 b4 / 1: y1 y2 y4 / top r3 / draw").may(0, "W4>b, W4>g, W4>r, W4>y")
    start.refuses("0 pass", "R7")


@ALL
def test_R7_a_played_card_restarts_the_circle(edition: str) -> None:
    """Only consecutive passes count: after a card is played, the count starts again."""
    start = table(edition, "0: b1 b2 b4 / 1: y1 r9 y4 / 2: g1 g2 g4 / top r3 / draw")
    start.does("0 pass; 1 r9").becomes(
        "0: b1 b2 b4 / 1: y1 y4 / 2: g1 g2 g4 / top r9 / discard r3 / draw / laid-by 1 / turn 2"
    )


@ALL
def test_R7_a_whole_circle_draws_the_round(edition: str) -> None:
    """No player can play or draw, so the round ends without a winner, and no one scores."""
    hands = "0: b1 b2 b9 / 1: y1 y2 y4 / 2: g1 gS g4"
    start = table(edition, f"{hands} / top r3 / draw").does("0 pass; 1 pass; 2 pass")
    start.ends(None, 0).becomes(f"{hands} / top r3 / draw / turn 2 / passes 3 / phase over")
    assert len(start.happened(RoundDrawn)) == 1
    assert start.happened(WentOut) == []
    start.refuses("0 pass", "E6")


@ALL
@pytest.mark.parametrize("option", ["", "stuck-hands-count"])
def test_R7_hands_of_a_drawn_round(edition: str, option: str) -> None:
    """The points left (12, 7, and 25) are known, for a match that counts them under the alternative."""
    hands = "0: b1 b2 b9 / 1: y1 y2 y4 / 2: g1 gS g4"
    start = table(edition, f"{hands} / top r3 / draw", option).does("0 pass; 1 pass; 2 pass").ends(None, 0)
    outcome = start.round.outcome
    assert outcome is not None
    assert outcome.leftovers == (12, 7, 25)
    assert start.round.state.rules.stuck_hands_count == int(option != "")
