"""How far a long run is, on one line of a terminal: its rate, and the time that is left."""

import shutil
import time
from collections.abc import Callable
from typing import TextIO

BAR = 20
EVERY = 0.1  # seconds


class Meter:
    """Writes nothing unless somebody watches: through a pipe it is silent."""

    def __init__(
        self, stream: TextIO | None, label: str, total: int, unit: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._stream = stream if stream is not None and stream.isatty() else None
        self._label = label
        self._total = total
        self._unit = unit
        self._clock = clock
        self._begun = self._last = clock()

    def show(self, done: int) -> None:
        now = self._clock()
        if self._stream is not None and now - self._last >= EVERY:
            self._last = now
            self._write(meter_line(self._label, done, self._total, self._unit, now - self._begun))

    def clear(self) -> None:
        if self._stream is not None:
            self._write("")

    def _write(self, line: str) -> None:
        assert self._stream is not None
        width = shutil.get_terminal_size().columns - 1
        self._stream.write(f"\r{line[:width]:{width}}\r{line[:width]}")
        self._stream.flush()


def meter_line(label: str, done: int, total: int, unit: str, seconds: float) -> str:
    filled = BAR * done // total
    rate = done / seconds if seconds > 0 else 0.0
    left = duration((total - done) / rate) if rate > 0 else "?"
    bar = "#" * filled + "." * (BAR - filled)
    return f"[{bar}] {100 * done // total:3}%  {rate:,.0f} {unit}/s, {left} left  {label}"


def duration(seconds: float) -> str:
    """12 s, 3 min 20 s, 2 h 05 min."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02} min"
