"""Gymnasium's own checks, with warnings as errors, and its vector interface in all three modes."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from wildfour.envs.adapters.single import UnoEnv
from wildfour.envs.adapters.vector import UnoVectorEnv
from wildfour.errors import Invalid


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"opponents": "casual", "calls": "ask"},
        {"opponents": ["novice", "skilled"], "players": 3, "seat": 1},
        {"opponents": "skilled", "players": 4, "options": "partners", "masks": "sensible"},
    ],
)
def test_the_checker(settings: dict[str, Any]) -> None:
    check_env(UnoEnv(machine="python", **settings), skip_render_check=True)


def test_the_environment_is_registered() -> None:
    table = gymnasium.make("wildfour/uno-v0", machine="python", opponents="skilled")
    observation, info = table.reset(seed=1)
    assert observation.shape == (144,)
    assert info["action_mask"].dtype == np.int8
    many = gymnasium.make_vec("wildfour/uno-v0", 3, machine="python", vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0].shape == (3, 144)


@pytest.mark.parametrize("opponents", ["random", "casual"])
def test_a_seed_reproduces_its_rounds(opponents: str) -> None:
    first, again = (play(UnoEnv(machine="python", opponents=opponents, calls="ask"), 60) for _ in range(2))
    assert data_equivalence(first, again)


def play(table: UnoEnv, steps: int) -> list[Any]:
    luck = np.random.default_rng(2)
    observation, info = table.reset(seed=4)
    record: list[Any] = [observation]
    for _ in range(steps):
        action = luck.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = table.step(action)
        record += [observation, reward, info["action_mask"]]
        if terminated or truncated:
            observation, info = table.reset()
    return record


def test_masks_for_sb3_contrib() -> None:
    table = UnoEnv(machine="python")
    _, info = table.reset(seed=1)
    assert np.array_equal(table.action_masks(), info["action_mask"])
    assert table.action_masks().dtype == bool


def test_illegal_actions_are_counted_or_rejected() -> None:
    table = UnoEnv(machine="python")
    table.reset(seed=1)
    assert table.step(79)[4]["illegal"] == 1
    strict = UnoEnv(machine="python", illegal="error")
    strict.reset(seed=1)
    with pytest.raises(Invalid, match="cannot choose '79' now"):
        strict.step(79)


def test_a_finished_episode_is_not_stepped() -> None:
    table = UnoEnv(machine="python", most_moves=1)
    _, info = table.reset(seed=1)
    table.step(np.flatnonzero(info["action_mask"])[0])
    with pytest.raises(Invalid, match="The episode is over; call reset before the next step"):
        table.step(64)


@pytest.mark.parametrize("mode", [*AutoresetMode])
def test_a_vector_equals_single_environments(mode: AutoresetMode) -> None:
    """With one seed, environment i of three plays rounds i, i + 3, and so on."""
    many = UnoVectorEnv(3, players=2, opponents="skilled", autoreset_mode=mode, machine="python", masks="sensible")
    luck = np.random.default_rng(2)
    observations, infos = many.reset(seed=4)
    assert many.observation_space.contains(observations)
    finished = 0
    for _ in range(80):
        actions = [luck.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in infos["action_mask"]]
        before = many.batch.ended.copy()
        observations, rewards, terminated, truncated, infos = many.step(np.array(actions))
        assert many.observation_space.contains(observations)
        ended = terminated | truncated
        finished += int(ended.sum())
        assert not rewards[~ended].any()
        if mode == AutoresetMode.SAME_STEP:
            assert ended.any() == ("final_obs" in infos)
            assert all(
                (row is None) == (not done) for row, done in zip(infos.get("final_obs", []), ended, strict=False)
            )
            assert infos["action_mask"].any(axis=1).all()
        elif mode == AutoresetMode.NEXT_STEP:
            assert not (ended & (before != 0)).any()
            assert np.array_equal(infos["action_mask"].any(axis=1), ~ended)
        elif ended.any():
            observations, infos = many.reset(options={"reset_mask": ended})
            assert infos["action_mask"].any(axis=1).all()
    assert finished > 5


def test_the_vector_matches_gymnasiums_own() -> None:
    """With one environment each and the same seed, observations, rewards, and masks are identical."""
    ours = UnoVectorEnv(1, opponents="skilled", autoreset_mode=AutoresetMode.NEXT_STEP, machine="python")
    theirs = SyncVectorEnv([lambda: UnoEnv(opponents="skilled", machine="python")])
    one: Any = ours.reset(seed=4)
    other: Any = theirs.reset(seed=4)
    luck = np.random.default_rng(2)
    for _ in range(80):
        assert np.array_equal(one[0], other[0])
        assert np.array_equal(one[-1]["action_mask"], other[-1]["action_mask"])
        mask = one[-1]["action_mask"][0]
        action = np.array([luck.choice(np.flatnonzero(mask)) if mask.any() else 0])
        one, other = ours.step(action), theirs.step(action)
        assert data_equivalence(one[1:4], other[1:4])


def test_gymnasium_wrappers_accept_the_vector() -> None:
    many = RecordEpisodeStatistics(UnoVectorEnv(4, machine="python", masks="sensible"))
    _, infos = many.reset(seed=1)
    lengths: list[int] = []
    for _ in range(120):
        actions = infos["action_mask"].argmax(axis=1)
        *_, infos = many.step(actions)
        lengths += infos.get("episode", {}).get("l", np.zeros(0))[infos.get("_episode", np.zeros(0, bool))].tolist()
    assert len(lengths) > 3


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"autoreset_mode": "never"}, "autoreset_mode cannot be 'never'; choose NextStep, SameStep or Disabled."),
        ({"num_envs": 0}, "num_envs cannot be 0; give a whole number from 1 to 16777216."),
        (
            {"opponents": "casual"},
            "There is no policy 'casual'; the policies are random, greedy, sparing, color and skilled.",
        ),
    ],
)
def test_invalid_settings_are_rejected_with_one_message(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Invalid) as refusal:
        UnoVectorEnv(**{"machine": "python", **settings})
    assert str(refusal.value) == sentence


def test_lists_of_seeds_and_wrong_masks_are_rejected_with_one_message() -> None:
    many = UnoVectorEnv(2, machine="python")
    with pytest.raises(Invalid, match="A list of seeds is not accepted"):
        many.reset(seed=[1, 2])
    with pytest.raises(Invalid, match="reset_mask must be a NumPy array of 2 booleans"):
        many.reset(options={"reset_mask": np.zeros(3, bool)})
