"""Batches: steps, rewards, and finished rounds, on any machine."""

from typing import Any

import numpy as np
import pytest

from tests.envs.following import choose
from wildfour.compiled.cuda.dlpack import ON_CPU, Shared
from wildfour.compiled.state_arrays import Array
from wildfour.envs.batch import Batch
from wildfour.envs.core.compiled_engine import parts_of
from wildfour.envs.episode_replay import moves_made, round_of, transcript_of
from wildfour.errors import Invalid
from wildfour.transcript import read_transcript, replay


def plain(players: int = 3, size: int = 4, options: str = "", **settings: Any) -> Batch:
    return Batch("classic-2003", players, size, options=options, seed=6, machine="python", **settings)


def shown(batch: Batch) -> list[Array]:
    arrays = (batch.obs, batch.mask, batch.seats, batch.rewards, batch.ended, batch.final_obs, batch.envs)
    return [array.copy() for array in arrays]


def play(batch: Batch, steps: int) -> list[list[Array]]:
    luck = np.random.default_rng(4)
    record = []
    for _ in range(steps):
        batch.step(choose(batch.mask, luck))
        record.append(shown(batch))
    return record


def same(one: list[list[Array]], other: list[list[Array]]) -> bool:
    pairs = [pair for a, b in zip(one, other, strict=True) for pair in zip(a, b, strict=True)]
    return all(np.array_equal(a, b) for a, b in pairs)


def test_code_specialized_for_a_table_matches_python() -> None:
    """A normal test run compiles only this table; the long run compiles the others."""
    compiled = Batch("classic-2003", 2, 1030, seed=6, machine="specialised", threads=2)
    interpreted = plain(2, 1030)
    assert same(play(compiled, 12), play(interpreted, 12))
    for i in range(0, 1030, 103):
        assert compiled.machine.points_left(i) == interpreted.machine.points_left(i)


@pytest.mark.long
@pytest.mark.parametrize(
    ("edition", "players", "options", "settings"),
    [
        ("classic-2003", 4, "players-referee partners", {"calls": "ask", "reward": "points"}),
        ("launcher-2009", 5, "seven-zero jump-in", {"calls": "ask", "skip_forced": True}),
        ("minion-2016", 3, "stacking=any", {"opponents": "skilled", "autoreset": "next-step"}),
        ("deluxe", 10, "decks=2", {"opponents": "color", "calls": "ask", "seat": 3}),
    ],
)
@pytest.mark.parametrize("machine", ["generic", "specialised"])
def test_compiled_code_matches_python(
    machine: Any, edition: str, players: int, options: str, settings: dict[str, Any]
) -> None:
    batches = [
        Batch(edition, players, 40, options=options, seed=6, machine=one, **settings) for one in (machine, "python")
    ]
    assert same(play(batches[0], 150), play(batches[1], 150))


@pytest.mark.parametrize("reward", ["win", "points"])
@pytest.mark.parametrize(("players", "options"), [(2, ""), (3, ""), (6, "partners")])
def test_rewards_are_zero_sum_and_paid_once(reward: str, players: int, options: str) -> None:
    batch = plain(players, 6, options, reward=reward, masks="sensible")
    luck, paid = np.random.default_rng(1), 0
    for _ in range(200):
        batch.step(choose(batch.mask, luck))
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-4)
        assert not batch.rewards[batch.ended == 0].any()
        paid += int((batch.rewards > 0).any(axis=1).sum())
    assert paid > 3


def test_partners_win_together() -> None:
    batch = plain(4, 6, "partners", masks="sensible")
    luck = np.random.default_rng(1)
    while not batch.terminated.any():
        batch.step(choose(batch.mask, luck))
    rewards = batch.rewards[np.argmax(batch.terminated)]
    assert sorted(rewards.tolist()) == [-1, -1, 1, 1]
    assert rewards[0] == rewards[2]


def test_a_truncated_round_pays_nothing() -> None:
    batch = plain(2, 1, most_moves=5)
    for step in range(1, 11):
        batch.step(choose(batch.mask, np.random.default_rng(step)))
        assert batch.truncated[0] == (step % 5 == 0)
        assert not batch.rewards.any()


def test_rounds_restart_at_once_or_with_the_next_step_or_never() -> None:
    at_once, later, never = (plain(2, 1, autoreset=mode) for mode in ("same-step", "next-step", "disabled"))
    luck, actions = np.random.default_rng(5), np.zeros(1, int)
    while not at_once.ended[0]:
        actions = choose(at_once.mask, luck)
        for batch in (at_once, later, never):
            batch.step(actions)
    assert at_once.envs["number"][0] == 1
    assert later.envs["number"][0] == never.envs["number"][0] == 0
    assert np.array_equal(at_once.final_obs, never.obs)
    assert not later.mask.any()
    later.step(actions)
    assert np.array_equal(later.obs, at_once.obs)
    assert not later.ended.any()
    assert not later.rewards.any()
    never.reset(which=np.array([True]))
    assert np.array_equal(never.obs, at_once.obs)


