"""Writing a transcript, as a whole or line by line."""

from collections.abc import Iterable

from wildfour.round import MoveRecord
from wildfour.transcript.record import FORMAT, USUAL_FORMAT, VERSION, RoundEnd, RoundRecord, Transcript


def write_transcript(transcript: Transcript) -> str:
    lines = header_lines(transcript)
    for number, record in enumerate(transcript.rounds, start=1):
        lines.append(round_line(number, record))
        lines += [move_line(move) for move in record.moves]
        if record.end is not None:
            lines.append(end_line(record.end))
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
    ]


def round_line(number: int, record: RoundRecord) -> str:
    dealer = "drawn" if record.dealer is None else record.dealer
    seats = "".join(f" {player}" for player in record.seating)
    return with_chance(f"round {number} dealer {dealer}{' seats' if seats else ''}{seats}", record.dealt)


def move_line(move: MoveRecord) -> str:
    return with_chance(f"{move.seat} {move.move}", move.chance)


def end_line(end: RoundEnd) -> str:
    result = "drawn" if end.winner is None else f"winner {end.winner} points {end.points}"
    return f"end {result} position {end.position}"


def with_chance(text: str, words: Iterable[str]) -> str:
    given = " ".join(words)
    return f"{text} -> {given}" if given else text
