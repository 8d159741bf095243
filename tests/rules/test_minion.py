"""D11: the Mutated Minion, with R8, R9, R10, R41, and B10."""

import pytest

from tests.shared.table import dealt, in_editions, table
from wildfour.events.round_events import Drew, MissedTurn, Reshuffled

OTHERS = "1: y1 y2 y4 / 2: g1 g2 g4"


@in_editions("M")
def test_D11_draw_until_the_color_comes(edition: str) -> None:
    """The player chooses blue, and the next player draws until a blue card comes. No other card will do."""
    start = table(edition, f"0: M r2 r4 / {OTHERS} / top r3").does("0 M>b -> y9 W r8 W4 M g+2 b6")
    start.becomes(
        "0: r2 r4 / 1: y1 y2 y4 y9 W r8 W4 M g+2 b6 / 2: g1 g2 g4 / top M / color b / discard r3 / laid-by 0 / turn 1"
    )
    assert [event.seat for event in start.happened(Drew)] == [1] * 7


@in_editions("M")
@pytest.mark.parametrize("card", ["b0", "b9", "bS", "bR", "b+2"])
def test_D11_any_card_of_the_color(edition: str, card: str) -> None:
    """Any number or action card of the color ends the drawing, even the first. A drawn action card has no effect."""
    table(edition, f"0: M r2 r4 / {OTHERS} / top r3").does(f"0 M>b -> {card}").becomes(
        f"0: r2 r4 / 1: y1 y2 y4 {card} / 2: g1 g2 g4 / top M / color b / discard r3 / laid-by 0 / turn 1"
    )


@in_editions("M")
def test_D11_cards_already_in_hand_do_not_matter(edition: str) -> None:
    """Even a player who holds the color draws."""
    table(edition, f"0: M r2 r4 / {OTHERS} / top r3").does("0 M>y -> b1 y5").becomes(
        "0: r2 r4 / 1: y1 y2 y4 b1 y5 / 2: g1 g2 g4 / top M / color y / discard r3 / laid-by 0 / turn 1"
    )


@in_editions("M")
def test_D11_any_color_on_any_card(edition: str) -> None:
    """As a wild card, it matches everything, even if other cards are playable, and takes any of the four colors."""
    hands = "1: y1 y2 y4 / 2: g1 g2 g4"
    start = table(edition, f"0: M r2 b4 / {hands} / top r+2").may(0, "r2, M>b, M>g, M>r, M>y, draw")
    start.does("0 M>r -> r9").becomes(
        "0: r2 b4 / 1: y1 y2 y4 r9 / 2: g1 g2 g4 / top M / color r / discard r+2 / laid-by 0 / turn 1"
    )
    table(edition, f"0: M r2 b4 / {hands} / top W4 / color g").does("0 M>b -> b9").becomes(
        "0: r2 b4 / 1: y1 y2 y4 b9 / 2: g1 g2 g4 / top M / color b / discard W4 / laid-by 0 / turn 1"
    )


@in_editions("M")
def test_D11_play_resumes_in_the_color(edition: str) -> None:
    """Only blue or a wild card matches a Mutated Minion with the chosen color blue."""
    start = table(edition, "0: M r2 r4 / 1: y1 W r9 / 2: g1 g2 g4 / top r3").does("0 M>b -> g9 b6")
    start.may(1, "b6, W>b, W>g, W>r, W>y, draw").refuses("1 r9", "C1").refuses("1 y1", "C1")


@in_editions("M")
def test_D11_to_the_right(edition: str) -> None:
    """The next player is the next in the direction of play."""
    table(edition, f"0: M r2 r4 / {OTHERS} / top r3 / direction right").does("0 M>b -> b6").becomes(
        "0: r2 r4 / 1: y1 y2 y4 / 2: g1 g2 g4 b6 / top M / color b / discard r3 / direction right / laid-by 0 / turn 2"
    )


