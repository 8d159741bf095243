"""The chain of moves of a match: each link covers the previous link and the public events of a deal or a move.

A gift is the only hidden choice. It enters as a seal, which the round's secret opens: see docs/fair.md.
"""

from collections.abc import Sequence
from typing import cast

from wildfour.events.event_kinds import EventKind
from wildfour.events.event_views import EventViews
from wildfour.events.round_events import Gave
from wildfour.fair.hashing import digest, number

GAVE = EventKind.GAVE


class MoveChain:
    """A chain up to its newest link. Links are computed on demand, so that moves stay fast."""

    __slots__ = ("_link", "_waiting")

    def __init__(self, link: bytes) -> None:
        self._link = link
        self._waiting: list[tuple[Sequence[EventViews], bytes]] = []

    @classmethod
    def begin(cls, fingerprint: bytes, who: Sequence[str]) -> "MoveChain":
        """Start a chain before the first deal; `who` is the `bots:` line of the transcript."""
        return cls(first_link(fingerprint, who))

    def add(self, events: Sequence[EventViews], key: bytes, flight: str = "") -> bytes:
        """Add a deal or a move. `key` is the key of its round. Return the seal of its gift, if any.

        `flight` is the transcript's notation of a flip that a person launched.
        """
        seal = b""
        for event in events:
            if event.kind == GAVE:
                seal = seal_of(key, self.link, cast(Gave, event.open).card or "")
        self._waiting.append((events, seal or flight.encode()))
        return seal

    @property
    def link(self) -> bytes:
        for events, more in self._waiting:
            public = b"[" + b",".join([event.public_json for event in events]) + b"]"
            self._link = next_link(self._link, public, more)
        self._waiting.clear()
        return self._link

    def copy(self) -> "MoveChain":
        return MoveChain(self.link)


def first_link(fingerprint: bytes, who: Sequence[str]) -> bytes:
    return digest("begin", fingerprint, number(len(who)), *(one.encode() for one in who))


def next_link(link: bytes, public: bytes, more: bytes = b"") -> bytes:
    """Return the link of a deal or a move.

    `public` is the JSON array of its public events; `more` is the seal of a gift or the notation of a flip that a
    person launched.
    """
    return digest("move", link, public, *([more] if more else []))


def seal_of(key: bytes, link: bytes, card: str) -> bytes:
    """Commit to a gift. Only the round's key opens it; `link` is the previous link."""
    return digest("gift", key, link, card.encode())
