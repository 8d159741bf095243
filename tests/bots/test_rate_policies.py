"""Policies with rates: which cards they play, and how often."""

from collections import Counter

import pytest

from wildfour.bots.policies import rate_policies
from wildfour.bots.policies.plan import Plan, Policy
from wildfour.chance.streams import SeededChance
from wildfour.round.round import Round

TRIES = 4000


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("r7 r7 r2 b1", {"r7": 2 / 3, "r2": 1 / 3}),
        ("r7 b3 W W4 b1", {"r7": 1 / 2, "b3": 1 / 2}),
        ("b1 b2 g5 W", {"W>b": 1}),  # the color it holds the most of
        ("b1 g5", {"draw": 1}),
    ],
)
def test_wild_cards_are_spared(hand: str, expected: dict[str, float]) -> None:
    r = Round.from_position(f"classic-2003 / 0: {hand} / 1: b1 b2 / top r3")
    chance, plan = SeededChance(1), Plan(policy=[Policy.SPARING] * 2)
    made = Counter(rate_policies.play_or_draw(r.state, 0, chance, plan) for _ in range(TRIES))
    assert {r.number_of(move): TRIES * p for move, p in expected.items()} == pytest.approx(dict(made), rel=0.15)
