"""Database versions: an upgraded database equals a new one, and old logs can be read."""

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.storages import events_in, opened
from wildfour.errors import Invalid
from wildfour.server.storage import log_events
from wildfour.server.storage.migrations import SQLITE, upgrade, versions
from wildfour.server.storage.sqlite_database import APPLICATION_ID

SAVED = Path(__file__).parents[1] / "saved"


def schema(path: Path) -> dict[str, str]:
    """Return every table with its columns, keys, and indexes."""
    with closing(sqlite3.connect(path)) as db:
        tables = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
        pragmas = ("table_info", "foreign_key_list", "index_list")
        found = {name: [row for pragma in pragmas for row in db.execute(f"pragma {pragma}({name})")] for name in tables}
    return {name: str(rows).lower() for name, rows in found.items()}


def test_an_upgraded_database_equals_a_new_one(tmp_path: Path) -> None:
    """The saved database was created by Alembic."""
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    old.write_bytes(gzip.decompress((SAVED / "tables.db.gz").read_bytes()))
    open_and_close(old)
    open_and_close(new)
    assert schema(new) == schema(old)
    with closing(sqlite3.connect(new)) as db:
        assert db.execute("pragma application_id").fetchone() == (APPLICATION_ID,)
        assert db.execute("select version_num from alembic_version").fetchall() == [(versions(SQLITE)[-1],)]


def test_a_failed_step_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript(upgrade(SQLITE[:1], None))
        with pytest.raises(sqlite3.OperationalError):
            db.executescript(upgrade((*SQLITE[:1], "drop table programs", "drop table nothing"), "0001"))
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("select version_num from alembic_version").fetchall() == [("0001",)]
        assert db.execute("select count(*) from programs").fetchone() == (0,)


def open_and_close(path: Path) -> None:
    async def main() -> None:
        async with opened(path):
            pass

    asyncio.run(main())


def test_a_newer_database_is_rejected_unchanged_and_unlocked(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    open_and_close(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("update alembic_version set version_num = '9999'")
        with pytest.raises(Invalid) as refusal:
            open_and_close(path)
        assert str(refusal.value) == (
            f"The database {path} was written by a newer version of Wildfour; "
            "use the newer version, or restore a backup."
        )
        assert db.execute("select version_num from alembic_version").fetchall() == [("9999",)]
        db.execute("update alembic_version set version_num = ?", (versions(SQLITE)[-1],))
    open_and_close(path)


def test_an_event_of_an_older_log_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Migration takes two steps: version 1 called the player `seat`, and version 2 lacked the name."""

    def from_1(event: dict[str, Any]) -> dict[str, Any]:
        return {**{key: value for key, value in event.items() if key != "seat"}, "player": event["seat"]}

    def from_2(event: dict[str, Any]) -> dict[str, Any]:
        return {"name": "Ann", **event}

    monkeypatch.setattr(log_events, "VERSION", 3)
    monkeypatch.setattr(log_events, "UPGRADES", {1: from_1, 2: from_2})
    new = log_events.TookSeat(by="ann", player=2, name="Ann")
    assert log_events.decode(msgspec.json.encode({"fact": "took-seat", "by": "ann", "seat": 2}), 1) == new
    assert log_events.decode(msgspec.json.encode({"fact": "took-seat", "by": "ann", "player": 2}), 2) == new
    assert log_events.decode(log_events.encode(new), 3) == new


def test_every_older_event_version_has_a_migration() -> None:
    assert set(log_events.UPGRADES) == set(range(1, log_events.VERSION))


def test_the_log_of_the_first_version_is_migrated(tmp_path: Path) -> None:
    """Each event was a row in that version."""
    path, many = tmp_path / "tables.db", 300
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript(upgrade(SQLITE[:1], None))
        db.execute(
            "insert into tables values (1, 'one', 'AAAA', x'00', 0, 0, null), (2, 'two', 'BBBB', x'00', 0, 0, null)"
        )
        db.executemany("insert into log values (1, ?, 1, ?)", ((seq, said(seq)) for seq in range(1, many + 1)))
        db.execute("insert into log values (2, 1, 1, ?)", (said(0),))
    assert events_in(path, 1) == [log_events.Said(text=f"{seq}") for seq in range(1, many + 1)]
    assert events_in(path, 1, many - 1) == [log_events.Said(text=f"{many}")]
    assert events_in(path, 2) == [log_events.Said(text="0")]


def said(seq: int) -> bytes:
    return log_events.encode(log_events.Said(text=f"{seq}"))
