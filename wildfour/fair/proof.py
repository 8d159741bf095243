"""A player's notes about a match, and the statements that `verify` proves with them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wildfour.errors import Invalid
from wildfour.fair.tamper_diagnosis import Unfair
from wildfour.transcript.commitment_header import OWN, SEED, Pledge
from wildfour.words import Message, saying

LEAST_NOTED = 16  # digits
NOTED = re.compile(f"[0-9a-f]{{{LEAST_NOTED},64}}")


class Place(NamedTuple):
    """A point in a match, right after a move. Rounds and moves count from 1. Move 0 is the deal. Round 0 is before the
    first round."""

    round: int
    move: int


class Seen(NamedTuple):
    """The last point in a match that a noted link confirms, and the number of deals and moves after it in the file."""

    place: Place
    later: int


NOTHING_SEEN = Seen(Place(0, 0), -1)


@dataclass(frozen=True, slots=True)
class Noted:
    """A player's notes about a match: fingerprint, seeds, and links. For hashes, 16-digit prefixes are enough. A player
    who lost the connection at times notes several links."""

    fingerprint: str = ""
    seeds: tuple[str, ...] = ()
    links: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for text in (*filter(None, [self.fingerprint]), *self.links):
            if not NOTED.fullmatch(text):
                raise Invalid("not-a-fingerprint", text=text, least=LEAST_NOTED)
        for seed in self.seeds:
            if not SEED.fullmatch(seed):
                raise Invalid("not-a-salted-seed", text=seed)

    def check_fingerprint(self, pledge: Pledge) -> None:
        if not pledge.fingerprint.hex().startswith(self.fingerprint):
            raise Unfair("unfair-noted", right=self.fingerprint, written=pledge.fingerprint.hex())

    def check_seeds(self, names: Sequence[str], pledge: Pledge) -> tuple[str, ...]:
        """Return the names of the players whose seeds were noted."""
        own = {
            str(seed): name
            for name, made, seed in zip(names, pledge.commitments, pledge.seeds, strict=True)
            if made.giver == OWN
        }
        for seed in self.seeds:
            if seed not in own:
                raise Unfair("unfair-your-seed", seed=seed)
        return tuple(own[seed] for seed in self.seeds)

    def check_links(self, chain: Sequence[tuple[Place, bytes]]) -> "Seen":
        """Return how much of the match the links confirm. Every link must occur in the chain."""
        last = 0
        for noted in self.links:
            fits = [step for step, (_, link) in enumerate(chain) if link.hex().startswith(noted)]
            if not fits:
                raise Unfair("unfair-link", link=noted)
            last = max(last, fits[-1])
        return Seen(chain[last][0], len(chain) - 1 - last)


@dataclass(frozen=True, slots=True)
class Proof:
    """Facts proved about a match. `own` lists the players who supplied their own seeds. `yours` lists the players whose
    seeds were noted."""

    rounds: int
    draws: int  # cards drawn, flips, and cards given after the deal
    own: tuple[str, ...]
    given_up: int  # abandoned attempts to agree on seeds
    over: bool
    fingerprint: bytes
    compared: bool = False  # True if checked against a noted fingerprint or link
    yours: tuple[str, ...] = ()
    seen: Seen = NOTHING_SEEN

    @property
    def messages(self) -> list[Message]:
        """Describe the proof: facts, evidence, and assumptions."""
        said = [saying("fair-proved", rounds=self.rounds, draws=self.draws)]
        if self.compared:
            said.append(saying("fair-compared"))
        else:
            said.append(saying("fair-compare", fingerprint=self.fingerprint.hex()))
        said.append(saying("fair-own-seeds", names=list(self.own)) if self.own else saying("fair-no-own-seeds"))
        if self.yours:
            said.append(saying("fair-your-seeds", names=list(self.yours)))
        if self.given_up:
            said.append(saying("fair-given-up", tries=self.given_up))
        place, later = self.seen
        if self.seen is NOTHING_SEEN:
            said.append(saying("fair-moves-told"))
        elif later:
            said.append(saying("fair-moves-until", round=place.round, move=place.move, later=later))
        else:
            said.append(saying("fair-moves-proved"))
        if not self.over:
            said.append(saying("fair-left"))
        return said
