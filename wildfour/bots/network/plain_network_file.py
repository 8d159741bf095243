"""Network files read without NumPy, for plain Python: only the layers that choose a move.

network_files.py reads and checks all layers, for compiled code.
"""

import ast
import struct
from array import array
from functools import cache
from importlib.resources import files
from types import SimpleNamespace
from typing import Any
from zipfile import ZipFile

from wildfour.bots.network.inference import Network
from wildfour.bots.network.network_inputs import Input, inputs_of, seats_of_network
from wildfour.encoding.block_offsets import PATIENT

HEADER_AT = 10  # bytes before the header of a .npy file; the last two contain its length
HALVES, SINGLES = "<f2", "<f4"
LETTERS = "<U"  # four bytes each


@cache
def plain_network_for(players: int) -> Network:
    """Return the network of the level *network*, with its weights in a plain array."""
    seats = seats_of_network(players)
    with (
        (files("wildfour.bots.network") / "trained" / f"network-{seats}.npz").open("rb") as file,
        ZipFile(file) as parts,
    ):
        inputs, names = inputs_of(seats), list(read_part(parts, "inputs"))
        rows = {name: row for row, name in enumerate(names)}
        known = [rows.get(name, len(names)) for name in inputs.names]  # files may lack newer options
        weights = {name: read_part(parts, name) for name in ("w0", "b0", "w1", "b1", "wp", "bp")}
    width = len(weights["b0"])
    weights["w0"].extend([0.0] * width)  # the row of an input that the file lacks
    first = array("f")
    for row in known:
        first += weights["w0"][row * width : (row + 1) * width]
    layers = {
        "scales": array("f", [*inputs.scales, 1.0]),
        "first": first,
        "first_bias": weights["b0"],
        "second": weights["w1"],
        "second_bias": weights["b1"],
        "actions": weights["wp"],
        "actions_bias": weights["bp"],
    }
    w, places = array("f"), {}
    for name, values in layers.items():
        places[name] = len(w)
        w += values
    player = SimpleNamespace(ints=0, numbers=len(inputs.numbers), classes=len(inputs.classes), **places)
    net: Any = SimpleNamespace(asks=0, sensible=PATIENT, seats=seats, player=player, **places)
    return Network(net, ints_of(inputs.numbers, inputs.classes), w)


def ints_of(numbers: tuple[Input, ...], classes: tuple[Input, ...]) -> list[int]:
    """Return the inputs' bytes, and the values of the classes."""
    return [one.byte for one in (*numbers, *classes)] + [one.value for one in classes]


def read_part(parts: ZipFile, name: str) -> Any:
    """Read an array: its numbers row by row, or its strings."""
    data = parts.read(f"{name}.npy")
    (length,) = struct.unpack_from("<H", data, HEADER_AT - 2)
    header = ast.literal_eval(data[HEADER_AT : HEADER_AT + length].decode())
    body, kind, shape = data[HEADER_AT + length :], header["descr"], header["shape"]
    if kind.startswith(LETTERS):
        size = 4 * int(kind[len(LETTERS) :])
        return [body[at : at + size].decode("utf-32-le").rstrip("\0") for at in range(0, len(body), size)]
    letter = {HALVES: "e", SINGLES: "f"}[kind]
    values = array("f", struct.unpack(f"<{len(body) // struct.calcsize(letter)}{letter}", body))
    return by_rows(values, *shape) if header["fortran_order"] else values


def by_rows(values: "array[float]", rows: int, columns: int) -> "array[float]":
    """Reorder numbers that are stored by columns."""
    ordered = array("f")
    for row in range(rows):
        ordered += values[row::rows]
    assert len(ordered) == rows * columns
    return ordered
