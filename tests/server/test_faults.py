"""Network faults and careless clients: repeated, late, or split frames, half-open sockets, two tabs, slow readers."""

import asyncio
import random
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.serving import (
    Raw,
    Served,
    is_over,
    log_of,
    people,
    person,
    play,
    raw,
    seated,
    served,
    soon,
    started,
    until,
)
from wildfour.client import Closed, RefusedByServer, TableClient
from wildfour.protocol import commands
from wildfour.protocol.frames import Bye, Done, News, Refused, Whole
from wildfour.server.storage import log_events
from wildfour.server.websocket import Sockets

SMALL = 16 * 1024  # bytes


def a_move(server: Served, tables: list[TableClient]) -> tuple[int, str]:
    """Return a player who can move and one of that player's legal moves."""
    table = server.live(tables[0]).table
    player = table.current_player
    assert player is not None
    return player, table.moves(player)[0]


def test_a_command_sent_three_times_is_applied_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients)
            live = server.live(tables[0])
            player, move = a_move(server, tables)
            async with raw(server.address, tables[0].name, clients[player].token) as one:
                await one.frame_like(Whole)
                at = live.table.number
                for _ in range(3):
                    await one.do(commands.Move, "same", at=at, move=move)
                told = await one.frame_like(News)
                assert told.did == "same"
                assert [(await one.frame_like(Done)).id for _ in range(2)] == ["same", "same"]
                moved = [fact for fact in log_of(live) if fact.id == "same"]
                assert len(moved) == 1

    asyncio.run(main())


def test_late_and_reordered_commands_are_rejected_without_harm(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients)
            live = server.live(tables[0])
            before = live.table.number
            player, move = a_move(server, tables)
            await tables[player].move(move)
            number = live.table.number
            for late in (before - 1, 0, -5, 10**9):
                with pytest.raises(RefusedByServer) as refused:
                    await tables[a_move(server, tables)[0]].move("draw", at=late)
                assert refused.value.kind == "stale"
            player, _ = a_move(server, tables)
            wrong = "draw" if live.table.match.round.phase == "play-drawn" else "keep"
            with pytest.raises(RefusedByServer) as refused:
                await tables[player].move(wrong, at=number)
            assert refused.value.kind == "illegal"
            for kind, fields in OUT_OF_PLACE:
                with pytest.raises(RefusedByServer):
                    await tables[0].send(kind, **fields)
            assert live.table.number == number

    asyncio.run(main())


OUT_OF_PLACE: tuple[tuple[type[commands.Command], dict[str, Any]], ...] = (
    (commands.Commit, {"commitment": "0" * 64}),
    (commands.Reveal, {"salt": "0" * 32, "seed": "0" * 64}),
    (commands.Start, {}),
    (commands.Again, {}),
    (commands.Clear, {"player": 1}),
    (commands.SeatBot, {"player": 1, "level": "casual"}),
    (commands.Exchange, {"player": 0, "other": 1}),
    (commands.Sit, {"player": 1, "name": "Ann"}),
)


def test_half_a_frame_ends_only_its_socket(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients)
            live = server.live(tables[0])
            async with raw(server.address, tables[0].name) as half:
                await half.frame_like(Whole)
                await until(lambda: len(live.presence.sockets) == 3)
                half.connection.transport.write(b"\x81\xb2\x00\x00\x00\x00" + b'{"do":"lo')
                half.connection.transport.write_eof()
                await until(lambda: len(live.presence.sockets) == 2)
            await soon(asyncio.gather(*(play(table, random.Random(1)) for table in tables)))

    asyncio.run(main())


def test_the_newer_of_two_tabs_plays_and_the_older_is_notified(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients)
            player, move = a_move(server, tables)
            newer = await clients[player].join(tables[0].name)
            with pytest.raises(Closed) as closed:
                await soon(tables[player].until(lambda one: False))
            assert closed.value.reason == "newer"
            assert newer.player == player
            await newer.move(move)

    asyncio.run(main())


