"""A flood of hostile frames during honest matches: memory stays flat, nothing fails, and the matches verify."""

import asyncio
import os
import random
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.hostile_frames import BOUND_TO_CLOSE, TEXT, frame_of, hostile
from tests.server.serving import ServerProcess, is_playing, people, play, soon, started
from wildfour.client import Client, TableClient
from wildfour.fair import verify
from wildfour.protocol import commands
from wildfour.server.http.identity import new_token

SOCKETS = 8
AT_ONCE = 60  # frames per batch; then the server must answer
CLOSING = 0.1  # fraction of batches that end with a frame that closes the socket
ENDS = 150  # maximum batches per socket
BOT_PACE = 5  # percent of a person's move time
WARM_UP = 0.1  # fraction of all frames
GROWTH = 1.1


@dataclass
class Flood:
    """Hostile clients, with frame counts. Half of them watch the honest table, and the others sit at their own."""

    server: ServerProcess
    honest: str
    frames: int
    own: str = ""
    sent: int = 0
    opened: int = 0
    warm: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        await asyncio.gather(*(self._attack(number) for number in range(SOCKETS)))

    async def _attack(self, number: int) -> None:
        luck = random.Random(number)
        while self.sent < self.frames:
            with suppress(OSError, asyncio.IncompleteReadError):
                await self._one_socket(luck, await self._table(number % 2 == 0), new_token())

    async def _table(self, honest: bool) -> str:
        if honest:
            return self.honest
        if not self.own:
            async with Client(self.server.address, new_token()) as host:
                self.own = (await host.make(seats=10, pace=0, options="target=1")).name
        return self.own

    async def _one_socket(self, luck: random.Random, table: str, token: str) -> None:
        host, _, port = self.server.address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            views = luck.randrange(2)
            lines = (
                f"GET /api/tables/{table}/socket?views={views}&words={views} HTTP/1.1",
                f"host: {host}:{port}",
                f"authorization: Bearer {token}",
                "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13",
                "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            )
            writer.write("\r\n".join(lines).encode())
            answer = await soon(reader.readuntil(b"\r\n\r\n"))
            if b" 101 " not in answer.partition(b"\r\n")[0]:  # the client was removed or locked out
                self.own = self.own if table == self.honest else ""
                return
            self.opened += 1
            await self._send(luck, reader, writer)
        finally:
            writer.close()

    async def _send(self, luck: random.Random, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Send batches, each followed by a command whose response shows that the server has read the batch."""
        for batch in range(luck.randrange(ENDS)):
            mark = b"mark-%d" % batch
            writer.writelines(hostile(luck) for _ in range(AT_ONCE))
            writer.write(frame_of(TEXT, b'{"do":"again","id":"%s"}' % mark))
            await until_seen(reader, b'"id":"%s"' % mark)
            self.sent += AT_ONCE
            if self.sent >= self.frames:
                return
            if self.sent >= WARM_UP * self.frames:
                self.warm.set()
            if luck.random() < CLOSING:
                writer.write(luck.choice(BOUND_TO_CLOSE))
                self.sent += 1


async def until_seen(reader: asyncio.StreamReader, mark: bytes) -> None:
    tail = b""
    while mark not in tail:
        data = await soon(reader.read(1 << 16))
        if not data:
            raise ConnectionResetError
        tail = tail[-len(mark) :] + data


async def honest_matches(tables: list[TableClient], client: Client, flood: "asyncio.Task[None]") -> int:
    """Play until the flood ends; return the number of matches, all of which must verify."""
    count = 0
    while True:
        await asyncio.gather(*(play(table, random.Random(count)) for table in tables))
        seats = tables[0].seats
        assert seats is not None
        assert seats.replay is not None
        assert verify((await client.replay(seats.replay)).transcript).over
        assert [table.reconnections for table in tables] == [0] * len(tables)
        count += 1
        if flood.done():
            return count
        await tables[0].send(commands.Again)
        await soon(tables[0].until(lambda one: one.seats.stage == "lobby"))
        await tables[0].start()
        for table in tables:
            await soon(table.until(is_playing))


async def flooded(database: Path, frames: int) -> str:
    """Return the results in one line."""
    with ServerProcess(database, reveal_time=1.0, between_rounds=0.1, grace=1.0, unload_minutes=0.1) as server:
        async with people(server.address, 2) as clients:
            tables = await started(clients, bots=2, pace=BOT_PACE, clock=2)
            flood = Flood(server, tables[0].name, frames)
            running = asyncio.create_task(flood.run())
            honest = asyncio.create_task(honest_matches(tables, clients[0], running))
            await asyncio.wait((asyncio.create_task(flood.warm.wait()), honest), return_when=asyncio.FIRST_COMPLETED)
            before = server.memory()
            await running
            after, matches = server.memory(), await soon(honest)
            metrics = await asyncio.to_thread(text_at, f"{server.address}/metrics")
        assert server.said() == ""
    assert "wildfour_troubles_total 0.0\n" in metrics
    assert after < GROWTH * before, (before, after)
    return (
        f"{flood.sent} hostile frames on {flood.opened} sockets: {before} kB after the first {WARM_UP:.0%}, "
        f"{after} kB at the end; {matches} honest matches beside them, each proved\n"
    )


def text_at(address: str) -> str:
    with urlopen(address, timeout=10) as answer:
        return str(answer.read().decode())


def test_hostile_frames_do_no_harm(tmp_path: Path) -> None:
    asyncio.run(flooded(tmp_path / "tables.db", 5_000))


@pytest.mark.long
def test_a_million_hostile_frames_do_no_harm(tmp_path: Path) -> None:
    frames = int(os.environ.get("WILDFOUR_FRAMES", "1000000"))
    sys.stdout.write(asyncio.run(flooded(tmp_path / "tables.db", frames)))
