"""House rules, alone and combined. docs/combinations.md lists all of them."""

import pytest

from tests.shared.table import ALL, dealt, in_colors_of, in_editions, plays_four, table
from wildfour import Round
from wildfour.events.round_events import SwappedHands

PLAIN = in_editions("C S D M")  # editions without flips
CLASSIC = in_editions("C")
LAUNCHER = in_editions("L")


# --- stacking (R31) ---


@ALL
def test_R31_draw_two_is_never_stacked(edition: str) -> None:
    """Seat 1 holds a Draw Two but is not asked and must draw."""
    table(edition, "0: r+2 b2 b5 / 1: b+2 y1 / 2: g1 g2 / top r3").does("0 r+2 -> y9 y8").becomes(
        "0: b2 b5 / 1: b+2 y1 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / discard r3"
    )


@PLAIN
def test_R31_wild_draw_four_is_never_stacked(edition: str) -> None:
    """Seat 1 may only draw the cards or challenge."""
    table(edition, "0: W4 b2 b5 / 1: W4 b+2 / 2: g1 g2 / top r3").does("0 W4>b").may(1, "accept, challenge").refuses(
        "1 W4>g", "R31"
    ).refuses("1 b+2", "R31").becomes(
        "0: b2 b5 / 1: W4 b+2 / 2: g1 g2 / top W4 / color b / turn 1 / phase answer / "
        "laid-by 0 / pending 4 / discard r3"
    )


@ALL
def test_R31_stacking_two_answers_draw_two(edition: str) -> None:
    """A Draw Two of any color answers a Draw Two. A player who has none, or keeps it, draws all the cards."""
    table(edition, "0: r+2 b2 b5 / 1: b+2 W4 y1 / 2: g+2 g2 y2 / top r3", "stacking=two").does("0 r+2").becomes(
        "0: b2 b5 / 1: b+2 W4 y1 / 2: g+2 g2 y2 / top r+2 / turn 1 / phase answer / laid-by 0 / pending 2 / discard r3"
    ).may(1, "b+2, accept").refuses("1 W4>g", "R31").refuses("1 y1", "R31").refuses("1 challenge", "D8").does(
        "1 b+2"
    ).becomes(
        "0: b2 b5 / 1: W4 y1 / 2: g+2 g2 y2 / top b+2 / turn 2 / phase answer / laid-by 1 / pending 4 / discard r3 r+2"
    ).does("2 accept -> y9 y8 y7 y6").becomes(
        "0: b2 b5 / 1: W4 y1 / 2: g+2 g2 y2 y9 y8 y7 y6 / top b+2 / laid-by 1 / discard r3 r+2"
    )


@ALL
def test_R31_with_stacking_the_next_player_is_asked_with_an_empty_answer_too(edition: str) -> None:
    """Seat 1 holds no Draw Two, and being asked must not reveal that."""
    table(edition, "0: r+2 b2 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "stacking=two").does("0 r+2").may(
        1, "accept, uno!"
    ).does("1 accept -> y9 y8").becomes(
        "0: b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / discard r3"
    )


@PLAIN
def test_R31_stacking_two_leaves_wild_draw_four_alone(edition: str) -> None:
    """With stacking=two, the only answers to a Wild Draw Four are accept and challenge."""
    table(edition, "0: W4 b2 b5 / 1: W4 b+2 / 2: g1 g2 / top r3", "stacking=two").does("0 W4>b").may(
        1, "accept, challenge"
    ).refuses("1 W4>g", "R31").refuses("1 b+2", "R31")


@PLAIN
def test_R31_stacking_four(edition: str) -> None:
    """A Wild Draw Four answers a Wild Draw Four, with a new color. The cards for a Draw Two are drawn at once."""
    option = "stacking=four"
    table(edition, "0: W4 b2 b5 / 1: W4 y1 y2 / 2: g1 g2 / top r3", option).does("0 W4>b").may(
        1, "W4>b, W4>g, W4>r, W4>y, accept, challenge"
    ).does("1 W4>g").becomes(
        "0: b2 b5 / 1: y1 y2 / 2: g1 g2 / top W4 / color g / turn 2 / phase answer / laid-by 1 / pending 8"
        " / discard r3 W4"
    ).does("2 accept -> y9 y8 y7 y6 y5 y4 y3 b9").becomes(
        "0: b2 b5 / 1: y1 y2 / 2: g1 g2 y9 y8 y7 y6 y5 y4 y3 b9 / top W4 / color g / laid-by 1 / discard r3 W4"
    )
    table(edition, "0: r+2 b2 b5 / 1: b+2 W4 / 2: g1 g2 / top r3", option).does("0 r+2 -> y9 y8").becomes(
        "0: b2 b5 / 1: b+2 W4 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / discard r3"
    )


@PLAIN
def test_R31_stacking_same(edition: str) -> None:
    """A draw card can be answered only by the same kind of card."""
    option = "stacking=same"
    table(edition, "0: r+2 b2 b5 / 1: b+2 W4 / 2: g1 g2 / top r3", option).does("0 r+2").may(
        1, "b+2, accept, uno!"
    ).refuses("1 W4>g", "R31")
    table(edition, "0: W4 b2 b5 / 1: b+2 W4 / 2: g1 g2 / top r3", option).does("0 W4>b").may(
        1, "W4>b, W4>g, W4>r, W4>y, accept, challenge, uno!"
    ).refuses("1 b+2", "R31")


@PLAIN
def test_R31_stacking_any(edition: str) -> None:
    """Either draw card answers either; a Draw Two on a Wild Draw Four must have the chosen color (C5)."""
    table(edition, "0: r+2 b2 b5 / 1: W4 y1 y2 / 2: g+2 b+2 / 3: g1 g3 / top r3", "stacking=any").does(
        "0 r+2; 1 W4>g"
    ).becomes(
        "0: b2 b5 / 1: y1 y2 / 2: g+2 b+2 / 3: g1 g3 / top W4 / color g / turn 2 / phase answer / laid-by 1 / pending 6"
        " / discard r3 r+2"
    ).may(2, "g+2, accept, challenge, uno!").refuses("2 b+2", "C5").does("2 g+2").becomes(
        "0: b2 b5 / 1: y1 y2 / 2: b+2 / 3: g1 g3 / top g+2 / turn 3 / phase answer / laid-by 2 / pending 8 / exposed 2"
        " / discard r3 r+2 W4"
    ).does("3 accept -> y9 y8 y7 y6 y5 y4 y3 b9").becomes(
        "0: b2 b5 / 1: y1 y2 / 2: b+2 / 3: g1 g3 y9 y8 y7 y6 y5 y4 y3 b9 / top g+2 / laid-by 2 / exposed 2"
        " / discard r3 r+2 W4"
    )


@PLAIN
def test_R31_a_stacked_bluff_is_challenged_guilty(edition: str) -> None:
    """Seat 1 answers a red Draw Two with a Wild Draw Four while holding r1. It is guilty and draws all 2 + 4 cards."""
    table(edition, "0: r+2 b2 b5 / 1: W4 r1 y2 / 2: g1 g2 / top r3", "stacking=any").does("0 r+2; 1 W4>g").does(
        "2 challenge -> y9 y8 y7 y6 y5 y4"
    ).becomes(
        "0: b2 b5 / 1: r1 y2 y9 y8 y7 y6 y5 y4 / 2: g1 g2 / top W4 / color g / turn 2 / laid-by 1 / discard r3 r+2"
    )


@PLAIN
def test_R31_a_stacked_wild_draw_four_is_challenged_innocent(edition: str) -> None:
    """Seat 1 holds no card of the current color, so seat 2 draws 2 + 4, and 2 for the challenge."""
    table(edition, "0: r+2 b2 b5 / 1: W4 y1 y2 / 2: g1 g2 / top r3", "stacking=any").does("0 r+2; 1 W4>g").does(
        "2 challenge -> y9 y8 y7 y6 y5 y4 y3 b9"
    ).becomes("0: b2 b5 / 1: y1 y2 / 2: g1 g2 y9 y8 y7 y6 y5 y4 y3 b9 / top W4 / color g / laid-by 1 / discard r3 r+2")


@PLAIN
def test_R31_stacking_forgoes_the_challenge(edition: str) -> None:
    """Seat 0 bluffs, and seat 1 stacks instead of challenging. Seat 2 can challenge only seat 1, which is innocent."""
    table(edition, "0: W4 r2 b5 / 1: W4 y1 y2 / 2: g1 g2 / top r3", "stacking=four").does("0 W4>b; 1 W4>g").does(
        "2 challenge -> y9 y8 y7 y6 y5 y4 y3 b9 b8 b7"
    ).becomes(
        "0: r2 b5 / 1: y1 y2 / 2: g1 g2 y9 y8 y7 y6 y5 y4 y3 b9 b8 b7 / top W4 / color g / laid-by 1 / discard r3 W4"
    )


