"""The example adapter from Wildfour to RLCard's interface."""

import random
from typing import Any

import pytest

from examples.rlcard_adapter import ACTION_NAMES, DRAWS, RLCardUno
from wildfour.errors import Invalid


class Chooser:
    """A random agent for RLCard."""

    use_raw = False

    def __init__(self) -> None:
        self.luck = random.Random(3)

    def step(self, state: dict[str, Any]) -> int:
        return int(self.luck.choice([*state["legal_actions"]]))

    def eval_step(self, state: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        return self.step(state), {}


@pytest.mark.parametrize("players", [2, 5])
def test_rlcard_games(players: int) -> None:
    table = RLCardUno(players, seed=4, machine="python")
    table.set_agents([Chooser() for _ in range(players)])
    for _ in range(3):
        trajectories, payoffs = table.run(is_training=True)
        assert payoffs.max() == 1
        assert abs(payoffs.sum()) < 1e-6
        assert all(len(one) % 2 == 1 for one in trajectories)


def test_an_rlcard_observation() -> None:
    table = RLCardUno(seed=4, machine="python")
    state, player = table.reset()
    hand = state["raw_obs"]["hand"]
    assert state["obs"].shape == (4, 4, 15)
    assert len(hand) == state["raw_obs"]["num_cards"][player]
    kinds = {card for card in hand if "wild" not in card}
    assert state["obs"][1:3, :, :13].sum() == len(kinds)
    assert state["obs"][3].sum() == 1
    assert [*state["legal_actions"]] == sorted(state["legal_actions"])
    assert all(name in hand or name == "draw" or "wild" in name for name in state["raw_legal_actions"])
    assert (len(ACTION_NAMES), ACTION_NAMES[0], ACTION_NAMES[DRAWS]) == (61, "r-0", "draw")


def test_rlcard_seeds_are_reproducible() -> None:
    states = [RLCardUno(seed=4, machine="python").reset()[0]["raw_obs"] for _ in range(2)]
    assert states[0] == states[1]


def test_options_that_rlcard_cannot_encode_are_rejected_with_one_message() -> None:
    with pytest.raises(ValueError, match=r"^RLCard's encoding has one deck .* it cannot show 'decks=2'"):
        RLCardUno(options="decks=2", machine="python")
    table = RLCardUno(seed=4, machine="python")
    table.reset()
    illegal = next(number for number in range(61) if number not in table.get_state(table.game.seat)["legal_actions"])
    with pytest.raises(Invalid, match="cannot choose"):
        table.step(illegal)
