"""Clocks: turns that time out, people who leave and return, and empty tables."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.serving import is_playing, log_of, people, person, play, raw, seated, served, soon, started, until
from wildfour.client import Client, Closed, RefusedByServer
from wildfour.fair import verify
from wildfour.protocol import commands
from wildfour.protocol.frames import Whole
from wildfour.server.storage import log_events
from wildfour.server.table.table_timers import LONGEST_PAUSE, MOST_MISSED
from wildfour.server.websocket import Connection

LONG_AGO = 10_000  # seconds


def test_a_move_just_after_the_timeout_is_stale(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients, clock=3600)
            live = server.live(tables[0])
            player, number = live.table.current_player, live.table.number
            assert player is not None
            move = live.table.moves(player)[0]
            live.clocks._turn_began -= LONG_AGO
            late = asyncio.create_task(tables[player].move(move, number))
            live.clocks._tick()
            with pytest.raises(RefusedByServer) as refused:
                await late
            assert refused.value.kind in ("stale", "illegal")  # the card may be legal as a jump-in
            made = [fact for fact in log_of(live) if isinstance(fact, log_events.Moved)]
            assert [(fact.player, fact.held) for fact in made] == [(player, True)]

    asyncio.run(main())


def test_a_move_just_before_the_timeout_counts(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients, clock=3600)
            live = server.live(tables[0])
            player = live.table.current_player
            assert player is not None
            live.clocks._turn_began -= 3599
            await tables[player].move(live.table.moves(player)[0], live.table.number)
            number = live.table.number
            live.clocks._tick()
            assert live.table.number == number

    asyncio.run(main())


def test_a_timeout_advances_the_match(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients, clock=1)
            number = tables[0].number
            await soon(tables[0].until(lambda one: one.number > number))

    asyncio.run(main())


def test_after_missed_turns_a_bot_holds_the_seat_until_its_player_moves(tmp_path: Path) -> None:
    """After one move by the person, the count of missed turns restarts."""

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients, clock=3600, options="target=500")
            live = server.live(tables[0])
            for missed in (*range(MOST_MISSED), "moves", *range(MOST_MISSED + 1)):
                await until(lambda: live.hosted.stage == "playing")
                while live.table.current_player != 0:
                    await tables[1].move(live.table.moves(1)[0], live.table.number)
                assert not live.hosted.seats[0].held
                if missed == "moves":
                    await tables[0].move(live.table.moves(0)[0], live.table.number)
                else:
                    live.clocks._turn_began -= LONG_AGO
                    live.clocks._tick()
            assert live.hosted.seats[0].held
            await soon(tables[0].until(lambda one: one.seats.seats[0].held))

    asyncio.run(main())


def test_a_bot_holds_the_seat_of_an_absent_player(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db", grace=0.05) as server, people(server.address, 2) as clients:
            tables = await started(clients, options="target=500")
            live = server.live(tables[0])
            await tables[1].close()
            playing = asyncio.create_task(play(tables[0], random.Random(1)))
            await soon(tables[0].until(lambda one: one.seats.seats[1].held))
            assert live.hosted.seats[1].person == person(clients[1])
            back = await clients[1].join(tables[0].name)
            assert back.player == 1
            await until(lambda: not live.hosted.seats[1].held)
            assert back.game is not None
            assert back.game.who[1] == "person"
            playing.cancel()

    asyncio.run(main())


def test_after_a_restart_people_have_time_to_come_back(tmp_path: Path) -> None:
    """A bot takes the seat of anyone who does not return, and another person becomes the host."""

    async def main() -> None:
        database = tmp_path / "tables.db"
        async with served(database) as server, people(server.address, 2) as clients:
            tables = await started(clients, options="target=500")
            name, tokens = tables[0].name, [client.token for client in clients]
        async with served(database, grace=0.05) as server, Client(server.address, tokens[1]) as second:
            table = await second.join(name)
            assert is_playing(table)
            live = server.live(table)
            playing = asyncio.create_task(play(table, random.Random(1)))
            await until(lambda: live.hosted.seats[0].held)
            live.pass_host_if_away()
            await soon(table.until(lambda one: one.seats.host == one.you))
            playing.cancel()

    asyncio.run(main())


def test_an_absent_player_does_not_become_the_host(tmp_path: Path) -> None:
    """If absent people could become the host, two of them would pass the role back and forth while anyone watches."""

    async def main() -> None:
        async with served(tmp_path / "tables.db", grace=0.0) as server, people(server.address, 3) as clients:
            tables = await seated(clients[:2])
            live = server.live(tables[0])
            await clients[2].join(tables[0].name)
            for table in tables:
                await table.close()
            await until(lambda: len(live.presence.sockets) == 1)
            seq = live.hosted.seq
            live.pass_host_if_away()
            assert (live.hosted.host, live.hosted.seq) == (person(clients[0]), seq)

    asyncio.run(main())


def test_an_empty_table_closes_and_its_match_stays_readable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildfour.server.table_registry.SWEEP", 0.02)

    async def main() -> None:
        times = {"unload_minutes": 0.001, "idle_minutes": 0.001}
        async with served(tmp_path / "tables.db", **times) as server, people(server.address, 2) as clients:
            tables = await started(clients, options="target=500")
            code = tables[0].made
            assert code is not None
            for table in tables:
                await table.close()
            await until(lambda: not server.tables.rows)
            await server.tables.storage.flush()
            (result,) = await clients[1].results()
            assert not result.finished
            proof = verify((await clients[0].replay(result.replay)).transcript)
            assert not proof.over
            assert proof.own == ("Ann", "Bob")
            for joining in (clients[0].join(tables[0].name), clients[0].join_code(code.code)):
                with pytest.raises((RefusedByServer, Closed)):
                    await joining
            assert await server.tables.storage.events(1) == []

    asyncio.run(main())


def test_a_table_stays_open_if_someone_joins_while_it_is_unloaded(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            (table,) = await seated(clients, bots=1)
            live = server.live(table)
            await table.close()
            await until(lambda: not live.presence.sockets)
            join = live.presence.join

            def leaves_meanwhile(connection: Connection) -> None:
                server.tables._unload(live)
                join(connection)

            live.presence.join = leaves_meanwhile  # type: ignore[method-assign]
            async with raw(server.address, table.name, clients[0].token) as back:
                await back.frame_like(Whole)
                assert server.tables.live[table.name] is live

    asyncio.run(main())


def test_the_countdown_waits_while_someone_reads_the_scores(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db", between_rounds=100.0) as server, people(server.address, 2) as clients:
            tables = await started(clients, options="target=500", pace=100)
            live, luck = server.live(tables[0]), random.Random(1)
            while (player := live.table.current_player) is not None:
                live.make(player, luck.choice(live.table.moves(player)))
            clocks, number = live.clocks, live.table.match.number
            assert 90_000 < (clocks.due_in() or 0) <= 100_000
            await tables[0].send(commands.Pause, on=True)
            await tables[1].send(commands.Pause, on=True)
            clocks._deal_due -= LONGEST_PAUSE - 1
            await tables[0].send(commands.Pause, on=False)
            assert clocks.due_in() is None  # the other person is still reading
            await tables[1].drop()
            await until(lambda: clocks.due_in() is not None)  # the other person has left
            assert 90_000 < (clocks.due_in() or 0) <= 100_000
            await tables[0].send(commands.Pause, on=True)
            clocks._deal_due -= LONG_AGO
            clocks._tick()  # a pause has a time limit
            assert (clocks.due_in() or 0) > 90_000
            clocks._deal_due -= LONG_AGO
            clocks._tick()
            assert live.table.match.number == number + 1

    asyncio.run(main())
