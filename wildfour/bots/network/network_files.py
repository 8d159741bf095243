"""The networks that come with Wildfour: their files, as compiled code and as plain Python read them."""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wildfour.bots.network.network_inputs import SIZES, Inputs, inputs_of
from wildfour.compiled.state_arrays import INT, Array
from wildfour.encoding.block_offsets import PATIENT

FIELDS = (
    *("asks", "sensible", "seats", "numbers", "classes", "scales", "first", "first_bias", "second", "second_bias"),
    *("actions", "actions_bias", "hands", "hands_bias", "critic_numbers", "critic_classes", "critic_ints"),
    *("critic_scales", "critic_first", "critic_first_bias", "critic_second", "critic_second_bias"),
    *("critic_value", "critic_value_bias"),
)
NET_DTYPE = np.dtype([(name, INT) for name in FIELDS])
PARTS = {
    "first": "w0",
    "first_bias": "b0",
    "second": "w1",
    "second_bias": "b1",
    "actions": "wp",
    "actions_bias": "bp",
    "hands": "wb",
    "hands_bias": "bb",
    "critic_first": "wj0",
    "critic_first_bias": "bj0",
    "critic_second": "wj1",
    "critic_second_bias": "bj1",
    "critic_value": "wjw",
    "critic_value_bias": "bjw",
}


class Network(NamedTuple):
    """`nets[0]` says where its parts begin in `ints` and in `weights`: see inference.Net."""

    nets: Array
    ints: Array
    weights: Array

    @property
    def to_choose(self) -> "Network":
        """As much of it as a choice needs: no predicted hands and no critic."""
        ints = self.ints[: self.nets["critic_ints"][0]]
        return Network(self.nets, ints, self.weights[: self.nets["hands"][0]])


# The expert's own: for which number of seats, and whether everybody must lay who can.
EXPERTS = {(2, False): "expert-2.npz", (2, True): "expert-2-must-play.npz", (10, False): "expert-10.npz"}


def network_for(seats: int) -> Network:
    """The network for so many seats that plays as the level *network*."""
    assert seats in SIZES
    return network_in_package(f"network-{seats}.npz", seats)


def experts_network_for(seats: int, *, must_play: bool) -> Network:
    """The one that the expert thinks with: where there is such a one, trained longer and against the other too."""
    own = EXPERTS.get((seats, must_play)) or EXPERTS.get((seats, False))
    return network_in_package(own, seats) if own else network_for(seats)


@cache
def thinking_networks_for(seats: int, *, must_play: bool) -> Network:
    """nets[0] is the expert's own, and nets[1] the one that others may play by: the level's."""
    own, level = experts_network_for(seats, must_play=must_play), network_for(seats)
    if own is level:
        return Network(np.concatenate([own.nets, own.nets]), own.ints, own.weights)
    behind = level.nets.copy()
    for name in (*PARTS, "scales", "critic_scales"):
        behind[name] += len(own.weights)
    return Network(np.concatenate([own.nets, behind]), own.ints, np.concatenate([own.weights, level.weights]))


@cache
def network_in_package(name: str, seats: int) -> Network:
    with as_file(files("wildfour.bots.network") / "trained" / name) as file:
        return read_network(file, seats)


def read_network(file: Path, seats: int) -> Network:
    player, critic = inputs_of(seats), inputs_of(seats, critic=True)
    parts = {"scales": scales_of(player)}
    with np.load(file) as found:
        parts |= {name: found[key].astype(np.float32).ravel() for name, key in PARTS.items()}
    parts["critic_scales"] = scales_of(critic)
    ints = np.concatenate([ints_of(player), ints_of(critic)])
    nets: Any = np.zeros(1, NET_DTYPE)
    at = 0
    for name, values in parts.items():
        nets[name] = at
        at += len(values)
    nets["sensible"], nets["seats"], nets["critic_ints"] = PATIENT, seats, len(ints_of(player))
    nets["numbers"], nets["classes"] = len(player.numbers), len(player.classes)
    nets["critic_numbers"], nets["critic_classes"] = len(critic.numbers), len(critic.classes)
    return Network(nets, ints, np.concatenate(list(parts.values())))


def scales_of(inputs: Inputs) -> Array:
    """The scales of the numbers, and the one of the classes."""
    return np.array([*inputs.scales, 1.0], np.float32)


def ints_of(inputs: Inputs) -> Array:
    return np.array([*inputs.numbers, *inputs.classes, *inputs.values], np.int64)
