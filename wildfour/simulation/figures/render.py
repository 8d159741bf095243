"""All the figures of a report, in the order of the page, as PNG and SVG."""

from collections.abc import Callable, Sequence
from io import BytesIO
from textwrap import fill

from matplotlib import style
from matplotlib.figure import Figure

from wildfour.plot_style import PAPER, SMALL, SOFT, STYLE
from wildfour.simulation.figures.challenges import challenges
from wildfour.simulation.figures.distributions import points, rounds_per_match, turns
from wildfour.simulation.figures.hands import hand_sizes
from wildfour.simulation.figures.rates import cards, events
from wildfour.simulation.figures.seats import points_by_seat, win_share
from wildfour.simulation.figures.sketch import Sketch, Sketches
from wildfour.simulation.report_page import RenderedFigure
from wildfour.simulation.runs import Run, in_common, named_runs
from wildfour.simulation.summary import Summary
from wildfour.words import listed

DOTS_PER_INCH = 200
WIDTH = 7.2  # inches: the text width of an A4 page
KINDS: tuple[Callable[[Sequence[Run]], Sketches], ...] = (
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


def figures_of(summaries: Sequence[Summary]) -> tuple[list[RenderedFigure], list[str]]:
    """The figures, and a sentence for each that could not be made."""
    found = list(sketches(named_runs(summaries)))
    common = in_common(summaries)
    drawn = [rendered(sketch, common) for sketch in found if isinstance(sketch, Sketch)]
    return drawn, [sentence for sentence in found if isinstance(sentence, str)]


def sketches(runs: Sequence[Run]) -> Sketches:
    for kind in KINDS:
        yield from kind(runs)


def rendered(sketch: Sketch, common: str) -> RenderedFigure:
    with style.context(["default", STYLE]):
        figure = Figure(figsize=(WIDTH, sketch.height + 0.75), layout="constrained")
        sketch.draw(figure)
        figure.suptitle(fill(sketch.title, 68), x=0.01, ha="left", weight="bold")
        foot = ". ".join(part for part in (common, sketch.foot) if part)
        figure.supxlabel(fill(f"{foot}.", 98), x=0.01, ha="left", size=SMALL, color=SOFT)
        svg = saved(figure, "svg", "Date")
        figure.set_layout_engine("none")  # both have the layout of the first
        png = saved(figure, "png", "Software")
    alt = f"{sketch.title}. {listed([run.name for run in sketch.runs])}."
    return RenderedFigure(sketch.name, sketch.caption, alt, svg, png)


def saved(figure: Figure, form: str, nothing: str) -> bytes:
    """The bytes of a figure, without a date or a maker: they depend on nothing but the figure."""
    buffer = BytesIO()
    background = "none" if form == "svg" else PAPER  # the page has its own
    figure.savefig(buffer, format=form, dpi=DOTS_PER_INCH, facecolor=background, metadata={nothing: None})
    return buffer.getvalue()
