"""The example network bot encodes views exactly as the environment does."""

import random
from pathlib import Path

import numpy as np
import pytest

from examples.network_bot import NetworkBot, export_bot, feature_count, features, one_hot
from wildfour.arena.deals import DealResult, play_deal
from wildfour.arena.request import ArenaRequest
from wildfour.bots.network.network_files import save_network
from wildfour.envs.codec.action_codec import move_of
from wildfour.envs.codec.encoding_names import Layout
from wildfour.envs.core.setup import Setup
from wildfour.envs.game import Game
from wildfour.match.stakes import TO_GO_OUT


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Write an untrained network."""
    layout, luck = Layout(Setup.of("classic-2003", 2)), np.random.default_rng(1)
    shapes = {"0": (feature_count(layout), 16), "1": (16, 16), "p": (16, layout.actions)}
    arrays = {f"w{name}": luck.normal(size=shape).astype("f4") for name, shape in shapes.items()}
    arrays |= {f"b{name}": luck.normal(size=shape[1]).astype("f4") for name, shape in shapes.items()}
    save_network(tmp_path / "net.npz", arrays)
    return tmp_path / "net.npz"


def test_a_network_chooses_as_in_the_environment(file: Path) -> None:
    game = Game(Setup.of("classic-2003", 2, masks="sensible", autoreset="disabled"), machine="python")
    bot, weights = NetworkBot(file), dict(np.load(file))
    game.reset(seed=4)
    for _ in range(25):
        if game.over:
            game.reset()
        mask = game.mask().astype("f4")
        x = features(game.observation()[None], mask[None], lambda parts: np.concatenate(parts, 1), one_hot).astype("f4")
        hidden = np.maximum(np.maximum(x @ weights["w0"] + weights["b0"], 0) @ weights["w1"] + weights["b1"], 0)
        scores = (hidden @ weights["wp"] + weights["bp"])[0]
        best = int(np.argmax(np.where(mask > 0, scores, -np.inf)))
        played = game.round
        view = played.view(game.seat)
        moves = [move_of(game.layout, view, action) for action in game.offered()]
        assert bot(view, moves, TO_GO_OUT, random.Random(1)) == move_of(game.layout, view, best)
        game.step(best)


def test_the_arena_can_seat_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    export_bot(file.with_name("some_uno_net.py"))
    file.rename(file.with_name("some_uno_net.npz"))
    monkeypatch.syspath_prepend(str(file.parent))
    request = ArenaRequest("classic-2003", "", 2, None, 5, (("some_uno_net:choose", "novice"),))
    for deal in range(3):
        result = play_deal(request, 0, deal)
        assert isinstance(result, DealResult), result
        assert len(result.played) == 2
