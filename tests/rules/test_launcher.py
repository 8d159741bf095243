"""The launcher: E8, I1 to I3, R23 to R30, R34, R45. A card with `^` is a flip card."""

import pytest

from tests.shared.table import in_editions, table
from wildfour import Invalid, Round
from wildfour.events.round_events import Declined, Flipped, Gave, Hit, Missed, WentOut
from wildfour.rulebook.editions import LAUNCHER
from wildfour.rulebook.option_parser import parse_options
from wildfour.rulebook.rules_in_force import Rules

LAUNCHER_ONLY = in_editions("L")
HANDS = "1: g5 y1 / 2: g1 g2"
START = f"0: r7^ b2 b5 b6 / {HANDS} / top r3"
FOUR_IN_HAND = f"0: W4 b2 b5 b6 / {HANDS} / top r3"


@LAUNCHER_ONLY
def test_I1_after_a_flip_card_its_player_aims_at_another_player(edition: str) -> None:
    """The player may aim at any crash-pad but their own; no one else is asked."""
    table(edition, START).does("0 r7^").becomes(
        f"0: b2 b5 b6 / {HANDS} / top r7^ / phase flip / laid-by 0 / discard r3"
    ).may(0, "decline, flip 1, flip 2").may(1, "").refuses("0 flip 0", "I1").refuses("0 flip 3", "I1").refuses(
        "1 flip 2", "B4"
    ).refuses("0 b2", "I1").refuses("0 draw", "I1")


@LAUNCHER_ONLY
def test_I1_a_plain_number_flips_nothing(edition: str) -> None:
    """The other copy of r7 has no picture, so play continues."""
    table(edition, f"0: r7 b2 b5 / {HANDS} / top r3").does("0 r7").becomes(
        f"0: b2 b5 / {HANDS} / top r7 / turn 1 / laid-by 0 / discard r3"
    ).refuses("0 flip 1", "B4").refuses("1 flip 0", "C3")


@LAUNCHER_ONLY
def test_I1_a_flip_card_matches_like_any_number(edition: str) -> None:
    """A flip card matches by color or number only. A plain card can be played on it, and it can be played on a plain
    card."""
    table(edition, f"0: b7^ b2 b5 / {HANDS} / top r3").refuses("0 b7^", "C1")
    table(edition, f"0: b7^ b2 b5 / {HANDS} / top r7").does("0 b7^; 0 decline").becomes(
        f"0: b2 b5 / {HANDS} / top b7^ / turn 1 / laid-by 0 / discard r7"
    )
    table(edition, f"0: b7 b2 b5 / {HANDS} / top r7^").does("0 b7").becomes(
        f"0: b2 b5 / {HANDS} / top b7 / turn 1 / laid-by 0 / discard r7^"
    )


@LAUNCHER_ONLY
def test_I1_the_flip_of_a_drawn_card(edition: str) -> None:
    """A drawn flip card played in the same turn also leads to a flip."""
    table(edition, f"0: b2 b5 / {HANDS} / top r3").does("0 draw -> r9^; 0 r9^").becomes(
        f"0: b2 b5 / {HANDS} / top r9^ / phase flip / laid-by 0 / discard r3"
    )


@LAUNCHER_ONLY
def test_I1_without_a_card_to_give_there_is_no_flip(edition: str) -> None:
    """A flip card played as the last card ends the round (E6)."""
    table(edition, f"0: r7^ / {HANDS} / top r3").does("0 r7^").ends(0, 9).becomes(
        f"0: / {HANDS} / top r7^ / turn 1 / phase over / laid-by 0 / winner 0 / discard r3"
    )


@LAUNCHER_ONLY
def test_I2_a_hit_gives_a_card_from_hand(edition: str) -> None:
    """Seat 2 is hit and gets b2; then it is seat 1's turn, as after any number."""
    table(edition, START).does("0 r7^; 0 flip 2 -> hit").becomes(
        f"0: b2 b5 b6 / {HANDS} / top r7^ / phase give / laid-by 0 / target 2 / discard r3"
    ).may(0, "give b2, give b5, give b6").refuses("0 give r9", "I2").refuses("0 b2", "I2").refuses(
        "2 accept", "B4"
    ).does("0 give b2").becomes("0: b5 b6 / 1: g5 y1 / 2: g1 g2 b2 / top r7^ / turn 1 / laid-by 0 / discard r3")


