"""Seats, hosts, and latecomers: joining, staying, and handing over seats."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.serving import (
    is_over,
    log_of,
    people,
    person,
    play,
    raw,
    refused_with,
    seated,
    served,
    soon,
    started,
    until,
)
from wildfour.client import Closed, RefusedByServer, TableClient
from wildfour.fair import verify
from wildfour.protocol import commands
from wildfour.protocol.frames import AnyFrame, Bye, Reaction, Whole
from wildfour.server.storage import log_events
from wildfour.server.table.table_state import HANDLERS
from wildfour.server.websocket import Connection


def test_one_method_applies_each_kind_of_log_event() -> None:
    assert set(HANDLERS) == set(log_events.KINDS)
    assert len(set(HANDLERS.values())) == len(HANDLERS)


def test_another_player_becomes_host_when_the_host_leaves(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            tables = await seated(clients)
            await tables[1].close()
            await until(lambda: person(clients[1]) not in server.live(tables[0]).presence.sockets)
            await tables[0].send(commands.Rise)
            await soon(tables[2].until(lambda one: one.seats.host == one.you))
            with pytest.raises(RefusedByServer) as refused:
                await tables[0].send(commands.SeatBot, player=0, level="casual")
            assert refused_with(refused) == "only-the-host"
            await tables[2].send(commands.PassHost, person=person(clients[1]))
            await soon(tables[2].until(lambda one: one.seats.host == person(clients[1])))

    asyncio.run(main())


def test_a_kicked_player_is_notified_and_cannot_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            tables = await started(clients)
            live, bad = server.live(tables[0]), person(clients[1])
            async with raw(server.address, tables[0].name, clients[1].token) as kicked:
                await kicked.frame_like(Whole)
                await tables[0].send(commands.Kick, person=bad)
                assert (await kicked.frame_like(Bye)).reason == "kicked"
            assert live.hosted.seats[1].who == "casual"
            with pytest.raises(RefusedByServer) as refused:
                await clients[1].join(tables[0].name)
            assert refused_with(refused) == "was-kicked"
            await soon(asyncio.gather(*(play(table, random.Random(1)) for table in (tables[0], tables[2]))))

    asyncio.run(main())


def test_a_player_kicked_while_joining_does_not_get_in(tmp_path: Path) -> None:
    """Commands that the player has already sent change nothing either."""

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await seated(clients, bots=1)
            live, bad = server.live(tables[0]), person(clients[1])
            await tables[1].close()
            await until(lambda: bad not in live.presence.sockets)
            join = live.presence.join

            def kicked_meanwhile(connection: Connection) -> None:
                join(connection)
                live.note(log_events.Kicked(person=bad))
                live.note(log_events.LeftSeat(player=1))
                live.receive(connection, commands.Sit(id="sit", player=1, name="Bob"))

            live.presence.join = kicked_meanwhile  # type: ignore[method-assign]
            async with raw(server.address, tables[0].name, clients[1].token) as kicked:
                assert (await kicked.frame_like(Bye)).reason == "kicked"
            assert bad not in live.presence.sockets
            assert bad not in live.hosted.people

    asyncio.run(main())


def test_a_muted_player_cannot_chat_until_unmuted(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await seated(clients)
            loud = person(clients[1])
            await tables[1].send(commands.Say, text="hello")
            await tables[0].send(commands.Mute, person=loud, muted=True)
            for kind, fields in ((commands.Say, {"text": "hello"}), (commands.Show, {"emote": "wow"})):
                with pytest.raises(RefusedByServer) as refused:
                    await tables[1].send(kind, **fields)
                assert refused_with(refused) == "is-muted"
            await tables[0].send(commands.Mute, person=loud, muted=False)
            await tables[1].send(commands.Say, text="again")
            await soon(tables[0].until(lambda one: [line.text for line in one.chat] == ["hello", "again"]))
            with pytest.raises(RefusedByServer) as refused:
                await asyncio.gather(*(tables[1].send(commands.Say, text="more") for _ in range(20)))
            assert refused_with(refused) == "too-much-chat"

    asyncio.run(main())


def test_a_reaction_reaches_players_and_spectators_and_is_not_logged(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            tables = await started(clients[:2])
            watcher = await clients[2].join(tables[0].name)
            listeners = [asyncio.create_task(first_reaction(table)) for table in (*tables, watcher)]
            await asyncio.sleep(0)
            logged = len(log_of(server.live(tables[0])))
            await tables[1].send(commands.Show, emote="wow")
            expected = Reaction(person=person(clients[1]), name="Bob", emote="wow")
            assert await soon(asyncio.gather(*listeners)) == [expected] * 3
            assert len(log_of(server.live(tables[0]))) == logged
            assert not watcher.chat
            with pytest.raises(RefusedByServer) as refused:
                await watcher.send(commands.Show, emote="wow")
            assert refused_with(refused) == "no-seat-here"

    asyncio.run(main())


async def first_reaction(table: TableClient) -> Reaction:
    async for frame in table.news():
        if isinstance(frame, Reaction):
            return frame
    raise AssertionError("the table closed")


def test_reactions_count_as_chat(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            (table,) = await seated(clients, bots=1)
            await table.send(commands.Say, text="hello")
            with pytest.raises(RefusedByServer) as refused:
                await asyncio.gather(*(table.send(commands.Show, emote="wow") for _ in range(20)))
            assert refused_with(refused) == "too-much-chat"

    asyncio.run(main())


def test_latecomers_are_rejected_if_the_host_allows_none(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            tables = await started(clients[:2], bots=1, latecomers="no")
            late = await clients[2].join(tables[0].name)
            with pytest.raises(RefusedByServer) as refused:
                await late.sit("Zoe", 2)
            assert refused_with(refused) == "no-latecomers"
            with pytest.raises(RefusedByServer) as refused:
                await late.sit("Zoe", 0)
            assert refused_with(refused) == "seat-not-free"

    asyncio.run(main())


def test_a_latecomer_can_take_over_at_once_and_sees_the_hand(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            tables = await started(clients[:2], bots=1, latecomers="at-once")
            late = await clients[2].join(tables[0].name)
            assert late.game is not None
            assert late.game.view.hand == ()
            await late.sit("Zoe", 2)
            await soon(late.until(lambda one: one.game.view.hand))
            assert late.player == 2
            await soon(asyncio.gather(*(play(table, random.Random(1)) for table in (*tables, late))))

    asyncio.run(main())


def test_a_latecomer_can_take_over_after_the_round(tmp_path: Path) -> None:
    """A latecomer who requests two seats gets the second one; the bot keeps the first one."""

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            tables = await started(clients[:2], bots=2, options="target=500")
            live = server.live(tables[0])
            late = await clients[2].join(tables[0].name)
            await late.sit("Zoe", 2)
            await late.send(commands.Sit, player=3, name="Zoe", avatar=5)
            assert late.player is None
            assert [seat.waiting for seat in live.hosted.seat_views()] == [None, None, None, person(clients[2])]
            playing = [asyncio.create_task(play(table, random.Random(1))) for table in tables]
            await soon(late.until(lambda one: one.player == 3))
            assert [seat.who for seat in live.hosted.seats] == ["person", "person", "casual", "person"]
            assert (live.hosted.seats[3].avatar, live.hosted.seats[3].waiting) == (5, None)
            playing.append(asyncio.create_task(play(late, random.Random(1))))
            await until(lambda: live.table.match.number > 2 or is_over(tables[0]))
            for one in playing:
                one.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    asyncio.run(main())


def test_a_latecomer_who_waits_past_the_end_plays_the_next_match(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 3) as clients:
            tables = await started(clients[:2], bots=1)
            late = await clients[2].join(tables[0].name)
            await late.sit("Zoe", 2)
            await soon(asyncio.gather(*(play(table, random.Random(1)) for table in tables)))
            await tables[0].send(commands.Again)
            everyone = [*tables, late]
            for table in everyone:
                await soon(table.until(lambda one: one.seats.stage == "lobby"))
            await tables[0].start()
            for table in everyone:
                await soon(table.until(lambda one: one.seats.stage == "playing"))
            await soon(asyncio.gather(*(play(table, random.Random(1)) for table in everyone)))
            assert tables[0].seats is not None
            proof = verify((await clients[0].replay(str(tables[0].seats.replay))).transcript)
            assert proof.own == ("Ann", "Bob", "Zoe")

    asyncio.run(main())


def test_a_kicked_latecomer_gets_no_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients[:1], bots=2, options="target=500")
            live = server.live(tables[0])
            late = await clients[1].join(tables[0].name)
            await late.sit("Zoe", 2)
            await tables[0].send(commands.Kick, person=person(clients[1]))
            with pytest.raises(Closed):
                await soon(late.until(lambda one: False))
            playing = asyncio.create_task(play(tables[0], random.Random(1)))
            await until(lambda: live.table.match.number > 1 or is_over(tables[0]))
            playing.cancel()
            assert person(clients[1]) not in live.hosted.people

    asyncio.run(main())


def test_a_player_who_left_by_mistake_can_return_under_the_same_name(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients, latecomers="at-once")
            await tables[1].send(commands.Rise)
            await tables[1].sit("Bob", 1)
            await soon(tables[1].until(lambda one: one.player == 1))

    asyncio.run(main())


def test_a_player_who_never_commits_is_recorded_and_replaced_by_a_bot(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db", reveal_time=0.1) as server, people(server.address, 2) as clients:
            tables = await seated(clients, bots=1)
            live = server.live(tables[0])
            async with raw(server.address, tables[0].name, clients[1].token) as silent:
                await silent.frame_like(Whole)
                await tables[0].start()
                await soon(tables[0].until(lambda one: one.seats.stage == "playing"))
                assert tables[0].seats is not None
                assert len(tables[0].seats.fair.missed) == 1
                assert live.hosted.seats[1].held
            await soon(play(tables[0], random.Random(1)))
            replay = tables[0].seats.replay
            assert replay is not None
            proof = verify((await clients[0].replay(replay)).transcript)
            assert (proof.own, proof.given_up) == (("Ann",), 1)

    asyncio.run(main())


def test_every_attempt_uses_a_new_seed(tmp_path: Path) -> None:
    """Others have seen the revealed seed, so it must not be reused."""

    async def main() -> None:
        async with served(tmp_path / "tables.db", reveal_time=600) as server, people(server.address, 2) as clients:
            tables = await seated(clients)
            live = server.live(tables[0])
            async with raw(server.address, tables[0].name, clients[1].token) as silent:
                await silent.frame_like(Whole)
                await tables[0].start()
                await silent.do(commands.Commit, "commit", commitment="0" * 64)
                await until(lambda: live.hosted.fair.ceremony is not None and 0 in live.hosted.fair.ceremony.seeds)
                live.note(log_events.CeremonyRestarted())  # as after a timeout
                await soon(tables[0].until(lambda one: one.seats.stage == "playing"))  # the event is on the disk
            seeds = [fact.seed for fact in log_of(live) if isinstance(fact, log_events.Revealed)]
            assert len(set(seeds)) == len(seeds) == 2

    asyncio.run(main())


def test_a_rematch_is_a_new_match_with_new_deals(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients, bots=1)
            replays = []
            for _ in range(2):
                await soon(asyncio.gather(*(play(table, random.Random(1)) for table in tables)))
                assert tables[1].seats is not None
                replays.append(tables[1].seats.replay)
                await tables[1].send(commands.Again)
                for table in tables:
                    await soon(table.until(lambda one: one.seats.stage == "lobby"))
                await tables[0].start()
                for table in tables:
                    await soon(table.until(lambda one: one.seats.stage != "lobby"))
            texts = [(await clients[0].replay(replay)).transcript for replay in replays if replay]
            assert all(verify(text).over for text in texts)
            assert len({verify(text).fingerprint for text in texts}) == 2

    asyncio.run(main())


def test_every_listener_gets_every_frame(tmp_path: Path) -> None:
    async def first(table: TableClient) -> AnyFrame:
        return await anext(table.news())

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            table, _ = await seated(clients)
            listeners = asyncio.gather(first(table), first(table))
            await asyncio.sleep(0)
            await table.send(commands.Say, text="hello")
            one, other = await soon(listeners)
            assert one is other

    asyncio.run(main())
