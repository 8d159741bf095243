"""Transcript output, as a whole or line by line."""

from collections.abc import Sequence

from wildfour.round.move_record import with_chance
from wildfour.transcript.commitment_header import pledge_lines, secret_line
from wildfour.transcript.record import FORMAT, USUAL_FORMAT, VERSION, RoundEnd, RoundRecord, Transcript


def write_transcript(transcript: Transcript) -> str:
    rounds = [round_text(number, record) for number, record in enumerate(transcript.rounds, start=1)]
    return as_text(header_lines(transcript)) + "".join(rounds)


def round_text(number: int, record: RoundRecord) -> str:
    end = [] if record.end is None else [end_line(record.end)]
    secret = [secret_line(record.secret)] if record.secret else []
    return as_text([round_line(number, record), *map(str, record.moves), *end, *secret])


def as_text(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def header_lines(transcript: Transcript) -> list[str]:
    format_line = [] if transcript.format == USUAL_FORMAT else [f"format: {transcript.format}"]
    bots_line = [f"bots: {', '.join(transcript.bots)}"] if transcript.bots else []
    return [
        f"{FORMAT} {VERSION}",
        f"saved-by: {transcript.saved_by}".rstrip(),
        f"edition: {transcript.edition.name}",
        f"options: {transcript.options}".rstrip(),
        f"players: {', '.join(transcript.players)}",
        *format_line,
        *bots_line,
        *([] if transcript.pledge is None else pledge_lines(transcript.pledge)),
    ]


def round_line(number: int, record: RoundRecord) -> str:
    dealer = "drawn" if record.dealer is None else record.dealer
    seats = "".join(f" {player}" for player in record.seating)
    text = f"round {number} dealer {dealer}{' seats' if seats else ''}{seats}"
    return with_chance(text, record.dealt, record.position)


def end_line(end: RoundEnd) -> str:
    result = "drawn" if end.winner is None else f"winner {end.winner} points {end.points}"
    return f"end {result} position {end.position}"