@in_editions("M")
def test_D11_there_is_nothing_to_challenge(edition: str) -> None:
    """A player with the color in hand may play it, because D6 to D10 apply only to the Wild Draw Four."""
    start = table(edition, f"0: M r2 r4 / {OTHERS} / top r3").does("0 M>b -> b6")
    start.refuses("1 challenge", "C3").refuses("2 challenge", "B4")


@in_editions("M")
def test_R8_the_turn_is_not_missed(edition: str) -> None:
    """After drawing, the player takes a normal turn and may play the drawn card or draw another."""
    start = table(edition, f"0: M r2 r4 / {OTHERS} / top r3").does("0 M>b -> g9 b6").may(1, "b6, draw")
    start.does("1 b6").becomes("0: r2 r4 / 1: y1 y2 y4 g9 / 2: g1 g2 g4 / top b6 / discard r3 M / laid-by 1 / turn 2")
    assert start.happened(MissedTurn) == []


@in_editions("M")
def test_R8_the_turn_is_missed(edition: str) -> None:
    """Alternative: the player misses the turn; the next one plays."""
    start = table(edition, f"0: M r2 r4 / {OTHERS} / top r3", "minion-misses-turn").does("0 M>b -> g9 b6")
    start.becomes(
        "0: r2 r4 / 1: y1 y2 y4 g9 b6 / 2: g1 g2 g4 / top M / color b / discard r3 / laid-by 0 / turn 2"
    ).refuses("1 b6", "B4")
    assert [event.seat for event in start.happened(MissedTurn)] == [1]


@in_editions("M")
def test_R8_with_two_players(edition: str) -> None:
    """The other player draws and plays; with the alternative, it is the first player's turn again."""
    position = "0: M r2 r4 / 1: y1 y2 y4 / top r3"
    after = "0: r2 r4 / 1: y1 y2 y4 b6 / top M / color b / discard r3 / laid-by 0"
    table(edition, position).does("0 M>b -> b6").becomes(f"{after} / turn 1")
    table(edition, position, "minion-misses-turn").does("0 M>b -> b6").becomes(f"{after} / turn 0")


@in_editions("M")
def test_R9_as_the_last_card(edition: str) -> None:
    """The round is over at once, and no one draws. Each of the two hands counts 7 points."""
    start = table(edition, f"0: M / {OTHERS} / top r3").does("0 M>b").ends(0, 14)
    start.becomes(f"0: / {OTHERS} / top M / color b / discard r3 / laid-by 0 / turn 1 / phase over / winner 0")
    assert start.happened(Drew) == []


@in_editions("M")
def test_R9_the_last_card_draws(edition: str) -> None:
    """Alternative: the next player draws until blue comes, and the drawn cards count: 14 + 9 + 50 + 20 = 93 points."""
    start = table(edition, f"0: M / {OTHERS} / top r3", "last-minion-draws").does("0 M>b -> g9 M b+2").ends(0, 93)
    start.becomes(
        "0: / 1: y1 y2 y4 g9 M b+2 / 2: g1 g2 g4 / "
        "top M / color b / discard r3 / laid-by 0 / turn 1 / phase over / winner 0"
    )


@in_editions("M")
def test_R9_with_R8(edition: str) -> None:
    """No one draws after a last Mutated Minion, whether the turn is missed or not."""
    start = table(edition, f"0: M / {OTHERS} / top r3", "minion-misses-turn").does("0 M>b").ends(0, 14)
    start.becomes(f"0: / {OTHERS} / top M / color b / discard r3 / laid-by 0 / turn 2 / phase over / winner 0")


@in_editions("M")
def test_R10_no_card_of_the_color_is_left(edition: str) -> None:
    """The player draws the pile and all discards except the top card, then stops and takes a turn (R8)."""
    start = table(edition, f"0: M r2 r4 / {OTHERS} / top r3 / discard y7 W / draw g8 g9")
    start.does("0 M>b -> g8 g9 r3 W y7").becomes(
        "0: r2 r4 / 1: y1 y2 y4 g8 g9 r3 W y7 / 2: g1 g2 g4 / top M / color b / draw / laid-by 0 / turn 1"
    )
    assert len(start.happened(Reshuffled)) == 1


