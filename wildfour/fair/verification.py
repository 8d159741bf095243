"""Transcript verification, which recomputes all random results and reports the first difference."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from wildfour.chance.launcher_physics import launch_in
from wildfour.errors import BadTranscript, Invalid
from wildfour.events.event_views import EventViews, announced, public_json
from wildfour.events.match_events import RoundBegan
from wildfour.fair.chain import links
from wildfour.fair.commitments import commitment_to, key_of
from wildfour.fair.fair_deals import ShakeChance
from wildfour.fair.move_chain import first_link, next_link, seal_in
from wildfour.fair.proof import NOTHING_SEEN, Noted, Place, Proof
from wildfour.fair.tamper_diagnosis import Unfair, check_fingerprint, check_order
from wildfour.match.match import Match, streams_of
from wildfour.round.move_record import MoveRecord
from wildfour.round.round import Round
from wildfour.rulebook.rules_in_force import options_of_seats
from wildfour.transcript import RoundRecord, Transcript, read_transcript, replay_round
from wildfour.transcript.commitment_header import OWN, Pledge
from wildfour.transcript.parser import blaming
from wildfour.transcript.replay import check_end

NOTHING = "none"


class Unproved(Invalid):
    """A transcript without the data that verification needs."""


def verify(text: str, noted: str = "", *, seeds: Sequence[str] = (), links: Sequence[str] = ()) -> Proof:
    """Verify a transcript's deals. With a player's notes, verify more of the match (docs/fair.md).

    `noted` is the fingerprint or a prefix of it. Raise BadTranscript if the text cannot be parsed, Unproved if it
    cannot be verified, and Unfair for the first difference.
    """
    notes = Noted(noted, tuple(seeds), tuple(links))
    transcript = read_transcript(text)
    pledge = transcript.pledge
    if pledge is None:
        raise Unproved("fair-no-headings")
    notes.check_fingerprint(pledge)
    check_commitments(transcript.players, pledge)
    check_fingerprint(transcript, pledge)
    yours = notes.check_seeds(transcript.players, pledge)
    secrets = checked_secrets(transcript, pledge)
    rounds = Rounds(pledge, secrets)
    try:
        match = Match.replayed(transcript, streams_of(0), rounds.replay)
    except BadTranscript as error:
        raise Unfair("unfair-replay", refusal=error.message) from error
    if len(secrets) < len(transcript.rounds):
        raise Unproved("fair-partly", proved=len(secrets), rounds=len(transcript.rounds))
    seen = notes.check_links(list(rounds.links(match))) if notes.links else NOTHING_SEEN
    named = zip(transcript.players, pledge.commitments, strict=True)
    return Proof(
        len(transcript.rounds),
        sum(len(move.chance) for record in transcript.rounds for move in record.moves),
        tuple(name for name, commitment in named if commitment.giver == OWN),
        len({one.attempt for one in pledge.missed}),
        match.over,
        pledge.fingerprint,
        compared=bool(notes.fingerprint or notes.links),
        yours=yours,
        seen=seen,
    )


def check_commitments(names: Sequence[str], pledge: Pledge) -> None:
    """Check that each player's seed matches the commitment."""
    closed = [
        player
        for player, name in enumerate(names)
        if commitment_to(pledge.anchor, player, name, pledge.seeds[player]) != pledge.commitments[player].digest
    ]
    if not closed:
        return
    check_order(names, pledge, closed)
    if len(closed) == len(names):
        raise Unfair("unfair-anchor")
    raise Unfair("unfair-commitment", name=names[closed[0]])


def checked_secrets(transcript: Transcript, pledge: Pledge) -> dict[int, bytes]:
    """Return the secrets of all rounds up to the last revealed one.

    Each secret must hash to the previous one, and the first must hash to the anchor. A missing secret is computed from
    the next one.
    """
    secrets: dict[int, bytes] = {0: pledge.anchor}
    for number, record in enumerate(transcript.rounds, start=1):
        if record.secret:
            known = max(secrets)
            between = {number: record.secret}
            for place in range(number, known, -1):
                between[place - 1] = links(between[place], place, place - 1)
            if between[known] != secrets[known]:
                raise Unfair("unfair-secret", round=number, anchor=known)
            secrets |= between
    del secrets[0]
    if not secrets:
        raise Unproved("fair-nothing-revealed")
    return secrets


