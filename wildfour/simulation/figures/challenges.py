"""Challenges of a Wild Draw Four: how many there are, and how they end."""

from collections.abc import Sequence
from functools import partial

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from wildfour.estimates import Share
from wildfour.plot_style import INK, SMALL, SOFT
from wildfour.simulation.figures.marks import ABOVE, bar, name_rows
from wildfour.simulation.figures.sketch import Sketch, Sketches
from wildfour.simulation.numbers import share_text
from wildfour.simulation.runs import Run

CAPTION = (
    "Left: challenges in 100 rounds, by what they found. Right: the share of challenges that found a bluff, with its "
    "95% interval (Wilson), which treats challenges of the same round as independent. Where no bar can be seen, it is "
    "smaller than the marker."
)


def challenges(runs: Sequence[Run]) -> Sketches:
    made = [run for run in runs if run.summary.challenges.made]
    if not made:
        yield "Challenges: none was made; the policies of these runs never challenge, or never had a reason to."
        return
    numbers = "; ".join(f"{run.key} {run.summary.challenges.made:,}".strip() for run in made)
    yield Sketch(
        "challenges",
        "Challenges of a Wild Draw Four: how many, and how they end",
        f"n = {numbers} challenges. Bars on the right: 95% intervals",
        CAPTION,
        made,
        1.15 + 0.42 * len(made),
        partial(draw, runs=made),
    )


def draw(figure: Figure, runs: Sequence[Run]) -> None:
    counts, outcomes = figure.subplots(1, 2, sharey=True)
    draw_counts(counts, runs)
    for row, run in enumerate(runs):
        if run.summary.challenges.success is not None:
            draw_success(outcomes, row, run, run.summary.challenges.success)
    name_rows(counts, [run.name for run in runs] if runs[0].key else ["all"])
    counts.set_ylim(len(runs) - 0.5, -0.6)
    counts.set_xlabel("challenges per 100 rounds")
    outcomes.set_xlim(-4, 104)
    outcomes.tick_params(axis="y", length=0)
    outcomes.set_xlabel("challenges that found a bluff (%)")


def draw_counts(axes: Axes, runs: Sequence[Run]) -> None:
    rows = range(len(runs))
    guilty = [100 * run.summary.challenges.guilty / run.summary.rounds for run in runs]
    innocent = [100 * run.summary.challenges.innocent / run.summary.rounds for run in runs]
    axes.barh(rows, guilty, 0.55, color=SOFT, edgecolor=INK, label="bluff found")
    axes.barh(rows, innocent, 0.55, left=guilty, color="white", edgecolor=INK, hatch="////", label="no bluff")
    axes.legend(ncols=2, **ABOVE)


def draw_success(axes: Axes, row: int, run: Run, success: Share) -> None:
    share, low, high = 100 * success.share, 100 * success.low, 100 * success.high
    axes.errorbar(share, row, xerr=[[share - low], [high - share]], **bar(run))
    axes.annotate(share_text(success), (share, row), (0, 7), textcoords="offset points", ha="center", size=SMALL)
