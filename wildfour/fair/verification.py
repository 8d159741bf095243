"""Verifying a transcript: all that chance decided is computed again, and the first thing that differs is named."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from wildfour.chance.launcher_physics import launch_in
from wildfour.errors import BadTranscript, Invalid
from wildfour.fair.chain import links
from wildfour.fair.commitments import commitment_to, key_of
from wildfour.fair.fair_deals import ShakeChance
from wildfour.fair.tamper_diagnosis import Unfair, check_fingerprint, check_order
from wildfour.match.match import Match, streams_of
from wildfour.round.move_record import MoveRecord
from wildfour.round.round import Round
from wildfour.rulebook.rules_in_force import options_of_seats
from wildfour.transcript import RoundRecord, Transcript, read_transcript, replay_round
from wildfour.transcript.commitment_header import OWN, Pledge
from wildfour.transcript.parser import blaming
from wildfour.transcript.replay import check_end
from wildfour.words import Message, saying

NOTHING = "none"
LEAST_NOTED = 16  # digits
NOTED = re.compile(f"[0-9a-f]{{{LEAST_NOTED},64}}")


class Unproved(Invalid):
    """The transcript does not have what it takes to verify it, or not all of it."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What was proved of a match. `own` are the players who gave seeds of their own."""

    rounds: int
    draws: int  # cards drawn, flips and gifts after the deals
    own: tuple[str, ...]
    given_up: int  # tries to agree on the seeds
    over: bool
    fingerprint: bytes

    @property
    def messages(self) -> list[Message]:
        """In sentences: what was proved, and what it rests on."""
        said = [saying("fair-proved", rounds=self.rounds, draws=self.draws)]
        said.append(saying("fair-own-seeds", names=list(self.own)) if self.own else saying("fair-no-own-seeds"))
        if self.given_up:
            said.append(saying("fair-given-up", tries=self.given_up))
        if not self.over:
            said.append(saying("fair-left"))
        return [*said, saying("fair-compare", fingerprint=self.fingerprint.hex())]


def verify(text: str, noted: str = "") -> Proof:
    """Everything holds, or it is refused: BadTranscript if the text cannot be read, Unproved if it cannot be verified,
    Unfair for the first thing that differs. `noted` is the fingerprint that somebody saw before the first card, or how
    it begins: with it, the whole text cannot be made up."""
    transcript = read_transcript(text)
    pledge = transcript.pledge
    if pledge is None:
        raise Unproved("fair-no-headings")
    check_noted(pledge, noted)
    check_commitments(transcript.players, pledge)
    check_fingerprint(transcript, pledge)
    secrets = checked_secrets(transcript, pledge)
    try:
        match = Match.replayed(transcript, streams_of(0), Rounds(pledge, secrets).replay)
    except BadTranscript as error:
        raise Unfair("unfair-replay", refusal=error.message) from error
    if len(secrets) < len(transcript.rounds):
        raise Unproved("fair-partly", proved=len(secrets), rounds=len(transcript.rounds))
    return proof_of(transcript, pledge, over=match.over)


def check_noted(pledge: Pledge, noted: str) -> None:
    if noted and not NOTED.fullmatch(noted):
        raise Invalid("not-a-fingerprint", text=noted, least=LEAST_NOTED)
    if not pledge.fingerprint.hex().startswith(noted):
        raise Unfair("unfair-noted", right=noted, written=pledge.fingerprint.hex())


def proof_of(transcript: Transcript, pledge: Pledge, *, over: bool) -> Proof:
    draws = sum(len(move.chance) for record in transcript.rounds for move in record.moves)
    named = zip(transcript.players, pledge.commitments, strict=True)
    own = tuple(name for name, commitment in named if commitment.giver == OWN)
    return Proof(
        len(transcript.rounds), draws, own, len({one.attempt for one in pledge.missed}), over, pledge.fingerprint
    )


def check_commitments(names: Sequence[str], pledge: Pledge) -> None:
    """Every seed is the one that its player had committed to."""
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
    """The secrets of all rounds up to the last that was revealed; each leads to the one before, the first to the
    anchor. One that is not written follows from the next."""
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
    """The rounds of a transcript, one after the other, each played again with what chance must have given."""

    def __init__(self, pledge: Pledge, secrets: dict[int, bytes]) -> None:
        self.pledge = pledge
        self.secrets = secrets
        self.number = 0

    def replay(self, transcript: Transcript, record: RoundRecord) -> Round:
        self.number += 1
        if self.number not in self.secrets:
            return replay_round(transcript, record)
        key = key_of(self.pledge, self.secrets[self.number], self.number)
        return self.play(transcript, record, ShakeChance(key))

    def play(self, transcript: Transcript, record: RoundRecord, chance: ShakeChance) -> Round:
        seating = transcript.seated(record)
        options = options_of_seats(transcript.options, seating)
        with blaming(record.line(0)):
            played = Round(
                transcript.edition, players=len(seating), options=options, dealer=record.dealer, chance=chance
            )
        self.check_deal(played, record)
        for index, move in enumerate(record.moves, start=1):
            with blaming(record.line(index)):
                played.apply(move.seat, move.move, launch_in(move.chance))
            self.check_move(played.moves[-1], move, index, transcript.players[seating[move.seat]])
        with blaming(record.line(len(record.moves) + 1)):
            check_end(played, record.end)
        return played

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
    """Which word differs, counted from 1, what it should be, and what it is; NOTHING where there is none."""
    pairs = zip_longest(right, written, fillvalue=NOTHING)
    return next((place, one, other) for place, (one, other) in enumerate(pairs, start=1) if one != other)
