"""The score pad as plain text: columns for the eye, and sentences for the ear."""

import textwrap
import unicodedata
from collections.abc import Iterator, Sequence

from wildfour.match.pad_words import goal, legend, round_story, standing, title
from wildfour.match.score_pad import PadRound, ScorePad

WIDTH = 80
LONGEST_NAME = 12
GAP = "  "
Cells = Sequence[str]


def pad_text(pad: ScorePad, width: int = WIDTH) -> str:
    """The whole sheet. Tables that are wider than so many letters are continued below, with other players."""
    names = short_names(pad.players)
    parts = [wrapped(f"{title(pad)}. {goal(pad)}", width)]
    if pad.rounds:
        parts += tables(pad, names, width)
        parts += [wrapped(f"A number in brackets is what the round added.{explained(pad.players, names)}", width)]
        parts += ["\n".join(wrapped(f"Round {line.number}: {round_story(pad, line)}", width) for line in pad.rounds)]
        parts += [wrapped(legend(pad.edition), width)] if any(any(row.caught_with) for row in pad.rows) else []
    return "\n\n".join([*parts, wrapped(standing(pad), width)])


def short_pad_text(pad: ScorePad, width: int = WIDTH) -> str:
    """Just the table and where the match stands: what players want between two rounds."""
    parts = tables(pad, short_names(pad.players), width) if pad.rounds else []
    return "\n\n".join([*parts, wrapped(standing(pad), width)])


def wrapped(sentences: str, width: int) -> str:
    return textwrap.fill(sentences, width, subsequent_indent=GAP, break_long_words=False, break_on_hyphens=False)


def short_names(names: Cells) -> list[str]:
    """Names that fit above a column; two that would look the same are numbered."""
    short = [cut(name, LONGEST_NAME) for name in names]
    return [
        name if short.count(name) == 1 else f"{cut(name, LONGEST_NAME - 3)}{number}"
        for number, name in enumerate(short, start=1)
    ]


def cut(name: str, width: int) -> str:
    if columns(name) <= width:
        return name
    while columns(name) >= width:
        name = name[:-1]
    return f"{name}…"


def columns(text: str) -> int:
    """How wide a text is on the screen: some letters take two columns, and marks on letters take none."""
    return sum(
        2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text if not unicodedata.combining(letter)
    )


def explained(names: Cells, short: Cells) -> str:
    """Which name a short one stands for."""
    return "".join(f" {brief} is {name}." for name, brief in zip(names, short, strict=True) if name != brief)


def tables(pad: ScorePad, names: Cells, width: int) -> list[str]:
    """The table, in as many pieces as it takes; the first columns stand in each of them."""
    heads = [left_aligned(column) for column in head_columns(pad, names)]
    scores = [right_aligned(player_column(pad, names, player)) for player in range(len(names))]
    room = width - sum(columns(column[0]) + len(GAP) for column in heads)
    return [joined([*heads, *piece]) for piece in pieces(scores, room)]


def pieces(scores: Sequence[Cells], room: int) -> Iterator[list[Cells]]:
    """The columns, so many at a time as there is room for; one at least."""
    piece: list[Cells] = []
    for column in scores:
        if piece and sum(columns(other[0]) + len(GAP) for other in [*piece, column]) > room + len(GAP):
            yield piece
            piece = []
        piece.append(column)
    yield piece


def head_columns(pad: ScorePad, names: Cells) -> list[Cells]:
    rows = [("Round", "Dealer", "Went out"), *(row_heads(line, names) for line in pad.rounds), ("Total", "", "")]
    return list(zip(*rows, strict=True))


def row_heads(line: PadRound, names: Cells) -> tuple[str, str, str]:
    dealer, winner = line.row.dealer, line.row.winner
    return (
        str(line.number),
        "unknown" if dealer is None else names[dealer],
        "nobody" if winner is None else names[winner],
    )


def player_column(pad: ScorePad, names: Cells, player: int) -> Cells:
    return [names[player], *(cell(line, player) for line in pad.rounds), str(pad.totals[player])]


def cell(line: PadRound, player: int) -> str:
    """A player's total, and what the round added; only the total where the player was not in the round."""
    total = str(line.totals[player])
    return f"{total} (+{line.points[player]})" if player in line.row.seating else total


def left_aligned(column: Cells) -> Cells:
    width = max(map(columns, column))
    return [text + " " * (width - columns(text)) for text in column]


def right_aligned(column: Cells) -> Cells:
    width = max(map(columns, column))
    return [" " * (width - columns(text)) + text for text in column]


def joined(table: Sequence[Cells]) -> str:
    return "\n".join(GAP.join(row).rstrip() for row in zip(*table, strict=True))
