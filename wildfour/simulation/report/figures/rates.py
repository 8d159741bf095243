"""Event and card rates per round."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, NullFormatter

from wildfour.simulation.labels import SET_BY_THE_DEAL, event_label, face_label
from wildfour.simulation.report.figures.figure_spec import (
    ABOVE,
    FigureSpec,
    FigureSpecs,
    dot,
    grouped,
    name_rows,
    row_offset,
    sample_size,
)
from wildfour.simulation.runs import Run
from wildfour.support.number_format import Numbers
from wildfour.support.plot_style import LINE, SMALL

MOST_COLUMNS = 4  # maximum number of value columns beside a chart
COLUMN_WIDTH = 48  # points


def events(runs: Sequence[Run], numbers: Numbers) -> FigureSpecs:

    def find(run: Run) -> dict[str, float]:
        found = run.summary.events.items()
        return {event_label(numbers, name): event.per_round for name, event in found if name not in SET_BY_THE_DEAL}

    messages = numbers.say("events-title"), numbers.say("events-caption")
    return rates(runs, numbers, "events", messages, find, logarithmic=True)


def cards(runs: Sequence[Run], numbers: Numbers) -> FigureSpecs:

    def find(run: Run) -> dict[str, float]:
        return {face_label(numbers, face): rate for face, rate in run.summary.cards_laid.items()}

    return rates(runs, numbers, "cards", (numbers.say("cards-title"), numbers.say("cards-caption")), find)


def rates(
    runs: Sequence[Run],
    numbers: Numbers,
    what: str,
    messages: tuple[str, str],
    find: Callable[[Run], Mapping[str, float]],
    logarithmic: bool = False,
) -> FigureSpecs:
    title, caption = messages
    rows = list(dict.fromkeys(row for run in runs for row, value in find(run).items() if value > 0))
    if not rows:
        yield numbers.say("figure-empty", title=title)
        return
    if logarithmic:
        rows.sort(key=lambda row: -max(find(run).get(row, 0) for run in runs))
    for group, suffix, span in grouped(runs, numbers):
        values = [[find(run).get(row, 0.0) for row in rows] for run in group]
        yield FigureSpec(
            f"{what}-per-round{suffix}",
            title + span,
            f"{sample_size(group, numbers)}; {numbers.say('figure-no-intervals')}",
            caption,
            group,
            1.0 + rows_height(rows, group),
            partial(draw, runs=group, numbers=numbers, rows=rows, values=values, logarithmic=logarithmic),
        )


def rows_height(rows: Sequence[str], runs: Sequence[Run]) -> float:
    """Return the height of a chart's rows and legend, in inches."""
    legend = 0.2 * len(runs) if len(runs) > 1 else 0
    return len(rows) * (0.23 if len(runs) <= MOST_COLUMNS else 0.3) + legend


def draw(
    figure: Figure,
    runs: Sequence[Run],
    numbers: Numbers,
    rows: Sequence[str],
    values: Sequence[Sequence[float]],
    logarithmic: bool,
) -> None:
    """Draw a row for each event and a marker for each run. If there is room, write the numbers beside the rows."""
    axes = figure.subplots()
    for place, (run, found) in enumerate(zip(runs, values, strict=True)):
        shown = [(value, row + row_offset(place, runs)) for row, value in enumerate(found) if value > 0]
        axes.plot(*zip(*shown, strict=True) if shown else ([], []), label=run.name, **dot(run))
    name_rows(axes, rows)
    scale(axes, max(value for found in values for value in found), numbers, logarithmic)
    axes.set_ylim(len(rows) - 0.4, -1.3)
    for row in range(len(rows) + 1):
        axes.axhline(row - 0.5, color=LINE, linewidth=0.6, zorder=0.5)
    if len(runs) > 1:
        axes.legend(handlelength=1, ncols=1 if len(runs) <= MOST_COLUMNS else 2, **ABOVE)
    if len(runs) <= MOST_COLUMNS:
        write_values(axes, runs, values, numbers)


def scale(axes: Axes, top: float, numbers: Numbers, logarithmic: bool) -> None:
    name = numbers.say("rates-axis-logarithmic") if logarithmic else numbers.say("rates-axis-linear")
    axes.set_xlabel(name)
    if logarithmic:
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, place: tick(numbers, value)))
        axes.xaxis.set_minor_formatter(NullFormatter())
    else:
        axes.set_xlim(0, 1.06 * top)


def tick(numbers: Numbers, value: float) -> str:
    """Return a power of ten as a label."""
    return numbers.decimal(value, max(0, -round(math.log10(value)))) if value >= 0.0001 else f"{value:g}"


def write_values(axes: Axes, runs: Sequence[Run], values: Sequence[Sequence[float]], numbers: Numbers) -> None:
    """Write the numbers to the right of the axes, in a column for each run."""
    for column, (run, found) in enumerate(zip(runs, values, strict=True), start=1):
        head = run.key or numbers.say("rates-column")
        texts = [(-0.8, head), *((row, numbers.rate(value)) for row, value in enumerate(found))]
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
