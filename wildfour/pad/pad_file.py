"""Score pad file: append-only text, described in docs/notation.md."""

import re
from dataclasses import replace

from wildfour.errors import Invalid
from wildfour.match.formats import format_named
from wildfour.pad.round_entry import player_named, read_entry, write_entry
from wildfour.pad.score_pad import PadRound, ScorePad
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.support.append_only_file import LineFile
from wildfour.transcript.parser import blaming, read_head
from wildfour.transcript.record import this_program

FORMAT = "wildfour pad"
VERSION = "1"
HEADINGS = ("saved-by", "edition", "options", "format", "players", "dealer")
UNDO, CORRECT = "undo", "correct"
CORRECTION = re.compile(rf"{CORRECT} ([0-9]{{1,6}}), (.*)")


class PadFile(LineFile):
    """A score pad on disk. `half_line` is the number of bytes dropped from a half-written last line on loading."""

    noun = "pad"
    beginning = FORMAT
    option = "--file"
    largest = 1 << 22  # bytes; a long evening needs a few thousand

    half_line = 0

    def load_pad(self) -> ScorePad:
        text, self.half_line = self.load()
        try:
            return read_pad(text)
        except Invalid as error:
            raise Invalid("in-file", file=str(self.path), refusal=error.message) from error


def write_pad(pad: ScorePad) -> str:
    """Write the pad, omitting undone changes."""
    dealer = "" if pad.first_dealer is None else pad.name(pad.first_dealer)
    lines = [
        f"{FORMAT} {VERSION}",
        f"saved-by: {this_program()}",
        f"edition: {pad.edition.name}",
        f"options: {pad.options}".rstrip(),
        f"format: {pad.format.text}",
        f"players: {', '.join(pad.players)}",
        f"dealer: {dealer}".rstrip(),
        *(round_line(pad, line) for line in pad.rounds),
    ]
    return "".join(f"{line}\n" for line in lines)


def round_line(pad: ScorePad, line: PadRound) -> str:
    """Write a round with commas as separators, which names cannot contain."""
    dealer = "" if line.row.dealer is None else f" {pad.name(line.row.dealer)}"
    return f"round {line.number}, dealer{dealer}, {write_entry(pad.players, line)}"


def correction_line(pad: ScorePad, line: PadRound) -> str:
    return f"{CORRECT} {line.number}, {write_entry(pad.players, line)}"


def read_pad(text: str) -> ScorePad:
    """Parse a pad. Errors name the line."""
    head, lines = read_head(text, "pad", f"{FORMAT} {VERSION}", HEADINGS)
    with blaming(lines[len(HEADINGS)].number):
        pad = empty_pad(head)
    for line in lines[1 + len(HEADINGS) :]:
        with blaming(line.number):
            read_line(pad, line.text)
    return pad


def empty_pad(head: dict[str, str]) -> ScorePad:
    options = parse_options(head["options"])
    players = split_names(head["players"])
    pad = ScorePad(edition_named(head["edition"]), options, format_named(head["format"], options), players)
    pad.first_dealer = player_named(pad, head["dealer"]) if head["dealer"] else None
    return pad


def split_names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def read_line(pad: ScorePad, text: str) -> None:
    correction = CORRECTION.fullmatch(text)
    if text == UNDO:
        pad.undo()
    elif correction:
        number = int(correction[1])
        pad.correct(number, read_entry(pad.before(number), correction[2]))
    else:
        read_round(pad, text)


def read_round(pad: ScorePad, text: str) -> None:
    number, _, rest = text.partition(",")
    dealer, _, hands = rest.strip().partition(",")
    word, _, name = dealer.strip().partition(" ")
    expected = f"round {len(pad.rounds) + 1}"
    if number != expected or word != "dealer":
        raise Invalid("pad-not-a-round", text=text, expected=expected)
    add_round(pad, player_named(pad, name) if name else None, hands)


def add_round(pad: ScorePad, dealer: int | None, hands: str) -> None:
    if pad.over:
        raise Invalid("pad-over-before")
    pad.add(replace(read_entry(pad, hands), dealer=dealer))
