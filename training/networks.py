"""The player's network and the judge's, in torch."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 - as everybody calls it
from torch import Tensor, nn

from wildfour.bots.network.network_inputs import ACTIONS, OF_PLANE, OF_SEAT, Inputs, Places, inputs_of
from wildfour.encoding.block_offsets import PLAIN_ACTIONS, SEATS
from wildfour.rulebook.cards import FLIP_MARK, cards_in, kind_of
from wildfour.rulebook.editions import EDITIONS
from wildfour.rulebook.notation import rules_of
from wildfour.rulebook.option_parser import parse_options

PLAYERS_WIDTH = 256
JUDGES_WIDTHS = (256, 128)
WORTHS = 3  # of each seat: going out, points won, points left


class Reader(nn.Module):
    """The first layer, for bytes: which of them become inputs is said by wildfour/bots/network/network_inputs.py."""

    def __init__(self, inputs: Inputs, width: int) -> None:
        super().__init__()
        self.width = width
        for name, values in (("numbers", inputs.numbers), ("classes", inputs.classes)):
            self.register_buffer(name, torch.tensor(values), persistent=False)
        self.register_buffer("scales", torch.tensor(inputs.scales), persistent=False)
        self.register_buffer("values", torch.tensor(inputs.values, dtype=torch.uint8), persistent=False)

    def forward(self, layer: nn.Linear, readings: Tensor, others: Tensor) -> Tensor:
        """`others` are the bytes that follow the reading: a mask, or hands."""
        weight, numbers, first = layer.weight, len(self.scales), readings.shape[1]
        by_byte = torch.zeros((len(weight), self.width), device=weight.device)
        by_byte = by_byte.index_add(1, self.numbers, weight[:, :numbers] * self.scales)
        found = F.linear(readings.float(), by_byte[:, :first], layer.bias)
        found = found + F.linear(others.float(), by_byte[:, first:])
        return found + F.linear((readings[:, self.classes] == self.values).float(), weight[:, numbers:])


class Player(nn.Module):
    """What to do, and what the others may hold."""

    def __init__(self, seats: int, width: int = PLAYERS_WIDTH) -> None:
        super().__init__()
        self.seats, inputs = seats, inputs_of(seats)
        self.first, self.second = nn.Linear(len(inputs), width), nn.Linear(width, width)
        self.actions, self.beliefs = nn.Linear(width, ACTIONS), nn.Linear(width, (seats - 1) * OF_PLANE)
        self.reader = Reader(inputs, Places(seats).width)
        with torch.no_grad():
            self.actions.weight.mul_(0.05)
            self.beliefs.weight.mul_(0.05)

    def forward(self, readings: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """How much each action is liked; and the last layer, for the beliefs."""
        first = torch.relu(self.reader(self.first, readings, masks[:, :PLAIN_ACTIONS]))
        last = torch.relu(self.second(first))
        return self.actions(last), last


class Judge(nn.Module):
    """What the round is worth to each seat in the order of play, when all hands are seen."""

    def __init__(self, seats: int, widths: Sequence[int] = JUDGES_WIDTHS) -> None:
        super().__init__()
        self.seats, inputs, (one, two) = seats, inputs_of(seats, critic=True), widths
        self.first, self.second = nn.Linear(len(inputs), one), nn.Linear(one, two)
        self.widths = (one, two)
        self.worth = nn.Linear(two, WORTHS * seats)
        self.reader = Reader(inputs, Places(seats).critic_width)

    def forward(self, readings: Tensor, hands: Tensor, players: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """For each seat the logarithm of its chance to go out, and what points it may expect to win and to keep."""
        first = torch.relu(self.reader(self.first, readings, hands))
        worth = self.worth(torch.relu(self.second(first)))
        out, won, left = worth.split(self.seats, 1)
        absent = torch.arange(self.seats, device=players.device) >= players[:, None]
        return F.log_softmax(out.masked_fill(absent, -1e9), 1), won, left


def unseen(readings: Tensor, seats: int, decks: Tensor) -> Tensor:
    """How many cards of each kind the seat does not see; `decks` has the whole deck of each row's edition."""
    places = Places(seats)
    own, lying = readings[:, :OF_PLANE], readings[:, OF_PLANE : 2 * OF_PLANE]
    flips = readings[:, places.flips : places.flips + OF_PLANE], readings[:, places.flips + OF_PLANE : places.context]
    return (decks - own.float() - lying.float() - flips[0].float() - flips[1].float()).clamp(min=0)


def decks_table(device: str) -> Tensor:
    """The kinds in the deck of each edition."""
    table = torch.zeros(len(EDITIONS), OF_PLANE)
    for number, edition in enumerate(EDITIONS):
        rules = rules_of(edition, parse_options(""))
        for card in cards_in(list(rules.deck)):
            table[number, kind_of(rules, card) % FLIP_MARK] += 1
    return table.to(device)


def belief_loss(player: Player, last: Tensor, readings: Tensor, hands: Tensor, decks: Tensor) -> Tensor:
    """How surprising the other hands are: a card of a seat is of a kind as often as that is unseen and may be there,
    times what the network makes of it."""
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


def layers_of(player: Player, judge: Judge) -> dict[str, nn.Linear]:
    layers = {"0": player.first, "1": player.second, "p": player.actions, "b": player.beliefs}
    return layers | {"j0": judge.first, "j1": judge.second, "jw": judge.worth}


def turned(name: str, weight: np.ndarray) -> np.ndarray:
    """The weights of a layer lie input by input; those of the player's last ones output by output, as in torch."""
    return weight if name in ("p", "b") else weight.T


def arrays(player: Player, judge: Judge) -> dict[str, np.ndarray]:
    """As wildfour/bots/network/inference.py reads them."""
    found = {}
    for name, layer in layers_of(player, judge).items():
        found[f"w{name}"] = turned(name, layer.weight.detach().cpu().numpy()).astype(np.float16)
        found[f"b{name}"] = layer.bias.detach().cpu().numpy().astype(np.float32)
    return found


@torch.no_grad()
def read_arrays(file: Path, player: Player, judge: Judge) -> None:
    """The weights of a file that was made of `arrays`. Where layers are wider here, the units that are new change
    nothing at first."""
    with np.load(file) as found:
        for name, layer in layers_of(player, judge).items():
            weight = torch.from_numpy(turned(name, found[f"w{name}"]).astype(np.float32))
            units, inputs = weight.shape
            layer.weight[:units, :inputs], layer.weight[:units, inputs:] = weight, 0
            layer.bias[:units] = torch.from_numpy(found[f"b{name}"])
