"""Damaged tournament files: every command still prints its output or one sentence."""

import json
import random
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tournament.tournaments import individual, play_on, report_all, seat, to_the_final, whist
from wildfour.cli import main
from wildfour.tournament.log_events import Renamed, Undone, Withdrew
from wildfour.tournament.tournament import Tournament
from wildfour.tournament.tournament_file import TournamentFile

Capture = pytest.CaptureFixture[str]
Damage = Callable[[Path, random.Random], None]
ODD: tuple[object, ...] = (
    None,
    "",
    "Ann",
    "\x00",
    "out",
    -1,
    0,
    1,
    99,
    1 << 70,
    1.5,
    True,
    [],
    {},
    [[]],
    [["Ann"]],
    {"fact": "entered"},
)


def whist_evening() -> Tournament:
    tournament = whist(["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil"], sittings=5)
    play_on(tournament, 2)
    tournament.record(Withdrew("Ann", "Zoe"))
    tournament.record(Renamed("Bob", "Robert"))
    seat(tournament)
    report_all(tournament)
    tournament.record(Undone(len(tournament.facts)))
    return tournament


def individual_evening() -> Tournament:
    tournament = individual(games=2, sittings=0)
    play_on(tournament, 1)
    tournament.record(Withdrew("Hal"))
    return tournament


def final_evening() -> Tournament:
    tournament = to_the_final(final=3)
    seat(tournament)
    report_all(tournament)
    return tournament


EVENINGS = (whist_evening, individual_evening, final_evening)


def saved(tournament: Tournament, path: Path) -> bytes:
    settings, *others = tournament.facts
    file = TournamentFile(path)
    file.create(settings)  # type: ignore[arg-type]
    file.append(1, others)
    content = path.read_bytes()
    path.unlink()
    return content


# Kinds of damage


def bytes_changed(path: Path, luck: random.Random) -> None:
    content = bytearray(path.read_bytes())
    for _ in range(luck.choice([1, 1, 3, 30, 300])):
        place = luck.randrange(len(content))
        content[place : place + luck.choice([0, 1, 1, 4])] = luck.randbytes(luck.choice([0, 1, 1, 4]))
    path.write_bytes(content)


def a_bit_changed(path: Path, luck: random.Random) -> None:
    content = bytearray(path.read_bytes())
    content[luck.randrange(len(content))] ^= 1 << luck.randrange(8)
    path.write_bytes(content)


def cut_off(path: Path, luck: random.Random) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: luck.choice([luck.randrange(200), luck.randrange(len(content))])])


def a_page_of_zeros(path: Path, luck: random.Random) -> None:
    content = bytearray(path.read_bytes())
    start = 4096 * luck.randrange(len(content) // 4096)
    content[start : start + 4096] = bytes(4096)
    path.write_bytes(content)


def rows_changed(path: Path, luck: random.Random) -> None:
    """Remove, duplicate, reorder, or retype entries."""
    with sqlite3.connect(path) as database:
        last = database.execute("SELECT max(seq) FROM log").fetchone()[0]
        one, other = luck.randint(1, last), luck.randint(1, last)
        for statement in luck.choice(
            [
                [f"DELETE FROM log WHERE seq > {one}"],
                [f"DELETE FROM log WHERE seq = {one}", f"UPDATE log SET seq = seq - 1 WHERE seq > {one}"],
                [f"UPDATE log SET fact = (SELECT fact FROM log WHERE seq = {other}) WHERE seq = {one}"],
                [f"INSERT INTO log SELECT {last + 1}, recorded_at, fact FROM log WHERE seq = {one}"],
                [f"UPDATE log SET recorded_at = 'yesterday' WHERE seq = {one}"],
                [f"UPDATE log SET fact = x'ff00' WHERE seq = {one}"],
                [f"UPDATE log SET fact = {one} WHERE seq = {one}"],
                [f"UPDATE log SET seq = {1 << 62} WHERE seq = {last}"],
                ["PRAGMA user_version = 77"],
                ["ALTER TABLE log RENAME TO logs"],
                ["ALTER TABLE log RENAME COLUMN fact TO facts"],
            ]
        ):
            database.execute(statement)
    database.close()


def a_value_changed(path: Path, luck: random.Random) -> None:
    """Change a name, number, or type somewhere in an entry."""
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT seq, fact FROM log").fetchall()
        seq, text = luck.choice(rows)
        fact = changed(json.loads(text), luck)
        database.execute("UPDATE log SET fact = ? WHERE seq = ?", (json.dumps(fact), seq))
    database.close()


def changed(value: object, luck: random.Random) -> object:
    if isinstance(value, dict) and value and luck.random() < 0.9:
        key = luck.choice(list(value))
        if luck.random() < 0.1:
            return {name: one for name, one in value.items() if name != key}
        return {**value, key: changed(value[key], luck)}
    if isinstance(value, list) and value and luck.random() < 0.9:
        place = luck.randrange(len(value))
        return luck.choice(
            [
                [*value[:place], changed(value[place], luck), *value[place + 1 :]],
                value[place:],
                value[:place],
                value * 2,
            ]
        )
    if isinstance(value, int) and luck.random() < 0.5:
        return value + luck.choice([-1, 1, 100])
    return luck.choice(ODD)


DAMAGES: tuple[Damage, ...] = (
    bytes_changed,
    a_bit_changed,
    cut_off,
    a_page_of_zeros,
    rows_changed,
    a_value_changed,
)


def commands(folder: Path) -> list[list[str]]:
    return [
        ["show"],
        [
            "standings",
            "--html",
            str(folder / "s.html"),
            "--csv",
            str(folder / "s.csv"),
            "--json",
            str(folder / "s.json"),
        ],
        ["plan"],
        ["players", "--html", str(folder / "p.html")],
        ["log"],
        ["seat", "--html", str(folder / "t.html")],
        ["undo"],
        ["withdraw", "Cid", "--yes"],
    ]


def try_everything(path: Path, folder: Path, capsys: Capture) -> int:
    """Run every command; return the number of refusals."""
    refusals = 0
    for command, *arguments in commands(folder):
        code = main(["tournament", command, str(path), *arguments])
        error = capsys.readouterr().err
        assert code == 2 * bool(error)
        assert re.fullmatch(r"(wildfour: [^\n]+[.)?]\n)?", error), error
        refusals += code == 2
    return refusals


def damage_many(many: int, seed: int, tmp_path: Path, capsys: Capture) -> None:
    luck = random.Random(seed)
    path = tmp_path / "evening.event"
    evenings = [saved(evening(), path) for evening in EVENINGS]
    refusals = 0
    for number in range(many):
        path.write_bytes(evenings[number % len(evenings)])
        DAMAGES[number // len(evenings) % len(DAMAGES)](path, luck)
        refusals += try_everything(path, tmp_path, capsys)
    assert refusals > many


@pytest.mark.parametrize("evening", EVENINGS)
def test_an_intact_file_is_read(evening: Callable[[], Tournament], tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "evening.event"
    path.write_bytes(saved(evening(), path))
    assert try_everything(path, tmp_path, capsys) <= 2  # the final has no plan, and a table may be waiting


def test_damaged_files_give_one_message(tmp_path: Path, capsys: Capture) -> None:
    damage_many(90, 1, tmp_path, capsys)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_2400_damaged_files_give_one_message_each(seed: int, tmp_path: Path, capsys: Capture) -> None:
    damage_many(300, 100 + seed, tmp_path, capsys)
