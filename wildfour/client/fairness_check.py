"""Client-side checks of a server's fair deals: the ceremony and the move chain (docs/fair.md)."""

import secrets
from dataclasses import dataclass, replace
from typing import NoReturn

from wildfour.client.errors import Cheat
from wildfour.events.event_views import announced, public_json
from wildfour.events.match_events import RoundBegan, SatDown
from wildfour.fair.commitments import Terms, commitment_to, fingerprint_of, fresh_seed
from wildfour.fair.move_chain import first_link, next_link
from wildfour.fair.proof import Noted
from wildfour.match.formats import format_named
from wildfour.protocol.frames import News, Seats, Whole
from wildfour.protocol.shared_types import TableSettings
from wildfour.rulebook.option_parser import parse_options
from wildfour.transcript.commitment_header import COMMITMENT, MISSED, SEED, SERVER, Commitment, Missed, Seed

CEREMONY = ("committing", "revealing")
BEFORE_DEAL = ("lobby", *CEREMONY)
DEALT = ("playing", "between", "over")
MOST_LINKS = 100  # links kept from before interruptions
ENTROPY_BYTES = 48


@dataclass(frozen=True, slots=True)
class Attempt:
    """The known part of an attempt to agree on seeds. Lists are indexed by player."""

    missed: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    commitments: tuple[str, ...] = ()
    seeds: tuple[str, ...] = ()
    fingerprint: str = ""
    revealing: bool = False


