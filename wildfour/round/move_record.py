"""Move records, with their random results, and round outcomes."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of a round. `winner` is None if the round was drawn (R7). `leftovers` lists the points left in
    each hand."""

    winner: int | None
    points: int
    leftovers: tuple[int, ...]


class MoveRecord(msgspec.Struct, frozen=True):
    """A move with its random results, and the stream position after it, if the stream has positions."""

    seat: int
    move: str
    chance: tuple[str, ...] = ()
    position: int | None = None

    def __str__(self) -> str:
        """Format the move as in a transcript: `1 draw -> g5 @31`."""
        return with_chance(f"{self.seat} {self.move}", self.chance, self.position)


def with_chance(text: str, words: Sequence[str], position: int | None) -> str:
    """Append random results and, after `@`, the stream position."""
    if not words:
        return text
    given = f"{text} -> {' '.join(words)}"
    return given if position is None else f"{given} @{position}"
