"""Lists that the desk reads, and pages that it writes."""

import csv
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wildfour.errors import Invalid
from wildfour.terminal.saving import write_durably

HEADING = "name"
LARGEST_LIST = 1 << 20
PEEK = 8


def read_entrants(path: Path) -> list[str]:
    """The names in a CSV file: its column `name`, or else its first one."""
    rows = [row for row in csv.reader(text_of(path).splitlines(), skipinitialspace=True) if any(map(str.strip, row))]
    headings = [cell.strip().casefold() for cell in rows[0]] if rows else []
    column = headings.index(HEADING) if HEADING in headings else 0
    names = [row[column].strip() if column < len(row) else "" for row in rows[HEADING in headings :]]
    if not names:
        raise Invalid(f"{path} names nobody; write one name on each line, below the heading {HEADING}.")
    if "" in names:
        line = names.index("") + 1 + (HEADING in headings)
        raise Invalid(f"Line {line} of {path} has no name; write one, or take the line out.")
    return names


def text_of(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST_LIST:
            raise Invalid(f"{path} is too large for a list of players; give a list of names.")
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Invalid(f"{path} cannot be read ({error.strerror or error}); give a list of players.") from error
    except UnicodeDecodeError as error:
        raise Invalid(f"{path} is no list of players: it is not a text in UTF-8.") from error


def write_export(path: Path, text: str, event: Path) -> None:
    """Write a page, whole or not at all. It may replace an older page of its kind, and nothing else."""
    check_export(path, text, event)
    with naming(path):
        fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
        write_durably(fresh, text)
        os.replace(fresh, path)
    print(f"Written: {path}.")


def check_export(path: Path, text: str, event: Path) -> None:
    """Could a page that begins like this be written there? Nobody's file is lost because a name was mistyped."""
    with naming(path):
        if path.is_dir() or not path.parent.is_dir():
            why = "it is a folder" if path.is_dir() else "there is no such folder"
            raise Invalid(f"{path} cannot be written: {why}; choose another name.")
        if path.exists() and not path.is_file():
            raise Invalid(f"{path} is no ordinary file; choose another name.")
        if not path.exists() or path.stat().st_size == 0:
            return
        with path.open("rb") as file:
            beginning = file.read(PEEK)
        if path.samefile(event) or beginning != text.encode("utf-8")[:PEEK]:
            raise Invalid(f"{path} is there already and is something else; choose another name.")


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """A refusal of the system, as a sentence."""
    try:
        yield
    except (OSError, ValueError) as error:
        if isinstance(error, Invalid):
            raise
        raise Invalid(f"{path} cannot be written ({getattr(error, 'strerror', None) or error}).") from error
