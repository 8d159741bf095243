"""The network: its input is a learner's observation, its choice equals NumPy's, and only the seat's view matters."""

import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import ROUNDS, random_table
from tests.tables.play import play_round
from tests.test_properties import otherwise_dealt
from wildfour import Round
from wildfour.bots.levels import bot_named
from wildfour.bots.network import inference, network_files
from wildfour.bots.network.network_files import network_for, read_network, read_parts, save_network
from wildfour.bots.network.network_inputs import (
    OF_PLANE,
    OF_SEAT,
    Places,
    context_of,
    inputs_of,
    place_of_action,
    seats_of_network,
)
from wildfour.bots.players.network_bot import network_move
from wildfour.bots.players.plain_network_bot import plain_network_move
from wildfour.compiled.state_arrays import Array
from wildfour.encoding.action_mask import move_of
from wildfour.encoding.block_offsets import PLAIN_ACTIONS, SAY, SEATS, flip_planes_at
from wildfour.envs.batch import Batch
from wildfour.errors import Invalid
from wildfour.match.stakes import TO_GO_OUT, Stakes, against_points, for_points
from wildfour.rulebook.editions import edition_named

SEEDS = st.integers(0, 2**32 - 1)
BOT = bot_named("network")
TABLES = (
    ("classic-2003", 2, ""),
    ("classic-2003", 4, "partners"),
    ("deluxe", 3, "stacking=any seven-zero jump-in"),
    ("launcher-2009", 6, ""),
    ("minion-2016", 10, ""),
)
WIDE = 64
TRAINED = Path(network_files.__file__).parent / "trained"
LETTERS = edition_named("classic-2003").letters


def reading_of(batch: Batch, i: int, context: list[int]) -> Array:
    """Return the network's input bytes from an observation and a mask."""
    setup = batch.setup
    places = Places(seats_of_network(setup.players))
    reading = np.zeros(places.width, "u1")
    seen = 8 * SEATS + OF_SEAT * setup.players
    reading[:seen] = batch.obs[i, :seen]
    if setup.rules.launcher:
        first = 8 * flip_planes_at(setup.rules, setup.players)
        for plane in range(2):
            at = first + WIDE * plane
            reading[places.flips + OF_PLANE * plane :][:OF_PLANE] = batch.obs[i, at : at + OF_PLANE]
    reading[places.context : places.rest] = context
    reading[places.rest :] = batch.mask[i, :PLAIN_ACTIONS]
    return reading


def scores_of_actions(parts: dict[str, Array], seats: int, reading: Array) -> Array:
    """Compute the network's output with NumPy."""
    inputs = inputs_of(seats)
    x = np.array(
        [float(reading[one.byte]) * one.scale for one in inputs.numbers]
        + [float(reading[one.byte] == one.value) for one in inputs.classes]
    )
    hidden = np.maximum(x @ parts["w0"].astype("f4") + parts["b0"], 0)
    last = np.maximum(hidden @ parts["w1"].astype("f4") + parts["b1"], 0)
    scores: Array = parts["wp"].astype("f4") @ last + parts["bp"]
    return scores


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_it_chooses_as_numpy_does(edition: str, players: int, options: str) -> None:
    batch = Batch(edition, players, 1, options=options, seed=5, machine="python", masks="patient", skip_forced=True)
    setup, luck = batch.setup, random.Random(5)
    seats = seats_of_network(players)
    found, parts = network_for(seats), read_parts(TRAINED / f"network-{seats}.npz", seats)
    context = context_of(setup.edition, setup.options, TO_GO_OUT)
    for _ in range(12):
        s, seat = batch.machine.states[0], int(batch.seats[0])  # type: ignore[attr-defined]
        scores = scores_of_actions(parts, seats, reading_of(batch, 0, context))
        legal = np.flatnonzero(batch.mask[0]).tolist()
        if legal[0] < SAY and inference.most_waiting(s.rules, players) == 0:
            legal = [action for action in legal if action not in (SAY, inference.KEEPING)]
        best = max(legal, key=lambda action: scores[place_of_action(s.rules, players, action)])
        move = inference.choose(s, seat, found, context)
        assert move == move_of(s, seat, best)
        batch.step([luck.choice(legal)])


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_plain_python_makes_the_same_moves(edition: str, players: int, options: str) -> None:
    r, luck = Round(edition, players=players, options=options, seed=7), random.Random(7)
    for number in range(40):
        view = r.view(r.turn)
        compiled = network_move(view, TO_GO_OUT, random.Random(number), network_for(players))
        assert plain_network_move(view, TO_GO_OUT, random.Random(number)) == compiled
        r.apply(r.turn, luck.choice(view.moves))
        if r.over:
            return


