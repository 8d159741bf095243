"""A whole match as an episode."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from wildfour.envs.aec import UnoAEC, env
from wildfour.envs.match_game import MatchGame
from wildfour.envs.single import UnoEnv
from wildfour.errors import Invalid
from wildfour.match import Match


def play(table: UnoAEC) -> dict[str, float]:
    """To the end; what each agent was paid in all."""
    luck = np.random.default_rng(2)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    while not (any(table.terminations.values()) or any(table.truncations.values())):
        observation, _, _, _, info = table.last()
        assert table.observation_space(table.agent_selection).contains(observation)
        mask = info["action_mask"]
        legal = np.flatnonzero(mask[:64])
        table.step(luck.choice(legal if len(legal) else np.flatnonzero(mask)))
        for agent, reward in table.rewards.items():
            paid[agent] += reward
    return paid


@pytest.mark.parametrize(
    ("players", "form", "options"),
    [(2, "points-race", "target=150"), (3, "lowest-score", "target=100"), (4, "partners", "target=100")],
)
@pytest.mark.parametrize("reward", ["win", "points"])
def test_a_match_is_played_to_its_end(players: int, form: str, options: str, reward: str) -> None:
    table = env("classic-2003", players, options, match=form, machine="python", masks="sensible", reward=reward)
    table.reset(seed=4)
    paid = play(table)
    game = table.game
    assert isinstance(game, MatchGame)
    assert game.match.over
    assert abs(sum(paid.values())) < 1e-4
    if reward == "win":
        assert {table.possible_agents.index(agent) for agent in paid if paid[agent] > 0} == {*game.match.winners}
    again = Match.resume(table.transcript())
    assert (again.over, again.scores) == (True, game.match.scores)


def test_scores_are_seen_in_the_order_of_play() -> None:
    table = env("classic-2003", 3, match="points-race", machine="python", masks="sensible")
    table.reset(seed=4)
    game, luck = table.game, np.random.default_rng(1)
    assert isinstance(game, MatchGame)
    while len(game.match.rows) < 2:
        table.step(luck.choice(np.flatnonzero(table.last()[4]["action_mask"])))
    seen = table.observe("player_1")[-8:]
    step = 1 if game.match.round.state.direction == 1 else -1
    assert seen[:3].tolist() == [255 * game.match.scores[(1 + step * ahead) % 3] // 500 for ahead in range(3)]
    assert not seen[3:].any()


def test_interfaces_take_matches() -> None:
    api_test(env(players=2, match="points-race", machine="python"), num_cycles=100)
    check_env(UnoEnv(opponents="casual", match="points-race", machine="python"), skip_render_check=True)


def test_bots_play_matches_for_what_the_format_says() -> None:
    table = UnoEnv(
        opponents=["skilled", "casual"], players=3, options="target=120", match="lowest-score", machine="python"
    )
    _, info = table.reset(seed=1)
    done, rewards, steps = False, [], 0
    while not done:
        action = int(np.flatnonzero(info["action_mask"])[0])
        _, reward, terminated, truncated, info = table.step(action)
        rewards.append(reward)
        done, steps = terminated or truncated, steps + 1
    assert rewards[-1] in (-0.5, 1.0, 0.5)
    assert not any(rewards[:-1])


@pytest.mark.parametrize("form", ["elimination", "rotating-partners"])
def test_formats_that_change_seats_are_refused_in_a_sentence(form: str) -> None:
    settings: dict[str, Any] = {"match": form, "machine": "python"}
    with pytest.raises(
        Invalid, match=r"players change seats or leave, .* choose points-race, lowest-score or partners\.$"
    ):
        env("classic-2003", 4, **settings)
