"""Differences between a command's runs. All runs share a seed, so with the same players and deck, rounds with the same
number start with the same deal. The intervals use this pairing."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from msgspec import structs

from wildfour.compiled.state_arrays import Array
from wildfour.simulation.runs import letters
from wildfour.simulation.summary import Difference, MatchSummary, Summary
from wildfour.simulation.tally import IN_BLOCK, POINTS_IN, ROUNDS_IN, TURNS_IN, WINS_IN
from wildfour.support.estimates import Blocks, paired_difference


class Finished(NamedTuple):
    """A run, with its sums by block."""

    summary: Summary
    blocks: Array


def compared(runs: Sequence[Finished]) -> list[Summary]:
    """Return the summaries, each with its difference from a comparable earlier run."""
    found: list[Summary] = []
    for place, run in enumerate(runs):
        other = run_to_compare_with([one.summary for one in runs], place)
        above = None if other is None else difference(run, runs[other], letters(other))
        found.append(structs.replace(run.summary, difference=above))
    return found


def run_to_compare_with(summaries: Sequence[Summary], place: int) -> int | None:
    """Return the first run with the same number of players, preferably one in the same edition."""
    mine = summaries[place]
    alike = [number for number in range(place) if summaries[number].players == mine.players]
    same_edition = [number for number in alike if summaries[number].edition == mine.edition]
    return next(iter(same_edition or alike), None)


def difference(run: Finished, other: Finished, letter: str) -> Difference:
    both = np.flatnonzero((run.blocks[:, IN_BLOCK] == other.blocks[:, IN_BLOCK]) & (run.blocks[:, IN_BLOCK] > 0))
    here, there = run.blocks[both], other.blocks[both]

    def above(column: int, per: int) -> tuple[Blocks, Blocks]:
        return list(sums_of(here, column, per)), list(sums_of(there, column, per))

    of_matches = isinstance(run.summary, MatchSummary)
    return Difference(
        minus=letter,
        same=ended_alike(run, other),
        pairs=int(here[:, IN_BLOCK].sum()),
        turns_per_round=paired_difference(*above(TURNS_IN, ROUNDS_IN)),
        points_per_round=paired_difference(*above(POINTS_IN, ROUNDS_IN)),
        win_share=tuple(paired_difference(*above(WINS_IN + seat, IN_BLOCK)) for seat in range(run.summary.players)),
        rounds_per_match=paired_difference(*above(ROUNDS_IN, IN_BLOCK)) if of_matches else None,
    )


def sums_of(blocks: Array, column: int, per: int) -> Iterator[tuple[int, int]]:
    return ((int(total), int(number)) for total, number in zip(blocks[:, column], blocks[:, per], strict=True))


def ended_alike(run: Finished, other: Finished) -> bool:
    """Return whether every round took the same number of turns and gave the same seat the same points."""
    distributions = ("turns_per_round", "points_per_round", "points_by_seat")
    alike = all(getattr(run.summary, name) == getattr(other.summary, name) for name in distributions)
    return alike and np.array_equal(run.blocks, other.blocks)