def test_plain_python_needs_no_packages() -> None:
    program = (
        "import random, sys; sys.modules.update(numpy=None, numba=None)\n"
        "from wildfour import Round\n"
        "from wildfour.bots.players.plain_network_bot import choose\n"
        "from wildfour.match.stakes import TO_GO_OUT\n"
        "r = Round('classic-2003', players=3, seed=5); view = r.view(r.turn)\n"
        "assert choose(view, view.moves, TO_GO_OUT, random.Random(0)) in view.moves"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_it_plays_whole_rounds_at_any_table(seed: int) -> None:
    generator = random.Random(seed)
    edition, players, options = random_table(generator, decks=1)
    r = Round(edition, players=players, options=options, seed=seed)
    stakes = Stakes(team=(players // 2,)) if options["partners"] else TO_GO_OUT
    assert play_round(r, [BOT] * players, generator, [stakes, *[TO_GO_OUT] * (players - 1)]) == r.outcome


@pytest.mark.parametrize("stakes", [TO_GO_OUT, for_points((), 30), against_points(50)])
def test_it_plays_for_any_stakes(stakes: Stakes) -> None:
    r = Round("classic-2003", players=4, seed=2)
    assert play_round(r, [BOT] * 4, random.Random(2), [stakes] * 4) == r.outcome


@settings(max_examples=60, deadline=None)
@given(ROUNDS, SEEDS)
def test_hidden_cards_do_not_change_its_choice(r: Round, seed: int) -> None:
    if r.over or r.state.rules.decks > 1:
        return
    other, moves = otherwise_dealt(r, r.turn, random.Random(seed)), r.legal_moves(r.turn)
    choices = [BOT(one.view(r.turn), moves, TO_GO_OUT, random.Random(seed)) for one in (r, other)]
    assert choices[0] == choices[1]
    assert choices[0] in moves


def test_its_choice_is_deterministic() -> None:
    r = Round("classic-2003", players=4, seed=8)
    view = r.view(r.turn)
    assert len({network_move(view, TO_GO_OUT, random.Random(luck), network_for(5)) for luck in range(5)}) == 1


def test_it_plays_a_card_when_it_holds_many() -> None:
    """Two players who both waited for better cards would never finish."""
    hand = " ".join(f"{color}{number}" for color in "rygb" for number in range(1, 10)) + " r0 y0 g0 b0"
    r = Round.from_position(f"classic-2003 / 0: {hand} / 1: g5 y1 / top r3")
    assert BOT(r.view(0), r.legal_moves(0), TO_GO_OUT, random.Random(1)) != "draw"


def test_it_goes_out_when_it_can() -> None:
    r = Round.from_position("classic-2003 / 0: r7 / 1: g5 y1 / top r3")
    assert BOT(r.view(0), r.legal_moves(0), TO_GO_OUT, random.Random(1)) == "r7"


@pytest.fixture
def parts() -> dict[str, Array]:
    with np.load(TRAINED / "network-2.npz") as found:
        return dict(found)


def refusal(parts: dict[str, Array], folder: Path) -> str:
    save_network(folder / "n.npz", parts)
    with pytest.raises(Invalid) as refused:
        read_network(folder / "n.npz", 2)
    return str(refused.value).replace(str(folder), "")


@pytest.mark.parametrize(
    ("part", "old", "new", "sentence"),
    [
        (
            "inputs",
            "pending",
            "pendant",
            "The network /n.npz uses the input 'pendant', which this version does not support; use ",
        ),
        (
            "critic_inputs",
            "face 3",
            "face",
            "The network /n.npz uses the input 'face', which this version does not support; use ",
        ),
        ("inputs", "pending", "face 3", "The network /n.npz lacks the input 'pending'; train it again "),
        ("critic_inputs", "hand 7", "face 3", "The network /n.npz lacks the input 'hand 7'; train it again "),
    ],
)
def test_a_file_with_other_inputs_is_rejected(
    parts: dict[str, Array], tmp_path: Path, part: str, old: str, new: str, sentence: str
) -> None:
    parts[part] = np.where(parts[part] == old, new, parts[part])
    assert refusal(parts, tmp_path).startswith(sentence)


def test_a_file_without_names_is_rejected(parts: dict[str, Array], tmp_path: Path) -> None:
    del parts["critic_inputs"]
    assert refusal(parts, tmp_path).startswith("The network /n.npz lacks the input '")


@pytest.mark.parametrize("part", ["w0", "b0", "w1", "b1", "wp", "bp", "wj0", "bj0", "wj1", "bj1", "wjw", "bjw"])
def test_an_array_of_another_shape_is_rejected(parts: dict[str, Array], tmp_path: Path, part: str) -> None:
    shape, given = parts[part].shape, parts.pop(part)
    assert f"{part} has the shape () instead of {shape}" in refusal(parts, tmp_path)
    parts[part] = given[:-1]
    assert f"{part} has the shape {given[:-1].shape} instead of {shape}" in refusal(parts, tmp_path)


def test_a_network_for_another_number_of_seats_is_rejected() -> None:
    with pytest.raises(Invalid, match="which this version does not support"):
        read_network(TRAINED / "network-5.npz", 2)


def test_a_file_may_lack_a_newer_option_and_may_order_its_inputs(parts: dict[str, Array], tmp_path: Path) -> None:
    """Rows are found by their names; an option that a file does not name has no effect."""
    option = parts["inputs"].tolist().index("option seven-zero")
    left = np.delete(np.arange(len(parts["inputs"])), option)[::-1]
    save_network(tmp_path / "n.npz", parts | {"inputs": parts["inputs"][left], "w0": parts["w0"][left]})
    parts["w0"][option] = 0
    save_network(tmp_path / "other.npz", parts)
    found, other = (read_network(tmp_path / name, 2) for name in ("n.npz", "other.npz"))
    assert np.array_equal(found.w, other.w)
    assert found.net == other.net
