"""Training: bots play with the learned weights, seats and round ends are read correctly, and runs can be resumed."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

from training import networks
from training.cuda_graphs import CapturedGraph
from training.environments import Environments
from training.learning import LEFT_AT, RolloutBuffer, ends, seats_in_order
from training.tables import (
    NETWORK,
    OPPONENT_TYPE,
    SKILLED,
    Kind,
    best_response,
    experts_kinds_for,
    kinds_for,
)
from wildfour.bots.network.inference import KEEPING
from wildfour.bots.network.network_files import read_network, save_network
from wildfour.bots.network.network_inputs import HOW_OTHERS_PLAY, POINTS, Places
from wildfour.encoding.block_offsets import SAY, SEATS

SIZES = (2, 5, 10)
WAITING = [SAY, KEEPING]


def tables(*kinds: Kind, seats: int = 5) -> Environments:
    return Environments(list(kinds), seats, 40 * len(kinds), 7, "cpu")


@pytest.mark.parametrize("seats", SIZES)
def test_the_file_has_the_weights_that_were_learned(seats: int, tmp_path: Path) -> None:
    player, critic = networks.Player(seats), networks.Critic(seats)
    save_network(tmp_path / "n.npz", networks.arrays(player, critic))
    found = read_network(tmp_path / "n.npz", seats)
    for at, layer in ((found.net.player.second, player.second), (found.net.critic.first, critic.first)):
        wanted = layer.weight.detach().numpy().T.astype(np.float16).ravel()
        assert np.array_equal(found.w[at : at + len(wanted)], wanted.astype(np.float32))


@pytest.mark.parametrize("seats", SIZES)
def test_every_kind_of_table_has_its_share(seats: int) -> None:
    kinds = kinds_for(seats)
    assert {kind.edition for kind in kinds} >= {"classic-2003", "deluxe", "minion-2016", "launcher-2009"}
    assert all(kind.setup.players <= seats for kind in kinds)
    assert [kind.opponents for kind in kinds if kind.opponents] == ["skilled", "random"]
    against = kinds_for(seats, against_network=True)
    assert [kind.opponents for kind in against if kind.opponents] == ["skilled", NETWORK]
    assert sum(kind.share for kind in against) == sum(kind.share for kind in kinds)
    assert [kind.opponents for kind in best_response(seats)] == [NETWORK]


@pytest.mark.parametrize("seats", SIZES)
def test_the_experts_network_learns_against_every_opponent_type(seats: int) -> None:
    kinds = experts_kinds_for(seats)
    assert {kind.edition for kind in kinds} >= {"classic-2003", "deluxe", "minion-2016", "launcher-2009"}
    assert all(kind.setup.players <= seats for kind in kinds)
    if seats == 10:
        assert {kind.opponents for kind in kinds} == {SKILLED}
    else:
        expected = set(OPPONENT_TYPE.values()) - ({OPPONENT_TYPE["sparing"]} if seats == 5 else set())
        assert {OPPONENT_TYPE[kind.opponents] for kind in kinds} == expected


@pytest.mark.parametrize("has_type", [False, True])
def test_only_the_experts_network_reads_the_opponent_type(has_type: bool) -> None:
    kinds = [Kind(1, 4), Kind(1, 4, opponents="skilled"), Kind(1, 4, opponents="random")]
    envs = Environments(kinds, 5, 120, 7, "cpu", tells_type=has_type)
    for part in envs.parts:
        byte = envs.shown.readings[part.rows, Places(5).context + HOW_OTHERS_PLAY]
        assert (byte == (1 + OPPONENT_TYPE[part.kind.opponents] if has_type else 0)).all()


def test_rows_show_what_the_tables_show() -> None:
    envs = tables(Kind(1, 4), Kind(1, 3, "launcher-2009"))
    for part in envs.parts:
        rows = envs.shown[part.rows]
        players = part.setup.players
        assert torch.equal(rows.readings[:, :100], part.obs[:, :100])
        held = rows.hands[:, : (players - 1) * 56].sum(1).tolist()
        cards = part.obs[:, 8 * 16 :][:, 8 : 8 * players : 8].sum(1).tolist()
        assert held == cards
        assert (rows.masks.sum(1) == part.mask.sum(1)).all()


@pytest.mark.parametrize(("kind", "held"), [(Kind(1, 2), 40), (Kind(1, 4), 20), (Kind(1, 4, options="seven-zero"), 1)])
def test_a_player_with_many_cards_must_play(kind: Kind, held: int) -> None:
    part = tables(kind).parts[0]
    mask = part.mask.view(torch.uint8)
    waits = (mask[:, :SAY] != 0).any(1) & (mask[:, WAITING] != 0).any(1)
    assert waits.any()
    part.obs[:, 8 * SEATS] = held
    assert not part.choices()[waits][:, WAITING].any()
    assert torch.equal(part.choices()[~waits], mask[~waits])
    part.obs[:, 8 * SEATS] = held - 1
    assert torch.equal(part.choices(), mask) == ("seven-zero" not in kind.options)


def test_seats_are_counted_in_the_direction_of_play() -> None:
    readings = torch.zeros((2, Places(5).rest), dtype=torch.uint8)
    readings[0, LEFT_AT] = 1
    order = seats_in_order(readings, torch.tensor([1, 1]), torch.tensor([4, 3]), 5)
    assert order.tolist() == [[1, 2, 3, 0, 4], [1, 0, 2, 3, 4]]


def test_partners_share_going_out() -> None:
    out, won, left = ends(torch.tensor([[40.0, -20.0, 40.0, -20.0]]))
    assert out.tolist() == [[0.5, 0, 0.5, 0]]
    assert won.tolist() == [[40 / POINTS, 0, 40 / POINTS, 0]]
    assert left.tolist() == [[0, 20 / POINTS, 0, 20 / POINTS]]


def test_a_move_that_ends_the_round_is_valued_by_the_result() -> None:
    torch.manual_seed(1)
    envs = tables(Kind(1, 2), seats=2)
    buffer = RolloutBuffer(envs, networks.Player(2), networks.Critic(2), 200)
    buffer.play()
    t, i = (int(one) for one in (buffer.rows.ended[1:] == 1).nonzero()[0])
    assert torch.equal(buffer.targets[t, :, i], ends(buffer.rows.rewards[t + 1, i : i + 1])[:, 0])
    assert buffer.rows.masks[:-1].gather(2, buffer.actions[:, :, None]).all()


def test_without_foresight_the_advantage_uses_the_next_estimate() -> None:
    torch.manual_seed(1)
    envs = tables(Kind(1, 2), seats=2)
    buffer = RolloutBuffer(envs, networks.Player(2), networks.Critic(2), 20, foresight=0.0)
    buffer.play()
    goes_on, seats = buffer.rows.ended[1:] == 0, buffer.rows.seats[:-1].long()
    stakes = envs.stakes[:, 0] == 1  # stakes where only going out counts
    changes = (buffer.values[1:, 0] - buffer.values[:-1, 0]).gather(2, seats[..., None])[..., 0]
    chosen = goes_on & stakes
    scale = buffer.gains[chosen].abs().max() / changes[chosen].abs().max()
    assert torch.allclose(buffer.gains[chosen], scale * changes[chosen], atol=1e-3)


def test_without_a_gpu_nothing_is_captured() -> None:
    done: list[int] = []
    work = CapturedGraph(lambda: done.append(1), "cpu")
    for _ in range(5):
        work()
    assert len(done) == 5


def test_a_run_can_be_resumed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "training", "2", "--device", "cpu", "--tables", "1060", "--steps", "8"]
    command += ["--rows", "512", "--seconds", "600", "--out", str(tmp_path)]
    first = subprocess.run([*command, "--stories", "1"], capture_output=True, text=True, check=True)
    before = torch.load(tmp_path / "network-2.pt")
    subprocess.run([*command, "--stories", "1", "--resume"], capture_output=True, text=True, check=True)
    after = torch.load(tmp_path / "network-2.pt")
    assert "1060 tables" in first.stdout
    assert (before["steps"], after["steps"]) == (1060 * 8, 2 * 1060 * 8)
    assert after["optimizer"]["state"][0]["step"] > before["optimizer"]["state"][0]["step"]


def test_a_network_can_start_from_the_weights_of_another(tmp_path: Path) -> None:
    player, critic = networks.Player(2), networks.Critic(2)
    save_network(tmp_path / "n.npz", networks.arrays(player, critic))
    again = networks.Player(2), networks.Critic(2)
    networks.read_arrays(tmp_path / "n.npz", *again)
    for one, other in ((player, again[0]), (critic, again[1])):
        for name in ("first", "second"):
            assert torch.allclose(getattr(one, name).weight, getattr(other, name).weight, atol=1e-3)


def test_a_fixed_opponent_plays_its_best_moves_and_is_not_trained() -> None:
    envs, opponent = tables(Kind(1, 4, opponents=NETWORK)), networks.Player(5)
    buffer = RolloutBuffer(envs, networks.Player(5), networks.Critic(5), 20, opponent)
    buffer.play()
    others = buffer.rows.seats[:-1] != 0
    assert others.any()
    assert not others.all()
    rows = buffer.rows[:-1]
    best = opponent(rows.readings[others], rows.masks[others])[0].masked_fill(rows.masks[others] == 0, -1e9)
    assert torch.equal(buffer.actions[others], best.argmax(1))
    assert not buffer.gains[others].any()
    assert buffer.gains[~others].any()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--only"], "--only needs --against, the network to play against\n"),
        (["--expert"], "--expert needs --against, the network to play against\n"),
        (["--tables", "1000"], "--tables 1000 are too few for all kinds of tables; give at least 1060\n"),
        (["--begin", "none.npz"], "there is no file none.npz; give the .npz file of a network\n"),
        (["--against", "none.npz"], "there is no file none.npz; give the .npz file of a network\n"),
    ],
)
def test_invalid_arguments_are_rejected_with_one_message(arguments: list[str], sentence: str) -> None:
    command = [sys.executable, "-m", "training", "2", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.endswith(sentence)
