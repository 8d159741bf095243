"""Parser for transcripts. replay.py checks whether the moves are legal."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from wildfour.errors import BadTranscript, WildfourError
from wildfour.position import in_todays_words
from wildfour.round.move_record import MoveRecord
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import check_table, parse_options
from wildfour.transcript.commitment_header import SECRET_LINE, Pledge, read_pledge
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
PLEDGE_HEADINGS = ("fair", "commitments", "seeds", "missed", "fingerprint")  # the first one indicates a pledge
MOVE_LINE = re.compile(r"([0-9]) (.+?)(?: ->(?: (.*))?)?")
POSITION = re.compile(r"@[0-9]{1,9}")
Given = tuple[tuple[str, ...], int | None]
END_LINE = re.compile(r"end (?:drawn|winner ([0-9]) points ([0-9]{1,6})) position (.+)")


class Line(NamedTuple):
    """A line with its number in the file, counted from 1."""

    number: int
    text: str


def read_transcript(text: str) -> Transcript:
    """Parse a transcript. Errors contain one sentence and the line number."""
    head, lines = read_head(text, "transcript", f"{FORMAT} {VERSION}", HEADINGS)
    with blaming(lines[len(HEADINGS)].number):
        edition = edition_named(head["edition"])
        options = parse_options(head["options"])
        players = tuple(name.strip() for name in head["players"].split(","))
        check_names(players)
        check_table(edition, len(players), options)
    format_text, rest = read_heading(FORMAT_HEADING, lines[1 + len(HEADINGS) :])
    format_text = USUAL_FORMAT if format_text is None else format_text
    bots, rest = read_bots(rest, len(players))
    pledge, rest = read_fair_headings(rest, len(players))
    rounds = read_rounds(rest)
    for record in rounds:
        check_seating(record, len(players))
    return Transcript(edition, options, players, rounds, head["saved-by"], format_text, bots, pledge)


def read_head(text: str, noun: str, first_line: str, headings: Sequence[str]) -> tuple[dict[str, str], list[Line]]:
    """Return the values of a text's headings, and all its lines."""
    lines = lines_that_count(text)
    check_format(lines, noun, first_line)
    if not text.endswith("\n"):
        raise BadTranscript("transcript-cut-off", text.count("\n") + 1)
    return read_header(lines[1:], headings), lines


def read_heading(heading: str, lines: Sequence[Line]) -> tuple[str | None, Sequence[Line]]:
    """Return the value of a heading (None if missing), and the following lines."""
    if lines and lines[0].text.startswith(heading):
        return lines[0].text.removeprefix(heading).strip(), lines[1:]
    return None, lines


def read_bots(lines: Sequence[Line], players: int) -> tuple[tuple[str, ...], Sequence[Line]]:
    text, rest = read_heading(BOTS_HEADING, lines)
    bots = tuple(bot.strip() for bot in text.split(",")) if text is not None else ()
    with blaming(lines[0].number if lines else 0):
        check_bots(bots, players)
    return bots, rest


def read_fair_headings(lines: Sequence[Line], players: int) -> tuple[Pledge | None, Sequence[Line]]:
    found = []
    for name in PLEDGE_HEADINGS:
        text, rest = read_heading(f"{name}:", lines)
        if text is not None:
            found.append((name, text, lines[0].number))
        elif name == PLEDGE_HEADINGS[0]:
            return None, lines
        lines = rest
    return read_pledge(found, players), lines


def check_seating(record: RoundRecord, players: int) -> None:
    seats = record.seating
    if seats == tuple(range(players)) or len(set(seats)) != len(seats) or any(player >= players for player in seats):
        raise BadTranscript("impossible-seats", record.line(0), last=players - 1)
    seated = len(seats) or players
    if record.dealer is not None and record.dealer >= seated:
        raise BadTranscript("dealer-seat", record.line(0), seat=str(record.dealer), last=str(seated - 1))


def lines_that_count(text: str) -> list[Line]:
    """Return all lines except blank lines and comments."""
    lines = [Line(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1)]
    return [line for line in lines if line.text and not line.text.startswith("#")]


