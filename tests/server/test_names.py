"""Names at a table: no one gets a seat under a name that looks like another's."""

import asyncio
from pathlib import Path

import pytest

from tests.server.serving import people, refused_with, seated, served, started
from tools.confusables import pairs
from wildfour.client import RefusedByServer
from wildfour.protocol import commands
from wildfour.transcript.look_alikes import look_alike, skeleton

ALIKE = [
    ("Ann", "\N{CYRILLIC CAPITAL LETTER A}nn"),
    ("ann", "\N{GREEK CAPITAL LETTER ALPHA}\N{GREEK CAPITAL LETTER NU}\N{GREEK CAPITAL LETTER NU}"),
    ("paul", "\N{GREEK SMALL LETTER RHO}aul"),
    ("Ivan", "lvan"),
    ("Ole", "0le"),
    ("Ann", "\N{FULLWIDTH LATIN CAPITAL LETTER A}nn"),
    ("Ann", "A\N{VARIATION SELECTOR-16}nn"),
    ("Ann", "\N{HANGUL FILLER}Ann"),
    ("Jos\N{LATIN SMALL LETTER E WITH ACUTE}", "JOSE\N{COMBINING ACUTE ACCENT}"),
]
DIFFERENT = [("Ann", "Anne"), ("Zoe", "Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}"), ("Mila", "Miia"), ("Bo", "Do")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ_at_a_glance(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_the_lookalike_table_matches_unicode() -> None:
    """The table omits characters that decompose, because their parts are compared."""
    lines = "# comment\n0430 ;\t0061 ;\tMA\t# a\nFF41 ;\t0061 ;\tMA\t# wide\n006D ;\t0072 006E ;\tMA\t# m\n"
    assert list(pairs(lines)) == [("a", "\u0430"), ("rn", "m")]
    assert skeleton("\u0430m") == "arn"


def test_a_name_that_looks_like_another_gets_no_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await seated(clients[:1], bots=1, seats=3)  # the bot is named Ada
            other = await clients[1].join(tables[0].name)
            for name, taken in (("\u0410nn", "Ann"), ("\u0410da", "Ada")):
                with pytest.raises(RefusedByServer) as refused:
                    await other.sit(name, 2)
                assert refused_with(refused) == "name-is-taken"
                assert refused.value.message["arguments"]["name"] == taken

    asyncio.run(main())


def test_a_bots_name_does_not_look_like_a_persons(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            table = await clients[0].make(seats=3)
            await table.sit("\u0410da", 0)
            await table.send(commands.SeatBot, player=1, level="casual")
            assert [seat.name for seat in server.live(table).hosted.seats[:2]] == ["\u0410da", "Bo"]

    asyncio.run(main())


def test_two_waiting_latecomers_cannot_share_a_name(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            tables = await started(clients[:1], bots=2, options="target=500")
            await (await clients[1].join(tables[0].name)).sit("Zoe", 1)
            with pytest.raises(RefusedByServer) as refused:
                await (await clients[2].join(tables[0].name)).sit("Zoe", 2)
            assert refused_with(refused) == "name-is-taken"

    asyncio.run(main())


def test_only_a_person_alone_with_bots_needs_no_name(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            table = await clients[0].make(seats=3)
            await table.sit("", 0)
            other = await clients[1].join(table.name)
            for name in ("", "Guest"):
                with pytest.raises(RefusedByServer) as refused:
                    await other.sit(name, 1)
                assert refused_with(refused) == "name-needed"
            await other.sit("Bob", 1)
            with pytest.raises(RefusedByServer) as refused:
                await table.start()
            assert refused_with(refused) == "name-needed"
            await table.sit("Ann", 0)
            await table.start()
            assert [seat.name for seat in server.live(table).hosted.seats[:2]] == ["Ann", "Bob"]
            public = await clients[0].make(seats=2, public=True)
            with pytest.raises(RefusedByServer) as refused:
                await public.sit("", 0)
            assert refused_with(refused) == "name-needed"

    asyncio.run(main())
