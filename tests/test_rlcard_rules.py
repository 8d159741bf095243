"""RLCard's rules where they differ from ours, in plain Python; RLCard itself is not needed."""

from types import SimpleNamespace

import pytest

from bench import rlcard_rules
from bench.rlcard_bridge import EDITION, NOTATION, OPTIONS
from wildfour.bots.policies.rate_policies import Policy
from wildfour.chance.streams import ScriptedChance, SeededChance
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.rules.piles import find

TRIES = 100


def position(hand: str) -> Round:
    """Seat 0 is on turn."""
    return Round.from_position(f"standard-2010 {OPTIONS} / 0: {hand} / 1: b1 b2 / top r3")


def draws(r: Round, *chance: str) -> View:
    """What a spectator sees after a draw."""
    rlcard_rules.draw(r.state, ScriptedChance(r.state.rules, EDITION.letters, chance))
    return r.view(None)


@pytest.mark.parametrize(
    ("chance", "turn", "sizes"),
    [
        (["r7"], 1, (2, 2)),
        (["rR"], 1, (2, 2)),
        (["rS"], 0, (2, 2)),
        (["r+2", "g1", "g2"], 0, (2, 4)),
        (["W", "2"], 1, (2, 2)),
        (["W4", "3"], 1, (2, 2)),
    ],
)
def test_a_card_of_the_color_or_a_wild_one_is_laid_at_once(
    chance: list[str], turn: int, sizes: tuple[int, int]
) -> None:
    """A Wild Draw Four does nothing then; others do what they say."""
    view = draws(position("b8 y9"), *chance)
    assert (view.top, view.turn, view.hand_sizes, view.laid_by) == (chance[0], turn, sizes, 0)
    assert view.color == (EDITION.letters[int(chance[1])] if chance[0].startswith("W") else "r")


@pytest.mark.parametrize("card", ["g3", "g5"])
def test_any_other_card_is_kept_even_if_its_face_fits(card: str) -> None:
    view = draws(position("b8 y9"), card)
    assert (view.top, view.turn, view.hand_sizes, view.phase) == ("r3", 1, (3, 2), "play")


def may_lay(r: Round, card: str) -> bool:
    found = find(r.state.rules, r.state.hands[0], NOTATION.kinds[card])
    return rlcard_rules.rightful(r.state, 0, found >> 6 & 1) >> (found & 63) & 1 == 1


@pytest.mark.parametrize(
    ("hand", "right"),
    [("b8 W4", ["W4"]), ("r8 W4", ["r8"]), ("b3 W4", ["b3"]), ("b8 W W4", ["W"]), ("W4", ["W4"]), ("b8 g9", [])],
)
def test_a_wild_draw_four_is_laid_only_if_nothing_else_may_be(hand: str, right: list[str]) -> None:
    r = position(hand)
    assert [card for card in hand.split() if may_lay(r, card)] == right


@pytest.mark.parametrize(
    ("hand", "card", "named", "likely"),
    [
        ("b8 b9 g1 W", "W", "bgry", "bgry"),
        ("b8 b9 g1 W4", "W4", "b", "b"),
        ("b8 g1 W4", "W4", "b", "bg"),  # which of two it is nobody can know
    ],
)
def test_colors_are_named_as_by_the_rule_agent(hand: str, card: str, named: str, likely: str) -> None:
    r = position(hand)
    found = find(r.state.rules, r.state.hands[0], NOTATION.kinds[card])
    chance, plan = SeededChance(1), SimpleNamespace(policy=[Policy.SPARING] * 2)
    made = {rlcard_rules.lay_with_color(r.state, 0, found, chance, plan) for _ in range(TRIES)}
    assert {NOTATION.moves[move] for move in made} == {f"{card}>{color}" for color in named}
    for color in EDITION.letters:
        move = NOTATION.numbers[f"{card}>{color}"]
        expected = 1 / len(likely) if color in likely else 0
        assert rlcard_rules.how_likely_named(r.state, 0, move, sparing=True) == pytest.approx(expected)


def test_a_card_with_a_color_needs_no_other() -> None:
    r = position("b8 r9")
    found = find(r.state.rules, r.state.hands[0], NOTATION.kinds["r9"])
    plan = SimpleNamespace(policy=[Policy.SPARING] * 2)
    assert NOTATION.moves[rlcard_rules.lay_with_color(r.state, 0, found, SeededChance(1), plan)] == "r9"
