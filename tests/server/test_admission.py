"""The host's lock, and removals, mutes, and chat limits that a new token cannot bypass."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.running import open_refused
from tests.server.serving import Raw, Served, people, person, raw, refused_with, seated, served, soon, started
from wildfour.client import RefusedByServer, TableClient
from wildfour.protocol import commands
from wildfour.protocol.frames import Chat, Done, Refused, Whole
from wildfour.server.http.identity import new_token
from wildfour.server.rate_limits import CHAT_BURST, Buckets, ChatLimits
from wildfour.server.table.admission import PAUSE

ELSEWHERE = "203.0.113.9"


@asynccontextmanager
async def newcomer(server: Served, table: TableClient, address: str = "") -> AsyncIterator[Raw]:
    """Connect a person with a new token, from this computer's address or from behind a proxy."""
    forwarded = {"x-forwarded-for": address} if address else {}
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table.name}/socket"
    headers = {"authorization": f"Bearer {new_token()}", **forwarded}
    async with connect(url, additional_headers=headers, compression=None, proxy=None) as connection:
        yield Raw(connection)


async def refusal(server: Served, table: TableClient, token: str = "", **headers: str) -> tuple[int, str]:
    address = f"{server.address}/api/tables/{table.name}/socket"
    answer = await open_refused(address, token or new_token(), **headers)
    return answer.status, answer.json["message"]["id"]


def test_a_locked_table_admits_only_people_with_a_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            tables = await seated(clients[:2], bots=1, public=True)
            watching = await clients[2].join(tables[0].name)
            with pytest.raises(RefusedByServer) as refused:
                await tables[1].lock()
            assert refused_with(refused) == "only-the-host"
            assert len(await clients[2].listed()) == 1
            await tables[0].lock()
            await soon(watching.until(lambda one: one.seats.locked))
            assert await clients[2].listed() == []
            assert await refusal(server, tables[0]) == (403, "table-locked")
            with pytest.raises(RefusedByServer) as refused:
                await watching.sit("Zoe", 2)
            assert refused_with(refused) == "table-locked"
            await tables[1].drop()
            await soon(tables[1].until(lambda one: one.reconnections == 1 and one.player == 1))
            await tables[1].sit("Bob", 1)
            await tables[0].lock(False)
            await watching.sit("Zoe", 2)
            async with newcomer(server, tables[0]) as late:
                await late.frame_like(Whole)

    asyncio.run(main())


def test_a_locked_table_stays_locked_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            tables = await seated(clients, bots=1)
            await tables[0].lock()
        async with served(tmp_path / "tables.db") as server:
            assert await refusal(server, tables[0]) == (403, "table-locked")
            async with raw(server.address, tables[0].name, clients[0].token) as host:
                assert (await host.frame_like(Whole)).seats.locked

    asyncio.run(main())


def test_a_removed_person_cannot_return_with_a_new_token(tmp_path: Path) -> None:
    """Newcomers from the same address must wait. People with a seat, or at another address, need not."""

    async def main() -> None:
        async with (
            served(tmp_path / "tables.db", trusted_proxies="127.0.0.1") as server,
            people(server.address, 3) as clients,
        ):
            tables = await started(clients)
            await tables[0].send(commands.Kick, person=person(clients[1]))
            assert await refusal(server, tables[0], clients[1].token or "") == (403, "was-kicked")
            assert await refusal(server, tables[0]) == (403, "address-was-kicked")
            await tables[2].drop()
            await soon(tables[2].until(lambda one: one.reconnections == 1 and one.player == 2))
            async with newcomer(server, tables[0], ELSEWHERE) as other:
                whole = await other.frame_like(Whole)
                live = server.live(tables[0])
                await tables[0].send(commands.Kick, person=whole.you)
            assert await refusal(server, tables[0], **{"x-forwarded-for": ELSEWHERE}) == (403, "address-was-kicked")
            for _ in range(2):  # the host lets everyone in again
                await tables[0].lock(not live.hosted.locked)
            async with newcomer(server, tables[0]) as late:
                await late.frame_like(Whole)

    asyncio.run(main())


