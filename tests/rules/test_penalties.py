"""Table penalties if the players are the referees (option players-referee): G1 to G3, R20, R21."""

import pytest

from tests.shared.table import in_editions, table
from wildfour.events.round_events import Accused, FalseObjection, Objected, Suggested, TookBack

REFEREES = "players-referee"
CLASSIC = in_editions("C")
HANDS = "1: g5 y1 / 2: g1 g2"
START = f"0: r7 b2 b5 / {HANDS} / top r3"


@in_editions("C S D M L")
def test_R20_by_default_an_illegal_card_is_rejected_with_the_reason(edition: str) -> None:
    """The engine is the referee: the card is not played, no one draws, and there is nothing to object to."""
    table(edition, START).refuses("0 b2", "C1").may(0, "r7, draw").refuses("1 object", "R20").refuses(
        "1 accuse 2", "R20"
    ).becomes(START)
    table(edition, f"0: b+2 b2 b5 / {HANDS} / top r3").refuses("0 b+2", "C5")


@CLASSIC
def test_R20_alternative_the_current_player_can_play_any_card(edition: str) -> None:
    """If the players are the referees, the current player, and no one else, may play every card in hand."""
    table(edition, START, REFEREES).may(0, "r7, b2, b5, draw, accuse 1, accuse 2").refuses("1 g5", "B4").does(
        "0 b2"
    ).becomes(f"0: r7 b5 / {HANDS} / top b2 / turn 1 / laid-by 0 / under r3 / wrong 1")


@CLASSIC
@pytest.mark.parametrize("other", [1, 2])
def test_G2_an_illegal_card_is_taken_back_and_its_player_draws_two(edition: str, other: int) -> None:
    """Any other player may object, even the next one; play continues with the next player."""
    noticed = table(edition, START, REFEREES).does(f"0 b2; {other} object -> y9 y8")
    noticed.becomes(f"0: r7 b2 b5 y9 y8 / {HANDS} / top r3 / turn 1")
    assert [(event.seat, event.laid_by) for event in noticed.happened(Objected)] == [(other, 0)]
    assert [event.seat for event in noticed.happened(TookBack)] == [0]
    assert noticed.happened(FalseObjection) == []


@CLASSIC
def test_G2_laid_by_is_restored(edition: str) -> None:
    """Seat 0 played r7, and seat 1's illegal g5 is taken back. Views again show that seat 0 played the top card."""
    noticed = (
        table(edition, START, REFEREES)
        .does("0 r7; 1 g5")
        .becomes(
            "0: b2 b5 / 1: y1 / 2: g1 g2 / top g5 / turn 2 / laid-by 1 / exposed 1 / under r7 / under-by 0 / wrong 1"
            " / discard r3"
        )
    )
    assert [noticed.round.view(seat).laid_by for seat in (0, 1, 2, None)] == [1] * 4
    noticed.does("0 object -> y9 y8").becomes(
        "0: b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / top r7 / turn 2 / laid-by 0 / discard r3"
    )
    assert [noticed.round.view(seat).laid_by for seat in (0, 1, 2, None)] == [0] * 4


@CLASSIC
def test_G2_no_one_objects_to_their_own_card(edition: str) -> None:
    """Only another player may object."""
    table(edition, START, REFEREES).does("0 b2").refuses("0 object", "G2").becomes(
        f"0: r7 b5 / {HANDS} / top b2 / turn 1 / laid-by 0 / under r3 / wrong 1"
    )


@CLASSIC
def test_G2_an_illegal_draw_two_is_taken_back_before_the_draw(edition: str) -> None:
    """The next player does not draw and has the next turn."""
    table(edition, f"0: y+2 b2 b5 / {HANDS} / top r3", REFEREES).does("0 y+2").becomes(
        f"0: b2 b5 / {HANDS} / top y+2 / turn 1 / phase answer / laid-by 0 / pending 2 / under r3 / wrong 1"
    ).may(1, "accept, object, accuse 0, accuse 2").does("2 object -> y9 y8").becomes(
        f"0: y+2 b2 b5 y9 y8 / {HANDS} / top r3 / turn 1"
    )