def check_format(lines: Sequence[Line], noun: str, first_line: str) -> None:
    first = lines[0] if lines else Line(1, "")
    name, _, version = first.text.rpartition(" ")
    right_name, _, right_version = first_line.rpartition(" ")
    if name != right_name:
        raise BadTranscript("not-a-transcript", first.number, noun=noun, begins=first_line)
    if version != right_version:
        raise BadTranscript("transcript-version", first.number, noun=noun, version=version, readable=right_version)


def read_header(lines: Sequence[Line], headings: Sequence[str]) -> dict[str, str]:
    head: dict[str, str] = {}
    for place, heading in enumerate(headings):
        line = lines[place] if place < len(lines) else Line(lines[-1].number + 1 if lines else 2, "")
        name, colon, value = line.text.partition(":")
        if name != heading or not colon:
            raise BadTranscript("heading-missing", line.number, heading=heading)
        head[heading] = value.strip()
    return head


@contextmanager
def blaming(line: int) -> Iterator[None]:
    """Convert errors raised in the `with` block to transcript errors at a line."""
    try:
        yield
    except BadTranscript:
        raise
    except WildfourError as error:
        raise BadTranscript.because(error, line) from error


def read_rounds(lines: Sequence[Line]) -> tuple[RoundRecord, ...]:
    starts = [place for place, line in enumerate(lines) if line.text.startswith("round ")]
    if not lines or not starts or starts[0] != 0:
        raise BadTranscript("round-missing", lines[0].number if lines else 0)
    ends = [*starts[1:], len(lines)]
    rounds = [
        read_round(number, lines[start:end])
        for number, (start, end) in enumerate(zip(starts, ends, strict=True), start=1)
    ]
    for record, start in zip(rounds, starts[1:], strict=False):
        if record.end is None:
            raise BadTranscript("round-without-end", lines[start].number)
    return tuple(rounds)


def read_round(number: int, lines: Sequence[Line]) -> RoundRecord:
    dealer, seating, (dealt, position) = read_round_line(number, lines[0])
    numbers = tuple(line.number for line in lines)
    secret = read_secret_line(lines[-1])
    lines = lines[:-1] if secret else lines
    ended = len(lines) > 1 and lines[-1].text.startswith("end ")
    moves = tuple(read_move_line(line) for line in (lines[1:-1] if ended else lines[1:]))
    end = read_end_line(lines[-1]) if ended else None
    return RoundRecord(dealer, dealt, moves, end, seating, position, secret, numbers)


def read_secret_line(line: Line) -> bytes:
    """Return the secret revealed after a round. Return empty bytes for any other line."""
    if not line.text.startswith("secret "):
        return b""
    found = SECRET_LINE.fullmatch(line.text)
    if not found:
        raise BadTranscript("not-a-secret-line", line.number)
    return bytes.fromhex(found[1])


def read_round_line(number: int, line: Line) -> tuple[int | None, tuple[int, ...], Given]:
    found = ROUND_LINE.fullmatch(line.text)
    if not found or int(found[1]) != number:
        raise BadTranscript("not-a-round-line", line.number, text=line.text, number=str(number))
    dealer = None if found[2] == "drawn" else int(found[2])
    return dealer, tuple(map(int, (found[3] or "").split())), read_chance(found[4])


def read_move_line(line: Line) -> MoveRecord:
    found = MOVE_LINE.fullmatch(" ".join(line.text.split()))
    if not found:
        raise BadTranscript("not-a-move-line", line.number, text=line.text)
    return MoveRecord(int(found[1]), found[2], *read_chance(found[3]))


def read_end_line(line: Line) -> RoundEnd:
    found = END_LINE.fullmatch(" ".join(line.text.split()))
    if not found:
        raise BadTranscript("not-an-end-line", line.number, text=line.text)
    return RoundEnd(int(found[1]) if found[1] else None, int(found[2] or 0), in_todays_words(found[3]))


def read_chance(text: str | None) -> Given:
    """Parse `g5 r7 @31`: random results, and the stream's position after them."""
    words = (text or "").split()
    position = int(words.pop()[1:]) if words and POSITION.fullmatch(words[-1]) else None
    return tuple(words), position
