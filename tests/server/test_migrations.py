"""The database from version to version: what migrations make is what the schema says, and old logs are read."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from wildfour.errors import Invalid
from wildfour.server.storage import log_events
from wildfour.server.storage.schema import METADATA
from wildfour.server.storage.sqlite_storage import APPLICATION_ID, HEAD, MIGRATIONS, Store


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Store(path).close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert MigrationContext.configure(connection).get_current_revision() == HEAD
    engine.dispose()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("pragma application_id").fetchone() == (APPLICATION_ID,)


def test_the_newest_version_is_known_without_alembic() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [HEAD]


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Store(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(Invalid) as refusal:
        Store(path)
    assert str(refusal.value) == (
        f"The database {path} was written by a newer version of Wildfour; use that version, or a backup."
    )
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("select version_num from alembic_version").fetchone() == ("9999",)


def test_after_a_refusal_the_database_is_free_again(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Store(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("update alembic_version set version_num = '9999'")
        with pytest.raises(Invalid):
            Store(path)
        db.execute("update alembic_version set version_num = ?", (HEAD,))
    Store(path).close()


def test_a_fact_of_an_older_log_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two steps: version 1 called the player `seat`, version 2 had no name."""

    def from_1(fact: dict[str, Any]) -> dict[str, Any]:
        return {**{key: value for key, value in fact.items() if key != "seat"}, "player": fact["seat"]}

    def from_2(fact: dict[str, Any]) -> dict[str, Any]:
        return {"name": "somebody", **fact}

    monkeypatch.setattr(log_events, "VERSION", 3)
    monkeypatch.setattr(log_events, "UPGRADES", {1: from_1, 2: from_2})
    new = log_events.TookSeat(by="ann", player=2, name="somebody")
    assert log_events.decode(msgspec.json.encode({"fact": "took-seat", "by": "ann", "seat": 2}), 1) == new
    assert log_events.decode(msgspec.json.encode({"fact": "took-seat", "by": "ann", "player": 2}), 2) == new
    assert log_events.decode(log_events.encode(new), 3) == new


def test_every_older_version_of_the_facts_has_its_step() -> None:
    assert set(log_events.UPGRADES) == set(range(1, log_events.VERSION))


def test_the_log_of_the_first_version_is_brought_along(tmp_path: Path) -> None:
    """Facts were rows of their own then: more of one table than fit into one row now, and few of another."""
    path, many = tmp_path / "tables.db", 300
    make_first_version(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(
            "insert into tables values (1, 'one', 'AAAA', x'00', 0, 0, null), (2, 'two', 'BBBB', x'00', 0, 0, null)"
        )
        db.executemany("insert into log values (1, ?, 1, ?)", ((seq, said(seq)) for seq in range(1, many + 1)))
        db.execute("insert into log values (2, 1, 1, ?)", (said(0),))
    store = Store(path)
    assert list(store.facts(1)) == [(seq, log_events.Said(text=f"{seq}")) for seq in range(1, many + 1)]
    assert list(store.facts(1, many - 1)) == [(many, log_events.Said(text=f"{many}"))]
    assert list(store.facts(2)) == [(1, log_events.Said(text="0"))]
    store.close()


def said(seq: int) -> bytes:
    return log_events.encode(log_events.Said(text=f"{seq}"))


def make_first_version(path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
