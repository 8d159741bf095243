"""Descriptions of figures, and the size of the canvas."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from matplotlib.figure import Figure

from wildfour.simulation.runs import Run, in_groups
from wildfour.support.number_format import Numbers

WIDTH = 7.2  # inches: the text of an A4 page
LETTERS = 98  # per line of small print


@dataclass(frozen=True, slots=True)
class FigureSpec:
    """A figure to draw. `foot` names its data; `height` is in inches."""

    name: str
    title: str
    foot: str
    caption: str
    runs: Sequence[Run]
    height: float
    draw: Callable[[Figure], None]


FigureSpecs = Iterator[FigureSpec | str]  # or a sentence with the reason why there is none


def grouped(runs: Sequence[Run], numbers: Numbers) -> Iterator[tuple[Sequence[Run], str, str]]:
    """Group runs that fit in one figure, with suffixes for its name and its title."""
    for number, group in enumerate(in_groups(runs), start=1):
        if len(group) == len(runs):
            yield group, "", ""
        else:
            span = numbers.say("figure-runs", first=group[0].key, last=group[-1].key)
            yield group, f"-{number}", f", {span}"


def sample_size(runs: Sequence[Run], numbers: Numbers, unit: str = "rounds") -> str:
    """Return the sizes of some runs, in one phrase."""
    sizes = sorted({run.matches.matches if unit == "matches" else run.summary.rounds for run in runs})
    ends = [numbers.whole(size) for size in (sizes[0], sizes[-1])]
    size = ends[0] if len(sizes) == 1 else numbers.say("from-to", low=ends[0], high=ends[1])
    if len(runs) == 1:
        return numbers.say("figure-n", unit=unit, size=size)
    return numbers.say("figure-n-each", unit=unit, size=size)