@CLASSIC
def test_G2_an_illegal_skip_skips_no_one(edition: str) -> None:
    """After the card is taken back, it is seat 1's turn, not seat 2's."""
    table(edition, f"0: yS b2 b5 / {HANDS} / top r3", REFEREES).does("0 yS").becomes(
        f"0: b2 b5 / {HANDS} / top yS / turn 2 / laid-by 0 / under r3 / wrong 1"
    ).does("1 object -> y9 y8").becomes(f"0: yS b2 b5 y9 y8 / {HANDS} / top r3 / turn 1")


@CLASSIC
@pytest.mark.parametrize(("before", "after", "following"), [("left", "right", 1), ("right", "left", 2)])
def test_G2_an_illegal_reverse_does_not_change_the_direction(
    edition: str, before: str, after: str, following: int
) -> None:
    """The direction is restored, and the next player is the next in that direction."""
    table(edition, f"0: yR b2 b5 / {HANDS} / top r3 / direction {before}", REFEREES).does("0 yR").becomes(
        f"0: b2 b5 / {HANDS} / top yR / turn {3 - following} / direction {after} / laid-by 0 / under r3 / wrong 1"
    ).does("1 object -> y9 y8").becomes(f"0: yR b2 b5 y9 y8 / {HANDS} / top r3 / turn {following} / direction {before}")


@CLASSIC
def test_G2_two_handed_an_illegal_skip_gives_the_other_player_the_turn(edition: str) -> None:
    """The player loses the extra turn (H2)."""
    table(edition, "0: yS b2 b5 / 1: g5 y1 / top r3", REFEREES).does("0 yS").becomes(
        "0: b2 b5 / 1: g5 y1 / top yS / laid-by 0 / under r3 / wrong 1"
    ).does("1 object -> y9 y8").becomes("0: yS b2 b5 y9 y8 / 1: g5 y1 / top r3 / turn 1")


@CLASSIC
def test_G2_the_previous_color_is_restored(edition: str) -> None:
    """The card under the illegal one is a Wild, and its chosen color counts again."""
    table(edition, f"0: r7 b2 b5 / {HANDS} / top W / color b", REFEREES).does("0 r7; 1 object -> y9 y8").becomes(
        f"0: r7 b2 b5 y9 y8 / {HANDS} / top W / color b / turn 1"
    )


@CLASSIC
def test_G2_after_drawing_any_other_card_is_illegal_by_C4(edition: str) -> None:
    """After drawing, only the drawn card may be played. The r7 matches but was in the hand before."""
    table(edition, START, REFEREES).does("0 draw -> r9").may(0, "r7, r9, b2, b5, keep, accuse 1, accuse 2").does(
        "0 r7"
    ).becomes(f"0: b2 b5 r9 / {HANDS} / top r7 / turn 1 / laid-by 0 / under r3 / wrong 1").does(
        "1 object -> y9 y8"
    ).becomes(f"0: r7 b2 b5 r9 y9 y8 / {HANDS} / top r3 / turn 1")


@CLASSIC
def test_G2_the_equal_of_the_drawn_card_is_legal(edition: str) -> None:
    """Two r9 are indistinguishable, so playing either is legal."""
    table(edition, f"0: r9 b2 b5 / {HANDS} / top r3", REFEREES).does("0 draw -> r9; 0 r9; 1 object").becomes(
        f"0: r9 b2 b5 / {HANDS} / top r9 / turn 1 / laid-by 0 / under r3 / objected 1"
    )


@CLASSIC
def test_G2_a_drawn_card_that_does_not_match_is_illegal(edition: str) -> None:
    """The drawn card may be played only if it is playable (C3)."""
    table(edition, START, REFEREES).does("0 draw -> g9; 0 g9; 2 object -> y9 y8").becomes(
        f"0: r7 b2 b5 g9 y9 y8 / {HANDS} / top r3 / turn 1"
    )