def test_each_removal_from_an_address_doubles_the_wait(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            table = await clients[0].make()
            admission, now = server.live(table).admission, [0.0]
            admission._time = lambda: now[0]
            for length in (PAUSE, 2 * PAUSE, 4 * PAUSE):
                async with newcomer(server, table) as late:
                    whole = await late.frame_like(Whole)
                    await table.send(commands.Kick, person=whole.you)
                now[0] += length - 1
                assert await refusal(server, table) == (403, "address-was-kicked")
                now[0] += 2

    asyncio.run(main())


def test_a_spectator_from_the_address_of_a_removed_person_takes_no_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            tables = await seated(clients[:2], bots=1)
            waiting = await clients[2].join(tables[0].name)
            await tables[0].send(commands.Kick, person=person(clients[1]))
            with pytest.raises(RefusedByServer) as refused:
                await waiting.sit("Zoe", 1)
            assert refused_with(refused) == "address-was-kicked"

    asyncio.run(main())


def test_a_muted_person_stays_muted_with_a_new_token(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            served(tmp_path / "tables.db", trusted_proxies="127.0.0.1") as server,
            people(server.address, 3) as clients,
        ):
            tables = await seated(clients[:2], seats=5)
            await tables[0].send(commands.Mute, person=person(clients[1]), muted=True)
            again = await clients[2].join(tables[0].name)
            await again.sit("Zoe", 3)
            with pytest.raises(RefusedByServer) as refused:
                await again.send(commands.Say, text="hello")
            assert refused_with(refused) == "is-muted"
            await tables[0].send(commands.Say, text="not everyone here")
            await tables[0].send(commands.Mute, person=person(clients[2]), muted=False)
            await again.send(commands.Say, text="hello")
            async with newcomer(server, tables[0], ELSEWHERE) as other:
                await other.do(commands.Sit, "sit", player=4, name="Yan")
                await other.frame_like(Done)
                await other.do(commands.Say, "say", text="hello")
                assert (await other.frame_like(Chat)).line.name == "Yan"

    asyncio.run(main())


def test_an_address_that_sends_too_much_chat_leaves_room_for_others() -> None:
    limits = ChatLimits()
    flood = sum(limits.take(f"token {number}", "here") for number in range(100) for _ in range(CHAT_BURST))
    assert flood == 4 * CHAT_BURST
    assert limits.take("someone else", "there")
    flood += sum(limits.take(f"token {number}", f"address {number}") for number in range(100))
    assert flood < 8 * CHAT_BURST
    assert not limits.take("the next", "somewhere")


def test_ten_players_behind_one_address_send_two_lines_each_at_once() -> None:
    limits = ChatLimits()
    assert all(limits.take(f"player {number % 10}", "home") for number in range(20))


def test_a_new_token_for_every_line_of_chat_gets_no_further(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            table = await clients[0].make(seats=10)
            live, refused = server.live(table), list[str]()
            live.chat_limits._by_address = Buckets(0.0, 4 * CHAT_BURST)  # no refill, so a slow computer changes nothing
            for number in range(4 * CHAT_BURST + 1):
                async with newcomer(server, table) as one:
                    await one.do(commands.Sit, "sit", player=number % 10, name=f"Zoe{number}")
                    await one.frame_like(Done)
                    await one.do(commands.Say, "say", text="noise")
                    answer = await one.frame()
                    while not isinstance(answer, Refused | Done):
                        answer = await one.frame()
                    if isinstance(answer, Refused):
                        refused.append(answer.message["id"])
                    await one.do(commands.Rise, "rise")
                    await one.frame_like(Done)
            assert refused == ["too-much-chat"]

    asyncio.run(main())
