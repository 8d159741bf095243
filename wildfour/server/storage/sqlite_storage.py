"""SQLite storage. One connection reads small items on the event loop, another reads matches in a thread, and only
the writer's connection writes.

Events go to the journal first, one row per commit, and later to their table's log, many in one row.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping
from functools import partial

from msgspec import json, structs

from wildfour.protocol.http_types import Finished
from wildfour.server.storage import sqlite_privacy
from wildfour.server.storage.log_events import VERSION, LogEvent, decode, encode
from wildfour.server.storage.sqlite_privacy import PERSONAL, said_at
from wildfour.server.storage.sqlite_reader import MatchReader
from wildfour.server.storage.sqlite_writer import Row, Writer, pack, unpack
from wildfour.server.storage.storage import NOBODY, Callback, Counters, StoredTable, Transcribe

TRIM_EVERY = 500  # commits
MOST_IN_JOURNAL = 10_000  # commits
MOST_AT_ONCE = 50  # matches per commit to delete or remove a name from


class SqliteStorage(MatchReader):
    """An open database. `release` closes the connections and the lock."""

    def __init__(
        self, db: sqlite3.Connection, matches: sqlite3.Connection, writer: Writer, release: Callable[[], None]
    ) -> None:
        super().__init__(matches)
        self._db = db
        self._writer = writer
        self._release = release
        self._unlogged: dict[int, tuple[int, list[Row]]] = {}  # by table: first commit, and events not yet in the log
        self._trimmed = writer.growing.number
        (self._last_number,) = db.execute("select coalesce(max(number), 0) from tables").fetchone()

    # Writes

    def append(self, table: int, seq: int, event: LogEvent, then: Callback) -> None:
        if isinstance(event, PERSONAL) and event.by:
            self._do("insert or replace into personal values (?, ?, ?, ?)", table, seq, event.by, said_at(event))
        row = (table, seq, VERSION, encode(event))
        unlogged = self._unlogged.get(table)
        if unlogged is None:
            self._unlogged[table] = (self._writer.growing.number, [row])
        else:
            unlogged[1].append(row)
        self._writer.add(row, then)

    def save_snapshot(self, table: int, seq: int, data: bytes) -> None:
        self._log(table)
        self._do("insert or replace into snapshots values (?, ?, ?)", table, seq, data)
        if self._writer.growing.number - self._trimmed >= TRIM_EVERY:
            self._trim_journal()

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
        standing = json.encode({name: getattr(result, name) for name in ("players", "winners", "scores")}).decode()
        played = [(person, result.replay, player, result.ended) for person, player in people.items()]

        def insert(db: sqlite3.Connection) -> None:
            rows = logged(db, table, first - 1)
            text = transcript(decode(event, version) for _, seq, version, event in rows if first <= seq <= last)
            db.execute(
                "insert into matches select :replay, name, :ended, :finished, :edition, :format, :standing, :transcript"
                " from tables where number = :table",
                {**structs.asdict(result), "standing": standing, "transcript": text, "table": table},
            )
            db.execute(
                "insert into public_matches select :ended, :replay from tables"
                " where number = :table and public and :finished",
                {"ended": result.ended, "replay": result.replay, "finished": result.finished, "table": table},
            )
            db.executemany("insert or replace into played values (?, ?, ?, ?)", played)
            names = [(person, result.replay, player) for person, player in named.items()]
            db.executemany("insert or replace into named values (?, ?, ?)", names)

        self._log(table)
        self._writer.put(insert)

    def end_table(self, table: int) -> None:
        self._unlogged.pop(table, None)
        self._do("update tables set ended = ?, code = null, secret = x'' where number = ?", int(time.time()), table)
        self._do("delete from log where table_number = ?", table)
        self._do("delete from snapshots where table_number = ?", table)
        self._do("delete from personal where table_number = ?", table)
        self._trim_journal()

    # Deletions

    async def delete_matches(self, before: int) -> None:
        sql = "select replay from matches where ended < ? limit ?"
        while found := await self._run(lambda: self._matches.execute(sql, (before, MOST_AT_ONCE)).fetchall()):
            self._writer.put(partial(sqlite_privacy.delete_matches, found))
            await self.flush()
        self._do("delete from programs where made < ? and person not in (select person from played)", before)
        await self.flush()

    async def delete_chat(self, before: int) -> list[int]:
        return await self._delete_lines("said < ?", before)

    async def tables_of(self, person: str) -> list[int]:
        await self.flush()
        sql = "select distinct table_number from personal where person = ?"
        return [number for (number,) in self._db.execute(sql, (person,))]

    async def forget(self, person: str) -> None:
        await self._delete_lines("person = ?", person)
        sql = "select replay, player from named where person = ? limit ?"
        while found := await self._run(lambda: self._matches.execute(sql, (person, MOST_AT_ONCE)).fetchall()):
            self._writer.put(partial(sqlite_privacy.delete_names, person, found))
            await self.flush()
        for table in ("personal", "played", "programs"):
            self._do(f"delete from {table} where person = ?", person)
        await self.flush()

    async def _delete_lines(self, condition: str, value: object) -> list[int]:
        for table in list(self._unlogged):
            self._log(table)
        found = list[int]()
        self._writer.put(lambda db: found.extend(sqlite_privacy.delete_chat(db, condition, value)))
        await self.flush()
        return found

    def after_commit(self, then: Callback) -> None:
        self._writer.after_commit(then)

    async def make_table(self, name: str, code: str, secret: bytes, public: bool, first: LogEvent) -> StoredTable:
        self._last_number += 1
        table = StoredTable(self._last_number, name, code, secret, public)
        self._do("insert into tables values (?, ?, ?, ?, ?, ?, null)", *table, int(time.time()))
        self.append(table.number, 1, first, lambda: None)
        await self.flush()
        return table

    async def add_program(self, person: str, name: str) -> None:
        self._do("insert into programs values (?, ?, ?)", person, name, int(time.time()))
        await self.flush()

    async def flush(self) -> None:
        done = asyncio.Event()
        self.after_commit(done.set)
        await done.wait()

    async def close(self) -> None:
        await self.flush()
        self._writer.close()
        self._reader.shutdown()
        self._release()

    def _do(self, sql: str, *values: object) -> None:
        self._writer.put(lambda db: db.execute(sql, values))

    def _log(self, table: int) -> None:
        """Write a table's events to its log in a single row."""
        _, rows = self._unlogged.pop(table, (0, None))
        if rows is not None:
            self._writer.put(partial(add_to_log, rows))

    def _trim_journal(self) -> None:
        """Delete the commits whose events are all in a log. First, write the events of long-idle tables to their logs,
        since those events would keep old commits in the journal."""
        number = self._trimmed = self._writer.growing.number
        for table in [table for table, (first, _) in self._unlogged.items() if number - first > MOST_IN_JOURNAL]:
            self._log(table)
        oldest = min((first for first, _ in self._unlogged.values()), default=number)
        self._do("delete from journal where number < ?", oldest)

    # Reads

    async def live_tables(self) -> list[StoredTable]:
        rows = self._db.execute("select number, name, code, secret, public from tables where ended is null")
        return [StoredTable(*row) for row in rows]

    async def snapshot(self, table: int) -> tuple[int, bytes] | None:
        row = self._db.execute("select seq, data from snapshots where table_number = ?", (table,)).fetchone()
        return row and (row[0], row[1])

    async def events(self, table: int, after: int = 0) -> list[LogEvent]:
        rows = (*logged(self._db, table, after), *self._unlogged.get(table, (0, ()))[1])
        return [decode(event, version) for _, seq, version, event in rows if seq > after]

    async def player_in(self, replay: str, person: str) -> int | None:
        row = self._db.execute("select player from played where person = ? and replay = ?", (person, replay)).fetchone()
        return row and int(row[0])

    async def is_program(self, person: str) -> bool:
        return self._db.execute("select 1 from programs where person = ?", (person,)).fetchone() is not None

    @property
    def under_load(self) -> bool:
        return self._writer.under_load

    @property
    def counters(self) -> Counters:
        return Counters(self._writer.commits, self._writer.rows, len(self._writer.growing.callbacks))