@in_editions("M")
def test_R10_the_color_comes_out_of_the_discards(edition: str) -> None:
    """A blue card from the discard pile ends the drawing, and the rest stays in the new pile."""
    table(edition, f"0: M r2 r4 / {OTHERS} / top r3 / discard y7 b6 / draw g8 g9").does("0 M>b -> g8 g9 r3 b6").becomes(
        "0: r2 r4 / 1: y1 y2 y4 g8 g9 r3 b6 / 2: g1 g2 g4 / top M / color b / draw y7 / laid-by 0 / turn 1"
    )


@in_editions("M")
def test_R10_alternative_the_drawing_stops_at_the_end_of_the_pile(edition: str) -> None:
    """Alternative: the player stops when the draw pile is empty; the discard pile stays."""
    position = f"0: M r2 r4 / {OTHERS} / top r3 / discard y7 b6 / draw g8 g9"
    start = (
        table(edition, position, "minion-stops-at-pile-end")
        .does("0 M>b -> g8 g9")
        .becomes(
            "0: r2 r4 / 1: y1 y2 y4 g8 g9 / 2: g1 g2 g4 / top M / color b / discard r3 y7 b6 / draw / "
            "laid-by 0 / turn 1"
        )
    )
    assert start.happened(Reshuffled) == []


@in_editions("M")
def test_R10_the_color_comes_before_the_end(edition: str) -> None:
    """The first blue card ends the drawing even with the alternative."""
    position = f"0: M r2 r4 / {OTHERS} / top r3 / discard y7 / draw g8 g9 b6"
    table(edition, position, "minion-stops-at-pile-end").does("0 M>b -> g8 b6").becomes(
        "0: r2 r4 / 1: y1 y2 y4 g8 b6 / 2: g1 g2 g4 / top M / color b / discard r3 y7 / draw g9 / laid-by 0 / turn 1"
    )


@in_editions("M")
def test_R41_an_empty_draw_pile_is_refilled_before_it_can_end(edition: str) -> None:
    """With minion-stops-at-pile-end and an empty draw pile, the player draws from the reshuffled discards until a blue
    card comes or none are left."""
    start = table(edition, f"0: M r2 r4 / {OTHERS} / top r3 / discard y7 g6 / draw", "minion-stops-at-pile-end").does(
        "0 M>b -> y7 r3 g6"
    )
    start.becomes("0: r2 r4 / 1: y1 y2 y4 y7 r3 g6 / 2: g1 g2 g4 / top M / color b / draw / laid-by 0 / turn 1")
    assert len(start.happened(Reshuffled)) == 1
    table(edition, f"0: M r2 r4 / {OTHERS} / top r3 / discard y7 b6 / draw", "minion-stops-at-pile-end").does(
        "0 M>b -> y7 b6"
    ).becomes("0: r2 r4 / 1: y1 y2 y4 y7 b6 / 2: g1 g2 g4 / top M / color b / draw r3 / laid-by 0 / turn 1")


@in_editions("M")
@pytest.mark.parametrize("option", ["", "minion-misses-turn", "last-minion-draws"])
def test_B10_start_card(edition: str, option: str) -> None:
    """On this start card, the player to the dealer's left chooses a color and plays. No one draws or misses a turn."""
    cards = "r1 b1  r2 b2  r3 b3  r4 b4  r5 b5  r6 b6  r7 b7  M"
    start = dealt(edition, 2, cards, dealer=1, options=option)
    start.becomes("0: r1 r2 r3 r4 r5 r6 r7 / 1: b1 b2 b3 b4 b5 b6 b7 / top M / phase choose-color")
    start.may(0, ">b, >g, >r, >y").refuses("1 >b", "B4").refuses("0 r1", "B8")
    start.does("0 >r; 0 r1").becomes(
        "0: r2 r3 r4 r5 r6 r7 / 1: b1 b2 b3 b4 b5 b6 b7 / top r1 / discard M / laid-by 0 / turn 1"
    )
    assert not start.happened(Drew) + start.happened(MissedTurn)
