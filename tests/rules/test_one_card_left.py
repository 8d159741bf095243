"""Calling UNO and catching players who forgot: E1 to E5, R5, R6, R13, R14, R15, R35, R38.

Only classic-2003 has E3 to E5. The other books are silent, but the engine applies these rules in all five editions,
so the tests cover all five.
"""

import pytest

from tests.shared.table import ALL, in_editions, plays_four, table
from wildfour.events.round_events import Called, Caught, FalseCall, FalseCatch

THREE = "0: r7 b2 / 1: g5 y1 / 2: g1 g2 / top r3"


@ALL
def test_E1_the_call_comes_with_the_second_to_last_card(edition: str) -> None:
    """A player who plays the second-to-last card and has called cannot be caught."""
    table(edition, THREE).may(0, "r7, draw, uno!").does("0 uno!").becomes(f"{THREE} / called 0").does("0 r7").becomes(
        "0: b2 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3"
    ).may(1, "draw, uno!").may(2, "").does("2 catch 0; 1 catch 0").becomes(
        "0: b2 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_E1_the_second_to_last_card_may_be_the_drawn_card(edition: str) -> None:
    """A player with one card draws another, calls, and plays it."""
    table(edition, "0: b2 / 1: g5 y1 / 2: g1 g2 / top r3").does("0 draw -> r9").may(0, "r9, keep, uno!").does(
        "0 uno!; 0 r9"
    ).becomes("0: b2 / 1: g5 y1 / 2: g1 g2 / top r9 / turn 1 / laid-by 0 / discard r3")


@ALL
def test_E1_a_call_is_valid_only_for_the_next_card_played(edition: str) -> None:
    """A player who calls but then draws and keeps the card has not played the second-to-last card. The call lapses."""
    table(edition, "0: r7 / 1: g5 y1 / 2: g1 g2 / top r3").does("0 draw -> b9; 0 uno!; 0 keep").becomes(
        "0: r7 b9 / 1: g5 y1 / 2: g1 g2 / top r3 / turn 1"
    ).does("1 draw -> y9; 1 keep; 2 draw -> y8; 2 keep; 0 r7").becomes(
        "0: b9 / 1: g5 y1 y9 / 2: g1 g2 y8 / top r7 / turn 1 / laid-by 0 / exposed 0 / discard r3"
    )


@ALL
def test_E1_no_call_is_needed_with_more_than_one_card_left(edition: str) -> None:
    """After playing the third-to-last card, a player cannot be caught."""
    table(edition, "0: r7 b2 b3 / 1: g5 y1 / 2: g1 / top r3").does("0 r7").becomes(
        "0: b2 b3 / 1: g5 y1 / 2: g1 / top r7 / turn 1 / laid-by 0 / discard r3"
    ).may(2, "")


@ALL
def test_E2_caught_without_the_call_draws_two(edition: str) -> None:
    """Any other player may catch; the caught player draws 2, and the next player's turn is unchanged."""
    caught = (
        table(edition, THREE)
        .does("0 r7")
        .becomes("0: b2 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / exposed 0 / discard r3")
    )
    caught.may(0, "uno!").may(1, "draw, uno!, catch 0").may(2, "catch 0").does("2 catch 0 -> y9 y8").becomes(
        "0: b2 y9 y8 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3"
    )
    assert [(event.seat, event.other) for event in caught.happened(Caught)] == [(2, 0)]


@ALL
def test_E2_the_next_player_may_catch_before_beginning(edition: str) -> None:
    """A catch does not begin a turn: the next player catches, then plays."""
    table(edition, THREE).does("0 r7; 1 catch 0 -> y9 y8; 1 draw -> r9; 1 r9").becomes(
        "0: b2 y9 y8 / 1: g5 y1 / 2: g1 g2 / top r9 / turn 2 / laid-by 1 / discard r3 r7"
    )


@ALL
def test_E2_a_player_is_caught_once(edition: str) -> None:
    """The second catch is too late and has no effect (R15)."""
    table(edition, THREE).does("0 r7; 2 catch 0 -> y9 y8; 1 catch 0").becomes(
        "0: b2 y9 y8 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_E2_no_one_catches_themselves_or_an_empty_seat(edition: str) -> None:
    """A player cannot catch themselves or a seat without a player."""
    table(edition, THREE).does("0 r7").refuses("0 catch 0", "E2").refuses("1 catch 3", "E2").becomes(
        "0: b2 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / exposed 0 / discard r3"
    )


@ALL
def test_E3_a_late_call_is_safe(edition: str) -> None:
    """A player who calls after playing, but before a catch, does not draw."""
    table(edition, THREE).does("0 r7; 0 uno!; 1 catch 0; 2 catch 0").becomes(
        "0: b2 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_E3_a_call_after_being_caught_is_too_late(edition: str) -> None:
    """The catch came first, so the 2 cards stay."""
    table(edition, THREE).does("0 r7; 1 catch 0 -> y9 y8; 0 uno!").becomes(
        "0: b2 y9 y8 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_E4_no_catch_before_the_card_is_on_the_pile(edition: str) -> None:
    """A player with two cards in hand cannot be caught until one is played."""
    table(edition, THREE).may(1, "").does("1 catch 0; 2 catch 0").becomes(THREE).does(
        "0 r7; 1 catch 0 -> y9 y8"
    ).becomes("0: b2 y9 y8 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3")


@ALL
def test_E4_no_catch_while_deciding_on_the_drawn_card(edition: str) -> None:
    """A player who still holds the drawn card cannot be caught."""
    table(edition, "0: b2 / 1: g5 y1 / 2: g1 g2 / top r3").does("0 draw -> r9; 1 catch 0").becomes(
        "0: b2 r9 / 1: g5 y1 / 2: g1 g2 / top r3 / phase play-drawn / drawn r9"
    )


@ALL
def test_E5_the_next_player_has_begun_by_drawing(edition: str) -> None:
    """Drawing a card ends the time to catch."""
    table(edition, THREE).does("0 r7; 1 draw -> b9").may(0, "").may(2, "").does("2 catch 0; 1 catch 0").becomes(
        "0: b2 / 1: g5 y1 b9 / 2: g1 g2 / top r7 / turn 1 / phase play-drawn / drawn b9 / laid-by 0 / discard r3"
    )


@ALL
def test_E5_the_next_player_has_begun_by_playing(edition: str) -> None:
    """Playing a card ends the time to catch."""
    table(edition, "0: r7 b2 / 1: g5 y1 r9 / 2: g1 g2 / top r3").does("0 r7; 1 r9; 2 catch 0").becomes(
        "0: b2 / 1: g5 y1 / 2: g1 g2 / top r9 / turn 2 / laid-by 1 / discard r3 r7"
    )


@ALL
def test_E5_only_the_last_player_to_play_can_be_caught(edition: str) -> None:
    """Two players in a row forget to call. The first is safe once the second begins; the second can be caught."""
    table(edition, "0: r7 b2 / 1: r9 y1 / 2: g1 g2 / top r3").does("0 r7; 1 r9; 2 catch 0; 2 catch 1 -> g8 g9").becomes(
        "0: b2 / 1: y1 g8 g9 / 2: g1 g2 / top r9 / turn 2 / laid-by 1 / discard r3 r7"
    )


@ALL
def test_R5_a_forced_draw_does_not_end_the_time_to_catch(edition: str) -> None:
    """Seat 1 draws 2 and misses the turn, so no turn has begun: seat 0 can still be caught."""
    table(edition, "0: r+2 b2 / 1: g5 y1 / 2: g1 g2 / top r3").does("0 r+2 -> y9 y8").becomes(
        "0: b2 / 1: g5 y1 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / exposed 0 / discard r3"
    ).does("1 catch 0 -> b9 b8").becomes(
        "0: b2 b9 b8 / 1: g5 y1 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / discard r3"
    )


@ALL
def test_R5_the_first_player_with_a_real_turn_ends_it(edition: str) -> None:
    """After the forced draw, seat 2 begins a turn; then seat 0 is safe."""
    table(edition, "0: r+2 b2 / 1: g5 y1 / 2: g1 g2 / top r3").does("0 r+2 -> y9 y8; 2 draw -> b9; 1 catch 0").becomes(
        "0: b2 / 1: g5 y1 y9 y8 / 2: g1 g2 b9 / top r+2 / turn 2 / phase play-drawn / drawn b9 / laid-by 0 / discard r3"
    )


@ALL
def test_R5_a_skipped_player_has_not_begun(edition: str) -> None:
    """Missing a turn does not begin one."""
    table(edition, "0: rS b2 / 1: g5 y1 / 2: g1 g2 / top r3").does("0 rS; 1 catch 0 -> y9 y8").becomes(
        "0: b2 y9 y8 / 1: g5 y1 / 2: g1 g2 / top rS / turn 2 / laid-by 0 / discard r3"
    )


@ALL
def test_R5_the_four_cards_do_not_end_the_time_to_catch(edition: str) -> None:
    """The four cards of a Wild Draw Four work the same."""
    table(edition, "0: W4 b2 / 1: g5 y1 / 2: g1 g2 / top r3").does(plays_four(edition, "0 W4>b")).becomes(
        "0: b2 / 1: g5 y1 / 2: g1 g2 / top W4 / color b / turn 1 / phase answer / laid-by 0 / pending 4 / exposed 0"
        " / discard r3"
    ).does("1 accept -> y9 y8 y7 y6; 2 catch 0 -> b9 b8").becomes(
        "0: b2 b9 b8 / 1: g5 y1 y9 y8 y7 y6 / 2: g1 g2 / top W4 / color b / turn 2 / laid-by 0 / discard r3"
    )


@in_editions("M")
def test_R5_the_cards_of_a_mutated_minion_do_not_end_the_time_to_catch(edition: str) -> None:
    """A Mutated Minion works the same: seat 1 draws but has not begun a turn."""
    table(edition, "0: M b2 / 1: g5 y1 / 2: g1 g2 / top r3").does("0 M>b -> y9 b9; 2 catch 0 -> y8 y7").becomes(
        "0: b2 y8 y7 / 1: g5 y1 y9 b9 / 2: g1 g2 / top M / color b / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_R5_alternative_a_forced_draw_ends_the_time_to_catch(edition: str) -> None:
    """With forced-draw-closes-window, a catch after the draw comes too late."""
    option = "forced-draw-closes-window"
    table(edition, "0: r+2 b2 / 1: g5 y1 / 2: g1 g2 / top r3", option).does("0 r+2 -> y9 y8; 1 catch 0").becomes(
        "0: b2 / 1: g5 y1 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / discard r3"
    )
    table(edition, "0: W4 b2 / 1: g5 y1 / 2: g1 g2 / top r3", option).does(plays_four(edition, "0 W4>b")).may(
        2, "catch 0"
    ).does("1 accept -> y9 y8 y7 y6; 2 catch 0").becomes(
        "0: b2 / 1: g5 y1 y9 y8 y7 y6 / 2: g1 g2 / top W4 / color b / turn 2 / laid-by 0 / discard r3"
    )


@in_editions("M")
def test_R5_alternative_the_cards_of_a_mutated_minion_end_the_time_to_catch(edition: str) -> None:
    """With forced-draw-closes-window, drawing the Mutated Minion's cards also ends the time to catch."""
    table(edition, "0: M b2 / 1: g5 y1 / 2: g1 g2 / top r3", "forced-draw-closes-window").does(
        "0 M>b -> y9 b9; 2 catch 0"
    ).becomes("0: b2 / 1: g5 y1 y9 b9 / 2: g1 g2 / top M / color b / turn 1 / laid-by 0 / discard r3")


@ALL
def test_R6_two_handed_a_player_with_another_turn_can_be_caught(edition: str) -> None:
    """After a Skip, the same player has another turn, and can be caught until that turn begins."""
    table(edition, "0: rS b2 / 1: g5 y1 / top r3").does("0 rS").becomes(
        "0: b2 / 1: g5 y1 / top rS / laid-by 0 / exposed 0 / discard r3"
    ).may(0, "draw, uno!").may(1, "catch 0").does("1 catch 0 -> y9 y8").becomes(
        "0: b2 y9 y8 / 1: g5 y1 / top rS / laid-by 0 / discard r3"
    )


@ALL
def test_R6_two_handed_the_next_turn_of_the_same_player_ends_it(edition: str) -> None:
    """Once the player has drawn, or played the last card, it is too late."""
    table(edition, "0: rS b2 / 1: g5 y1 / top r3").does("0 rS; 0 draw -> g9; 1 catch 0").becomes(
        "0: b2 g9 / 1: g5 y1 / top rS / phase play-drawn / drawn g9 / laid-by 0 / discard r3"
    )
    table(edition, "0: rS r2 / 1: g5 y1 / top r3").does("0 rS; 0 r2").ends(0, 6).becomes(
        "0: / 1: g5 y1 / top r2 / turn 1 / phase over / laid-by 0 / winner 0 / discard r3 rS"
    )


@ALL
def test_R6_alternative_the_turn_itself_ends_it(edition: str) -> None:
    """With own-turn-closes-window, a player with another turn can no longer be caught; nothing else changes."""
    option = "own-turn-closes-window"
    table(edition, "0: rS b2 / 1: g5 y1 / top r3", option).does("0 rS; 1 catch 0").becomes(
        "0: b2 / 1: g5 y1 / top rS / laid-by 0 / discard r3"
    )
    table(edition, "0: r7 b2 / 1: g5 y1 / top r3", option).does("0 r7; 1 catch 0 -> y9 y8").becomes(
        "0: b2 y9 y8 / 1: g5 y1 / top r7 / turn 1 / laid-by 0 / discard r3"
    )
    table(edition, THREE, option).does("0 r7; 1 catch 0 -> y9 y8").becomes(
        "0: b2 y9 y8 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3"
    )


FOUR = "0: r7 b2 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top r3"


@ALL
def test_R13_a_partner_may_catch(edition: str) -> None:
    """Any other player may catch, including the partner across."""
    table(edition, FOUR, "partners").does("0 r7").may(2, "catch 0").does("2 catch 0 -> y9 y8").becomes(
        "0: b2 y9 y8 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top r7 / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_R13_alternative_only_opponents_may_catch(edition: str) -> None:
    """With opponents-catch, the partner's catch is rejected, and an opponent's counts."""
    table(edition, FOUR, "partners opponents-catch").does("0 r7").may(2, "").refuses("2 catch 0", "R13").may(
        3, "catch 0"
    ).does("3 catch 0 -> y9 y8").becomes(
        "0: b2 y9 y8 / 1: g5 y1 / 2: g1 g2 / 3: y2 y3 / top r7 / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_R14_a_needless_call_changes_nothing(edition: str) -> None:
    """A call with three cards, out of turn, or a second time has no effect."""
    start = "0: r7 b2 b3 / 1: g5 y1 / 2: g1 / top r3"
    needless = table(edition, start).does("0 uno!; 1 uno!; 2 uno!").becomes(start)
    assert len(needless.happened(Called)) == 3
    assert needless.happened(FalseCall) == []
    table(edition, THREE).does("0 uno!; 0 uno!").becomes(f"{THREE} / called 0")


@ALL
def test_R14_alternative_a_needless_call_costs_two(edition: str) -> None:
    """With false-call-costs, a needless call costs 2 cards; a needed one costs nothing."""
    option = "false-call-costs"
    table(edition, "0: r7 b2 b3 / 1: g5 y1 / 2: g1 / top r3", option).does("0 uno! -> y9 y8").becomes(
        "0: r7 b2 b3 y9 y8 / 1: g5 y1 / 2: g1 / top r3"
    ).does("1 uno! -> g9 g8").becomes("0: r7 b2 b3 y9 y8 / 1: g5 y1 g9 g8 / 2: g1 / top r3")
    table(edition, THREE, option).does("0 uno!; 0 r7").becomes(
        "0: b2 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3"
    ).does("0 uno! -> y9 y8").becomes("0: b2 y9 y8 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3")
    table(edition, THREE, option).does("0 r7; 0 uno!").becomes(
        "0: b2 / 1: g5 y1 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_R15_a_needless_catch_changes_nothing(edition: str) -> None:
    """Catching a player who cannot be caught has no effect."""
    needless = table(edition, THREE).does("0 catch 1; 1 catch 0; 2 catch 1").becomes(THREE)
    assert len(needless.happened(FalseCatch)) == 3


@ALL
def test_R15_alternative_a_needless_catch_costs_two(edition: str) -> None:
    """With false-catch-costs, a failed catch costs 2 cards; a successful one costs nothing."""
    option = "false-catch-costs"
    table(edition, THREE, option).does("1 catch 0 -> y9 y8").becomes(
        "0: r7 b2 / 1: g5 y1 y9 y8 / 2: g1 g2 / top r3"
    ).does("0 r7; 2 catch 0 -> b9 b8").becomes(
        "0: b2 b9 b8 / 1: g5 y1 y9 y8 / 2: g1 g2 / top r7 / turn 1 / laid-by 0 / discard r3"
    ).does("2 catch 0 -> g9 g8").becomes(
        "0: b2 b9 b8 / 1: g5 y1 y9 y8 / 2: g1 g2 g9 g8 / top r7 / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_R35_guilty_of_a_bluff_and_without_the_call_can_still_be_caught(edition: str) -> None:
    """Seat 0 bluffs with the second-to-last card and does not call. It draws 4 for the bluff and 2 when caught."""
    table(edition, "0: W4 r5 / 1: g5 y1 / 2: g1 g2 / top r3").does(
        plays_four(edition, "0 W4>b") + "; 1 challenge -> y9 y8 y7 y6"
    ).may(1, "draw, uno!, catch 0").may(2, "catch 0").does("2 catch 0 -> b9 b8").becomes(
        "0: r5 y9 y8 y7 y6 b9 b8 / 1: g5 y1 / 2: g1 g2 / top W4 / color b / turn 1 / laid-by 0 / discard r3"
    )


@ALL
def test_R35_a_late_call_or_the_next_turn_ends_it(edition: str) -> None:
    """The guilty player has five cards. A call is in time (E3); once seat 1 begins, it is too late to catch (E5)."""
    guilty = plays_four(edition, "0 W4>b") + "; 1 challenge -> y9 y8 y7 y6"
    after = "0: r5 y9 y8 y7 y6 / 1: g5 y1{} / 2: g1 g2 / top W4 / color b / turn 1 / laid-by 0{} / discard r3"
    table(edition, "0: W4 r5 / 1: g5 y1 / 2: g1 g2 / top r3").does(guilty).becomes(
        after.format("", " / exposed 0")
    ).may(0, "uno!").does("0 uno!; 2 catch 0").becomes(after.format("", ""))
    table(edition, "0: W4 r5 / 1: g5 y1 / 2: g1 g2 / top r3").does(f"{guilty}; 1 draw -> g9; 2 catch 0").becomes(
        after.format(" g9", " / phase play-drawn / drawn g9")
    )


@ALL
def test_R35_a_guilty_player_who_called_is_not_caught(edition: str) -> None:
    """Only the bluff is punished."""
    table(edition, "0: W4 r5 / 1: g5 y1 / 2: g1 g2 / top r3").does(
        "0 uno!; " + plays_four(edition, "0 W4>b") + "; 1 challenge -> y9 y8 y7 y6; 2 catch 0"
    ).becomes("0: r5 y9 y8 y7 y6 / 1: g5 y1 / 2: g1 g2 / top W4 / color b / turn 1 / laid-by 0 / discard r3")


LAST_FOUR = "0: W4 / 1: g5 y1 / 2: g1 g2 / top r3"


@ALL
@pytest.mark.parametrize("options", ["", "false-catch-costs", "false-call-costs"])
def test_R38_a_player_without_cards_neither_calls_nor_catches(edition: str, options: str) -> None:
    """Seat 0 is out while seat 1 is asked about the four cards. No call or catch brings it back into the round."""
    waiting = "0: / 1: g5 y1 / 2: g1 g2 / top W4 / color b / turn 1 / phase answer / laid-by 0 / pending 4 / discard r3"
    table(edition, LAST_FOUR, options).does(plays_four(edition, "0 W4>b")).may(0, "").refuses("0 uno!", "R38").refuses(
        "0 catch 1", "R38"
    ).refuses("0 draw", "R38").becomes(waiting).does("1 accept -> y9 y8 y7 y6").ends(0, 6 + 3 + 30)


@ALL
def test_R38_the_others_may_still_call_and_catch(edition: str) -> None:
    """The other players are still in the round. With false-catch-costs, a false catch costs 2 cards, which count."""
    table(edition, LAST_FOUR, "false-catch-costs").does(plays_four(edition, "0 W4>b")).does(
        "2 catch 0 -> b9 b8; 1 catch 2 -> b7 b6; 1 accept -> y9 y8 y7 y6"
    ).ends(0, 6 + 3 + 17 + 13 + 30)


@in_editions("L")
def test_R38_R45_before_the_flip_of_a_last_wild_draw_four(edition: str) -> None:
    """Seat 0 can only flip or decline."""
    table(edition, LAST_FOUR, "false-call-costs").does("0 W4>b").may(0, "decline, flip 1, flip 2").refuses(
        "0 uno!", "R38"
    ).refuses("0 catch 1", "R38")
