"""The Python client detects a cheating server, keeps its seed secret, stops, and saves the evidence."""

import asyncio
import functools
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.fair.cheats import LIES, AlteredMove, Lie, PerfectLie, Relay, lying
from tests.server.serving import LONG, ServerProcess, is_over, is_playing, people, play, served, soon
from wildfour.client import CheatingServer, Client, TableClient
from wildfour.protocol import commands
from wildfour.server.table.table_session import LiveTable

NAMES = ("Ann", "Bob", "Zoë")


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @functools.wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(asyncio.wait_for(test(**fixtures), LONG))

    return run


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Change to a temporary folder, because clients save evidence in the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@asynccontextmanager
async def lied_to(server: str, lie: Lie, **chosen: Any) -> AsyncIterator[tuple[list[TableClient], Relay]]:
    """Seat three people at a table. The server lies to the first one."""
    async with AsyncExitStack() as stack:
        relay = await stack.enter_async_context(lying(server, lie))
        clients: Sequence[Client] = await stack.enter_async_context(people(server, len(NAMES)))
        host = await clients[1].make(**{"seats": 3, "pace": 0, "options": "target=1", **chosen})
        victim = TableClient(relay.address, host.name, clients[0].token or "")
        stack.push_async_callback(victim.close)
        tables = [victim, host, await clients[2].join(host.name)]
        await victim.connect()
        for player, (table, name) in enumerate(zip(tables, NAMES, strict=True)):
            await soon(table.sit(name, player))
        yield tables, relay


async def play_all(tables: Sequence[TableClient]) -> None:
    """Play until the match is over; one table may stop early."""
    tasks = [asyncio.create_task(play(table, random.Random(1))) for table in tables]
    try:
        await soon(asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION))
        await soon(tables[0].look())
        for task in tasks:
            if task.done():
                task.result()
        await soon(tables[0].until(lambda table: False))
    finally:
        for task in tasks:
            task.cancel()


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
@in_loop
async def test_the_client_detects_each_lie(lie: type[Lie], server: ServerProcess, folder: Path) -> None:
    edition = {"edition": "launcher-2009"} if lie.__name__ == "AlteredSeal" else {}
    async with lied_to(server.address, lie(), **edition) as (tables, relay):
        await tables[1].start()
        with pytest.raises(CheatingServer) as stopped:
            await play_all(tables)
        cheat = stopped.value
        assert cheat.arguments["cheat"]["arguments"]["what"] == lie.what  # type: ignore[index,call-overload]
        [file] = folder.glob("wildfour-evidence-*.json")
        assert str(file) in str(cheat)
        evidence = json.loads(file.read_text(encoding="utf-8"))
        assert evidence["says"] in str(cheat)
        assert [frame for frame in relay.lie.told if frame in evidence["ceremony"] + evidence["moves"]]
        if not lie.late:
            assert not relay.revealed
        sent = len(relay.sent)
        for send in (tables[0].move("draw"), tables[0].until(lambda table: False), tables[0].start()):
            with pytest.raises(CheatingServer):
                await soon(send)
        assert len(relay.sent) == sent


@in_loop
async def test_a_perfect_lie_to_one_player_does_not_fit_the_transcript(server: ServerProcess) -> None:
    async with lied_to(server.address, PerfectLie()) as (tables, _):
        await tables[1].start()
        await soon(asyncio.gather(*(play(table, random.Random(1)) for table in tables)))
        tables[0]._server = server.address
        assert (await tables[1].prove()).yours == ("Bob",)
        with pytest.raises(CheatingServer, match="you noted the fingerprint"):
            await tables[0].prove()


@in_loop
async def test_an_altered_move_does_not_fit_the_transcript(server: ServerProcess) -> None:
    async with lied_to(server.address, AlteredMove()) as (tables, _):
        await tables[1].start()
        await soon(asyncio.gather(*(play(table, random.Random(1)) for table in tables)))
        tables[0]._server = server.address
        with pytest.raises(CheatingServer, match="does not occur in this match") as stopped:
            await tables[0].prove()
        assert stopped.value is tables[0].cheated


@pytest.mark.parametrize("edition", ["classic-2003", "launcher-2009"])
@in_loop
async def test_an_honest_match_is_proved_with_the_notes_of_every_player(edition: str, server: ServerProcess) -> None:
    """The match has lost connections, a bot, spectators, and a rematch."""
    async with lied_to(server.address, Lie(), edition=edition, seats=4) as (tables, _):
        await tables[1].send(commands.SeatBot, player=3, level="casual")
        for _ in range(2):
            await tables[1].start()
            for table in tables:
                await soon(table.until(is_playing))
            playing = asyncio.gather(*(play(table, random.Random(7)) for table in tables))
            while not playing.done():
                await asyncio.sleep(0.5)
                await tables[0].drop()
                await tables[1].look()
            await soon(playing)
            tables[0]._server = server.address
            for name, table in zip(NAMES, tables, strict=True):
                await soon(table.until(is_over))
                proof = await table.prove()
                assert proof.yours == (name,)
                assert proof.seen.later == 0
            await tables[1].send(commands.Again)


@in_loop
async def test_a_spectator_proves_the_moves(server: ServerProcess) -> None:
    async with lied_to(server.address, Lie()) as (tables, _), people(server.address, 1) as [client]:
        seen = await client.join(tables[1].name)
        await tables[1].start()
        await soon(asyncio.gather(*(play(table, random.Random(2)) for table in tables)))
        await soon(seen.until(is_over))
        assert seen.notes.seeds == ()
        assert (await seen.prove()).seen.later == 0


@in_loop
async def test_an_absent_player_accepts_the_bots_commitment(tmp_path: Path) -> None:
    """A `missed:` line that names the player is no evidence of cheating."""
    async with served(tmp_path / "tables.db", reveal_time=0.3) as one, lied_to(one.address, Lie()) as (tables, relay):
        await tables[0].close()
        await tables[1].start()
        await soon(tables[1].until(is_playing))
        back = TableClient(relay.address, tables[0].name, tables[0]._headers["authorization"].removeprefix("Bearer "))
        back._fairness = tables[0]._fairness
        await back.connect()
        assert back.notes.seeds == ()
        await soon(asyncio.gather(*(play(table, random.Random(3)) for table in (back, *tables[1:]))))
        assert back.cheated is None
        back._server = one.address
        proof = await back.prove()
        assert proof.given_up == 1
        assert proof.yours == ()
        await back.close()


@in_loop
async def test_a_server_that_replaces_commitments_and_chooses_seeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server replaces a commitment on arrival, so the fingerprint, the deals, and `verify` are consistent."""
    commit = LiveTable.note

    def replaced(self: LiveTable, event: object, connection: object = None) -> None:
        if type(event).__name__ == "Committed" and event.player == 0:  # type: ignore[attr-defined]
            event = type(event)(by=event.by, id=event.id, player=0, commitment="00" * 32)  # type: ignore[attr-defined,call-arg]
        commit(self, event, connection)  # type: ignore[arg-type]

    monkeypatch.setattr(LiveTable, "note", replaced)
    async with served(tmp_path / "tables.db") as one, people(one.address, 2) as clients:
        host = await clients[0].make(seats=2)
        other = await clients[1].join(host.name)
        await host.sit("Ann", 0)
        await other.sit("Bob", 1)
        await host.start()
        with pytest.raises(CheatingServer, match="lists a commitment under your name that your program did not make"):
            await soon(host.until(is_playing))
