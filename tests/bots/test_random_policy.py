"""How likely `random` and `sparing` make a move: as often as they do."""

from collections import Counter
from types import SimpleNamespace

import pytest

from wildfour.bots.policies import rate_policies
from wildfour.bots.policies.random_policy import how_likely, lay_or_draw
from wildfour.bots.policies.rate_policies import Policy
from wildfour.chance.streams import SeededChance
from wildfour.round.round import Round

TRIES = 4000


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("r7 r7 r2 b1", {"r7": 2 / 3, "r2": 1 / 3}),
        ("r7 W b1", {"r7": 1 / 2, "W>b": 1 / 8, "W>g": 1 / 8, "W>r": 1 / 8, "W>y": 1 / 8}),
        ("r7 W4 b1", {"r7": 1}),  # D6: a bluff it never is
        ("b1 g5", {"draw": 1}),
    ],
)
def test_it_is_as_likely_as_often_it_is_made(hand: str, expected: dict[str, float]) -> None:
    r = Round.from_position(f"classic-2003 / 0: {hand} / 1: b1 b2 / top r3")
    moves = [move for move in r.legal_moves(0) if move != "uno!"]
    likely = {move: how_likely(r.state, 0, r.number_of(move), sparing=False) for move in moves}
    assert {move: p for move, p in likely.items() if p > 0} == pytest.approx(expected)
    chance = SeededChance(1)
    made = Counter(lay_or_draw(r.state, 0, chance) for _ in range(TRIES))
    assert {r.number_of(move): TRIES * p for move, p in expected.items()} == pytest.approx(dict(made), rel=0.15)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("r7 r7 r2 b1", {"r7": 2 / 3, "r2": 1 / 3}),
        ("r7 b3 W W4 b1", {"r7": 1 / 2, "b3": 1 / 2}),
        ("b1 b2 g5 W", {"W>b": 1}),  # the color of which it holds most
        ("b1 g5", {"draw": 1}),
    ],
)
def test_wild_cards_are_spared(hand: str, expected: dict[str, float]) -> None:
    r = Round.from_position(f"classic-2003 / 0: {hand} / 1: b1 b2 / top r3")
    moves = [move for move in r.legal_moves(0) if move != "uno!"]
    chance, plan = SeededChance(1), SimpleNamespace(policy=[Policy.SPARING] * 2, bluffs=[0] * 2)
    made = Counter(rate_policies.lay_or_draw(r.state, 0, chance, plan) for _ in range(TRIES))
    assert {r.number_of(move): TRIES * p for move, p in expected.items()} == pytest.approx(dict(made), rel=0.15)
    likely = {move: how_likely(r.state, 0, r.number_of(move), sparing=True) for move in moves}
    colors = {move: likely[move] * (4 if ">" in move else 1) for move in expected}
    assert colors == pytest.approx(expected)  # whatever color is named explains nothing
    assert all(p == 0 for move, p in likely.items() if move[:1] not in {one[:1] for one in expected})
