"""A monitor for long runs, and Ctrl-C handling that keeps finished work."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType


@contextmanager
def interruptible() -> Iterator[threading.Event]:
    """Provide an event that the first Ctrl-C sets. A second Ctrl-C interrupts at once."""
    stop = threading.Event()

    def ask(number: int, frame: FrameType | None) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        stop.set()

    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@dataclass(frozen=True, slots=True)
class Monitor:
    """A run's monitor. `progress` gets the number of finished rounds or matches. Once `stop` is set, nothing new
    starts."""

    progress: Callable[[int], None] = lambda done: None
    stop: threading.Event = field(default_factory=threading.Event)


UNWATCHED = Monitor()
