"""Rounds of finished matches, move by move, as one player saw them or with all hands open.

A page receives a view and messages for the deal and every move. Anyone may send a transcript, so computing time is
limited, and `serve` runs in a separate process.
"""

import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile
from struct import Struct
from time import process_time

import msgspec

from wildfour.chance.launcher_physics import flight_in
from wildfour.errors import Invalid, WildfourError
from wildfour.events.match_events import RoundBegan
from wildfour.events.round_events import Event
from wildfour.match.match import Match, streams_of
from wildfour.narration.narrator import Narrator, distinct
from wildfour.protocol.http_types import Moment, Problem, ReplayRound
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.support.priority import lower_priority
from wildfour.transcript import PERSON, RoundRecord, Transcript, read_transcript, retell_round

LONGEST = 5.0  # CPU seconds per transcript
MOST_KEPT = 16  # verified transcripts; readers request one round after another
QUESTION, ANSWER = (
    Struct(">I"),
    Struct(">HI"),
)  # precedes each message: a question's length, or an answer's status and length


class RoundAsked(msgspec.Struct, array_like=True):
    """A request to the replay process."""

    transcript: str
    round: int
    seen_by: int | None
    you: int | None


def serve() -> None:
    """Answer requests until the input ends."""
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # keep stray output off the answer stream
    lower_priority()
    while head := sys.stdin.buffer.read(QUESTION.size):
        status, body = answered(sys.stdin.buffer.read(*QUESTION.unpack(head)))
        out.write(ANSWER.pack(status, len(body)) + body)
        out.flush()


def answered(question: bytes) -> tuple[int, bytes]:
    """Return the status and body of an HTTP response."""
    asked = msgspec.json.decode(question, type=RoundAsked)
    try:
        return 200, msgspec.json.encode(replayed_round(asked.transcript, asked.round, asked.seen_by, asked.you))
    except WildfourError as error:
        return 422, msgspec.json.encode(Problem(says=str(error), message=dict(error.message)))


def replayed_round(text: str, number: int, seen_by: int | None, you: int | None = None) -> ReplayRound:
    """Return a transcript's round as one player saw it, or with all hands open (None). `you` is the reader's player, if
    any."""
    transcript, match = verified(text)
    check_asked(transcript, number, seen_by)
    record = transcript.rounds[number - 1]
    seating, players = transcript.seated(record), len(transcript.players)
    rows = list(match.rows)
    ended = number <= len(rows)
    last = ended and number == len(transcript.rounds) and match.over
    return ReplayRound(
        edition=transcript.edition.name,
        format=match.format.text,
        target=match.format.target,
        names=distinct(transcript.players),
        who=transcript.bots or (PERSON,) * players,
        you=you,
        rounds=len(transcript.rounds),
        round=number,
        seating=seating,
        scores=match.format.totals(players, rows[: number - 1]) if number > 1 else (0,) * players,
        totals=match.format.totals(players, rows[:number]) if ended else None,
        winners=match.winners if last else (),
        moments=list(moments(transcript, match, number, seen_by, you)),
    )


@lru_cache(maxsize=MOST_KEPT)
def verified(text: str) -> tuple[Transcript, Match]:
    """Parse a transcript and check every line against the rules. Return the transcript and its match."""
    end = process_time() + LONGEST

    def in_time(transcript: Transcript, record: RoundRecord) -> Round:
        *_, last = takewhile(lambda _: is_early(end), retell_round(transcript, record))
        return last.round

    transcript = read_transcript(text)
    return transcript, Match.replayed(transcript, streams_of(0), in_time)


def is_early(end: float) -> bool:
    if process_time() > end:
        raise Invalid("replay-takes-too-long")
    return True


def check_asked(transcript: Transcript, number: int, seen_by: int | None) -> None:
    if not 1 <= number <= len(transcript.rounds):
        raise Invalid("no-such-round", number=number, rounds=len(transcript.rounds))
    if seen_by is not None and seen_by >= len(transcript.players):
        raise Invalid("not-a-player", player=str(seen_by), last=str(len(transcript.players) - 1))


def moments(
    transcript: Transcript, match: Match, number: int, seen_by: int | None, you: int | None
) -> Iterator[Moment]:
    """Yield the deal and every move."""
    record = transcript.rounds[number - 1]
    seating, form = transcript.seated(record), match.format
    narrator = Narrator(transcript.players, you, seating, partners=form.partners, lowest_wins=form.lowest_wins)
    seat = seating.index(seen_by) if seen_by in seating else None
    before: list[Event] = [RoundBegan(number, seating)]
    for step in retell_round(transcript, record):
        played = step.round
        events = [*before, *step.events]
        seen = events if seen_by is None else [event.seen_by(seat) for event in events]
        if played.over:
            seen += match.endings(number, played.hands)
        chance = played.moves[-1].chance if played.moves else ()
        yield Moment(
            view=opened(played, narrator.seat or 0) if seen_by is None else trimmed(played.view(seat)),
            events=seen,  # type: ignore[arg-type]
            words=narrator.tell(seen),
            flight=flight_in(chance[0]) if chance else None,
        )
        before = []


def opened(played: Round, seat: int) -> View:
    """Show all hands, from one seat's point of view."""
    return msgspec.structs.replace(trimmed(played.view(seat)), hands=played.hands)


def trimmed(view: View) -> View:
    """Remove the fields that only a player about to move needs."""
    return msgspec.structs.replace(view, known=(), may_hold=(), moves=())
