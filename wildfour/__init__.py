"""Wildfour plays the UNO® rules: five published rulebooks, executable.

Not affiliated with or endorsed by Mattel.
"""

from wildfour.errors import BadTranscript, Illegal, Invalid, Stale, WildfourError
from wildfour.events import Event
from wildfour.round import Outcome, Round
from wildfour.view import View

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
