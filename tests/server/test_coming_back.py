"""Information sent to returning players and to participants in a ceremony."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Served, people, person, play, raw, read, seated, served, soon, started
from wildfour.protocol.frames import Seats, Whole
from wildfour.protocol.shared_types import TableSettings
from wildfour.server.storage import log_events
from wildfour.server.table import broadcast
from wildfour.server.table.table_session import LiveTable
from wildfour.server.websocket import Connection, Guest
from wildfour.table import Update


def test_each_sentence_has_the_number_of_its_last_event(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients, options="target=500")
            live = server.live(tables[0])
            for _ in range(20):
                table, before = live.table, live.table.number
                player = table.current_player
                if player is None:
                    break
                news: Update = live.hosted.move(player, table.moves(player)[0])
                whole = broadcast.whole(live.hosted, person(clients[0]), {}, None, words=True)
                assert whole.words is not None
                assert whole.numbers is not None
                assert len(whole.words) == len(whole.numbers)
                assert whole.numbers == sorted(whole.numbers)
                meanwhile = [word for word, number in zip(whole.words, whole.numbers, strict=True) if number > before]
                told = broadcast.in_words(table, news.seen_by(table.seat_of(0)), 0)
                assert meanwhile[-1:] == told[-1:]
                assert len(meanwhile) == len(told)

    asyncio.run(main())


def test_the_fingerprint_shown_before_any_seed_is_in_the_transcript(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await seated(clients)
            async with raw(server.address, tables[0].name) as watcher:
                await tables[0].start()
                shown = await watcher.frame_like(Seats, lambda seats: seats.stage == "revealing")
                assert shown.fair.fingerprint
                assert not shown.fair.seeds
            await soon(asyncio.gather(*(play(table, random.Random(1)) for table in tables)))
            assert tables[0].seats is not None
            kept = await server.tables.storage.replay(str(tables[0].seats.replay))
            assert kept is not None
            assert f"\nfingerprint: {shown.fair.fingerprint}\n" in kept.transcript

    asyncio.run(main())


class Heard:
    """A fake socket that stores the last seats it received and counts `seats` frames."""

    gone = False
    last_ping_rtt = 0.0

    def __init__(self) -> None:
        self.seats: Seats | None = None
        self.frames = 0

    def write_frame(self, data: bytes) -> bool:
        said = read.decode(data[broadcast.head_size(data) :])
        if isinstance(said, Whole | Seats):
            self.frames += 1
            self.seats = said.seats if isinstance(said, Whole) else said
        return True

    def close_with(self, code: int) -> None:
        self.gone = True

    @property
    def here(self) -> set[str]:
        assert self.seats is not None
        return {one.person for one in self.seats.people if one.here}


def comes(live: LiveTable, name: str) -> Connection:
    socket: Any = Heard()
    connection = Connection(socket, live, Guest(name), 1e6)
    live.presence.join(connection)
    return connection


async def all_is_told(server: Served) -> None:
    for _ in range(2):
        await server.tables.storage.flush()
        await asyncio.sleep(0)


def test_presence_stays_correct_for_everyone_as_people_come_and_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wildfour.server.table.presence.SEATS_PAUSE", 0)

    async def main() -> None:
        luck, names = random.Random(1), ["ann", "bob", "cid", "dot"]
        async with served(tmp_path / "tables.db") as server:
            made = await server.tables.make(TableSettings(seats=4), "ann")
            live = server.tables.live[made.name]
            for _ in range(400):
                for name in luck.choices(names, k=luck.randint(1, 4)):
                    if luck.random() < 0.5:
                        comes(live, name)
                    elif luck.random() < 0.5 and name in live.presence.sockets:
                        live.presence.leave(live.presence.sockets[name])
                    else:
                        live.note(log_events.TookSeat(by=name, player=names.index(name), name=name))
                    if luck.random() < 0.2:
                        await asyncio.sleep(0)
                await all_is_told(server)
                heard: list[Any] = [connection.socket for connection in live.presence.sockets.values()]
                assert all(one.here == set(live.presence.sockets) for one in heard)

    asyncio.run(main())


def test_a_newcomer_gets_the_table_once_and_the_others_are_notified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wildfour.server.table.presence.SEATS_PAUSE", 0)

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server:
            made = await server.tables.make(TableSettings(seats=4), "ann")
            live, came = server.tables.live[made.name], list[Any]()
            for name in ("ann", "bob", "cid"):
                came.append(comes(live, name).socket)
                await all_is_told(server)
            assert [one.frames for one in came] == [3, 2, 1]

    asyncio.run(main())