@CLASSIC
def test_G2_a_wild_draw_four_by_bluff_is_challenged_and_not_objected_to(edition: str) -> None:
    """The remedy for breaking D6 is a challenge (D7). The objection is false, and the challenge still succeeds."""
    table(edition, f"0: W4 r7 b5 / {HANDS} / top r3", REFEREES).does("0 W4>b; 1 object; 2 object").becomes(
        f"0: r7 b5 / {HANDS} / top W4 / color b / turn 1 / phase answer / "
        "laid-by 0 / pending 4 / under r3 / objected 1 2"
    ).does("1 challenge -> y9 y8 y7 y6").becomes(
        f"0: r7 b5 y9 y8 y7 y6 / {HANDS} / top W4 / color b / turn 1 / laid-by 0 / discard r3"
    )


@CLASSIC
def test_G2_a_wild_draw_four_instead_of_the_drawn_card_is_illegal(edition: str) -> None:
    """C4 applies to a Wild Draw Four too. After the card is taken back, no one has to draw 4."""
    table(edition, f"0: W4 b2 b5 / {HANDS} / top r3", REFEREES).does("0 draw -> g9; 0 W4>b").becomes(
        f"0: b2 b5 g9 / {HANDS} / top W4 / color b / turn 1 / phase answer / laid-by 0 / pending 4 / under r3 / wrong 1"
    ).does("1 object -> y9 y8").becomes(f"0: W4 b2 b5 g9 y9 y8 / {HANDS} / top r3 / turn 1")


@CLASSIC
def test_G2_an_illegal_last_card_does_not_end_the_round(edition: str) -> None:
    """The next player is asked about the illegal card. A player objects, and the round continues."""
    waiting = (
        table(edition, f"0: b2 / {HANDS} / top r3", REFEREES)
        .does("0 b2")
        .becomes(f"0: / {HANDS} / top b2 / turn 1 / phase answer / laid-by 0 / under r3 / wrong 1")
    )
    waiting.may(1, "accept, object, accuse 2").may(2, "object, accuse 1").refuses("1 challenge", "D8").refuses(
        "1 draw", "D5"
    )
    assert waiting.round.outcome is None
    waiting.does("2 object -> y9 y8").becomes(f"0: b2 y9 y8 / {HANDS} / top r3 / turn 1")


@CLASSIC
@pytest.mark.parametrize("card", ["yS", "yR"])
def test_G2_an_illegal_skip_or_reverse_as_last_card_is_taken_back(edition: str, card: str) -> None:
    """The turn does not move early, because the card takes effect only if it stands."""
    table(edition, f"0: {card} / {HANDS} / top r3", REFEREES).does(f"0 {card}").becomes(
        f"0: / {HANDS} / top {card} / turn 1 / phase answer / laid-by 0 / under r3 / wrong 1"
    ).does("1 object -> y9 y8").becomes(f"0: {card} y9 y8 / {HANDS} / top r3 / turn 1")


@CLASSIC
def test_G2_an_illegal_draw_two_as_last_card_is_taken_back(edition: str) -> None:
    """No one draws for the Draw Two, and seat 0 is not out."""
    table(edition, f"0: y+2 / {HANDS} / top r3", REFEREES).does("0 y+2; 1 object -> y9 y8").becomes(
        f"0: y+2 y9 y8 / {HANDS} / top r3 / turn 1"
    )


@CLASSIC
def test_G2_the_missing_call_goes_with_the_card_taken_back(edition: str) -> None:
    """The illegal card was the second-to-last one. After it is taken back, its player cannot be caught."""
    table(edition, f"0: r7 b2 / {HANDS} / top r3", REFEREES).does("0 b2").becomes(
        f"0: r7 / {HANDS} / top b2 / turn 1 / laid-by 0 / exposed 0 / under r3 / wrong 1"
    ).does("1 object -> y9 y8; 1 catch 0").becomes(f"0: r7 b2 y9 y8 / {HANDS} / top r3 / turn 1")


