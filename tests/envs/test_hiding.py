"""Observations, masks, and the next seat to act do not depend on hidden cards."""

import random
from typing import Any

import numpy as np
import pytest

from tests.envs.following import TABLES, choose
from wildfour.envs.batch import Batch
from wildfour.envs.core import step
from wildfour.envs.core.interpreted_engine import InterpretedEngine
from wildfour.rulebook.cards import cards_in
from wildfour.rules.piles import add
from wildfour.rules.state import RoundState


def deal_hidden_cards_again(state: RoundState, seat: int, luck: random.Random) -> None:
    """Redeal the draw pile and all hands except the seat's own, keeping their sizes."""
    zones = [state.draw, *(state.hands[other] for other in range(state.players) if other != seat)]
    sizes = [len([*cards_in(zone)]) for zone in zones]
    cards = [card for zone in zones for card in cards_in(zone)]
    luck.shuffle(cards)
    for zone, size in zip(zones, sizes, strict=True):
        zone[:] = [0] * len(zone)
        for _ in range(size):
            add(zone, cards.pop())


PUBLIC = [table for table in TABLES if "knowledge" not in table[3]]


@pytest.mark.parametrize(("edition", "players", "options", "settings"), PUBLIC)
def test_hidden_cards_change_nothing(edition: str, players: int, options: str, settings: dict[str, Any]) -> None:
    batch = Batch(edition, players, 1, options=options, seed=2, machine="python", **settings)
    machine, luck = batch.machine, np.random.default_rng(8)
    assert isinstance(machine, InterpretedEngine)
    for number in range(150):
        seat, state = int(batch.seats[0]), machine.states[0].copy()
        deal_hidden_cards_again(state, seat, random.Random(number))
        env = step.Progress(*batch.envs[0].tolist())
        e = step.Episode(None, None, env, machine.settings, machine.plan)
        obs, mask = np.zeros_like(batch.obs_words[0]), np.zeros_like(batch.mask_words[0])
        asked = machine.twins[step.write_view](state, e, seat, obs, mask)
        assert asked == seat
        assert np.array_equal(obs, batch.obs_words[0])
        assert np.array_equal(mask, batch.mask_words[0])
        batch.step(choose(batch.mask, luck))
