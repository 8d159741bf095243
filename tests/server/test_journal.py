"""Facts are in the journal first, and come to the log of their table with its snapshots. None is lost on the way."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.serving import facts_of, people, play, served, soon, started, until
from tests.server.telling import facts_in
from wildfour.protocol.shared_types import TableSettings
from wildfour.server import table_registry
from wildfour.server.storage import log_events
from wildfour.server.storage.sqlite_storage import Store
from wildfour.server.storage.sqlite_writer import pack
from wildfour.server.table.table_session import SNAPSHOT_EVERY, SNAPSHOT_UNDER_LOAD

ROWS = [(1, seq, 1, b'{"fact":"is-ready","player":%d}' % seq) for seq in range(1, 10)]


def journal(path: Path, *commits: list[tuple[int, int, int, bytes]]) -> None:
    """A database as it is when the server was killed after these commits."""
    Store(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("insert into tables values (1, 'one', 'AAAA', x'00', 0, 0, null)")
        db.executemany("insert into journal values (?, ?)", enumerate(map(pack, commits), 1))


def test_what_only_the_journal_has_is_read_and_put_away(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    journal(path, ROWS[:4], ROWS[4:7])
    store = Store(path)
    assert [seq for seq, _ in store.facts(1)] == [1, 2, 3, 4, 5, 6, 7]
    assert [seq for seq, _ in store.facts(1, 5)] == [6, 7]
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        store.put_tails_away(db, 3)
        assert [seq for seq, _ in store.facts(1)] == [1, 2, 3, 4, 5, 6, 7]  # before the tails are forgotten, too
        store.tails.clear()
        assert [seq for seq, _ in store.facts(1, 3)] == [4, 5, 6, 7]
        assert db.execute("select count(*) from journal").fetchone() == (0,)
    store.close()


def test_what_the_log_has_already_is_not_put_there_twice(tmp_path: Path) -> None:
    """The server was killed after a snapshot, and before the journal was trimmed."""
    path = tmp_path / "tables.db"
    journal(path, ROWS[:4], ROWS[4:7])
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("insert into log values (1, 5, ?)", (pack(ROWS[:5]),))
        store = Store(path)
        store.put_tails_away(db, 3)
        store.tails.clear()
        assert [seq for seq, _ in store.facts(1)] == [1, 2, 3, 4, 5, 6, 7]
    store.close()


def test_the_facts_of_a_table_that_has_ended_are_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    journal(path, ROWS)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("update tables set ended = 1")
    store = Store(path)
    assert store.tails == {}
    store.close()


def test_the_journal_stays_short_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One table rests while another plays: it is saved all the same, so that its commits need not be kept."""
    monkeypatch.setattr(table_registry, "SWEEP", 0.05)
    monkeypatch.setattr(table_registry, "MOST_IN_JOURNAL", 20)

    async def main() -> None:
        path = tmp_path / "tables.db"
        async with served(path) as server, people(server.address, 4) as clients:
            resting = await started(clients[:2])
            playing = await started(clients[2:])
            rests = server.live(resting[0])
            players = [asyncio.create_task(play(table, random.Random(1))) for table in playing]
            await until(lambda: not rests.unsaved)
            await until(lambda: first_in_journal(path) > 20)
            for one in players:
                one.cancel()
            assert len(facts_of(rests)) == rests.hosted.seq
        with closing(sqlite3.connect(path)) as db:
            for live in (rests, server.live(playing[0])):
                assert len(facts_in(db, live.hosted.number)) == live.hosted.seq

    asyncio.run(main())


def first_in_journal(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("select coalesce(min(number), 0) from journal").fetchone()[0])


def test_snapshots_come_less_often_while_many_tables_move_at_once(tmp_path: Path) -> None:
    """And the facts between them are in the journal, whichever it is."""

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server:
            made = await server.tables.make(TableSettings(seats=4), "ann")
            live, writer = server.tables.live[made.name], server.tables.writer
            for loaded, every, rows in ((False, SNAPSHOT_EVERY, 1), (True, SNAPSHOT_UNDER_LOAD, 100)):
                for _ in range(20):
                    for _ in range(rows):
                        live.note(log_events.Said(by="ann", text="hello"))
                    await writer.flush()
                assert writer.loaded is loaded
                live.save()
                for _ in range(every - 1):
                    live.note(log_events.Said(by="ann", text="hello"))
                assert len(live.unsaved) == every - 1
                live.note(log_events.Said(by="ann", text="hello"))
                assert live.unsaved == []
                await writer.flush()
                assert len(facts_of(live)) == live.hosted.seq
            for _ in range(100):
                live.note(log_events.Said(by="ann", text="hello"))
                await writer.flush()
            assert not writer.loaded

    asyncio.run(main())


def test_a_deal_is_followed_by_a_snapshot_however_many_tables_move(tmp_path: Path) -> None:
    """It is small then, and what has to be played again after a start is a part of one round at most."""

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            server.tables.writer._rows_lately = 1e6
            (table, _) = await started(clients)
            hosted = server.live(table).hosted
            await until(lambda: hosted.stage == "playing")
            await server.tables.writer.flush()
            assert server.tables.writer.loaded
            kept = server.tables.store.snapshot(hosted.number)
            assert kept is not None
            assert kept[0] == hosted.seq

    asyncio.run(main())


def test_what_cannot_be_told_holds_up_nothing_else(tmp_path: Path) -> None:
    """A mistake of ours in one table is reported; whatever was put beside it and after it is told all the same."""

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server:
            writer, told, reported = server.tables.writer, list[str](), list[object]()
            asyncio.get_running_loop().set_exception_handler(lambda _, what: reported.append(what["exception"]))
            writer.put(None, lambda: told.append("before"))
            writer.put(None, [].pop)
            writer.put(None, lambda: told.append("beside"))
            await asyncio.sleep(0.1)
            writer.put(None, lambda: told.append("after"))
            await soon(writer.flush())
            assert told == ["before", "beside", "after"]
            assert [type(one) for one in reported] == [IndexError]

    asyncio.run(main())
