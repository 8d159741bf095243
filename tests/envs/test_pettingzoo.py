"""PettingZoo's own tests, with warnings as errors."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import state_test

from wildfour.envs.adapters import aec, parallel
from wildfour.envs.adapters.aec import UnoAEC
from wildfour.errors import Invalid

plain_env = partial(aec.env, machine="python", players=3)
plain_parallel = partial(parallel.parallel_env, machine="python", players=3)


@pytest.mark.parametrize("calls", ["auto", "ask"])
def test_the_api(calls: str) -> None:
    api_test(plain_env(calls=calls, options="jump-in"), num_cycles=200)


def test_the_parallel_api() -> None:
    parallel_api_test(plain_parallel(), num_cycles=100)


def test_seeds() -> None:
    seed_test(plain_env, num_cycles=40)
    parallel_seed_test(plain_parallel, num_cycles=40)


def test_max_cycles() -> None:
    """Check the parallel environment, and PettingZoo's AEC conversion of it."""
    max_cycles_test(SimpleNamespace(parallel_env=plain_parallel, env=partial(parallel.env, machine="python")))


def test_truncation_after_max_cycles_of_turns() -> None:
    table = plain_env(max_cycles=4)
    table.reset(seed=1)
    asked = play(table)
    assert sum(asked.values()) == 12
    assert all(table.truncations.values())


def play(table: UnoAEC) -> dict[str, int]:
    """Play at random to the end; return how often each agent acted."""
    asked = dict.fromkeys(table.possible_agents, 0)
    luck = np.random.default_rng(2)
    while not (any(table.terminations.values()) or any(table.truncations.values())):
        agent = table.agent_selection
        asked[agent] += 1
        table.step(luck.choice(np.flatnonzero(table.last()[4]["action_mask"])))
    return asked


def test_perfect_information() -> None:
    state_test(plain_env(illegal="first"), plain_parallel())


def test_rendering() -> None:
    render_test(partial(plain_env, illegal="first"))


def test_text_shows_the_table_and_the_seat_to_act() -> None:
    table = plain_env(render_mode="ansi")
    table.reset(seed=5)
    first, *hands = table.render().splitlines()
    assert first.startswith("play: ")
    assert [line[:4] for line in hands] == ["> 0:", "  1:", "  2:"]


def test_rewards_reach_every_agent() -> None:
    table = plain_env(masks="sensible")
    table.reset(seed=3)
    play(table)
    assert sorted(table.rewards.values()) == [-0.5, -0.5, 1]
    paid = {}
    for agent in table.agent_iter():
        paid[agent] = table.last()[1]
        table.step(None)
    assert sorted(paid.values()) == [-0.5, -0.5, 1]


def test_a_round_has_a_transcript() -> None:
    table = plain_env(masks="sensible")
    table.reset(seed=3)
    play(table)
    assert "end winner" in table.transcript()


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("b7", "'b7' is not an action; an action is a whole number."),
        (1.0, "1.0 is not an action; an action is a whole number."),
        (None, "None is not an action; an action is a whole number."),
        (80, "There is no action 80; the actions are 0 to 79."),
        (-1, "There is no action -1; the actions are 0 to 79."),
        (65, "Player 0 cannot choose 'keep' now; the mask offers "),
    ],
)
def test_bad_actions_are_rejected_with_one_message(action: object, sentence: str) -> None:
    table = plain_env()
    table.reset(seed=5)
    before = table.transcript()
    with pytest.raises(Invalid) as refusal:
        table.step(action)
    assert str(refusal.value).startswith(sentence)
    assert table.transcript() == before


def test_the_order_of_agents_depends_on_the_seed() -> None:
    orders = []
    for _ in range(2):
        table = plain_env(calls="ask", options="jump-in")
        table.reset(seed=8)
        order, luck = [], np.random.default_rng(3)
        for _ in range(60):
            order.append(table.agent_selection)
            table.step(luck.choice(np.flatnonzero(table.last()[4]["action_mask"])))
        orders.append(order)
    assert orders[0] == orders[1]
