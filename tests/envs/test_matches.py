"""Episodes that are whole matches."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from wildfour.envs.adapters.aec import UnoAEC, env
from wildfour.envs.adapters.parallel import parallel_env
from wildfour.envs.adapters.single import UnoEnv
from wildfour.envs.adapters.vector import UnoVectorEnv
from wildfour.envs.match_batch import MatchBatch
from wildfour.envs.match_game import MatchGame
from wildfour.errors import Invalid
from wildfour.match import Match


def play(table: UnoAEC) -> dict[str, float]:
    """Play to the end; return each agent's total reward."""
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
    [
        (2, "points-race", "target=150"),
        (3, "lowest-score", "target=100"),
        (4, "partners", "target=100"),
        (4, "elimination", "target=100 hit-rate=0.2,0.4,0.6,0.8"),
        (4, "rotating-partners hands=2", ""),
    ],
)
@pytest.mark.parametrize("reward", ["win", "points"])
def test_a_match_is_played_to_its_end(players: int, form: str, options: str, reward: str) -> None:
    edition = "launcher-2009" if "hit-rate" in options else "classic-2003"
    table = env(edition, players, options, match=form, machine="python", masks="sensible", reward=reward)
    table.reset(seed=4)
    paid = play(table)
    game = table.game
    assert isinstance(game, MatchGame)
    assert abs(sum(paid.values())) < 1e-4
    again = Match.resume(table.transcript())
    assert (again.over, again.scores, again.winners) == (True, game.scores, game.winners)
    assert [(*row.seating, row.dealer, row.winner, *row.leftovers) for row in again.rows] == [
        (*row.seating, row.dealer, row.winner, *row.leftovers) for row in game.rows
    ]
    if reward == "win":
        assert {table.possible_agents.index(agent) for agent in paid if paid[agent] > 0} == {*game.winners}


def test_a_compiled_match_has_the_same_rows() -> None:
    games = []
    for machine in ("generic", "python"):
        table = env("launcher-2009", 3, "target=60", match="points-race", machine=machine, masks="sensible")
        table.reset(seed=4)
        play(table)
        assert isinstance(table.game, MatchGame)
        games.append([(row.seating, row.dealer, row.winner, row.leftovers) for row in table.game.rows])
    assert games[0] == games[1]
    assert games[0][0][2] is not None