@LAUNCHER_ONLY
def test_I2_any_card_may_be_given(edition: str) -> None:
    """The gift may be a Wild, a Wild Draw Four, an action card, or another flip card."""
    start = f"0: r7^ W W4 b+2 g9^ / {HANDS} / top r3"
    table(edition, start).does("0 r7^; 0 flip 1 -> hit").may(0, "give W, give W4, give b+2, give g9^").does(
        "0 give W4"
    ).becomes("0: W b+2 g9^ / 1: g5 y1 W4 / 2: g1 g2 / top r7^ / turn 1 / laid-by 0 / discard r3")
    table(edition, start).does("0 r7^; 0 flip 2 -> hit; 0 give g9^").becomes(
        "0: W W4 b+2 / 1: g5 y1 / 2: g1 g2 g9^ / top r7^ / turn 1 / laid-by 0 / discard r3"
    )


@LAUNCHER_ONLY
def test_I2_only_the_two_players_see_the_gift(edition: str) -> None:
    """The giver and the receiver see the card; others see only that one was given."""
    (gift,) = table(edition, START).does("0 r7^; 0 flip 2 -> hit; 0 give b2").happened(Gave)
    assert gift == Gave(seat=0, to=2, card="b2")
    assert gift.seen_by(0) == gift.seen_by(2) == gift
    for stranger in (1, None):
        assert gift.seen_by(stranger) == Gave(seat=0, to=2, card=None)


@LAUNCHER_ONLY
def test_I2_everyone_sees_the_flip(edition: str) -> None:
    """The flip, its target, and its result are public."""
    flown = table(edition, START).does("0 r7^; 0 flip 2 -> hit; 0 give b2")
    (flipped,) = flown.happened(Flipped)
    (hit,) = flown.happened(Hit)
    assert flipped.seen_by(None) == flipped
    assert hit.seen_by(None) == hit
    assert (hit.seat, hit.at) == (0, 2)


@LAUNCHER_ONLY
def test_E8_going_out_by_giving_the_last_card(edition: str) -> None:
    """Seat 0 plays a flip card, hits, gives its last card, and is out. The gift counts: 6 + 3 + 2."""
    out = (
        table(edition, f"0: r7^ b2 / {HANDS} / top r3")
        .does("0 r7^")
        .becomes(f"0: b2 / {HANDS} / top r7^ / phase flip / laid-by 0 / exposed 0 / discard r3")
    )
    out.does("0 flip 2 -> hit; 0 give b2").ends(0, 11).becomes(
        "0: / 1: g5 y1 / 2: g1 g2 b2 / top r7^ / turn 1 / phase over / laid-by 0 / winner 0 / discard r3"
    )
    assert [event.seat for event in out.happened(WentOut)] == [0]


@LAUNCHER_ONLY
def test_E8_a_miss_leaves_the_last_card_in_hand(edition: str) -> None:
    """The round continues, and the missing call can be caught (E2)."""
    table(edition, f"0: r7^ b2 / {HANDS} / top r3").does("0 r7^; 0 flip 2 -> miss").becomes(
        f"0: b2 / {HANDS} / top r7^ / turn 1 / laid-by 0 / exposed 0 / discard r3"
    ).does("1 catch 0 -> y9 y8").becomes(f"0: b2 y9 y8 / {HANDS} / top r7^ / turn 1 / laid-by 0 / discard r3")


@LAUNCHER_ONLY
def test_E8_a_player_who_called_is_safe_after_a_miss(edition: str) -> None:
    """The call for the flip card (E1) still protects its player."""
    table(edition, f"0: r7^ b2 / {HANDS} / top r3").does("0 uno!; 0 r7^; 0 flip 2 -> miss; 1 catch 0").becomes(
        f"0: b2 / {HANDS} / top r7^ / turn 1 / laid-by 0 / discard r3"
    )


@LAUNCHER_ONLY
@pytest.mark.parametrize("flown", [False, True])
def test_E8_caught_before_the_gift_is_not_out(edition: str, flown: bool) -> None:
    """A catch before the flip, or between hit and gift, costs 2 cards, so the gift is not the last card."""
    before, after = ("", "0 flip 2 -> hit") if not flown else ("0 flip 2 -> hit", "")
    table(edition, f"0: r7^ b2 / {HANDS} / top r3").does(f"0 r7^; {before}; 1 catch 0 -> y9 y8; {after}").becomes(
        f"0: b2 y9 y8 / {HANDS} / top r7^ / phase give / laid-by 0 / target 2 / discard r3"
    ).does("0 give b2").becomes("0: y9 y8 / 1: g5 y1 / 2: g1 g2 b2 / top r7^ / turn 1 / laid-by 0 / discard r3")


