"""Deals that no one can choose and everyone can verify, under the conditions in docs/fair.md.

This library has no input, output, clock, or randomness: random bytes are arguments.
"""

from wildfour.fair.ceremony import Ceremony
from wildfour.fair.chain import Chain, chain_length
from wildfour.fair.commitments import Terms, commitment_to, fresh_seed
from wildfour.fair.fair_deals import FairDeals, ShakeChance
from wildfour.fair.proof import Proof
from wildfour.fair.tamper_diagnosis import Unfair
from wildfour.fair.verification import Unproved, verify
from wildfour.transcript.commitment_header import OWN, SERVER, Pledge, Seed

__all__ = [
    "OWN",
    "SERVER",
    "Ceremony",
    "Chain",
    "FairDeals",
    "Pledge",
    "Proof",
    "Seed",
    "ShakeChance",
    "Terms",
    "Unfair",
    "Unproved",
    "chain_length",
    "commitment_to",
    "fresh_seed",
    "verify",
]
