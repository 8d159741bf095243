"""Wildfour plays the UNO® rules: five published rulebooks, executable.

Not affiliated with or endorsed by Mattel.
"""

from wildfour.errors import BadTranscript, Illegal, Invalid, Stale, WildfourError
from wildfour.events import Event, EventKind
from wildfour.round import Outcome, Round
from wildfour.rules.state import Phase
from wildfour.rules.view import View

__version__ = "0.1.0"
__all__ = [
    "BadTranscript",
    "Event",
    "EventKind",
    "Illegal",
    "Invalid",
    "Outcome",
    "Phase",
    "Round",
    "Stale",
    "View",
    "WildfourError",
]