@LAUNCHER_ONLY
def test_E8_two_handed(edition: str) -> None:
    """With two players, the loser's 6 points and the gift's 2 count."""
    table(edition, "0: r7^ b2 / 1: g5 y1 / top r3").does("0 r7^; 0 flip 1 -> hit; 0 give b2").ends(0, 8).becomes(
        "0: / 1: g5 y1 b2 / top r7^ / turn 1 / phase over / laid-by 0 / winner 0 / discard r3"
    )


@LAUNCHER_ONLY
def test_I3_with_a_wild_draw_four_its_player_may_flip_as_well(edition: str) -> None:
    """The player chooses a color and then flips or declines. Then the next player is asked about the 4 cards."""
    table(edition, FOUR_IN_HAND).does("0 W4>y").becomes(
        f"0: b2 b5 b6 / {HANDS} / top W4 / color y / phase flip / laid-by 0 / discard r3"
    ).may(0, "decline, flip 1, flip 2").does("0 decline").becomes(
        f"0: b2 b5 b6 / {HANDS} / top W4 / color y / turn 1 / phase answer / laid-by 0 / pending 4 / discard r3"
    ).does("1 accept -> y9 y8 y7 y6").becomes(
        "0: b2 b5 b6 / 1: g5 y1 y9 y8 y7 y6 / 2: g1 g2 / top W4 / color y / turn 2 / laid-by 0 / discard r3"
    )


@LAUNCHER_ONLY
def test_I3_no_other_wild_or_action_card_flips(edition: str) -> None:
    """A Wild, a Skip, a Reverse, and a Draw Two have only their usual effects."""
    table(edition, f"0: W b2 b5 / {HANDS} / top r3").does("0 W>y").becomes(
        f"0: b2 b5 / {HANDS} / top W / color y / turn 1 / laid-by 0 / discard r3"
    )
    table(edition, f"0: rS b2 b5 / {HANDS} / top r3").does("0 rS").becomes(
        f"0: b2 b5 / {HANDS} / top rS / turn 2 / laid-by 0 / discard r3"
    )
    table(edition, f"0: r+2 b2 b5 / {HANDS} / top r3").does("0 r+2 -> y9 y8").becomes(
        "0: b2 b5 / 1: g5 y1 y9 y8 / 2: g1 g2 / top r+2 / turn 2 / laid-by 0 / discard r3"
    )


@pytest.mark.parametrize("players", [2, 6])
def test_R23_two_to_six_players(players: int) -> None:
    """The box contains six figures."""
    assert Round("launcher-2009", players=players, seed=1).players == players


@pytest.mark.parametrize("players", [1, 7, 10])
def test_R23_no_more_than_six_players(players: int) -> None:
    """A seventh player has no figure."""
    with pytest.raises(Invalid, match=rf"^launcher-2009 takes 2 to 6 players, not {players}\.$"):
        Round("launcher-2009", players=players, seed=1)


def test_R23_alternative_up_to_ten_players() -> None:
    """With launcher-ten, the edition allows as many players as the other editions do."""
    assert Round("launcher-2009", players=7, options="launcher-ten", seed=1).players == 7
    assert Round("launcher-2009", players=10, options="launcher-ten", seed=1).players == 10
    with pytest.raises(Invalid, match=r"^launcher-2009 takes 2 to 10 players, not 11\.$"):
        Round("launcher-2009", players=11, options="launcher-ten", seed=1)


def flip_cards(options: str) -> int:
    rules = Rules(LAUNCHER, parse_options(options))
    return sum((cards & flips).bit_count() for cards, flips in zip(rules.deck, rules.flips, strict=True))


@LAUNCHER_ONLY
def test_R24_one_copy_of_every_number_but_zero_is_a_flip_card(edition: str) -> None:
    """Nine numbers in four colors make 36 flip cards. One r7 has the picture, and the other does not."""
    assert flip_cards("") == 36
    position = "0: r7 r7^ / 1: r0 / top r3"
    table(edition, position).becomes(position)
    for impossible in ("r7 r7", "r7^ r7^"):
        with pytest.raises(Invalid, match=r"^The position has more copies of \S+ than launcher-2009 has; .*\.$"):
            table(edition, f"0: {impossible} / 1: b0 / top r3")
    for impossible in ("r0^", "rS^", "W^"):
        with pytest.raises(Invalid, match=r"^.*\^.*\.$"):
            table(edition, f"0: {impossible} / 1: b0 / top r3")