def test_scores_are_observed_in_the_order_of_play() -> None:
    table = env("classic-2003", 3, match="points-race", machine="python", masks="sensible")
    table.reset(seed=4)
    game, luck = table.game, np.random.default_rng(1)
    assert isinstance(game, MatchGame)
    while len(game.rows) < 2:
        table.step(luck.choice(np.flatnonzero(table.last()[4]["action_mask"])))
    seen = table.observe("player_1")[-8:]
    step = 1 if game.round.state.direction == 1 else -1
    assert seen[:3].tolist() == [255 * game.scores[(1 + step * ahead) % 3] // 500 for ahead in range(3)]
    assert not seen[3:].any()


def test_interfaces_take_matches() -> None:
    api_test(env(players=2, match="points-race", machine="python"), num_cycles=100)
    check_env(UnoEnv(opponents="casual", match="points-race", machine="python"), skip_render_check=True)


def test_bots_play_matches_for_the_stakes_of_the_format() -> None:
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


def until(table: UnoAEC, seats: int) -> MatchGame:
    """Play until only `seats` players are left at the table."""
    game, luck = table.game, np.random.default_rng(1)
    assert isinstance(game, MatchGame)
    while len(game.seating) > seats:
        table.step(luck.choice(np.flatnonzero(table.last()[4]["action_mask"])))
    return game


def test_H7_a_player_who_is_out_no_longer_acts_and_sees_nothing() -> None:
    table = env(players=4, options="target=60", match="elimination", machine="python", masks="sensible")
    table.reset(seed=4)
    game = until(table, 3)
    gone = next(player for player in range(4) if player not in game.seating)
    assert game.scores[gone] >= 60
    assert not table.observe(f"player_{gone}").any()
    asked = set()
    for _ in range(12):
        asked.add(game.seat)
        table.step(game.offered()[0])
    assert asked <= {*game.seating}
    assert len(table.agents) == 4


def test_a_smaller_table_is_shown_in_the_encoding_of_the_whole_one() -> None:
    """Play with ten players, then eight. With fewer seats, card offsets differ."""
    table = env(
        "launcher-2009",
        10,
        "launcher-ten seven-zero target=20",
        match="elimination",
        machine="python",
        masks="sensible",
    )
    table.reset(seed=2)
    game = until(table, 8)
    layout, small = game.layout, game.table.layout
    row, rows = game.observation(), game.table.observation()
    shown = {name: int(row[place]) for place, name in enumerate(layout.byte_names) if name}
    assert all(shown[name] == rows[place] for place, name in enumerate(small.byte_names) if name)
    assert shown["players"] == len(game.seating)
    assert [layout.action_names[action] for action in game.offered()] == [
        small.action_names[action] for action in game.table.offered()
    ]
    action = game.offered()[-1]
    name = layout.action_names[action]
    table.step(action)
    assert small.action_names[game.table.chosen[-1]] == name
    with pytest.raises(Invalid, match="There is no action 1000; the actions are 0 to"):
        table.step(1000)


def test_H5_partners_change_and_the_rounds_left_are_observed() -> None:
    table = env(players=4, match="rotating-partners", machine="python", masks="sensible")
    table.reset(seed=4)
    game = table.game
    partners: list[int] = []
    assert isinstance(game, MatchGame)
    luck = np.random.default_rng(1)
    while not game.over:
        if len(partners) == len(game.rows):
            partners.append(game.seating[(game.seating.index(0) + 2) % 4])
            assert game.observe(0)[-1] == 3 - len(game.rows)
        table.step(luck.choice(np.flatnonzero(table.last()[4]["action_mask"])))
    assert partners == [1, 2, 3]


@pytest.mark.parametrize("form", ["elimination", "rotating-partners"])
def test_all_interfaces_play_the_same_match(form: str) -> None:
    """The AEC, parallel, and batch interfaces give identical observations, masks, and rewards."""
    settings: dict[str, Any] = {"match": form, "options": "target=60", "machine": "python", "masks": "sensible"}
    one, all_at_once = env(players=4, **settings), parallel_env(players=4, **settings)
    many = MatchBatch(players=4, size=1, seed=4, autoreset="disabled", **settings)
    one.reset(seed=4)
    seen, infos = all_at_once.reset(seed=4)
    luck = np.random.default_rng(3)
    while one.agents and not any(one.terminations.values()):
        agent = one.agent_selection
        observation, _, _, _, info = one.last()
        assert many.seats[0] == one.possible_agents.index(agent)
        for other in (many.obs[0], seen[agent]):
            assert np.array_equal(observation, other)
        for mask in (many.mask[0], infos[agent]["action_mask"]):
            assert np.array_equal(info["action_mask"], mask)
        action = luck.choice(np.flatnonzero(info["action_mask"]))
        one.step(action)
        seen, rewards, *_, infos = all_at_once.step({agent: action})
        many.step(np.array([action]))
        assert np.allclose(many.rewards[0], [*one.rewards.values()])
        assert rewards == one.rewards
    assert many.terminated[0]
    assert not all_at_once.agents


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_vectors_of_matches_against_policies(mode: str) -> None:
    many = UnoVectorEnv(
        2,
        players=3,
        options="target=40",
        match="elimination",
        opponents="skilled",
        machine="python",
        autoreset_mode=mode,
        masks="sensible",
    )
    observations, infos = many.reset(seed=3)
    rewarded: list[float] = []
    for _ in range(150):
        assert many.observation_space.contains(observations)
        actions = [np.flatnonzero(mask)[0] if mask.any() else 0 for mask in infos["action_mask"]]
        observations, rewards, terminated, _, infos = many.step(np.array(actions))
        rewarded += rewards[terminated].tolist()
        assert ("final_obs" in infos) == (mode == "SameStep" and bool(terminated.any()))
        if mode == "Disabled" and terminated.any():
            observations, infos = many.reset(options={"reset_mask": terminated})
    assert len(rewarded) > 2
    assert {*rewarded} <= {1.0, -0.5}


def test_a_learner_who_is_out_has_lost() -> None:
    """The episode ends; the policies do not play on without the learner."""
    table = UnoEnv(players=3, options="target=30", match="elimination", opponents="skilled", machine="python")
    ends = set()
    for seed in range(6):
        _, info = table.reset(seed=seed)
        done, reward = False, 0.0
        while not done:
            _, reward, done, _, info = table.step(int(np.flatnonzero(info["action_mask"])[-1]))
        assert isinstance(table.game, MatchGame)
        ends.add((reward, 0 in table.game.winners, bool(table.game.winners)))
    assert (-0.5, False, False) in ends


def test_bots_play_elimination_to_its_end() -> None:
    table = UnoEnv(
        players=3, options="target=60", match="elimination", opponents=["casual", "skilled"], machine="python", seat=1
    )
    _, info = table.reset(seed=2)
    done, reward = False, 0.0
    while not done:
        _, reward, done, _, info = table.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert isinstance(table.game, MatchGame)
    assert len(table.game.winners) == 1
    assert reward == (1 if 1 in table.game.winners else -0.5)


def test_invalid_settings_are_rejected_with_one_message() -> None:
    with pytest.raises(Invalid, match="rotating-partners"):
        env(players=3, match="rotating-partners", machine="python")
    with pytest.raises(Invalid, match=r"^most_moves cannot be 5; give a whole number from 100 to 1000000\.$"):
        UnoEnv(match="points-race", most_moves=5, machine="python")
    many = MatchBatch(players=2, size=1, machine="python", illegal="error")
    with pytest.raises(Invalid, match=r"^There is no action 80; the actions are 0 to 79\.$"):
        many.step(np.array([80]))
    with pytest.raises(Invalid, match=r"^The actions are float64 of shape \(1,\)"):
        many.step(np.array([1.5]))
