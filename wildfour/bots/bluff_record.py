"""Bluff and challenge counts per player: D6 to D10."""

import msgspec
from msgspec.structs import astuple

MILLION = 1_000_000
BLUFFS = 30_000  # millionths: default odds of playing a Wild Draw Four as a bluff, relative to playing it legally
USUAL_SHARE = 0.1  # share of Wild Draw Fours that are bluffs, for an unknown player
USUAL_CARDS = 3  # weight of USUAL_SHARE, in observed Wild Draw Fours


class BluffRecord(msgspec.Struct, frozen=True):
    """Public counts of a player's bluffs and challenges."""

    bluffs: int = 0  # D6
    rightful: int = 0  # legal Wild Draw Fours
    challenges: int = 0
    accepted: int = 0  # Wild Draw Fours that were not challenged

    def __add__(self, other: "BluffRecord") -> "BluffRecord":
        return BluffRecord(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))

    @property
    def willingness(self) -> int:
        """The odds of a bluff, in millionths, relative to a legal Wild Draw Four."""
        seen = self.bluffs + self.rightful
        share = (USUAL_CARDS * USUAL_SHARE + self.bluffs) / (USUAL_CARDS + seen)
        return min(int(BLUFFS * odds(share) / odds(USUAL_SHARE)), MILLION)


def odds(share: float) -> float:
    return share / (1 - share)
