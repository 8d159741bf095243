"""Deals for a match whose seeds are fixed.

deals = FairDeals(ceremony.pledge(), chain)
match = Match("classic-2003", players=ceremony.names, streams=deals.stream, pledge=deals.pledge)
…
match.reveal(deals.secret(match.number))     # after the match, or after each round
"""

from dataclasses import dataclass
from hashlib import shake_256

from wildfour.chance.streams import StreamOfChance
from wildfour.errors import Invalid
from wildfour.fair.chain import Chain
from wildfour.fair.commitments import key_of
from wildfour.fair.hashing import packed
from wildfour.transcript.commitment_header import Pledge

WORD = 8  # bytes
ALL_WORDS = 1 << 8 * WORD
FIRST_BYTES = 1024  # enough for most rounds
MOST_POSITION = 1 << 20  # far beyond any round; limits the work that a malicious file can cause


class ShakeChance(StreamOfChance):
    """Random stream for a fair round: the SHAKE-256 output of its key. The position counts 64-bit words."""

    __slots__ = ("_bytes", "_next", "key")

    def __init__(self, key: bytes, position: int = 0) -> None:
        self.key = key
        self._bytes = b""
        self.move_to(position)

    @property
    def position(self) -> int:
        return self._next // WORD

    def move_to(self, position: int) -> None:
        if not 0 <= position <= MOST_POSITION:
            raise Invalid("no-such-position", position=str(position), most=MOST_POSITION)
        self._next = WORD * position

    def copy(self) -> "ShakeChance":
        return ShakeChance(self.key, self.position)

    def below(self, n: int) -> int:
        """Return a uniform integer by rejection sampling."""
        limit = ALL_WORDS - ALL_WORDS % n
        while True:
            start, end = self._next, self._next + WORD
            if end > len(self._bytes):  # double the length, because the hash restarts each time
                self._bytes = shake_256(packed("words", self.key)).digest(max(FIRST_BYTES, 2 * end))
            self._next = end
            word = int.from_bytes(self._bytes[start:end], "big")
            if word < limit:
                return word % n


@dataclass(frozen=True, slots=True)
class FairDeals:
    """The public pledge of a match, and the server's secret chain."""

    pledge: Pledge
    chain: Chain

    def __post_init__(self) -> None:
        if self.pledge.anchor != self.chain.anchor:
            raise Invalid("another-chain")

    def stream(self, rounds_before: int) -> ShakeChance:
        """Return the random stream of a round. Like a match, count rounds from 0."""
        return ShakeChance(key_of(self.pledge, self.secret(rounds_before + 1), rounds_before + 1))

    def secret(self, round_number: int) -> bytes:
        """Return the secret of a round, counted from 1. Reveal it only after the round has ended, because it also
        reveals all earlier secrets."""
        return self.chain.secret(round_number)