@CLASSIC
def test_G2_caught_first_and_then_objected_to_costs_both(edition: str) -> None:
    """The player draws 2 cards for the missing call (E2) and 2 for the illegal card."""
    table(edition, f"0: r7 b2 / {HANDS} / top r3", REFEREES).does(
        "0 b2; 2 catch 0 -> y9 y8; 1 object -> y7 y6"
    ).becomes(f"0: r7 b2 y9 y8 y7 y6 / {HANDS} / top r3 / turn 1")


@CLASSIC
def test_G2_a_call_after_an_illegal_skip_is_not_the_skipped_players(edition: str) -> None:
    """Seat 2, next after the illegal Skip, calls early; after the Skip is taken back, that call has no effect."""
    table(edition, "0: yS b2 b5 / 1: r5 y1 / 2: g1 g2 / top r3", REFEREES).does(
        "0 yS; 2 uno!; 1 object -> y9 y8"
    ).becomes("0: yS b2 b5 y9 y8 / 1: r5 y1 / 2: g1 g2 / top r3 / turn 1").does("1 r5").becomes(
        "0: yS b2 b5 y9 y8 / 1: y1 / 2: g1 g2 / top r5 / turn 2 / laid-by 1 / exposed 1 / under r3"
    )


@CLASSIC
def test_G2_a_call_by_a_player_who_keeps_the_turn_still_counts(edition: str) -> None:
    """Seat 1 calls early, then objects to seat 0's card and keeps the turn."""
    table(edition, "0: b2 b3 b5 / 1: r5 y1 / 2: g1 g2 / top r3", REFEREES).does(
        "0 b2; 1 uno!; 1 object -> y9 y8; 1 r5"
    ).becomes("0: b2 b3 b5 y9 y8 / 1: y1 / 2: g1 g2 / top r5 / turn 2 / laid-by 1 / under r3")


@CLASSIC
@pytest.mark.parametrize(
    ("move", "hand", "top", "turn", "discard"),
    [("1 draw -> b9; 1 keep", "g5 y1 b9", "b2", 2, "r3"), ("1 y1", "g5", "y1", 2, "r3 b2")],
)
def test_G3_an_illegal_card_stands_without_an_objection(
    edition: str, move: str, hand: str, top: str, turn: int, discard: str
) -> None:
    """The next player has begun by drawing or playing, so it is too late to object to b2."""
    begun = table(edition, START, REFEREES).does(f"0 b2; {move}")
    if top == "b2":
        begun.refuses("2 object", "G3").becomes(
            f"0: r7 b5 / 1: {hand} / 2: g1 g2 / top b2 / turn {turn} / laid-by 0 / discard {discard}"
        )
    else:
        begun.becomes(
            f"0: r7 b5 / 1: {hand} / 2: g1 g2 / top {top} / turn {turn} / laid-by 1 / exposed 1 / under b2 / under-by 0"
            " / wrong 1 / discard r3"
        ).does("2 object -> y9 y8").becomes(
            "0: r7 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / top b2 / turn 2 / laid-by 0 / discard r3"
        )


@CLASSIC
def test_G3_a_drawing_player_has_begun_before_deciding(edition: str) -> None:
    """Once the card is drawn, it is too late to object, even before the player decides."""
    table(edition, START, REFEREES).does("0 b2; 1 draw -> b9").refuses("2 object", "G3").refuses(
        "1 object", "G3"
    ).becomes(
        "0: r7 b5 / 1: g5 y1 b9 / 2: g1 g2 / top b2 / turn 1 / phase play-drawn / drawn b9 / laid-by 0 / discard r3"
    )


