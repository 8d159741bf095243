"""Lists of players that the desk reads."""

import csv
from pathlib import Path

from wildfour.errors import Invalid
from wildfour.files import as_text, read_limited

HEADING = "name"
NOUN = "players"
LARGEST = 1 << 20  # bytes
BYTE_ORDER_MARK = "\ufeff"


def read_entrants(path: Path) -> list[str]:
    """The names in a CSV file: its column `name`, or else its first one."""
    text = as_text(path, NOUN, read_limited(path, NOUN, LARGEST)).removeprefix(BYTE_ORDER_MARK)
    rows = [row for row in csv.reader(text.splitlines(), skipinitialspace=True) if any(map(str.strip, row))]
    headings = [cell.strip().casefold() for cell in rows[0]] if rows else []
    column = headings.index(HEADING) if HEADING in headings else 0
    names = [row[column].strip() if column < len(row) else "" for row in rows[HEADING in headings :]]
    if not names:
        raise Invalid(f"{path} has no names; write one on each line, below the heading {HEADING}.")
    if "" in names:
        line = names.index("") + 1 + (HEADING in headings)
        raise Invalid(f"Line {line} of {path} has no name; write one, or take the line out.")
    return names
