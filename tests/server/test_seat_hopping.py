"""With `latecomers=at-once`, a person cannot look at one bot's hand after another."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from tests.server.serving import people, person, play, refused_with, served, soon, started, until
from wildfour.client import Client, RefusedByServer, TableClient
from wildfour.protocol import commands

SETTINGS = {"bots": 3, "latecomers": "at-once", "options": "target=500"}


async def is_refused(table: TableClient, player: int) -> None:
    with pytest.raises(RefusedByServer) as refused:
        await table.sit("Ida", player)
    assert refused_with(refused) == "seat-left-this-round"


async def hop(clients: list[Client]) -> list[TableClient]:
    """Take a bot's seat and leave it. Then no one can get another seat, and this person can get only the same one."""
    table = (await started(clients[:1], **SETTINGS))[0]
    late, other = [await client.join(table.name) for client in clients[1:]]
    await late.sit("Zoe", 2)
    await late.send(commands.Rise)
    for one, player in ((late, 1), (late, 3), (other, 1), (other, 2)):
        await is_refused(one, player)
    await late.sit("Zoe", 2)
    await late.send(commands.Rise)
    return [table, late, other]


def test_leaving_a_seat_closes_the_others_for_the_round(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            table, late, other = await hop(clients)
            live = server.live(table)
            assert live.hosted.open_seats == 0
            playing = asyncio.create_task(play(table, random.Random(1)))
            await until(lambda: live.table.match.number > 1 and live.hosted.stage == "playing")
            playing.cancel()
            await other.sit("Eve", 1)
            await late.sit("Ida", 3)
            assert live.hosted.people == [person(clients[0]), other.you, late.you]

    asyncio.run(main())


@pytest.mark.parametrize("from_log", [False, True])
def test_seats_stay_closed_after_a_restart(tmp_path: Path, from_log: bool) -> None:
    """The test restarts the table from the last snapshot, then from the log alone."""
    database = tmp_path / "tables.db"

    async def before() -> tuple[str, list[str]]:
        async with served(database) as server, people(server.address, 3) as clients:
            tables = await hop(clients)
            return tables[0].name, [str(client.token) for client in clients]

    async def after(name: str, tokens: list[str]) -> None:
        async with served(database) as server, Client(server.address, tokens[2]) as client:
            await is_refused(await client.join(name), 1)
            async with Client(server.address, tokens[1]) as late:
                table = await late.join(name)
                await table.sit("Zoe", 2)
                await soon(table.until(lambda one: one.player == 2))

    name, tokens = asyncio.run(before())
    if from_log:
        with sqlite3.connect(database) as db:
            db.execute("delete from snapshots")
    asyncio.run(after(name, tokens))


def test_other_ways_of_joining_leave_seats_open(tmp_path: Path) -> None:
    """Every hand is shown between two rounds."""

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            table = (await started(clients[:1], **{**SETTINGS, "latecomers": "between-rounds"}))[0]
            late, other = [await client.join(table.name) for client in clients[1:]]
            await late.sit("Zoe", 2)
            await other.sit("Eve", 1)
            waiting = [seat.waiting for seat in server.live(table).hosted.seat_views()]
            assert waiting == [None, other.you, late.you, None]

    asyncio.run(main())
