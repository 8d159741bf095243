"""What is counted in a simulation, as places in two arrays of ints. Sums of ints do not depend on the order of work.

`sums` is kept by each worker by itself; `bins` are histograms, which workers may share.
"""

from dataclasses import dataclass

import numpy as np

from wildfour.event_kinds import EventKind
from wildfour.machine.batch import Array
from wildfour.options import MOST_PLAYERS

ROUNDS, DRAWN, UNFINISHED, MOVES, TURNS, TURNS_SQUARED, POINTS, POINTS_SQUARED = range(8)
WINS = 8  # by seat
SEAT_POINTS = WINS + MOST_PLAYERS  # by seat
SEAT_POINTS_SQUARED = SEAT_POINTS + MOST_PLAYERS
STARTS = SEAT_POINTS_SQUARED + MOST_PLAYERS  # start cards, by face
FACES = STARTS + 16  # cards laid, by face
EVENTS = FACES + 16  # by kind of event
HANDS = EVENTS + len(EventKind)  # cards in hand, by turn of the round
LONGEST_SERIES = 100  # turns of which hand sizes are kept
HANDS_COUNTED = HANDS + LONGEST_SERIES  # how many such hands were counted
SUMS = HANDS_COUNTED + LONGEST_SERIES

SAMPLED = 64  # hand sizes are taken in every 64th round, by its number

TURNS_BINS = 2000  # the last one holds all longer rounds
POINTS_BIN = 10  # points to a bin
POINTS_BINS = 200
TURN_HISTOGRAM = 0
POINTS_HISTOGRAM = TURN_HISTOGRAM + TURNS_BINS
BINS = POINTS_HISTOGRAM + POINTS_BINS


@dataclass(slots=True)
class Tally:
    """The two arrays."""

    sums: Array
    bins: Array

    @classmethod
    def empty(cls) -> "Tally":
        return cls(np.zeros(SUMS, np.int64), np.zeros(BINS, np.int64))

    def add(self, other: "Tally") -> None:
        self.sums += other.sums
        self.bins += other.bins

    @property
    def rounds(self) -> int:
        return int(self.sums[ROUNDS])
