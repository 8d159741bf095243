"""Distributions: turns per round, points, and rounds per match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from wildfour.compiled.state_arrays import Array
from wildfour.simulation.report.figures.figure_spec import (
    FigureSpec,
    FigureSpecs,
    dot,
    grouped,
    name_rows,
    run_style,
    sample_size,
    whole_numbers,
)
from wildfour.simulation.runs import TOGETHER, Run
from wildfour.support.estimates import Distribution, Histogram
from wildfour.support.number_format import HARD_SPACE, Numbers
from wildfour.support.plot_style import FILL, INK, SMALL

SHOWN = 0.995  # share of a distribution that is shown; the tail is cut off


@dataclass(frozen=True, slots=True)
class Quantity:
    """A quantity measured in rounds, won rounds, or matches, and its place in a summary. `what` selects its messages:
    see `spread-…` in report.ftl."""

    what: str
    name: str
    unit: str  # the distribution's unit: rounds, won, or matches
    find: Callable[[Run], Distribution]


TURNS = Quantity("turns", "turns-per-round", "rounds", lambda run: run.summary.turns_per_round)
POINTS = Quantity("points", "points-per-round", "won", lambda run: run.summary.points_per_round)
LENGTHS = Quantity("lengths", "rounds-per-match", "matches", lambda run: run.matches.rounds_per_match)


@dataclass(frozen=True, slots=True)
class Bins:
    """A histogram's shares as percentages, with the total of its values. Bins can be merged."""

    shares: Array
    width: int
    total: int

    @classmethod
    def of(cls, histogram: Histogram) -> "Bins":
        total = sum(histogram.counts)
        return cls(np.array(histogram.counts) * 100 / (total or 1), histogram.bin_width, total)

    def reached(self, share: float) -> int:
        """Return the upper end of the first bin at which the cumulative share reaches `share`."""
        return int(np.searchsorted(np.cumsum(self.shares), 100 * share) + 1) * self.width

    def coarser(self, times: int) -> "Bins":
        padded = np.append(self.shares, np.zeros(-len(self.shares) % times))
        return Bins(padded.reshape(-1, times).sum(axis=1), self.width * times, self.total)

    def fitting(self) -> int:
        """Return the Freedman-Diaconis bin width, in bins, rounded up to 1, 2, or 5 times a power of ten."""
        wanted = 2 * (self.reached(0.75) - self.reached(0.25)) / max(1, self.total) ** (1 / 3) / self.width
        return next(nice for power in (1, 10, 100, 1000) for nice in (power, 2 * power, 5 * power) if nice >= wanted)


def distribution(quantity: Quantity, runs: Sequence[Run], numbers: Numbers) -> FigureSpecs:
    of_matches = quantity.unit == "matches"
    if of_matches and not runs[0].of_matches:
        return
    title = numbers.say(f"spread-title-{quantity.what}")
    fine = [Bins.of(quantity.find(run).histogram) for run in runs]
    if not any(bins.total for bins in fine):
        yield numbers.say("figure-empty", title=title)
        return
    times = max(bins.fitting() for bins in fine)
    coarse = {run.number: bins.coarser(times) for run, bins in zip(runs, fine, strict=True)}
    end = max(bins.reached(SHOWN) for bins in coarse.values() if bins.total)
    top = 1.06 * max(share for bins in coarse.values() for share in bins.shares)
    for group, suffix, span in grouped(runs, numbers):
        shown = [coarse[run.number] for run in group]
        size = sample_size(group, numbers, "matches" if of_matches else "rounds")
        means = "; ".join(f"{run.key}{HARD_SPACE}{numbers.with_error(quantity.find(run))}".strip() for run in group)
        yield FigureSpec(
            quantity.name + suffix,
            title + span,
            f"{size}. {numbers.say('figure-means', means=means)}",
            f"{numbers.say(f'spread-caption-{quantity.what}')} {cut_off(shown, end, quantity, numbers)}".strip(),
            group,
            sum(row_heights(group, quantity)),
            partial(draw, runs=group, shown=shown, quantity=quantity, ends=(end, top), numbers=numbers),
        )


def cut_off(shown: Sequence[Bins], end: int, quantity: Quantity, numbers: Numbers) -> str:
    """Describe the cut-off part, if any."""
    beyond = max(float(bins.shares[-(-end // bins.width) :].sum()) / 100 for bins in shown)
    return numbers.say("figure-cut-off", unit=quantity.unit, share=numbers.percent(beyond)) if beyond else ""


def row_heights(runs: Sequence[Run], quantity: Quantity) -> list[float]:
    """Return the heights of the curves and of any quantiles below them."""
    known = quantity.find(runs[0]).quantiles is not None
    return [3.0, 0.42 + 0.34 * len(runs)] if known else [3.0]


def draw(
    figure: Figure,
    runs: Sequence[Run],
    shown: Sequence[Bins],
    quantity: Quantity,
    ends: tuple[float, float],
    numbers: Numbers,
) -> None:
    heights = row_heights(runs, quantity)
    rows = figure.subplots(len(heights), 1, sharex=True, squeeze=False, height_ratios=heights)[:, 0]
    draw_curves(rows[0], runs, shown)
    share = numbers.say(f"spread-share-{quantity.what}", width=shown[0].width)
    rows[0].set(ylabel=share, xlim=(0, ends[0]), ylim=(0, ends[1]))
    if len(rows) > 1:
        draw_quantiles(rows[1], runs, quantity, numbers)
    rows[-1].set_xlabel(numbers.say(f"spread-axis-{quantity.what}"))


def draw_curves(axes: Axes, runs: Sequence[Run], shown: Sequence[Bins]) -> None:
    """Draw a filled outline for one run, or lines with markers for several runs."""
    for run, bins in zip(runs, shown, strict=True):
        first = max(0, int(np.argmax(bins.shares > 0)) - 1)
        middles = np.arange(first, len(bins.shares)) * bins.width + (bins.width - 1) / 2  # bin centers
        if len(runs) == 1:
            axes.bar(middles, bins.shares[first:], width=bins.width, color=FILL, edgecolor=INK, linewidth=0.5)
        else:
            every = max(1, len(middles) // 16)
            start = run.number * every // TOGETHER
            axes.plot(middles, bins.shares[first:], label=run.name, markevery=(start, every), **run_style(run))
    whole_numbers(axes)
    if len(runs) > 1:
        axes.legend(handlelength=3.5, loc="upper right")


def draw_quantiles(axes: Axes, runs: Sequence[Run], quantity: Quantity, numbers: Numbers) -> None:
    """Draw a row for each run: 5 to 95% as a line, 25 to 75% as a bar, the median as a marker."""
    for row, run in enumerate(runs):
        at = quantity.find(run).quantiles
        if at is None:
            continue
        axes.plot([at.p5, at.p95], [row, row], color=INK, linewidth=1, marker="|", markersize=7)
        axes.barh(row, at.p75 - at.p25, left=at.p25, height=0.34, color=FILL, edgecolor=INK, linewidth=0.8)
        axes.plot(at.median, row, **dot(run))
        for value in (at.p5, at.median, at.p95):
            axes.annotate(str(value), (value, row), (0, 6), textcoords="offset points", ha="center", size=SMALL)
    name_rows(axes, [run.key or numbers.say("figure-all") for run in runs])
    axes.set_ylim(len(runs) - 0.5, -0.85)
