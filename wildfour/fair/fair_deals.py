"""The deals of a match whose seeds are fixed.

deals = FairDeals(ceremony.pledge(), chain)
match = Match("classic-2003", players=ceremony.names, streams=deals.stream, pledge=deals.pledge)
…
match.reveal(deals.secret(match.number))     # when the match is over or left for good; or after each round
"""

from dataclasses import dataclass

from wildfour.errors import Invalid
from wildfour.fair.chain import Chain
from wildfour.fair.chance import ShakeChance
from wildfour.fair.commitments import key_of
from wildfour.transcript.commitment_header import Pledge


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
