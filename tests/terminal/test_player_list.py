"""Player lists from spreadsheets: separators, encodings, headings, and all kinds of errors."""

import csv
import io
import random
from pathlib import Path
from typing import Literal

import pytest

from wildfour.desk.player_list import read_players
from wildfour.errors import Invalid

NAMES = ["Zoë Müller", "José Peña", "Søren Ås", "Ann O'Hara", "Łukasz"]
WESTERN = ["Zoë Müller", "José Peña", "Søren Ås", "Ann O'Hara", "François"]
ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"]


def read(tmp_path: Path, content: str | bytes, encoding: str | None = None) -> list[str]:
    file = tmp_path / "list.csv"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_players(file, encoding)


def refusal(tmp_path: Path, content: str | bytes, encoding: str | None = None) -> str:
    with pytest.raises(Invalid) as refused:
        read(tmp_path, content, encoding)
    return str(refused.value)


def written(names: list[str], separator: str = ",", heading: str = "name", end: str = "\r\n", more: bool = True) -> str:
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator=end)
    if heading:
        writer.writerow(["no", heading, "town"] if more else [heading])
    for number, name in enumerate(names, 1):
        writer.writerow([number, name, "Rome"] if more else [name])
    return text.getvalue()


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_separator_encoding_and_end_of_line(encoding: str, separator: str, end: str, tmp_path: Path) -> None:
    assert read(tmp_path, written(NAMES, separator, end=end).encode(encoding)) == NAMES


@pytest.mark.parametrize("encoding", ["cp1252", "mac_roman", "cp850"])
@pytest.mark.parametrize("heading", ["name", ""])
def test_encodings_of_old_programs(encoding: str, heading: str, tmp_path: Path) -> None:
    assert read(tmp_path, written(WESTERN, ";", heading, more=False).encode(encoding)) == WESTERN


def test_any_other_encoding_can_be_named(tmp_path: Path) -> None:
    names = ["Łukasz Żak", "Jiří Černý"]
    assert read(tmp_path, written(names, ";").encode("cp1250"), "cp1250") == names
    assert "is not text in no-such-encoding" in refusal(tmp_path, "name\nAnn\n", "no-such-encoding")
    assert "is not text in ascii" in refusal(tmp_path, "name\nZoë\n", "ascii")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann\nBob\n\n", ["Ann", "Bob"]),
        ("name\nAnn\nBob", ["Ann", "Bob"]),
        ("town,Name,age\nRome,Cid,9\nParis, Dan ,8\n", ["Cid", "Dan"]),
        ('sep=;\r\n"Name";"Ort"\r\n"Ann; the first";"Rom"\r\n', ["Ann; the first"]),
        ("sep=|\nplayer|town\nAnn|Rome\n", ["Ann"]),
        ("Vorname;Nachname\nAnn;Lee\nBob;\n", ["Ann Lee", "Bob"]),
        ("Name;Vorname\nLee;Ann\n", ["Ann Lee"]),
        ("First name,Last name,Age\nAnn,Lee,9\n", ["Ann Lee"]),
        ("Nom,Prénom\nLee,Ann\n", ["Ann Lee"]),
        ("Nombre;Apellido\nAnn;Lee\n", ["Ann Lee"]),
        ("nombre\nAnn\n", ["Ann"]),
        ('name\n"Ann ""the ace"" Lee"\n', ['Ann "the ace" Lee']),
        ('name\n"Ann\nLee"\n', ["Ann Lee"]),
        ("name;;\nAnn;;\nBob;;\n;;\n", ["Ann", "Bob"]),
        ("Ann;Rome\nBob;Paris\n", ["Ann", "Bob"]),
        ("PLAYERS\nAnn\u00a0Lee\n", ["Ann Lee"]),
        (
            "name\n\u0646\u0631\u0645\u200c\u0627\u0641\u0632\u0627\u0631\n",
            ["\u0646\u0631\u0645\u200c\u0627\u0641\u0632\u0627\u0631"],
        ),  # Persian
    ],
)
def test_headings_quotes_and_empty_cells(text: str, names: list[str], tmp_path: Path) -> None:
    assert read(tmp_path, text) == names


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "has no names; write one name on each line"),
        ("name\n", "has no names"),
        ("\n\n", "has no names"),
        ("town,name\nRome,\n", "Line 2 of"),
        (b"PK\x03\x04rest", "is a spreadsheet, not a CSV file; save it as CSV"),
        (b"\xff\xfe\x00", "is not text in Unicode"),
        ("name\n" + "x" * 200_000, "cannot be read as a list (field larger than field limit"),
        (b"x" * 2_000_000, "is too large to be a list of players"),
    ],
)
def test_lists_that_cannot_be_read(content: str | bytes, sentence: str, tmp_path: Path) -> None:
    assert sentence in refusal(tmp_path, content)


