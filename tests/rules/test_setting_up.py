"""B: setting up a round, with R1, R12, and R42.

The cards are dealt one by one, starting with the player to the dealer's left, so the first card of every group below
goes to that player.
"""

import pytest

from tests.shared.table import ALL, dealt, in_editions, table
from wildfour.events.round_events import Deals, Dealt, Drew, DrewForDeal, Flipped, MissedTurn, PutBack, TurnedUp

TO_TWO = "r1 b1  r2 b2  r3 b3  r4 b4  r5 b5  r6 b6  r7 b7 "
TO_THREE = "r1 b1 g1  r2 b2 g2  r3 b3 g3  r4 b4 g4  r5 b5 g5  r6 b6 g6  r7 b7 g7 "
REDS, BLUES, GREENS = "r1 r2 r3 r4 r5 r6 r7", "b1 b2 b3 b4 b5 b6 b7", "g1 g2 g3 g4 g5 g6 g7"
TWO = f"0: {REDS} / 1: {BLUES}"
THREE = f"0: {REDS} / 1: {BLUES} / 2: {GREENS}"


@ALL
def test_B1_highest_number_deals(edition: str) -> None:
    """Each player draws a card. The player with the highest number deals, starting to the left."""
    start = dealt(edition, 3, "b5 g9 r3 " + TO_THREE + "y5")
    start.becomes(f"0: {BLUES} / 1: {GREENS} / 2: {REDS} / top y5 / dealer 1 / laid-by 1 / turn 2")
    assert [event.seat for event in start.happened(DrewForDeal)] == [0, 1, 2]
    assert [event.seat for event in start.happened(Deals)] == [1]


@ALL
@pytest.mark.parametrize("symbols", ["y+2 W", "W4 gS", "bR b0"])
def test_B1_a_symbol_counts_as_zero(edition: str, symbols: str) -> None:
    """Compared with a Draw Two, a Reverse, a Skip, or a wild card, even a 1 is the highest number."""
    dealt(edition, 3, f"{symbols} r1 " + TO_THREE + "y5").becomes(f"{THREE} / top y5")


@in_editions("M")
def test_B1_a_minion_counts_as_zero(edition: str) -> None:
    """The Mutated Minion also counts as zero."""
    dealt(edition, 3, "M W b1 " + TO_THREE + "y5").becomes(f"{THREE} / top y5")


@ALL
def test_B1_zero_and_symbols_tie(edition: str) -> None:
    """An action or wild card counts the same as a 0, so these three draw again (R1)."""
    dealt(edition, 3, "b0 W y+2  g1 b2 y3 " + TO_THREE + "y5").becomes(f"{THREE} / top y5")


@ALL
def test_R1_the_tied_draw_again(edition: str) -> None:
    """After a tie, only the tied players draw again, until the tie is broken."""
    start = dealt(edition, 3, "b1 g9 r9  g8 y8  b2 b6 " + TO_THREE + "y5").becomes(f"{THREE} / top y5")
    assert [event.seat for event in start.happened(DrewForDeal)] == [0, 1, 2, 1, 2, 1, 2]


@ALL
def test_R1_all_draw_again(edition: str) -> None:
    """Alternative: after a tie, everyone draws again, and a player who was not tied can win."""
    start = dealt(edition, 3, "g9 r9 b1  g2 y4 b7 " + TO_THREE + "y5", options="all-redraw")
    start.becomes(f"{THREE} / top y5")
    assert [event.seat for event in start.happened(DrewForDeal)] == [0, 1, 2, 0, 1, 2]


@ALL
@pytest.mark.parametrize("options", ["", "all-redraw"])
def test_R42_the_cards_of_a_tie_go_back_before_the_tied_draw_again(edition: str, options: str) -> None:
    """The deck has one b0 and one g0, and both are drawn again, swapped, after the tie."""
    start = dealt(edition, 2, "b0 g0  g0 b0  b1 b6 " + TO_TWO + "y5", dealer=None, options=options)
    start.becomes(f"{TWO} / top y5")
    assert [event.seat for event in start.happened(DrewForDeal)] == [0, 1] * 3


@ALL
def test_B2_seven_cards_each(edition: str) -> None:
    """Every player gets seven cards (all different in this test)."""
    cards = "r0 b0  rS bS  rR bR  r+2 b+2  W W  W4 W4  r9 b9  y5"
    dealt(edition, 2, cards, dealer=1).becomes("0: r0 rS rR r+2 W W4 r9 / 1: b0 bS bR b+2 W W4 b9 / top y5")


@ALL
def test_B2_the_cards_dealt_are_private(edition: str) -> None:
    """Cards are dealt face down, so players see only their own seven."""
    start = dealt(edition, 3, TO_THREE + "y5", dealer=2)
    events = start.happened(Dealt)
    assert [event.seat for event in events] == [0, 1, 2] * 7
    for event in events:
        assert event.seen_by(event.seat).card == event.card is not None
        assert event.seen_by((event.seat + 1) % 3).card is event.seen_by(None).card is None


