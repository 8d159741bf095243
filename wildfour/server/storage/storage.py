"""The interface between tables and their database, implemented by sqlite_database.py and sqlite_storage.py.

Writes return at once. They become durable in call order, grouped into commits. Writes with no `await` between them
share a commit. Callbacks run on the event loop, in order and at most once, after their write and all earlier writes are
durable. Reads return durable data. Callers may read a table's snapshot and events only while none of its events is
waiting for a callback.
"""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

from wildfour.protocol.http_types import Exported, Finished, Replay, Result
from wildfour.server.storage.log_events import LogEvent
from wildfour.words import Message

Callback = Callable[[], object]
Failed = Callable[[Message], object]
MOST_LISTED, MOST_EXPORTED = 100, 10  # matches per page; another page may follow a full one
NOBODY: Mapping[str, int] = {}
Transcribe = Callable[[Iterable[LogEvent]], str]


class StoredTable(NamedTuple):
    """A table that has not ended."""

    number: int
    name: str  # part of the link; cannot be guessed
    code: str  # typed by players
    secret: bytes  # the server's secret for the deals
    public: bool


class Cursor(NamedTuple):
    """A position in a list of matches, newest first: the last match read."""

    ended: int
    replay: str


class Counters(NamedTuple):
    """Counters since the server started, except `waiting`: the number of callbacks waiting for the next commit."""

    commits: int
    rows: int
    waiting: int


class Storage(Protocol):
    """An open database."""

    def append(self, table: int, seq: int, event: LogEvent, then: Callback) -> None:
        """Append an event to a table's log. `seq` counts the table's events from 1."""

    def save_snapshot(self, table: int, seq: int, data: bytes) -> None:
        """Replace a table's snapshot. It covers the events up to `seq`, all of which have been appended."""

    def keep_match(
        self,
        table: int,
        first: int,
        last: int,
        result: Finished,
        people: Mapping[str, int],
        transcript: Transcribe,
        *,
        named: Mapping[str, int] = NOBODY,
    ) -> None:
        """Archive a finished match, recording which player each person was. `named` lists the people whose names the
        match contains. The transcript is built from the table's events `first` to `last`, possibly in another
        thread."""

    def end_table(self, table: int) -> None:
        """Delete a table's events, snapshot, code, and secret. Archived matches stay."""

    def after_commit(self, then: Callback) -> None:
        """Call back once all earlier writes are durable."""

    async def make_table(self, name: str, code: str, secret: bytes, public: bool, first: LogEvent) -> StoredTable:
        """Add a table with its first event, and assign its number. Return once both are durable."""

    async def flush(self) -> None:
        """Wait until all earlier writes are durable and their callbacks have run."""

    async def close(self) -> None: ...
    async def add_program(self, person: str, name: str) -> None: ...
    async def is_program(self, person: str) -> bool: ...
    async def live_tables(self) -> list[StoredTable]: ...
    async def replay(self, name: str) -> Replay | None: ...

    async def snapshot(self, table: int) -> tuple[int, bytes] | None:
        """Return a table's last snapshot, and the number of the last event in it."""

    async def events(self, table: int, after: int = 0) -> list[LogEvent]:
        """Return a table's events numbered above `after`, in order."""

    async def results(self, person: str, after: Cursor | None = None) -> list[Result]:
        """Return a page of a person's matches, newest first: MOST_LISTED, or fewer at the end. Reading does not block
        the event loop, and every page costs the same."""

    async def exports(self, person: str, after: Cursor | None = None) -> list[Exported]:
        """Return a page of a person's matches with transcripts: MOST_EXPORTED, or fewer at the end."""

    async def public_matches(self, after: Cursor | None = None) -> list[Finished]:
        """Return a page of completed matches at public tables, newest first."""

    async def delete_matches(self, before: int) -> None:
        """Delete matches that ended before a time, and programs created before it that have no matches."""

    async def delete_chat(self, before: int) -> list[int]:
        """Delete chat lines sent before a time. Return their tables, whose snapshots are deleted too."""

    async def tables_of(self, person: str) -> list[int]:
        """Return the unfinished tables that contain a person's name or chat."""

    async def forget(self, person: str) -> None:
        """Delete a person's results, program, and chat, and their name and the deal proofs in archived matches. Also
        delete the snapshots of tables with their chat."""

    async def player_in(self, replay: str, person: str) -> int | None:
        """Return a person's player number in a match."""

    @property
    def under_load(self) -> bool:
        """Check whether many tables are active at once."""

    @property
    def counters(self) -> Counters: ...


class Database(Protocol):
    """A database that may be open in another process."""

    async def open(self, failed: Failed) -> Storage:
        """Create or upgrade the database, and open it. Reject a database that is open elsewhere, is from a newer
        version, or belongs to another application. If a commit fails, storage calls `failed` once, in any thread, and
        runs no more callbacks: the tables in memory are then ahead of the log, so the process must end."""

    def back_up(self, file: Path) -> None:
        """Back up everything durable at this moment to a file, even while a server has the database open."""

    def restore(self, file: Path) -> Path | None:
        """Replace the database with a backup. Return the old database's new path, if there was one."""
