"""The charts of a report, drawn with matplotlib. Runs differ by line, marker and hatch; color only repeats that.

This module and pictures.py are the only ones that import matplotlib; report.py imports them when a report is made.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator, NullFormatter

from wildfour.simulation.report_words import (
    TOGETHER,
    Interval,
    Run,
    percent,
    policy_by_seat,
    rate,
)

INK, FAINT, GRID, FILL = "#1d1b18", "#5d574e", "#d8d2c6", "#d9d9d9"
COLORS = (INK, "#1f5fbf", "#b3400f", "#2c7a3d", "#7a3f9d", "#7d6200")
LINES = ("-", (0, (5, 1.5)), (0, (1, 1)), (0, (5, 1.5, 1, 1.5)), (0, (9, 2)), (0, (3, 1, 1, 1, 1, 1)))
MARKERS = ("o", "s", "^", "D", "v", "X")
MOST_COLUMNS = 4  # of numbers beside a chart
WIDTH = 7.2  # inches: the text width of an A4 page
SMALL = 8.5

STYLE: dict[str, Any] = {
    "font.family": "DejaVu Sans",  # it comes with matplotlib
    "font.size": 9.5,
    "axes.titlesize": 9.5,
    "axes.labelsize": 9.5,
    "xtick.labelsize": 9,
    "ytick.labelsize": 9,
    "legend.fontsize": 9,
    "figure.titlesize": 12,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.6,
    "lines.linewidth": 1.4,
    "lines.markersize": 5,
    "legend.frameon": False,
    "hatch.linewidth": 0.6,
    "text.parse_math": False,  # a dollar sign is a dollar sign
    "svg.fonttype": "path",  # the same letters on every computer
    "svg.hashsalt": "wildfour",
    "savefig.facecolor": "white",
}


def color_of(run: Run) -> str:
    return COLORS[run.place % TOGETHER]


def look(run: Run) -> dict[str, Any]:
    """How a run looks wherever it is drawn. Every other marker is hollow, which survives any printer."""
    place = run.place % TOGETHER
    return {
        "color": COLORS[place],
        "linestyle": LINES[place],
        "marker": MARKERS[place],
        "markerfacecolor": "white" if place % 2 else COLORS[place],
    }


def dot(run: Run) -> dict[str, Any]:
    """The marker of a run without its line."""
    return {**look(run), "linestyle": "none"}


def new_figure(height: float) -> Figure:
    return Figure(figsize=(WIDTH, height), layout="constrained")


# Distributions: how many rounds take how many turns


class Histogram:
    """Counts of whole numbers from 0 on, or of bins of equal width."""

    def __init__(self, counts: Sequence[int], bin_width: int = 1) -> None:
        self.counts = np.asarray(counts, dtype=np.float64)
        self.bin_width = bin_width

    @property
    def total(self) -> float:
        return float(self.counts.sum())

    def reached(self, share: float) -> int:
        """The value that this share does not exceed."""
        return int(np.searchsorted(np.cumsum(self.counts), share * self.total) + 1) * self.bin_width

    @property
    def first(self) -> int:
        """The first bin that is not empty."""
        return int(np.argmax(self.counts > 0))

    def widened(self, times: int) -> "Histogram":
        missing = -len(self.counts) % times
        counts = np.append(self.counts, np.zeros(missing)).reshape(-1, times).sum(axis=1)
        return Histogram(list(counts), self.bin_width * times)

    @property
    def middles(self) -> Any:
        """The middle of each bin: of a bin of whole numbers, not of the line between its ends."""
        return np.arange(len(self.counts)) * self.bin_width + (self.bin_width - 1) / 2

    @property
    def percent(self) -> Any:
        return 100 * self.counts / (self.total or 1)


def good_width(histogram: Histogram) -> int:
    """Freedman and Diaconis: bins as narrow as the number of rounds allows, rounded up to 1, 2, 5, 10 ..."""
    spread = histogram.reached(0.75) - histogram.reached(0.25)
    wanted = 2 * spread / max(1.0, histogram.total) ** (1 / 3) / histogram.bin_width
    return next(nice for power in (1, 10, 100, 1000) for nice in (power, 2 * power, 5 * power) if nice >= wanted)


def draw_distribution(axes: Axes, runs: Sequence[Run], histograms: Sequence[Histogram]) -> None:
    """A filled outline for one run, lines with markers for several."""
    for run, histogram in zip(runs, histograms, strict=True):
        first = max(0, histogram.first - 1)
        middles, shares = histogram.middles[first:], histogram.percent[first:]
        if len(runs) == 1:
            axes.bar(middles, shares, width=histogram.bin_width, color=FILL, edgecolor=INK, linewidth=0.5)
        else:
            every = max(1, len(middles) // 16)
            start = run.place * every // TOGETHER
            axes.plot(middles, shares, label=run.name, markevery=(start, every), **look(run))
    axes.set_ylim(bottom=0)
    whole_numbers(axes)


def draw_quantiles(axes: Axes, runs: Sequence[Run], quantiles: Sequence[dict[str, float]]) -> None:
    """A row for each run: 5 to 95 % as a line, 25 to 75 % as a bar, the median as a marker."""
    for row, (run, values) in enumerate(zip(runs, quantiles, strict=True)):
        axes.plot([values["0.05"], values["0.95"]], [row, row], color=INK, linewidth=1, marker="|", markersize=7)
        box = values["0.75"] - values["0.25"]
        axes.barh(row, box, left=values["0.25"], height=0.34, color=FILL, edgecolor=INK, linewidth=0.8)
        axes.plot(values["0.5"], row, **dot(run))
        for share in ("0.05", "0.5", "0.95"):
            axes.annotate(
                f"{values[share]:g}", (values[share], row), (0, 6), textcoords="offset points", ha="center", size=SMALL
            )
    name_rows(axes, [run.key or "all" for run in runs])
    axes.set_ylim(len(runs) - 0.5, -0.85)


def name_rows(axes: Axes, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")


# Seats


def seat_panels(runs: Sequence[Run]) -> list[list[Run]]:
    """Runs with as many players share a panel."""
    ordered = sorted(runs, key=lambda run: run.players)
    return [list(same) for _, same in groupby(ordered, key=lambda run: run.players)]


def panel_rows(panels: Sequence[list[Run]], most: int = 13) -> list[list[list[Run]]]:
    """Panels side by side as long as their seats fit on the page."""
    rows: list[list[list[Run]]] = []
    for panel in panels:
        if rows and sum(panel_width(one) for one in (*rows[-1], panel)) <= most:
            rows[-1].append(panel)
        else:
            rows.append([panel])
    return rows


def panel_width(panel: Sequence[Run]) -> int:
    return max(3, panel[0].players)


Values = Callable[[Run], list[tuple[float, Interval | None]]]
Level = Callable[[Run], float]


def draw_by_seat(figure: Figure, runs: Sequence[Run], values: Values, fair: Level, unit: str) -> None:
    """A panel for each number of players. All have the same scale, each around its own fair value."""
    rows = panel_rows(seat_panels(runs))
    reach = max(reach_of(panel, values, middle_of(panel, fair)) for row in rows for panel in row)
    parts: Any = figure.subfigures(len(rows), 1, squeeze=False)
    for part, row in zip(parts[:, 0], rows, strict=True):
        widths = [panel_width(panel) for panel in row]
        for place, (axes, panel) in enumerate(
            zip(part.subplots(1, len(row), width_ratios=widths, squeeze=False)[0], row, strict=True)
        ):
            draw_seats(axes, panel, values, fair)
            middle = middle_of(panel, fair)
            axes.set_ylim(max(middle - 1.12 * reach, -0.04 * reach), middle + 1.12 * reach)
            axes.set_ylabel(unit if place == 0 else "")
        part.supxlabel(runs[0].kind.order, size=9.5)


def middle_of(panel: Sequence[Run], fair: Level) -> float:
    return sum(fair(run) for run in panel) / len(panel)


def reach_of(panel: Sequence[Run], values: Values, middle: float) -> float:
    """How far the values of a panel and their intervals are from its middle."""
    found = [one for run in panel for one in values(run)]
    ends = [end for value, interval in found for end in (value, *(interval or ()))]
    return max((abs(end - middle) for end in ends), default=1.0) or 1.0


def draw_seats(axes: Axes, panel: Sequence[Run], values: Values, fair: Level) -> None:
    for place, run in enumerate(panel):
        shift = 0.13 * (place - (len(panel) - 1) / 2)
        for seat, (value, interval) in enumerate(values(run), start=1):
            draw_interval(axes, seat + shift, value, interval, run, name=run.name if seat == 1 else None)
    if has_one_level(panel, fair):
        axes.axhline(fair(panel[0]), color=FAINT, linewidth=1, linestyle=(0, (4, 3)), zorder=0.9)
    players = panel[0].players
    axes.set_xlim(0.5, players + 0.5)
    axes.set_xticks(range(1, players + 1), seat_names(panel))
    axes.grid(visible=False, axis="x")
    head_panel(axes, panel)


def has_one_level(panel: Sequence[Run], fair: Level) -> bool:
    """Can one line stand for all the runs of a panel?"""
    return all(math.isclose(fair(run), fair(panel[0])) for run in panel)


def head_panel(axes: Axes, panel: Sequence[Run]) -> None:
    """Which runs a panel shows, above it, where it hides nothing."""
    players = f"{panel[0].players} players"
    if len(panel) == 1:
        axes.set_title(f"{panel[0].key}: {players}" if panel[0].key else players, loc="left")
    else:
        axes.legend(
            title=players,
            ncols=1 if len(panel) < 4 else 2,
            alignment="left",
            title_fontsize=9.5,
            loc="lower left",
            bbox_to_anchor=(0, 1),
            handlelength=1,
            borderaxespad=0.2,
        )


def seat_names(panel: Sequence[Run]) -> list[str]:
    """Seats are counted from the dealer's left; where they play differently, and alike in all runs, that is said."""
    ways = {tuple(policy_by_seat(run.data)) for run in panel}
    policies = ways.pop() if len(ways) == 1 else ()
    mixed = policies if len(set(policies)) > 1 else ("",) * panel[0].players
    return [f"{seat}\n{policy.replace(' ', chr(10))}".strip() for seat, policy in enumerate(mixed, start=1)]


