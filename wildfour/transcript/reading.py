"""Reading a transcript. Whether its moves are legal, replaying.py says."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from wildfour.editions import edition_named
from wildfour.errors import BadTranscript, WildfourError
from wildfour.options import check_table, parse_options
from wildfour.position import in_todays_words
from wildfour.round import MoveRecord
from wildfour.transcript.record import (
    FORMAT,
    USUAL_FORMAT,
    VERSION,
    RoundEnd,
    RoundRecord,
    Transcript,
    check_bots,
    check_names,
)

HEADINGS = ("saved-by", "edition", "options", "players")
ROUND_LINE = re.compile(r"round ([1-9][0-9]{0,6}) dealer ([0-9]|drawn)(?: seats((?: [0-9])+))?(?: ->(?: (.*))?)?")
FORMAT_HEADING, BOTS_HEADING = "format:", "bots:"
MOVE_LINE = re.compile(r"([0-9]) (.+?)(?: ->(?: (.*))?)?")
END_LINE = re.compile(r"end (?:drawn|winner ([0-9]) points ([0-9]{1,6})) position (.+)")


class Line(NamedTuple):
    """A line of a file, with its number, counted from 1."""

    number: int
    text: str


def read_transcript(text: str) -> Transcript:
    """Read the whole text, or say in one sentence, with the line, why not."""
    lines = lines_that_count(text)
    check_format(lines)
    if not text.endswith("\n"):
        raise BadTranscript(text.count("\n") + 1, "The file is cut off: its last line does not end.")
    head = read_header(lines[1:])
    with blaming(lines[len(HEADINGS)].number):
        edition = edition_named(head["edition"])
        options = parse_options(head["options"])
        players = tuple(name.strip() for name in head["players"].split(","))
        check_names(players)
        check_table(edition, len(players), options)
    format_text, rest = read_heading(FORMAT_HEADING, lines[1 + len(HEADINGS) :])
    format_text = USUAL_FORMAT if format_text is None else format_text
    bots, rest = read_bots(rest, len(players))
    rounds = read_rounds(rest)
    for record in rounds:
        check_seating(record, len(players))
    return Transcript(edition, options, players, rounds, head["saved-by"], format_text, bots)


def read_heading(heading: str, lines: Sequence[Line]) -> tuple[str | None, Sequence[Line]]:
    """What stands after a heading, None if it is missing, and the lines after it."""
    if lines and lines[0].text.startswith(heading):
        return lines[0].text.removeprefix(heading).strip(), lines[1:]
    return None, lines


def read_bots(lines: Sequence[Line], players: int) -> tuple[tuple[str, ...], Sequence[Line]]:
    text, rest = read_heading(BOTS_HEADING, lines)
    bots = tuple(bot.strip() for bot in text.split(",")) if text is not None else ()
    with blaming(lines[0].number if lines else 0):
        check_bots(bots, players)
    return bots, rest


def check_seating(record: RoundRecord, players: int) -> None:
    seats = record.seating
    if seats == tuple(range(players)) or len(set(seats)) != len(seats) or any(player >= players for player in seats):
        raise BadTranscript(
            record.line(0),
            f"The seats cannot be; after 'seats' stand some of the players 0 to {players - 1}, each once, and nothing "
            "where all sit in order.",
        )


def lines_that_count(text: str) -> list[Line]:
    """All but blank lines and comments."""
    lines = [Line(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1)]
    return [line for line in lines if line.text and not line.text.startswith("#")]


def check_format(lines: Sequence[Line]) -> None:
    first = lines[0] if lines else Line(1, "")
    name, _, version = first.text.rpartition(" ")
    if name != FORMAT:
        raise BadTranscript(first.number, f"This is no transcript; a transcript begins with '{FORMAT} {VERSION}'.")
    if version != VERSION:
        raise BadTranscript(
            first.number,
            f"The transcript has format version {version!r}, and this program reads version {VERSION}; "
            "use the program that wrote it, or a newer one.",
        )


def read_header(lines: Sequence[Line]) -> dict[str, str]:
    head: dict[str, str] = {}
    for place, heading in enumerate(HEADINGS):
        line = lines[place] if place < len(lines) else Line(lines[-1].number + 1 if lines else 2, "")
        name, colon, value = line.text.partition(":")
        if name != heading or not colon:
            raise BadTranscript(line.number, f"The line '{heading}: …' is missing here.")
        head[heading] = value.strip()
    return head


@contextmanager
def blaming(line: int) -> Iterator[None]:
    """Whatever is refused inside is refused as a transcript, at that line."""
    try:
        yield
    except BadTranscript:
        raise
    except WildfourError as error:
        raise BadTranscript(line, str(error)) from error


def read_rounds(lines: Sequence[Line]) -> tuple[RoundRecord, ...]:
    starts = [place for place, line in enumerate(lines) if line.text.startswith("round ")]
    if not lines or not starts or starts[0] != 0:
        number = lines[0].number if lines else 0
        raise BadTranscript(number, "A round is missing; it begins with a line such as 'round 1 dealer 0 -> …'.")
    ends = [*starts[1:], len(lines)]
    rounds = [
        read_round(number, lines[start:end])
        for number, (start, end) in enumerate(zip(starts, ends, strict=True), start=1)
    ]
    for record, start in zip(rounds, starts[1:], strict=False):
        if record.end is None:
            raise BadTranscript(lines[start].number, "The round before this one has no end; only the last may lack it.")
    return tuple(rounds)


def read_round(number: int, lines: Sequence[Line]) -> RoundRecord:
    dealer, seating, dealt = read_round_line(number, lines[0])
    ended = len(lines) > 1 and lines[-1].text.startswith("end ")
    moves = tuple(read_move_line(line) for line in (lines[1:-1] if ended else lines[1:]))
    end = read_end_line(lines[-1]) if ended else None
    return RoundRecord(dealer, dealt, moves, end, seating, tuple(line.number for line in lines))


def read_round_line(number: int, line: Line) -> tuple[int | None, tuple[int, ...], tuple[str, ...]]:
    found = ROUND_LINE.fullmatch(line.text)
    if not found or int(found[1]) != number:
        raise BadTranscript(line.number, f"{line.text!r} does not begin a round; write 'round {number} dealer 0 -> …'.")
    dealer = None if found[2] == "drawn" else int(found[2])
    return dealer, tuple(map(int, words_in(found[3]))), words_in(found[4])


def read_move_line(line: Line) -> MoveRecord:
    found = MOVE_LINE.fullmatch(" ".join(line.text.split()))
    if not found:
        raise BadTranscript(line.number, f"{line.text!r} is neither a move nor the end; write '0 draw -> r7'.")
    return MoveRecord(int(found[1]), found[2], words_in(found[3]))


def read_end_line(line: Line) -> RoundEnd:
    found = END_LINE.fullmatch(" ".join(line.text.split()))
    if not found:
        raise BadTranscript(line.number, f"{line.text!r} ends no round; write 'end winner 0 points 57 position …'.")
    return RoundEnd(int(found[1]) if found[1] else None, int(found[2] or 0), in_todays_words(found[3]))


def words_in(text: str | None) -> tuple[str, ...]:
    return tuple((text or "").split())
