"""Environments by somebody else's rules: RLCard's, where they differ from ours."""

from dataclasses import replace

import numpy as np
import pytest

from bench import rlcard_rules
from bench.rlcard_bridge import OPTIONS
from wildfour.encoding.block_offsets import TABLE
from wildfour.envs.batch import Batch
from wildfour.envs.core.setup import OtherRules, Setup
from wildfour.rules.state import Phase

OURS = Setup.of("standard-2010", 2, OPTIONS)
RLCARDS = replace(OURS, other_rules=OtherRules((rlcard_rules,), tuple(rlcard_rules.INSTEAD.items())))
PHASE = 8 * TABLE + 2
SIZE, STEPS = 8, 150


def played(setup: Setup, machine: str) -> np.ndarray:
    """What is shown step by step while the first action that is offered is made."""
    batch = Batch(setup, size=SIZE, seed=4, machine=machine)  # type: ignore[arg-type]
    shown = []
    for _ in range(STEPS):
        shown.append(batch.obs.copy())
        batch.step(batch.mask.argmax(axis=1))
    return np.array(shown)


def test_by_rlcards_rules_nobody_is_asked_about_a_card_just_drawn() -> None:
    assert (played(OURS, "python")[..., PHASE] == Phase.PLAY_DRAWN).any()
    assert not (played(RLCARDS, "python")[..., PHASE] == Phase.PLAY_DRAWN).any()


@pytest.mark.long
def test_compiled_they_are_the_same() -> None:
    assert np.array_equal(played(RLCARDS, "generic"), played(RLCARDS, "python"))
    assert np.array_equal(played(OURS, "generic"), played(OURS, "python"))  # each has a machine of its own
