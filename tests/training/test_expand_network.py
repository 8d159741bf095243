"""A network for ten seats that starts from the network for five."""

import random
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from training.expand_network import expanded, main
from wildfour.bots.network.inference import choose
from wildfour.bots.network.network_files import network_for, read_network, save_network
from wildfour.bots.network.network_inputs import HOW_OTHERS_PLAY, SMALL_HANDS, context_of, inputs_of
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.round import Round
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options

TRAINED = files("wildfour.bots.network") / "trained"


def parts(name: str) -> dict[str, Any]:
    with np.load(str(TRAINED / name)) as found:
        return dict(found)


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("networks") / "wide.npz"
    save_network(file, expanded(*both()))
    return file


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("edition", "options"), [("classic-2003", ""), ("launcher-2009", "stacking=any")])
def test_with_few_players_it_plays_as_before(wide: Path, edition: str, options: str, players: int) -> None:
    few, many = network_for(5), read_network(wide, 10)
    luck, context = random.Random(players), context_of(edition_named(edition), parse_options(options), TO_GO_OUT)
    assert context[HOW_OTHERS_PLAY] == 0
    compared = 0
    for seed in range(3):
        r = Round(edition, players=players, options=options, seed=seed)
        while not r.over and len(r.moves) < 30:
            r.state.fresh[:] = r.knowledge.fresh
            chosen = [choose(r.state, r.turn, each, context) for each in (few, many)]
            assert chosen[0] == chosen[1]
            compared += 1
            moves = r.legal_moves(r.turn)
            r.apply(r.turn, "uno!" if "uno!" in moves else luck.choice([move for move in moves if move != "object"]))
    assert compared > 20


def test_its_critic_is_that_of_the_larger_network() -> None:
    made, many = expanded(parts("network-5.npz"), parts("network-10.npz")), parts("network-10.npz")
    assert all(np.array_equal(made[name], many[name]) for name in many if name.startswith(("wj", "bj")))
    assert {name: part.shape for name, part in made.items()} == {name: part.shape for name, part in many.items()}


def test_distant_players_count_when_they_have_few_cards() -> None:
    made, few = (each["w0"].astype(np.float32) for each in (expanded(*both()), both()[0]))
    for size in SMALL_HANDS:
        half = few[inputs_of(5).names.index(f"seat 3: cards {size}")] / 2
        assert np.allclose(made[inputs_of(10).names.index(f"seat 7: cards {size}")], half, atol=1e-3)
        assert half.any()
    assert not made[inputs_of(10).names.index("seat 7: cards")].any()


def test_the_command_writes_it(tmp_path: Path) -> None:
    main([str(TRAINED / "network-5.npz"), str(TRAINED / "network-10.npz"), str(tmp_path / "wide.npz")])
    with np.load(tmp_path / "wide.npz") as found:
        assert np.array_equal(found["w0"], expanded(*both())["w0"])


@pytest.mark.parametrize(
    ("few", "many", "sentence"),
    [
        ("network-10.npz", "network-5.npz", "does not have fewer seats than"),
        ("network-5.npz", "network-5.npz", "does not have fewer seats than"),
        ("network-5.npz", "network-7.npz", "There is no file"),
        ("network.py", "network-10.npz", "is not a network"),
    ],
)
def test_networks_that_cannot_be_expanded_are_rejected(tmp_path: Path, few: str, many: str, sentence: str) -> None:
    (tmp_path / "network.py").write_text("SEATS = 5", encoding="utf-8")
    folders = {"network.py": tmp_path}
    with pytest.raises(SystemExit, match=sentence):
        main([*(str(folders.get(name, TRAINED) / name) for name in (few, many)), str(tmp_path / "wide.npz")])
    assert not (tmp_path / "wide.npz").exists()


def both() -> tuple[dict[str, Any], dict[str, Any]]:
    return parts("network-5.npz"), parts("network-10.npz")
