"""Storages for the contract tests, and helpers to open them."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path

from wildfour.server.storage.log_events import LogEvent
from wildfour.server.storage.sqlite_database import SqliteDatabase
from wildfour.server.storage.sqlite_storage import SqliteStorage
from wildfour.server.storage.storage import Database, Storage
from wildfour.words import Message


def must_not_fail(why: Message) -> None:
    raise AssertionError(why)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStorage]:
    storage = await SqliteDatabase(path).open(must_not_fail)
    try:
        yield storage
    finally:
        await storage.close()


def events_in(path: Path, table: int, after: int = 0) -> list[LogEvent]:
    async def main() -> list[LogEvent]:
        async with opened(path) as storage:
            return await storage.events(table, after)

    return asyncio.run(main())


@dataclass
class SqliteUnderTest:
    """A database in a folder, with operations that only tests need."""

    folder: Path
    failures: list[Message] = field(default_factory=list)
    copies: int = 0

    @property
    def path(self) -> Path:
        return self.folder / "tables.db"

    @property
    def database(self) -> Database:
        return SqliteDatabase(self.path)

    async def open(self) -> Storage:
        return await self.database.open(self.failures.append)

    def as_after_a_kill(self) -> "SqliteUnderTest":
        """Copy everything that is currently on the disk."""
        self.copies += 1
        folder = self.folder / f"killed-{self.copies}"
        folder.mkdir()
        for file in self.folder.glob("tables.db*"):
            shutil.copy(file, folder)
        return SqliteUnderTest(folder)

    def at(self, folder: Path) -> "SqliteUnderTest":
        folder.mkdir()
        return SqliteUnderTest(folder)

    def bytes(self) -> bytes:
        """Read all files."""
        return b"".join(file.read_bytes() for file in self.folder.glob("tables.db*"))

    def break_commits(self) -> None:
        with closing(sqlite3.connect(self.path)) as db:
            db.execute("drop table journal")

    @staticmethod
    def let_go(storage: Storage) -> None:
        """Release a failed storage, as process exit would."""
        assert isinstance(storage, SqliteStorage)
        storage._writer.close()
        storage._release()


UNDER_TEST: dict[str, Callable[[Path], SqliteUnderTest]] = {"sqlite": SqliteUnderTest}