@in_editions("C S L")
def test_B3_the_rest_of_108_is_the_draw_pile(edition: str) -> None:
    """After 21 cards for three players and the start card, 86 of 108 are in the draw pile."""
    start = dealt(edition, 3, TO_THREE + "y5", dealer=2).becomes(f"{THREE} / top y5 / draw *")
    view = start.round.view(None)
    assert (view.draw_size, view.discard) == (86, ())


@in_editions("D M")
def test_B3_the_rest_of_112_is_the_draw_pile(edition: str) -> None:
    """After 21 cards for three players and the start card, 90 of 112 are in the draw pile."""
    start = dealt(edition, 3, TO_THREE + "y5", dealer=2).becomes(f"{THREE} / top y5 / draw *")
    view = start.round.view(None)
    assert (view.draw_size, view.discard) == (90, ())


@ALL
def test_B4_the_dealers_left_starts(edition: str) -> None:
    """The player to the dealer's left, and no one else, starts."""
    start = dealt(edition, 3, TO_THREE + "b9", dealer=0)
    start.becomes(f"0: {GREENS} / 1: {REDS} / 2: {BLUES} / top b9 / dealer 0 / turn 1")
    start.refuses("2 b1", "B4").refuses("0 draw", "B4")


@ALL
def test_B4_round_the_table(edition: str) -> None:
    """Seat 0 is to the left of the last seat, and play continues to the left."""
    dealt(edition, 3, TO_THREE + "r9", dealer=2).becomes(f"{THREE} / top r9").does("0 r1").becomes(
        f"0: r2 r3 r4 r5 r6 r7 / 1: {BLUES} / 2: {GREENS} / top r1 / discard r9 / laid-by 0 / turn 1"
    )


@ALL
def test_B5_start_draw_two(edition: str) -> None:
    """The player to the dealer's left draws 2 and misses the turn."""
    dealt(edition, 3, TO_THREE + "y+2 y8 y9", dealer=2).becomes(
        f"0: {REDS} y8 y9 / 1: {BLUES} / 2: {GREENS} / top y+2 / turn 1"
    )


@ALL
def test_B5_start_draw_two_with_two_players(edition: str) -> None:
    """The dealer plays first."""
    dealt(edition, 2, TO_TWO + "y+2 y8 y9", dealer=1).becomes(f"0: {REDS} y8 y9 / 1: {BLUES} / top y+2 / turn 1")


@ALL
def test_B6_start_reverse(edition: str) -> None:
    """The dealer goes first, then the player to the dealer's right."""
    start = dealt(edition, 3, TO_THREE + "yR", dealer=2).becomes(f"{THREE} / top yR / turn 2 / direction right")
    start.does("2 draw -> g9; 2 keep").becomes(
        f"0: {REDS} / 1: {BLUES} / 2: {GREENS} g9 / top yR / turn 1 / direction right"
    )
    assert start.happened(MissedTurn) == []


@ALL
def test_R12_start_reverse_with_two_players(edition: str) -> None:
    """Here too, the dealer goes first and then the other player, so no one misses a turn."""
    start = dealt(edition, 2, TO_TWO + "yR", dealer=1).becomes(f"{TWO} / top yR / turn 1 / direction right")
    assert start.happened(MissedTurn) == []
    start.does("1 draw -> b9; 1 keep").becomes(f"0: {REDS} / 1: {BLUES} b9 / top yR / turn 0 / direction right")


@ALL
def test_R12_start_reverse_with_two_players_to_the_left(edition: str) -> None:
    """Alternative: the player to the dealer's left goes first."""
    start = dealt(edition, 2, TO_TWO + "yR", dealer=1, options="two-handed-start-reverse-left")
    start.becomes(f"{TWO} / top yR / turn 0 / direction right")
    assert start.happened(MissedTurn) == []


@ALL
def test_R12_is_for_two_players_only(edition: str) -> None:
    """With three players, the alternative changes nothing: B6 applies."""
    start = dealt(edition, 3, TO_THREE + "yR", dealer=2, options="two-handed-start-reverse-left")
    start.becomes(f"{THREE} / top yR / turn 2 / direction right")


@in_editions("S D M L")
def test_R12_does_not_depend_on_R11(edition: str) -> None:
    """Even if a Reverse between two players passes the turn (R11), the dealer starts on a Reverse (B6)."""
    start = dealt(edition, 2, TO_TWO + "yR", dealer=1, options="two-handed-reverse-passes")
    start.becomes(f"{TWO} / top yR / turn 1 / direction right")


@ALL
def test_B7_start_skip(edition: str) -> None:
    """The player to the dealer's left is skipped; the next one starts."""
    start = dealt(edition, 3, TO_THREE + "yS", dealer=2).becomes(f"{THREE} / top yS / turn 1")
    assert [event.seat for event in start.happened(MissedTurn)] == [0]


@ALL
def test_B7_start_skip_with_two_players(edition: str) -> None:
    """The dealer plays first."""
    dealt(edition, 2, TO_TWO + "yS", dealer=1).becomes(f"{TWO} / top yS / turn 1")


