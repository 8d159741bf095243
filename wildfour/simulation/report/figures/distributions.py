"""Distributions: turns per round, points, and rounds per match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from wildfour.compiled.state_arrays import Array
from wildfour.simulation.report.figures.figure_spec import FigureSpec, FigureSpecs, grouped, sample_size
from wildfour.simulation.report.figures.plot_markers import dot, name_rows, run_style, whole_numbers
from wildfour.simulation.runs import TOGETHER, Run
from wildfour.support.estimates import Distribution, Histogram
from wildfour.support.number_format import HARD_SPACE, Numbers
from wildfour.support.plot_style import FILL, INK, SMALL

SHOWN = 0.995  # of a distribution; the tail is cut off


@dataclass(frozen=True, slots=True, kw_only=True)
class Quantity:
    """A quantity of rounds, won rounds, or matches, and its place in a summary. `share` labels the other axis, by bin
    width."""

    name: str
    title: str
    axis: str
    share: Callable[[int], str]
    unit: str  # of the distribution: rounds, won, or matches
    caption: str
    find: Callable[[Run], Distribution]
    numbers: Numbers

    @property
    def sample(self) -> str:
        return "matches" if self.unit == "matches" else "rounds"


def turns(runs: Sequence[Run], numbers: Numbers) -> FigureSpecs:
    return distribution(
        runs, quantity(numbers, "turns", "turns-per-round", "rounds", lambda run: run.summary.turns_per_round)
    )


def points(runs: Sequence[Run], numbers: Numbers) -> FigureSpecs:
    return distribution(
        runs, quantity(numbers, "points", "points-per-round", "won", lambda run: run.summary.points_per_round)
    )


def rounds_per_match(runs: Sequence[Run], numbers: Numbers) -> FigureSpecs:
    if not runs[0].of_matches:
        return iter(())
    return distribution(
        runs, quantity(numbers, "lengths", "rounds-per-match", "matches", lambda run: run.matches.rounds_per_match)
    )


def quantity(numbers: Numbers, what: str, name: str, unit: str, find: Callable[[Run], Distribution]) -> Quantity:
    """Return a quantity. `what` selects its messages: see `spread-…` in report.ftl."""
    say = numbers.say
    return Quantity(
        name=name,
        title=say(f"spread-title-{what}"),
        axis=say(f"spread-axis-{what}"),
        share=lambda width: say(f"spread-share-{what}", width=width),
        unit=unit,
        caption=say(f"spread-caption-{what}"),
        find=find,
        numbers=numbers,
    )


@dataclass(frozen=True, slots=True)
class Bins:
    """The shares of a histogram in percent, with the total of its values. Bins can be merged."""

    shares: Array
    width: int
    total: int

    @classmethod
    def of(cls, histogram: Histogram) -> "Bins":
        total = sum(histogram.counts)
        return cls(np.array(histogram.counts) * 100 / (total or 1), histogram.bin_width, total)

    def reached(self, share: float) -> int:
        """Return the value that this share does not exceed."""
        return int(np.searchsorted(np.cumsum(self.shares), 100 * share) + 1) * self.width

    def coarser(self, times: int) -> "Bins":
        padded = np.append(self.shares, np.zeros(-len(self.shares) % times))
        return Bins(padded.reshape(-1, times).sum(axis=1), self.width * times, self.total)

    def fitting(self) -> int:
        """Return the bin width of Freedman and Diaconis, rounded up to 1, 2, 5, 10 times ..."""
        wanted = 2 * (self.reached(0.75) - self.reached(0.25)) / max(1, self.total) ** (1 / 3) / self.width
        return next(nice for power in (1, 10, 100, 1000) for nice in (power, 2 * power, 5 * power) if nice >= wanted)


def distribution(runs: Sequence[Run], quantity: Quantity) -> FigureSpecs:
    fine = [Bins.of(quantity.find(run).histogram) for run in runs]
    if not any(bins.total for bins in fine):
        yield quantity.numbers.say("figure-empty", title=quantity.title)
        return
    times = max(bins.fitting() for bins in fine)
    coarse = {run.number: bins.coarser(times) for run, bins in zip(runs, fine, strict=True)}
    end = max(bins.reached(SHOWN) for bins in coarse.values() if bins.total)
    top = 1.06 * max(share for bins in coarse.values() for share in bins.shares)
    numbers = quantity.numbers
    for group, suffix, span in grouped(runs, numbers):
        shown = [coarse[run.number] for run in group]
        means = "; ".join(f"{run.key}{HARD_SPACE}{numbers.with_error(quantity.find(run))}".strip() for run in group)
        yield FigureSpec(
            quantity.name + suffix,
            quantity.title + span,
            f"{sample_size(group, numbers, quantity.sample)}. {numbers.say('figure-means', means=means)}",
            f"{quantity.caption} {cut_off(shown, end, quantity)}".strip(),
            group,
            sum(row_heights(group, quantity)),
            partial(draw, runs=group, shown=shown, quantity=quantity, ends=(end, top)),
        )


def cut_off(shown: Sequence[Bins], end: int, quantity: Quantity) -> str:
    """Describe the part that is cut off, if any."""
    beyond = max(float(bins.shares[-(-end // bins.width) :].sum()) / 100 for bins in shown)
    if not beyond:
        return ""
    share = quantity.numbers.percent(beyond)
    return quantity.numbers.say("figure-cut-off", unit=quantity.unit, share=share)


def row_heights(runs: Sequence[Run], quantity: Quantity) -> list[float]:
    """Return the heights of the curves, and of the quantiles below them if there are any."""
    known = quantity.find(runs[0]).quantiles is not None
    return [3.0, 0.42 + 0.34 * len(runs)] if known else [3.0]


def draw(
    figure: Figure, runs: Sequence[Run], shown: Sequence[Bins], quantity: Quantity, ends: tuple[float, float]
) -> None:
    heights = row_heights(runs, quantity)
    rows = figure.subplots(len(heights), 1, sharex=True, squeeze=False, height_ratios=heights)[:, 0]
    draw_curves(rows[0], runs, shown)
    rows[0].set(ylabel=quantity.share(shown[0].width), xlim=(0, ends[0]), ylim=(0, ends[1]))
    if len(rows) > 1:
        draw_quantiles(rows[1], runs, quantity)
    rows[-1].set_xlabel(quantity.axis)


def draw_curves(axes: Axes, runs: Sequence[Run], shown: Sequence[Bins]) -> None:
    """Draw a filled outline for one run, lines with markers for several."""
    for run, bins in zip(runs, shown, strict=True):
        first = max(0, int(np.argmax(bins.shares > 0)) - 1)
        middles = np.arange(first, len(bins.shares)) * bins.width + (bins.width - 1) / 2  # of whole numbers
        if len(runs) == 1:
            axes.bar(middles, bins.shares[first:], width=bins.width, color=FILL, edgecolor=INK, linewidth=0.5)
        else:
            every = max(1, len(middles) // 16)
            start = run.number * every // TOGETHER
            axes.plot(middles, bins.shares[first:], label=run.name, markevery=(start, every), **run_style(run))
    whole_numbers(axes)
    if len(runs) > 1:
        axes.legend(handlelength=3.5, loc="upper right")


def draw_quantiles(axes: Axes, runs: Sequence[Run], quantity: Quantity) -> None:
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
    name_rows(axes, [run.key or quantity.numbers.say("figure-all") for run in runs])
    axes.set_ylim(len(runs) - 0.5, -0.85)