def draw_interval(
    axes: Axes, place: float, value: float, interval: Interval | None, run: Run, *, name: str | None, flat: bool = False
) -> None:
    """A marker with its interval, standing or lying."""
    if interval is not None:
        ends: dict[str, Any] = {"color": color_of(run), "linewidth": 1.3, "marker": "_", "markersize": 7}
        if flat:
            axes.plot(interval, (place, place), **{**ends, "marker": "|"})
        else:
            axes.plot((place, place), interval, **ends)
    axes.plot(*((value, place) if flat else (place, value)), label=name, **dot(run))


# How often


def draw_rates(
    axes: Axes, runs: Sequence[Run], names: Sequence[str], rates: Sequence[Sequence[float]], *, logarithmic: bool
) -> None:
    """A row for each thing and a marker for each run; the numbers stand beside it."""
    for place, (run, found) in enumerate(zip(runs, rates, strict=True)):
        shift = 0.13 * (place - (len(runs) - 1) / 2)
        shown = [row for row, value in enumerate(found) if value > 0]
        axes.plot([found[row] for row in shown], [row + shift for row in shown], label=run.name, **dot(run))
    name_rows(axes, names)
    if logarithmic:
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, place: f"{value:g}"))
        axes.xaxis.set_minor_formatter(NullFormatter())
    else:
        axes.set_xlim(0, 1.06 * highest(value for found in rates for value in found))
    axes.set_ylim(len(names) - 0.4, -1.3)
    if len(runs) > 1:
        columns = 1 if len(runs) <= MOST_COLUMNS else 2
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1), handlelength=1, borderaxespad=0.2, ncols=columns)
    for row in range(len(names) + 1):
        axes.axhline(row - 0.5, color=GRID, linewidth=0.6, zorder=0.5)
    if len(runs) <= MOST_COLUMNS:
        write_values(axes, runs, rates)