@ALL
def test_R31_the_last_draw_two_cannot_be_answered(edition: str) -> None:
    """Seat 0 is out. Seat 1 draws even with a Draw Two in hand, and those cards count (E7)."""
    table(edition, "0: r+2 / 1: b+2 y1 / 2: g1 g2 / top r3", "stacking=any").does("0 r+2 -> y9 y8").ends(
        0, 21 + 17 + 3
    ).becomes("0: / 1: b+2 y1 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / phase over / laid-by 0 / winner 0 / discard r3")


@ALL
def test_R31_going_out_by_stacking(edition: str) -> None:
    """Seat 1 answers with its last card. Seat 2 draws all 4, and they count: 2 + 5 and 1 + 2 + 30."""
    table(edition, "0: r+2 b2 b5 / 1: b+2 / 2: g1 g2 / top r3", "stacking=two").does(
        "0 r+2; 1 b+2 -> y9 y8 y7 y6"
    ).ends(1, 40).becomes(
        "0: b2 b5 / 1: / 2: g1 g2 y9 y8 y7 y6 / top b+2 / phase over / laid-by 1 / winner 1 / discard r3 r+2"
    )


@ALL
def test_R31_a_start_card_draw_two_may_be_answered(edition: str) -> None:
    """The start card counts as played by the dealer."""
    cards = "b1 g1 b2 g2 b3 g3 b4 g4 b5 g5 b6 g6 b+2 g7 r+2"
    dealt(edition, 2, cards, dealer=1, options="stacking=two").becomes(
        "0: b1 b2 b3 b4 b5 b6 b+2 / 1: g1 g2 g3 g4 g5 g6 g7 / top r+2 / phase answer / pending 2"
    ).may(0, "b+2, accept").does("0 b+2").becomes(
        "0: b1 b2 b3 b4 b5 b6 / 1: g1 g2 g3 g4 g5 g6 g7 / top b+2 / turn 1 / phase answer / laid-by 0 / pending 4"
        " / discard r+2"
    )


@ALL
def test_R31_stacking_begins_a_turn_and_accepting_does_not(edition: str) -> None:
    """Seat 0 forgot to call. It can be caught if seat 1 just draws the cards (R5), but not if seat 1 stacks (E5)."""
    start = "0: r+2 b2 / 1: b+2 y1 y2 / 2: g1 g2 / top r3"
    table(edition, start, "stacking=two").does("0 r+2; 1 accept -> y9 y8; 2 catch 0 -> b9 b8").becomes(
        "0: b2 b9 b8 / 1: b+2 y1 y2 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / discard r3"
    )
    table(edition, start, "stacking=two").does("0 r+2; 1 b+2; 2 catch 0").becomes(
        "0: b2 / 1: y1 y2 / 2: g1 g2 / top b+2 / turn 2 / phase answer / laid-by 1 / pending 4 / discard r3 r+2"
    )


@LAUNCHER
def test_R31_launcher_the_player_who_was_hit_may_stack(edition: str) -> None:
    """Seat 2, which would draw the 4 (R28), answers with a Wild Draw Four, and play continues from seat 2."""
    table(edition, "0: W4 b2 b5 / 1: g5 y1 / 2: W4 y2 y3 / top r3", "stacking=four").does(
        "0 W4>b; 0 flip 2 -> hit; 2 W4>y"
    ).becomes(
        "0: b2 b5 / 1: g5 y1 / 2: y2 y3 / top W4 / color y / turn 2 / phase flip / "
        "laid-by 2 / pending 4 / discard r3 W4"
    ).does("2 decline").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: y2 y3 / top W4 / color y / phase answer / laid-by 2 / pending 8 / discard r3 W4"
    ).does("0 accept -> y9 y8 y7 y6 y5 y4 b9 b8").becomes(
        "0: b2 b5 y9 y8 y7 y6 y5 y4 b9 b8 / 1: g5 y1 / 2: y2 y3 / top W4 / color y / turn 1 / laid-by 2 / discard r3 W4"
    )


@LAUNCHER
def test_R31_launcher_a_hit_moves_the_whole_stack(edition: str) -> None:
    """Seat 1 stacks a Wild Draw Four on a Draw Two and hits seat 0: seat 0 draws all 6, and seat 2 plays next."""
    table(edition, "0: r+2 b2 b5 / 1: W4 y1 y3 / 2: g1 g2 / top r3", "stacking=any").does(
        "0 r+2; 1 W4>g; 1 flip 0 -> hit; 0 accept -> y9 y8 y7 y6 y5 y4"
    ).becomes(
        "0: b2 b5 y9 y8 y7 y6 y5 y4 / 1: y1 y3 / 2: g1 g2 / top W4 / color g / turn 2 / laid-by 1 / discard r3 r+2"
    )


@in_editions("M")
def test_R31_minion_a_mutated_minion_is_not_a_draw_card(edition: str) -> None:
    """A Mutated Minion cannot answer a card or be answered."""
    table(edition, "0: r+2 b2 b5 / 1: M y1 / 2: g1 g2 / top r3", "stacking=any").does("0 r+2").may(
        1, "accept, uno!"
    ).refuses("1 M>b", "R31")
    table(edition, "0: M b2 b5 / 1: M b+2 y1 / 2: g1 g2 / top r3", "stacking=any").does("0 M>b -> y9 b9").becomes(
        "0: b2 b5 / 1: M b+2 y1 y9 b9 / 2: g1 g2 / top M / color b / turn 1 / laid-by 0 / discard r3"
    )


# --- seven-zero ---


@ALL
def test_seven_zero_off_a_seven_and_a_zero_are_plain_numbers(edition: str) -> None:
    """No hand changes owners."""
    table(edition, "0: r7 b2 b5 / 1: g5 y1 / 2: g1 / top r3").does("0 r7").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 / top r7 / turn 1 / laid-by 0 / discard r3"
    ).refuses("0 swap 1", "B4")
    table(edition, "0: r0 b2 b5 / 1: g5 y1 / 2: g1 / top r3").does("0 r0").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 / top r0 / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_seven_zero_a_seven_swaps_hands_with_a_chosen_player(edition: str) -> None:
    """The player must choose another player; then play continues."""
    swapped = (
        table(edition, "0: r7 b2 b5 / 1: g5 y1 / 2: g1 / top r3", "seven-zero")
        .does("0 r7")
        .becomes("0: b2 b5 / 1: g5 y1 / 2: g1 / top r7 / phase swap / laid-by 0 / discard r3")
    )
    swapped.may(0, "swap 1, swap 2").may(1, "").refuses("0 swap 0", "seven-zero").refuses(
        "0 swap 3", "seven-zero"
    ).refuses("1 swap 2", "B4").refuses("0 draw", "seven-zero").refuses("0 b2", "seven-zero").does("0 swap 2").becomes(
        "0: g1 / 1: g5 y1 / 2: b2 b5 / top r7 / turn 1 / laid-by 0 / discard r3"
    )
    assert [(event.seat, event.other) for event in swapped.happened(SwappedHands)] == [(0, 2)]


@ALL
@pytest.mark.parametrize(
    ("direction", "after", "turn"),
    [("left", "0: y2 / 1: b2 b5 / 2: g5 y1 / 3: g1", 1), ("right", "0: g5 y1 / 1: g1 / 2: y2 / 3: b2 b5", 3)],
)
def test_seven_zero_a_zero_passes_all_hands_along(edition: str, direction: str, after: str, turn: int) -> None:
    """Every hand moves to the next player in the direction of play."""
    table(edition, f"0: r0 b2 b5 / 1: g5 y1 / 2: g1 / 3: y2 / top r3 / direction {direction}", "seven-zero").does(
        "0 r0"
    ).becomes(f"{after} / top r0 / turn {turn} / direction {direction} / laid-by 0 / discard r3")


@ALL
def test_seven_zero_as_last_card_does_neither(edition: str) -> None:
    """The player has no cards left and is out (E6), so there is no hand to give away."""
    table(edition, "0: r7 / 1: g5 y1 / 2: g1 / top r3", "seven-zero").does("0 r7").ends(0, 7).becomes(
        "0: / 1: g5 y1 / 2: g1 / top r7 / turn 1 / phase over / laid-by 0 / winner 0 / discard r3"
    )
    table(edition, "0: r0 / 1: g5 y1 / 2: g1 / top r3", "seven-zero").does("0 r0").ends(0, 7).becomes(
        "0: / 1: g5 y1 / 2: g1 / top r0 / turn 1 / phase over / laid-by 0 / winner 0 / discard r3"
    )


