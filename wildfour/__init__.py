"""Wildfour plays the UNO® rules: five published rulebooks, executable.

Not affiliated with or endorsed by Mattel.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from wildfour.errors import BadTranscript, Illegal, Invalid, Stale, WildfourError

if TYPE_CHECKING:
    from wildfour.events.round_events import Event
    from wildfour.round.round import Outcome, Round
    from wildfour.round.view import View

__version__ = "0.1.0"
__all__ = [
    "BadTranscript",
    "Event",
    "Illegal",
    "Invalid",
    "Outcome",
    "Round",
    "Stale",
    "View",
    "WildfourError",
]
NEEDS_PACKAGES = {
    "Event": "wildfour.events.round_events",
    "Outcome": "wildfour.round.round",
    "Round": "wildfour.round.round",
    "View": "wildfour.round.view",
}


def __getattr__(name: str) -> object:
    """Import these when they are asked for: rules, options and every --help must do without packages."""
    if name in NEEDS_PACKAGES:
        return getattr(import_module(NEEDS_PACKAGES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
