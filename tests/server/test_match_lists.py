"""Lists of finished matches: complete, paginated, read through an index, and never delaying tables."""

import asyncio
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running, running
from tests.server.storages import opened
from tests.server.test_storage_contract import append, result, table_in
from wildfour.client import Client
from wildfour.server.http.identity import new_token, person_of
from wildfour.server.storage import sqlite_reader, storage
from wildfour.server.storage.sqlite_storage import SqliteStorage

MANY = 2 * storage.MOST_LISTED + 3


def filled(folder: Path, person: str, count: int) -> None:
    """Create a database with finished matches from a public table."""

    async def main() -> None:
        async with opened(folder / "tables.db") as kept:
            await fill(kept, person, count)

    asyncio.run(main())


async def fill(kept: SqliteStorage, person: str, count: int) -> None:
    table = await table_in(kept, public=True)
    append(kept, table, [2, 3])
    begin = int(time.time()) - 10_000  # within the retention period
    for number in range(count):
        match = result(f"m{number}", begin + number // 3)
        kept.keep_match(table.number, 2, 3, match, {person: 0}, lambda events: "transcript")
    await kept.flush()


def all_pages(server: Running, path: str, headers: dict[str, str]) -> list[Any]:
    found, pages = [], 0
    while path:
        answer = server.ask(path, headers=headers)
        assert answer.status == 200
        found += answer.json
        link = re.fullmatch(r'<(.+)>; rel="next"', answer.headers.get("link", ""))
        path, pages = link[1] if link else "", pages + 1
    assert pages == 3
    return found


def test_pages_and_exports_are_complete(tmp_path: Path) -> None:
    token = new_token()
    filled(tmp_path, person_of(token), MANY)
    bearer = {"authorization": f"Bearer {token}"}
    with running(tmp_path) as server:
        found = all_pages(server, "/api/me/results", bearer)
        assert {one["replay"] for one in found} == {f"m{number}" for number in range(MANY)}
        assert len(found) == MANY
        assert [one["ended"] for one in found] == sorted((one["ended"] for one in found), reverse=True)
        public = all_pages(server, "/api/replays", {})
        assert [one["replay"] for one in public] == [one["replay"] for one in found]
        exported = server.ask("/api/me/export", headers=bearer).json
        assert [one["replay"] for one in exported] == [one["replay"] for one in found]
        assert asyncio.run(results_of(server, token)) == [one["replay"] for one in found]


async def results_of(server: Running, token: str) -> list[str]:
    async with Client(server.address, token) as client:
        return [one.replay for one in await client.results()]


@pytest.mark.parametrize("after", ["", "x", "1", "-1.x", "1e3.x", "%C2%B2.x", "9" * 40 + ".x", ".", "%00.%00"])
def test_an_unknown_page_position_is_rejected(tmp_path: Path, after: str) -> None:
    with running(tmp_path) as server:
        found = server.ask(f"/api/replays?after={after}")
        assert (found.status, found.json) == (200, []) if after == "1" else found.status == 422


def test_a_slow_list_delays_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    original = sqlite_reader.as_type

    def slow(kind: Any, rows: Any) -> Any:
        time.sleep(0.5)
        return original(kind, rows)

    async def main() -> None:
        async with opened(tmp_path / "tables.db") as kept:
            await fill(kept, "ann", 3)
            monkeypatch.setattr(sqlite_reader, "as_type", slow)
            reads = asyncio.gather(kept.public_matches(), kept.results("ann"), kept.exports("ann"))
            longest, last = 0.0, time.monotonic()
            while not reads.done():
                await asyncio.sleep(0)
                longest, last = max(longest, time.monotonic() - last), time.monotonic()
            assert [len(page) for page in await reads] == [3, 3, 3]
            assert longest < 0.4

    asyncio.run(main())


def test_a_page_reads_only_its_own_rows(tmp_path: Path) -> None:
    """The index yields the page, and at most one page is sorted."""
    plans = list[str]()

    async def main() -> None:
        async with opened(tmp_path / "tables.db") as kept:
            await fill(kept, "ann", 3)
            kept._matches.set_trace_callback(plans.append)
            await kept.public_matches()
            await kept.results("ann")
            await kept.exports("ann")

    asyncio.run(main())
    assert len(plans) == 3
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        for sql in plans:
            steps = [row[3] for row in db.execute(f"explain query plan {sql}")]
            assert not [step for step in steps if re.match(r"SCAN (matches|played|tables|public_matches$)", step)], (
                steps
            )
            inner = steps[: next(place for place, step in enumerate(steps) if "matches USING" in step)]
            assert not [step for step in inner if "TEMP B-TREE" in step], steps