@ALL
def test_seven_zero_the_player_of_the_card_owes_the_call(edition: str) -> None:
    """Seat 0 plays the second-to-last card without a call and swaps away the last one, but can be caught (E1, E2).

    Seat 1 now holds one card, but it has not played, so it owes no call.
    """
    table(edition, "0: r7 b2 / 1: g5 y1 y2 / 2: g1 g2 / top r3", "seven-zero").does("0 r7; 0 swap 1").becomes(
        "0: g5 y1 y2 / 1: b2 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / exposed 0 / discard r3"
    ).does("2 catch 1; 2 catch 0 -> y9 y8").becomes(
        "0: g5 y1 y2 y9 y8 / 1: b2 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_seven_zero_may_be_caught_while_choosing(edition: str) -> None:
    """The player can be caught before the swap, and the penalty cards are swapped with the hand."""
    table(edition, "0: r7 b2 / 1: g5 y1 y2 / 2: g1 g2 / top r3", "seven-zero").does(
        "0 r7; 2 catch 0 -> y9 y8; 0 swap 1"
    ).becomes("0: g5 y1 y2 / 1: b2 y9 y8 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3")


@ALL
def test_seven_zero_with_partners_hands_may_go_to_the_partner(edition: str) -> None:
    """The partner counts as one of the other players."""
    table(edition, "0: r7 b2 b5 / 1: g5 y1 / 2: g1 / 3: y2 / top r3", "seven-zero partners").does(
        "0 r7; 0 swap 2"
    ).becomes("0: g1 / 1: g5 y1 / 2: b2 b5 / 3: y2 / top r7 / turn 1 / laid-by 0 / discard r3")


@LAUNCHER
def test_seven_zero_launcher_first_the_flip_then_the_swap(edition: str) -> None:
    """A gift comes from the old hand. The swap follows a hit, a miss, or a decline."""
    start = "0: r7^ b2 b5 b6 / 1: g5 y1 / 2: g1 g2 / top r3"
    table(edition, start, "seven-zero").does("0 r7^; 0 flip 1 -> hit; 0 give b2").becomes(
        "0: b5 b6 / 1: g5 y1 b2 / 2: g1 g2 / top r7^ / phase swap / laid-by 0 / discard r3"
    ).does("0 swap 1").becomes("0: g5 y1 b2 / 1: b5 b6 / 2: g1 g2 / top r7^ / turn 1 / laid-by 0 / discard r3")
    for declined in ("0 flip 1 -> miss", "0 decline"):
        table(edition, start, "seven-zero").does(f"0 r7^; {declined}; 0 swap 2").becomes(
            "0: g1 g2 / 1: g5 y1 / 2: b2 b5 b6 / top r7^ / turn 1 / laid-by 0 / discard r3"
        )


@LAUNCHER
def test_seven_zero_launcher_giving_the_last_card_goes_out_without_a_swap(edition: str) -> None:
    """E8 comes first: 6 points for seat 1's hand, 3 + 2 for seat 2's."""
    table(edition, "0: r7^ b2 / 1: g5 y1 / 2: g1 g2 / top r3", "seven-zero").does(
        "0 r7^; 0 flip 2 -> hit; 0 give b2"
    ).ends(0, 11).becomes(
        "0: / 1: g5 y1 / 2: g1 g2 b2 / top r7^ / turn 1 / phase over / laid-by 0 / winner 0 / discard r3"
    )


# --- jump-in ---


@ALL
def test_jump_in_off_cards_are_played_in_turn_only(edition: str) -> None:
    """Even an identical card can't be played out of turn."""
    table(edition, "0: g5 b2 / 1: y1 y2 / 2: r+2 g2 / top r+2").refuses("2 r+2", "B4").may(2, "")


@PLAIN
def test_jump_in_an_identical_card_may_be_played_out_of_turn(edition: str) -> None:
    """Seat 2 plays the other r7 before seat 1 begins; play continues from seat 2."""
    table(edition, "0: r7 b2 b5 / 1: g5 y1 / 2: r7 g1 g2 / 3: r8 b7 / top r3", "jump-in").does("0 r7").may(2, "r7").may(
        3, "uno!"
    ).refuses("3 b7", "jump-in").refuses("3 r8", "jump-in").does("2 r7").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: r8 b7 / top r7 / turn 3 / laid-by 2 / discard r3 r7"
    )


@LAUNCHER
def test_jump_in_launcher_the_picture_makes_no_difference(edition: str) -> None:
    """r7^ has the color and the face of r7; a player who jumps in with it flips."""
    table(edition, "0: r7 b2 b5 / 1: g5 y1 / 2: r7^ g1 g2 / top r3", "jump-in").does("0 r7; 2 r7^").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / top r7^ / turn 2 / phase flip / laid-by 2 / discard r3 r7"
    ).does("2 flip 1 -> miss").becomes("0: b2 b5 / 1: g5 y1 / 2: g1 g2 / top r7^ / laid-by 2 / discard r3 r7")


@ALL
def test_R40_no_one_jumps_in_on_their_own_card(edition: str) -> None:
    """Seat 0 has played one r+2 and must wait for a turn to play the other; otherwise no one could catch in between."""
    played = "0: r+2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / discard r3"
    table(edition, "0: r+2 r+2 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "jump-in").does("0 r+2 -> y9 y8").may(0, "").refuses(
        "0 r+2", "R40"
    ).becomes(played)


@ALL
def test_R40_a_player_may_follow_their_own_card_in_turn(edition: str) -> None:
    """With two players, a Skip gives its player another turn, which is not a jump-in."""
    table(edition, "0: rS rS b5 / 1: g5 y1 / top r3", "jump-in").does("0 rS; 0 rS").becomes(
        "0: b5 / 1: g5 y1 / top rS / laid-by 0 / exposed 0 / discard r3 rS"
    )


@ALL
def test_R40_no_one_jumps_in_on_the_start_card(edition: str) -> None:
    """No player, not even the dealer, has played it. Once a player plays an identical card, others may jump in."""
    start = "0: b2 b5 / 1: g5 y1 / 2: rS g1 g2 / top rS"
    table(edition, start, "jump-in").may(1, "").may(2, "").refuses("2 rS", "R40").becomes(start)
    decks = "0: rS b2 b5 / 1: g5 y1 / 2: rS g1 g2 / 3: y2 y3 / top rS"
    table(edition, decks, "jump-in decks=2").refuses("2 rS", "R40").does("0 rS").may(0, "").does("2 rS").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top rS / laid-by 2 / discard rS rS"
    )


@ALL
def test_R40_the_dealers_card_is_like_any_other(edition: str) -> None:
    """Seat 2 dealt. When it plays a card later, others may jump in on it."""
    table(edition, "0: rS b2 b5 / 1: g5 y1 / 2: rS g1 g2 / top r3 / turn 2", "jump-in").does("2 rS; 0 rS").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / top rS / turn 2 / laid-by 0 / discard r3 rS"
    )


@ALL
def test_R40_reshuffled_discards_do_not_make_it_the_start_card(edition: str) -> None:
    """The discarded cards are back in the draw pile, and the top card still counts as played by seat 0."""
    table(edition, "0: rS b2 b5 / 1: rS g5 y1 / 2: g1 g2 / top r3 / draw", "jump-in").does(
        "0 rS; 2 draw -> r3; 2 keep"
    ).becomes("0: b2 b5 / 1: rS g5 y1 / 2: g1 g2 r3 / top rS / laid-by 0 / draw").does("1 rS").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 r3 / top rS / laid-by 1 / discard rS / draw"
    )


@PLAIN
def test_jump_in_comes_too_late_once_the_turn_has_begun(edition: str) -> None:
    """Seat 1 has drawn, so it is too late."""
    table(edition, "0: r7 b2 b5 / 1: g5 y1 / 2: r7 g1 g2 / top r3", "jump-in").does("0 r7; 1 draw -> b9").refuses(
        "2 r7", "jump-in"
    ).becomes(
        "0: b2 b5 / 1: g5 y1 b9 / 2: r7 g1 g2 / top r7 / turn 1 / phase play-drawn / drawn b9 / laid-by 0 / discard r3"
    )


@ALL
def test_jump_in_not_with_a_wild_card(edition: str) -> None:
    """Wild cards have no printed color."""
    table(edition, "0: b2 b5 / 1: W g5 / 2: W g1 / top W / color g", "jump-in").may(2, "").refuses("2 W>b", "jump-in")