def logged(db: sqlite3.Connection, table: int, after: int = 0) -> list[Row]:
    """Read a table's log, starting with the row that contains event `after` + 1."""
    rows = db.execute("select facts from log where table_number = ? and seq > ? order by seq", (table, after))
    return [event for (events,) in rows for event in unpack(events)]


def journaled(db: sqlite3.Connection) -> dict[int, list[Row]]:
    """Read the journal, grouped by table. Skip tables that have ended."""
    live = {number for (number,) in db.execute("select number from tables where ended is null")}
    found: dict[int, list[Row]] = {}
    for (events,) in db.execute("select facts from journal order by number"):
        for row in unpack(events):
            if row[0] in live:
                found.setdefault(row[0], []).append(row)
    return found


def add_to_log(rows: list[Row], db: sqlite3.Connection) -> None:
    """Write consecutive events of one table."""
    table, seq, *_ = rows[-1]
    db.execute("insert into log values (?, ?, ?)", (table, seq, pack(rows)))


def empty_journal(db: sqlite3.Connection) -> None:
    """Take the events that an earlier process left in the journal, and append them to their tables' logs."""
    db.execute("begin immediate")
    for table, rows in journaled(db).items():
        (last,) = db.execute("select coalesce(max(seq), 0) from log where table_number = ?", (table,)).fetchone()
        missing = [row for row in rows if row[1] > last]
        if missing:
            add_to_log(missing, db)
    db.execute("delete from journal")
    db.execute("commit")
