"""The one writer of the database. Everything that leaves the server waits here for what it tells of to be on the disk.

One thread, group commit: while a batch is on its way to the disk the next one grows. Should a commit fail, the tables
in memory are ahead of the log, and the process ends.
"""

import asyncio
import os
import queue
import sqlite3
import sys
import threading
from collections.abc import Callable
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from wildfour.words import ENGLISH, saying

Row = tuple[int, int, int, bytes]  # of the log: table, seq, version, fact
Job = Callable[[sqlite3.Connection], None]
Then = Callable[[], object]
MOST_IN_ONE = 512  # rows in one statement
LEAST_PAUSE = 0.002  # seconds from commit to commit: large ones cost less than many small ones
PAGES_BEFORE_CHECKPOINT = 4000
NO_DISK = 74  # the exit status: EX_IOERR


class Writer:
    """`put` a row or a job, and what is to be told once it is on the disk."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._db = connect(path)
        self._db.execute(f"pragma wal_autocheckpoint={PAGES_BEFORE_CHECKPOINT}")
        self._batches: queue.SimpleQueue[list[tuple[Row | Job | None, Then | None]] | None] = queue.SimpleQueue()
        self._growing: list[tuple[Row | Job | None, Then | None]] = []
        self._busy = False
        self._handed_over = 0.0  # when
        self.commits = 0
        self.rows = 0
        self._thread = threading.Thread(target=self._work, daemon=True, name="writer")
        self._thread.start()

    def put(self, what: Row | Job | None, then: Then | None = None) -> None:
        """`then` is called on the loop, in order, once this and all that came before it is on the disk."""
        self._growing.append((what, then))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)

    async def flush(self) -> None:
        """Wait until everything that was put is on the disk and told."""
        done = asyncio.Event()
        self.put(None, done.set)
        await done.wait()

    def close(self) -> None:
        """After `flush`, when nothing more comes."""
        self._batches.put(None)
        self._thread.join()
        self._db.close()

    @property
    def waiting(self) -> int:
        return len(self._growing)

    def _hand_over(self) -> None:
        self._handed_over = self._loop.time()
        batch, self._growing = self._growing, []
        self._batches.put(batch)

    def _work(self) -> None:
        while (batch := self._batches.get()) is not None:
            try:
                self._write([what for what, _ in batch if what is not None])
            except Exception as error:
                give_up(error)
            self._loop.call_soon_threadsafe(self._tell, batch)

    def _write(self, work: list[Row | Job]) -> None:
        """Rows alone are one statement, which commits by itself: with every statement the driver gives the interpreter
        away and waits for it again, and that costs the loop more than the rows do."""
        rows: list[Row] = []
        jobs = any(not isinstance(one, tuple) for one in work)
        if jobs:
            self._db.execute("begin immediate")
        for one in work:
            if isinstance(one, tuple):
                rows.append(one)
            else:
                self._insert(rows)
                rows = []
                one(self._db)
        self._insert(rows)
        if jobs:
            self._db.execute("commit")
        self.commits += bool(work)
        self.rows += len(work)

    def _insert(self, rows: list[Row]) -> None:
        for start in range(0, len(rows), MOST_IN_ONE):
            some = rows[start : start + MOST_IN_ONE]
            self._db.execute(insert_of(len(some)), list(chain.from_iterable(some)))

    def _tell(self, batch: list[tuple[Any, Then | None]]) -> None:
        for _, then in batch:
            if then is not None:
                then()
        self._busy = bool(self._growing)
        if not self._busy:
            return
        early = self._handed_over + LEAST_PAUSE - self._loop.time()
        if early > 0:
            self._loop.call_later(early, self._hand_over)
        else:
            self._hand_over()


@cache
def insert_of(rows: int) -> str:
    return "insert into log values " + ", ".join(["(?, ?, ?, ?)"] * rows)


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits to the disk itself, not to a cache of it."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30, cached_statements=256)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    return db


def give_up(error: Exception) -> None:
    """Nothing has been told that is not on the disk; whoever starts the server again finds all of it."""
    sys.stderr.write(ENGLISH.tell(saying("log-not-written", reason=str(error))) + "\n")
    sys.stderr.flush()
    os._exit(NO_DISK)