@ALL
def test_jump_in_with_a_skip_a_reverse_and_a_draw_two(edition: str) -> None:
    """The card works as if played in turn."""
    table(edition, "0: rS b2 b5 / 1: rS g5 y1 / 2: g1 g2 / 3: y2 y3 / top r3", "jump-in").does("0 rS; 1 rS").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top rS / turn 3 / laid-by 1 / discard r3 rS"
    )
    table(edition, "0: rR b2 b5 / 1: rR g5 y1 / 2: g1 g2 / 3: y2 y3 / top r3", "jump-in").does("0 rR; 1 rR").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top rR / turn 2 / laid-by 1 / discard r3 rR"
    )
    table(edition, "0: r+2 b2 b5 / 1: r+2 g5 y1 / 2: g1 g2 / 3: y2 y3 / top r3", "jump-in").does(
        "0 r+2 -> y9 y8; 1 r+2 -> y7 y6"
    ).becomes("0: b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 y7 y6 / 3: y2 y3 / top r+2 / turn 3 / laid-by 1 / discard r3 r+2")


@ALL
def test_jump_in_with_stacking_an_answer_comes_first(edition: str) -> None:
    """No one can jump in while seat 1 is asked. After the draw, the same Draw Two may be played out of turn."""
    table(edition, "0: r+2 b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: r+2 y2 y3 / top r3", "jump-in stacking=two").does(
        "0 r+2"
    ).refuses("3 r+2", "jump-in").does("1 accept -> y9 y8").becomes(
        "0: b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / 3: r+2 y2 y3 / top r+2 / turn 2 / laid-by 0 / discard r3"
    ).does("3 r+2").becomes(
        "0: b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / 3: y2 y3 / top r+2 / phase answer / laid-by 3 / pending 2"
        " / discard r3 r+2"
    )


@ALL
def test_jump_in_ends_the_time_to_catch(edition: str) -> None:
    """Playing a card out of turn also begins a turn (E5)."""
    table(edition, "0: rS b2 / 1: g5 y1 / 2: g1 g2 / 3: rS y2 y3 / top r3", "jump-in").does(
        "0 rS; 3 rS; 1 catch 0"
    ).becomes("0: b2 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top rS / turn 1 / laid-by 3 / discard r3 rS")


@ALL
def test_jump_in_the_current_players_call_does_not_protect_the_jumper(edition: str) -> None:
    """Seat 2, the current player, has called early; seat 3 jumps in with the second-to-last card and can be caught."""
    table(edition, "0: rS b2 b5 / 1: g5 y1 / 2: r1 g2 / 3: rS y2 / top r3", "jump-in").does(
        "0 rS; 2 uno!; 3 rS"
    ).becomes("0: b2 b5 / 1: g5 y1 / 2: r1 g2 / 3: y2 / top rS / turn 1 / laid-by 3 / exposed 3 / discard r3 rS").does(
        "0 catch 3 -> y9 y8"
    ).becomes("0: b2 b5 / 1: g5 y1 / 2: r1 g2 / 3: y2 y9 y8 / top rS / turn 1 / laid-by 3 / discard r3 rS")


@ALL
def test_jump_in_may_be_the_last_card(edition: str) -> None:
    """Seat 3 jumps in with its last card and goes out, for 2 + 5, 6, and 3 points."""
    table(edition, "0: rS b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: rS / top r3", "jump-in").does("0 rS; 3 rS").ends(
        3, 16
    ).becomes("0: b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: / top rS / turn 1 / phase over / winner 3 / discard r3 rS")


@ALL
def test_jump_in_with_plain_finish_not_with_an_action_card_as_last(edition: str) -> None:
    """Even out of turn, the last card must be a number."""
    table(edition, "0: rS b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: rS / top r3", "jump-in plain-finish").does("0 rS").may(
        3, ""
    ).refuses("3 rS", "plain-finish")


@PLAIN
def test_jump_in_with_seven_zero_the_jumper_swaps(edition: str) -> None:
    """Seat 2 jumps in with the other r7, after seat 0 has swapped."""
    table(edition, "0: r7 b2 b5 / 1: g5 y1 / 2: r7 g1 g2 / top r3", "jump-in seven-zero").does("0 r7").refuses(
        "2 r7", "jump-in"
    ).does("0 swap 1; 2 r7; 2 swap 0").becomes("0: g1 g2 / 1: b2 b5 / 2: g5 y1 / top r7 / laid-by 2 / discard r3 r7")


@ALL
def test_jump_in_with_must_play_no_one_must_jump_in(edition: str) -> None:
    """The obligation to play applies only to the current player."""
    table(edition, "0: rS b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: rS y2 y3 / top r3", "jump-in must-play").does(
        "0 rS; 2 draw -> b9; 2 keep"
    ).becomes("0: b2 b5 / 1: g5 y1 / 2: g1 g2 b9 / 3: rS y2 y3 / top rS / turn 3 / laid-by 0 / discard r3")


@ALL
def test_jump_in_with_decks_even_a_zero_has_a_duplicate(edition: str) -> None:
    """Two decks contain two r0."""
    table(edition, "0: r0 b2 b5 / 1: g5 y1 / 2: r0 g1 g2 / top r3", "jump-in decks=2").does("0 r0; 2 r0").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / top r0 / laid-by 2 / discard r3 r0"
    )


# --- draw-until-playable, must-play, drawn-card-stays ---


@ALL
def test_draw_until_playable_draws_until_a_card_is_playable(edition: str) -> None:
    """Seat 0 draws until r5 comes and may then play or keep it."""
    table(edition, "0: b2 b5 / 1: g5 y1 / top r3", "draw-until-playable").does("0 draw -> b9 g8 r5").becomes(
        "0: b2 b5 b9 g8 r5 / 1: g5 y1 / top r3 / phase play-drawn / drawn r5"
    ).may(0, "r5, keep").does("0 keep").becomes("0: b2 b5 b9 g8 r5 / 1: g5 y1 / top r3 / turn 1")


@ALL
def test_draw_until_playable_a_bluff_is_not_playable(edition: str) -> None:
    """Seat 0 holds r9: the Wild Draw Four would be a bluff (D6), so the drawing continues."""
    table(edition, "0: r9 b5 / 1: g5 y1 / top r3", "draw-until-playable").does("0 draw -> W4 g8 b3").becomes(
        "0: r9 b5 W4 g8 b3 / 1: g5 y1 / top r3 / phase play-drawn / drawn b3"
    )


@ALL
def test_draw_until_playable_ends_with_the_cards(edition: str) -> None:
    """No card matches, and both piles are empty, so the player keeps the drawn cards (R7)."""
    table(edition, "0: b2 b5 / 1: g5 y1 / top r3 / discard b8 / draw g8 b9", "draw-until-playable").does(
        "0 draw -> b9 g8 b8"
    ).becomes("0: b2 b5 b9 g8 b8 / 1: g5 y1 / top r3 / phase play-drawn / drawn b8 / draw").may(0, "keep").does(
        "0 keep"
    ).becomes("0: b2 b5 b9 g8 b8 / 1: g5 y1 / top r3 / turn 1 / draw").may(1, "pass, uno!")


@ALL
def test_draw_until_playable_with_stacking_draws_only_the_penalty(edition: str) -> None:
    """A forced draw is not extended."""
    table(edition, "0: r+2 b2 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "draw-until-playable stacking=two").does(
        "0 r+2; 1 accept -> y9 y8"
    ).becomes("0: b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / discard r3")


@ALL
def test_must_play_drawing_with_a_playable_card_is_rejected(edition: str) -> None:
    """Unlike in C4, a player with a playable card, in hand or drawn, must play."""
    table(edition, "0: r7 b5 / 1: g5 y1 / top r3", "must-play").may(0, "r7, uno!").refuses("0 draw", "must-play")
    table(edition, "0: b2 b5 / 1: g5 y1 / top r3", "must-play").does("0 draw -> r9").may(0, "r9").refuses(
        "0 keep", "must-play"
    ).does("0 r9").becomes("0: b2 b5 / 1: g5 y1 / top r9 / turn 1 / laid-by 0 / discard r3")
    table(edition, "0: b2 b5 / 1: g5 y1 / top r3", "must-play").does("0 draw -> b9; 0 keep").becomes(
        "0: b2 b5 b9 / 1: g5 y1 / top r3 / turn 1"
    )


@ALL
def test_must_play_off_a_playable_card_may_be_held_back(edition: str) -> None:
    """C4 applies, which must-play would override."""
    table(edition, "0: r7 b5 / 1: g5 y1 / top r3").does("0 draw -> r9; 0 keep").becomes(
        "0: r7 b5 r9 / 1: g5 y1 / top r3 / turn 1"
    )


