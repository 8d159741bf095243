"""The interface between tables and the database that keeps them. sqlite_database.py and sqlite_storage.py implement it.

Writes return at once. They become durable in the order of the calls, grouped into commits; all writes made without an
`await` in between share a commit. A callback runs on the event loop, in order, once its write and every write before it
are durable: never earlier, never twice. Reads return what is durable. The caller reads the snapshot and the events of a
table only while no event of that table waits for its callback.
"""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

from wildfour.protocol.http_types import Exported, Finished, Replay, Result
from wildfour.server.storage.log_events import LogEvent
from wildfour.words import Message

Callback = Callable[[], object]
Failed = Callable[[Message], object]
MOST_LISTED, MOST_EXPORTED = 100, 10  # matches on a page; a page that is full may have a successor
Transcribe = Callable[[Iterable[LogEvent]], str]


class StoredTable(NamedTuple):
    """A table that has not ended."""

    number: int
    name: str  # part of the link; cannot be guessed
    code: str  # typed by players
    secret: bytes  # of the deals
    public: bool


class Cursor(NamedTuple):
    """A place in a list of matches, newest first: the last match that was read."""

    ended: int
    replay: str


class Counters(NamedTuple):
    """Counts since the start, but for `waiting`: the callbacks of the next commit."""

    commits: int
    rows: int
    waiting: int


class Storage(Protocol):
    """An open database."""

    def append(self, table: int, seq: int, event: LogEvent, then: Callback) -> None:
        """Add an event to the log of a table. `seq` counts the events of a table from 1."""

    def save_snapshot(self, table: int, seq: int, data: bytes) -> None:
        """Replace the snapshot of a table. It contains the events up to `seq`, all of them appended before."""

    def keep_match(
        self, table: int, first: int, last: int, result: Finished, people: Mapping[str, int], transcript: Transcribe
    ) -> None:
        """Keep a match that is over, with the player each person was. Its transcript is made of the events `first` to
        `last` of its table, perhaps in another thread."""

    def end_table(self, table: int) -> None:
        """Delete a table's events, snapshot, code, and secret. The matches that were kept stay."""

    def after_commit(self, then: Callback) -> None:
        """Call back once everything written so far is durable."""

    async def make_table(self, name: str, code: str, secret: bytes, public: bool, first: LogEvent) -> StoredTable:
        """Add a table with its first event, and number it. Returns once both are durable."""

    async def flush(self) -> None:
        """Wait until everything written so far is durable and its callbacks have run."""

    async def close(self) -> None: ...
    async def add_program(self, person: str, name: str) -> None: ...
    async def is_program(self, person: str) -> bool: ...
    async def live_tables(self) -> list[StoredTable]: ...
    async def replay(self, name: str) -> Replay | None: ...

    async def snapshot(self, table: int) -> tuple[int, bytes] | None:
        """Return the last snapshot of a table, and the number of the last event in it."""

    async def events(self, table: int, after: int = 0) -> list[LogEvent]:
        """Return the events of a table with a number above `after`, in order."""

    async def results(self, person: str, after: Cursor | None = None) -> list[Result]:
        """Return a page of a person's matches, newest first: MOST_LISTED, or fewer at the end. No list of matches keeps
        the event loop waiting, and a page costs the same however many matches there are."""

    async def exports(self, person: str, after: Cursor | None = None) -> list[Exported]:
        """Return MOST_EXPORTED of a person's matches, or fewer at the end, with their transcripts."""

    async def public_matches(self, after: Cursor | None = None) -> list[Finished]:
        """Return a page of the matches of public tables that were played to their end, newest first."""

    async def player_in(self, replay: str, person: str) -> int | None:
        """Return the player that a person was in a match."""

    @property
    def under_load(self) -> bool:
        """Do many tables move at once?"""

    @property
    def counters(self) -> Counters: ...


class Database(Protocol):
    """A database that may be open in another process."""

    async def open(self, failed: Failed) -> Storage:
        """Bring the database up to date, or make it, and open it. Refuse one that is open elsewhere, newer than this
        program, or something else. When a commit fails, storage calls `failed` once, in any thread, and no callback
        after it: the tables in memory are ahead of the log then, so the process must end."""

    def back_up(self, file: Path) -> None:
        """Write everything durable at this moment to a file, also while a server has the database open."""

    def restore(self, file: Path) -> Path | None:
        """Replace the database by a backup. Returns where the old database is now, if there was one."""
