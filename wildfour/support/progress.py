"""Progress line for a long run: a bar, the rate, and the time left."""

from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TaskProgressColumn, TextColumn
from rich.text import Text

from wildfour.support.number_format import Numbers
from wildfour.words import ENGLISH, Catalogue

BAR = 20
EVERY = 0.1  # seconds


class Meter(Progress):
    """Context manager for a progress line, silent in a pipe. `show` updates it. Units: rounds, matches, or deals."""

    def __init__(self, stream: TextIO | None, label: str, total: int, unit: str, words: Catalogue = ENGLISH) -> None:
        super().__init__(
            BarColumn(BAR),
            TaskProgressColumn(),
            Rate(unit, Numbers(words)),
            TextColumn("{task.description}", markup=False),
            console=Console(file=stream),
            refresh_per_second=1 / EVERY,
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
            disable=stream is None or not stream.isatty(),
        )
        self._task = self.add_task(label, total=total)

    def show(self, done: int) -> None:
        self.update(self._task, completed=done)


class Rate(ProgressColumn):
    """Column with the units per second and the time left."""

    def __init__(self, unit: str, numbers: Numbers) -> None:
        super().__init__()
        self._unit = unit
        self._numbers = numbers

    def render(self, task: Task) -> Text:
        rate = task.completed / task.elapsed if task.elapsed else 0.0
        left = self._numbers.duration(task.remaining / rate) if rate and task.remaining is not None else "?"
        return Text(self._numbers.say("meter", unit=self._unit, rate=self._numbers.whole(rate), left=left))