def write_values(axes: Axes, runs: Sequence[Run], rates: Sequence[Sequence[float]]) -> None:
    """The numbers, in a column for each run right of the axes."""
    for column, (run, found) in enumerate(zip(runs, rates, strict=True), start=1):
        end = 48 * column
        for row, value in enumerate(found):
            beside(axes, rate(value), row, end, weight="normal")
        beside(axes, run.key or "per round", -0.8, end, weight="bold")


def beside(axes: Axes, text: str, row: float, shift: float, weight: str) -> None:
    axes.annotate(
        text,
        (1, row),
        (shift, 0),
        xycoords=axes.get_yaxis_transform(),
        textcoords="offset points",
        ha="right",
        va="center",
        size=SMALL,
        weight=weight,
        annotation_clip=False,
    )


# Challenges


def draw_challenges(counts: Axes, outcomes: Axes, runs: Sequence[Run]) -> None:
    """How many challenges there are and how they end; and the share that succeeds, with its interval."""
    for row, run in enumerate(runs):
        found, rounds = run.data["challenges"], run.data["rounds"]
        guilty, innocent = (100 * found[outcome] / rounds for outcome in ("guilty", "innocent"))
        counts.barh(row, guilty, 0.55, color="#6b6b6b", edgecolor=INK, label=None if row else "bluff found")
        counts.barh(
            row,
            innocent,
            0.55,
            left=guilty,
            color="white",
            edgecolor=INK,
            hatch="////",
            label=None if row else "no bluff",
        )
        if found["success_share"] is not None:
            draw_success(outcomes, row, run, found["success_share"], found["success_share_interval"])
    name_rows(counts, [run.key or "all" for run in runs])
    counts.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=2, borderaxespad=0.2)
    counts.set_ylim(len(runs) - 0.5, -0.6)
    outcomes.set_xlim(-4, 104)
    outcomes.tick_params(axis="y", length=0)