@ALL
def test_B8_start_wild(edition: str) -> None:
    """The player to the dealer's left chooses the color and then plays."""
    start = dealt(edition, 3, TO_THREE + "W", dealer=2).becomes(f"{THREE} / top W / phase choose-color")
    start.may(0, ">b, >g, >r, >y").may(1, "").may(2, "")
    start.refuses("1 >g", "B4").refuses("0 r1", "B8").refuses("0 draw", "B8")
    start.does("0 >r").becomes(f"{THREE} / top W / color r").refuses("1 b1", "B4")
    start.does("0 r4").becomes(
        f"0: r1 r2 r3 r5 r6 r7 / 1: {BLUES} / 2: {GREENS} / top r4 / discard W / laid-by 0 / turn 1"
    )


@ALL
def test_B8_the_chosen_color_holds(edition: str) -> None:
    """A player may choose a color that the hand lacks; then none of the hand's colored cards match."""
    start = dealt(edition, 3, TO_THREE + "W", dealer=2).does("0 >g").becomes(f"{THREE} / top W / color g")
    start.may(0, "draw").refuses("0 r1", "C1")


@ALL
def test_B9_start_wild_draw_four(edition: str) -> None:
    """A Wild Draw Four goes back into the deck, and cards are turned up until another card comes. No one draws."""
    start = dealt(edition, 3, TO_THREE + "W4 W4 y5", dealer=2).becomes(f"{THREE} / top y5 / draw *")
    assert len(start.happened(TurnedUp)) == 3
    assert len(start.happened(PutBack)) == 2
    assert start.happened(Drew) == []


@ALL
def test_B9_the_other_card_counts(edition: str) -> None:
    """The new card acts as the start card."""
    dealt(edition, 3, TO_THREE + "W4 y+2 y8 y9", dealer=2).becomes(
        f"0: {REDS} y8 y9 / 1: {BLUES} / 2: {GREENS} / top y+2 / turn 1"
    )


@in_editions("M")
def test_B10_start_minion(edition: str) -> None:
    """The player to the dealer's left chooses the color. No one draws."""
    start = dealt(edition, 3, TO_THREE + "M", dealer=2).becomes(f"{THREE} / top M / phase choose-color")
    start.may(0, ">b, >g, >r, >y").refuses("1 >g", "B4")
    start.does("0 >y").becomes(f"{THREE} / top M / color y")
    assert start.happened(Drew) == []


@in_editions("L")
def test_B11_start_flip_card(edition: str) -> None:
    """A flip card as start card is a plain number. No one flips, and the player to the dealer's left plays."""
    start = dealt(edition, 3, TO_THREE + "b5^", dealer=2).becomes(f"{THREE} / top b5^")
    start.may(0, "r5, draw").refuses("2 flip 0", "B4").refuses("0 flip 1", "C3")
    assert start.happened(Flipped) == []


@in_editions("L")
def test_B11_start_flip_card_among_more(edition: str) -> None:
    """The same applies if all numbers are flip cards (R24)."""
    cards, reds, blues = ("^ ".join(text.split()) + "^" for text in (TO_TWO + "y5", REDS, BLUES))
    start = dealt(edition, 2, cards, dealer=1, options="all-numbers-flip")
    start.becomes(f"0: {reds} / 1: {blues} / top y5^").may(0, "r5^, draw")


@in_editions("L")
def test_B12_every_player_has_a_pad(edition: str) -> None:
    """Every player has a crash-pad and can reach the launcher, so each may aim at every other player."""
    position = "0: r5^ r1 r2 / 1: b5^ b1 b2 / 2: g5^ g1 g2 / 3: y5^ y1 y2 / top r7"
    flips = (
        table(edition, position)
        .does("0 r5^")
        .becomes(
            "0: r1 r2 / 1: b5^ b1 b2 / 2: g5^ g1 g2 / 3: y5^ y1 y2 / top r5^ / discard r7 / laid-by 0 / phase flip"
        )
    )
    flips.may(0, "decline, flip 1, flip 2, flip 3, uno!").refuses("0 flip 0", "I1").refuses("0 flip 4", "I1")
    flips.does("0 decline; 1 b5^").may(1, "decline, flip 0, flip 2, flip 3, uno!").refuses("1 flip 1", "I1")
    flips.does("1 decline; 2 g5^").may(2, "decline, flip 0, flip 1, flip 3, uno!").refuses("2 flip 2", "I1")
    flips.does("2 decline; 3 y5^").may(3, "decline, flip 0, flip 1, flip 2, uno!").refuses("3 flip 3", "I1")


@in_editions("L")
def test_B12_six_pads(edition: str) -> None:
    """Six players have six crash-pads; with two players, there is one target."""
    six = "0: r5^ r1 r2 / 1: b1 b2 / 2: g1 g2 / 3: y1 y2 / 4: b3 b4 / 5: g3 g4 / top r7"
    table(edition, six).does("0 r5^").may(0, "decline, flip 1, flip 2, flip 3, flip 4, flip 5, uno!")
    table(edition, "0: r5^ r1 r2 / 1: b1 b2 / top r7").does("0 r5^").may(0, "decline, flip 1, uno!")
