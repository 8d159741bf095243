"""Hand sizes over the course of a round."""

from collections.abc import Sequence
from functools import partial
from textwrap import fill
from typing import Any

from matplotlib.figure import Figure

from wildfour.simulation.report.figures.figure_spec import FigureSpec, FigureSpecs, grouped, run_style, whole_numbers
from wildfour.simulation.runs import TOGETHER, Run
from wildfour.simulation.summary import HandSize
from wildfour.simulation.tally import LONGEST_SERIES, SAMPLED
from wildfour.support.number_format import Numbers

LEAST_HANDS = 100  # minimum number of hands for a mean


def series_of(run: Run) -> list[HandSize]:
    return [one for one in run.summary.hand_sizes if one.hands >= LEAST_HANDS]


def hand_sizes(runs: Sequence[Run], numbers: Numbers) -> FigureSpecs:
    shown = [run for run in runs if len(series_of(run)) > 1]
    if not shown:
        yield numbers.say("hands-too-few", sampled=SAMPLED, least=LEAST_HANDS)
        return
    for group, suffix, span in grouped(shown, numbers):
        taken = [numbers.whole(run.summary.hand_sizes[0].hands) for run in group]
        same = len(group) > 1 and len(set(taken)) == 1
        sizes = "; ".join(f"{run.key} {size}".strip() for run, size in zip(group, taken, strict=True))
        yield FigureSpec(
            f"hand-sizes{suffix}",
            numbers.say("hands-title") + span,
            numbers.say("hands-foot", sizes=taken[0] if same else sizes, each="yes" if same else "no"),
            numbers.say("hands-caption", sampled=SAMPLED, longest=LONGEST_SERIES, least=LEAST_HANDS),
            group,
            4.4,
            partial(draw, runs=group, numbers=numbers),
        )


def draw(figure: Figure, runs: Sequence[Run], numbers: Numbers) -> None:
    sizes, going = figure.subplots(2, 1, sharex=True, height_ratios=[2.6, 1.5])
    for run in runs:
        series = series_of(run)
        turns = [one.turn for one in series]
        every: dict[str, Any] = {"markevery": (run.number % TOGETHER, 10), **run_style(run)}
        sizes.plot(turns, [one.mean for one in series], label=run.name, **every)
        going.plot(turns, [100 * one.hands / series[0].hands for one in series], **every)
    sizes.set_ylim(bottom=0)
    sizes.set_ylabel(numbers.say("hands-axis"))
    going.set_ylim(0, 103)
    going.set_ylabel(fill(numbers.say("hands-going-axis"), 12))
    going.set_xlim(left=0)
    going.set_xlabel(numbers.say("hands-turn-axis"))
    whole_numbers(going)
    if len(runs) > 1:
        sizes.legend(loc="lower left", handlelength=3.5)