def draw_success(axes: Axes, row: int, run: Run, share: float, interval: Sequence[float]) -> None:
    ends = (100 * interval[0], 100 * interval[1])
    draw_interval(axes, row, 100 * share, ends, run, name=None, flat=True)
    place = (100 * share, row)
    axes.annotate(percent(share, interval), place, (0, 7), textcoords="offset points", ha="center", size=SMALL)


# Hands over time

LEAST_HANDS = 100  # a mean of fewer hands says nothing


def long_enough(run: Run) -> list[dict[str, float]]:
    return [one for one in run.data["hand_sizes"] if one["hands"] >= LEAST_HANDS]


def draw_hands(sizes: Axes, going: Axes, runs: Sequence[Run]) -> None:
    """The mean hand of the seat on turn, and below it how many rounds are still going on."""
    for run in runs:
        series = long_enough(run)
        turns = [one["turn"] for one in series]
        every: dict[str, Any] = {"markevery": (run.place % TOGETHER, 10), **look(run)}
        sizes.plot(turns, [one["mean"] for one in series], label=run.name, **every)
        first = series[0]["hands"] if series else 1
        going.plot(turns, [100 * one["hands"] / first for one in series], **every)
    sizes.set_ylim(bottom=0)
    going.set_ylim(0, 103)
    going.set_xlim(left=0)
    whole_numbers(going)


def whole_numbers(axes: Axes) -> None:
    axes.xaxis.set_major_locator(MaxNLocator(nbins=10, steps=[1, 2, 5, 10], integer=True, min_n_ticks=1))


def highest(values: Iterable[float]) -> float:
    return max((value for value in values if math.isfinite(value)), default=1.0) or 1.0
