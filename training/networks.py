"""The player and critic networks, in PyTorch."""

from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 - its usual name
from torch import Tensor, nn

from wildfour.bots.network.inference import HALF, VALUES, WIDTH
from wildfour.bots.network.network_files import BY_UNIT, INPUT_NAMES, read_parts
from wildfour.bots.network.network_inputs import ACTIONS, OF_PLANE, OF_SEAT, Inputs, Places, inputs_of
from wildfour.encoding.block_offsets import PLAIN_ACTIONS, SEATS
from wildfour.rulebook.cards import FLIP_MARK, cards_in, kind_of
from wildfour.rulebook.editions import EDITIONS
from wildfour.rulebook.notation import rules_of
from wildfour.rulebook.option_parser import parse_options


class InputLayer(nn.Module):
    """The first layer, for bytes: bots/network/network_inputs.py lists its inputs."""

    def __init__(self, inputs: Inputs, width: int) -> None:
        super().__init__()
        self.width = width
        for name, values in (
            ("numbers", torch.tensor([one.byte for one in inputs.numbers])),
            ("scales", torch.tensor(inputs.scales)),
            ("classes", torch.tensor([one.byte for one in inputs.classes])),
            ("values", torch.tensor([one.value for one in inputs.classes], dtype=torch.uint8)),
        ):
            self.register_buffer(name, values, persistent=False)

    def forward(self, layer: nn.Linear, readings: Tensor, others: Tensor) -> Tensor:
        """Apply a layer; `others` are the bytes after the reading: a mask, or hands."""
        weight, numbers, first = layer.weight, len(self.scales), readings.shape[1]
        by_byte = torch.zeros((len(weight), self.width), device=weight.device)
        by_byte = by_byte.index_add(1, self.numbers, weight[:, :numbers] * self.scales)
        found = F.linear(readings.float(), by_byte[:, :first], layer.bias)
        found = found + F.linear(others.float(), by_byte[:, first:])
        return found + F.linear((readings[:, self.classes] == self.values).float(), weight[:, numbers:])


class Player(nn.Module):
    """Action scores, and predictions of the other hands."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats, inputs = seats, inputs_of(seats)
        self.first, self.second = nn.Linear(len(inputs), WIDTH), nn.Linear(WIDTH, WIDTH)
        self.actions, self.beliefs = nn.Linear(WIDTH, ACTIONS), nn.Linear(WIDTH, (seats - 1) * OF_PLANE)
        self.inputs = InputLayer(inputs, Places(seats).width)
        with torch.no_grad():
            self.actions.weight.mul_(0.05)
            self.beliefs.weight.mul_(0.05)

    def forward(self, readings: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the scores of actions, and the last layer, for the beliefs."""
        first = torch.relu(self.inputs(self.first, readings, masks[:, :PLAIN_ACTIONS]))
        last = torch.relu(self.second(first))
        return self.actions(last), last


class Critic(nn.Module):
    """Estimates of each seat's result in the order of play, from all hands."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats, inputs = seats, inputs_of(seats, critic=True)
        self.first, self.second = nn.Linear(len(inputs), WIDTH), nn.Linear(WIDTH, HALF)
        self.values = nn.Linear(HALF, VALUES * seats)
        self.inputs = InputLayer(inputs, Places(seats).critic_width)

    def forward(self, readings: Tensor, hands: Tensor, players: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return each seat's log probability of going out, and its expected points won and left."""
        first = torch.relu(self.inputs(self.first, readings, hands))
        out, won, left = self.values(torch.relu(self.second(first))).split(self.seats, 1)
        absent = torch.arange(self.seats, device=players.device) >= players[:, None]
        return F.log_softmax(out.masked_fill(absent, -1e9), 1), won, left


def unseen(readings: Tensor, seats: int, decks: Tensor) -> Tensor:
    """Count the cards of each kind that the seat does not see; `decks` has the whole deck of each row's edition."""
    places = Places(seats)
    own, lying = readings[:, :OF_PLANE], readings[:, OF_PLANE : 2 * OF_PLANE]
    flips = readings[:, places.flips : places.flips + OF_PLANE], readings[:, places.flips + OF_PLANE : places.context]
    return (decks - own.float() - lying.float() - flips[0].float() - flips[1].float()).clamp(min=0)


def decks_table(device: str) -> Tensor:
    """Count the cards of each kind in each edition's deck."""
    table = torch.zeros(len(EDITIONS), OF_PLANE)
    for number, edition in enumerate(EDITIONS):
        rules = rules_of(edition, parse_options(""))
        for card in cards_in(list(rules.deck)):
            table[number, kind_of(rules, card) % FLIP_MARK] += 1
    return table.to(device)


def belief_loss(player: Player, last: Tensor, readings: Tensor, hands: Tensor, decks: Tensor) -> Tensor:
    """Return the cross-entropy of the other hands. The probability of a kind is its prior among the unseen cards that
    may be there, times the network's prediction."""
    seats = player.seats
    size = len(last)
    logits = player.beliefs(last).view(size, seats - 1, OF_PLANE)
    held = hands.view(size, seats - 1, OF_PLANE).float()
    rows = readings[:, 8 * SEATS + OF_SEAT : 8 * SEATS + OF_SEAT * seats].view(size, seats - 1, OF_SEAT).float()
    fractions = (rows[:, :, 1:6] / rows[:, :, :1].clamp(min=1)).clamp(0.02, 1)
    colors = torch.arange(OF_PLANE, device=last.device).div(13, rounding_mode="floor").clamp(max=4)
    weight = unseen(readings, seats, decks)[:, None, :] * fractions[:, :, colors]
    chances = F.log_softmax(logits + weight.clamp(min=1e-6).log(), 2)
    return -(held * chances).sum() / held.sum().clamp(min=1)


def layers_of(player: Player, critic: Critic) -> dict[str, nn.Linear]:
    layers = {"0": player.first, "1": player.second, "p": player.actions, "b": player.beliefs}
    return layers | {"j0": critic.first, "j1": critic.second, "jw": critic.values}


def arrays(player: Player, critic: Critic) -> dict[str, np.ndarray]:
    """Return the parts for a network file: see bots/network/network_files.py."""
    found = {
        names: np.array(inputs_of(player.seats, critic=layer == "j0").names) for layer, names in INPUT_NAMES.items()
    }
    for name, layer in layers_of(player, critic).items():
        weight = layer.weight.detach().cpu().numpy()
        found[f"w{name}"] = (weight if name in BY_UNIT else weight.T).astype(np.float16)
        found[f"b{name}"] = layer.bias.detach().cpu().numpy().astype(np.float32)
    return found


@torch.no_grad()
def read_arrays(file: Path, player: Player, critic: Critic) -> None:
    """Load the weights from a network file."""
    parts = read_parts(file, player.seats)
    for name, layer in layers_of(player, critic).items():
        weight = parts[f"w{name}"]
        layer.weight.copy_(torch.from_numpy((weight if name in BY_UNIT else weight.T).astype(np.float32)))
        layer.bias.copy_(torch.from_numpy(parts[f"b{name}"]))