@LAUNCHER_ONLY
def test_R24_alternative_both_copies_are_flip_cards(edition: str) -> None:
    """With all-numbers-flip, there are 72 flip cards, and only zeros are plain."""
    option = "all-numbers-flip"
    assert flip_cards(option) == 72
    table(edition, "0: r7^ r7^ b2^ b5^ / 1: g5^ / top r0 / turn 0", option).does("0 r7^").becomes(
        "0: r7^ b2^ b5^ / 1: g5^ / top r7^ / phase flip / laid-by 0 / discard r0"
    )
    with pytest.raises(Invalid, match="more copies of r7 than launcher-2009 has"):
        table(edition, "0: r7 / 1: g5^ / top r0", option)


@LAUNCHER_ONLY
def test_R24_alternative_the_players_choose_the_flip_cards(edition: str) -> None:
    """Owners of the toy name its flip cards: numbers for all colors, and single cards."""
    option = "flip-cards=1,r7"
    assert flip_cards(option) == 5
    assert flip_cards(f"{option} all-numbers-flip") == 10
    start = table(edition, "0: r7^ r2 r2 b5 / 1: g5 g5 b1 b1^ / top r0 / turn 0", option)
    start.does("0 r7^").becomes("0: r2 r2 b5 / 1: g5 g5 b1 b1^ / top r7^ / phase flip / laid-by 0 / discard r0")
    with pytest.raises(Invalid, match=r"more copies of r2\^ than launcher-2009 has"):
        table(edition, "0: r2^ / 1: g5 / top r0", option)


@LAUNCHER_ONLY
def test_R25_a_miss_changes_nothing(edition: str) -> None:
    """Play continues as after any number."""
    missed = (
        table(edition, START)
        .does("0 r7^; 0 flip 2 -> miss")
        .becomes(f"0: b2 b5 b6 / {HANDS} / top r7^ / turn 1 / laid-by 0 / discard r3")
    )
    assert [(event.seat, event.at) for event in missed.happened(Missed)] == [(0, 2)]


@LAUNCHER_ONLY
def test_R25_alternative_a_miss_costs_the_flipper_a_card(edition: str) -> None:
    """With miss-draws, a miss costs the flipper a card; a hit or a decline does not."""
    option = "miss-draws"
    table(edition, START, option).does("0 r7^; 0 flip 2 -> miss y9").becomes(
        f"0: b2 b5 b6 y9 / {HANDS} / top r7^ / turn 1 / laid-by 0 / discard r3"
    )
    table(edition, START, option).does("0 r7^; 0 flip 2 -> hit; 0 give b2").becomes(
        "0: b5 b6 / 1: g5 y1 / 2: g1 g2 b2 / top r7^ / turn 1 / laid-by 0 / discard r3"
    )
    table(edition, START, option).does("0 r7^; 0 decline").becomes(
        f"0: b2 b5 b6 / {HANDS} / top r7^ / turn 1 / laid-by 0 / discard r3"
    )
    table(edition, FOUR_IN_HAND, option).does("0 W4>y; 0 flip 2 -> miss y9").becomes(
        f"0: b2 b5 b6 y9 / {HANDS} / top W4 / color y / turn 1 / phase answer / laid-by 0 / pending 4 / discard r3"
    )


@LAUNCHER_ONLY
def test_R26_the_flipper_chooses_the_card_to_give(edition: str) -> None:
    """Any card in the hand can be chosen."""
    for given, kept in (("b2", "b5 b6"), ("b5", "b2 b6"), ("b6", "b2 b5")):
        table(edition, START).does(f"0 r7^; 0 flip 1 -> hit; 0 give {given}").becomes(
            f"0: {kept} / 1: g5 y1 {given} / 2: g1 g2 / top r7^ / turn 1 / laid-by 0 / discard r3"
        )


@LAUNCHER_ONLY
def test_R26_alternative_the_card_is_drawn_blindly(edition: str) -> None:
    """With gift-by-chance, a random card moves at once, without a choice."""
    table(edition, START, "gift-by-chance").does("0 r7^; 0 flip 2 -> hit b5").becomes(
        "0: b2 b6 / 1: g5 y1 / 2: g1 g2 b5 / top r7^ / turn 1 / laid-by 0 / discard r3"
    )
    table(edition, f"0: r7^ b2 / {HANDS} / top r3", "gift-by-chance").does("0 r7^; 0 flip 2 -> hit b2").ends(
        0, 11
    ).becomes("0: / 1: g5 y1 / 2: g1 g2 b2 / top r7^ / turn 1 / phase over / laid-by 0 / winner 0 / discard r3")


