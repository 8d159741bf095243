"""The monitor of a simulation, which can end it early."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Monitor:
    """`progress` gets the number of finished rounds or matches. Once `stop` is set, nothing new starts."""

    progress: Callable[[int], None] = lambda done: None
    stop: threading.Event = field(default_factory=threading.Event)


UNWATCHED = Monitor()
