"""Make an initial network for more seats from a network for fewer:

    trained=wildfour/bots/network/trained
    python -m training.expand_network $trained/network-5.npz $trained/network-10.npz begin.npz

It plays like the first one, and reads other seats only where they have few cards; its critic is that of the second.
"""

import argparse
import sys
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from wildfour.bots.network.network_files import read_parts, save_network
from wildfour.bots.network.network_inputs import SIZES
from wildfour.errors import Invalid

Array = np.ndarray[Any, Any]
NUMBERED = ("played by", "target", "players")  # classes of seats
FAR_AWAY = 3  # the seat ahead that represents those farther away
LESS = 0.5  # their weight


def counterpart(name: str, known: list[str]) -> tuple[str, float] | None:
    """Return the input of the small network for an input of the large one, with its weight."""
    if name in known:
        return name, 1.0
    what, _, _ = name.rpartition(" ")
    if what in NUMBERED:
        return [one for one in known if one.rpartition(" ")[0] == what][-1], 1.0
    _, small_hand, cards = name.partition(": cards ")
    return (f"seat {FAR_AWAY}: cards {cards}", LESS) if small_hand else None


def expanded(few: dict[str, Array], many: dict[str, Array]) -> dict[str, Array]:
    """Return the parts of the initial network."""
    made = {**many, **{name: few[name] for name in ("b0", "w1", "b1", "wp", "bp")}, "w0": np.zeros_like(many["w0"])}
    known = few["inputs"].tolist()
    for place, name in enumerate(many["inputs"]):
        found = counterpart(name, known)
        if found:
            made["w0"][place] = found[1] * few["w0"][known.index(found[0])].astype(np.float32)
    for name in ("wb", "bb"):
        made[name] = np.zeros_like(many[name])
        made[name][: len(few[name])] = few[name]
    return made


def parts_in(file: Path) -> tuple[int, dict[str, Array]]:
    """Return the seats of a network, and its parts."""
    for seats in SIZES:
        try:
            return seats, read_parts(file, seats)
        except Invalid:
            continue
        except FileNotFoundError:
            sys.exit(f"There is no file {file}; give the .npz file of a network.")
        except (OSError, ValueError, TypeError, EOFError, BadZipFile):  # any other damage
            break
    sys.exit(f"{file} is not a network; give the .npz file of one.")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("few", "many", "out"):
        parser.add_argument(name, type=Path)
    args = parser.parse_args(arguments)
    (fewer, few), (more, many) = parts_in(args.few), parts_in(args.many)
    if fewer >= more:
        sys.exit(f"{args.few} does not have fewer seats than {args.many}; give the network with fewer seats first.")
    save_network(args.out, expanded(few, many))


if __name__ == "__main__":
    main()