@ALL
def test_must_play_never_forces_a_bluff(edition: str) -> None:
    """A player with a blue card may bluff with the Wild Draw Four but need not. Without a blue card, the player must
    play it."""
    table(edition, "0: W4 b5 y5 / 1: g5 y1 / top b+2", "must-play").refuses("0 draw", "must-play")
    table(edition, "0: W4 g5 y5 / 1: g1 y1 / top b3", "must-play").refuses("0 draw", "must-play")
    table(edition, "0: b2 b5 / 1: g1 y1 / top r3", "must-play").does("0 draw -> W4").refuses("0 keep", "must-play")
    table(edition, "0: r9 b5 / 1: g1 y1 / top r3 / phase play-drawn / drawn r9", "must-play").may(0, "r9, uno!")
    table(edition, "0: W4 r9 b5 / 1: g1 y1 / top r3 / phase play-drawn / drawn W4", "must-play").does("0 keep").becomes(
        "0: W4 r9 b5 / 1: g1 y1 / top r3 / turn 1"
    )


@ALL
def test_must_play_with_stacking_the_cards_may_be_taken(edition: str) -> None:
    """Stacking is optional, so the player may accept."""
    table(edition, "0: r+2 b2 b5 / 1: b+2 y1 / 2: g1 g2 / top r3", "must-play stacking=two").does("0 r+2").may(
        1, "b+2, accept, uno!"
    ).does("1 accept -> y9 y8").becomes(
        "0: b2 b5 / 1: b+2 y1 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / discard r3"
    )


@ALL
def test_must_play_with_plain_finish_a_last_action_card_is_kept(edition: str) -> None:
    """The last card may not be played, so the player may draw and must then play a playable card."""
    table(edition, "0: rS / 1: g5 y1 / top r3", "must-play plain-finish").may(0, "draw").does("0 draw -> b9").may(
        0, "keep, uno!"
    ).does("0 keep").becomes("0: rS b9 / 1: g5 y1 / top r3 / turn 1")