def test_missing_files(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="cannot be read"):
        read_players(tmp_path / "none.csv")
    with pytest.raises(Invalid, match="cannot be read"):
        read_players(tmp_path)


SOME_NAMES = ["Ann", "Zoë", "José Peña", 'A "B" C', "O'Neil", "Ünal", "Łukasz", "山田 太郎"]
IN_CP1252 = 6  # number of names that the encoding supports


def any_list(luck: random.Random) -> tuple[bytes, list[str] | None]:
    """Make a list in a random dialect; return it with its names, or with None if the list was damaged."""
    encoding = luck.choice([*ENCODINGS, "cp1252"])
    known = SOME_NAMES[:IN_CP1252] if encoding == "cp1252" else SOME_NAMES
    names = luck.sample(known, luck.randint(1, 6))
    separator = luck.choice([",", ";", "\t", "|"])
    text = luck.choice([some_columns, first_and_last_names])(names, separator, luck)
    if luck.random() < 0.2:
        text = f"sep={separator}\n{text}"
    data = text.encode(encoding)
    if luck.random() < 0.5:
        return data, names
    damaged = bytearray(data)
    for _ in range(luck.randint(1, 20)):
        place = luck.randrange(len(damaged) + 1)
        damaged[place : place + luck.randint(0, 3)] = luck.randbytes(luck.randint(0, 4))
    return bytes(damaged) * luck.choice([1, 1, 1, 50]), None


def some_columns(names: list[str], separator: str, luck: random.Random) -> str:
    heading = luck.choice(["name", "Name", "PLAYER", "Full name", "Spielerin", "Nom"])
    return written(names, separator, heading, luck.choice(["\n", "\r\n", "\r"]), luck.random() < 0.5)


def first_and_last_names(names: list[str], separator: str, luck: random.Random) -> str:
    """Write names in either order, quote all cells or only where needed, and add empty lines at the end."""
    text = io.StringIO()
    quoting: Literal[0, 1] = luck.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL])
    writer = csv.writer(text, delimiter=separator, lineterminator=luck.choice(["\n", "\r\n"]), quoting=quoting)
    last_first = luck.random() < 0.5
    rows = [("Vorname", "Nachname"), *((name.partition(" ")[0], name.partition(" ")[2]) for name in names)]
    writer.writerows([(last, first) if last_first else (first, last) for first, last in rows])
    return text.getvalue() + luck.choice(["", "\n", "\r\n\r\n", separator + "\n"])


def read_many(tmp_path: Path, many: int, seed: int) -> None:
    """Read many lists. An intact list returns its names; a damaged list returns names or one error."""
    luck, refusals = random.Random(seed), []
    for _ in range(many):
        content, names = any_list(luck)
        if names is not None:
            assert read(tmp_path, content) == names
            continue
        try:
            assert all(read(tmp_path, content))
        except Invalid as error:
            refusals.append(str(error))
    assert not any("\n" in refusal for refusal in refusals)


def test_lists_of_all_dialects_intact_and_damaged(tmp_path: Path) -> None:
    read_many(tmp_path, 300, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_ten_thousand_lists_of_all_dialects(seed: int, tmp_path: Path) -> None:
    read_many(tmp_path, 1000, seed=100 + seed)
