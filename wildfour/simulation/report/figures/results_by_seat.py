"""Results by seat: a panel for each number of players, all with the same scale."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from textwrap import fill

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure, SubFigure

from wildfour.compiled.state_arrays import Array
from wildfour.simulation.report.figures.figure_spec import (
    ABOVE,
    LETTERS,
    FigureSpec,
    FigureSpecs,
    bar,
    row_offset,
    sample_size,
)
from wildfour.simulation.runs import TOGETHER, Run, in_groups
from wildfour.support.number_format import Numbers
from wildfour.support.plot_style import SOFT

WIDEST = 13  # seats that fit side by side on a page
Panel = Sequence[Run]  # runs with the same number of players


@dataclass(frozen=True, slots=True)
class BySeat:
    """A quantity by seat: its value with the ends of its interval, and the value if all seats were equal. Its name
    selects its messages: see `seats-…` in report.ftl."""

    name: str
    find: Callable[[Run], Array]
    equal: Callable[[Run], float]

    def middle(self, panel: Panel) -> float:
        return sum(self.equal(run) for run in panel) / len(panel)

    def reach(self, panel: Panel) -> float:
        """Return the largest distance from a panel's middle to its values and intervals."""
        return max(float(np.nanmax(abs(self.find(run) - self.middle(panel)))) for run in panel) or 1.0


WIN_SHARE = BySeat(
    "win-share",
    lambda run: 100 * np.array([(won.share, won.low, won.high) for won in run.summary.win_share]),
    lambda run: 100 * run.equal_share,
)
POINTS_BY_SEAT = BySeat(
    "points-by-seat",
    lambda run: np.array([(won.mean, won.low, won.high) for won in run.summary.points_by_seat], float),
    lambda run: run.equal_points,
)


def by_seat(quantity: BySeat, runs: Sequence[Run], numbers: Numbers) -> FigureSpecs:
    """Draw runs with the same number of players side by side."""
    unit = runs[0].unit
    ordered = sorted(runs, key=lambda run: run.players)
    if len(ordered) > TOGETHER:  # a different order needs separate styles
        ordered = [replace(run, number=number) for number, run in enumerate(ordered)]
    for number, group in enumerate(in_groups(ordered), start=1):
        rows = panel_rows(group)
        bars = numbers.say("figure-wilson") if quantity is WIN_SHARE else numbers.say("figure-normal")
        size = sample_size(group, numbers, unit if quantity is WIN_SHARE else "rounds")
        yield FigureSpec(
            quantity.name + (f"-{number}" if len(group) < len(ordered) else ""),
            numbers.say(f"seats-title-{quantity.name}", unit=unit),
            f"{size}. {bars}",
            numbers.say(f"seats-caption-{quantity.name}", unit=unit),
            group,
            0.3 + 2.6 * len(rows) + (0.19 * len(group) if len(group) > len(rows) else 0),
            partial(draw, rows=rows, quantity=quantity, numbers=numbers),
        )


def panel_rows(runs: Sequence[Run]) -> list[list[Panel]]:
    """Arrange panels in rows, as many as fit side by side."""
    rows: list[list[Panel]] = []
    for panel in (list(same) for _, same in groupby(runs, key=lambda run: run.players)):
        if rows and sum(map(width_of, (*rows[-1], panel))) <= WIDEST:
            rows[-1].append(panel)
        else:
            rows.append([panel])
    return rows


def width_of(panel: Panel) -> int:
    return max(3, panel[0].players)


def draw(figure: Figure, rows: Sequence[Sequence[Panel]], quantity: BySeat, numbers: Numbers) -> None:
    reach = 1.12 * max(quantity.reach(panel) for row in rows for panel in row)
    for part, row in zip(figure.subfigures(len(rows), 1, squeeze=False)[:, 0], rows, strict=True):
        draw_row(part, row, quantity, reach, numbers)


def draw_row(part: SubFigure, row: Sequence[Panel], quantity: BySeat, reach: float, numbers: Numbers) -> None:
    all_axes = part.subplots(1, len(row), width_ratios=[width_of(panel) for panel in row], squeeze=False)[0]
    for axes, panel in zip(all_axes, row, strict=True):
        draw_panel(axes, panel, quantity, numbers)
        middle = quantity.middle(panel)
        axes.set_ylim(max(middle - reach, -0.04 * reach), middle + reach)
    unit = row[0][0].unit
    all_axes[0].set_ylabel(numbers.say(f"seats-axis-{quantity.name}", unit=unit))
    part.supxlabel(
        fill(numbers.say("seats-axis", unit=unit), round(0.85 * LETTERS)),
        size=9.5,
    )


def draw_panel(axes: Axes, panel: Panel, quantity: BySeat, numbers: Numbers) -> None:
    seats = np.arange(panel[0].players)
    for place, run in enumerate(panel):
        value, low, high = quantity.find(run).T
        errors = (value - low, high - value)
        axes.errorbar(seats + row_offset(place, panel), value, errors, label=run.name, **bar(run))
    level = quantity.equal(panel[0])
    if all(math.isclose(quantity.equal(run), level) for run in panel):  # one line for all runs
        axes.axhline(level, color=SOFT, linewidth=1, linestyle=(0, (4, 3)), zorder=0.9)
    axes.set_xlim(-0.5, len(seats) - 0.5)
    axes.set_xticks(seats, seat_names(panel))
    axes.grid(visible=False, axis="x")
    head_panel(axes, panel, numbers)


def head_panel(axes: Axes, panel: Panel, numbers: Numbers) -> None:
    """Name a panel's runs above it."""
    players = numbers.say("player-count", players=panel[0].players)
    if len(panel) == 1:
        axes.set_title(f"{panel[0].key}: {players}" if panel[0].key else players, loc="left")
    else:
        columns = 1 if len(panel) < 4 else 2
        axes.legend(title=players, ncols=columns, alignment="left", title_fontsize=9.5, handlelength=1, **ABOVE)


def seat_names(panel: Panel) -> list[str]:
    """Return seat numbers, starting at 1. Add the policies if they differ by seat but not by run."""
    ways = {run.summary.policy_by_seat for run in panel}
    policies = ways.pop() if len(ways) == 1 else ()
    mixed = policies if len(set(policies)) > 1 else ("",) * panel[0].players
    return [f"{seat}\n{policy.replace(' ', chr(10))}".strip() for seat, policy in enumerate(mixed, start=1)]
