"""Malformed input: the server answers with an error frame or closes the socket, and keeps running."""

import asyncio
import os
import random
import struct
import sys
from pathlib import Path

import pytest

from tests.server.hostile_frames import LARGEST, malformed
from tests.server.serving import ServerProcess, people, play, raw, soon, started
from wildfour.protocol import commands
from wildfour.protocol.frames import Refused, Whole
from wildfour.server.websocket import MOST_BAD_FRAMES

IN_A_ROW = MOST_BAD_FRAMES // 2
FLAT = 8_000  # kilobytes of tolerated fluctuation


async def send_malformed(server: ServerProcess, table: str, frames: int, seed: int) -> None:
    """Assert that the server rejects each frame."""
    luck = random.Random(seed)
    while frames:
        async with raw(server.address, table) as socket:
            await socket.frame_like(Whole)
            for _ in range(min(frames, 50 * IN_A_ROW)):
                data, text = malformed(luck)
                await socket.connection.send(data, text=text)
                refused = await socket.frame_like(Refused)
                assert (refused.id, refused.kind) == ("", "invalid")
                assert refused.message["id"] == "command-not-read"
                frames -= 1
                if not frames % IN_A_ROW:
                    await socket.do(commands.Say, "say", text="still here")
                    assert (await socket.frame_like(Refused)).message["id"] == "no-seat-here"


async def fuzzed(database: Path, frames: int) -> int:
    """Return the server's memory growth in kilobytes while a match is played at the same table."""
    with ServerProcess(database) as server:
        async with people(server.address, 2) as clients:
            tables = await started(clients, bots=2, options="target=100")
            playing = asyncio.gather(*(play(table, random.Random(1)) for table in tables))
            await send_malformed(server, tables[0].name, frames // 10, seed=1)
            before = server.memory()
            await send_malformed(server, tables[0].name, frames - frames // 10, seed=2)
            await soon(playing)
        return server.memory() - before


def test_malformed_frames_are_rejected_one_by_one(tmp_path: Path) -> None:
    assert asyncio.run(fuzzed(tmp_path / "tables.db", 2_000)) < FLAT


@pytest.mark.long
def test_memory_stays_flat_over_a_hundred_thousand_malformed_frames(tmp_path: Path) -> None:
    frames = int(os.environ.get("WILDFOUR_FRAMES", "100000"))
    grown = asyncio.run(fuzzed(tmp_path / "tables.db", frames))
    sys.stdout.write(f"{frames} frames, each refused; the server has grown by {grown} kB\n")
    assert grown < FLAT


# Frames that libraries never send


VIOLATIONS = {
    "not masked": b"\x81\x02{}",
    "reserved bits": b"\xf1\x80\x00\x00\x00\x00",
    "unknown opcode": b"\x83\x80\x00\x00\x00\x00",
    "too large": b"\x81\xff" + struct.pack("!Q", 1 << 40) + bytes(4),
    "fragmented ping": b"\x09\x80\x00\x00\x00\x00",
    "long ping": b"\x89\xfe" + struct.pack("!H", 126) + bytes(4) + bytes(126),
    "continues nothing": b"\x80\x80\x00\x00\x00\x00",
    "no UTF-8": b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    "close with one byte": b"\x88\x81\x00\x00\x00\x00\x01",
    "no WebSocket at all": b"GET / HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("name", VIOLATIONS)
def test_a_protocol_violation_ends_only_its_socket(name: str, server: ServerProcess) -> None:
    async def main() -> None:
        async with people(server.address, 1) as clients:
            table = await clients[0].make()
            async with raw(server.address, table.name) as bad, raw(server.address, table.name) as good:
                await good.frame_like(Whole)
                bad.connection.transport.write(VIOLATIONS[name])
                if name == "no UTF-8":
                    assert isinstance(await bad.frame_like(Refused), Refused)
                    return
                assert await bad.close_code() in (None, 1002, 1009)
                await good.do(commands.Look, "look")
                await good.frame_like(Whole)

    asyncio.run(main())


def test_only_a_message_over_the_size_limit_ends_the_socket(server: ServerProcess) -> None:
    async def main() -> None:
        async with people(server.address, 1) as clients:
            table = await clients[0].make()
            async with raw(server.address, table.name) as socket:
                await socket.send(b" " * LARGEST)
                assert (await socket.frame_like(Refused)).id == ""
                await socket.send(b" " * (LARGEST + 1))
                assert await socket.close_code() == 1009

    asyncio.run(main())


def test_a_client_that_sends_only_malformed_frames_is_disconnected(server: ServerProcess) -> None:
    async def main() -> None:
        async with people(server.address, 1) as clients:
            table = await clients[0].make()
            async with raw(server.address, table.name) as socket:
                for _ in range(MOST_BAD_FRAMES - 1):
                    await socket.send("{")
                    await socket.frame_like(Refused)
                await socket.send("{")
                assert await socket.close_code() == 1008

    asyncio.run(main())


def test_unread_pongs_fill_no_memory(server: ServerProcess) -> None:
    """A client floods the server with pings and never reads: the pongs must not pile up."""

    async def main() -> None:
        async with people(server.address, 1) as clients:
            table = await clients[0].make()
            async with raw(server.address, table.name) as socket:
                await socket.frame_like(Whole)
                socket.connection.transport.pause_reading()
                before = server.memory()
                ping = b"\x89\xfd" + bytes(4) + bytes(125)
                for _ in range(300):
                    socket.connection.transport.write(ping * 1000)
                    await asyncio.sleep(0)
                    while socket.connection.transport.get_write_buffer_size() > 1 << 20:
                        await asyncio.sleep(0.01)
                assert server.memory() - before < FLAT
                socket.connection.transport.abort()

    asyncio.run(main())