@CLASSIC
def test_G3_an_illegal_draw_two_stands_once_the_cards_are_drawn(edition: str) -> None:
    """Seat 1 accepts, draws 2, and misses the turn."""
    table(edition, f"0: y+2 b2 b5 / {HANDS} / top r3", REFEREES).does("0 y+2; 1 accept -> y9 y8").refuses(
        "1 object", "G3"
    ).becomes("0: b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / top y+2 / turn 2 / laid-by 0 / discard r3")


@CLASSIC
@pytest.mark.parametrize(("card", "turn", "direction"), [("b2", 1, "left"), ("yS", 2, "left"), ("yR", 2, "right")])
def test_G3_an_illegal_last_card_stands_when_the_next_player_accepts(
    edition: str, card: str, turn: int, direction: str
) -> None:
    """No one objects, the next player accepts, and the round is over, for 5 + 1 + 1 + 2 points."""
    table(edition, f"0: {card} / {HANDS} / top r3", REFEREES).does(f"0 {card}; 1 accept").ends(0, 9).becomes(
        f"0: / {HANDS} / top {card} / turn {turn} / direction {direction} / phase over / laid-by 0 / winner 0"
        " / discard r3"
    )


@CLASSIC
def test_G3_an_illegal_draw_two_as_last_card_stands_and_is_drawn(edition: str) -> None:
    """The next player draws the 2 cards, and they count (E7)."""
    table(edition, f"0: y+2 / {HANDS} / top r3", REFEREES).does("0 y+2; 1 accept -> y9 y8").ends(0, 26).becomes(
        "0: / 1: g5 y1 y9 y8 / 2: g1 g2 / top y+2 / turn 2 / phase over / laid-by 0 / winner 0 / discard r3"
    )


@CLASSIC
def test_G3_the_start_card_cannot_be_objected_to(edition: str) -> None:
    """No player played it, so there is nothing to take back."""
    table(edition, START, REFEREES).refuses("1 object", "G3").becomes(START)
    choosing = f"0: r7 b2 b5 / {HANDS} / top W / color - / phase choose-color"
    table(edition, choosing, REFEREES).refuses("1 object", "G3").becomes(choosing)


@CLASSIC
def test_R20_a_legal_last_card_waits_for_the_others_too(edition: str) -> None:
    """An objection to a legal last card is false. When the next player accepts, the round is over."""
    table(edition, f"0: r7 / {HANDS} / top r3", REFEREES).does("0 r7; 2 object").becomes(
        f"0: / {HANDS} / top r7 / turn 1 / phase answer / laid-by 0 / under r3 / objected 2"
    ).does("1 accept").ends(0, 9).becomes(
        f"0: / {HANDS} / top r7 / turn 1 / phase over / laid-by 0 / winner 0 / discard r3"
    )


@CLASSIC
def test_R20_the_last_wild_draw_four_may_still_be_challenged(edition: str) -> None:
    """Seat 1 is asked once. It draws the 4 cards, objects in vain, or challenges in vain and draws 6 (R4)."""
    table(edition, f"0: W4 / {HANDS} / top r3", REFEREES).does(
        "0 W4>g; 1 object; 1 challenge -> y9 y8 y7 y6 y5 y4"
    ).ends(0, 9 + 39).becomes(
        "0: / 1: g5 y1 y9 y8 y7 y6 y5 y4 / 2: g1 g2 / top W4 / color g / turn 2 / phase over / laid-by 0 / winner 0"
        " / discard r3"
    )


PHASES = [
    ("r7", "r7 b5", "", 1),
    ("rS", "rS b5", "", 2),
    ("r+2", "r+2 b5", " / phase answer / pending 2", 1),
    ("W4", "W4 b5", " / color g / phase answer / pending 4", 1),
]