class Rounds:
    """The rounds of a transcript, replayed in order with the recomputed random results."""

    def __init__(self, pledge: Pledge, secrets: dict[int, bytes]) -> None:
        self.pledge = pledge
        self.secrets = secrets
        self.number = 0
        self.played: list[Round] = []
        self.told: list[list[tuple[list[EventViews], str]]] = []  # each deal's or move's events and launched flip

    def replay(self, transcript: Transcript, record: RoundRecord) -> Round:
        self.number += 1
        if self.number not in self.secrets:
            return replay_round(transcript, record)
        self.played.append(self.play(transcript, record, ShakeChance(self._key(self.number))))
        return self.played[-1]

    def _key(self, number: int) -> bytes:
        return key_of(self.pledge, self.secrets[number], number)

    def play(self, transcript: Transcript, record: RoundRecord, chance: ShakeChance) -> Round:
        seating = transcript.seated(record)
        options = options_of_seats(transcript.options, seating)
        with blaming(record.line(0)):
            played = Round(
                transcript.edition, players=len(seating), options=options, dealer=record.dealer, chance=chance
            )
        self.check_deal(played, record)
        told = [([announced(RoundBegan(self.number, seating)), *played.told], "")]
        for index, move in enumerate(record.moves, start=1):
            launch = launch_in(move.chance)
            with blaming(record.line(index)):
                made = played.make(move.seat, move.move, launch)
            self.check_move(played.moves[-1], move, index, transcript.players[seating[move.seat]])
            told.append((made, "" if launch is None else move.chance[0]))
        with blaming(record.line(len(record.moves) + 1)):
            check_end(played, record.end)
        self.told.append(told)
        return played

    def links(self, match: Match) -> Iterator[tuple[Place, bytes]]:
        """Yield the move chain: the link before the first deal, then one per deal and move."""
        link = first_link(self.pledge.fingerprint, match.bots)
        yield Place(0, 0), link
        for number, (played, told) in enumerate(zip(self.played, self.told, strict=True), start=1):
            if played.over:
                told[-1][0].extend(announced(event) for event in match.endings(number, played.hands))
            for index, (events, flight) in enumerate(told):
                seal = seal_in(events, link, self._key(number))
                link = next_link(link, public_json(events), seal or flight.encode())
                yield Place(number, index), link

    def check_deal(self, played: Round, record: RoundRecord) -> None:
        if played.dealt != record.dealt:
            place, right, written = first_difference(played.dealt, record.dealt)
            raise Unfair("unfair-deal", round=self.number, place=place, right=right, written=written)
        self.check_position(played.dealt_to, record.position, 0)

    def check_move(self, made: MoveRecord, move: MoveRecord, index: int, name: str) -> None:
        if made.chance != move.chance:
            place, right, written = first_difference(made.chance, move.chance)
            raise Unfair(
                "unfair-move",
                round=self.number,
                move=index,
                name=name,
                text=move.move,
                place=place,
                right=right,
                written=written,
            )
        self.check_position(made.position, move.position, index)

    def check_position(self, right: int | None, written: int | None, index: int) -> None:
        if right != written:
            said = NOTHING if written is None else str(written)
            raise Unfair("unfair-position", round=self.number, move=index, right=str(right), written=said)


def first_difference(right: Sequence[str], written: Sequence[str]) -> tuple[int, str, str]:
    """Return the index of the first differing word, counted from 1, with its expected and actual values (or
    NOTHING)."""
    pairs = zip_longest(right, written, fillvalue=NOTHING)
    return next((place, one, other) for place, (one, other) in enumerate(pairs, start=1) if one != other)