@LAUNCHER_ONLY
def test_R27_a_flip_may_be_declined(edition: str) -> None:
    """The player may aim or decline."""
    declined = (
        table(edition, START)
        .does("0 r7^; 0 decline")
        .becomes(f"0: b2 b5 b6 / {HANDS} / top r7^ / turn 1 / laid-by 0 / discard r3")
    )
    assert [event.seat for event in declined.happened(Declined)] == [0]


@LAUNCHER_ONLY
def test_R27_alternative_a_flip_must_be_taken(edition: str) -> None:
    """With must-flip, declining is rejected, except after a Wild Draw Four (I3)."""
    option = "must-flip"
    table(edition, START, option).does("0 r7^").may(0, "flip 1, flip 2").refuses("0 decline", "R27").does(
        "0 flip 1 -> miss"
    ).becomes(f"0: b2 b5 b6 / {HANDS} / top r7^ / turn 1 / laid-by 0 / discard r3")
    table(edition, FOUR_IN_HAND, option).does("0 W4>y; 0 decline").becomes(
        f"0: b2 b5 b6 / {HANDS} / top W4 / color y / turn 1 / phase answer / laid-by 0 / pending 4 / discard r3"
    )


@LAUNCHER_ONLY
def test_R28_a_hit_moves_the_four_cards_to_the_player_who_was_hit(edition: str) -> None:
    """Seat 2 is hit and draws the 4; seat 1, the next player, plays normally."""
    table(edition, FOUR_IN_HAND).does("0 W4>y; 0 flip 2 -> hit").becomes(
        f"0: b2 b5 b6 / {HANDS} / top W4 / color y / turn 2 / phase answer / laid-by 0 / pending 4 / target 2"
        " / discard r3"
    ).may(2, "accept, challenge").may(1, "").refuses("1 challenge", "D8").does("2 accept -> y9 y8 y7 y6").becomes(
        "0: b2 b5 b6 / 1: g5 y1 / 2: g1 g2 y9 y8 y7 y6 / top W4 / color y / turn 1 / laid-by 0 / discard r3"
    )


@LAUNCHER_ONLY
def test_R28_a_hit_on_the_next_player_is_as_usual(edition: str) -> None:
    """Seat 1 draws the 4 and misses the turn (D5)."""
    table(edition, FOUR_IN_HAND).does("0 W4>y; 0 flip 1 -> hit; 1 accept -> y9 y8 y7 y6").becomes(
        "0: b2 b5 b6 / 1: g5 y1 y9 y8 y7 y6 / 2: g1 g2 / top W4 / color y / turn 2 / laid-by 0 / discard r3"
    )


@LAUNCHER_ONLY
def test_R28_a_miss_leaves_the_four_cards_with_the_next_player(edition: str) -> None:
    """Seat 1 draws the 4 as usual."""
    table(edition, FOUR_IN_HAND).does("0 W4>y; 0 flip 2 -> miss").becomes(
        f"0: b2 b5 b6 / {HANDS} / top W4 / color y / turn 1 / phase answer / laid-by 0 / pending 4 / discard r3"
    ).does("1 accept -> y9 y8 y7 y6").becomes(
        "0: b2 b5 b6 / 1: g5 y1 y9 y8 y7 y6 / 2: g1 g2 / top W4 / color y / turn 2 / laid-by 0 / discard r3"
    )


@LAUNCHER_ONLY
def test_R28_the_player_who_was_hit_may_challenge_guilty(edition: str) -> None:
    """Seat 0 holds r5 on red. It is guilty and draws the 4, and the next player, seat 1, plays."""
    table(edition, f"0: W4 r5 b5 b6 / {HANDS} / top r3").does(
        "0 W4>y; 0 flip 2 -> hit; 2 challenge -> y9 y8 y7 y6"
    ).becomes(f"0: r5 b5 b6 y9 y8 y7 y6 / {HANDS} / top W4 / color y / turn 1 / laid-by 0 / discard r3")


@LAUNCHER_ONLY
def test_R28_the_player_who_was_hit_may_challenge_innocent(edition: str) -> None:
    """Seat 0 holds no red card, so seat 2 draws 6, and seat 1 plays."""
    table(edition, FOUR_IN_HAND).does("0 W4>y; 0 flip 2 -> hit; 2 challenge -> y9 y8 y7 y6 y5 y4").becomes(
        "0: b2 b5 b6 / 1: g5 y1 / 2: g1 g2 y9 y8 y7 y6 y5 y4 / top W4 / color y / turn 1 / laid-by 0 / discard r3"
    )


