"""How the seeds of a match are fixed: everybody commits, then everybody reveals. It has no clock; whoever runs it has.

    ceremony = Ceremony(Terms.of("classic-2003"), ("Ann", "Bob"), chain.anchor)
    ceremony.commit(0, commitment_to(chain.anchor, 0, "Ann", seed))     # Ann's own program made the seed
    ceremony.commit(1, commitment_to(chain.anchor, 1, "Bob", bots), SERVER)
    ceremony.reveal(0, seed)                                            # refused until all have committed
    ceremony.reveal(1, bots)
    ceremony.pledge()

Whoever does not reveal cannot be waited for, and must not get another try unseen: `restarted` begins again with new
commitments, and says in the transcript who was missing. The anchor stays the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from wildfour.errors import Invalid
from wildfour.fair.commitments import MOST_SEED_BYTES, SALT_BYTES, Terms, commitment_to, fingerprint_of
from wildfour.fair.hashing import DIGEST
from wildfour.transcript.commitment_header import OWN, Commitment, Missed, Pledge, Seed


@dataclass(slots=True)
class Ceremony:
    """Plain data, so that it can be kept and taken up again. Everything in it may be known to all."""

    terms: Terms
    names: tuple[str, ...]  # final from here on, and in the order of the players
    anchor: bytes
    missed: tuple[Missed, ...] = ()
    commitments: dict[int, Commitment] = field(default_factory=dict)
    seeds: dict[int, Seed] = field(default_factory=dict)

    @property
    def attempt(self) -> int:
        return 1 + max((one.attempt for one in self.missed), default=0)

    @property
    def revealing(self) -> bool:
        """Have all committed?"""
        return len(self.commitments) == len(self.names)

    @property
    def over(self) -> bool:
        return len(self.seeds) == len(self.names)

    @property
    def awaited(self) -> list[int]:
        """The players whose commitment, or then whose seed, is still to come."""
        given = self.seeds if self.revealing else self.commitments
        return [player for player in range(len(self.names)) if player not in given]

    def commit(self, player: int, made: bytes, giver: str = OWN) -> None:
        self._check_player(player)
        if player in self.commitments:
            raise Invalid("committed-already", name=self.names[player])
        if len(made) != DIGEST:
            raise Invalid("not-a-commitment", bytes=DIGEST)
        self.commitments[player] = Commitment(giver, made)

    def reveal(self, player: int, seed: Seed) -> None:
        """The same seed may come twice; another is no seed of that player."""
        self._check_player(player)
        if not self.revealing:
            raise Invalid("reveals-too-soon", names=[self.names[one] for one in self.awaited])
        if len(seed.salt) != SALT_BYTES or not 1 <= len(seed.seed) <= MOST_SEED_BYTES:
            raise Invalid("not-a-fair-seed", salt=SALT_BYTES, most=MOST_SEED_BYTES)
        if commitment_to(self.anchor, player, self.names[player], seed) != self.commitments[player].digest:
            raise Invalid("seed-does-not-open", name=self.names[player])
        self.seeds[player] = seed

    def restarted(self, names: Sequence[str], terms: Terms | None = None) -> "Ceremony":
        """Another try, with those who play now; whoever was awaited is noted. Terms that do not fit them may change."""
        missed = (Missed(self.attempt, self.names[player]) for player in self.awaited)
        return Ceremony(terms or self.terms, tuple(names), self.anchor, (*self.missed, *missed))

    @property
    def fingerprint(self) -> bytes:
        """To be shown to all when all have committed, before anybody reveals."""
        if not self.revealing:
            raise Invalid("seeds-are-missing", names=[self.names[player] for player in self.awaited])
        return fingerprint_of(self.terms, self.anchor, self.names, self._committed(), self.missed)

    def _committed(self) -> tuple[Commitment, ...]:
        return tuple(self.commitments[player] for player in range(len(self.names)))

    def pledge(self) -> Pledge:
        if not self.over:
            raise Invalid("seeds-are-missing", names=[self.names[player] for player in self.awaited])
        seeds = tuple(self.seeds[player] for player in range(len(self.names)))
        return Pledge(self.anchor, self._committed(), seeds, self.fingerprint, self.missed)

    def _check_player(self, player: int) -> None:
        if not 0 <= player < len(self.names):
            raise Invalid("not-a-player", player=str(player), last=str(len(self.names) - 1))
