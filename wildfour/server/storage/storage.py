"""The interface between tables and their database, implemented by sqlite_database.py and sqlite_storage.py.

Writes return at once. They become durable in the order of the calls, grouped into commits; all writes without an
`await` in between share a commit. A callback runs on the event loop, in order, at most once, after its write and all
earlier writes are durable. Reads return durable data. The caller reads a table's snapshot and events only while no
event of that table waits for its callback.
"""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

from wildfour.protocol.http_types import Exported, Finished, Replay, Result
from wildfour.server.storage.log_events import LogEvent
from wildfour.words import Message

Callback = Callable[[], object]
Failed = Callable[[Message], object]
MOST_LISTED, MOST_EXPORTED = 100, 10  # matches per page; a full page may have a successor
NOBODY: Mapping[str, int] = {}
Transcribe = Callable[[Iterable[LogEvent]], str]


class StoredTable(NamedTuple):
    """A table that has not ended."""

    number: int
    name: str  # part of the link; cannot be guessed
    code: str  # typed by players
    secret: bytes  # for the deals
    public: bool


class Cursor(NamedTuple):
    """A position in a list of matches, newest first: the last match read."""

    ended: int
    replay: str


class Counters(NamedTuple):
    """Counters since the start, except `waiting`: the callbacks of the next commit."""

    commits: int
    rows: int
    waiting: int


class Storage(Protocol):
    """An open database."""

    def append(self, table: int, seq: int, event: LogEvent, then: Callback) -> None:
        """Add an event to the log of a table. `seq` counts the events of a table from 1."""

    def save_snapshot(self, table: int, seq: int, data: bytes) -> None:
        """Replace the snapshot of a table. It covers the events up to `seq`, which have all been appended."""

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
        """Archive a finished match, with each person's player; `named` are the people whose names it contains. Its
        transcript is built from the events `first` to `last` of its table, perhaps in another thread."""

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
        """Return the last snapshot of a table, and the number of its last event."""

    async def events(self, table: int, after: int = 0) -> list[LogEvent]:
        """Return the events of a table with a number above `after`, in order."""

    async def results(self, person: str, after: Cursor | None = None) -> list[Result]:
        """Return a page of a person's matches, newest first: MOST_LISTED, or fewer at the end. Reading does not block
        the event loop, and every page costs the same."""

    async def exports(self, person: str, after: Cursor | None = None) -> list[Exported]:
        """Return MOST_EXPORTED of a person's matches, or fewer at the end, with transcripts."""

    async def public_matches(self, after: Cursor | None = None) -> list[Finished]:
        """Return a page of the completed matches of public tables, newest first."""

    async def delete_matches(self, before: int) -> None:
        """Delete the matches that ended before a time, and programs from before that without a match."""

    async def delete_chat(self, before: int) -> list[int]:
        """Delete lines of chat from before a time. Return their tables, which have lost their snapshots."""

    async def tables_of(self, person: str) -> list[int]:
        """Return the tables that have not ended and have a name or a line of chat of a person."""

    async def forget(self, person: str) -> None:
        """Delete a person's results, program, and lines of chat, and their name in archived matches, with the proofs of
        those matches. Tables with such lines lose their snapshots."""

    async def player_in(self, replay: str, person: str) -> int | None:
        """Return a person's player in a match."""

    @property
    def under_load(self) -> bool:
        """Check whether many tables move at once."""

    @property
    def counters(self) -> Counters: ...


class Database(Protocol):
    """A database that may be open in another process."""

    async def open(self, failed: Failed) -> Storage:
        """Create or upgrade the database, and open it. Reject a database that is open elsewhere, newer, or of another
        application. If a commit fails, storage calls `failed` once, in any thread, and runs no more callbacks: the
        tables in memory are then ahead of the log, so the process must end."""

    def back_up(self, file: Path) -> None:
        """Back up everything durable at this moment to a file, even while a server has the database open."""

    def restore(self, file: Path) -> Path | None:
        """Replace the database with a backup. Return the old database's new path, if there was one."""
