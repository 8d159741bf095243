"""All the figures of a report, in the order of the page, as PNG and SVG."""

from collections.abc import Callable, Sequence
from io import BytesIO
from textwrap import fill

from matplotlib import style
from matplotlib.figure import Figure

from wildfour.simulation.report.figures.challenges import challenges
from wildfour.simulation.report.figures.distributions import points, rounds_per_match, turns
from wildfour.simulation.report.figures.figure_spec import LETTERS, WIDTH, Sketch, Sketches
from wildfour.simulation.report.figures.hand_sizes import hand_sizes
from wildfour.simulation.report.figures.rates import cards, events
from wildfour.simulation.report.figures.results_by_seat import points_by_seat, win_share
from wildfour.simulation.report.page import RenderedFigure
from wildfour.simulation.runs import Run, in_common, named_runs
from wildfour.simulation.summary import Summary
from wildfour.support.number_format import Numbers
from wildfour.support.plot_style import PAPER, SMALL, SOFT, STYLE

DOTS_PER_INCH = 200
KINDS: tuple[Callable[[Sequence[Run], Numbers], Sketches], ...] = (
    turns,
    win_share,
    points_by_seat,
    points,
    hand_sizes,
    events,
    cards,
    challenges,
    rounds_per_match,
)


def figures_of(summaries: Sequence[Summary], numbers: Numbers) -> tuple[list[RenderedFigure], list[str]]:
    """The figures, and a sentence for each that could not be made."""
    runs, common = named_runs(summaries, numbers), in_common(summaries, numbers)
    planned = list(sketches(runs, numbers))
    drawn = [rendered(one, numbers, common) for one in planned if isinstance(one, Sketch)]
    return drawn, [one for one in planned if isinstance(one, str)]


def sketches(runs: Sequence[Run], numbers: Numbers) -> Sketches:
    for kind in KINDS:
        yield from kind(runs, numbers)


def rendered(sketch: Sketch, numbers: Numbers, common: str) -> RenderedFigure:
    with style.context(["default", STYLE]):
        figure = drawn(sketch, common)
        svg = saved(figure, "svg", "Date")
        figure.set_layout_engine("none")  # both have the layout of the first
        png = saved(figure, "png", "Software")
    alt = numbers.say("figure-alt", title=sketch.title, runs="; ".join(run.name for run in sketch.runs))
    return RenderedFigure(sketch.name, sketch.caption, alt, svg, png)


def drawn(sketch: Sketch, common: str) -> Figure:
    foot = fill(f"{'. '.join(part for part in (common, sketch.foot) if part)}.", LETTERS)
    title = fill(sketch.title, round(0.68 * LETTERS))
    lines = len(foot.splitlines()) + len(title.splitlines()) - 2
    figure = Figure(figsize=(WIDTH, sketch.height + 0.75 + 0.14 * lines), layout="constrained")
    sketch.draw(figure)
    figure.suptitle(title, x=0.01, ha="left", weight="bold")
    figure.supxlabel(foot, x=0.01, ha="left", size=SMALL, color=SOFT)
    return figure


def saved(figure: Figure, form: str, nothing: str) -> bytes:
    """The bytes of a figure, without a date or a maker: they depend on nothing but the figure."""
    buffer = BytesIO()
    background = "none" if form == "svg" else PAPER  # the page has its own
    figure.savefig(buffer, format=form, dpi=DOTS_PER_INCH, facecolor=background, metadata={nothing: None})
    return buffer.getvalue()
