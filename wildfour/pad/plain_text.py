"""Score pad as plain text: a table, and a sentence form for screen readers."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from wildfour.pad.messages import goal, legend, round_report, standing, title
from wildfour.pad.score_pad import PadRound, ScorePad
from wildfour.support.columns import GAP, LEFT, RIGHT, columns, shortened, wrapped
from wildfour.support.files import WIDTH
from wildfour.words import ENGLISH, Catalogue, Message, saying

LONGEST_NAME = 12
Cells = Sequence[str]


def pad_text(pad: ScorePad, width: int = WIDTH, words: Catalogue = ENGLISH) -> str:
    """Format the sheet. A table wider than `width` is split between players."""

    def prose(*messages: Message) -> str:
        return wrapped(" ".join(map(words.tell, messages)), width)

    names = short_names(pad.players)
    parts = [prose(saying("pad-sentence", what=title(pad)), goal(pad))]
    if pad.rounds:
        parts += tables(pad, names, width, words)
        parts += [prose(saying("pad-what-is-added"), *explained(pad.players, names))]
        parts += [
            "\n".join(
                prose(saying("pad-told-round", number=str(line.number)), *round_report(pad, line))
                for line in pad.rounds
            )
        ]
        parts += [prose(*legend(pad.edition))] if any(any(row.caught_with) for row in pad.rows) else []
    return "\n\n".join([*parts, prose(*standing(pad))])


def short_names(names: Cells) -> list[str]:
    """Shorten names to fit above a column, and number those that would become identical."""
    short = [shortened(name, LONGEST_NAME) for name in names]
    return [
        name if short.count(name) == 1 else f"{shortened(name, LONGEST_NAME - 2)}{number}"
        for number, name in enumerate(short, start=1)
    ]


def explained(names: Cells, short: Cells) -> list[Message]:
    """Explain the shortened names."""
    return [
        saying("pad-short-name", short=brief, name=name)
        for name, brief in zip(names, short, strict=True)
        if name != brief
    ]


def tables(pad: ScorePad, names: Cells, width: int, words: Catalogue) -> list[str]:
    """Split the table into pieces that fit, each repeating the first columns."""
    heads = head_columns(pad, names, words)
    scores = [
        [name, *(cell(line, player) for line in pad.rounds), str(pad.totals[player])]
        for player, name in enumerate(names)
    ]
    return [table([*heads, *piece], len(heads)) for piece in pieces(scores, width - needed(heads))]


def table(cells: Sequence[Cells], heads: int) -> str:
    kinds = LEFT * heads + RIGHT * (len(cells) - heads)
    return "\n".join(columns(list(zip(*cells, strict=True)), kinds))


def needed(piece: Sequence[Cells]) -> int:
    """Return the total width of the given columns, including gaps."""
    return sum(max(map(cell_len, column)) + GAP for column in piece)


def pieces(scores: Sequence[Cells], room: int) -> Iterator[list[Cells]]:
    """Split columns into pieces that fit, each with at least one column."""
    piece: list[Cells] = []
    for column in scores:
        if piece and needed([*piece, column]) > room + GAP:
            yield piece
            piece = []
        piece.append(column)
    yield piece


def head_columns(pad: ScorePad, names: Cells, words: Catalogue) -> list[Cells]:
    heads = (words.say("pad-column-round"), words.say("pad-column-dealer"), words.say("pad-column-went-out"))
    rows = [heads, *(row_heads(line, names, words) for line in pad.rounds), (words.say("pad-column-total"), "", "")]
    return list(zip(*rows, strict=True))


def row_heads(line: PadRound, names: Cells, words: Catalogue) -> tuple[str, str, str]:
    dealer, winner = line.row.dealer, line.row.winner
    return (
        str(line.number),
        words.say("pad-unknown") if dealer is None else names[dealer],
        words.say("pad-nobody") if winner is None else names[winner],
    )


def cell(line: PadRound, player: int) -> str:
    """Format a player's total with the round's points, if the player was in the round."""
    total = str(line.totals[player])
    return f"{total} (+{line.points[player]})" if player in line.row.seating else total
