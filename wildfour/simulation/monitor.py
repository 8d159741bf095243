"""Who watches a simulation, and can end it early."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Monitor:
    """`progress` is told how many rounds or matches are done. Once `stop` is set, nothing more is begun."""

    progress: Callable[[int], None] = lambda done: None
    stop: threading.Event = field(default_factory=threading.Event)


UNWATCHED = Monitor()
