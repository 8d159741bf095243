"""A match's ceremony: the chain of secrets, the seeds, and the deals."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from msgspec.structs import replace

from wildfour.fair.ceremony import Ceremony
from wildfour.fair.chain import Chain, chain_length
from wildfour.fair.commitments import Terms, commitment_to, fresh_seed
from wildfour.fair.fair_deals import FairDeals
from wildfour.fair.hashing import digest, number
from wildfour.match.formats import format_named
from wildfour.protocol.shared_types import FairView, TableSettings
from wildfour.rulebook.option_parser import parse_options
from wildfour.server.table.seat import Seat
from wildfour.transcript.commitment_header import OWN, SERVER, Seed


def with_terms(settings: TableSettings) -> TableSettings:
    """Convert settings to the form used in the fingerprint, so that clients can compute it without a parser."""
    terms = Terms.of(settings.edition, settings.options, settings.format)
    return replace(settings, edition=terms.edition, options=terms.options, format=terms.format)


@dataclass(slots=True)
class MatchCeremony:
    """The fair deals of one match. The server's `secret` covers all of the table's deals. Views show only what
    docs/fair.md allows."""

    secret: bytes
    match: int  # match number at this table
    chain: Chain
    ceremony: Ceremony | None = None
    deals: FairDeals | None = None
    _views: dict[int, FairView] = field(default_factory=dict, compare=False)

    @classmethod
    def of(cls, secret: bytes, match: int, settings: TableSettings) -> Self:
        """Generate a match's secrets. The anchor of the chain is public from then on."""
        target = format_named(settings.format, parse_options(settings.options)).target
        return cls(secret, match, Chain.of(digest("match", secret, number(match)), chain_length(target)))

    @property
    def revealing(self) -> bool:
        """Check whether all players have committed."""
        return self.ceremony is not None and self.ceremony.revealing

    @property
    def over(self) -> bool:
        return self.ceremony is not None and self.ceremony.over

    def begin(self, settings: TableSettings, seats: Sequence[Seat]) -> None:
        terms = Terms.of(settings.edition, settings.options, settings.format)
        self.ceremony = Ceremony(terms, tuple(seat.name for seat in seats), self.chain.anchor)
        self._commit_for_bots(seats)

    def restart(self, seats: Sequence[Seat]) -> None:
        """Restart the ceremony. Bots hold the seats of the missing players until they return."""
        assert self.ceremony is not None
        for player in self.ceremony.awaited:
            seats[player].held = True
        self.ceremony = self.ceremony.restarted([seat.name for seat in seats])
        self._commit_for_bots(seats)

    def commit(self, player: int, commitment: bytes) -> None:
        assert self.ceremony is not None
        self.ceremony.commit(player, commitment)
        self._reveal_for_bots()

    def reveal(self, player: int, seed: Seed) -> None:
        assert self.ceremony is not None
        self.ceremony.reveal(player, seed)
        self._views = {}

    def first_deals(self) -> FairDeals:
        assert self.ceremony is not None
        self.deals = FairDeals(self.ceremony.pledge(), self.chain)
        return self.deals

    def _commit_for_bots(self, seats: Sequence[Seat]) -> None:
        """Commit to seeds for bots. The server generates them, and the transcript records that."""
        assert self.ceremony is not None
        for player, seat in enumerate(seats):
            if seat.bot is not None:
                made = commitment_to(self.ceremony.anchor, player, seat.name, self._bot_seed(player))
                self.ceremony.commit(player, made, SERVER)
        self._reveal_for_bots()

    def _reveal_for_bots(self) -> None:
        assert self.ceremony is not None
        self._views = {}
        if self.ceremony.revealing:
            for player, made in self.ceremony.commitments.items():
                if made.giver != OWN:
                    self.ceremony.reveal(player, self._bot_seed(player))

    def _bot_seed(self, player: int) -> Seed:
        """Derive a bot's seed from the secret, so that it is the same after a server restart."""
        assert self.ceremony is not None
        parts = number(self.match), number(self.ceremony.attempt), number(player)
        return fresh_seed(digest("salt of a bot", self.secret, *parts) + digest("bot", self.secret, *parts))

    # Views

    def view(self, rounds: int) -> FairView:
        """Build the public view of the deals. Include seeds once all players have revealed theirs, and secrets for this
        number of rounds."""
        if rounds not in self._views:
            secret = b"" if self.deals is None or not rounds else self.deals.secret(rounds)
            self._views = {rounds: self._new_view(secret)}
        return self._views[rounds]

    def _new_view(self, secret: bytes) -> FairView:
        ceremony, anchor = self.ceremony, self.chain.anchor.hex()
        if ceremony is None:
            return FairView(anchor=anchor)
        players = range(len(ceremony.names))
        return FairView(
            anchor=anchor,
            commitments=tuple(str(ceremony.commitments.get(player, "")) for player in players),
            seeds=tuple(str(ceremony.seeds[player]) for player in players) if ceremony.over else (),
            fingerprint=self._fingerprint().hex(),
            secret=secret.hex(),
            missed=tuple(str(one) for one in ceremony.missed),
        )

    def _fingerprint(self) -> bytes:
        if self.deals is not None:
            return self.deals.pledge.fingerprint
        return self.ceremony.fingerprint if self.ceremony is not None and self.ceremony.revealing else b""
