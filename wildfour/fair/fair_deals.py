"""The deals of a match whose seeds are fixed.

deals = FairDeals(ceremony.pledge(), chain)
match = Match("classic-2003", players=ceremony.names, streams=deals.stream, pledge=deals.pledge)
…
match.reveal(deals.secret(match.number))     # when the match is over or left for good; or after each round
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
FIRST_BYTES = 1024  # most rounds need no more
MOST_POSITION = 1 << 20  # no round comes near it; what a file says beyond is not computed


class ShakeChance(StreamOfChance):
    """Stream of chance of a fair round: the words of SHAKE-256 of a key. Its position counts words of 64 bits."""

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
        """By rejection: words that would favor some numbers are left out."""
        limit = ALL_WORDS - ALL_WORDS % n
        while True:
            start, end = self._next, self._next + WORD
            if end > len(self._bytes):  # twice as many each time, for the hash begins anew
                self._bytes = shake_256(packed("words", self.key)).digest(max(FIRST_BYTES, 2 * end))
            self._next = end
            word = int.from_bytes(self._bytes[start:end], "big")
            if word < limit:
                return word % n


@dataclass(frozen=True, slots=True)
class FairDeals:
    """What all may know, and the server's chain, which nobody may."""

    pledge: Pledge
    chain: Chain

    def __post_init__(self) -> None:
        if self.pledge.anchor != self.chain.anchor:
            raise Invalid("another-chain")

    def stream(self, rounds_before: int) -> ShakeChance:
        """The stream of chance of a round, as a match asks for it: counted from 0."""
        return ShakeChance(key_of(self.pledge, self.secret(rounds_before + 1), rounds_before + 1))

    def secret(self, round_number: int) -> bytes:
        """The secret of a round, counted from 1, to be revealed when the round is over or left for good, and with it
        those of all rounds before."""
        return self.chain.secret(round_number)
