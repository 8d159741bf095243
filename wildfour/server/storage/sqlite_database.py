"""A server's SQLite file: opening, upgrading, backing up, and restoring it. Only one server at a time may open it."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path

from msgspec import json

from wildfour.errors import Invalid
from wildfour.server.settings import usual_database
from wildfour.server.storage.migrations import SQLITE, upgrade, versions
from wildfour.server.storage.sqlite_privacy import personal_in
from wildfour.server.storage.sqlite_storage import SqliteStorage, empty_journal
from wildfour.server.storage.sqlite_writer import Writer, pack, unpack
from wildfour.server.storage.storage import Failed
from wildfour.support.files import check_output, naming, taking_the_place_of

APPLICATION_ID = 0x57345442  # "W4TB", in SQLite's file header
connect = partial(sqlite3.connect, isolation_level=None, check_same_thread=False, timeout=30, cached_statements=256)


@dataclass(frozen=True, slots=True)
class SqliteDatabase:
    path: Path

    async def open(self, failed: Failed) -> SqliteStorage:
        with refusing_in_words(self.path), ExitStack() as resources:
            make_private(self.path)
            resources.enter_context(closing(locked(self.path)))
            connections = [resources.enter_context(closing(connect(self.path))) for _ in range(3)]
            reading, matches, writing = connections
            self._check_ours(reading)
            for db in connections:
                db.execute("pragma journal_mode=wal")
                db.execute("pragma synchronous=full")  # a commit reaches the disk itself, not just a cache
            version = self._version(reading)
            if version != versions(SQLITE)[-1]:
                migrate(reading, version)
            empty_journal(reading)
            writer = Writer(writing, asyncio.get_running_loop(), failed)
            return SqliteStorage(reading, matches, writer, resources.pop_all().close)

    def _check_ours(self, db: sqlite3.Connection) -> None:
        """Reject another application's database before changing it. An empty file is fine and becomes a new
        database."""
        (application,) = db.execute("pragma application_id").fetchone()
        if application != APPLICATION_ID and db.execute("select 1 from sqlite_master").fetchone() is not None:
            raise Invalid("database-not-ours", file=str(self.path))

    def _version(self, db: sqlite3.Connection) -> str | None:
        """Read the schema version (None: a new database). Reject a version from a newer program."""
        if db.execute("select 1 from sqlite_master where name = 'alembic_version'").fetchone() is None:
            return None
        (version,) = db.execute("select version_num from alembic_version").fetchone()
        if version not in versions(SQLITE):
            raise Invalid("database-too-new", file=str(self.path))
        return str(version)

    # Backup

    def back_up(self, file: Path) -> None:
        with opened(self.path) as db:
            self._check_ours(db)
        check_output(file, is_backup)
        with naming(file), taking_the_place_of(file) as fresh:
            copy(self.path, fresh)

    def restore(self, file: Path) -> Path | None:
        SqliteDatabase(file)._check_can_be_restored()
        with naming(self.path), refusing_in_words(self.path), closing(locked(self.path)):
            old = free_name(self.path) if self.path.exists() else None
            with taking_the_place_of(self.path, old) as fresh:
                copy(file, fresh)
                if old is not None:
                    move_log(self.path, old)
        return old

    def _check_can_be_restored(self) -> None:
        """Reject a file that is damaged, from a newer version, or not a Wildfour database."""
        with opened(self.path) as db:
            self._check_ours(db)
            if self._version(db) is None:
                raise Invalid("database-not-ours", file=str(self.path))
            (problem,) = db.execute("pragma quick_check(1)").fetchone()
            if problem != "ok":
                raise Invalid("database-damaged", file=str(self.path), reason=problem)


def migrate(db: sqlite3.Connection, version: str | None = None) -> None:
    """Upgrade the schema to the newest version."""
    db.create_function("pack", 4, lambda *row: pack([row]))
    db.create_function("personal", 1, lambda events: json.encode(personal_in(unpack(events))))
    db.executescript(upgrade(SQLITE, version))


@contextmanager
def refusing_in_words(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise Invalid("database-not-opened", file=str(path), reason=str(error)) from error


def make_private(path: Path) -> None:
    """Create the file, readable only by its owner: it contains hands and secrets of running matches."""
    if path == usual_database():
        path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def locked(path: Path) -> sqlite3.Connection:
    """Lock out other servers until the connection is closed or the process ends. SQLite's own lock, on a file beside
    the database, works on every system."""
    lock = sqlite3.connect(f"{path}.lock", isolation_level=None, timeout=0)
    try:
        lock.execute("pragma journal_mode=off")  # nothing is ever written to it
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise Invalid("database-in-use", file=str(path)) from error
    return lock


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open an existing file for reading."""
    if not path.is_file():
        raise Invalid("database-not-there", file=str(path))
    with refusing_in_words(path), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as db:
        yield db


def is_backup(start: bytes) -> bool:
    """Recognize Wildfour databases by their SQLite header."""
    return start.startswith(b"SQLite format 3\0") and start[68:72] == APPLICATION_ID.to_bytes(4, "big")


def copy(source: Path, fresh: Path) -> None:
    """Copy a database with SQLite's online backup: a consistent state, in one file."""
    make_private(fresh)
    with opened(source) as db, closing(sqlite3.connect(fresh, isolation_level=None)) as target:
        try:
            db.backup(target)
            target.execute("pragma journal_mode=delete")
        except sqlite3.Error as error:
            raise Invalid("database-not-copied", file=str(source), target=str(fresh), reason=str(error)) from error


def free_name(database: Path) -> Path:
    names = (database.with_name(f"{database.name}.old{number or ''}") for number in count())
    return next(name for name in names if not name.exists())


def move_log(database: Path, old: Path) -> None:
    """Move the log files of a killed server along with the old database. They exist only beside a damaged database,
    because opening an intact one merges them."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("pragma journal_mode=delete")
    for ending in ("-wal", "-shm"):
        beside = database.with_name(database.name + ending)
        if beside.exists():
            beside.replace(old.with_name(old.name + ending))
