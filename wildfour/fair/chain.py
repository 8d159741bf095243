"""The server's secrets: a chain of hashes, of which the anchor is shown before seats are final.

The secret of a round hashes to that of the round before, and the first one to the anchor. So each can be revealed after
its round: whoever knows it can compute all earlier ones, and none that comes later. The last one is derived from the
server's random bytes.

A chain must be long enough for the match, since another could not be begun later: once the seeds of the players are
known, a server could try anchors until the deals please. `chain_length` says what is long enough.
"""

from dataclasses import dataclass
from hashlib import shake_256

from wildfour.errors import Invalid
from wildfour.fair.hashing import DIGEST, LENGTH_BYTES, NUMBER_BYTES, digest, number, packed

USUAL_LENGTH = 1024
POINTS_A_ROUND = 8  # a round of two players is worth five times as much; a match takes as many rounds as both win
# What `digest("link", number, secret)` begins with, and has before the secret: a chain takes a thousand of them.
LINK = packed("link") + NUMBER_BYTES.to_bytes(LENGTH_BYTES, "big")
SECRET_LENGTH = DIGEST.to_bytes(LENGTH_BYTES, "big")
STEP = 32  # every so many secrets one is kept; those between are computed
LEAST_ENTROPY = 32  # bytes


def link(secret: bytes, round_number: int) -> bytes:
    """The secret of the round before, or the anchor, from that of a round."""
    return shake_256(LINK + number(round_number) + SECRET_LENGTH + secret).digest(DIGEST)


def links(secret: bytes, start: int, end: int) -> bytes:
    """The secret of round `end`, or the anchor (0), from that of round `start`."""
    for round_number in range(start, end, -1):
        secret = link(secret, round_number)
    return secret


def chain_length(target: int) -> int:
    """Enough rounds for a match to so many points."""
    return max(USUAL_LENGTH, target // POINTS_A_ROUND)


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain, of which every 32nd secret is kept: quick to ask, a kilobyte to keep. It is secret itself."""

    anchor: bytes
    kept: bytes  # the secrets of rounds 32, 64 …
    length: int

    @classmethod
    def of(cls, entropy: bytes, length: int = USUAL_LENGTH) -> "Chain":
        """The chain of random bytes that nobody else knows, for so many rounds at least."""
        if len(entropy) < LEAST_ENTROPY:
            raise Invalid("too-few-random-bytes", given=len(entropy), least=LEAST_ENTROPY)
        length = -(-length // STEP) * STEP
        kept = [digest("chain", entropy)]
        for end in range(length - STEP, 0, -STEP):
            kept.append(links(kept[-1], end + STEP, end))
        return cls(links(kept[-1], STEP, 0), b"".join(reversed(kept)), length)

    def secret(self, round_number: int) -> bytes:
        """The secret of a round, counted from 1. It must stay one until the round is over."""
        if not 1 <= round_number <= self.length:
            raise Invalid("chain-used-up", rounds=self.length)
        place = (round_number - 1) // STEP
        return links(self.kept[DIGEST * place : DIGEST * (place + 1)], STEP * (place + 1), round_number)
