"""Wild Draw Four challenges: number and outcomes."""

from collections.abc import Sequence
from functools import partial

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from wildfour.simulation.report.figures.figure_spec import ABOVE, FigureSpec, FigureSpecs, bar, name_rows
from wildfour.simulation.runs import Run
from wildfour.support.estimates import Share
from wildfour.support.number_format import Numbers
from wildfour.support.plot_style import INK, SMALL, SOFT


def challenges(runs: Sequence[Run], numbers: Numbers) -> FigureSpecs:
    made = [run for run in runs if run.summary.challenges.made]
    if not made:
        yield numbers.say("challenges-none")
        return
    sizes = "; ".join(f"{run.key} {numbers.whole(run.summary.challenges.made)}".strip() for run in made)
    yield FigureSpec(
        "challenges",
        numbers.say("challenges-title"),
        numbers.say("challenges-foot", sizes=sizes),
        numbers.say("challenges-caption"),
        made,
        1.15 + 0.42 * len(made),
        partial(draw, runs=made, numbers=numbers),
    )


def draw(figure: Figure, runs: Sequence[Run], numbers: Numbers) -> None:
    counts, outcomes = figure.subplots(1, 2, sharey=True)
    draw_counts(counts, runs, numbers)
    for row, run in enumerate(runs):
        if run.summary.challenges.success is not None:
            draw_success(outcomes, row, run, run.summary.challenges.success, numbers)
    names = [run.name for run in runs] if runs[0].key else [numbers.say("figure-all")]
    name_rows(counts, names)
    name_rows(outcomes, names)
    counts.set_ylim(len(runs) - 0.5, -0.6)
    counts.set_xlabel(numbers.say("challenges-axis"))
    outcomes.set_xlim(-4, 104)
    outcomes.tick_params(axis="y", length=0)
    outcomes.set_xlabel(numbers.say("challenges-success-axis"))


def draw_counts(axes: Axes, runs: Sequence[Run], numbers: Numbers) -> None:
    rows = range(len(runs))
    guilty = [100 * run.summary.challenges.guilty / run.summary.rounds for run in runs]
    innocent = [100 * run.summary.challenges.innocent / run.summary.rounds for run in runs]
    found, none = numbers.say("challenges-guilty"), numbers.say("challenges-innocent")
    axes.barh(rows, guilty, 0.55, color=SOFT, edgecolor=INK, label=found)
    axes.barh(rows, innocent, 0.55, left=guilty, color="white", edgecolor=INK, hatch="////", label=none)
    axes.legend(ncols=2, **ABOVE)


def draw_success(axes: Axes, row: int, run: Run, success: Share, numbers: Numbers) -> None:
    share, low, high = 100 * success.share, 100 * success.low, 100 * success.high
    axes.errorbar(share, row, xerr=[[share - low], [high - share]], **bar(run))
    axes.annotate(numbers.share(success), (share, row), (0, 7), textcoords="offset points", ha="center", size=SMALL)
