"""Move likelihoods under the `random` policy, compared with its actual frequencies."""

from collections import Counter

import pytest

from wildfour.bots.expert.opponent_types import random_likelihood
from wildfour.bots.policies.random_policy import choose
from wildfour.chance.streams import SeededChance
from wildfour.round.round import Round

TRIES = 4000


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("r7 r7 r2 b1", {"r7": 2 / 3, "r2": 1 / 3}),
        ("r7 W b1", {"r7": 1 / 2, "W>b": 1 / 8, "W>g": 1 / 8, "W>r": 1 / 8, "W>y": 1 / 8}),
        ("r7 W4 b1", {"r7": 1}),  # D6: it never bluffs
        ("b1 g5", {"draw": 1}),
    ],
)
def test_likelihoods_equal_frequencies(hand: str, expected: dict[str, float]) -> None:
    r = Round.from_position(f"classic-2003 / 0: {hand} / 1: b1 b2 / top r3")
    moves = [move for move in r.legal_moves(0) if move != "uno!"]
    likely = {move: random_likelihood(r.state, 0, r.number_of(move)) for move in moves}
    assert {move: p for move, p in likely.items() if p > 0} == pytest.approx(expected)
    chance = SeededChance(1)
    made = Counter(choose(r.state, 0, chance) for _ in range(TRIES))
    assert {r.number_of(move): TRIES * p for move, p in expected.items()} == pytest.approx(dict(made), rel=0.15)
