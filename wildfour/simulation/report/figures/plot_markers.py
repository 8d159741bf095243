"""Common elements of figures: markers of runs, intervals, named rows."""

from collections.abc import Sequence
from typing import Any

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from wildfour.simulation.runs import TOGETHER, Run
from wildfour.support.plot_style import COLORS

LINES = ("-", (0, (5, 1.5)), (0, (1, 1)), (0, (5, 1.5, 1, 1.5)), (0, (9, 2)), (0, (3, 1, 1, 1, 1, 1)))
MARKERS = ("o", "s", "^", "D", "v", "X")
ABOVE: dict[str, Any] = {"loc": "lower left", "bbox_to_anchor": (0, 1), "borderaxespad": 0.2}  # a legend hides nothing


def run_style(run: Run) -> dict[str, Any]:
    """Return the style of a run, the same in all figures. Every other marker is hollow, which is legible on any
    printer."""
    place = run.number % TOGETHER
    return {
        "color": COLORS[place],
        "linestyle": LINES[place],
        "marker": MARKERS[place],
        "markerfacecolor": "white" if place % 2 else COLORS[place],
    }


def dot(run: Run) -> dict[str, Any]:
    """Return the marker of a run without its line."""
    return {**run_style(run), "linestyle": "none"}


def bar(run: Run) -> dict[str, Any]:
    """Return the marker of a run with its interval."""
    return {**dot(run), "capsize": 3.5, "elinewidth": 1.3, "capthick": 1.3}


def row_offset(place: int, runs: Sequence[Run]) -> float:
    """Return the offset of each run's markers, so that none overlap."""
    return 0.13 * (place - (len(runs) - 1) / 2)


def name_rows(axes: Axes, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")


def whole_numbers(axes: Axes) -> None:
    axes.xaxis.set_major_locator(MaxNLocator(nbins=10, steps=[1, 2, 5, 10], integer=True, min_n_ticks=1))
