"""How often things happen in a round."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, NullFormatter

from wildfour.plot_style import LINE, SMALL
from wildfour.simulation.figures.marks import ABOVE, beside_each_other, dot, name_rows
from wildfour.simulation.figures.sketch import Sketch, Sketches, grouped, sample_size
from wildfour.simulation.labels import SET_BY_THE_DEAL, event_label
from wildfour.simulation.numbers import rate
from wildfour.simulation.runs import Run

MOST_COLUMNS = 4  # of numbers beside a chart
COLUMN_WIDTH = 48  # points
EVENTS = (
    "How often each thing happens in a round, on a logarithmic axis: each line of the grid is ten times the one "
    "before. What never happened is left out, and so is what the deal brings to every round. No intervals: things that "
    "happen in the same round are not independent, and only their sums are counted. All numbers are in the data below."
)
CARDS = (
    "How many cards of each face are laid in a round, the start card not counted, on an axis from zero. The deck has "
    "half as many zeros as cards of any other number. No intervals, as above."
)


def events(runs: Sequence[Run]) -> Sketches:
    return rates(runs, "events-per-round", "Events per round", EVENTS, happened, logarithmic=True)


def happened(run: Run) -> dict[str, float]:
    found = run.summary.events.items()
    return {event_label(name): event.per_round for name, event in found if name not in SET_BY_THE_DEAL}


def cards(runs: Sequence[Run]) -> Sketches:
    return rates(runs, "cards-per-round", "Cards laid per round, by face", CARDS, lambda run: run.summary.cards_laid)


def rates(
    runs: Sequence[Run],
    name: str,
    title: str,
    caption: str,
    find: Callable[[Run], Mapping[str, float]],
    logarithmic: bool = False,
) -> Sketches:
    rows = list(dict.fromkeys(row for run in runs for row, value in find(run).items() if value > 0))
    if not rows:
        yield f"{title}: nothing was counted."
        return
    if logarithmic:
        rows.sort(key=lambda row: -max(find(run).get(row, 0) for run in runs))
    for group, suffix, span in grouped(runs):
        values = [[find(run).get(row, 0.0) for row in rows] for run in group]
        yield Sketch(
            name + suffix,
            title + span,
            f"{sample_size(group)}; no intervals",
            caption,
            group,
            1.0 + rows_height(len(rows), len(group)),
            partial(draw, runs=group, rows=rows, values=values, logarithmic=logarithmic),
        )


def rows_height(rows: int, runs: int) -> float:
    """Rows of a chart and its legend, in inches."""
    return rows * (0.23 if runs <= MOST_COLUMNS else 0.3) + (0.2 * runs if runs > 1 else 0)


def draw(
    figure: Figure, runs: Sequence[Run], rows: Sequence[str], values: Sequence[Sequence[float]], logarithmic: bool
) -> None:
    """A row for each thing and a marker for each run; the numbers stand beside it."""
    axes = figure.subplots()
    for place, (run, found) in enumerate(zip(runs, values, strict=True)):
        shown = [(value, row + beside_each_other(place, runs)) for row, value in enumerate(found) if value > 0]
        axes.plot(*zip(*shown, strict=True) if shown else ([], []), label=run.name, **dot(run))
    name_rows(axes, rows)
    scale(axes, max(value for found in values for value in found), logarithmic)
    axes.set_ylim(len(rows) - 0.4, -1.3)
    for row in range(len(rows) + 1):
        axes.axhline(row - 0.5, color=LINE, linewidth=0.6, zorder=0.5)
    if len(runs) > 1:
        axes.legend(handlelength=1, ncols=1 if len(runs) <= MOST_COLUMNS else 2, **ABOVE)
    if len(runs) <= MOST_COLUMNS:
        write_values(axes, runs, values)


def scale(axes: Axes, top: float, logarithmic: bool) -> None:
    axes.set_xlabel(f"times per round ({'logarithmic' if logarithmic else 'linear'} axis)")
    if logarithmic:
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, place: f"{value:g}"))
        axes.xaxis.set_minor_formatter(NullFormatter())
    else:
        axes.set_xlim(0, 1.06 * top)


def write_values(axes: Axes, runs: Sequence[Run], values: Sequence[Sequence[float]]) -> None:
    """The numbers, in a column for each run right of the axes."""
    for column, (run, found) in enumerate(zip(runs, values, strict=True), start=1):
        texts = [(-0.8, run.key or "per round"), *((row, rate(value)) for row, value in enumerate(found))]
        for row, text in texts:
            axes.annotate(
                text,
                (1, row),
                (COLUMN_WIDTH * column, 0),
                xycoords=axes.get_yaxis_transform(),
                textcoords="offset points",
                ha="right",
                va="center",
                size=SMALL,
                weight="bold" if row < 0 else "normal",
                annotation_clip=False,
            )
