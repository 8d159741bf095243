"""Points for cards left: F1, F2, F3, and the drawn round of R7. (F4 and F5 are about matches.)"""

import pytest

from tests.shared.table import ALL, in_editions, table
from wildfour.events.round_events import RoundDrawn, WentOut

NUMBERS = [(f"{color}{number}", number) for color in "bgry" for number in range(10)]
ACTIONS = [(f"{color}{symbol}", 20) for color in "bgry" for symbol in ("+2", "R", "S")]


@ALL
@pytest.mark.parametrize(("card", "points"), [*NUMBERS, *ACTIONS, ("W", 50), ("W4", 50)])
def test_F1_every_card_has_its_points(edition: str, card: str, points: int) -> None:
    """Numbers count their face value; Draw Two, Reverse, and Skip 20; Wild and Wild Draw Four 50."""
    last, top = ("yS", "yR") if card.startswith("r") else ("rS", "rR")
    table(edition, f"0: {last} / 1: {card} / top {top}").does(f"0 {last}").ends(0, points).becomes(
        f"0: / 1: {card} / top {last} / phase over / laid-by 0 / winner 0 / discard {top}"
    )


@ALL
def test_F1_identical_cards_each_count(edition: str) -> None:
    """Two Draw Twos of one color count 40, and four Wilds count 200."""
    table(edition, "0: rS / 1: b+2 b+2 W W W W / top r3").does("0 rS").ends(0, 240).becomes(
        "0: / 1: b+2 b+2 W W W W / top rS / phase over / laid-by 0 / winner 0 / discard r3"
    )


@in_editions("D")
def test_F1_all_eight_wilds_of_the_deluxe_deck_count(edition: str) -> None:
    """Eight Wilds count 8 x 50."""
    table(edition, "0: rS / 1: W W W W W W W W / top r3").does("0 rS").ends(0, 400).becomes(
        "0: / 1: W W W W W W W W / top rS / phase over / laid-by 0 / winner 0 / discard r3"
    )


@in_editions("L")
def test_F1_a_flip_card_counts_its_number(edition: str) -> None:
    """The picture adds no points."""
    table(edition, "0: rS / 1: b9^ b9 / top r3").does("0 rS").ends(0, 18).becomes(
        "0: / 1: b9^ b9 / top rS / phase over / laid-by 0 / winner 0 / discard r3"
    )


@in_editions("M")
def test_F2_a_mutated_minion_counts_fifty(edition: str) -> None:
    """One Mutated Minion counts 50, and all four count 200."""
    table(edition, "0: rS / 1: M / top r3").does("0 rS").ends(0, 50).becomes(
        "0: / 1: M / top rS / phase over / laid-by 0 / winner 0 / discard r3"
    )
    table(edition, "0: rS / 1: M M M M W4 b1 / top r3").does("0 rS").ends(0, 251).becomes(
        "0: / 1: M M M M W4 b1 / top rS / phase over / laid-by 0 / winner 0 / discard r3"
    )


@ALL
def test_F3_the_winner_scores_all_the_other_hands(edition: str) -> None:
    """Seat 1 holds 5 + 1 + 20, seat 2 50 + 0, and seat 3 50 + 9, so seat 0 scores 135."""
    out = table(edition, "0: r7 / 1: g5 y1 b+2 / 2: W g0 / 3: W4 y9 / top r3").does("0 r7").ends(0, 135)
    out.becomes(
        "0: / 1: g5 y1 b+2 / 2: W g0 / 3: W4 y9 / top r7 / turn 1 / phase over / laid-by 0 / winner 0 / discard r3"
    )
    outcome = out.round.outcome
    assert outcome is not None
    assert outcome.leftovers == (0, 26, 50, 59)


@ALL
def test_F3_any_winner_scores_not_only_seat_0(edition: str) -> None:
    """Seat 2 goes out and scores 7 + 50 + 5."""
    out = table(edition, "0: b7 W / 1: g5 / 2: r1 / top r3 / turn 2").does("2 r1").ends(2, 62)
    out.becomes("0: b7 W / 1: g5 / 2: / top r1 / phase over / winner 2 / discard r3")
    outcome = out.round.outcome
    assert outcome is not None
    assert outcome.leftovers == (57, 5, 0)


