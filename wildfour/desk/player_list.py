"""Player lists from spreadsheets, with any separator and encoding, and names in one column or two."""

import csv
import io
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path

from wildfour.errors import Invalid
from wildfour.support.files import read_limited

LARGEST = 1 << 20  # bytes
SEPARATORS = ",;\t|"
SEPARATOR_LINE = "sep="  # starts the line in which Excel names the separator
NAME = ("name", "names", "full name", "player", "players", "spieler", "spielerin", "teilnehmer", "nom", "nombre")
FIRST_NAME = ("first name", "firstname", "given name", "forename", "vorname", "prénom", "nombre")
LAST_NAME = ("last name", "lastname", "surname", "family name", "nachname", "familienname", "apellido", "name", "nom")
WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")  # first bytes of spreadsheet files
BYTE_ORDER_MARKS = (
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
EIGHT_BITS = ("cp1252", "mac_roman", "cp850")  # common spreadsheet encodings before Unicode
Rows = list[list[str]]


def read_players(path: Path, encoding: str | None = None) -> list[str]:
    """Return the names in a list: the `name` column, joined first and last names, or otherwise the first column."""
    data = read_limited(path, "players", LARGEST)
    if data.startswith(WORKBOOKS):
        raise Invalid("list-is-workbook", file=str(path))
    rows = rows_of(path, decoded(path, data, encoding))
    names = [" ".join(name.split()) for name in names_in(rows)]
    if not names:
        raise Invalid("list-without-names", file=str(path))
    if "" in names:
        raise Invalid("list-line-without-name", file=str(path), line=str(names.index("") + 1 + has_heading(rows)))
    return names


# Encodings


def decoded(path: Path, data: bytes, encoding: str | None) -> str:
    try:
        return data.decode(encoding or guessed_encoding(data))
    except (UnicodeError, LookupError) as error:
        raise Invalid("list-not-text", file=str(path), encoding=encoding or "Unicode") from error


def guessed_encoding(data: bytes) -> str:
    """Guess the encoding. Use the byte order mark if there is one, UTF-16 if there are zero bytes, or UTF-8 if the data
    is valid. Otherwise, choose the encoding with the fewest odd letters."""
    for mark, encoding in BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return encoding
    if b"\x00" in data:
        return "utf-16-le" if data[1::2].count(0) >= data[::2].count(0) else "utf-16-be"
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return min(EIGHT_BITS, key=lambda encoding: oddness(data, encoding))
    return "utf-8"


def oddness(data: bytes, encoding: str) -> int:
    """Count non-ASCII characters that are unlikely in names: symbols among letters, and capitals after lowercase
    letters."""
    text = data.decode(encoding, errors="replace")
    odd = 0
    for before, letter in zip(" " + text, text, strict=False):
        if not letter.isascii():
            odd += 3 * (not letter.isalpha()) + (letter.isupper() and before.islower()) + (letter not in COMMON)
    return odd


COMMON = frozenset("ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœŒŠšŽžŸ\u2019")


# Rows and columns


def rows_of(path: Path, text: str) -> Rows:
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    first, _, rest = lines.partition("\n")
    if first.lower().startswith(SEPARATOR_LINE) and len(first) == len(SEPARATOR_LINE) + 1:
        return split(path, rest, first[-1])
    candidates = [split(path, lines, separator) for separator in SEPARATORS]
    return max(candidates, key=likeliness)


def split(path: Path, text: str, separator: str) -> Rows:
    """Split the text into rows, dropping empty ones."""
    try:
        lines = csv.reader(io.StringIO(text, newline=""), delimiter=separator, skipinitialspace=True)
        rows = [[cell.strip() for cell in row] for row in lines]
    except (csv.Error, TypeError, ValueError) as error:
        raise Invalid("list-not-csv", file=str(path), reason=str(error)) from error
    return [row for row in rows if any(row)]


def likeliness(rows: Rows) -> tuple[bool, bool, int]:
    """Rate a separator by whether it yields a heading, and whether all rows have the same number of cells."""
    widths = {len(row) for row in rows}
    return has_heading(rows), len(widths) == 1, max(widths, default=0)


def headings(rows: Rows) -> list[str]:
    return [unicodedata.normalize("NFC", cell).casefold() for cell in rows[0]] if rows else []


def has_heading(rows: Rows) -> bool:
    return any(cell in NAME + FIRST_NAME + LAST_NAME for cell in headings(rows))


def names_in(rows: Rows) -> Iterator[str]:
    heads = headings(rows)
    first, last, name = column(heads, FIRST_NAME), column(heads, LAST_NAME), column(heads, NAME)
    for row in rows[has_heading(rows) :]:
        if first is not None and last is not None:
            yield f"{cell(row, first)} {cell(row, last)}".strip()
        else:
            yield cell(row, next((place for place in (name, first, last) if place is not None), 0))


def column(heads: Sequence[str], wanted: Sequence[str]) -> int | None:
    """Return the index of the first wanted heading that exists."""
    return next((heads.index(head) for head in wanted if head in heads), None)


def cell(row: Sequence[str], place: int) -> str:
    return row[place] if place < len(row) else ""
