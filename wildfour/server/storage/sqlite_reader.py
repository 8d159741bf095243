"""Reader thread for finished matches. It uses its own SQLite connection, so that long lists do not delay tables."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from msgspec import convert, json

from wildfour.protocol.http_types import Exported, Finished, Replay, Result
from wildfour.server.storage.storage import MOST_EXPORTED, MOST_LISTED, Cursor

RESULT = "replay, matches.ended, finished, edition, format, standing"
OWN = f"select {RESULT}, table_name as 'table', player"
AFTER = "ended <= :ended and (ended < :ended or replay > :replay)"  # for an index ordered by ended desc, replay
END_OF_TIME = Cursor(1 << 62, "")
Kind = TypeVar("Kind")


class MatchReader:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._matches = db
        self._reader = ThreadPoolExecutor(1, "reader")

    async def replay(self, name: str) -> Replay | None:
        def read() -> Replay | None:
            sql = "select ended, finished, transcript from matches where replay = ?"
            row = self._matches.execute(sql, (name,)).fetchone()
            return row and Replay(replay=name, ended=row[0], finished=bool(row[1]), transcript=row[2])

        return await self._run(read)

    async def results(self, person: str, after: Cursor | None = None) -> list[Result]:
        return await self._own(Result, OWN, person, after, MOST_LISTED)

    async def exports(self, person: str, after: Cursor | None = None) -> list[Exported]:
        return await self._own(Exported, f"{OWN}, transcript", person, after, MOST_EXPORTED)

    async def _own(self, kind: type[Kind], fields: str, person: str, after: Cursor | None, most: int) -> list[Kind]:
        page = f"select person, replay, player from played where person = :person and {AFTER}"
        page += " order by ended desc, replay limit :most"
        return await self._page(kind, f"{fields} from ({page}) join matches using (replay)", after, most, person)

    async def public_matches(self, after: Cursor | None = None) -> list[Finished]:
        page = f"select replay from public_matches where {AFTER} order by ended desc, replay limit :most"
        return await self._page(
            Finished, f"select {RESULT} from ({page}) join matches using (replay)", after, MOST_LISTED
        )

    async def _page(self, kind: type[Kind], sql: str, after: Cursor | None, most: int, person: str = "") -> list[Kind]:
        cursor = after or END_OF_TIME

        def read() -> list[Kind]:
            values = {"person": person, "ended": cursor.ended, "replay": cursor.replay, "most": most}
            return as_type(kind, self._matches.execute(f"{sql} order by matches.ended desc, replay", values))

        return await self._run(read)

    async def _run(self, read: Callable[[], Kind]) -> Kind:
        return await asyncio.get_running_loop().run_in_executor(self._reader, read)


def as_type(kind: type[Kind], rows: sqlite3.Cursor) -> list[Kind]:
    """Convert rows to a protocol type with fields of the same names."""
    names = [name for name, *_ in rows.description]
    found = (dict(zip(names, row, strict=True)) for row in rows)
    return [convert({**one, **json.decode(one["standing"])}, kind, strict=False) for one in found]
