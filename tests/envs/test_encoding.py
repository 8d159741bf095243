"""The encoding: it matches the views byte for byte, and every index has a name."""

import random
from itertools import islice
from typing import Any

import numpy as np
import pytest

from tests.envs.following import TABLES, any_tables, choose, follow
from wildfour.envs.batch import Batch
from wildfour.envs.codec.action_codec import action_of, move_of
from wildfour.envs.codec.encoding_names import Layout
from wildfour.envs.core.setup import Setup
from wildfour.envs.episode_replay import dealt_round


@pytest.mark.parametrize(("edition", "players", "options", "settings"), TABLES)
def test_observations_and_masks_match_the_views(
    edition: str, players: int, options: str, settings: dict[str, Any]
) -> None:
    batch = Batch(edition, players, 2, options=options, seed=9, machine="python", **settings)
    assert follow(batch, 120, np.random.default_rng(2)) == 240


def test_random_tables_match_the_views() -> None:
    luck = random.Random(5)
    for edition, players, options in islice(any_tables(luck), 25):
        calls = luck.choice(("auto", "ask"))
        masks = luck.choice(("legal", "sensible", "patient"))
        batch = Batch(edition, players, 1, options=options, seed=3, machine="python", calls=calls, masks=masks)
        follow(batch, 60, np.random.default_rng(2))


@pytest.mark.long
def test_a_hundred_thousand_steps_of_the_compiled_batch() -> None:
    luck = random.Random(11)
    rows = 0
    tables = [(*table[:3], dict(table[3])) for table in TABLES]
    tables += [(*table, {"calls": luck.choice(("auto", "ask"))}) for table in islice(any_tables(luck), 150)]
    for edition, players, options, settings in tables:
        batch = Batch(edition, players, 7, options=options, seed=9, machine="generic", **settings)
        rows += follow(batch, 100, np.random.default_rng(2))
    assert rows >= 100_000


@pytest.mark.parametrize(
    ("edition", "players", "options", "calls", "bytes_seen", "actions"),
    [
        ("classic-2003", 2, "", "auto", 144, 80),
        ("classic-2003", 10, "", "ask", 208, 80),
        ("classic-2003", 4, "seven-zero", "auto", 160, 88),
        ("classic-2003", 9, "seven-zero", "auto", 200, 96),
        ("classic-2003", 4, "players-referee", "ask", 200, 88),
        ("launcher-2009", 4, "", "auto", 288, 280),
        ("launcher-2009", 4, "gift-by-chance", "auto", 288, 152),
    ],
)
def test_a_table_has_the_blocks_it_needs(
    edition: str, players: int, options: str, calls: str, bytes_seen: int, actions: int
) -> None:
    layout = Layout(Setup.of(edition, players, options, calls=calls))
    assert (layout.obs_bytes, layout.actions) == (bytes_seen, actions)
    assert (len(layout.byte_names), len(layout.action_names)) == (bytes_seen, actions)


def test_every_meaningful_index_has_a_unique_name() -> None:
    layout = Layout(Setup.of("launcher-2009", 6, "seven-zero", calls="ask"))
    for names in (layout.byte_names, layout.action_names):
        named = [name for name in names if name]
        assert len(named) == len(set(named))
    assert layout.byte_names[0] == "hand b0"
    assert layout.byte_names[112:116] == ("color", "face", "phase", "pending")
    assert layout.byte_names[128 + 8] == "cards +1"
    assert [layout.action_names[action] for action in (0, 52, 64, 72, 76, 77, 81)] == [
        *("b0", "W>b", "draw", ">b", "catch", "wait", "swap +1")
    ]


def test_actions_become_moves_and_moves_actions() -> None:
    batch = Batch("launcher-2009", 5, 1, options="seven-zero jump-in", seed=4, machine="python", calls="ask")
    luck = np.random.default_rng(3)
    for _ in range(150):
        played = dealt_round(batch.setup, batch.seed, 0)
        view = played.view(int(batch.seats[0]))
        for action in np.flatnonzero(batch.mask[0]).tolist():
            move = move_of(batch.layout, view, action)
            assert action_of(batch.layout, view, move) == action
        batch.step(choose(batch.mask, luck))


def test_cards_of_several_decks_are_all_counted() -> None:
    batch = Batch("deluxe", 3, 4, options="decks=3", seed=4, machine="python")
    luck = np.random.default_rng(3)
    most = 0
    for _ in range(200):
        most = max(most, int(batch.obs[:, 56:112].max()))
        batch.step(choose(batch.mask, luck))
    assert most > 2


def test_the_options_of_a_table_are_encoded() -> None:
    layout = Layout(Setup.of("launcher-2009", 4, "jump-in stacking=any decks=2 target=300 hit-rate=0.7"))
    named = dict(zip(layout.option_names, layout.option_bytes[1:], strict=True))
    assert layout.option_bytes[0] == 4
    assert [named[name] for name in ("jump-in", "stacking", "decks", "target", "hit-rate", "must-play")] == [
        *(1, 4, 1, 3, 175, 0)
    ]
