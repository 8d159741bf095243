"""The player and critic networks, in PyTorch."""

from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 - its usual name
from torch import Tensor, nn

from wildfour.bots.network.inference import HALF, VALUES, WIDTH
from wildfour.bots.network.network_files import BY_UNIT, INPUT_NAMES, read_parts
from wildfour.bots.network.network_inputs import ACTIONS, Inputs, Places, inputs_of
from wildfour.encoding.block_offsets import PLAIN_ACTIONS


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
    """Action scores."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats, inputs = seats, inputs_of(seats)
        self.first, self.second = nn.Linear(len(inputs), WIDTH), nn.Linear(WIDTH, WIDTH)
        self.actions = nn.Linear(WIDTH, ACTIONS)
        self.inputs = InputLayer(inputs, Places(seats).width)
        with torch.no_grad():
            self.actions.weight.mul_(0.05)

    def forward(self, readings: Tensor, masks: Tensor) -> Tensor:
        """Return the scores of actions."""
        first = torch.relu(self.inputs(self.first, readings, masks[:, :PLAIN_ACTIONS]))
        scores: Tensor = self.actions(torch.relu(self.second(first)))
        return scores


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


def layers_of(player: Player, critic: Critic) -> dict[str, nn.Linear]:
    layers = {"0": player.first, "1": player.second, "p": player.actions}
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
