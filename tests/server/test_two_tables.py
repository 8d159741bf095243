"""Eight people at two tables (H6): one match, with the standings of both tables after every round."""

import asyncio
import io
import random
from argparse import Namespace
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from tests.server.serving import (
    LONG,
    NAMES,
    Served,
    ServerProcess,
    is_over,
    is_playing,
    people,
    play,
    refused_with,
    served,
    soon,
    until,
)
from wildfour.client import Client, RefusedByServer, TableClient
from wildfour.match import Match
from wildfour.match.score_sheet import teams_of
from wildfour.protocol import commands
from wildfour.protocol.frames import AnyFrame, News, Whole
from wildfour.protocol.shared_types import PairView, TableSettings
from wildfour.terminal.command import replay
from wildfour.words import ENGLISH

PLAYERS = 8
Both = tuple[TableClient, TableClient]


def pair_of(table: TableClient) -> PairView:
    assert table.seats is not None
    assert table.seats.pair is not None
    return table.seats.pair


async def at_both(clients: Sequence[Client], *, bots: int = 0, hands: int = 1, views: bool = False) -> list[Both]:
    """Create two tables, and seat all clients and bots through the first."""
    settings = TableSettings(format=f"two-tables hands={hands}", seats=PLAYERS, pace=0)
    host = await clients[0].make(settings, views=views)
    firsts = [host, *[await one.join(host.name, views=views) for one in clients[1:]]]
    both = []
    for player, (client, first) in enumerate(zip(clients, firsts, strict=True)):
        both.append((first, await client.join(pair_of(first).other, views=views)))
        await first.sit(NAMES[player], player)
    for player in range(len(clients), len(clients) + bots):
        await host.send(commands.SeatBot, player=player, level="casual")
    return both


async def play_both(both: Sequence[Both]) -> None:
    tables = [table for pair in both for table in pair]
    await soon(asyncio.gather(*(play(table, random.Random(number)) for number, table in enumerate(tables))))


async def transcripts(client: Client, tables: Sequence[TableClient]) -> list[str]:
    found = []
    for table in tables:
        assert table.seats is not None
        assert table.seats.replay is not None
        found.append((await client.replay(table.seats.replay)).transcript)
    return found


def printed_standings(texts: Sequence[str], folder: Path) -> list[str]:
    """Return the standings that `wildfour replay FILE --with FILE` prints."""
    files = [folder / "one.txt", folder / "other.txt"]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text)
    args = Namespace(file=files[0], other=files[1], seat="spectator", show_all=False, words=ENGLISH)
    with redirect_stdout(io.StringIO()) as screen:
        replay(args)
    return screen.getvalue().partition("at both tables:\n")[2].splitlines()


def as_printed(pair: PairView) -> list[str]:
    return [
        f"{one.place}. {NAMES[one.player]}: {one.points} point{'' if one.points == 1 else 's'}, "
        f"rounds won: {one.rounds_won}, points against: {one.against}"
        for one in pair.standings
    ]


@pytest.mark.parametrize("hands", [1, pytest.param(4, marks=pytest.mark.long)])
def test_H6_eight_people_play_a_match_at_two_tables(hands: int, tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, PLAYERS) as clients:
            both = await at_both(clients, hands=hands)
            await both[0][0].start()
            await play_both(both)
            texts = await transcripts(clients[0], both[0])
            matches = [Match.resume(text) for text in texts]
            assert [len(match.rows) for match in matches] == [7 * hands] * 2
            for one, other in zip(matches[0].rows, matches[1].rows, strict=True):
                assert sorted(one.seating + other.seating) == list(range(PLAYERS))
            partners = {frozenset(team) for match in matches for row in match.rows for team in teams_of(row.seating)}
            assert len(partners) == 28
            for pair in both:
                for table in pair:
                    await soon(table.until(lambda one: pair_of(one).over))
                    assert as_printed(pair_of(table)) == printed_standings(texts, tmp_path)
                    await table.prove()
            results = await clients[3].results()
            assert len(results) == 2
            first = [one.player for one in pair_of(both[0][0]).standings if one.place == 1]
            scores = {one.player: one.points for one in pair_of(both[0][0]).standings}
            for result in results:
                assert sorted(result.winners) == sorted(first)
                assert result.scores == tuple(scores[player] for player in range(PLAYERS))

    asyncio.run(main())