@CLASSIC
@pytest.mark.parametrize(("card", "hand", "asked", "turn"), PHASES)
def test_R20_a_false_objection_costs_nothing(edition: str, card: str, hand: str, asked: str, turn: int) -> None:
    """The card was legal, so it stays, no one draws, and play continues. The same player cannot object to it again."""
    move = "W4>g" if card == "W4" else card
    false = table(edition, f"0: {hand} b8 / {HANDS} / top r3", REFEREES).does(f"0 {move}; 2 object")
    false.becomes(f"0: b5 b8 / {HANDS} / top {card}{asked} / turn {turn} / laid-by 0 / under r3 / objected 2")
    false.refuses("2 object", "R20")
    assert [(event.seat, event.laid_by) for event in false.happened(FalseObjection)] == [(2, 0)]


@CLASSIC
@pytest.mark.parametrize(("card", "hand", "asked", "turn"), PHASES)
def test_R20_alternative_a_false_objection_costs_two(edition: str, card: str, hand: str, asked: str, turn: int) -> None:
    """With false-objection-costs, a false objection costs 2 cards; a true one costs nothing."""
    move = "W4>g" if card == "W4" else card
    table(edition, f"0: {hand} b8 / {HANDS} / top r3", f"{REFEREES} false-objection-costs").does(
        f"0 {move}; 2 object -> y9 y8"
    ).becomes(
        f"0: b5 b8 / 1: g5 y1 / 2: g1 g2 y9 y8 / top {card}{asked} / turn {turn} / laid-by 0 / under r3 / objected 2"
    )
    table(edition, START, f"{REFEREES} false-objection-costs").does("0 b2; 2 object -> y9 y8").becomes(
        f"0: r7 b2 b5 y9 y8 / {HANDS} / top r3 / turn 1"
    )


@CLASSIC
def test_R20_each_other_player_may_object_once(edition: str) -> None:
    """After two false objections to a card, players may object to the next one."""
    table(edition, START, REFEREES).does("0 r7; 1 object; 2 object").becomes(
        f"0: b2 b5 / {HANDS} / top r7 / turn 1 / laid-by 0 / under r3 / objected 1 2"
    ).does("1 y1; 2 object -> g9 g8").becomes(
        "0: b2 b5 / 1: g5 y1 g9 g8 / 2: g1 g2 / top r7 / turn 2 / laid-by 0 / discard r3"
    )


@CLASSIC
def test_R20_the_discards_can_be_drawn_while_the_top_card_may_be_taken_back(edition: str) -> None:
    """The draw pile is empty, so the next player draws the only card under the top card (C6)."""
    table(edition, "0: r7 b5 b6 / 1: g5 y1 / top r3 / draw", REFEREES).does("0 r7").becomes(
        "0: b5 b6 / 1: g5 y1 / top r7 / turn 1 / laid-by 0 / under r3 / draw"
    ).may(1, "g5, y1, draw, uno!, object, accuse 0").does("1 draw -> r3").becomes(
        "0: b5 b6 / 1: g5 y1 r3 / top r7 / turn 1 / phase play-drawn / drawn r3 / laid-by 0 / draw"
    )


SUGGESTED = "0: r7 b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top r3"


@CLASSIC
def test_G1_a_suggestion_costs_two_cards(edition: str) -> None:
    """Two of the three others accuse seat 1 of suggesting a play. Seat 1 draws 2, and play continues."""
    found = (
        table(edition, SUGGESTED, REFEREES)
        .does("0 accuse 1; 2 accuse 1 -> y9 y8")
        .becomes("0: r7 b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / 3: y2 y3 / top r3")
    )
    assert [event.seat for event in found.happened(Suggested)] == [1]
    assert [(event.seat, event.other) for event in found.happened(Accused)] == [(0, 1), (2, 1)]


@CLASSIC
def test_G1_the_current_player_can_be_accused_too(edition: str) -> None:
    """An accusation may come during anyone's turn and does not change the turn."""
    table(edition, SUGGESTED, REFEREES).does("3 accuse 0; 1 accuse 0 -> y9 y8").becomes(
        "0: r7 b2 b5 y9 y8 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top r3"
    )


@CLASSIC
def test_G1_no_one_accuses_themselves_or_an_empty_seat(edition: str) -> None:
    """Only another player at the table can be accused."""
    table(edition, SUGGESTED, REFEREES).refuses("0 accuse 0", "G1").refuses("0 accuse 4", "G1").becomes(SUGGESTED)