@ALL
def test_must_play_with_draw_until_playable(edition: str) -> None:
    """The player draws until a card is playable, and must then play it."""
    table(edition, "0: b2 b5 / 1: g5 y1 / top r3", "must-play draw-until-playable").does("0 draw -> b9 r9").may(
        0, "r9"
    ).refuses("0 keep", "must-play").does("0 r9").becomes(
        "0: b2 b5 b9 / 1: g5 y1 / top r9 / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_drawn_card_stays_the_drawn_card_is_not_played(edition: str) -> None:
    """Unlike in C3, a playable drawn card may not be played, and the turn ends at once."""
    table(edition, "0: b2 b5 / 1: g5 y1 / top r3", "drawn-card-stays").does("0 draw -> r9").becomes(
        "0: b2 b5 r9 / 1: g5 y1 / top r3 / turn 1"
    ).refuses("0 r9", "B4")


@ALL
def test_drawn_card_stays_off_it_may_be_played(edition: str) -> None:
    """C3 applies, which drawn-card-stays would override."""
    table(edition, "0: b2 b5 / 1: g5 y1 / top r3").does("0 draw -> r9; 0 r9").becomes(
        "0: b2 b5 / 1: g5 y1 / top r9 / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_drawn_card_stays_with_must_play_only_the_hand_counts(edition: str) -> None:
    """A playable card in hand must be played, but a drawn card may not be."""
    table(edition, "0: r7 b5 / 1: g5 y1 / top r3", "must-play drawn-card-stays").refuses("0 draw", "must-play")
    table(edition, "0: b2 b5 / 1: g5 y1 / top r3", "must-play drawn-card-stays").does("0 draw -> r9").becomes(
        "0: b2 b5 r9 / 1: g5 y1 / top r3 / turn 1"
    )


# --- no-bluffing ---


@ALL
def test_no_bluffing_a_wild_draw_four_against_D6_is_rejected(edition: str) -> None:
    """Seat 0 holds r7 on red. Without r7, the Wild Draw Four may be played."""
    table(edition, "0: W4 r7 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "no-bluffing").may(0, "r7, draw").refuses(
        "0 W4>b", "D6"
    )
    table(edition, "0: W4 g7 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "no-bluffing").may(0, "W4>b, W4>g, W4>r, W4>y, draw")


@PLAIN
def test_no_bluffing_there_is_nothing_to_challenge(edition: str) -> None:
    """The next player draws at once."""
    table(edition, "0: W4 g7 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "no-bluffing").does("0 W4>b -> y9 y8 y7 y6").becomes(
        "0: g7 b5 / 1: g5 y1 y9 y8 y7 y6 / 2: g1 g2 / top W4 / color b / turn 2 / laid-by 0 / discard r3"
    )


@LAUNCHER
def test_no_bluffing_launcher_the_flip_decides_and_the_cards_are_drawn(edition: str) -> None:
    """After the flip, no one is asked: seat 2 was hit and draws the 4, and seat 1 plays."""
    table(edition, "0: W4 g7 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "no-bluffing").does(
        "0 W4>b; 0 flip 2 -> hit y9 y8 y7 y6"
    ).becomes("0: g7 b5 / 1: g5 y1 / 2: g1 g2 y9 y8 y7 y6 / top W4 / color b / turn 1 / laid-by 0 / discard r3")


@PLAIN
def test_no_bluffing_with_stacking_a_stacked_wild_draw_four_keeps_D6(edition: str) -> None:
    """Seat 0 chose blue. Seat 1 holds b1 and may not stack; seat 2 holds no blue card and may."""
    option = "no-bluffing stacking=four"
    table(edition, "0: W4 g7 b5 / 1: W4 b1 / 2: g1 g2 / top r3", option).does("0 W4>b").may(1, "accept, uno!").refuses(
        "1 W4>g", "D6"
    ).refuses("1 challenge", "no-bluffing")
    table(edition, "0: W4 g7 b5 / 1: W4 y1 y2 / 2: g1 g2 / top r3", option).does("0 W4>b; 1 W4>g").becomes(
        "0: g7 b5 / 1: y1 y2 / 2: g1 g2 / top W4 / color g / turn 2 / phase answer / laid-by 1 / pending 8"
        " / discard r3 W4"
    ).may(2, "accept, uno!")


# --- plain-finish ---


@ALL
@pytest.mark.parametrize(("card", "move"), [("rS", "rS"), ("rR", "rR"), ("r+2", "r+2"), ("W", "W>b"), ("W4", "W4>b")])
def test_plain_finish_the_last_card_must_be_a_number(edition: str, card: str, move: str) -> None:
    """A player whose last card is an action or wild card must draw. Such a card may be played from a hand of two."""
    table(edition, f"0: {card} / 1: g5 y1 / top r3", "plain-finish").may(0, "draw").refuses(f"0 {move}", "plain-finish")
    assert in_colors_of(edition, move) in table(
        edition, f"0: {card} b9 / 1: g5 y1 / top r3", "plain-finish"
    ).round.legal_moves(0)


@ALL
def test_plain_finish_a_number_ends_the_round(edition: str) -> None:
    """A number works as it does without the option."""
    table(edition, "0: r7 / 1: g5 y1 / top r3", "plain-finish").does("0 r7").ends(0, 6).becomes(
        "0: / 1: g5 y1 / top r7 / turn 1 / phase over / laid-by 0 / winner 0 / discard r3"
    )


@ALL
def test_plain_finish_with_stacking_the_last_card_stacks_nothing(edition: str) -> None:
    """The last card cannot be a stacked Draw Two."""
    table(edition, "0: r+2 b2 b5 / 1: b+2 / 2: g1 g2 / top r3", "plain-finish stacking=two").does("0 r+2").may(
        1, "accept"
    ).refuses("1 b+2", "plain-finish")


@in_editions("M")
def test_plain_finish_minion_a_mutated_minion_is_not_a_number(edition: str) -> None:
    """A Mutated Minion may not be the last card."""
    table(edition, "0: M / 1: g5 y1 / top r3", "plain-finish").may(0, "draw").refuses("0 M>b", "plain-finish")


@LAUNCHER
def test_plain_finish_launcher_any_card_may_be_given_as_the_last(edition: str) -> None:
    """The rule applies only to played cards: after a hit, any last card may be given, even a Wild (E8)."""
    table(edition, "0: r7^ W / 1: g5 y1 / 2: g1 g2 / top r3", "plain-finish").does(
        "0 r7^; 0 flip 2 -> hit; 0 give W"
    ).ends(0, 59).becomes(
        "0: / 1: g5 y1 / 2: g1 g2 W / top r7^ / turn 1 / phase over / laid-by 0 / winner 0 / discard r3"
    )


# --- decks ---


@pytest.mark.parametrize(
    ("edition", "cards"),
    [("classic-2003", 108), ("standard-2010", 108), ("deluxe", 112), ("minion-2016", 112), ("launcher-2009", 108)],
)
@pytest.mark.parametrize("decks", [1, 2, 3])
def test_decks_several_decks_are_one_large_draw_pile(edition: str, cards: int, decks: int) -> None:
    """Six players hold 42 cards, one card is turned up, and a start card may cost 2; the draw pile has the rest."""
    view = Round(edition, players=6, options=f"decks={decks}", seed=5).view(0)
    assert sum(view.hand_sizes) + 1 + len(view.discard) + view.draw_size == decks * cards


@in_editions("C S D M")
def test_decks_ten_players_with_three_decks(edition: str) -> None:
    """The ten hands repeat cards that only three decks contain: six r9, three r0, and twelve Wild Draw Fours."""
    position = (
        "0: r9 r9 / 1: r9 r9 / 2: r9 r9 / 3: r0 / 4: r0 / 5: r0 / 6: W4 W4 W4 W4 / 7: W4 W4 W4 W4 / 8: W4 W4 W4 W4"
        " / 9: b1 / top b9"
    )
    table(edition, position, "decks=3").becomes(position).does("0 r9").becomes(
        position.replace("0: r9 r9", "0: r9").replace("top b9", "top r9 / turn 1 / laid-by 0 / exposed 0 / discard b9")
    )


@in_editions("C S D M")
def test_decks_the_points_of_all_decks_count(edition: str) -> None:
    """Twelve Wild Draw Fours count 600, six r9 count 54, and three r0 count nothing."""
    table(
        edition, "0: b1 / 1: W4 W4 W4 W4 W4 W4 W4 W4 W4 W4 W4 W4 / 2: r9 r9 r9 r9 r9 r9 r0 r0 r0 / top b9", "decks=3"
    ).does("0 b1").ends(0, 654)


@ALL
def test_decks_the_reshuffle_takes_the_cards_of_all_decks(edition: str) -> None:
    """With two decks, a reshuffle (C6) returns both r0."""
    table(edition, "0: b2 b5 / 1: g5 y1 / top r3 / discard r0 r0 / draw", "decks=2").does(
        "0 draw -> r0; 0 keep"
    ).becomes("0: b2 b5 r0 / 1: g5 y1 / top r3 / turn 1 / draw r0")


@LAUNCHER
def test_decks_launcher_each_deck_has_its_flip_cards(edition: str) -> None:
    """Two decks have two r7^ and two plain r7."""
    table(edition, "0: r7^ r7^ r7 r7 / 1: g5 y1 / top r3", "decks=2").does("0 r7^; 0 decline").becomes(
        "0: r7^ r7 r7 / 1: g5 y1 / top r7^ / turn 1 / laid-by 0 / discard r3"
    )


# --- house rules with players as referees (R20) ---


@CLASSIC
def test_no_bluffing_with_players_referee_a_bluff_is_illegal(edition: str) -> None:
    """A bluff cannot be challenged here, so players can object: the card is taken back, and the player who played it
    draws 2 (G2)."""
    option = "players-referee no-bluffing"
    table(edition, "0: W4 r7 b5 / 1: g5 y1 / 2: g1 g2 / top r3", option).does("0 W4>b").becomes(
        "0: r7 b5 / 1: g5 y1 / 2: g1 g2 / top W4 / color b / turn 1 / phase answer / laid-by 0 / pending 4 / under r3"
        " / wrong 1"
    ).refuses("1 challenge", "no-bluffing").does("1 object -> y9 y8").becomes(
        "0: W4 r7 b5 y9 y8 / 1: g5 y1 / 2: g1 g2 / top r3 / turn 1"
    )
    table(edition, "0: W4 g7 b5 / 1: g5 y1 / 2: g1 g2 / top r3", option).does("0 W4>b; 1 object").becomes(
        "0: g7 b5 / 1: g5 y1 / 2: g1 g2 / top W4 / color b / turn 1 / phase answer / laid-by 0 / pending 4 / under r3"
        " / objected 1"
    )


@CLASSIC
def test_plain_finish_with_players_referee_a_last_action_card_is_illegal(edition: str) -> None:
    """The card stands without an objection and is taken back after one."""
    start = "0: rS / 1: g5 y1 / 2: g1 g2 / top r3"
    table(edition, start, "players-referee plain-finish").does("0 rS; 1 object -> y9 y8").becomes(
        "0: rS y9 y8 / 1: g5 y1 / 2: g1 g2 / top r3 / turn 1"
    )
    table(edition, start, "players-referee plain-finish").does("0 rS; 1 accept").ends(0, 9).becomes(
        "0: / 1: g5 y1 / 2: g1 g2 / top rS / turn 2 / phase over / laid-by 0 / winner 0 / discard r3"
    )


@CLASSIC
def test_must_play_with_players_referee_drawing_is_rejected(edition: str) -> None:
    """The players notice illegal cards; the engine rejects drawing with a legal card in hand."""
    table(edition, "0: r7 b5 b6 / 1: g5 y1 / 2: g1 g2 / top r3", "players-referee must-play").may(
        0, "r7, b5, b6, accuse 1, accuse 2"
    ).refuses("0 draw", "must-play")


@CLASSIC
def test_stacking_with_players_referee_only_an_answer_that_may_be_stacked_is_taken(edition: str) -> None:
    """A stacked card is never illegal, and it makes the card below it stand."""
    table(edition, "0: y+2 b2 b5 / 1: b+2 y1 y2 / 2: g1 g2 / top r3", "players-referee stacking=two").does("0 y+2").may(
        1, "b+2, accept, object, accuse 0, accuse 2"
    ).refuses("1 y1", "R31").does("1 b+2").becomes(
        "0: b2 b5 / 1: y1 y2 / 2: g1 g2 / top b+2 / turn 2 / phase answer / laid-by 1 / pending 4 / under y+2"
        " / under-by 0 / discard r3"
    ).does("0 object").becomes(
        "0: b2 b5 / 1: y1 y2 / 2: g1 g2 / top b+2 / turn 2 / phase answer / laid-by 1 / pending 4 / under y+2"
        " / under-by 0 / objected 0 / discard r3"
    )


@CLASSIC
def test_jump_in_with_players_referee_only_an_identical_card_is_taken(edition: str) -> None:
    """Only an identical card, which is always legal, can be played out of turn. It makes the card below stand."""
    table(edition, "0: b7 b2 b5 / 1: g5 y1 / 2: b7 g1 g2 / top r3", "players-referee jump-in").does("0 b7").refuses(
        "2 g1", "jump-in"
    ).does("2 b7; 0 object").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / top b7 / laid-by 2 / under b7 / under-by 0 / objected 0 / discard r3"
    )


@CLASSIC
def test_R40_with_players_referee_a_card_taken_back_leaves_the_one_below_as_it_was(edition: str) -> None:
    """After the card is taken back, the top card is again the start card or seat 0's Skip. Only the Skip allows a
    jump-in."""
    table(edition, "0: b5 b6 b8 / 1: g5 y1 / 2: rS g1 g2 / top rS", "players-referee jump-in").does(
        "0 b5; 1 object -> y9 y8"
    ).refuses("2 rS", "R40")
    table(edition, "0: rS b5 b6 / 1: rS g5 y1 / 2: g1 g2 / top r3", "players-referee jump-in").does(
        "0 rS; 2 g1; 0 object -> y9 y8"
    ).becomes("0: b5 b6 / 1: rS g5 y1 / 2: g1 g2 y9 y8 / top rS / laid-by 0 / discard r3").does("1 rS").becomes(
        "0: b5 b6 / 1: g5 y1 / 2: g1 g2 y9 y8 / top rS / laid-by 1 / under rS / under-by 0 / discard r3"
    )


@CLASSIC
def test_draw_until_playable_with_players_referee(edition: str) -> None:
    """The engine stops the drawing at the first legal card; playing any other is illegal (C4)."""
    table(edition, "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "players-referee draw-until-playable").does(
        "0 draw -> b9 r9; 0 b9; 1 object -> y9 y8"
    ).becomes("0: b2 b5 b9 r9 y9 y8 / 1: g5 y1 / 2: g1 g2 / top r3 / turn 1")


@CLASSIC
def test_drawn_card_stays_with_players_referee(edition: str) -> None:
    """The turn ends with the draw, so the drawn card cannot be played illegally."""
    table(edition, "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "players-referee drawn-card-stays").does(
        "0 draw -> r9"
    ).becomes("0: b2 b5 r9 / 1: g5 y1 / 2: g1 g2 / top r3 / turn 1").refuses("0 r9", "B4")


@CLASSIC
def test_partners_with_players_referee_the_partner_may_object(edition: str) -> None:
    """The partner counts as another player (G2)."""
    table(edition, "0: b2 b5 b6 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top r3", "players-referee partners").does(
        "0 b2; 2 object -> y9 y8"
    ).becomes("0: b2 b5 b6 y9 y8 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top r3 / turn 1")


# --- house rules combined with rulings or editions ---


@PLAIN
def test_jump_in_with_drawn_card_stays_a_drawn_card_may_be_played_out_of_turn(edition: str) -> None:
    """Seat 0's turn ends with the draw. The drawn card is identical to seat 2's card, and seat 1 has not begun."""
    table(edition, "0: b2 b5 / 1: g5 y1 / 2: r9 g1 g2 / top r3 / turn 2", "jump-in drawn-card-stays").does(
        "2 r9; 0 draw -> r9; 0 r9"
    ).becomes("0: b2 b5 / 1: g5 y1 / 2: g1 g2 / top r9 / turn 1 / laid-by 0 / discard r3 r9")


@ALL
def test_jump_in_with_R14_a_call_that_may_be_needed_costs_nothing(edition: str) -> None:
    """The call may come before or after the card. With three cards, or no possible jump-in, it costs two cards."""
    start = "0: rS b2 b5 / 1: g5 y1 y3 / 2: g1 g2 / 3: rS y2 / top r3"
    jumped = "0: b2 b5 / 1: g5 y1 y3 / 2: g1 g2 / 3: y2 / top rS / turn 1 / laid-by 3 / discard r3 rS"
    option = "jump-in false-call-costs"
    table(edition, start, option).does("0 rS; 3 rS; 3 uno!").becomes(jumped)
    table(edition, start, option).does("0 rS; 3 uno!; 3 rS").becomes(jumped)
    table(edition, start, option).does("3 uno! -> y9 y8; 0 rS; 1 uno! -> y7 y6").becomes(
        "0: b2 b5 / 1: g5 y1 y3 y7 y6 / 2: g1 g2 / 3: rS y2 y9 y8 / top rS / turn 2 / laid-by 0 / discard r3"
    )


@ALL
def test_R34_a_call_before_a_jump_in_counts(edition: str) -> None:
    """Seat 3 calls, jumps in with the second-to-last card, and cannot be caught."""
    table(edition, "0: rS b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: rS y2 / top r3", "jump-in").does("0 rS").may(
        3, "rS, uno!"
    ).may(1, "uno!").does("3 uno!").may(3, "rS").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: rS y2 / top rS / turn 2 / laid-by 0 / called 3 / discard r3"
    ).does("3 rS; 0 catch 3").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: y2 / top rS / turn 1 / laid-by 3 / discard r3 rS"
    )


