"""How far a long run is, on one line of a terminal: its rate, and the time that is left."""

import shutil
import time
from collections.abc import Callable
from typing import TextIO

from wildfour.support.number_format import Numbers
from wildfour.words import ENGLISH, Catalogue

BAR = 20
EVERY = 0.1  # seconds


class Meter:
    """Writes nothing unless somebody watches: through a pipe it is silent. The unit is rounds, matches or deals."""

    def __init__(
        self,
        stream: TextIO | None,
        label: str,
        total: int,
        unit: str,
        words: Catalogue = ENGLISH,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._stream = stream if stream is not None and stream.isatty() else None
        self._label = label
        self._total = total
        self._unit = unit
        self._numbers = Numbers(words)
        self._clock = clock
        self._begun = self._last = clock()

    def show(self, done: int) -> None:
        now = self._clock()
        if self._stream is not None and now - self._last >= EVERY:
            self._last = now
            self._write(self.line(done, now - self._begun))

    def clear(self) -> None:
        if self._stream is not None:
            self._write("")

    def line(self, done: int, seconds: float) -> str:
        filled = BAR * done // self._total
        rate = done / seconds if seconds > 0 else 0.0
        left = self._numbers.duration((self._total - done) / rate) if rate > 0 else "?"
        told = self._numbers.say("meter", unit=self._unit, rate=self._numbers.whole(rate), left=left)
        return f"[{'#' * filled}{'.' * (BAR - filled)}] {100 * done // self._total:3}%  {told}  {self._label}"

    def _write(self, line: str) -> None:
        assert self._stream is not None
        width = shutil.get_terminal_size().columns - 1
        self._stream.write(f"\r{line[:width]:{width}}\r{line[:width]}")
        self._stream.flush()
