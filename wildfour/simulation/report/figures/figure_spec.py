"""Figure descriptions and shared figure parts: the canvas, run markers, intervals, and named rows."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from wildfour.simulation.runs import TOGETHER, Run, in_groups
from wildfour.support.number_format import Numbers
from wildfour.support.plot_style import COLORS

WIDTH = 7.2  # inches: the text width of an A4 page
LETTERS = 98  # characters per line of small print


@dataclass(frozen=True, slots=True)
class FigureSpec:
    """A figure to draw. `foot` names its data. `height` is in inches."""

    name: str
    title: str
    foot: str
    caption: str
    runs: Sequence[Run]
    height: float
    draw: Callable[[Figure], None]


FigureSpecs = Iterator[FigureSpec | str]  # or a sentence that explains why there is no figure


def grouped(runs: Sequence[Run], numbers: Numbers) -> Iterator[tuple[Sequence[Run], str, str]]:
    """Group runs that fit in one figure, with suffixes for the figure's name and title."""
    for number, group in enumerate(in_groups(runs), start=1):
        if len(group) == len(runs):
            yield group, "", ""
        else:
            span = numbers.say("figure-runs", first=group[0].key, last=group[-1].key)
            yield group, f"-{number}", f", {span}"


def sample_size(runs: Sequence[Run], numbers: Numbers, unit: str = "rounds") -> str:
    """Return the given runs' sizes as one phrase."""
    sizes = sorted({run.matches.matches if unit == "matches" else run.summary.rounds for run in runs})
    ends = [numbers.whole(size) for size in (sizes[0], sizes[-1])]
    size = ends[0] if len(sizes) == 1 else numbers.say("from-to", low=ends[0], high=ends[1])
    if len(runs) == 1:
        return numbers.say("figure-n", unit=unit, size=size)
    return numbers.say("figure-n-each", unit=unit, size=size)


LINES = ("-", (0, (5, 1.5)), (0, (1, 1)), (0, (5, 1.5, 1, 1.5)), (0, (9, 2)), (0, (3, 1, 1, 1, 1, 1)))
MARKERS = ("o", "s", "^", "D", "v", "X")
ABOVE: dict[str, Any] = {
    "loc": "lower left",
    "bbox_to_anchor": (0, 1),
    "borderaxespad": 0.2,
}  # above the axes, where a legend hides nothing


def run_style(run: Run) -> dict[str, Any]:
    """Return a run's style, which is the same in all figures. Every other marker is hollow, so that markers differ in
    print."""
    place = run.number % TOGETHER
    return {
        "color": COLORS[place],
        "linestyle": LINES[place],
        "marker": MARKERS[place],
        "markerfacecolor": "white" if place % 2 else COLORS[place],
    }


def dot(run: Run) -> dict[str, Any]:
    """Return a run's marker without its line."""
    return {**run_style(run), "linestyle": "none"}


def bar(run: Run) -> dict[str, Any]:
    """Return a run's marker with its interval."""
    return {**dot(run), "capsize": 3.5, "elinewidth": 1.3, "capthick": 1.3}


def row_offset(place: int, runs: Sequence[Run]) -> float:
    """Return the offset of a run's markers, chosen so that no markers overlap."""
    return 0.13 * (place - (len(runs) - 1) / 2)


def name_rows(axes: Axes, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")


def whole_numbers(axes: Axes) -> None:
    axes.xaxis.set_major_locator(MaxNLocator(nbins=10, steps=[1, 2, 5, 10], integer=True, min_n_ticks=1))
