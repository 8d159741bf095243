"""Figures before they are drawn."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from matplotlib.figure import Figure

from wildfour.simulation.numbers import whole
from wildfour.simulation.runs import Run, in_groups


@dataclass(frozen=True, slots=True)
class Sketch:
    """What to draw. `foot` says what the figure is made from; `height` is in inches."""

    name: str
    title: str
    foot: str
    caption: str
    runs: Sequence[Run]
    height: float
    draw: Callable[[Figure], None]


Sketches = Iterator[Sketch | str]  # or a sentence that says why there is none


def grouped(runs: Sequence[Run]) -> Iterator[tuple[Sequence[Run], str, str]]:
    """As many runs as one figure can hold, with what to add to its name and to its title."""
    for number, group in enumerate(in_groups(runs), start=1):
        if len(group) == len(runs):
            yield group, "", ""
        else:
            yield group, f"-{number}", f", runs {group[0].key} to {group[-1].key}"


def sample_size(runs: Sequence[Run], unit: str = "rounds") -> str:
    """The sizes of some runs, in one phrase."""
    sizes = sorted({run.matches.matches if unit == "matches" else run.summary.rounds for run in runs})
    each = " in each run" if len(runs) > 1 else ""
    return f"n = {' to '.join(whole(size) for size in dict.fromkeys((sizes[0], sizes[-1])))} {unit}{each}"