@CLASSIC
def test_R21_one_of_three_is_not_a_majority(edition: str) -> None:
    """One accuser is not enough and cannot accuse twice. Two accusers of different players are not enough either."""
    table(edition, SUGGESTED, REFEREES).does("0 accuse 1").becomes(f"{SUGGESTED} / accused 1 by 0").refuses(
        "0 accuse 1", "R21"
    ).does("2 accuse 3").becomes(f"{SUGGESTED} / accused 1 by 0 / accused 3 by 2")


@CLASSIC
@pytest.mark.parametrize(
    ("players", "needed"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)]
)
def test_R21_more_than_half_of_the_others_decide(edition: str, players: int, needed: int) -> None:
    """More than half must accuse: 1 of 1 other player, 2 of 2, 2 of 3, 3 of 4, and so on."""
    others = " / ".join(f"{seat}: b{seat}" for seat in range(1, players))
    accused = table(edition, f"0: r7 r8 / {others} / top r3", REFEREES)
    for seat in range(1, needed):
        accused.does(f"{seat} accuse 0")
    said = " ".join(str(seat) for seat in range(1, needed))
    accused.becomes(f"0: r7 r8 / {others} / top r3" + (f" / accused 0 by {said}" if said else ""))
    accused.does(f"{needed} accuse 0 -> y9 y8").becomes(f"0: r7 r8 y9 y8 / {others} / top r3")


@CLASSIC
def test_R21_alternative_all_the_others_must_agree(edition: str) -> None:
    """With suggestion-unanimous, two of three are not enough."""
    table(edition, SUGGESTED, f"{REFEREES} suggestion-unanimous").does("0 accuse 1; 2 accuse 1").becomes(
        f"{SUGGESTED} / accused 1 by 0 2"
    ).does("3 accuse 1 -> y9 y8").becomes("0: r7 b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / 3: y2 y3 / top r3")


@CLASSIC
def test_R21_an_accusation_lapses_when_a_turn_begins(edition: str) -> None:
    """After seat 0 draws, accusers must accuse again."""
    table(edition, SUGGESTED, REFEREES).does("2 accuse 1; 0 draw -> b9").becomes(
        "0: r7 b2 b5 b9 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top r3 / phase play-drawn / drawn b9"
    ).does("0 accuse 1").becomes(
        "0: r7 b2 b5 b9 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top r3 / phase play-drawn / drawn b9 / accused 1 by 0"
    )


@CLASSIC
def test_G1_a_suggestion_can_be_punished_in_every_phase(edition: str) -> None:
    """An accusation while a color is chosen, a card is drawn, or cards are due does not change the phase."""
    for asked in (
        "top W / color - / phase choose-color",
        "top r3 / phase play-drawn / drawn r7",
        "top W4 / color b / phase answer / pending 4 / laid-by 2",
    ):
        table(edition, f"0: r7 b2 b5 / {HANDS} / {asked}", REFEREES).does("0 accuse 1; 2 accuse 1 -> y9 y8").becomes(
            f"0: r7 b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / {asked}"
        )


@CLASSIC
def test_R37_a_suggestion_can_be_punished_until_the_next_player_begins(edition: str) -> None:
    """Seat 0 has played a card, and seat 1 has not begun. Earlier accusations still count."""
    played = "0: b2 b5 / 1: g5 y1{} / 2: g1 g2 / 3: y2 y3 / top r7 / turn 1 / laid-by 0 / "
    table(edition, SUGGESTED, REFEREES).does("0 r7; 2 accuse 3; 0 accuse 3 -> y9 y8").becomes(
        played.format("").replace("y2 y3", "y2 y3 y9 y8") + "under r3"
    )
    table(edition, SUGGESTED, REFEREES).does("0 r7; 2 accuse 3; 1 draw -> b9; 0 accuse 3").becomes(
        played.format(" b9") + "phase play-drawn / drawn b9 / discard r3 / accused 3 by 0"
    )