@LAUNCHER_ONLY
def test_R28_the_last_card_may_be_flipped_with_too(edition: str) -> None:
    """A last Wild Draw Four needs no card to give. Seat 2 is hit and draws the 4, which count (E7)."""
    table(edition, f"0: W4 / {HANDS} / top r3").does("0 W4>y; 0 flip 2 -> hit; 2 accept -> y9 y8 y7 y6").ends(
        0, 6 + 3 + 30
    ).becomes(
        "0: / 1: g5 y1 / 2: g1 g2 y9 y8 y7 y6 / top W4 / color y / turn 1 / phase over / laid-by 0 / winner 0"
        " / discard r3"
    )


@LAUNCHER_ONLY
def test_R28_two_handed(edition: str) -> None:
    """The only opponent draws the 4 and misses the turn, hit or not (H3)."""
    for flight in ("hit", "miss"):
        table(edition, "0: W4 b2 b5 b6 / 1: g5 y1 / top r3").does(
            f"0 W4>y; 0 flip 1 -> {flight}; 1 accept -> y9 y8 y7 y6"
        ).becomes("0: b2 b5 b6 / 1: g5 y1 y9 y8 y7 y6 / top W4 / color y / laid-by 0 / discard r3")


@LAUNCHER_ONLY
def test_R28_alternative_the_flip_gives_a_card_like_any_other(edition: str) -> None:
    """With wild-four-flip-gives, seat 2 gets a card, and the next player is asked about the 4."""
    option = "wild-four-flip-gives"
    table(edition, FOUR_IN_HAND, option).does("0 W4>y; 0 flip 2 -> hit").becomes(
        f"0: b2 b5 b6 / {HANDS} / top W4 / color y / phase give / laid-by 0 / target 2 / discard r3"
    ).does("0 give b2").becomes(
        "0: b5 b6 / 1: g5 y1 / 2: g1 g2 b2 / top W4 / color y / turn 1 / phase answer / laid-by 0 / pending 4"
        " / discard r3"
    ).does("1 accept -> y9 y8 y7 y6").becomes(
        "0: b5 b6 / 1: g5 y1 y9 y8 y7 y6 / 2: g1 g2 b2 / top W4 / color y / turn 2 / laid-by 0 / discard r3"
    )
    table(edition, f"0: W4 / {HANDS} / top r3", option).does("0 W4>y").becomes(
        f"0: / {HANDS} / top W4 / color y / turn 1 / phase answer / laid-by 0 / pending 4 / discard r3"
    )


@LAUNCHER_ONLY
def test_R28_alternative_going_out_by_the_gift_the_next_player_still_draws(edition: str) -> None:
    """Seat 0 goes out by a Wild Draw Four's gift (E8). The 4 cards are still drawn and count: 6 + 30 + 3 + 2."""
    table(edition, f"0: W4 b2 / {HANDS} / top r3", "wild-four-flip-gives").does(
        "0 W4>y; 0 flip 2 -> hit; 0 give b2; 1 accept -> y9 y8 y7 y6"
    ).ends(0, 41).becomes(
        "0: / 1: g5 y1 y9 y8 y7 y6 / 2: g1 g2 b2 / top W4 / color y / turn 2 / phase over / laid-by 0 / winner 0"
        " / discard r3"
    )


THREE_IN_HAND = f"0: r7^ b2 b5 / {HANDS} / top r3"


@LAUNCHER_ONLY
def test_R29_a_gift_that_leaves_one_card_needs_a_call(edition: str) -> None:
    """The flipper had three cards, played one, and gave one. Without a call, it can be caught as after a play."""
    table(edition, THREE_IN_HAND).does("0 r7^; 0 flip 2 -> hit").may(1, "").does("0 give b2").becomes(
        "0: b5 / 1: g5 y1 / 2: g1 g2 b2 / top r7^ / turn 1 / laid-by 0 / exposed 0 / discard r3"
    ).may(0, "uno!").does("2 catch 0 -> y9 y8").becomes(
        "0: b5 y9 y8 / 1: g5 y1 / 2: g1 g2 b2 / top r7^ / turn 1 / laid-by 0 / discard r3"
    )