@ALL
def test_F3_there_is_no_outcome_during_the_round(edition: str) -> None:
    """Points are counted after a player has gone out, not before."""
    going = table(edition, "0: r7 b1 / 1: g5 / top r3").does("0 r7")
    assert going.round.outcome is None
    assert going.round.view(1).points == ()
    assert going.round.view(1).hands == ()


@ALL
def test_F3_after_the_round_everyone_sees_the_hands(edition: str) -> None:
    """All hands are public, even for spectators."""
    over = table(edition, "0: r7 / 1: g5 / 2: W / top r3").does("0 r7").round
    assert over.view(None).points == over.view(1).points == (0, 5, 50)
    assert [len(hand) for hand in over.view(None).hands] == [0, 1, 1]


@ALL
def test_H4_partners_score_what_their_opponents_hold(edition: str) -> None:
    """Seat 0 goes out. The opponents' 5 + 1 and 50 count; the partner's 20 + 9 do not. (An option in all editions.)"""
    out = table(edition, "0: r7 / 1: g5 y1 / 2: b+2 y9 / 3: W / top r3", "partners").does("0 r7").ends(0, 56)
    out.becomes("0: / 1: g5 y1 / 2: b+2 y9 / 3: W / top r7 / turn 1 / phase over / laid-by 0 / winner 0 / discard r3")
    outcome = out.round.outcome
    assert outcome is not None
    assert outcome.leftovers == (0, 6, 29, 50)


@ALL
@pytest.mark.parametrize("option", ["", "stuck-hands-count"])
def test_R7_the_round_is_drawn_when_no_one_can_play_or_draw(edition: str, option: str) -> None:
    """No player has a matching card, and no card is left to draw. All three pass, and no one scores.

    With stuck-hands-count, the round ends the same way, and the match then counts the points left.
    """
    stuck = table(edition, "0: g5 / 1: y1 / 2: g1 b1 / top r3 / draw", option)
    stuck.may(0, "pass").refuses("0 draw", "R7").does("0 pass").becomes(
        "0: g5 / 1: y1 / 2: g1 b1 / top r3 / turn 1 / passes 1 / draw"
    ).does("1 pass").becomes("0: g5 / 1: y1 / 2: g1 b1 / top r3 / turn 2 / passes 2 / draw").does("2 pass")
    stuck.ends(None, 0).becomes("0: g5 / 1: y1 / 2: g1 b1 / top r3 / turn 2 / phase over / passes 3 / draw")
    outcome = stuck.round.outcome
    assert outcome is not None
    assert outcome.leftovers == (5, 1, 2)
    assert len(stuck.happened(RoundDrawn)) == 1
    assert stuck.happened(WentOut) == []


@ALL
def test_R7_a_played_card_ends_the_passing(edition: str) -> None:
    """Two players pass and the third plays, so the count of passes starts again, and the old top card can be drawn."""
    table(edition, "0: g5 / 1: y1 / 2: r1 b1 g9 / top r3 / draw").does("0 pass; 1 pass; 2 r1").becomes(
        "0: g5 / 1: y1 / 2: b1 g9 / top r1 / discard r3 / draw"
    ).may(0, "draw").does("0 draw -> r3; 0 keep").becomes("0: g5 r3 / 1: y1 / 2: b1 g9 / top r1 / turn 1 / draw")


@ALL
def test_R7_passing_requires_no_playable_card_and_nothing_to_draw(edition: str) -> None:
    """With a playable card, or one card left to draw, a pass is rejected."""
    table(edition, "0: r5 g5 / 1: y1 / top r3 / draw").may(0, "r5, uno!").refuses("0 pass", "R7")
    table(edition, "0: g5 / 1: y1 / top r3 / draw y9").may(0, "draw").refuses("0 pass", "R7")
    table(edition, "0: g5 / 1: y1 / top r3 / discard y9 / draw").may(0, "draw").refuses("0 pass", "R7")