@ALL
def test_R34_a_call_before_a_jump_in_reveals_nothing_about_the_hand(edition: str) -> None:
    """Seat 1 has two cards and, by public information, could jump in, so its call is accepted like seat 3's."""
    start = "0: rS b2 b5 / 1: g5 y1 / 2: g1 g2 g3 / 3: rS y2 / top r3"
    table(edition, start, "jump-in false-call-costs").does("0 rS; 1 uno!; 3 uno!").becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 g3 / 3: rS y2 / top rS / turn 2 / laid-by 0 / called 1 3 / discard r3"
    )


@ALL
def test_R34_a_call_before_a_jump_in_is_offered_without_a_card_for_it(edition: str) -> None:
    """Seat 1 may call once, like seat 3. Seat 0 played the card (R40), and it is seat 2's turn."""
    start = "0: rS b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: rS y2 / top r3"
    table(edition, start, "jump-in").does("0 rS").may(0, "").may(1, "uno!").may(2, "draw, uno!").may(
        3, "rS, uno!"
    ).does("1 uno!").may(1, "")
    table(edition, start, "").does("0 rS").may(1, "").may(3, "")


@ALL
def test_R34_a_call_without_a_card_to_jump_in_with_holds_for_the_turn_after_a_pass(edition: str) -> None:
    """R7: seat 1 calls out of turn, seat 0 passes, and seat 1 plays a card in turn. The call still counts."""
    table(edition, "0: g5 y1 / 1: r7 y3 / 2: rS y2 / top rS / laid-by 2 / color-before r / draw", "jump-in").may(
        1, "uno!"
    ).does("1 uno!; 0 pass; 1 r7").becomes(
        "0: g5 y1 / 1: y3 / 2: rS y2 / top r7 / turn 2 / laid-by 1 / discard rS / draw"
    )


@ALL
def test_R34_a_call_before_a_jump_in_lapses_when_the_turn_begins(edition: str) -> None:
    """Seat 2 draws, which ends the time to jump in, and the call lapses."""
    table(edition, "0: rS b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: rS y2 / top r3", "jump-in").does(
        "0 rS; 3 uno!; 2 draw -> g9; 2 keep; 3 rS"
    ).becomes("0: b2 b5 / 1: g5 y1 / 2: g1 g2 g9 / 3: y2 / top rS / turn 1 / laid-by 3 / exposed 3 / discard r3 rS")


@ALL
def test_R34_a_call_before_a_jump_in_outlasts_a_pass(edition: str) -> None:
    """R7: seat 0 can neither play nor draw. That begins no turn, so the call stays valid."""
    table(edition, "0: g5 y1 / 1: g7 y3 / 2: rS y2 / top rS / laid-by 1 / color-before r / draw", "jump-in").does(
        "2 uno!; 0 pass; 2 rS"
    ).becomes("0: g5 y1 / 1: g7 y3 / 2: y2 / top rS / turn 1 / laid-by 2 / discard rS / draw")


@ALL
def test_R34_a_call_before_a_stacked_answer_counts(edition: str) -> None:
    """Seat 1 calls, stacks the second-to-last card, and cannot be caught; without the call it can."""
    start = "0: r+2 b2 b5 / 1: b+2 y1 / 2: g1 g2 / top r3"
    asked = "0: b2 b5 / 1: {} / 2: g1 g2 / top {} / {} / discard r3"
    table(edition, start, "stacking=two").does("0 r+2").may(1, "b+2, accept, uno!").does("1 uno!").may(
        1, "b+2, accept"
    ).becomes(asked.format("b+2 y1", "r+2", "turn 1 / phase answer / laid-by 0 / pending 2 / called 1")).does(
        "1 b+2; 0 catch 1"
    ).becomes(asked.format("y1", "b+2", "turn 2 / phase answer / laid-by 1 / pending 4") + " r+2")
    table(edition, start, "stacking=two").does("0 r+2; 1 b+2").becomes(
        asked.format("y1", "b+2", "turn 2 / phase answer / laid-by 1 / pending 4 / exposed 1") + " r+2"
    )


@ALL
def test_R34_a_call_before_an_answer_is_offered_without_a_card_for_it(edition: str) -> None:
    """Seat 1 cannot stack but may call once. With three cards, or if nothing can be stacked, it may not call."""
    start = "0: r+2 b2 b5 / 1: {} / 2: g1 g2 / top r3"
    table(edition, start.format("g5 y1"), "stacking=two").does("0 r+2").may(1, "accept, uno!").does("1 uno!").may(
        1, "accept"
    ).becomes(
        "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / top r+2 / turn 1 / phase answer / laid-by 0 / pending 2 / called 1"
        " / discard r3"
    )
    table(edition, start.format("g5 y1 y3"), "stacking=two").does("0 r+2").may(1, "accept")


@ALL
def test_R34_a_call_before_an_answer_lapses_when_the_cards_are_drawn(edition: str) -> None:
    """Seat 1 calls but draws the cards. Even with false-call-costs, the call costs nothing."""
    table(edition, "0: r+2 b2 b5 / 1: b+2 y1 / 2: g1 g2 / top r3", "stacking=two false-call-costs").does(
        "0 r+2; 1 uno!; 1 accept -> y9 y8"
    ).becomes("0: b2 b5 / 1: b+2 y1 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / discard r3")
    table(edition, "0: r+2 b2 b5 / 1: b+2 y1 / 2: g1 g2 / top r3 / draw", "stacking=two").does(
        "0 r+2; 1 uno!; 1 accept -> r3"
    ).becomes("0: b2 b5 / 1: b+2 y1 r3 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / draw")


@PLAIN
def test_R34_a_call_before_an_answer_lapses_with_a_challenge(edition: str) -> None:
    """Guilty or not, the challenger did not play the card that the call was for."""
    for hand, after in (
        ("r5 b5", "0: r5 b5 y9 y8 y7 y6 / 1: W4 y1"),
        ("b2 b5", "0: b2 b5 / 1: W4 y1 y9 y8 y7 y6 g9 g8"),
    ):
        drawn = "y9 y8 y7 y6" if "r5" in hand else "y9 y8 y7 y6 g9 g8"
        turn = 1 if "r5" in hand else 2
        table(edition, f"0: W4 {hand} / 1: W4 y1 / 2: g1 g2 / top r3", "stacking=four").does(
            f"0 W4>b; 1 uno!; 1 challenge -> {drawn}"
        ).becomes(f"{after} / 2: g1 g2 / top W4 / color b / turn {turn} / laid-by 0 / discard r3")


