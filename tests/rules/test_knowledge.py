"""A seat's knowledge of other hands. Rows are for blue, green, red, yellow, and wild cards, as in cards.py."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import random_table, step
from tests.shared.table import ALL, Table, in_editions, plays_four, table
from wildfour import Round
from wildfour.round.view import WILD
from wildfour.rulebook.moves import PLAY_END
from wildfour.rulebook.notation import color_of, notation_of
from wildfour.rules.piles import find
from wildfour.rules.playable import is_rightful

SEEDS = st.integers(0, 2**32 - 1)
HANDS = "0: r7 r8 b2 / 1: g5 y1 / 2: g1 g2 y4"


def rows(t: Table, seat: int | None, of: int) -> tuple[int, ...]:
    return tuple(t.round.view(seat).may_hold[of].values())


def known(t: Table, seat: int | None, of: int) -> str:
    """Return the cards that a seat knows to be in another hand; orange is written as red."""
    return " ".join(t.round.view(seat).known[of]).replace("o", "r")


@ALL
def test_at_first_only_sizes_of_hands_are_known(edition: str) -> None:
    start = table(edition, f"{HANDS} / top r3")
    assert [rows(start, 0, seat) for seat in range(3)] == [(3,) * 5, (2,) * 5, (3,) * 5]
    assert start.round.view(0).known == ((), (), ())


@ALL
def test_C3_drawing_implies_neither_the_color_nor_a_wild_card(edition: str) -> None:
    """The drawn card may be anything."""
    drew = table(edition, f"{HANDS} / top r3 / turn 1").does("1 draw -> b5")
    for seat in (0, 1, 2, None):
        assert rows(drew, seat, 1) == (3, 3, 1, 3, 1)


@ALL
def test_C3_keeping_the_card_implies_that_it_is_not_of_the_color(edition: str) -> None:
    kept = table(edition, f"{HANDS} / top r3 / turn 1").does("1 draw -> b5; 1 keep")
    assert rows(kept, 0, 1) == (3, 3, 0, 3, 0)


@ALL
def test_C4_playing_the_drawn_card_restores_the_old_hand(edition: str) -> None:
    """The old hand had no red or wild card."""
    played = table(edition, f"{HANDS} / top r3 / turn 1").does("1 draw -> r9; 1 r9")
    assert rows(played, 0, 1) == (2, 2, 0, 2, 0)


@in_editions("C")
def test_R20_with_players_as_referees_it_may_have_been_another_card(edition: str) -> None:
    start = table(edition, "0: b2 b5 / 1: g5 y1 / top r3", "players-referee")
    wrong, right = start.does("0 draw -> r9; 0 b5"), table(edition, "0: b2 b9 / 1: g5 y1 / top r3", "players-referee")
    assert rows(wrong, 1, 0) == rows(right.does("0 draw -> b5; 0 b5"), 1, 0) == (2, 2, 1, 2, 1)


@ALL
def test_a_played_card_is_one_less_of_its_color(edition: str) -> None:
    """No color can have more cards than the hand."""
    played = table(edition, f"{HANDS} / top r3").does("0 r7")
    assert rows(played, 1, 0) == (2, 2, 2, 2, 2)
    start = table(edition, "0: r9 b2 b3 / 1: r+2 y1 / 2: g1 g2 / top r3 / turn 2").does("2 draw -> b9; 2 keep")
    forced = start.does("0 r9; 1 r+2 -> r4 y4")
    assert rows(forced, 0, 2) == (5, 5, 2, 5, 2)
    assert rows(forced.does("0 draw -> r1; 0 r1; 1 draw -> b1; 1 keep; 2 r4"), 0, 2) == (4, 4, 1, 4, 2)


@ALL
def test_plain_finish_an_unplayed_last_card_implies_nothing(edition: str) -> None:
    """The yellow Skip matches, but it may not be played as the last card. The drawn card could have been played."""
    drew = table(edition, "0: yS / 1: g5 y1 / top y3", "plain-finish").does("0 draw -> b5")
    assert rows(drew, 1, 0) == (2, 2, 2, 2, 2)
    assert rows(drew.does("0 keep"), 1, 0) == (2, 2, 2, 1, 1)


@ALL
def test_D8_the_challenger_alone_knows_the_hand_that_was_shown(edition: str) -> None:
    """The challenger knows every card, so the row is exact."""
    start = table(edition, "0: W4 r7 b5 b6 / 1: g5 y1 / 2: g1 g2 / top r3")
    shown = start.does(plays_four(edition, "0 W4>b")).does("1 challenge -> y9 y8 y7 y6")
    assert known(shown, 1, 0) == "b5 b6 r7"
    assert rows(shown, 1, 0) == (2 + 4, 4, 1 + 4, 4, 4)
    assert known(shown, 2, 0) == known(shown, 0, 0) == known(shown, None, 0) == ""


@ALL
def test_a_known_card_that_is_played_is_no_longer_known(edition: str) -> None:
    start = table(edition, "0: W4 b4 b5 b6 / 1: b2 y1 / 2: g1 g2 / top r3")
    innocent = start.does(plays_four(edition, "0 W4>b")).does("1 challenge -> y9 y8 y7 y6 y5 y4")
    assert rows(innocent, 1, 0) == (3, 0, 0, 0, 0)
    assert known(innocent.does("2 draw -> r1; 2 keep; 0 b5"), 1, 0) == "b4 b6"


@in_editions("C")
def test_G2_everyone_knows_a_card_that_was_taken_back(edition: str) -> None:
    start = table(edition, "0: r7 b2 b5 / 1: g5 y1 / 2: g1 g2 / top r3", "players-referee")
    back = start.does("0 b2; 1 object -> y9 y8")
    assert [known(back, seat, 0) for seat in (0, 1, 2, None)] == ["", "b2", "b2", "b2"]
    assert rows(back, 1, 0) == (5, 4, 4, 4, 4)


@in_editions("L")
def test_I2_only_the_giver_knows_a_gift(edition: str) -> None:
    """The others see only that a card moved."""
    start = table(edition, "0: r7^ b2 b5 / 1: g5 y1 / 2: g1 g2 / top r3")
    gift = start.does("0 r7^; 0 flip 1 -> hit; 0 give b5")
    assert known(gift, 0, 1) == "b5"
    assert known(gift, 2, 1) == known(gift, None, 1) == known(gift, 1, 1) == ""
    assert rows(gift, 2, 1) == (3, 3, 3, 3, 3)


@in_editions("L")
def test_I2_an_unseen_gift_reduces_certainty(edition: str) -> None:
    """Any known card may be the gift. Of two identical known cards, only one is still known."""
    start = table(edition, "0: W4 r8^ bS bS g9 / 1: g5 y1 / 2: g1 g2 / top r3")
    shown = start.does("0 W4>r; 0 decline; 1 challenge -> y9 y8 y7 y6; 1 draw -> b9; 1 keep; 2 draw -> b8; 2 keep")
    assert known(shown, 1, 0) == "bS bS g9 r8^"
    assert known(shown.does("0 r8^; 0 flip 2 -> hit; 0 give g9"), 1, 0) == "bS"


@ALL
def test_seven_zero_a_player_who_swaps_knows_the_hand_given_away(edition: str) -> None:
    """Knowledge of a hand moves with the hand."""
    start = table(edition, f"{HANDS} / top r3", "seven-zero")
    swapped = start.does("0 r7; 0 swap 2")
    assert known(swapped, 0, 2) == "b2 r8"
    assert known(swapped, 2, 0) == "g1 g2 y4"
    assert known(swapped, 1, 0) == known(swapped, 1, 2) == ""
    assert rows(swapped, 1, 2) == (2, 2, 2, 2, 2)


@ALL
def test_seven_zero_passed_hands_are_still_known(edition: str) -> None:
    """After the second 0, seat 0 knows two hands: the one it just passed and the one it passed before."""
    start = table(edition, "0: r0 b2 b3 / 1: r9 y1 y2 / 2: g0 g2 g3 / top r3", "seven-zero")
    passed = start.does("0 r0")
    assert known(passed, 0, 1) == "b2 b3"
    assert known(passed, 1, 2) == "r9 y1 y2"
    twice = passed.does("1 draw -> y0; 1 y0")
    assert known(twice, 0, 2) == "b2 b3"
    assert known(twice, 0, 1) == "g0 g2 g3"


def always_plays(r: Round, generator: random.Random) -> tuple[int, int]:
    """Choose a random move for a random player, but let a current player with a legal card play one."""
    if r.phase not in ("play", "play-drawn") or generator.random() < 0.2:
        seat, move = step(r, generator)
        if seat != r.turn or r.phase not in ("play", "play-drawn"):
            return seat, move
    moves = r.move_ids(r.turn)
    right = [move for move in moves if move < PLAY_END and is_legal_now(r, move >> 2)]
    return r.turn, generator.choice(right or [move for move in moves if move >= PLAY_END])


def is_legal_now(r: Round, kind: int) -> bool:
    """Return True for a legal card; after drawing, only the drawn card can be legal (C4)."""
    just_drawn = r.view(r.turn).drawn
    card = find(r.state.rules, r.state.hands[r.turn], kind)
    may_be_laid = just_drawn in (None, notation_of(r.edition.letters).cards[kind])
    return may_be_laid and is_rightful(r.state, r.turn, card)


def played_by(policy: Callable[[Round, random.Random], tuple[int, int]], seed: int) -> Iterator[Round]:
    """Yield a round at a random table after every move."""
    generator = random.Random(seed)
    edition, players, options = random_table(generator)
    r = Round(edition, players=players, options=options, seed=seed)
    for _ in range(80):
        yield r
        if r.over:
            return
        r.apply(*policy(r, generator))


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_knowledge_is_true_in_any_play(seed: int) -> None:
    """Every card that a seat knows is in the hand, and the row allows for it, no matter when the seat looks."""
    for r in played_by(step, seed):
        for seat in (*range(r.players), None):
            if (seat or 0) % 3 == len(r.moves) % 3:
                check_known(r, seat)


def check_known(r: Round, seat: int | None) -> None:
    view = r.view(seat)
    for other, hand in enumerate(r.hands):
        assert Counter(view.known[other]) <= Counter(hand)
        assert all(may <= len(hand) for may in view.may_hold[other].values())
        assert all(view.may_hold[other][color] >= n for color, n in colors_of(view.known[other]).items())
    if seat is not None:
        assert view.known[seat] == ()


def colors_of(hand: Iterable[str]) -> Counter[str]:
    """Count the cards of each color, and the wild cards."""
    return Counter(color_of(card) or WILD for card in hand)


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_inferences_are_right_for_players_who_always_play(seed: int) -> None:
    """No hand has more cards of a color than its row allows."""
    for r in played_by(always_plays, seed):
        for seat in (len(r.moves) % r.players, None):
            may_hold = r.view(seat).may_hold
            for other, hand in enumerate(r.hands):
                assert all(may_hold[other][color] >= n for color, n in colors_of(hand).items()), r.position


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_knowledge_does_not_depend_on_how_often_a_seat_looks(seed: int) -> None:
    """Looking after every move gives the same result as looking once at the end."""
    for often in played_by(step, seed):
        often.view(0)
    *_, once = played_by(step, seed)
    assert often.view(0) == once.view(0)
