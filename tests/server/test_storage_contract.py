"""The contract of storage.py, for every implementation: callbacks wait for the disk, and no durable data is lost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.storages import UNDER_TEST, SqliteUnderTest
from wildfour.errors import Invalid
from wildfour.protocol.http_types import Finished, Result
from wildfour.protocol.shared_types import TableSettings
from wildfour.server.storage.log_events import LogEvent, Said, TableMade, TookSeat
from wildfour.server.storage.storage import MOST_EXPORTED, MOST_LISTED, Cursor, Storage, StoredTable

MADE = TableMade(by="ann", settings=TableSettings())
LONG = 20  # seconds


@pytest.fixture(params=sorted(UNDER_TEST))
def under_test(request: pytest.FixtureRequest, tmp_path: Path) -> SqliteUnderTest:
    return UNDER_TEST[request.param](tmp_path)


@asynccontextmanager
async def opened(under_test: SqliteUnderTest) -> AsyncIterator[Storage]:
    """Open a storage. Fail if a commit fails or a wait times out."""
    async with asyncio.timeout(LONG):
        storage = await under_test.open()
        try:
            yield storage
        finally:
            await storage.close()
    assert under_test.failures == []


async def table_in(storage: Storage, name: str = "one", *, public: bool = False) -> StoredTable:
    return await storage.make_table(name, name.upper(), f"secret of {name}".encode(), public, MADE)


def line(number: int) -> Said:
    """Return distinct events of various sizes."""
    return Said(text=f"{number} " + "x" * (number * 7 % 50))


def append(storage: Storage, table: StoredTable, numbers: Iterable[int], called: list[object] | None = None) -> None:
    called = [] if called is None else called
    for number in numbers:
        storage.append(table.number, number, line(number), partial(called.append, line(number)))


def as_lines(events: Iterable[LogEvent]) -> str:
    return "\n".join(event.text for event in events if isinstance(event, Said))


def result(replay: str, ended: int, *, finished: bool = True) -> Finished:
    return Finished(
        replay=replay,
        ended=ended,
        edition="classic-2003",
        format="points-race",
        players=("Ann", "Bob"),
        winners=(1,) if finished else (),
        scores=(20, 510),
        finished=finished,
    )


def keep(storage: Storage, table: StoredTable, match: Finished, last: int = 3) -> None:
    storage.keep_match(table.number, 2, last, match, {"ann": 0, "bob": 1}, as_lines)


def replays(matches: Iterable[Finished]) -> list[str]:
    return [one.replay for one in matches]


# Events


def test_events_of_many_tables_are_read_in_order_even_after_reopening(under_test: SqliteUnderTest) -> None:
    async def main() -> None:
        called: list[object] = []
        async with opened(under_test) as storage:
            one, two = await table_in(storage, "one"), await table_in(storage, "two")
            for number in range(2, 200):
                append(storage, one, [number], called)
                if number % 3 == 0:
                    append(storage, two, [number // 3 + 1], called)
                if number % 50 == 0:
                    await asyncio.sleep(0.005)
            await storage.flush()
            expected = [event for number in range(2, 200) for event in interleaved(number)]
            assert called == expected
            assert await storage.events(one.number, 150) == [line(number) for number in range(151, 200)]
        async with opened(under_test) as storage:
            assert await storage.live_tables() == [one, two]
            assert one == StoredTable(one.number, "one", "ONE", b"secret of one", False)
            assert await storage.events(one.number) == [MADE, *(line(number) for number in range(2, 200))]
            assert await storage.events(two.number) == [MADE, *(line(number) for number in range(2, 68))]
            assert (await table_in(storage, "three")).number not in (one.number, two.number)

    def interleaved(number: int) -> list[Said]:
        return [line(number), *([line(number // 3 + 1)] if number % 3 == 0 else [])]

    asyncio.run(main())


def test_events_survive_a_kill_after_their_callback(under_test: SqliteUnderTest) -> None:
    """Each event is on the disk when its callback runs, with and without snapshots."""

    async def main() -> None:
        kept: list[tuple[int, SqliteUnderTest]] = []

        def copy(number: int) -> None:
            if number % 2:
                kept.append((number, under_test.as_after_a_kill()))

        async with opened(under_test) as storage:
            table = await table_in(storage)
            for number in range(2, 12):
                storage.append(table.number, number, line(number), partial(copy, number))
                if number in (4, 5, 8):
                    storage.save_snapshot(table.number, number, b"snapshot %d" % number)
                if number % 3 == 0:
                    await storage.flush()
        assert [number for number, _ in kept] == [3, 5, 7, 9, 11]
        for number, killed in kept:
            async with opened(killed) as storage:
                found = await storage.events(table.number)
                assert found[:number] == [MADE, *(line(one) for one in range(2, number + 1))]
                saved = await storage.snapshot(table.number)
                assert saved is None or saved[0] <= len(found)

    asyncio.run(main())


def test_a_callback_waits_for_everything_written_before_it(under_test: SqliteUnderTest) -> None:
    async def main() -> None:
        called: list[object] = []
        async with opened(under_test) as storage:
            table = await table_in(storage)
            append(storage, table, [2, 3], called)
            storage.after_commit(lambda: called.append("between"))
            append(storage, table, [4], called)
            storage.after_commit(lambda: called.append("last"))
            assert called == []
            await storage.flush()
            assert called == [line(2), line(3), "between", line(4), "last"]

    asyncio.run(main())


def test_a_failing_callback_is_reported_and_blocks_nothing_else(under_test: SqliteUnderTest) -> None:
    async def main() -> None:
        called, reported = list[str](), list[object]()
        asyncio.get_running_loop().set_exception_handler(lambda _, what: reported.append(what["exception"]))
        async with opened(under_test) as storage:
            storage.after_commit(lambda: called.append("before"))
            storage.after_commit([].pop)
            storage.after_commit(lambda: called.append("beside"))
            await asyncio.sleep(0.1)
            storage.after_commit(lambda: called.append("after"))
            await storage.flush()
        assert called == ["before", "beside", "after"]
        assert [type(one) for one in reported] == [IndexError]

    asyncio.run(main())


def test_no_callback_runs_after_a_failed_commit(under_test: SqliteUnderTest) -> None:
    async def main() -> None:
        called: list[object] = []
        storage = await under_test.open()
        table = await table_in(storage)
        under_test.break_commits()
        append(storage, table, [2], called)
        storage.after_commit(lambda: called.append("told"))
        for _ in range(200):
            await asyncio.sleep(0.01)
            if under_test.failures:
                break
        append(storage, table, [3], called)
        await asyncio.sleep(0.1)
        assert [why["id"] for why in under_test.failures] == ["log-not-written"]
        assert called == []
        under_test.let_go(storage)

    asyncio.run(main())


# Snapshots


def test_the_last_snapshot_and_the_events_after_it(under_test: SqliteUnderTest) -> None:
    async def main() -> None:
        async with opened(under_test) as storage:
            table = await table_in(storage)
            assert await storage.snapshot(table.number) is None
            append(storage, table, range(2, 5))
            storage.save_snapshot(table.number, 4, b"first")
            append(storage, table, range(5, 8))
            storage.save_snapshot(table.number, 7, b"second")
            append(storage, table, range(8, 10))
            await storage.flush()
            await check(storage, table)
        async with opened(under_test) as storage:
            await check(storage, table)
            append(storage, table, [10])
            await storage.flush()
            assert await storage.events(table.number, 9) == [line(10)]

    async def check(storage: Storage, table: StoredTable) -> None:
        assert await storage.snapshot(table.number) == (7, b"second")
        assert await storage.events(table.number, 7) == [line(8), line(9)]
        assert len(await storage.events(table.number)) == 9

    asyncio.run(main())


# Closed tables, and matches


def test_only_the_matches_of_a_closed_table_stay(under_test: SqliteUnderTest) -> None:
    async def main() -> None:
        async with opened(under_test) as storage:
            one, two = await table_in(storage, "one", public=True), await table_in(storage, "two")
            for table in (one, two):
                append(storage, table, range(2, 6))
                storage.save_snapshot(table.number, 5, b"snapshot")
                append(storage, table, range(6, 9))
            keep(storage, one, result("over", 100))
            storage.end_table(one.number)
            await storage.flush()
            killed = under_test.as_after_a_kill()
        for place in (killed, under_test):
            async with opened(place) as storage:
                assert await storage.live_tables() == [two]
                assert await storage.snapshot(one.number) is None
                assert await storage.events(one.number) == []
                assert len(await storage.events(two.number)) == 8
                assert replays(await storage.public_matches()) == ["over"]
        async with opened(under_test) as storage:
            again = await storage.make_table("three", "ONE", b"", False, MADE)  # the code is available again
            assert again.number > two.number

    asyncio.run(main())


def test_a_match_is_saved_with_its_own_events(under_test: SqliteUnderTest) -> None:
    """The table continues at once; its next events share a commit with the match."""

    async def main() -> None:
        async with opened(under_test) as storage:
            table = await table_in(storage)
            append(storage, table, range(2, 6))
            keep(storage, table, result("first", 100), 4)
            storage.save_snapshot(table.number, 5, b"snapshot")
            append(storage, table, range(6, 8))
            keep(storage, table, result("second", 200, finished=False), 7)
            await storage.flush()
        async with opened(under_test) as storage:
            kept = await storage.replay("first")
            assert kept is not None
            assert (kept.replay, kept.ended, kept.finished) == ("first", 100, True)
            assert kept.transcript == as_lines(line(number) for number in (2, 3, 4))
            kept = await storage.replay("second")
            assert kept is not None
            assert (kept.finished, kept.transcript) == (False, as_lines(line(number) for number in range(2, 8)))
            assert await storage.replay("third") is None

    asyncio.run(main())


def test_results_of_a_person_and_matches_of_public_tables(under_test: SqliteUnderTest) -> None:
    async def main() -> None:
        async with opened(under_test) as storage:
            public, private = await table_in(storage, "public", public=True), await table_in(storage, "private")
            for table in (public, private):
                append(storage, table, [2, 3])
            for number in range(60):
                keep(storage, public, result(f"p{number:02}", 1000 + number // 2))
            keep(storage, public, result("abandoned", 2000, finished=False))
            keep(storage, private, result("private", 3000))
            await storage.flush()
            listed = await storage.public_matches()
            assert replays(listed) == [
                f"p{number}" for ended in range(29, -1, -1) for number in (f"{2 * ended:02}", f"{2 * ended + 1:02}")
            ]
            assert listed[0] == result("p58", 1029)
            results = await storage.results("bob")
            assert replays(results)[:4] == ["private", "abandoned", "p58", "p59"]
            assert len(results) == 62
            assert isinstance(results[0], Result)
            assert (results[0].table, results[0].player, results[0].winners) == ("private", 1, (1,))
            assert await storage.results("cid") == []
            assert [await storage.player_in("private", person) for person in ("ann", "bob", "cid")] == [0, 1, None]
            assert await storage.player_in("nothing", "ann") is None

    asyncio.run(main())


def test_pages_list_every_match_once(under_test: SqliteUnderTest) -> None:
    """Many matches end in the same second, and one more ends while the list is read."""

    async def main() -> None:
        count = 2 * MOST_LISTED + 50
        async with opened(under_test) as storage:
            table = await table_in(storage, public=True)
            append(storage, table, [2, 3])
            for number in range(count):
                keep(storage, table, result(f"{number:04}", number // 7))
            keep(storage, table, result("abandoned", 3, finished=False))
            await storage.flush()
            everything = [f"{number:04}" for number in sorted(range(count), key=lambda one: (-(one // 7), one))]
            public = await pages(storage.public_matches)
            keep(storage, table, result("new", 10_000))
            await storage.flush()
            assert [len(page) for page in public] == [MOST_LISTED, MOST_LISTED, 50]
            assert [one.replay for page in public for one in page] == everything
            own = [one for page in await pages(partial(storage.results, "ann")) for one in page]
            assert [one.replay for one in own if one.replay != "abandoned"] == ["new", *everything]
            exported = await pages(partial(storage.exports, "bob"))
            assert {len(page) for page in exported[:-1]} == {MOST_EXPORTED}
            assert [one.replay for page in exported for one in page] == [one.replay for one in own]
            assert exported[0][0].transcript == as_lines([line(2), line(3)])
            assert exported[0][0].player == 1
            assert await storage.exports("cid") == await storage.public_matches(Cursor(-1, "")) == []

    async def pages(read: Callable[[Cursor | None], Awaitable[list[Any]]]) -> list[list[Any]]:
        found = list[list[Any]]()
        while page := await read(Cursor(found[-1][-1].ended, found[-1][-1].replay) if found else None):
            found.append(page)
        return found

    asyncio.run(main())


def test_programs_are_marked(under_test: SqliteUnderTest) -> None:
    async def main() -> None:
        async with opened(under_test) as storage:
            await storage.add_program("robot", "Robot")
            killed = under_test.as_after_a_kill()
        for place in (under_test, killed):
            async with opened(place) as storage:
                assert [await storage.is_program(person) for person in ("robot", "ann")] == [True, False]

    asyncio.run(main())


# Personal data


def test_forgetting_a_person_deletes_results_chat_and_names(under_test: SqliteUnderTest) -> None:
    async def main() -> None:
        header = "wildfour transcript 1\nplayers: Ann, Bob\nfair: 1 ab\nseeds: cd\nround 1 dealer 0 -> r7\nsecret ef\n"
        async with opened(under_test) as storage:
            one, two = await table_in(storage, "one", public=True), await table_in(storage, "two")
            for table in (one, two):
                storage.append(table.number, 2, TookSeat(by="ann", player=0, name="Ann"), print)
                storage.append(table.number, 3, Said(by="bob", text="good evening", at=10), print)
            storage.append(one.number, 4, Said(by="ann", id="7", text="my address is", at=20), print)
            storage.save_snapshot(one.number, 4, b"my address is")
            storage.append(one.number, 5, Said(by="ann", text="my number is", at=30), print)
            storage.save_snapshot(two.number, 3, b"two")
            for match in (result("p1", 100), result("p2", 200)):
                people, named = {"ann": 0, "bob": 1}, {"ann": 0, "bob": 1}
                storage.keep_match(one.number, 2, 3, match, people, lambda _: header, named=named)
            storage.keep_match(two.number, 2, 3, result("left", 300), {"bob": 1}, lambda _: header, named={"ann": 0})
            await storage.add_program("ann", "Robot")
            assert await storage.tables_of("ann") == [one.number, two.number]
            await storage.forget("ann")
        for place in (under_test.as_after_a_kill(), under_test):
            async with opened(place) as storage:
                assert await storage.tables_of("ann") == []
                assert await storage.results("ann") == await storage.exports("ann") == []
                assert not await storage.is_program("ann")
                assert await storage.player_in("p1", "ann") is None
                for name in ("p1", "p2", "left"):
                    kept = await storage.replay(name)
                    assert kept is not None
                    assert kept.transcript == "wildfour transcript 1\nplayers: Player 1, Bob\nround 1 dealer 0 -> r7\n"
                assert {one.players for one in await storage.results("bob")} == {("Player 1", "Bob")}
                assert {one.players for one in await storage.public_matches()} == {("Player 1", "Bob")}
                silent = [Said(by="ann", id="7", at=20), Said(by="ann", at=30)]
                assert (await storage.events(one.number))[3:] == silent
                assert await storage.snapshot(one.number) is None
                assert await storage.snapshot(two.number) == (3, b"two")
                assert Said(by="bob", text="good evening", at=10) in await storage.events(one.number)
            assert b"my address is" not in place.bytes()
            assert b"my number is" not in place.bytes()

    asyncio.run(main())


def test_old_chat_and_old_matches_are_deleted(under_test: SqliteUnderTest) -> None:
    async def main() -> None:
        async with opened(under_test) as storage:
            one, two = await table_in(storage, "one", public=True), await table_in(storage, "two")
            for table, times in ((one, (10, 20, 30)), (two, (25, 30))):
                for seq, at in enumerate(times, start=2):
                    storage.append(table.number, seq, Said(by="ann", text=f"said at {at}", at=at), print)
            for number in range(120):
                keep(storage, one, result(f"{number:03}", number))
            await storage.add_program("old", "Robot")
            await storage.flush()
            assert await storage.delete_chat(before=25) == [one.number]
            assert await storage.delete_chat(before=25) == []
            assert as_lines(await storage.events(one.number)) == "\n\nsaid at 30"
            assert as_lines(await storage.events(two.number)) == "said at 25\nsaid at 30"
            await storage.delete_matches(before=115)
            assert replays(await storage.public_matches()) == ["119", "118", "117", "116", "115"]
            assert replays(await storage.results("ann")) == ["119", "118", "117", "116", "115"]
            assert await storage.replay("114") is None
            assert await storage.is_program("old")
            await storage.delete_matches(before=1 << 40)
            assert await storage.public_matches() == []
            assert not await storage.is_program("old")
        assert b"said at 20" not in under_test.bytes()

    asyncio.run(main())


# The whole database


def test_a_database_cannot_be_opened_twice(under_test: SqliteUnderTest) -> None:
    async def main() -> None:
        async with opened(under_test):
            with pytest.raises(Invalid) as refusal:
                await under_test.open()
            assert refusal.value.id == "database-in-use"
        async with opened(under_test):
            pass

    asyncio.run(main())


def test_a_backup_is_consistent_while_events_are_written(under_test: SqliteUnderTest, tmp_path: Path) -> None:
    async def main() -> None:
        file, restored = tmp_path / "backup", under_test.at(tmp_path / "restored")
        async with opened(under_test) as storage:
            one, two = await table_in(storage, "one"), await table_in(storage, "two")
            number, backup = 1, asyncio.create_task(asyncio.to_thread(under_test.database.back_up, file))
            while not backup.done() or number < 100:
                number += 1
                append(storage, one, [number])
                append(storage, two, [number])  # in the same commit
                if number % 8 == 0:
                    storage.save_snapshot(one.number, number, b"%d" % number)
                await asyncio.sleep(0.001)
            await backup
        assert restored.database.restore(file) is None
        async with opened(restored) as storage:
            found = await storage.events(one.number)
            assert found == [MADE, *(line(number) for number in range(2, len(found) + 1))]
            assert await storage.events(two.number) == found
            saved = await storage.snapshot(one.number)
            assert saved is None or saved == (len(found) // 8 * 8, b"%d" % (len(found) // 8 * 8))

    asyncio.run(main())


def test_a_restore_keeps_the_previous_database(under_test: SqliteUnderTest, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(under_test) as storage:
            await table_in(storage, "one")
        under_test.database.back_up(tmp_path / "backup")
        async with opened(under_test) as storage:
            await table_in(storage, "two")
        assert under_test.database.restore(tmp_path / "backup") is not None
        async with opened(under_test) as storage:
            assert [table.name for table in await storage.live_tables()] == ["one"]

    asyncio.run(main())


def test_counters_count_commits_rows_and_waiting_writes(under_test: SqliteUnderTest) -> None:
    async def main() -> None:
        async with opened(under_test) as storage:
            table = await table_in(storage)
            before = storage.counters
            append(storage, table, range(2, 12))
            assert storage.counters.waiting == 10
            await storage.flush()
            after = storage.counters
            assert (after.rows - before.rows, after.waiting) == (10, 0)
            assert 1 <= after.commits - before.commits <= 10
            assert not storage.under_load

    asyncio.run(main())