class FairnessCheck:
    """A checker that follows one table. Each method raises Cheat if a frame contradicts an earlier one, the rules of
    the ceremony, or the client's own computation."""

    def __init__(self) -> None:
        self.match = 0
        self._terms: Terms | None = None
        self._begin(0, "")

    def _begin(self, match: int, anchor: str, *, watched: bool = False) -> None:
        self.match, self._anchor = match, anchor
        self._watched = watched  # True if connected since before this match's first commitment
        self._attempt = Attempt()
        self._own: tuple[int, int, Seed] | None = None  # number of missed entries at the time, player, and seed
        self._who: tuple[str, ...] = ()
        self._seated = False  # True if seated without interruption since before the deal
        self._dealt = False
        self._checked: tuple[object, ...] = ()
        self._chain: bytes | None = None
        self._number = 0  # number of the last event in the chain
        self._links: list[str] = []

    @property
    def notes(self) -> Noted:
        """Evidence about this match for `verify`: fingerprint, own seed, and links."""
        links = self._links if self._chain is None else [*self._links, self._chain.hex()]
        mine = self._own is not None and self._own[0] == len(self._attempt.missed)
        return Noted(self._attempt.fingerprint, (str(self._own[2]),) if self._own and mine else (), tuple(links))

    def commitment(self, player: int) -> bytes:
        """Commit to a seed for the current attempt. Repeated calls commit to the same seed."""
        if self.revelation(player) is None:
            self._own = (len(self._attempt.missed), player, fresh_seed(secrets.token_bytes(ENTROPY_BYTES)))
        assert self._own is not None
        return commitment_to(bytes.fromhex(self._anchor), player, self._attempt.names[player], self._own[2])

    def revelation(self, player: int) -> Seed | None:
        """Return the seed for the current attempt, if this client has committed to one."""
        return self._own[2] if self._own and self._own[:2] == (len(self._attempt.missed), player) else None

    # Frames

    def on_settings(self, settings: TableSettings) -> None:
        self._terms = Terms.of(settings.edition, settings.options, settings.format)

    def on_seats(self, frame: Seats, player: int | None) -> None:
        fair = frame.fair
        if frame.match != self.match:
            self._begin(frame.match, fair.anchor, watched=self.match > 0 or frame.stage == "lobby")
        if fair.anchor != self._anchor:
            _cheat("anchor")
        self._who = tuple(seat.who for seat in frame.seats)
        self._seated = player is not None and (self._seated or frame.stage in BEFORE_DEAL)
        if not fair.commitments:
            if self._attempt.commitments:
                _cheat("restarted")
            if frame.stage == "revealing" or (self._watched and frame.stage in DEALT):
                _cheat("incomplete")
            return
        self._follow(frame)
        if player is not None and self._seated and not self._dealt:
            self._check_own(player)
        if self._attempt.names:
            self._check_attempt(frame.stage)

    def on_whole(self, frame: Whole, player: int | None) -> None:
        self.on_settings(frame.settings)
        names = self._attempt.names
        if frame.game is not None and frame.seats.match == self.match and names not in ((), frame.game.names):
            _cheat("changed")
        if frame.game is not None and not names:
            self._expect_names(frame)
        self.on_seats(frame.seats, player)
        if frame.game is not None:
            self._dealt = True
            self._compare(frame.number, frame.link)

    def _expect_names(self, frame: Whole) -> None:
        """Take the names from the frame, because this client joins the match late."""
        assert frame.game is not None
        if frame.seats.match != self.match:
            self._begin(frame.seats.match, frame.seats.fair.anchor, watched=self.match > 0)
        self._attempt = replace(self._attempt, missed=frame.seats.fair.missed, names=frame.game.names)

    def on_news(self, frame: News) -> None:
        began = next((event for event in frame.events if isinstance(event, RoundBegan)), None)
        if began is not None and began.number == 1:
            self._deal(began)
            self._number = frame.first - 1
        if self._chain is None:
            return
        if frame.first != self._number + 1:
            self._keep_link()
            self._chain = None
            return
        self._number += len(frame.events)
        if not all(isinstance(event, SatDown) for event in frame.events):
            public = public_json([announced(event.seen_by(None)) for event in frame.events])
            flight = "" if frame.flight is None else frame.flight.word
            self._chain = next_link(self._chain, public, bytes.fromhex(frame.seal) or flight.encode())

    # The ceremony

    def _follow(self, frame: Seats) -> None:
        """Merge a frame into the attempt. Values already shown must not change."""
        fair, before = frame.fair, self._attempt
        if fair.missed != before.missed:
            if (
                self._dealt
                or len(fair.missed) <= len(before.missed)
                or fair.missed[: len(before.missed)] != before.missed
            ):
                _cheat("restarted")
            before = Attempt(fair.missed)
        if before.revealing and frame.stage in ("lobby", "committing"):
            _cheat("restarted")
        names = tuple(seat.name for seat in frame.seats) if frame.stage in CEREMONY else before.names
        if before.names not in ((), names):
            _cheat("changed")
        for old, new in ((before.commitments, fair.commitments), (before.seeds, fair.seeds)):
            if old and (len(old) != len(new) or any(one and one != other for one, other in zip(old, new, strict=True))):
                _cheat("changed")
        if before.fingerprint not in ("", fair.fingerprint):
            _cheat("changed")
        revealing = before.revealing or frame.stage not in ("lobby", "committing")
        self._attempt = Attempt(fair.missed, names, fair.commitments, fair.seeds, fair.fingerprint, revealing)

    def _check_own(self, player: int) -> None:
        """Check the commitment made in this client's name. Only a player who missed an attempt may have one from the
        server."""
        attempt = self._attempt
        listed = attempt.commitments[player] if player < len(attempt.commitments) else ""
        if not listed or not attempt.names:
            return
        if self.revelation(player) is not None:
            if listed != f"own {self.commitment(player).hex()}":
                _cheat("own")
        elif self._watched:
            given_up = {match[2] for match in map(MISSED.fullmatch, attempt.missed) if match}
            if not listed.startswith(SERVER) or attempt.names[player] not in given_up:
                _cheat("own")

    def _check_attempt(self, stage: str) -> None:
        """Check the complete lists: the fingerprint after all have committed, and the seeds after all have revealed."""
        attempt = self._attempt
        if stage in ("lobby", "committing", "ended") and not attempt.fingerprint and not attempt.seeds:
            return
        if self._checked == (attempt, self._terms, stage):
            return
        self._checked = attempt, self._terms, stage
        commitments = [COMMITMENT.fullmatch(text) for text in attempt.commitments]
        if None in commitments or len(commitments) != len(attempt.names):
            _cheat("incomplete")
        made = [Commitment(match[1], bytes.fromhex(match[2])) for match in commitments if match]
        missed = [Missed(int(match[1]), match[2]) for match in map(MISSED.fullmatch, attempt.missed) if match]
        anchor = bytes.fromhex(self._anchor)
        assert self._terms is not None
        if fingerprint_of(self._terms, anchor, attempt.names, made, missed).hex() != attempt.fingerprint:
            _cheat("fingerprint")
        if not attempt.seeds:
            if stage in DEALT:
                _cheat("unrevealed")
            return
        if len(attempt.seeds) != len(attempt.names):
            _cheat("changed")
        for player, (name, text) in enumerate(zip(attempt.names, attempt.seeds, strict=True)):
            match = SEED.fullmatch(text)
            seed = Seed(bytes.fromhex(match[1]), bytes.fromhex(match[2])) if match else Seed(b"", b"")
            if commitment_to(anchor, player, name, seed) != made[player].digest:
                _cheat("seed", name)

    # The move chain

    def _deal(self, began: RoundBegan) -> None:
        """Start the move chain at the first deal."""
        attempt = self._attempt
        self._dealt = True
        if not attempt.names:
            return
        if not attempt.seeds:
            _cheat("unrevealed")
        assert self._terms is not None
        form = format_named(self._terms.format, parse_options(self._terms.options))
        if began.seating != form.seating(len(attempt.names), ()):
            _cheat("changed")
        self._chain = first_link(bytes.fromhex(attempt.fingerprint), self._who)

    def _compare(self, number: int, link: str) -> None:
        """Compare the server's link with this client's, or continue from it after a gap."""
        if self._chain is not None:
            if number < self._number:
                _cheat("taken-back")
            if number == self._number:
                if link not in ("", self._chain.hex()):
                    _cheat("link")
                return
            self._keep_link()
        self._chain, self._number = bytes.fromhex(link) or None, number

    def _keep_link(self) -> None:
        if self._chain is not None:
            self._links = [*self._links, self._chain.hex()][-MOST_LINKS:]


def _cheat(what: str, name: str = "") -> NoReturn:
    raise Cheat("server-cheated", what=what, name=name)
