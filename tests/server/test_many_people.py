"""A table with hundreds of visitors: the size of its snapshots, and the number of `seats` frames."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.serving import people, raw, seated, served, soon
from tests.server.test_coming_back import comes
from wildfour.client import TableClient
from wildfour.protocol import commands
from wildfour.protocol.frames import Seats, Whole
from wildfour.protocol.shared_types import TableSettings
from wildfour.server.storage import log_events
from wildfour.server.table.presence import SEATS_PAUSE
from wildfour.server.table.table_session import LiveTable
from wildfour.server.table.table_snapshots import save
from wildfour.server.table.table_state import KEPT_PEOPLE
from wildfour.server.websocket import Connection


def visits(live: LiveTable, name: str) -> Connection:
    """Take the second seat and leave it."""
    one = comes(live, name)
    one.address = name  # removing a person also blocks others from the same address
    live.receive(one, commands.Sit(f"sit-{name}", 1, f"Player {name}"))
    live.receive(one, commands.Rise(f"rise-{name}"))
    return one


def test_snapshots_do_not_grow_with_every_visitor(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server:
            made = await server.tables.make(TableSettings(seats=4), "ann")
            live = server.tables.live[made.name]
            host, stays = comes(live, "ann"), comes(live, "stays")
            for one, player in (host, 0), (stays, 2):
                live.receive(one, commands.Sit("sit", player, f"Player {player}"))
            watches, muted, removed = (visits(live, name) for name in ("watches", "muted", "removed"))
            await server.tables.storage.flush()
            live.receive(host, commands.Mute("mute", "muted", True))
            live.receive(host, commands.Kick("kick", "removed"))
            await server.tables.storage.flush()
            live.presence.leave(muted)
            regular = visits(live, "regular")
            sizes = []
            for number in range(1000, 1000 + 3 * KEPT_PEOPLE):
                one = visits(live, str(number))
                await server.tables.storage.flush()
                live.presence.leave(one)
                live.save()
                sizes.append(len(save(live.hosted)))
            assert sizes[-1] < max(sizes[: KEPT_PEOPLE + 10]) + 100
            live.presence.leave(regular)
            for name in "yz":
                one = visits(live, name)
                await server.tables.storage.flush()
                live.presence.leave(one)
            live.note(log_events.HostPassed(person="stays"))
            live.save()
            await server.tables.storage.flush()
            hosted = await server.tables._load(server.tables.rows[made.name])
            last = {str(number) for number in range(1003 + 2 * KEPT_PEOPLE, 1000 + 3 * KEPT_PEOPLE)}
            assert set(hosted.names) == {"ann", "stays", "watches", "muted", "removed", "regular", *"yz", *last}
            assert set(hosted.done) == set(hosted.names)
            assert (hosted.muted, hosted.kicked) == ({"muted"}, {"removed"})
            assert watches.socket.gone is False
            assert removed.socket.gone

    asyncio.run(main())


def test_commands_that_change_nothing_are_only_acknowledged(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            host, guest = await seated(clients, seats=4)
            await host.send(commands.SeatBot, player=2, level="casual")
            live = server.live(host)
            same: list[tuple[TableClient, type[commands.Command], dict[str, Any]]] = [
                (host, commands.Ready, {}),
                (guest, commands.Sit, {"player": 1, "name": name_at(host, 1)}),
                (host, commands.SeatBot, {"player": 2, "level": "casual"}),
                (host, commands.Clear, {"player": 3}),
                (host, commands.Exchange, {"player": 1, "other": 1}),
                (host, commands.Mute, {"person": guest.you, "muted": False}),
                (host, commands.PassHost, {"person": host.you}),
                (host, commands.Lock, {"locked": False}),
            ]
            await host.send(commands.Ready)
            before = live.hosted.seq
            for table, kind, fields in same:
                await table.send(kind, **fields)
            assert live.hosted.seq == before
            await host.send(commands.Sit, player=0, name=name_at(host, 0), avatar=1)
            assert live.hosted.seq == before + 1
            assert not live.hosted.seats[0].ready

    asyncio.run(main())


def name_at(table: TableClient, player: int) -> str:
    assert table.seats is not None
    return table.seats.seats[player].name


def test_many_changes_of_a_lobby_reach_everyone_in_few_frames(tmp_path: Path) -> None:
    """The other clients receive the first change at once and the last one after the pause. The player who makes the
    changes receives each one."""

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            table, other = await seated(clients, seats=4)
            live = server.live(table)
            async with raw(server.address, table.name) as watcher:
                await watcher.frame_like(Whole)
                await asyncio.sleep(2 * SEATS_PAUSE)
                begin, before = live.services.loop.time(), live.hosted.seq
                for avatar in range(1, 41):
                    await table.send(commands.Sit, player=0, name=name_at(table, 0), avatar=avatar % 12)
                    assert table.seats is not None
                    assert table.seats.seats[0].avatar == avatar % 12
                assert live.hosted.seq == before + 40
                pauses = (live.services.loop.time() - begin) / SEATS_PAUSE
                await asyncio.sleep(2 * SEATS_PAUSE)
                await watcher.do(commands.Look, "look")
                frames = [await watcher.frame()]
                while not isinstance(frames[-1], Whole):
                    frames.append(await watcher.frame())
                assert len(frames[:-1]) <= pauses + 2
                assert isinstance(frames[-2], Seats)
                assert frames[-2].seats[0].avatar == 40 % 12
                await soon(other.until(lambda one: one.seats.seats[0].avatar == 40 % 12))

    asyncio.run(main())


def test_people_who_come_and_go_all_the_time_are_shown_in_few_frames(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server:
            made = await server.tables.make(TableSettings(seats=4), "ann")
            live = server.tables.live[made.name]
            host = comes(live, "ann")
            await server.tables.storage.flush()
            begin = live.services.loop.time()
            for _ in range(100):
                one = comes(live, "bob")
                await server.tables.storage.flush()
                await asyncio.sleep(0)
                live.presence.leave(one)
                await asyncio.sleep(0)
            pauses = (live.services.loop.time() - begin) / SEATS_PAUSE
            comes(live, "cid")
            await asyncio.sleep(2 * SEATS_PAUSE)
            await server.tables.storage.flush()
            socket: Any = host.socket
            assert socket.frames <= pauses + 4
            assert socket.here == {"ann", "cid"}

    asyncio.run(main())
