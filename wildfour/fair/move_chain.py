"""The chain of the moves of a match: each link covers the one before and what everyone saw of a deal or a move.

A gift is the only choice that is hidden. It enters as a seal, which the round's secret opens; docs/fair.md says more.
"""

from collections.abc import Sequence
from typing import cast

from wildfour.events.event_kinds import EventKind
from wildfour.events.event_views import EventViews
from wildfour.events.round_events import Gave
from wildfour.fair.hashing import digest, number

GAVE = EventKind.GAVE


class MoveChain:
    """A chain up to its newest link. Links are computed when they are asked for, so that moves stay fast."""

    __slots__ = ("_link", "_waiting")

    def __init__(self, link: bytes) -> None:
        self._link = link
        self._waiting: list[tuple[Sequence[EventViews], bytes]] = []

    @classmethod
    def begin(cls, fingerprint: bytes, who: Sequence[str]) -> "MoveChain":
        """Start a chain before the first deal; `who` plays for each player, as in the transcript's `bots:`."""
        return cls(first_link(fingerprint, who))

    def add(self, events: Sequence[EventViews], key: bytes, flight: str = "") -> bytes:
        """Add a deal or a move of the round with that key. Return the seal of its gift, if it has one.

        `flight` is the transcript's word for a flip that a person launched.
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

    `public` is the JSON array of its events as everyone received them; `more` is the seal of a gift or the word for a
    flip that a person launched.
    """
    return digest("move", link, public, *([more] if more else []))


def seal_of(key: bytes, link: bytes, card: str) -> bytes:
    """A commitment to a gift, which only the key of the round opens; `link` is the one before."""
    return digest("gift", key, link, card.encode())
