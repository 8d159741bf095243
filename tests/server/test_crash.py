"""Crashes: a server killed at any moment under load loses nothing that it sent to a client."""

import asyncio
import contextlib
import os
import random
import sqlite3
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.serving import Raw, ServerProcess, people, raw, seated, soon, take_part, where
from tests.server.telling import Received, check_received, listening
from wildfour.client import Client, RefusedByServer, TableClient
from wildfour.fair import verify
from wildfour.protocol import commands
from wildfour.protocol.frames import Done, Whole
from wildfour.rulebook.editions import EDITIONS
from wildfour.server.http.identity import new_token

TABLES = 4
LATEST = 0.6  # seconds; maximum time from a start to the next kill
CHAT = 0.05  # probability


async def play_on(table: TableClient, luck: random.Random) -> None:
    """Play match after match with some chat; the host requests the rematches."""
    while True:
        before = where(table)
        assert table.seats is not None
        if luck.random() < CHAT:
            with contextlib.suppress(RefusedByServer):  # over the chat rate limit
                await table.send(commands.Say, text=f"at {table.number}")
        with contextlib.suppress(RefusedByServer):
            if table.seats.stage == "over" and table.you == table.seats.host:
                await table.send(commands.Again)
            elif table.seats.stage == "lobby" and table.you == table.seats.host:
                await table.start()
        await take_part(table, luck)
        if where(table) == before:
            await table.until(lambda one, before=before: where(one) != before)


class Load:
    """Several tables with people, bots, and a spectator each, and everything that they received."""

    def __init__(self) -> None:
        self.tables: list[list[TableClient]] = []
        self.told: list[list[Received]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self, clients: Sequence[Client], seed: int) -> None:
        for at in range(TABLES):
            players, watcher = clients[3 * at : 3 * at + 2], clients[3 * at + 2]
            edition = EDITIONS[at % len(EDITIONS)].name
            tables = await seated(players, bots=1 + at % 2, edition=edition, views=at == 1)
            tables.append(await watcher.join(tables[0].name, views=at == 2))
            heard = [listening(table) for table in tables]
            self.tables.append(tables)
            self.told.append([told for told, _ in heard])
            self.tasks += [task for _, task in heard]
            self.tasks += [
                asyncio.create_task(play_on(table, random.Random(f"{seed} {at} {player}")))
                for player, table in enumerate(tables)
            ]

    def places(self) -> list[list[tuple[int, int]]]:
        """Return each client's position at its table."""
        return [[(table.seats.match, table.number) for table in tables if table.seats] for tables in self.tables]

    def check_still_there(self) -> None:
        """Raise the error of any client task that has failed."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def goes_on(self) -> None:
        """Wait until every client is back in its seat and its table continues."""
        begun = self.places()
        for tables, places in zip(self.tables, begun, strict=True):
            for player, (table, place) in enumerate(zip(tables, places, strict=True)):
                await soon(table.until(lambda one, place=place: (one.seats.match, one.number) > place))
                assert table.player == (player if player < 2 else None)
        self.check_still_there()

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def killed(database: Path, kills: int, seed: int) -> tuple[int, int]:
    """Kill the server repeatedly. Return the number of events compared with the log and of matches verified."""
    luck, load = random.Random(seed), Load()
    server = ServerProcess(database)
    with server:
        async with people(server.address, 3 * TABLES) as clients:
            await load.begin(clients, seed)
            for _ in range(kills):
                await asyncio.sleep(luck.uniform(0, LATEST))
                await asyncio.to_thread(server.kill)
                load.check_still_there()
                server.start()
                await asyncio.to_thread(server.ready)
                if luck.random() < 0.3:
                    await load.goes_on()
            await load.goes_on()
            await load.end()
    events = sum(
        check_received(database, tables[0].name, told) for tables, told in zip(load.tables, load.told, strict=True)
    )
    return events, verified(database)


def verified(database: Path) -> int:
    db = sqlite3.connect(database)
    rows = db.execute("select transcript, finished from matches").fetchall()
    db.close()
    for text, finished in rows:
        proof = verify(text)
        assert proof.over == finished
        assert proof.own == ("Ann", "Bob")
    return len(rows)


def test_commands_repeated_after_a_crash_are_applied_once(tmp_path: Path) -> None:
    """A client that missed the response resends the command and receives `done`."""
    token, server = new_token(), ServerProcess(tmp_path / "tables.db")

    async def sit_and_start(socket: Raw) -> None:
        await socket.do(commands.Sit, "sit", player=0, name="Ann")
        await socket.do(commands.SeatBot, "bot", player=1, level="casual")
        await socket.do(commands.Say, "say", text="hello")
        assert [(await socket.frame_like(Done)).id for _ in range(3)] == ["sit", "bot", "say"]

    async def main() -> None:
        async with Client(server.address, token) as client:
            name = (await client.make(seats=2, pace=0)).name
        for crash in range(3):
            async with raw(server.address, name, token) as socket:
                whole = await socket.frame_like(Whole)
                assert [line.text for line in whole.chat] == (["hello"] if crash else [])
                await sit_and_start(socket)
                await asyncio.to_thread(server.kill)
            server.start()
            await asyncio.to_thread(server.ready)

    with server:
        asyncio.run(main())


def test_nothing_sent_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    events, matches = asyncio.run(killed(tmp_path / "tables.db", 5, seed=1))
    assert events > 100
    assert matches > 0


@pytest.mark.long
def test_nothing_sent_is_lost_in_a_hundred_crashes(tmp_path: Path) -> None:
    kills = int(os.environ.get("WILDFOUR_KILLS", "100"))
    begun = time.monotonic()
    events, matches = asyncio.run(killed(tmp_path / "tables.db", kills, seed=2))
    sys.stdout.write(
        f"{kills} kills in {time.monotonic() - begun:.0f} s: {events} events sent and in the log, {matches} matches\n"
    )
    assert events > 1000
    assert matches > 0
