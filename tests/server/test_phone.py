"""Two people finish their match even though one person's phone keeps losing its connection."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.serving import is_over, people, play, seated, served, soon
from wildfour.client import TableClient
from wildfour.fair import verify
from wildfour.match.formats import NAMES as FORMATS
from wildfour.rulebook.editions import EDITIONS

EVERY = [(edition.name, format) for edition in EDITIONS for format in FORMATS]
FEW = [(EDITIONS[at % len(EDITIONS)].name, format) for at, format in enumerate(FORMATS)]


async def drop_often(table: TableClient, luck: random.Random) -> None:
    """Drop the connection before the first card and after every few events."""
    while True:
        await table.drop()
        next_time = table.number + luck.randint(5, 25)
        await table.until(lambda one, number=next_time: one.number > number)


async def match_with_a_phone(database: Path, edition: str, format: str, target: int, seed: int) -> int:
    """Play a match; return the number of dropped connections."""
    luck = random.Random(seed)
    async with served(database) as server, people(server.address, 2) as clients:
        options = f"target={target}"
        tables = await seated(clients, bots=2, edition=edition, format=format, options=options)
        phone = tables[1]
        dropping = asyncio.create_task(drop_often(phone, luck))
        await tables[0].start()
        await asyncio.wait_for(asyncio.gather(*(play(table, random.Random(seed)) for table in tables)), 600)
        dropping.cancel()
        await asyncio.gather(dropping, return_exceptions=True)
        assert all(is_over(table) for table in tables)
        assert tables[0].seats is not None
        replay = tables[0].seats.replay
        assert replay is not None
        proof = verify((await clients[1].replay(replay)).transcript)
        assert proof.over
        assert proof.own == ("Ann", "Bob")
        for client in clients:
            assert [one.replay for one in await client.results()] == [replay]
        await soon(phone.until(lambda one: one.player == 1))
        return phone.reconnections


@pytest.mark.parametrize(("edition", "format"), FEW)
def test_a_phone_that_loses_its_connection_finishes_the_match(edition: str, format: str, tmp_path: Path) -> None:
    assert asyncio.run(match_with_a_phone(tmp_path / "tables.db", edition, format, 30, 1)) > 0


@pytest.mark.long
@pytest.mark.parametrize(("edition", "format"), EVERY)
def test_a_phone_that_loses_its_connection_finishes_every_match(edition: str, format: str, tmp_path: Path) -> None:
    assert asyncio.run(match_with_a_phone(tmp_path / "tables.db", edition, format, 500, 2)) > 5
