"""Network files: loading, checks by input name, and the layout for compiled code."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np

from wildfour.bots.network.inference import HALF, VALUES, WIDTH, Body, Net, Network
from wildfour.bots.network.network_inputs import ACTIONS, OPTION, inputs_of, seats_of_network
from wildfour.compiled.records import INT
from wildfour.compiled.state_arrays import Array
from wildfour.encoding.block_offsets import PATIENT
from wildfour.errors import Invalid

BODY_DTYPE = np.dtype([(name, INT) for name in Body.__annotations__])
NET_DTYPE = np.dtype(
    [(name, BODY_DTYPE if declared is Body else INT) for name, declared in Net.__annotations__.items()]
)
# The layers in a file: `w0` and `b0` are the weights and bias of the player's first layer.
LAYERS = {
    "0": ("player", "first"),
    "1": ("player", "second"),
    "p": ("", "actions"),
    "j0": ("critic", "first"),
    "j1": ("critic", "second"),
    "jw": ("", "value"),
}
BY_UNIT = ("p",)  # stored by unit; the other weights are stored by input
INPUT_NAMES = {"0": "inputs", "j0": "critic_inputs"}  # keys of the row names for each first layer
PARTS = (*INPUT_NAMES.values(), *(letter + name for name in LAYERS for letter in "wb"))
# The expert's networks, by number of seats and by whether players with a playable card must play.
EXPERTS = {(2, False): "expert-2.npz", (2, True): "expert-2-must-play.npz", (10, False): "expert-10.npz"}


@cache
def network_for(players: int) -> Network:
    """Return the network for the level *network*: the smallest one with enough seats."""
    seats = seats_of_network(players)
    return network_in_package(f"network-{seats}.npz", seats)


@cache
def experts_network_for(players: int, *, must_play: bool) -> Network:
    """Return the network that the expert plays and searches with."""
    seats = seats_of_network(players)
    own = EXPERTS.get((seats, must_play)) or EXPERTS.get((seats, False))
    return network_in_package(own, seats) if own else network_for(seats)


@cache
def network_in_package(name: str, seats: int) -> Network:
    with as_file(files("wildfour.bots.network") / "trained" / name) as file:
        return read_network(file, seats)


def save_network(file: Path, parts: Mapping[str, Array]) -> None:
    """Write a network file."""
    np.savez_compressed(file, **parts)  # type: ignore[arg-type]  # the stub also has a bool as a keyword argument


def read_network(file: Path, seats: int) -> Network:
    """Read a network file. Reject a file for a different number of seats."""
    parts, player, critic = read_parts(file, seats), inputs_of(seats), inputs_of(seats, critic=True)
    net: Any = np.zeros(1, NET_DTYPE).view(np.recarray)[0]
    w: list[Array] = []

    def put(owner: str, field: str, values: Array) -> None:
        (net[owner] if owner else net)[field] = sum(map(len, w))
        w.append(values.astype(np.float32).ravel())

    put("player", "scales", np.array([*player.scales, 1.0]))
    for name, (owner, field) in LAYERS.items():
        put(owner, field, parts[f"w{name}"])
        put(owner, f"{field}_bias", parts[f"b{name}"])
    put("critic", "scales", np.array([*critic.scales, 1.0]))
    net.sensible, net.seats = PATIENT, seats
    ints: list[int] = []
    for body, inputs in ((net.player, player), (net.critic, critic)):
        body.ints, body.numbers, body.classes = len(ints), len(inputs.numbers), len(inputs.classes)
        ints += [one.byte for one in (*inputs.numbers, *inputs.classes)] + [one.value for one in inputs.classes]
    return Network(net, np.array(ints), np.concatenate(w))


def read_parts(file: Path, seats: int) -> dict[str, Array]:
    """Read a network file's layers. Give first layers one row for each of this version's inputs."""
    with np.load(file) as found:
        parts = dict(found)
    places = {
        layer: places_of(file, parts.get(names, ()), inputs_of(seats, critic=layer == "j0").names)
        for layer, names in INPUT_NAMES.items()
    }
    for name, expected in shapes_of(parts, seats).items():
        shape = parts[name].shape if name in parts else ()
        if shape != expected:
            raise Invalid("network-shape", file=str(file), part=name, shape=str(shape), expected=str(expected))
    for layer, rows in places.items():
        given = parts[f"w{layer}"]
        parts[f"w{layer}"] = np.zeros((len(inputs_of(seats, critic=layer == "j0")), WIDTH), given.dtype)
        parts[f"w{layer}"][rows] = given
    return parts


def places_of(file: Path, names: Sequence[str], known: Sequence[str]) -> list[int]:
    """Return this version's index for each input in a file. A file may lack newer options."""
    places = {name: place for place, name in enumerate(known)}
    for name in names:
        if name not in places:
            raise Invalid("network-input-unknown", file=str(file), input=str(name))
    for name in places.keys() - set(names):
        if not name.startswith(OPTION):
            raise Invalid("network-input-missing", file=str(file), input=name)
    return [places[name] for name in names]


def shapes_of(parts: Mapping[str, Array], seats: int) -> dict[str, tuple[int, ...]]:
    """Return the required shape of each network part."""
    widths = {name: len(parts[names]) for name, names in INPUT_NAMES.items()}
    widths |= {"1": WIDTH, "p": WIDTH, "j1": WIDTH, "jw": HALF}
    units = {"0": WIDTH, "1": WIDTH, "p": ACTIONS}
    units |= {"j0": WIDTH, "j1": HALF, "jw": VALUES * seats}
    shapes: dict[str, tuple[int, ...]] = {}
    for name in LAYERS:
        layer = (widths[name], units[name])
        shapes |= {f"w{name}": layer[::-1] if name in BY_UNIT else layer, f"b{name}": (units[name],)}
    return shapes