def test_the_older_tab_is_notified_before_it_is_closed(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            table = await clients[0].make()
            token = clients[0].token
            async with raw(server.address, table.name, token) as older:
                await older.frame_like(Whole)
                async with raw(server.address, table.name, token) as newer:
                    await newer.frame_like(Whole)
                    assert (await older.frame_like(Bye)).reason == "newer"
                    assert await older.close_code() == 4000

    asyncio.run(main())


def test_a_command_right_after_the_handshake_finds_its_seat(tmp_path: Path) -> None:
    """The identity is known from the handshake, before the first frame is sent."""

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients)
            player, move = a_move(server, tables)
            live = server.live(tables[0])
            async with raw(server.address, tables[0].name, clients[player].token) as one:
                await one.do(commands.Move, "quick", at=live.table.number, move=move)
                await one.do(commands.Sit, "another", player=1 - player, name="Zoe")
                assert (await one.frame_like(Refused)).message["id"] == "has-a-seat"
            assert live.hosted.is_done(person(clients[player]), "quick")

    asyncio.run(main())


async def slow_reader(server: Served, table: str, token: str | None) -> Raw:
    """Open a socket whose small receive buffer is never read."""
    server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    port = int(server.address.rpartition(":")[2])
    small.connect(("127.0.0.1", port))
    small.setblocking(False)
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket?views=1"
    headers = {"authorization": f"Bearer {token}"}
    opened = connect(url, sock=small, additional_headers=headers, compression=None, max_size=1 << 20, max_queue=1)
    return Raw(await opened)


def test_a_slow_reader_delays_no_one_and_gets_the_whole_table_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wildfour.server.websocket.MOST_UNSENT", SMALL)
    unsent: list[int] = []
    pause = Sockets.pause_writing

    def measure_and_pause(socket: Sockets) -> None:
        unsent.append(socket.transport.get_write_buffer_size())
        pause(socket)

    monkeypatch.setattr(Sockets, "pause_writing", measure_and_pause)

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            tables = await seated(clients[:2], bots=2, options="target=500")
            live = server.live(tables[0])
            slow = await slow_reader(server, tables[0].name, clients[2].token)
            await tables[0].start()
            await soon(asyncio.gather(*(play_until(table, lambda: live.services.metrics.behind) for table in tables)))
            assert SMALL < max(unsent) < 2 * SMALL
            whole = await slow.frame_like(Whole, lambda frame: frame.number > 0)
            assert whole.game is not None
            playing = [asyncio.create_task(play(table, random.Random(2))) for table in tables]
            number = whole.number
            for _ in range(5):
                news = await slow.frame_like(News)
                assert news.first == number + 1
                number += len(news.events)
            await stopped(playing)
            slow.connection.transport.abort()

    asyncio.run(main())


async def play_until(table: TableClient, condition: Callable[[], object]) -> None:
    playing = asyncio.create_task(play(table, random.Random(1)))
    await until(condition)
    await stopped([playing])
    assert not is_over(table)


async def stopped(tasks: "list[asyncio.Task[None]]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_a_half_open_socket_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildfour.server.lifecycle.PING_EVERY", 0.05)
    monkeypatch.setattr("wildfour.server.lifecycle.PING_TIMEOUT", 0.05)

    async def main() -> None:
        async with served(tmp_path / "tables.db", grace=0.05) as server, people(server.address, 2) as clients:
            tables = await started(clients)
            live = server.live(tables[0])
            gone = person(clients[1])
            async with raw(server.address, tables[0].name, clients[1].token) as deaf:
                await deaf.frame_like(Whole)
                deaf.connection.transport.pause_reading()
                await until(lambda: gone not in live.presence.sockets)
                deaf.connection.transport.abort()
            await soon(play(tables[0], random.Random(1)))
            held = [fact for fact in log_of(live) if type(fact) is log_events.SeatHeld]
            assert [(fact.player, fact.held) for fact in held] == [(1, True)]

    asyncio.run(main())
