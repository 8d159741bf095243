"""The networks that come with Wildfour: their files, as compiled code and as plain Python read them."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np

from wildfour.bots.network.network_inputs import SIZES, Inputs, inputs_of
from wildfour.compiled.state_arrays import INT, Array
from wildfour.encoding.block_offsets import PATIENT

FIELDS = (
    *("asks", "sensible", "seats", "numbers", "classes", "scales", "first", "first_bias", "second", "second_bias"),
    *("actions", "actions_bias", "beliefs", "beliefs_bias", "judges_numbers", "judges_classes", "judges_ints"),
    *("judges_scales", "judges_first", "judges_first_bias", "judges_second", "judges_second_bias"),
    *("judges_worth", "judges_worth_bias"),
)
NET_DTYPE = np.dtype([(name, INT) for name in FIELDS])
PARTS = {
    "first": "w0",
    "first_bias": "b0",
    "second": "w1",
    "second_bias": "b1",
    "actions": "wp",
    "actions_bias": "bp",
    "beliefs": "wb",
    "beliefs_bias": "bb",
    "judges_first": "wj0",
    "judges_first_bias": "bj0",
    "judges_second": "wj1",
    "judges_second_bias": "bj1",
    "judges_worth": "wjw",
    "judges_worth_bias": "bjw",
}


@dataclass(frozen=True)
class Network:
    """`nets[0]` says where its parts begin in `ints` and in `w`: see network.Net."""

    nets: Array
    ints: Array
    w: Array

    @property
    def arrays(self) -> tuple[Array, Array, Array]:
        return self.nets, self.ints, self.w

    @property
    def to_choose(self) -> tuple[Array, Array, Array]:
        """As much of it as a choice needs: no beliefs and no judge."""
        return self.nets, self.ints[: self.nets["judges_ints"][0]], self.w[: self.nets["beliefs"][0]]


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
        return Network(np.concatenate([own.nets, own.nets]), own.ints, own.w)
    behind = level.nets.copy()
    for name in (*PARTS, "scales", "judges_scales"):
        behind[name] += len(own.w)
    return Network(np.concatenate([own.nets, behind]), own.ints, np.concatenate([own.w, level.w]))


@cache
def network_in_package(name: str, seats: int) -> Network:
    with as_file(files("wildfour.bots.network") / "trained" / name) as file:
        return read_network(file, seats)


def read_network(file: Path, seats: int) -> Network:
    player, judge = inputs_of(seats), inputs_of(seats, judge=True)
    parts = {"scales": scales_of(player)}
    with np.load(file) as found:
        parts |= {name: found[key].astype(np.float32).ravel() for name, key in PARTS.items()}
    parts["judges_scales"] = scales_of(judge)
    ints = np.concatenate([ints_of(player), ints_of(judge)])
    nets: Any = np.zeros(1, NET_DTYPE)
    at = 0
    for name, values in parts.items():
        nets[name] = at
        at += len(values)
    nets["sensible"], nets["seats"], nets["judges_ints"] = PATIENT, seats, len(ints_of(player))
    nets["numbers"], nets["classes"] = len(player.numbers), len(player.classes)
    nets["judges_numbers"], nets["judges_classes"] = len(judge.numbers), len(judge.classes)
    return Network(nets, ints, np.concatenate(list(parts.values())))


def scales_of(inputs: Inputs) -> Array:
    """The scales of the numbers, and the one of the classes."""
    return np.array([*inputs.scales, 1.0], np.float32)


def ints_of(inputs: Inputs) -> Array:
    return np.array([*inputs.numbers, *inputs.classes, *inputs.values], np.int64)
