"""The ceremony that fixes a match's seeds: all players commit, then all reveal. The caller handles time limits.

    ceremony = Ceremony(Terms.of("classic-2003"), ("Ann", "Bob"), chain.anchor)
    ceremony.commit(0, commitment_to(chain.anchor, 0, "Ann", seed))     # Ann's own program generated the seed
    ceremony.commit(1, commitment_to(chain.anchor, 1, "Bob", bots), SERVER)
    ceremony.reveal(0, seed)                                            # refused until all have committed
    ceremony.reveal(1, bots)
    ceremony.pledge()

A player who does not reveal must not hold up the match, or get another attempt in secret. So `restarted` collects new
commitments, and the transcript lists the players who were missing. The anchor stays the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from wildfour.errors import Invalid
from wildfour.fair.commitments import MOST_SEED_BYTES, SALT_BYTES, Terms, commitment_to, fingerprint_of
from wildfour.fair.hashing import DIGEST
from wildfour.transcript.commitment_header import OWN, Commitment, Missed, Pledge, Seed


@dataclass(slots=True)
class Ceremony:
    """Ceremony state as plain data that can be stored and resumed. All of it may be made public."""

    terms: Terms
    names: tuple[str, ...]  # by player; final before the ceremony starts
    anchor: bytes
    missed: tuple[Missed, ...] = ()
    commitments: dict[int, Commitment] = field(default_factory=dict)
    seeds: dict[int, Seed] = field(default_factory=dict)

    @property
    def attempt(self) -> int:
        return 1 + max((one.attempt for one in self.missed), default=0)

    @property
    def revealing(self) -> bool:
        """Check whether all players have committed."""
        return len(self.commitments) == len(self.names)

    @property
    def over(self) -> bool:
        return len(self.seeds) == len(self.names)

    @property
    def awaited(self) -> list[int]:
        """List the players whose commitment (or, later, whose seed) is missing."""
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
        """Accept a player's seed if it opens the commitment. Repeating the same seed is allowed."""
        self._check_player(player)
        if not self.revealing:
            raise Invalid("reveals-too-soon", names=[self.names[one] for one in self.awaited])
        if len(seed.salt) != SALT_BYTES or not 1 <= len(seed.seed) <= MOST_SEED_BYTES:
            raise Invalid("not-a-fair-seed", salt=SALT_BYTES, most=MOST_SEED_BYTES)
        if commitment_to(self.anchor, player, self.names[player], seed) != self.commitments[player].digest:
            raise Invalid("seed-does-not-open", name=self.names[player])
        self.seeds[player] = seed

    def restarted(self, names: Sequence[str], terms: Terms | None = None) -> "Ceremony":
        """Start a new attempt with the current players, and record those who were missing. `terms` may change to fit
        them."""
        missed = (Missed(self.attempt, self.names[player]) for player in self.awaited)
        return Ceremony(terms or self.terms, tuple(names), self.anchor, (*self.missed, *missed))

    @property
    def fingerprint(self) -> bytes:
        """Return the fingerprint to publish once all players have committed and before anyone reveals."""
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