def test_a_finished_round_stays_finished_and_pays_once() -> None:
    batch = plain(2, 1, autoreset="disabled", masks="sensible")
    luck = np.random.default_rng(5)
    while not batch.ended[0]:
        batch.step(choose(batch.mask, luck))
    seen = batch.obs.copy()
    batch.step(np.array([64]))
    assert batch.terminated[0]
    assert not batch.rewards.any()
    assert np.array_equal(batch.obs, seen)


def test_forced_moves_are_skipped() -> None:
    batch = plain(3, 4, skip_forced=True)
    luck = np.random.default_rng(5)
    for _ in range(100):
        assert (batch.mask.sum(axis=1) > 1).all()
        batch.step(choose(batch.mask, luck))


def test_the_first_legal_action_replaces_an_illegal_one() -> None:
    batch, other = plain(2, 3), plain(2, 3)
    batch.step(np.array([-1, 79, 10**12]))
    other.step(other.mask.argmax(axis=1))
    assert np.array_equal(batch.obs, other.obs)
    assert batch.illegal_actions == 3


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        (np.array([0.5, 1]), "The actions are float64 of shape (2,); give 2 whole numbers, one for each environment."),
        (np.array([1]), "The actions are int64 of shape (1,); give 2 whole numbers, one for each environment."),
        (np.array([80, 80]), "There is no action 80; the actions are 0 to 79."),
        (np.array([78, 78]), "Player 0 cannot choose '78' now; the mask offers "),
    ],
)
def test_invalid_input_is_rejected_with_one_message(actions: Array, sentence: str) -> None:
    batch = plain(2, 2, illegal="error")
    before = shown(batch)
    with pytest.raises(Invalid) as refusal:
        batch.step(actions)
    assert str(refusal.value).startswith(sentence)
    assert same([before], [shown(batch)])


def test_a_finished_round_is_not_stepped() -> None:
    batch = plain(2, 1, autoreset="disabled", illegal="error", most_moves=1)
    batch.step(batch.mask.argmax(axis=1))
    with pytest.raises(Invalid, match=r"^The episode is over; call reset before the next step\.$"):
        batch.step(np.array([64]))


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"calls": "never"}, "calls cannot be 'never'; choose auto or ask."),
        (
            {"mask": "sensible"},
            "There is no setting 'mask'; did you mean masks? The settings are calls, masks, reward, ",
        ),
        ({"most_moves": 0}, "most_moves cannot be 0; give a whole number from 1 to 1000000."),
        ({"opponents": "skiled"}, "did you mean skilled?"),
        ({"opponents": ["random"]}, "One opponent is given for 3 players; give one for all, or 2."),
        ({"players": 11}, "players cannot be 11; give a whole number from 2 to 10."),
        ({"players": 2.0}, "players cannot be 2.0; give a whole number from 2 to 10."),
    ],
)
def test_an_invalid_batch_is_rejected_with_one_message(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Invalid) as refusal:
        plain(**settings)
    assert sentence in str(refusal.value)


def test_a_seed_reproduces_its_rounds_and_their_transcripts() -> None:
    batch = plain(3, 1, opponents="skilled", masks="sensible", autoreset="disabled")
    luck, chosen = np.random.default_rng(5), []
    while not batch.ended[0]:
        actions = choose(batch.mask, luck)
        chosen.append(int(actions[0]))
        batch.step(actions)
    played = round_of(batch.setup, batch.seed, 0, chosen)
    assert played.over
    assert len(moves_made(batch.setup, batch.seed, 0, chosen)) > len(chosen)
    assert batch.rewards[0, played.state.winner] == 1
    text = transcript_of(batch.setup, played)
    assert [*replay(read_transcript(text))][-1].outcome == played.outcome


def test_any_seat_can_be_observed() -> None:
    batch = plain(3, 2)
    seat = int(batch.seats[1])
    assert np.array_equal(batch.observe(1, seat), batch.obs[1])
    assert not np.array_equal(batch.observe(1, (seat + 1) % 3), batch.obs[1])


def test_threads_share_a_batch_evenly() -> None:
    assert parts_of(1030, 2) == [(0, 515), (515, 515)]
    assert parts_of(1000, 8) == [(0, 1000)]


def test_other_libraries_share_the_memory() -> None:
    batch = plain(2, 3)
    read = np.from_dlpack(Shared(batch.obs, batch.obs.ctypes.data, batch.obs.shape, batch.obs.dtype, (ON_CPU, 0)))
    assert np.array_equal(read, batch.obs)
    assert read.ctypes.data == batch.obs.ctypes.data
    batch.step(batch.mask.argmax(axis=1))
    assert np.array_equal(read, batch.obs)
