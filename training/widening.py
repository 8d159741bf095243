"""A network for more seats to begin with, that can do what one for fewer has learned:

    trained=wildfour/bots/network/trained
    python -m training.widening $trained/network-5.npz $trained/network-10.npz begin.npz

It plays as the first one, and takes notice of no other seats but where somebody there has few cards; it judges as the
second.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from wildfour.bots.network.network_inputs import (
    LAID_BY,
    OF_SEAT,
    PLAYERS,
    SIZES,
    SMALL_HANDS,
    TARGET,
    Places,
    inputs_of,
)
from wildfour.encoding.block_offsets import SEATS, TABLE

Array = np.ndarray[Any, Any]
Input = tuple[int, int | None]  # a byte of the reading; and for a class its value
WHO = {8 * TABLE + place for place in (LAID_BY, TARGET, PLAYERS)}  # bytes that name a seat, or count them
FAR_AWAY = 3  # the seat ahead after which others are taken
LESS = 0.5  # as much counts what those do who are farther away


def inputs_in_order(seats: int) -> list[Input]:
    found = inputs_of(seats)
    return [*((byte, None) for byte in found.numbers), *zip(found.classes, found.values, strict=True)]


def counterparts(few: int, many: int) -> Iterator[tuple[int, Input, float]]:
    """The place of each input for many seats that there is for few, which it is there, and how much it counts."""
    known = inputs_in_order(few)
    end, flips, flips_of_few = 8 * SEATS + OF_SEAT * few, Places(many).flips, Places(few).flips
    for place, (byte, value) in enumerate(inputs_in_order(many)):
        if byte >= flips:
            yield place, (byte - flips + flips_of_few, value), 1.0
        elif byte in WHO and value is not None:
            yield place, (byte, max(v for b, v in known if b == byte and v is not None and v <= value)), 1.0
        elif byte < end:
            yield place, (byte, value), 1.0
        elif value in SMALL_HANDS:
            yield place, (8 * SEATS + OF_SEAT * FAR_AWAY, value), LESS


def widened(few: dict[str, Array], many: dict[str, Array]) -> dict[str, Array]:
    """The parts of the network to begin with."""
    places = {each: place for place, each in enumerate(inputs_in_order(seats_of(few)))}
    first = np.zeros(many["w0"].shape, np.float32)
    for place, counterpart, counts in counterparts(seats_of(few), seats_of(many)):
        first[place] = counts * few["w0"][places[counterpart]].astype(np.float32)
    made = {**many, **{name: few[name] for name in ("b0", "w1", "b1", "wp", "bp")}, "w0": first.astype(few["w0"].dtype)}
    for name in ("wb", "bb"):
        made[name] = np.zeros_like(many[name])
        made[name][: len(few[name])] = few[name]
    return made


def parts_in(file: Path) -> dict[str, Array]:
    """Of a network."""
    try:
        with np.load(file) as found:
            parts = dict(found)
    except FileNotFoundError:
        sys.exit(f"There is no file {file}; give the .npz file of a network.")
    except (OSError, ValueError, TypeError, EOFError, BadZipFile):  # whatever else it may be
        parts = {}
    if not seats_of(parts):
        sys.exit(f"{file} is no network; give the .npz file of one.")
    return parts


def seats_of(parts: dict[str, Array]) -> int:
    """How many a network has; 0 if it is none."""
    return next((size for size in SIZES if "w0" in parts and len(inputs_of(size)) == len(parts["w0"])), 0)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("few", "many", "out"):
        parser.add_argument(name, type=Path)
    given = parser.parse_args(arguments)
    few, many = parts_in(given.few), parts_in(given.many)
    if seats_of(few) >= seats_of(many):
        sys.exit(f"{given.few} has no fewer seats than {given.many}; give the network with fewer seats first.")
    np.savez_compressed(given.out, **widened(few, many))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
