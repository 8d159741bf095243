"""Move chain of a match. Each link covers the previous link and the public events of a deal or move.

Giving a card is the only hidden choice. The card enters as a seal, which the round's secret opens (docs/fair.md).
"""

from collections.abc import Sequence
from hashlib import shake_256
from typing import cast

from wildfour.events.event_kinds import EventKind
from wildfour.events.event_views import EventViews
from wildfour.events.round_events import Gave
from wildfour.fair.hashing import DIGEST, LENGTH_BYTES, digest, label, number

GAVE = EventKind.GAVE
MOVE = "move"
BEFORE_LINK = label(MOVE) + DIGEST.to_bytes(LENGTH_BYTES, "big")


class MoveChain:
    """A chain up to its newest link. Links are computed on demand, to keep moves fast."""

    __slots__ = ("_link", "_waiting")

    def __init__(self, link: bytes) -> None:
        self._link = link
        self._waiting: list[tuple[Sequence[EventViews], bytes]] = []

    @classmethod
    def begin(cls, fingerprint: bytes, who: Sequence[str]) -> "MoveChain":
        """Start a chain before the first deal. `who` comes from the transcript's `bots:` line."""
        return cls(first_link(fingerprint, who))

    def add(self, events: Sequence[EventViews], key: bytes, flight: str = "") -> bytes:
        """Add a deal or move. `key` is its round's key. Return the seal of the given card, if any.

        `flight` is the transcript notation for a flip that a person launched.
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
    """Compute the link for a deal or move.

    `public` is the JSON array of its public events. `more` is a given card's seal, or the notation for a flip that a
    person launched.
    """
    if more:
        return digest(MOVE, link, public, more)
    # The same as digest(MOVE, link, public), faster.
    return shake_256(BEFORE_LINK + link + len(public).to_bytes(LENGTH_BYTES, "big") + public).digest(DIGEST)


def seal_of(key: bytes, link: bytes, card: str) -> bytes:
    """Commit to a given card. Only the round's key opens the seal. `link` is the previous link."""
    return digest("gift", key, link, card.encode())