@CLASSIC
def test_R37_a_forced_draw_begins_no_turn(edition: str) -> None:
    """Seat 1 draws 2 cards and misses the turn; seat 2's accusation still stands."""
    table(edition, "0: r+2 b2 b5 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top r3", REFEREES).does(
        "0 r+2; 2 accuse 3; 1 accept -> y9 y8; 0 accuse 3 -> y7 y6"
    ).becomes("0: b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / 3: y2 y3 y7 y6 / top r+2 / turn 2 / laid-by 0 / discard r3")


@CLASSIC
def test_R38_a_player_who_is_out_cannot_be_accused(edition: str) -> None:
    """Seat 0 has played the last card, so it draws no penalty and cannot accuse."""
    waiting = f"0: / {HANDS} / top r7 / turn 1 / phase answer / laid-by 0 / under r3"
    table(edition, f"0: r7 / {HANDS} / top r3", REFEREES).does("0 r7").may(0, "").may(
        1, "accept, object, accuse 2"
    ).refuses("1 accuse 0", "R38").refuses("0 accuse 1", "R38").refuses("0 uno!", "R38").refuses(
        "0 catch 1", "R38"
    ).refuses("0 object", "R38").becomes(waiting).does("1 accept").ends(0, 9)


@CLASSIC
def test_R38_an_illegal_card_taken_back_brings_its_player_back(edition: str) -> None:
    """After an objection to an illegal last card (R20), its player draws 2 and may call and catch again."""
    table(edition, f"0: b2 / {HANDS} / top r3", REFEREES).does("0 b2").refuses("0 catch 1", "R38").does(
        "2 object -> y9 y8; 0 catch 1; 0 uno!"
    ).becomes(f"0: b2 y9 y8 / {HANDS} / top r3 / turn 1")


@CLASSIC
def test_R39_an_illegal_draw_card_can_be_objected_to_until_the_draw(edition: str) -> None:
    """Seat 2 may object to y+2 while seat 1 is asked. Once the 2 cards are drawn, they stay, and so does y+2."""
    start = f"0: y+2 b2 b5 / {HANDS} / top r3"
    table(edition, start, REFEREES).does("0 y+2").may(2, "object, accuse 0, accuse 1").does(
        "2 object -> y9 y8"
    ).becomes(f"0: y+2 b2 b5 y9 y8 / {HANDS} / top r3 / turn 1")
    taken = "0: b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / top y+2 / turn 2 / laid-by 0 / discard r3"
    table(edition, start, REFEREES).does("0 y+2; 1 accept -> y9 y8").refuses("2 object", "G3").refuses(
        "1 object", "G3"
    ).becomes(taken)


@CLASSIC
@pytest.mark.parametrize(
    ("card", "given", "after", "turn"),
    [
        ("g9", "y9 y8 y7 y6 y5 y4", "0: b2 b5 g9 / 1: g5 y1 y9 y8 y7 y6 y5 y4", 2),
        ("r9", "y9 y8 y7 y6", "0: b2 b5 r9 y9 y8 y7 y6 / 1: g5 y1", 1),
    ],
)
def test_R39_a_challenge_ends_the_time_to_object(edition: str, card: str, given: str, after: str, turn: int) -> None:
    """Seat 0 plays W4 instead of the drawn card, which is illegal (C4). Seat 1 challenges it as a bluff, innocent with
    g9 and guilty with r9: either way the card stands."""
    wrong = table(edition, f"0: W4 b2 b5 / {HANDS} / top r3", REFEREES).does(f"0 draw -> {card}; 0 W4>b")
    wrong.may(2, "object, accuse 0, accuse 1").does(f"1 challenge -> {given}").refuses("2 object", "G3").becomes(
        f"{after} / 2: g1 g2 / top W4 / color b / turn {turn} / laid-by 0 / discard r3"
    )
