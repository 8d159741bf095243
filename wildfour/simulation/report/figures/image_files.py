"""All report figures in page order, as PNG and SVG."""

from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from textwrap import fill

from matplotlib import style
from matplotlib.figure import Figure

from wildfour.simulation.report.figures.challenges import challenges
from wildfour.simulation.report.figures.distributions import LENGTHS, POINTS, TURNS, distribution
from wildfour.simulation.report.figures.figure_spec import LETTERS, WIDTH, FigureSpec, FigureSpecs
from wildfour.simulation.report.figures.hand_sizes import hand_sizes
from wildfour.simulation.report.figures.rates import cards, events
from wildfour.simulation.report.figures.results_by_seat import POINTS_BY_SEAT, WIN_SHARE, by_seat
from wildfour.simulation.report.page import RenderedFigure
from wildfour.simulation.runs import Run, in_common, named_runs
from wildfour.simulation.summary import Summary
from wildfour.support.number_format import Numbers
from wildfour.support.plot_style import PAPER, SMALL, SOFT, STYLE

DOTS_PER_INCH = 200
KINDS: tuple[Callable[[Sequence[Run], Numbers], FigureSpecs], ...] = (
    partial(distribution, TURNS),
    *(partial(by_seat, quantity) for quantity in (WIN_SHARE, POINTS_BY_SEAT)),
    partial(distribution, POINTS),
    *(hand_sizes, events, cards, challenges),
    partial(distribution, LENGTHS),
)


def figures_of(summaries: Sequence[Summary], numbers: Numbers) -> tuple[list[RenderedFigure], list[str]]:
    """Return the figures, and a sentence for each figure that could not be drawn."""
    runs, common = named_runs(summaries, numbers), in_common(summaries, numbers)
    planned = list(all_specs(runs, numbers))
    draw_figure = [rendered(one, numbers, common) for one in planned if isinstance(one, FigureSpec)]
    return draw_figure, [one for one in planned if isinstance(one, str)]


def all_specs(runs: Sequence[Run], numbers: Numbers) -> FigureSpecs:
    for kind in KINDS:
        yield from kind(runs, numbers)


def rendered(spec: FigureSpec, numbers: Numbers, common: str) -> RenderedFigure:
    with style.context(["default", STYLE]):
        figure = draw_figure(spec, common)
        svg = saved(figure, "svg", "Date")
        figure.set_layout_engine("none")  # both files use the first file's layout
        png = saved(figure, "png", "Software")
    alt = numbers.say("figure-alt", title=spec.title, runs="; ".join(run.name for run in spec.runs))
    return RenderedFigure(spec.name, spec.caption, alt, svg, png)


def draw_figure(spec: FigureSpec, common: str) -> Figure:
    foot = fill(f"{'. '.join(part for part in (common, spec.foot) if part)}.", LETTERS)
    title = fill(spec.title, round(0.68 * LETTERS))
    lines = len(foot.splitlines()) + len(title.splitlines()) - 2
    figure = Figure(figsize=(WIDTH, spec.height + 0.75 + 0.14 * lines), layout="constrained")
    spec.draw(figure)
    figure.suptitle(title, x=0.01, ha="left", weight="bold")
    figure.supxlabel(foot, x=0.01, ha="left", size=SMALL, color=SOFT)
    return figure


def saved(figure: Figure, form: str, nothing: str) -> bytes:
    """Return a figure's bytes, without a date or producer, so that they depend only on the figure."""
    buffer = BytesIO()
    background = "none" if form == "svg" else PAPER  # the page has its own background
    figure.savefig(buffer, format=form, dpi=DOTS_PER_INCH, facecolor=background, metadata={nothing: None})
    return buffer.getvalue()