def test_the_next_round_waits_for_both_tables(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            served(tmp_path / "tables.db", between_rounds=LONG) as server,
            people(server.address, PLAYERS) as clients,
        ):
            both = await at_both(clients)
            await both[0][0].start()
            lives = [server.live(table) for table in both[0]]
            await until(lambda: all(live.hosted.stage == "playing" for live in lives))
            await finish_round(server, [pair[0] for pair in both])
            for first, _ in both:
                await first.send(commands.Ready)
            assert [live.hosted.stage for live in lives] == ["between", "playing"]
            assert pair_of(both[0][1]).round == 0
            with pytest.raises(RefusedByServer) as refused:
                await both[0][0].send(commands.Pause, on=True)
            assert refused_with(refused) == "only-while-between"
            await finish_round(server, [pair[1] for pair in both])
            await until(lambda: all(live.table.match.number == 2 for live in lives))
            await soon(both[0][0].until(lambda one: pair_of(one).round == 1))
            assert sum(one.points for one in pair_of(both[0][0]).standings) > 0

    asyncio.run(main())


async def finish_round(server: Served, tables: Sequence[TableClient]) -> None:
    """Play a table's round to its end."""
    live, luck = server.live(tables[0]), random.Random(1)
    number = live.table.match.number
    while live.hosted.stage == "playing" and live.table.match.number == number:
        player = live.table.current_player
        assert player is not None
        live.make(player, luck.choice(live.table.moves(player)))
        await asyncio.sleep(0)


def test_players_see_only_public_views_of_the_other_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, PLAYERS) as clients:
            both = await at_both(clients, views=True)
            watched: list[tuple[int, AnyFrame]] = []

            async def listen(player: int, table: TableClient) -> None:
                async for frame in table.news():
                    watched.append((player, frame))

            tasks = [asyncio.create_task(listen(player, table)) for player, pair in enumerate(both) for table in pair]
            await both[0][0].start()
            await play_both(both)
            for task in tasks:
                task.cancel()
            seen = [0, 0]
            for player, frame in watched:
                if not isinstance(frame, News | Whole) or frame.game is None:
                    continue
                seats = player in frame.game.seating
                seen[seats] += 1
                view = frame.game.view
                assert (view.seat is not None) == seats
                if not seats:
                    assert not view.hand
                    assert not view.moves
                    assert not getattr(frame, "moves", ())
            assert min(seen) > 100

    asyncio.run(main())


