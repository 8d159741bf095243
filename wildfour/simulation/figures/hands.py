"""The hands in the course of a round."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from matplotlib.figure import Figure

from wildfour.simulation.figures.marks import look, whole_numbers
from wildfour.simulation.figures.sketch import Sketch, Sketches, grouped
from wildfour.simulation.runs import TOGETHER, Run
from wildfour.simulation.summary import HandSize
from wildfour.simulation.tally import LONGEST_SERIES, SAMPLED

LEAST_HANDS = 100  # a mean of fewer hands says nothing


def series_of(run: Run) -> list[HandSize]:
    return [one for one in run.summary.hand_sizes if one.hands >= LEAST_HANDS]


def hand_sizes(runs: Sequence[Run]) -> Sketches:
    shown = [run for run in runs if len(series_of(run)) > 1]
    if not shown:
        yield (
            f"Hand sizes: they are taken in every {SAMPLED}th round, and there are too few such rounds for a mean of "
            f"{LEAST_HANDS} hands."
        )
        return
    caption = (
        "Above: the mean number of cards in the hand of the seat on turn, before it moves. Below: the share of rounds "
        f"that last so long. Both from every {SAMPLED}th round and its first {LONGEST_SERIES} turns; a turn that fewer "
        f"than {LEAST_HANDS} of these rounds reach is left out. Later means come from long rounds only, so the curves "
        "are not the course of one typical round. No intervals: the spread of hand sizes is not counted."
    )
    for group, suffix, span in grouped(shown):
        sizes = "; ".join(f"{run.key} {run.summary.hand_sizes[0].hands:,}".strip() for run in group)
        yield Sketch(
            f"hand-sizes{suffix}",
            f"Cards in hand, by turn{span}",
            f"n = {sizes} rounds; no intervals",
            caption,
            group,
            4.4,
            partial(draw, runs=group),
        )


def draw(figure: Figure, runs: Sequence[Run]) -> None:
    sizes, going = figure.subplots(2, 1, sharex=True, height_ratios=[2.6, 1.5])
    for run in runs:
        series = series_of(run)
        turns = [one.turn for one in series]
        every: dict[str, Any] = {"markevery": (run.number % TOGETHER, 10), **look(run)}
        sizes.plot(turns, [one.mean for one in series], label=run.name, **every)
        going.plot(turns, [100 * one.hands / series[0].hands for one in series], **every)
    sizes.set_ylim(bottom=0)
    sizes.set_ylabel("cards in hand (mean)")
    going.set_ylim(0, 103)
    going.set_ylabel("rounds\ngoing on (%)")
    going.set_xlim(left=0)
    going.set_xlabel("turn of the round")
    whole_numbers(going)
    if len(runs) > 1:
        sizes.legend(loc="lower left", handlelength=3.5)