@LAUNCHER_ONLY
def test_R29_a_call_after_the_gift_is_safe(edition: str) -> None:
    """E3 and E5 apply here too: once the next player has begun, it is too late to catch."""
    table(edition, THREE_IN_HAND).does("0 r7^; 0 flip 2 -> hit; 0 give b2; 0 uno!; 1 catch 0").becomes(
        "0: b5 / 1: g5 y1 / 2: g1 g2 b2 / top r7^ / turn 1 / laid-by 0 / discard r3"
    )
    table(edition, THREE_IN_HAND).does("0 r7^; 0 flip 2 -> hit; 0 give b2; 1 draw -> y9; 2 catch 0").becomes(
        "0: b5 / 1: g5 y1 y9 / 2: g1 g2 b2 / top r7^ / turn 1 / phase play-drawn / drawn y9 / laid-by 0 / discard r3"
    )


@LAUNCHER_ONLY
def test_R29_alternative_no_call_is_needed_after_a_gift(edition: str) -> None:
    """With gift-needs-no-call, no one can be caught after a gift, but still after a play."""
    option = "gift-needs-no-call"
    table(edition, THREE_IN_HAND, option).does("0 r7^; 0 flip 2 -> hit; 0 give b2; 1 catch 0").becomes(
        "0: b5 / 1: g5 y1 / 2: g1 g2 b2 / top r7^ / turn 1 / laid-by 0 / discard r3"
    )
    table(edition, f"0: r7^ b2 / {HANDS} / top r3", option).does("0 r7^; 0 flip 2 -> miss").becomes(
        f"0: b2 / {HANDS} / top r7^ / turn 1 / laid-by 0 / exposed 0 / discard r3"
    )


def hits(options: str, seat: int, flips: int) -> int:
    """Count a seat's hits in a number of flips, each with a different seed."""
    hit = 0
    for seed in range(flips):
        position = (
            f"launcher-2009 {options} / 0: b2 b5 / 1: g5 g6 / top r7^ / phase flip / laid-by {seat} / turn {seat}"
        )
        flown = Round.from_position(position, seed=seed)
        kinds = [type(event) for event in flown.apply(seat, f"flip {1 - seat}")]
        hit += Hit in kinds
        assert (Hit in kinds) != (Missed in kinds)
    return hit


def test_R30_a_flip_hits_every_other_time() -> None:
    """Without human launches, the probability is 0.5: about 200 of 400 hit, within four standard deviations."""
    assert 160 <= hits("", 0, 400) <= 240
    assert 160 <= hits("", 1, 400) <= 240


def test_R30_alternative_the_probability_is_given() -> None:
    """The option sets it for all seats or per seat: 1 always hits, 0 never hits, and 0.9 often hits."""
    assert hits("hit-rate=1", 0, 50) == hits("hit-rate=1", 1, 50) == 50
    assert hits("hit-rate=0", 0, 50) == 0
    assert hits("hit-rate=0,1", 0, 50) == 0
    assert hits("hit-rate=0,1", 1, 50) == 50
    assert 336 <= hits("hit-rate=0.9", 0, 400) <= 384


@LAUNCHER_ONLY
@pytest.mark.parametrize("called", ["0 flip 1 -> hit; 0 uno!", "0 uno!; 0 flip 1 -> hit"])
def test_R34_a_call_before_the_gift_counts(edition: str, called: str) -> None:
    """A player who called before the flip, or between hit and gift, cannot be caught with one card left."""
    table(edition, THREE_IN_HAND).does(f"0 r7^; {called}").becomes(
        f"0: b2 b5 / {HANDS} / top r7^ / phase give / laid-by 0 / target 1 / called 0 / discard r3"
    ).does("0 give b2; 2 catch 0").becomes("0: b5 / 1: g5 y1 b2 / 2: g1 g2 / top r7^ / turn 1 / laid-by 0 / discard r3")


@LAUNCHER_ONLY
def test_R34_the_time_to_call_is_before_the_gift(edition: str) -> None:
    """The player may call with two cards after the flip, whether the gift is chosen or random."""
    table(edition, THREE_IN_HAND).does("0 r7^").may(0, "decline, flip 1, flip 2, uno!").does("0 flip 1 -> hit").may(
        0, "give b2, give b5, uno!"
    )
    table(edition, START).does("0 r7^; 0 flip 1 -> hit").may(0, "give b2, give b5, give b6")
    table(edition, THREE_IN_HAND, "gift-by-chance").does("0 r7^").may(0, "decline, flip 1, flip 2, uno!").does(
        "0 uno!; 0 flip 1 -> hit b2; 2 catch 0"
    ).becomes("0: b5 / 1: g5 y1 b2 / 2: g1 g2 / top r7^ / turn 1 / laid-by 0 / discard r3")


