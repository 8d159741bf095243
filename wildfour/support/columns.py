"""Text in columns, without control codes: identical in a terminal, a pipe, and a file.

Widths are in terminal cells: some characters take two cells, and combining marks take none.
"""

import io
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

GAP = 2
UNLIMITED = 100_000
LEFT, RIGHT = "<>"


def columns(rows: Sequence[Sequence[str]], sides: str, width: int | None = None) -> list[str]:
    """Lay out a table in lines. `sides` has `<` (left) or `>` (right) for each column. If the table is wider than
    `width`, its cells are wrapped between words. No word is cut, even if the table stays too wide."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, GAP, 0, 0))
    for side, one in zip(sides, fitting(rows, UNLIMITED if width is None else width), strict=True):
        table.add_column(justify="right" if side == RIGHT else "left", width=one)
    for row in rows:
        table.add_row(*map(Text, row))
    console = plain_console(UNLIMITED)
    with console.capture() as shown:
        console.print(table)
    return [line.rstrip() for line in shown.get().splitlines()]


def aligned(rows: Sequence[Sequence[str]], sides: str = "") -> str:
    """Lay out a table as one string of any width. By default, all columns are left-aligned."""
    return "\n".join(columns(rows, sides or LEFT * len(rows[0])))


def fitting(rows: Sequence[Sequence[str]], width: int) -> list[int]:
    """Return the width of each column. Narrow the widest ones to fit."""
    cells = list(zip(*rows, strict=True))
    widths = [max(map(cell_len, column)) for column in cells]
    least = [max((cell_len(word) for text in column for word in text.split()), default=0) for column in cells]
    room = width - GAP * (len(cells) - 1)
    while sum(widths) > room and widths != least:
        widest = max(range(len(cells)), key=lambda column: (widths[column] > least[column], widths[column]))
        widths[widest] -= 1
    return widths


def plain_console(width: int) -> Console:
    return Console(file=io.StringIO(), width=width, color_system=None, legacy_windows=False)


def wrapped(sentences: str, width: int) -> str:
    """Wrap text. Indent all lines but the first."""
    text = Text(sentences, overflow="fold")
    lines = text.wrap(plain_console(width), width - GAP)
    return f"\n{' ' * GAP}".join(line.plain.rstrip() for line in lines)


def shortened(text: str, width: int) -> str:
    """Shorten text to a width, with an ellipsis."""
    short = Text(text)
    short.truncate(width, overflow="ellipsis")
    return short.plain
