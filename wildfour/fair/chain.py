"""The server's secrets: a hash chain whose anchor is published before the seats are final.

Each round's secret hashes to the previous round's secret, and the first round's secret hashes to the anchor. So each
secret can be revealed after its round: it determines the earlier secrets, but not the later ones. The last secret is
derived from the server's random bytes.

A chain must last for the whole match: with the players' seeds known, a server could try new anchors until it gets
favorable deals. `chain_length` returns a sufficient length.
"""

from dataclasses import dataclass
from hashlib import shake_256

from wildfour.errors import Invalid
from wildfour.fair.hashing import DIGEST, LENGTH_BYTES, NUMBER_BYTES, digest, number, packed

USUAL_LENGTH = 1024
POINTS_A_ROUND = 8  # low estimate: two-player rounds average five times this, but both players win rounds
# Constant parts of `digest("link", number, secret)`, precomputed because a chain needs a thousand such digests.
LINK = packed("link") + NUMBER_BYTES.to_bytes(LENGTH_BYTES, "big")
SECRET_LENGTH = DIGEST.to_bytes(LENGTH_BYTES, "big")
STEP = 32  # store every 32nd secret and compute the others
LEAST_ENTROPY = 32  # bytes


def link(secret: bytes, round_number: int) -> bytes:
    """Derive the secret of the previous round, or the anchor, from a round's secret."""
    return shake_256(LINK + number(round_number) + SECRET_LENGTH + secret).digest(DIGEST)


def links(secret: bytes, start: int, end: int) -> bytes:
    """Derive the secret of round `end`, or the anchor (0), from the secret of round `start`."""
    for round_number in range(start, end, -1):
        secret = link(secret, round_number)
    return secret


def chain_length(target: int) -> int:
    """Return a number of rounds that is enough for a match to a target score."""
    return max(USUAL_LENGTH, target // POINTS_A_ROUND)


@dataclass(frozen=True, slots=True)
class Chain:
    """A hash chain that stores every 32nd secret, for fast access in about one kilobyte. The chain itself is secret."""

    anchor: bytes
    kept: bytes  # secrets of rounds 32, 64, …
    length: int

    @classmethod
    def of(cls, entropy: bytes, length: int = USUAL_LENGTH) -> "Chain":
        """Build a chain from secret random bytes for at least `length` rounds."""
        if len(entropy) < LEAST_ENTROPY:
            raise Invalid("too-few-random-bytes", given=len(entropy), least=LEAST_ENTROPY)
        length = -(-length // STEP) * STEP
        kept = [digest("chain", entropy)]
        for end in range(length - STEP, 0, -STEP):
            kept.append(links(kept[-1], end + STEP, end))
        return cls(links(kept[-1], STEP, 0), b"".join(reversed(kept)), length)

    def secret(self, round_number: int) -> bytes:
        """Return the secret of a round, counted from 1. It must stay secret until the round is over."""
        if not 1 <= round_number <= self.length:
            raise Invalid("chain-used-up", rounds=self.length)
        place = (round_number - 1) // STEP
        return links(self.kept[DIGEST * place : DIGEST * (place + 1)], STEP * (place + 1), round_number)
