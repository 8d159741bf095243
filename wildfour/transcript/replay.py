"""Transcript replay, which verifies every move, every random result, and the end of each round."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from wildfour.chance.launcher_physics import launch_in
from wildfour.chance.streams import ScriptedChance
from wildfour.errors import Invalid
from wildfour.events.round_events import Event
from wildfour.round.round import Round
from wildfour.rulebook.notation import rules_of
from wildfour.rulebook.rules_in_force import options_of_seats
from wildfour.transcript.parser import blaming
from wildfour.transcript.record import RoundEnd, RoundRecord, Transcript, end_of
from wildfour.transcript.writer import end_line


class Step(NamedTuple):
    """A replayed deal or move: the round after it, and its events."""

    round: Round
    events: list[Event]


def replay(transcript: Transcript) -> list[Round]:
    """Replay a match's rounds, verifying every line."""
    return [replay_round(transcript, record) for record in transcript.rounds]


def replay_round(transcript: Transcript, record: RoundRecord) -> Round:
    *_, last = retell_round(transcript, record)
    return last.round


def retell_round(transcript: Transcript, record: RoundRecord) -> Iterator[Step]:
    """Yield the deal and each move of a round, verifying each one."""
    edition, seating = transcript.edition, transcript.seated(record)
    options = options_of_seats(transcript.options, seating)
    given = ScriptedChance(rules_of(edition, options), edition.letters)
    with blaming(record.line(0)):
        given.give(record.dealt, record.position)
        played = Round(edition, players=len(seating), options=options, dealer=record.dealer, chance=given)
        check_chance(played.dealt, record.dealt)
    yield Step(played, played.opening)
    for index, move in enumerate(record.moves, start=1):
        with blaming(record.line(index)):
            given.give(move.chance, move.position)
            events = played.apply(move.seat, move.move, launch_in(move.chance))
            check_chance(played.moves[-1].chance, move.chance)
        yield Step(played, events)
    with blaming(record.line(len(record.moves) + 1)):
        check_end(played, record.end)


def check_chance(came: Sequence[str], written: Sequence[str]) -> None:
    """Check that the random results match the recorded ones exactly."""
    if len(came) > len(written):
        raise Invalid("chance-gave-more", came=len(came), written=len(written))
    if tuple(came) != tuple(written):
        raise Invalid("chance-gave-less", words=" ".join(written[len(came) :] or written))


def check_end(played: Round, written: RoundEnd | None) -> None:
    if written is None:
        return
    ended = end_of(played)
    if ended is None:
        raise Invalid("round-not-over-here")
    if written != ended:
        raise Invalid("round-ended-otherwise", line=end_line(ended))
