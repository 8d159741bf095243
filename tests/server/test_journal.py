"""The SQLite journal: events enter it first and move to their table's log with the next snapshot. None is lost."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.serving import log_of, people, play, served, started, until
from tests.server.storages import events_in
from tests.server.telling import read_log
from wildfour.protocol.shared_types import TableSettings
from wildfour.server.storage import log_events, sqlite_storage
from wildfour.server.storage.log_events import IsReady, encode
from wildfour.server.storage.sqlite_database import migrate
from wildfour.server.storage.sqlite_writer import Row, pack
from wildfour.server.table.table_session import SNAPSHOT_EVERY, SNAPSHOT_UNDER_LOAD

EVENTS = [IsReady(player=seq) for seq in range(1, 10)]
ROWS: list[Row] = [(1, event.player, log_events.VERSION, encode(event)) for event in EVENTS]


def journal(path: Path, *commits: list[Row]) -> None:
    """Create a database like one left by a server that was killed after these commits."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db)
        db.execute("insert into tables values (1, 'one', 'AAAA', x'00', 0, 0, null)")
        db.executemany("insert into journal values (?, ?)", enumerate(map(pack, commits), 1))


def count_in(path: Path, table: str) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute(f"select count(*) from {table}").fetchone()[0])


def test_events_only_in_the_journal_are_read_and_moved_to_the_log(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    journal(path, ROWS[:4], ROWS[4:7])
    for _ in range(2):
        assert events_in(path, 1) == EVENTS[:7]
        assert events_in(path, 1, 5) == EVENTS[5:7]
        assert (count_in(path, "journal"), count_in(path, "log")) == (0, 1)


def test_events_already_in_the_log_are_not_added_twice(tmp_path: Path) -> None:
    """The server was killed between saving a snapshot and trimming the journal."""
    path = tmp_path / "tables.db"
    journal(path, ROWS[:4], ROWS[4:7])
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("insert into log values (1, 5, ?)", (pack(ROWS[:5]),))
    assert events_in(path, 1) == EVENTS[:7]


def test_the_events_of_a_closed_table_are_deleted(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    journal(path, ROWS)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("update tables set ended = 1")
    assert events_in(path, 1) == []
    assert (count_in(path, "journal"), count_in(path, "log")) == (0, 0)


def test_the_journal_stays_short_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One table is idle while another plays. The idle table's events still move from the journal to its log."""
    monkeypatch.setattr(sqlite_storage, "TRIM_EVERY", 5)
    monkeypatch.setattr(sqlite_storage, "MOST_IN_JOURNAL", 20)

    async def main() -> None:
        path = tmp_path / "tables.db"
        async with served(path) as server, people(server.address, 4) as clients:
            resting = await started(clients[:2])
            playing = await started(clients[2:], options="target=500")
            rests = server.live(resting[0])
            players = [asyncio.create_task(play(table, random.Random(1))) for table in playing]
            await until(lambda: first_in_journal(path) > 40)
            for one in players:
                one.cancel()
            assert len(log_of(rests)) == rests.hosted.seq
        with closing(sqlite3.connect(path)) as db:
            for live in (rests, server.live(playing[0])):
                assert len(read_log(db, live.hosted.number)) == live.hosted.seq

    asyncio.run(main())


def first_in_journal(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("select coalesce(min(number), 0) from journal").fetchone()[0])


def test_snapshots_are_rarer_while_many_tables_move_at_once(tmp_path: Path) -> None:
    """The journal contains the events between snapshots in either case."""

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server:
            made = await server.tables.make(TableSettings(seats=4), "ann")
            live, storage = server.tables.live[made.name], server.tables.storage
            for loaded, every, rows in ((False, SNAPSHOT_EVERY, 1), (True, SNAPSHOT_UNDER_LOAD, 100)):
                for _ in range(20):
                    for _ in range(rows):
                        live.note(log_events.Said(by="ann", text="hello"))
                    await storage.flush()
                assert storage.under_load is loaded
                live.save()
                for _ in range(every - 1):
                    live.note(log_events.Said(by="ann", text="hello"))
                assert live.hosted.seq - live.saved_seq == every - 1
                live.note(log_events.Said(by="ann", text="hello"))
                assert live.hosted.seq == live.saved_seq
                await storage.flush()
                assert len(log_of(live)) == live.hosted.seq
            for _ in range(100):
                live.note(log_events.Said(by="ann", text="hello"))
                await storage.flush()
            assert not storage.under_load

    asyncio.run(main())


def test_every_deal_is_followed_by_a_snapshot(tmp_path: Path) -> None:
    """Snapshots are small at that point. After a restart, at most part of one round must be replayed."""

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            storage = server.tables.storage
            assert isinstance(storage, sqlite_storage.SqliteStorage)
            storage._writer._rows_lately = 1e6
            (table, _) = await started(clients)
            hosted = server.live(table).hosted
            await until(lambda: hosted.stage == "playing")
            await storage.flush()
            assert storage.under_load
            kept = await storage.snapshot(hosted.number)
            assert kept is not None
            assert kept[0] == hosted.seq

    asyncio.run(main())