@ALL
def test_R34_a_call_is_needless_if_nothing_can_be_stacked(edition: str) -> None:
    """A Wild Draw Four cannot be answered under stacking=two, so a call before accepting costs 2."""
    table(edition, "0: W4 b2 b5 / 1: b+2 y1 / 2: g1 g2 / top r3", "stacking=two false-call-costs").does(
        plays_four(edition, "0 W4>b")
    ).may(1, "accept, challenge").does("1 uno! -> y9 y8").becomes(
        "0: b2 b5 / 1: b+2 y1 y9 y8 / 2: g1 g2 / top W4 / color b / turn 1 / phase answer / laid-by 0 / pending 4"
        " / discard r3"
    )


@PLAIN
def test_R3_with_stacking_the_color_below_the_guilty_card_is_restored(edition: str) -> None:
    """Seat 1 holds b1 on the blue that seat 0 chose. It is guilty and draws all 8, and the color is blue again."""
    table(edition, "0: W4 b2 b5 / 1: W4 b1 / 2: g1 g2 / top r3", "stacking=four guilty-color-undone").does(
        "0 W4>b; 1 W4>g; 2 challenge -> y9 y8 y7 y6 y5 y4 y3 y2"
    ).becomes(
        "0: b2 b5 / 1: b1 y9 y8 y7 y6 y5 y4 y3 y2 / 2: g1 g2 / top W4 / color b / turn 2 / laid-by 1 / exposed 1"
        " / discard r3 W4"
    )


@PLAIN
def test_R4_with_stacking_a_last_wild_draw_four_is_not_stacked_on(edition: str) -> None:
    """The last card may be challenged in vain. With last-wild-four-stands, the next player draws at once."""
    start = "0: W4 / 1: W4 y1 / 2: g1 g2 / top r3"
    table(edition, start, "stacking=four").does("0 W4>b").may(1, "accept, challenge").refuses("1 W4>b", "E7")
    table(edition, start, "stacking=four last-wild-four-stands").does("0 W4>b -> y9 y8 y7 y6").ends(
        0, 51 + 30 + 3
    ).becomes(
        "0: / 1: W4 y1 y9 y8 y7 y6 / 2: g1 g2 / top W4 / color b / turn 2 / phase over / laid-by 0 / winner 0"
        " / discard r3"
    )


@ALL
def test_R5_alternative_with_stacking_the_window_closes_when_the_cards_are_drawn(edition: str) -> None:
    """Seat 0 can be caught while seat 1 is asked, but not after the cards are drawn."""
    start = "0: r+2 b2 / 1: g5 y1 / 2: g1 g2 / top r3"
    option = "stacking=two forced-draw-closes-window"
    table(edition, start, option).does("0 r+2; 2 catch 0 -> b9 b8").becomes(
        "0: b2 b9 b8 / 1: g5 y1 / 2: g1 g2 / top r+2 / turn 1 / phase answer / laid-by 0 / pending 2 / discard r3"
    )
    table(edition, start, option).does("0 r+2; 1 accept -> y9 y8; 2 catch 0").becomes(
        "0: b2 / 1: g5 y1 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / discard r3"
    )


@PLAIN
def test_no_bluffing_with_stacking_two_a_wild_draw_four_is_drawn_at_once(edition: str) -> None:
    """The card can be neither challenged nor stacked on."""
    table(edition, "0: W4 b2 b5 / 1: b+2 y1 / 2: g1 g2 / top r3", "no-bluffing stacking=two").does(
        "0 W4>b -> y9 y8 y7 y6"
    ).becomes("0: b2 b5 / 1: b+2 y1 y9 y8 y7 y6 / 2: g1 g2 / top W4 / color b / turn 2 / laid-by 0 / discard r3")


@LAUNCHER
def test_R28_alternative_with_stacking_the_next_player_is_asked_for_the_whole_stack(edition: str) -> None:
    """Seat 1 stacks, hits seat 0, and gives a card; seat 2 must then answer for all 6."""
    table(edition, "0: r+2 b2 b5 / 1: W4 y1 y3 y4 / 2: g1 g2 / top r3", "stacking=any wild-four-flip-gives").does(
        "0 r+2; 1 W4>g; 1 flip 0 -> hit; 1 give y1"
    ).becomes(
        "0: b2 b5 y1 / 1: y3 y4 / 2: g1 g2 / top W4 / color g / turn 2 / phase answer / laid-by 1 / pending 6"
        " / discard r3 r+2"
    )


@LAUNCHER
def test_R28_alternative_the_bluff_is_judged_before_the_gift(edition: str) -> None:
    """Seat 0 bluffs and gives the red card away. It is still guilty, draws 4, and is not out."""
    table(edition, "0: W4 r5 / 1: g5 y1 / 2: g1 g2 / top r3", "wild-four-flip-gives").does(
        "0 W4>y; 0 flip 2 -> hit; 0 give r5; 1 challenge -> y9 y8 y7 y6"
    ).becomes("0: y9 y8 y7 y6 / 1: g5 y1 / 2: g1 g2 r5 / top W4 / color y / turn 1 / laid-by 0 / discard r3")


@LAUNCHER
def test_R25_alternative_with_the_call_a_miss_does_not_pay_for_it(edition: str) -> None:
    """Seat 0 played the second-to-last card and did not call; the card drawn for the miss does not change that."""
    table(edition, "0: r7^ b2 / 1: g5 y1 / 2: g1 g2 / top r3", "miss-draws").does("0 r7^; 0 flip 1 -> miss y9").becomes(
        "0: b2 y9 / 1: g5 y1 / 2: g1 g2 / top r7^ / turn 1 / laid-by 0 / exposed 0 / discard r3"
    )


@LAUNCHER
def test_partners_launcher_the_partner_may_be_aimed_at(edition: str) -> None:
    """Seat 2, the partner across, may be aimed at."""
    table(edition, "0: r7^ b2 b5 b6 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top r3", "partners").does(
        "0 r7^; 0 flip 2 -> hit; 0 give b2"
    ).becomes("0: b5 b6 / 1: g5 y1 / 2: g1 g2 b2 / 3: y2 y3 / top r7^ / turn 1 / laid-by 0 / discard r3")


@LAUNCHER
def test_drawn_card_stays_launcher_a_flip_card_just_drawn_waits(edition: str) -> None:
    """There is no flip, because the turn ends with the draw."""
    table(edition, "0: b2 b5 / 1: g5 y1 / top r3", "drawn-card-stays").does("0 draw -> r9^").becomes(
        "0: b2 b5 r9^ / 1: g5 y1 / top r3 / turn 1"
    )


@in_editions("M")
def test_drawn_card_stays_minion_its_forced_cards_may_be_played(edition: str) -> None:
    """Seat 1 draws b9 for the Mutated Minion and then takes a normal turn (R8), in which b9 may be played."""
    table(edition, "0: M b2 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "drawn-card-stays").does(
        "0 M>b -> y9 b9; 1 b9"
    ).becomes("0: b2 b5 / 1: g5 y1 y9 / 2: g1 g2 / top b9 / turn 2 / laid-by 1 / discard r3 M")


@in_editions("M")
def test_draw_until_playable_minion_its_drawing_ends_with_its_color(edition: str) -> None:
    """A Wild would be playable but does not end the drawing."""
    table(edition, "0: M b2 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "draw-until-playable").does("0 M>b -> y9 W b9").becomes(
        "0: b2 b5 / 1: g5 y1 y9 W b9 / 2: g1 g2 / top M / color b / turn 1 / laid-by 0 / discard r3"
    )


@in_editions("M")
def test_must_play_minion_a_mutated_minion_is_always_playable(edition: str) -> None:
    """A player who holds a Mutated Minion may not draw."""
    table(edition, "0: M b2 b5 / 1: g5 y1 / top r3", "must-play").may(0, "M>b, M>g, M>r, M>y").refuses(
        "0 draw", "must-play"
    )


@CLASSIC
def test_must_play_with_players_referee_a_legal_drawn_card_may_not_be_kept(edition: str) -> None:
    """The player must play the drawn card, or an illegal card instead."""
    table(edition, "0: b2 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "players-referee must-play").does("0 draw -> r9").may(
        0, "r9, b2, b5, accuse 1, accuse 2"
    ).refuses("0 keep", "must-play")