def test_seats_and_chat_are_shared(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            both = await at_both(clients, bots=5)
            second = both[1][1]
            await second.send(commands.Say, text="Hello")
            await soon(both[2][0].until(lambda one: len(one.chat) == 1))
            await second.send(commands.Rise)
            await soon(both[0][0].until(lambda one: one.seats.seats[1].person is None))
            await second.sit("Zoe", 1)
            await soon(both[0][0].until(lambda one: one.seats.seats[1].name == "Zoe"))
            await both[0][1].send(commands.Kick, person=both[2][0].you)
            for table in both[2]:
                await soon(table.until(lambda one: one.closed == "kicked"))
            lives = [server.live(table) for table in both[0]]
            assert lives[0].hosted.seats == lives[1].hosted.seats
            assert lives[0].hosted.kicked == lives[1].hosted.kicked != set()

    asyncio.run(main())


def test_a_newcomer_cannot_look_into_hands_at_both_tables(tmp_path: Path) -> None:
    """A player who leaves a running table cannot take a bot's seat there through the other table."""

    async def main() -> None:
        settings = TableSettings(format="two-tables hands=1", seats=PLAYERS, pace=0, latecomers="at-once")
        async with (
            served(tmp_path / "tables.db", between_rounds=LONG) as server,
            people(server.address, 2) as clients,
        ):
            firsts = [await clients[0].make(settings)]
            firsts.append(await clients[1].join(firsts[0].name))
            other = pair_of(firsts[0]).other
            both = [(one, await client.join(other)) for one, client in zip(firsts, clients, strict=True)]
            for player, (first, _) in enumerate(both):
                await first.sit(NAMES[player], player)
            for player in range(2, PLAYERS):
                await firsts[0].send(commands.SeatBot, player=player, level="casual")
            await firsts[0].start()
            lives = [server.live(table) for table in both[0]]
            await until(lambda: all(live.hosted.stage in ("playing", "between") for live in lives))
            running = next(live for live in lives if live.hosted.stage == "playing")
            idle = next(live for live in lives if live is not running)
            await finish_round(server, [both[0][lives.index(idle)]])
            player = next(one for one in range(2) if one in running.table.match.seating)
            bot = next(one for one in running.table.match.seating if one > 1)
            leaver = both[player]
            await leaver[0].send(commands.Rise)
            with pytest.raises(RefusedByServer) as refused:
                await leaver[lives.index(idle)].sit("Zoe", bot)
            assert refused_with(refused) == "seat-left-this-round"

    asyncio.run(main())


def test_a_match_continues_at_both_tables_after_the_server_is_killed(tmp_path: Path) -> None:
    async def main() -> None:
        with ServerProcess(tmp_path / "tables.db") as server:
            async with people(server.address, PLAYERS) as clients:
                both = await at_both(clients)
                await both[0][0].start()
                playing = asyncio.create_task(play_both(both))
                for number in (1, 2, 4):
                    await soon(
                        both[0][0].until(lambda one, number=number: pair_of(one).round >= number or is_over(one))
                    )
                    server.kill()
                    server.start()
                    server.ready()
                await playing
                texts = await transcripts(clients[0], both[0])
                assert [len(Match.resume(text).rows) for text in texts] == [7, 7]
                await soon(both[0][0].until(lambda one: pair_of(one).over))
                assert as_printed(pair_of(both[0][0])) == printed_standings(texts, tmp_path)

    asyncio.run(main())


def test_both_tables_are_unloaded_and_loaded_together(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db", unload_minutes=0) as server, people(server.address, 1) as clients:
            both = await at_both(clients, bots=7)
            names = [table.name for table in both[0]]
            await server.tables._sweep()
            assert {*names} <= {*server.tables.live}
            await both[0][0].close()
            await until(lambda: not server.tables.live[names[0]].presence.sockets)
            await server.tables._sweep()
            await server.tables.storage.flush()
            assert {*names} <= {*server.tables.live}
            await both[0][1].close()
            await until(lambda: not server.tables.live[names[1]].presence.sockets)
            await server.tables._sweep()
            await server.tables.storage.flush()
            assert not {*names} & {*server.tables.live}
            again = await clients[0].join(names[1])
            assert {*names} <= {*server.tables.live}
            assert pair_of(again).other == names[0]
            assert again.seats is not None
            assert again.seats.seats[0].name == NAMES[0]

    asyncio.run(main())


def test_a_rematch_begins_in_the_lobby_of_both_tables(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            both = await at_both(clients, bots=7)
            await both[0][0].start()
            await play_both(both)
            await both[0][1].send(commands.Again)
            lives = [server.live(table) for table in both[0]]
            assert [(live.hosted.stage, live.hosted.match) for live in lives] == [("lobby", 2), ("lobby", 2)]
            await both[0][1].start()
            await until(lambda: all(live.hosted.stage == "playing" for live in lives))

    asyncio.run(main())


def test_the_lists_name_the_first_table_only(tmp_path: Path) -> None:
    async def main() -> None:
        settings = TableSettings(format="two-tables", seats=PLAYERS, public=True)
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            host = await clients[0].make(settings)
            await clients[0].join(pair_of(host).other)
            assert [one.table for one in await clients[0].listed()] == [host.name]

    asyncio.run(main())


@pytest.mark.parametrize("begun", [False, True])
def test_deleted_data_is_gone_from_both_tables(begun: bool, tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            both = await at_both(clients, bots=6)
            await both[1][0].send(commands.Say, text="My secret")
            if begun:
                await both[0][0].start()
                await soon(both[0][0].until(is_playing))
            await clients[1].delete_me()
            for table in both[0]:
                hosted = server.live(table).hosted
                assert not hosted.chat
                assert NAMES[1] not in hosted.names.values()
                assert hosted.seats[1].person == ""

    asyncio.run(main())


def test_two_tables_need_eight_seats(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db", most_tables=1) as server, people(server.address, 1) as clients:
            with pytest.raises(RefusedByServer, match="needs 8 players, not 4"):
                await clients[0].make(TableSettings(format="two-tables", seats=4))
            with pytest.raises(RefusedByServer) as refused:
                await clients[0].make(TableSettings(format="two-tables", seats=8))
            assert refused_with(refused) == "too-many-tables"

    asyncio.run(main())
