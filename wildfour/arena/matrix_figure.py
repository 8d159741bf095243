"""The arena's matrix as a picture, drawn with matplotlib: numbers on gray, legible in print and without color."""

import io
import math
import textwrap
from collections.abc import Sequence

from matplotlib import style
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from wildfour.arena.plain_text import Narration
from wildfour.arena.summary import ArenaSummary, BotResult, Rating
from wildfour.support.number_format import Numbers
from wildfour.support.plot_style import INK, PAPER, SMALL, STYLE
from wildfour.words import ENGLISH, Catalogue

DARKEST, LIGHTEST = 0.45, 1.0  # the range of grays on which text is legible
CELL = 1.05  # inches


def draw_picture(found: ArenaSummary, suffix: str, mark: str, words: Catalogue = ENGLISH) -> bytes:
    """Return the picture in the suffix's format (.png, .svg, or .pdf). Its metadata names the program."""
    metadata: dict[str, str | None] = {"Software": mark} if suffix == ".png" else {"Creator": mark}
    if suffix == ".svg":
        metadata |= {"Date": None}
    content = io.BytesIO()
    with style.context(["default", STYLE]):
        figure = draw_figure(found, Narration(Numbers(words)))
        figure.savefig(content, format=suffix[1:], dpi=200, metadata=metadata)
    return content.getvalue()


def draw_figure(found: ArenaSummary, narration: Narration) -> Figure:
    names = found.bots
    rated = found.ratings or ()
    longest = max(len(name) for name in names) * 0.09
    width = longest + CELL * len(names) + (2.6 + longest if rated else 0.4)
    figure = Figure(figsize=(max(width, 5.2), 2.1 + CELL * len(names)), layout="constrained")
    ratios = [longest + CELL * len(names), 2.2 + longest][: 2 if rated else 1]
    axes = figure.subplots(1, len(ratios), squeeze=False, width_ratios=ratios)[0]
    draw_matrix(axes[0], found, names, narration)
    if rated:
        draw_ratings(axes[1], rated, narration)
    title = f"{narration.title(found)}\n{textwrap.fill(narration.matrix_title(found), 76)}"
    figure.suptitle(title, x=0.01, ha="left", size=9.5)
    figure.supxlabel(footnote(found, narration), x=0.01, ha="left", size=8)
    return figure


def footnote(found: ArenaSummary, narration: Narration) -> str:
    sizes = sorted({table.played for table in found.tables})
    ends = [narration.numbers.whole(size) for size in (sizes[0], sizes[-1])]
    played = ends[0] if len(sizes) == 1 else narration.say("from-to", low=ends[0], high=ends[1])
    about = narration.say("picture-foot", unit=found.unit, played=played, seed=str(found.seed))
    return f"{about}\n{narration.say('picture-legend')}"


def draw_matrix(axes: Axes, found: ArenaSummary, names: Sequence[str], narration: Narration) -> None:
    """Draw each row bot's win share against each column bot."""
    for row, name in enumerate(names):
        for column, other in enumerate(names):
            draw_cell(axes, (column, row), found.matrix.get(name, {}).get(other), narration)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_aspect("equal")
    axes.spines[:].set_visible(False)
    axes.set_xticks(range(len(names)), [wrapped(name) for name in names])
    axes.set_yticks(range(len(names)), [wrapped(name) for name in names])
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    axes.grid(visible=False)


def wrapped(name: str) -> str:
    return name.replace(" ", "\n")


def draw_cell(axes: Axes, where: tuple[int, int], cell: BotResult | None, narration: Narration) -> None:
    column, row = where
    box = Rectangle((column - 0.5, row - 0.5), 1, 1, facecolor=PAPER, edgecolor=INK, linewidth=0.8)
    axes.add_patch(box)
    if cell is None:
        axes.plot([column - 0.5, column + 0.5], [row + 0.5, row - 0.5], color=INK, linewidth=0.5)
        return
    share, equal = cell.win_share, cell.equal_share
    better = max(0.0, (share.mean - equal) / (1 - equal))  # white for an equal share or less
    box.set_facecolor(str(LIGHTEST - (LIGHTEST - DARKEST) * math.sqrt(better)))
    apart = share.interval is not None and not share.interval[0] <= equal <= share.interval[1]
    weight = "bold" if apart else "normal"
    mean = narration.numbers.decimal(100 * share.mean, 1)
    axes.text(column, row - 0.06, mean, ha="center", va="center", size=13, weight=weight)
    if share.interval is not None:
        axes.text(column, row + 0.26, narration.range(share), ha="center", va="center", size=SMALL)


def draw_ratings(axes: Axes, rated: Sequence[Rating], narration: Narration) -> None:
    places = range(len(rated))
    axes.errorbar(
        [one.mu for one in rated],
        places,
        xerr=[2 * one.sigma for one in rated],
        fmt="o",
        color=INK,
        capsize=3,
        linewidth=1,
    )
    for place, one in enumerate(rated):
        axes.annotate(
            narration.numbers.decimal(one.mu, 1),
            (one.mu, place),
            (0, 7),
            textcoords="offset points",
            ha="center",
            size=SMALL,
        )
    axes.set_yticks(places, [wrapped(one.bot) for one in rated])
    axes.set_ylim(len(rated) - 0.4, -0.6)
    axes.set_xlabel(narration.say("ratings-axis"))
    axes.grid(visible=False, axis="y")
