"""Backups: complete even while matches run, and never overwritten because of a mistyped name."""

import asyncio
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import Running, new_table, play_to_the_end, running
from tests.server.storages import must_not_fail
from tests.server.telling import read_log
from wildfour.cli import main
from wildfour.client import Client
from wildfour.errors import Invalid
from wildfour.server.storage import log_events
from wildfour.server.storage.sqlite_database import SqliteDatabase, connect, locked, make_private, migrate

Capture = pytest.CaptureFixture[str]


def filled(path: Path, *names: str) -> Path:
    """Create a database with tables that have these names."""
    make_private(path)
    with closing(connect(path)) as db:
        migrate(db)
        db.execute("pragma journal_mode=wal")
        db.execute("begin")
        for name in names:
            db.execute("insert into tables (name, code, secret, public, made) values (?, ?, x'00', 0, 0)", (name, name))
        db.execute("commit")
    return path


def other_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("create table log (seq integer primary key)")


def tables_in(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return [name for (name,) in db.execute("select name from tables order by number")]


def test_a_match_continues_from_a_backup_made_while_it_was_played(tmp_path: Path) -> None:
    """The restored table is in the middle of the match, which is then played to the end."""
    backup = tmp_path / "backup.db"
    with running(tmp_path) as server:
        name, token = asyncio.run(play_and_back_up(server, tmp_path / "tables.db", backup))
    with closing(sqlite3.connect(backup)) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
        assert db.execute("pragma journal_mode").fetchone() == ("delete",)
        assert sum(isinstance(fact, log_events.Moved) for fact in read_log(db, 1)) >= 3
    assert not list(tmp_path.glob("backup.db?*"))
    restored = tmp_path / "restored"
    restored.mkdir()
    assert SqliteDatabase(restored / "tables.db").restore(backup) is None
    with running(restored) as server:
        asyncio.run(play_on(server, name, token))


async def play_and_back_up(server: Running, database: Path, backup: Path) -> tuple[str, str]:
    async with Client(server.address) as ann:
        table = await new_table(ann, seats=3, options="target=100")
        await table.seat_bots()
        await table.start()
        playing = asyncio.create_task(play_to_the_end(table))
        await table.until(lambda table: table.number > 45)
        await asyncio.to_thread(SqliteDatabase(database).back_up, backup)
        playing.cancel()
        assert ann.token is not None
        return table.name, ann.token


async def play_on(server: Running, name: str, token: str) -> None:
    async with Client(server.address, token) as ann:
        table = await ann.join(name, views=True)
        assert table.seats is not None
        assert table.seats.stage in ("playing", "between")
        await asyncio.wait_for(play_to_the_end(table), 20)


def test_only_its_owner_can_read_a_backup(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("needs POSIX file modes")
    database = filled(tmp_path / "tables.db", "one")
    SqliteDatabase(database).back_up(tmp_path / "backup.db")
    for path in (database, tmp_path / "backup.db"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_only_an_older_backup_is_replaced(tmp_path: Path, capsys: Capture) -> None:
    database = filled(tmp_path / "tables.db", "one")
    backup = filled(tmp_path / "backup.db", "older")
    SqliteDatabase(database).back_up(backup)
    assert tables_in(backup) == ["one"]
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    evening = tmp_path / "evening.db"
    other_database(evening)
    for other in (letter, evening):
        before = other.read_bytes()
        assert main(["backup", str(other), "--database", str(database)]) == 2
        assert "already exists and was not written by Wildfour" in capsys.readouterr().err
        assert other.read_bytes() == before


def test_a_failed_copy_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk may be full, for example. The older backup remains."""
    database, backup = filled(tmp_path / "tables.db", "one"), filled(tmp_path / "backup.db", "older")
    before = set(tmp_path.iterdir())

    class Full(sqlite3.Connection):
        def backup(self, *_: object, **__: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

    connect_to = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **options: connect_to(*args, factory=Full, **options))
    with pytest.raises(Invalid, match=r"could not be copied to .*: database or disk is full"):
        SqliteDatabase(database).back_up(backup)
    monkeypatch.undo()
    assert set(tmp_path.iterdir()) == before
    assert tables_in(backup) == ["older"]


def test_a_missing_database_is_not_created(tmp_path: Path, capsys: Capture) -> None:
    assert main(["backup", str(tmp_path / "b.db"), "--database", str(tmp_path / "tables.db")]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "b.db"), "--database", str(tmp_path / "tables.db")]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_every_restore_keeps_the_old_database(tmp_path: Path, capsys: Capture) -> None:
    database, backup = filled(tmp_path / "tables.db", "first"), filled(tmp_path / "backup.db", "second")
    assert main(["restore", str(backup), "--database", str(database)]) == 0
    assert f"The previous one is in {database}.old." in capsys.readouterr().out
    assert tables_in(database) == tables_in(backup) == ["second"]
    filled(tmp_path / "third.db", "third")
    assert SqliteDatabase(database).restore(tmp_path / "third.db") == tmp_path / "tables.db.old1"
    assert tables_in(database) == ["third"]
    assert tables_in(tmp_path / "tables.db.old") == ["first"]
    assert tables_in(tmp_path / "tables.db.old1") == ["second"]


def test_commits_of_a_killed_server_stay_with_the_old_database(tmp_path: Path) -> None:
    """The last moves are still in SQLite's write-ahead log."""
    database, backup = filled(tmp_path / "tables.db", "first"), filled(tmp_path / "backup.db", "second")
    killed = connect(database)
    killed.execute("insert into tables (name, code, secret, public, made) values ('late', 'late', x'00', 0, 0)")
    log = tmp_path / "tables.db-wal"
    left = (database.read_bytes(), log.read_bytes())
    killed.close()
    database.write_bytes(left[0])
    log.write_bytes(left[1])
    old = SqliteDatabase(database).restore(backup)
    assert old is not None
    assert tables_in(database) == ["second"]
    assert tables_in(old) == ["first", "late"]


def test_restoring_is_rejected_while_the_server_runs(tmp_path: Path, capsys: Capture) -> None:
    database, backup = filled(tmp_path / "tables.db", "first"), filled(tmp_path / "backup.db", "second")
    held = locked(database)
    assert main(["restore", str(backup), "--database", str(database)]) == 2
    assert f"A server is using the database {database}; stop it first." in capsys.readouterr().err
    assert tables_in(database) == ["first"]
    held.close()
    assert main(["restore", str(backup), "--database", str(database)]) == 0


def test_an_unusable_backup_is_not_restored(tmp_path: Path) -> None:
    database = filled(tmp_path / "tables.db", "first")
    other, empty, newer, broken = (tmp_path / name for name in ("letter.txt", "empty.db", "newer.db", "broken.db"))
    other.write_text("Dear Ann")
    empty.write_bytes(b"")
    filled(newer, "new")
    with closing(sqlite3.connect(newer, isolation_level=None)) as db:
        db.execute("update alembic_version set version_num = '9999'")
    data = filled(broken, *map(str, range(500))).read_bytes()
    broken.write_bytes(data[:20_000] + b"\x55" * 8_000 + data[28_000:])
    for file, id in (
        (other, "database-not-opened"),
        (empty, "database-not-ours"),
        (newer, "database-too-new"),
        (broken, "database-damaged"),
    ):
        with pytest.raises(Invalid) as refusal:
            SqliteDatabase(database).restore(file)
        assert refusal.value.id == id
    assert tables_in(database) == ["first"]
    assert not list(tmp_path.glob("tables.db.*old*"))


def test_a_foreign_database_is_left_unchanged(tmp_path: Path) -> None:
    evening = tmp_path / "evening.db"
    other_database(evening)
    before = evening.read_bytes()
    with pytest.raises(Invalid, match="is not a Wildfour database"):
        asyncio.run(SqliteDatabase(evening).open(must_not_fail))
    assert evening.read_bytes() == before
