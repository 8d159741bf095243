"""The refusals of Wildfour. Each is one sentence that says what is wrong and what would be right.

    WildfourError
    ├── Invalid          cannot be read or built: an unknown edition, a card that does not exist
    │   └── BadTranscript    a transcript that cannot be read or does not replay
    ├── Illegal          can be read, but may not be done now: carries the clause id
    └── Stale            the table has moved on since the move was chosen

A refusal never changes anything, and never repairs what it refuses.
"""


class WildfourError(ValueError):
    """Whatever Wildfour refuses."""


class Invalid(WildfourError):
    """The text or the request cannot be understood."""


class BadTranscript(Invalid):
    """A transcript that cannot be read, or whose moves do not replay; carries the line number."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line


class Illegal(WildfourError):
    """The move may not be made now; `clause` is the id of the rule that says so."""

    def __init__(self, reason: str, clause: str) -> None:
        super().__init__(f"{reason} ({clause})")
        self.clause = clause


class Stale(WildfourError):
    """The move was chosen for an earlier moment of the round."""
