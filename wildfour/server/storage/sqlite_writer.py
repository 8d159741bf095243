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
from pathlib import Path

import msgspec

from wildfour.words import ENGLISH, Message, saying

Row = tuple[int, int, int, bytes]  # of the log: table, seq, version, fact
Job = Callable[[sqlite3.Connection], None]
Then = Callable[[], object]
LEAST_PAUSE = 0.002  # seconds from commit to commit: large ones cost less than many small ones
PAUSE_UNDER_LOAD = 0.006  # and where many tables move at once
MANY = 24  # rows in a commit, on the average of the last ones
FEW_COMMITS = 8  # what the average is of, about
PAGES_BEFORE_CHECKPOINT = 4000
NO_DISK = 74  # the exit status: EX_IOERR
pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(list[Row]).decode


class Batch:
    """What goes to the disk with one commit, and what is told after it."""

    __slots__ = ("jobs", "number", "rows", "thens")

    def __init__(self, number: int) -> None:
        self.number = number  # of the commit, in the journal
        self.rows: list[Row] = []
        self.jobs: list[Job] = []
        self.thens: list[Then] = []


class Writer:
    """`add` a row of the log or `put` a job, and what is to be told once it is on the disk."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._db = connect(path)
        self._db.execute(f"pragma wal_autocheckpoint={PAGES_BEFORE_CHECKPOINT}")
        self._batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._growing = Batch(last_in_journal(self._db) + 1)
        self._busy = False
        self._handed_over = 0.0  # when
        self._rows_lately = 0.0  # in a commit
        self.last_added = 0  # the last commit with rows
        self.commits = 0
        self.rows = 0
        self._thread = threading.Thread(target=self._work, daemon=True, name="writer")
        self._thread.start()

    def add(self, row: Row, then: Then) -> None:
        """`then` is called on the loop, in order, once this and all that came before it is on the disk."""
        self._growing.rows.append(row)
        self._growing.thens.append(then)
        if not self._busy:
            self._go_on()

    def put(self, job: Job | None, then: Then | None = None) -> None:
        """The same for something else than a row, or for nothing: that only waits for what came before it."""
        if job is not None:
            self._growing.jobs.append(job)
        if then is not None:
            self._growing.thens.append(then)
        if not self._busy:
            self._go_on()

    def _go_on(self) -> None:
        self._busy = True
        if self.loaded:
            self._hand_over_in_time()
        else:
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
    def number(self) -> int:
        """Of the commit in which what is added now will be."""
        return self._growing.number

    @property
    def loaded(self) -> bool:
        """Do many tables move at once?"""
        return self._rows_lately >= MANY

    @property
    def waiting(self) -> int:
        return len(self._growing.thens)

    def _hand_over(self) -> None:
        batch = self._growing
        self._growing = Batch(batch.number + 1)
        if batch.rows:
            self.last_added = batch.number
            self._rows_lately += (len(batch.rows) - self._rows_lately) / FEW_COMMITS
        self._handed_over = self._loop.time()
        self._batches.put(batch)

    def _work(self) -> None:
        while (batch := self._batches.get()) is not None:
            try:
                self._write(batch)
            except Exception as error:
                give_up(saying("log-not-written", reason=str(error)))
            self._loop.call_soon_threadsafe(self._tell, batch)

    def _write(self, batch: Batch) -> None:
        """The rows of a commit are one row of the journal, so that it touches a page or two however many tables they
        are of; with each table's snapshots they come to its own log. Rows alone are one statement, which commits by
        itself: with every statement the driver gives the interpreter away and waits for it again."""
        rows, jobs = batch.rows, batch.jobs
        if jobs:
            self._db.execute("begin immediate")
        if rows:
            self._db.execute("insert into journal values (?, ?)", (batch.number, pack(rows)))
        for job in jobs:
            job(self._db)
        if jobs:
            self._db.execute("commit")
        self.commits += bool(rows or jobs)
        self.rows += len(rows) + len(jobs)

    def _tell(self, batch: Batch) -> None:
        """A mistake of ours in what one table tells holds up nothing else."""
        for then in batch.thens:
            try:
                then()
            except Exception as error:
                self._loop.call_exception_handler({"message": "not told", "exception": error})
        growing = self._growing
        self._busy = bool(growing.thens or growing.jobs)
        if self._busy:
            self._hand_over_in_time()

    def _hand_over_in_time(self) -> None:
        pause = PAUSE_UNDER_LOAD if self.loaded else LEAST_PAUSE
        early = self._handed_over + pause - self._loop.time()
        if early > 0:
            self._loop.call_later(early, self._hand_over)
        else:
            self._loop.call_soon(self._hand_over)


def last_in_journal(db: sqlite3.Connection) -> int:
    (number,) = db.execute("select coalesce(max(number), 0) from journal").fetchone()
    return int(number)


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits to the disk itself, not to a cache of it."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30, cached_statements=256)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    return db


def give_up(why: Message) -> None:
    """Nothing has been told that is not on the disk; whoever starts the server again finds all of it."""
    sys.stderr.write(ENGLISH.tell(why) + "\n")
    sys.stderr.flush()
    os._exit(NO_DISK)
