"""Sixty phones that play all evening under the default limits, behind one address and behind a shared proxy.

Limits per address must stop attackers, but never a club in one building.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.running import Answer, ask
from tests.server.serving import NAMES, UNLIMITED, Served, is_playing, play, served
from wildfour.client import Client, TableClient
from wildfour.protocol.http_types import ReplayAsked
from wildfour.server.http.identity import new_token
from wildfour.server.settings import ServerSettings

PHONES, SEATS = 60, 10
LIMITS = (*UNLIMITED, "most_sockets", "most_connections", "most_tables")
DEFAULTS = {name: getattr(ServerSettings(), name) for name in LIMITS}
LONG = 120  # seconds


class Proxy:
    """A proxy on this computer that adds a phone's address to each connection."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._header = f"X-Forwarded-For: {address}\r\n".encode()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner, outer = await asyncio.open_connection("127.0.0.1", self._port)
        outer.write(await reader.readline() + self._header)
        await asyncio.gather(pump(reader, outer), pump(inner, writer), return_exceptions=True)


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    finally:
        writer.close()


@asynccontextmanager
async def addresses(server: Served, behind: str) -> AsyncIterator[list[str]]:
    """Return one server address per phone."""
    if behind == "one address":
        yield [server.address] * PHONES
        return
    port = int(server.address.rpartition(":")[2])
    async with AsyncExitStack() as stack:
        found = []
        for number in range(PHONES):
            address = f"203.0.113.{number}" if behind == "a proxy" else "203.0.113.1"
            proxy = await asyncio.start_server(Proxy(port, address).carry, "127.0.0.1", 0)
            await stack.enter_async_context(proxy)
            found.append(f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}")
        yield found


@pytest.mark.parametrize(
    "behind", ["one address", "a proxy", pytest.param("one address and a proxy", marks=pytest.mark.long)]
)
def test_sixty_phones_play_an_evening(behind: str, tmp_path: Path) -> None:
    trusted = "" if behind == "one address" else "127.0.0.1"

    async def main() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(PHONES))
        async with served(tmp_path / "tables.db", trusted_proxies=trusted, **DEFAULTS) as server:
            async with addresses(server, behind) as found, asyncio.timeout(LONG):
                await evening(found)
            assert server.tables.metrics.troubles == 0

    asyncio.run(main())


async def evening(found: list[str]) -> None:
    """Perform each step for everyone at once: arrive, join by code, play, reconnect, open the replay."""
    async with AsyncExitStack() as stack:
        assert {one.status for one in await everyone(page(address, "/") for address in found)} == {200}
        phones = await everyone(stack.enter_async_context(Client(address)) for address in found)
        await everyone(phone.listed() for phone in phones)
        hosts = await everyone(one.make(seats=SEATS, pace=0, options="target=1") for one in phones[::SEATS])
        tables = [await sat_down(host, phones[SEATS * place :][:SEATS]) for place, host in enumerate(hosts)]
        await everyone(host.start() for host in hosts)
        await everyone(one.until(is_playing) for table in tables for one in table)
        everything = [one for table in tables for one in table]
        again = await everyone(phone.join(one.name) for phone, one in zip(phones, everything, strict=True))
        await everyone(play(one, random.Random(number)) for number, one in enumerate(again))
        assert {len(one) for one in await everyone(phone.results() for phone in phones)} == {1}
        replays = [one.seats.replay for one in again if one.seats is not None]
        shown = await everyone(round_of(address, str(name)) for address, name in zip(found, replays, strict=True))
        assert {one.status for one in shown} == {200}
        own = await everyone(Client(address, new_token()).make() for address in found)  # one table for each
        await everyone(one.close() for one in own)


async def sat_down(host: TableClient, phones: list[Client]) -> list[TableClient]:
    assert host.made is not None
    code = host.made.code
    table = [host, *await everyone(phone.join_code(code) for phone in phones[1:])]
    for player, (one, name) in enumerate(zip(table, NAMES, strict=True)):
        await one.sit(name, player)
    return table


async def everyone(doing: Iterable[Awaitable[Any]]) -> list[Any]:
    return list(await asyncio.gather(*doing))


async def page(address: str, path: str) -> Answer:
    return await asyncio.to_thread(ask, address + path)


async def round_of(address: str, replay: str) -> Answer:
    body = msgspec.json.encode(ReplayAsked(replay=replay))
    return await asyncio.to_thread(partial(ask, f"{address}/api/replays/round", "POST", body))
