"""Text in aligned columns, without colors: the same on a screen, in a file and in a pipe."""

from collections.abc import Collection, Sequence
from io import StringIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

WIDEST = 10_000  # letters of a line; nothing is cut off or wrapped


def columns(rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> str:
    """Rows of cells, two spaces between the columns; those named are aligned on the right."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for place in range(max(map(len, rows), default=0)):
        grid.add_column(justify="right" if place in right else "left", no_wrap=True)
    for row in rows:
        grid.add_row(*map(Text, row))
    text = StringIO()
    Console(file=text, width=WIDEST, color_system=None).print(grid)
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines())
