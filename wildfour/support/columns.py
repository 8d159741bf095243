"""Text in columns, without a single control code: on a terminal, in a pipe and in a file it is the same.

Widths are those on a screen, where some letters take two places and marks on letters none. Most of rich is imported
when the first table is made, so that commands which print none start at once.
"""

import io
import shutil
from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from rich.cells import cell_len

if TYPE_CHECKING:
    from rich.console import Console

GAP = 2
WIDTH = 80  # of a line of prose where nobody knows how wide the screen is
UNLIMITED = 100_000
LEFT, RIGHT = "<>"


def columns(rows: Sequence[Sequence[str]], sides: str, width: int | None = None) -> list[str]:
    """The lines of a table. `sides` has a sign for each column: `<` for left, `>` for right. Where the whole is wider
    than `width`, cells go on below, but no word is cut: rather than that the table stays too wide."""
    from rich.table import Table  # noqa: PLC0415 - see above
    from rich.text import Text  # noqa: PLC0415

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
    """A table as one text, as wide as it likes; all columns on the left unless `sides` says otherwise."""
    return "\n".join(columns(rows, sides or LEFT * len(rows[0])))


def fitting(rows: Sequence[Sequence[str]], width: int) -> list[int]:
    """How wide each column is: as wide as it likes, or else the widest make room."""
    cells = list(zip(*rows, strict=True))
    widths = [max(map(seen_width, column)) for column in cells]
    least = [max(map(longest_word, column)) for column in cells]
    room = width - GAP * (len(cells) - 1)
    while sum(widths) > room and widths != least:
        widest = max(range(len(cells)), key=lambda column: (widths[column] > least[column], widths[column]))
        widths[widest] -= 1
    return widths


def longest_word(text: str) -> int:
    return max(map(seen_width, text.split()), default=0)


def plain_console(width: int) -> "Console":
    from rich.console import Console  # noqa: PLC0415 - see above

    return Console(file=io.StringIO(), width=width, color_system=None, legacy_windows=False)


def wrapped(sentences: str, width: int) -> str:
    """Prose in lines, of which all but the first are indented."""
    from rich.text import Text  # noqa: PLC0415 - see above

    text = Text(sentences, overflow="fold")
    lines = text.wrap(plain_console(width), width - GAP)
    return f"\n{' ' * GAP}".join(line.plain.rstrip() for line in lines)


def shortened(text: str, width: int) -> str:
    """So much of a text as fits, with an ellipsis where that is not all."""
    from rich.text import Text  # noqa: PLC0415 - see above

    short = Text(text)
    short.truncate(width, overflow="ellipsis")
    return short.plain


def seen_width(text: str) -> int:
    return cell_len(text)


def screen_width(out: TextIO) -> int | None:
    """How wide the screen is that somebody reads; None for a pipe or a file."""
    return shutil.get_terminal_size().columns if out.isatty() else None
