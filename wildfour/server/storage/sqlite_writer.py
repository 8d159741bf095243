"""Writer thread for SQLite, which writes in batches. While one batch is being written, the next one grows."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from wildfour.server.storage.storage import Callback, Failed
from wildfour.words import saying

Row = tuple[int, int, int, bytes]  # table, seq, version, and event
Job = Callable[[sqlite3.Connection], object]
LEAST_PAUSE = 0.002  # seconds between commits: one large commit costs less than many small ones
PAUSE_UNDER_LOAD = 0.006  # seconds between commits when many tables are active at once
MANY = 24  # rows per commit, averaged over recent commits
FEW_COMMITS = 8  # approximate number of recent commits in the average
PAGES_BEFORE_CHECKPOINT = 4000
pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(list[Row]).decode


@dataclass(slots=True)
class Batch:
    """One commit's writes, and the callbacks that run after it."""

    number: int  # the commit's number in the journal
    rows: list[Row] = field(default_factory=list)
    jobs: list[Job] = field(default_factory=list)
    callbacks: list[Callback] = field(default_factory=list)


class Writer:
    """A writer that collects rows, jobs, and callbacks on the event loop, and commits them in its thread."""

    def __init__(self, db: sqlite3.Connection, loop: asyncio.AbstractEventLoop, failed: Failed) -> None:
        self._loop = loop
        self._db = db
        self._failed = failed
        self._db.execute(f"pragma wal_autocheckpoint={PAGES_BEFORE_CHECKPOINT}")
        self._batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self.growing = Batch(1)
        self._busy = False
        self._submitted_at = 0.0
        self._rows_lately = 0.0  # moving average of rows per commit
        self.commits = 0
        self.rows = 0
        self._thread = threading.Thread(target=self._work, daemon=True, name="writer")
        self._thread.start()

    def add(self, row: Row, then: Callback) -> None:
        """Write a row to the journal, then run the callback."""
        self.growing.rows.append(row)
        self.after_commit(then)

    def put(self, job: Job) -> None:
        """Run a job in the transaction of the current batch, after its rows."""
        self.growing.jobs.append(job)
        if not self._busy:
            self._wake()

    def after_commit(self, then: Callback) -> None:
        self.growing.callbacks.append(then)
        if not self._busy:
            self._wake()

    def close(self) -> None:
        """End the thread after all submitted writes."""
        self._batches.put(None)
        self._thread.join()

    @property
    def under_load(self) -> bool:
        return self._rows_lately >= MANY

    def _wake(self) -> None:
        self._busy = True
        if self.under_load:
            self._submit_after_pause()
        else:
            self._loop.call_soon(self._submit)

    def _submit_after_pause(self) -> None:
        pause = PAUSE_UNDER_LOAD if self.under_load else LEAST_PAUSE
        early = self._submitted_at + pause - self._loop.time()
        if early > 0:
            self._loop.call_later(early, self._submit)
        else:
            self._loop.call_soon(self._submit)

    def _submit(self) -> None:
        batch = self.growing
        self.growing = Batch(batch.number + 1)
        if batch.rows:
            self._rows_lately += (len(batch.rows) - self._rows_lately) / FEW_COMMITS
        self._submitted_at = self._loop.time()
        self._batches.put(batch)

    def _work(self) -> None:
        while (batch := self._batches.get()) is not None:
            try:
                self._write(batch)
            except Exception as error:
                self._failed(saying("log-not-written", reason=str(error)))
                return
            self._loop.call_soon_threadsafe(self._call_back, batch)

    def _write(self, batch: Batch) -> None:
        """Write all rows as one journal row, so that a commit touches only a page or two. Without jobs, use a single
        statement that commits itself, because the driver releases the interpreter lock for each statement and must wait
        to get it back."""
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

    def _call_back(self, batch: Batch) -> None:
        """Run the callbacks. An error in one does not stop the others."""
        for then in batch.callbacks:
            try:
                then()
            except Exception as error:
                self._loop.call_exception_handler({"message": "callback failed", "exception": error})
        self._busy = bool(self.growing.callbacks or self.growing.jobs)
        if self._busy:
            self._submit_after_pause()
