"""Move chain of a match. Each link covers the previous link and the public events of a deal or move.

Giving a card is the only hidden choice. The link covers a seal of that card, which the round's secret opens
(docs/fair.md).
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
# The start of each link's hash. Copying it takes half as long as hashing from scratch.
BEFORE_LINK = shake_256(label(MOVE) + DIGEST.to_bytes(LENGTH_BYTES, "big"))


def first_link(fingerprint: bytes, who: Sequence[str]) -> bytes:
    """Compute the link before the first deal. `who` comes from the transcript's `bots:` line."""
    return digest("begin", fingerprint, number(len(who)), *(one.encode() for one in who))


def next_link(link: bytes, public: bytes, more: bytes = b"") -> bytes:
    """Compute the link for a deal or move.

    `public` is the JSON array of its public events. `more` is the seal of a card given away, or the notation for a flip
    that a person launched.
    """
    hashed = BEFORE_LINK.copy()
    hashed.update(link + len(public).to_bytes(LENGTH_BYTES, "big") + public)
    if more:
        hashed.update(len(more).to_bytes(LENGTH_BYTES, "big") + more)
    return hashed.digest(DIGEST)


def seal_in(events: Sequence[EventViews], link: bytes, key: bytes) -> bytes:
    """Return the seal of the card given away in a move, or empty bytes. `key` is the round's key."""
    for event in events:
        if event.kind == GAVE:
            return seal_of(key, link, cast(Gave, event.open).card or "")
    return b""


def seal_of(key: bytes, link: bytes, card: str) -> bytes:
    """Seal a card that a player gives away. Only the round's key opens the seal. `link` is the previous link."""
    return digest("gift", key, link, card.encode())
