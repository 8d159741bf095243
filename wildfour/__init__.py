"""The rules of UNO®: five published rulebooks as executable code.

Not affiliated with or endorsed by Mattel. docs/api.md lists the public names.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from wildfour.errors import BadTranscript, Illegal, Invalid, Stale, WildfourError
from wildfour.version import VERSION

if TYPE_CHECKING:
    from wildfour.events.event_views import ALL
    from wildfour.events.round_events import Event
    from wildfour.match.match import Match
    from wildfour.round.move_record import MoveRecord, Outcome
    from wildfour.round.round import Round
    from wildfour.round.view import View
    from wildfour.table.table import Table

__version__ = VERSION
__all__ = [
    "ALL",
    "BadTranscript",
    "Event",
    "Illegal",
    "Invalid",
    "Match",
    "MoveRecord",
    "Outcome",
    "Round",
    "Stale",
    "Table",
    "View",
    "WildfourError",
]
NEEDS_PACKAGES = {
    "ALL": "wildfour.events.event_views",
    "Event": "wildfour.events.round_events",
    "Match": "wildfour.match.match",
    "MoveRecord": "wildfour.round.move_record",
    "Outcome": "wildfour.round.move_record",
    "Round": "wildfour.round.round",
    "Table": "wildfour.table.table",
    "View": "wildfour.round.view",
}


def __getattr__(name: str) -> object:
    """Import public names on first use, because `rules`, `options`, and every --help must run without packages."""
    if name in NEEDS_PACKAGES:
        return getattr(import_module(NEEDS_PACKAGES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