@LAUNCHER_ONLY
def test_R34_a_call_before_the_flip_is_offered_once(edition: str) -> None:
    """The call is valid for the gift and is not offered again then."""
    table(edition, THREE_IN_HAND).does("0 r7^; 0 uno!").may(0, "decline, flip 1, flip 2").does("0 flip 1 -> hit").may(
        0, "give b2, give b5"
    )


@LAUNCHER_ONLY
@pytest.mark.parametrize("flown", ["0 decline", "0 flip 1 -> miss"])
def test_R34_a_call_lapses_without_a_gift(edition: str, flown: str) -> None:
    """The call protects neither the next player nor a later card."""
    table(edition, "0: r7^ b2 b5 / 1: r9 y1 / 2: g1 g2 / top r3").does(f"0 r7^; 0 uno!; {flown}; 1 r9").becomes(
        "0: b2 b5 / 1: y1 / 2: g1 g2 / top r9 / turn 2 / laid-by 1 / exposed 1 / discard r3 r7^"
    )


@LAUNCHER_ONLY
@pytest.mark.parametrize(
    ("start", "options", "played"),
    [
        (f"0: r7^ b2 b5 / {HANDS} / top r3", "gift-needs-no-call", "r7^"),
        (f"0: W4 b2 b5 / {HANDS} / top r3", "", "W4>y"),
    ],
)
def test_R34_a_call_that_no_rule_needs_is_needless(edition: str, start: str, options: str, played: str) -> None:
    """If R29 is off, or a Wild Draw Four's flip gives nothing (R28), the call costs 2 with false-call-costs."""
    top = "top r7^" if played == "r7^" else "top W4 / color y"
    table(edition, start, f"{options} false-call-costs").does(f"0 {played}").may(0, "decline, flip 1, flip 2").does(
        "0 uno! -> y9 y8"
    ).becomes(f"0: b2 b5 y9 y8 / {HANDS} / {top} / phase flip / laid-by 0 / discard r3")


@LAUNCHER_ONLY
def test_R34_a_wild_draw_four_that_gives_needs_a_call_too(edition: str) -> None:
    """With wild-four-flip-gives, the flip of a Wild Draw Four ends in a gift like any other."""
    table(edition, f"0: W4 b2 b5 / {HANDS} / top r3", "wild-four-flip-gives").does(
        "0 W4>y; 0 flip 2 -> hit; 0 uno!; 0 give b2; 1 catch 0"
    ).becomes(
        "0: b5 / 1: g5 y1 / 2: g1 g2 b2 / top W4 / color y / turn 1 / phase answer / laid-by 0 / pending 4 / discard r3"
    )


@LAUNCHER_ONLY
def test_R45_a_last_wild_draw_four_may_be_flipped_with(edition: str) -> None:
    """The flip only chooses who draws the four. Seat 0 is out after a hit, a miss, or a decline."""
    start = f"0: W4 / {HANDS} / top r3"
    asked = f"0: / {HANDS} / top W4 / color y / phase answer / laid-by 0 / pending 4 / discard r3 / turn "
    table(edition, start).does("0 W4>y").may(0, "decline, flip 1, flip 2").does("0 flip 2 -> hit").becomes(
        f"{asked}2 / target 2"
    ).does("2 accept -> y9 y8 y7 y6").ends(0, 6 + 3 + 30)
    for flown in ("0 flip 2 -> miss", "0 decline"):
        table(edition, start).does(f"0 W4>y; {flown}").becomes(f"{asked}1").does("1 accept -> y9 y8 y7 y6").ends(
            0, 6 + 3 + 30
        )


@LAUNCHER_ONLY
def test_R45_the_player_who_was_hit_may_challenge_in_vain(edition: str) -> None:
    """The hand was only that card (R4), so seat 2 draws 6, which count."""
    table(edition, f"0: W4 / {HANDS} / top r3").does("0 W4>y; 0 flip 2 -> hit; 2 challenge -> y9 y8 y7 y6 y5 y4").ends(
        0, 6 + 3 + 39
    )


@LAUNCHER_ONLY
def test_R38_a_miss_with_the_last_card_brings_no_one_back(edition: str) -> None:
    """With miss-draws, a miss costs the flipper a card unless the flipper is out."""
    table(edition, f"0: W4 / {HANDS} / top r3", "miss-draws").does("0 W4>y; 0 flip 2 -> miss").becomes(
        f"0: / {HANDS} / top W4 / color y / turn 1 / phase answer / laid-by 0 / pending 4 / discard r3"
    ).does("1 accept -> y9 y8 y7 y6").ends(0, 6 + 3 + 30)
