"""Perft: counts of move sequences from small positions, with one file per edition in tests/perft."""

import copy
from collections.abc import Iterator
from pathlib import Path

import pytest

from wildfour import Round
from wildfour.rulebook.editions import EDITIONS

FOLDER = Path(__file__).parent / "perft"


def cases() -> Iterator[tuple[str, tuple[int, ...]]]:
    for file in sorted(FOLDER.glob("*.perft")):
        lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
        for position, counts in zip(lines[::2], lines[1::2], strict=True):
            yield position, tuple(map(int, counts.split()))


def perft(r: Round, depth: int) -> int:
    """Count the sequences of `depth` moves; a finished round has none."""
    if depth == 0:
        return 1
    total = 0
    for seat in range(r.players):
        for move in r.move_ids(seat):
            after = copy.deepcopy(r)
            after.apply(seat, move)
            total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(("position", "counts"), list(cases()))
def test_perft(position: str, counts: tuple[int, ...]) -> None:
    r = Round.from_position(position, seed=0)
    assert tuple(perft(r, depth + 1) for depth in range(len(counts))) == counts


def test_every_edition_has_counts() -> None:
    assert {file.stem for file in FOLDER.glob("*.perft")} == {edition.name for edition in EDITIONS}
