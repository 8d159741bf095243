"""The launcher on the server: flips that the player aims."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.serving import people, seated, served, soon, started, take_part, where
from wildfour.bots.view_queries import card_of_move
from wildfour.chance.launcher_physics import Flight
from wildfour.client import RefusedByServer, TableClient
from wildfour.protocol import commands
from wildfour.protocol.frames import News, Practiced

POWERFUL = 100


async def reach_flip(table: TableClient) -> None:
    while not any(move.startswith("flip") for move in table.moves):
        before = where(table)
        await take_part(table, random.Random(1), choose=flip_card)
        if where(table) == before:
            await soon(table.until(lambda one, before=before: where(one) != before))


def flip_card(table: TableClient, luck: random.Random) -> str:
    cards = [move for move in table.moves if "^" in (card_of_move(move) or "")]
    return (cards or [move for move in table.moves if move in ("draw", "keep")] or list(table.moves))[0]


async def flight_of(table: TableClient) -> Flight:
    async for frame in table.news():
        if isinstance(frame, News | Practiced) and frame.flight is not None:
            return frame.flight
    raise AssertionError


def test_R30_the_client_aims_a_flip(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            (table,) = await started(clients, bots=1, edition="launcher-2009", options="all-numbers-flip")
            await soon(reach_flip(table))
            flying = asyncio.create_task(flight_of(table))
            await asyncio.sleep(0)  # until it listens
            await table.move(next(move for move in table.moves if move.startswith("flip")), aim=7, power=POWERFUL)
            flight = await soon(flying)
            assert tuple(flight.launch) == (7, POWERFUL)
            assert not flight.hit

    asyncio.run(main())


def test_flips_are_practiced_in_the_lobby_without_effect(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            table, other = await seated(clients, edition="launcher-2009")
            logged = server.live(table).hosted.seq
            flying = asyncio.create_task(flight_of(table))
            unseen = asyncio.create_task(flight_of(other))
            await asyncio.sleep(0)
            await table.send(commands.Practice, aim=0, power=POWERFUL)
            flight = await soon(flying)
            assert tuple(flight.launch) == (0, POWERFUL)
            assert not flight.hit
            assert server.live(table).hosted.seq == logged
            await soon(other.send(commands.Ping))
            assert not unseen.done()
            unseen.cancel()
            await table.start()
            await soon(table.until(lambda one: one.seats.stage != "lobby"))
            with pytest.raises(RefusedByServer):
                await table.send(commands.Practice)

    asyncio.run(main())


def test_other_editions_have_nothing_to_practice(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            (table,) = await seated(clients, bots=1)
            with pytest.raises(RefusedByServer, match="no launcher"):
                await table.send(commands.Practice)

    asyncio.run(main())
