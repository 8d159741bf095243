"""A simulation's counts, as indexes into int arrays. Integer sums do not depend on the order of work.

Each worker has its own `sums`. `bins` are histograms that workers may share. `blocks` has some of the sums for each of
128 blocks of rounds or matches, by number, for comparing runs with the same deals.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from wildfour.compiled.state_arrays import Array
from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.option_parser import MOST_PLAYERS

ROUNDS, DRAWN, UNFINISHED, MOVES, TURNS, TURNS_SQUARED, POINTS, POINTS_SQUARED = range(8)
JUMP_INS, WRONG_CARDS = 8, 9
WINS = 10  # wins, by seat
SEAT_POINTS = WINS + MOST_PLAYERS  # points, by seat
SEAT_POINTS_SQUARED = SEAT_POINTS + MOST_PLAYERS
STARTS = SEAT_POINTS_SQUARED + MOST_PLAYERS  # start cards, by face
FACES = STARTS + 16  # cards played, by face
EVENTS = FACES + 16  # events, by kind
HANDS = EVENTS + len(EventKind)  # cards in hand, by turn in the round
LONGEST_SERIES = 100  # turns with counted hand sizes
HANDS_COUNTED = HANDS + LONGEST_SERIES  # number of hands counted, by turn in the round
SUMS = HANDS_COUNTED + LONGEST_SERIES

SAMPLED = 64  # hand sizes are counted in every 64th round, by round number

TURNS_BINS = 2000  # the last bin contains all longer rounds
POINTS_BIN = 10  # points per bin
POINTS_BINS = 200
TURN_HISTOGRAM = 0
POINTS_HISTOGRAM = TURN_HISTOGRAM + TURNS_BINS
BINS = POINTS_HISTOGRAM + POINTS_BINS


BLOCKS = 128
IN_BLOCK, ROUNDS_IN, TURNS_IN, POINTS_IN, WINS_IN = range(5)  # rounds or matches; their rounds; wins by seat or player
BLOCK_SUMS = WINS_IN + MOST_PLAYERS


def block_of(number: int, total: int) -> int:
    """Return the block for a round or match, from its number among all requested."""
    return number * BLOCKS // total


def first_after(block: int, total: int) -> int:
    """Return the number of the first round or match of a later block."""
    return ((block + 1) * total + BLOCKS - 1) // BLOCKS


def by_block(first: int, number: int, total: int) -> Iterator[tuple[int, int, int]]:
    """Split rounds numbered from `first` into blocks: the block, its first round, and its size."""
    end = first + number
    while first < end:
        block = block_of(first, total)
        after = min(end, first_after(block, total))
        yield block, first, after - first
        first = after


def note_sums(sums: Any, block: Any, sign: int) -> None:
    """Add sums to a block's sums, or subtract them."""
    block[IN_BLOCK] += sign * sums[ROUNDS]
    block[ROUNDS_IN] += sign * sums[ROUNDS]
    block[TURNS_IN] += sign * sums[TURNS]
    block[POINTS_IN] += sign * sums[POINTS]
    for seat in range(MOST_PLAYERS):
        block[WINS_IN + seat] += sign * sums[WINS + seat]


@dataclass(slots=True)
class Tally:
    """The arrays of counts."""

    sums: Array
    bins: Array
    blocks: Array

    @classmethod
    def empty(cls) -> "Tally":
        shapes: tuple[tuple[int, ...], ...] = ((SUMS,), (BINS,), (BLOCKS, BLOCK_SUMS))
        return cls(*(np.zeros(shape, np.int64) for shape in shapes))

    def add(self, other: "Tally") -> None:
        self.sums += other.sums
        self.bins += other.bins
        self.blocks += other.blocks

    @property
    def rounds(self) -> int:
        return int(self.sums[ROUNDS])
