"""Catching a player, who must first have had time to call UNO (E2 to E5)."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.serving import LONG, Served, log_of, people, served, soon, started, until
from wildfour.bots.view_queries import card_of_move
from wildfour.client import RefusedByServer, TableClient
from wildfour.events.event_kinds import NOBODY
from wildfour.protocol import commands
from wildfour.protocol.commands import Move
from wildfour.server.storage import log_events


class Caught:
    """A table of three where a player has one card left but has not called; no catch is possible yet."""

    def __init__(self, server: Served, tables: list[TableClient]) -> None:
        self.server, self.tables = server, tables
        self.live = server.live(tables[0])
        self.exposed = -1

    async def expose(self) -> None:
        """Play until a player has one card left but has not called."""
        table = self.live.table
        while table.match.round.state.exposed == NOBODY:
            player = table.current_player
            assert player is not None
            moves = [move for move in table.moves(player) if move != "uno!"]
            await self.tables[player].move(next((move for move in moves if card_of_move(move)), moves[0]), table.number)
        self.exposed = table.match.seating[table.match.round.state.exposed]
        await self.server.tables.storage.flush()

    @property
    def catch(self) -> str:
        return f"catch {self.live.table.match.round.state.exposed}"

    @property
    def hands(self) -> tuple[int, ...]:
        return self.live.table.view(None).view.hand_sizes

    @property
    def catcher(self) -> TableClient:
        """Return a player who neither played the card nor is the current player."""
        idle = {0, 1, 2} - {self.exposed, self.live.table.current_player}
        return self.tables[min(idle)]

    async def held_back(self, command: Awaitable[object], count: int = 1) -> "asyncio.Task[object]":
        """Send a command that the server defers."""
        task = asyncio.ensure_future(command)
        await until(lambda: len(self.live.catches.deferred) == count)
        return task

    async def time_passes(self) -> None:
        self.live.catches.opens_at = 0.0
        self.live.clocks._tick()
        await self.server.tables.storage.flush()

    def moves_made(self) -> list[str]:
        return [fact.move for fact in log_of(self.live) if isinstance(fact, log_events.Moved)]


def with_catcher_exposed(database: Path, check: Callable[[Caught], Awaitable[None]], window: float = LONG) -> None:
    async def main() -> None:
        async with served(database, catch_window=window) as server, people(server.address, 3) as clients:
            caught = Caught(server, await started(clients, options="target=500 false-catch-costs=yes"))
            await soon(caught.expose())
            await soon(check(caught))

    asyncio.run(main())


def test_E2_an_early_catch_lands_when_the_window_ends(tmp_path: Path) -> None:
    async def check(caught: Caught) -> None:
        task = await caught.held_back(caught.catcher.move(caught.catch))
        before, seat = caught.hands, caught.live.table.match.round.state.exposed
        assert caught.live.table.match.round.state.exposed != NOBODY
        await caught.time_passes()
        await task
        assert caught.hands[seat] > before[seat]

    with_catcher_exposed(tmp_path / "tables.db", check)


def test_E2_the_server_defers_a_catch_until_the_window_ends(tmp_path: Path) -> None:
    async def check(caught: Caught) -> None:
        before, seat = caught.hands, caught.live.table.match.round.state.exposed
        await caught.catcher.move(caught.catch)
        assert caught.hands[seat] > before[seat]

    with_catcher_exposed(tmp_path / "tables.db", check, window=0.05)


def test_E2_a_call_within_the_window_defeats_the_catch(tmp_path: Path) -> None:
    async def check(caught: Caught) -> None:
        before = caught.hands
        task = await caught.held_back(caught.catcher.move(caught.catch))
        await caught.tables[caught.exposed].move("uno!")
        await caught.time_passes()
        with pytest.raises(RefusedByServer) as refused:
            await task
        assert refused.value.kind == "stale"
        assert caught.hands == before

    with_catcher_exposed(tmp_path / "tables.db", check)


def test_moves_during_a_deferred_catch_are_applied_after_it(tmp_path: Path) -> None:
    """The current player moved before the catch was decided. The move follows the catch and is not stale."""

    async def check(caught: Caught) -> None:
        table = caught.live.table
        catch, number = caught.catch, table.number
        assert table.current_player is not None
        on_turn = caught.tables[table.current_player]
        first = await caught.held_back(caught.catcher.move(catch))
        move = table.moves(table.current_player)[0]
        second = await caught.held_back(on_turn.move(move, number), 2)
        third = await caught.held_back(on_turn.move(move, number), 3)
        await caught.time_passes()
        await first
        await second
        with pytest.raises(RefusedByServer) as refused:  # the move was chosen before the server applied the catch
            await third
        assert refused.value.kind in ("stale", "illegal")  # the card may be legal as a jump-in
        assert caught.moves_made()[-2:] == [catch, move]

    with_catcher_exposed(tmp_path / "tables.db", check)


def test_a_move_that_arrived_stale_is_stale_after_the_catch(tmp_path: Path) -> None:
    async def check(caught: Caught) -> None:
        table = caught.live.table
        assert table.current_player is not None
        on_turn, move = caught.tables[table.current_player], table.moves(table.current_player)[0]
        first = await caught.held_back(caught.catcher.move(caught.catch))
        second = await caught.held_back(on_turn.move(move, table.number - 2), 2)
        await caught.time_passes()
        await first
        with pytest.raises(RefusedByServer) as refused:
            await second
        assert refused.value.kind == "stale"

    with_catcher_exposed(tmp_path / "tables.db", check)


def test_a_deferred_catch_that_is_sent_again_is_applied_once(tmp_path: Path) -> None:
    async def check(caught: Caught) -> None:
        catcher, catch = caught.catcher, caught.catch
        command = Move(id="catch", at=caught.live.table.number, move=catch)
        first = await caught.held_back(catcher.do(command))
        await caught.held_back(catcher.send(commands.Show, emote="wow"))
        await catcher._send(command)
        await until(lambda: len(caught.live.catches.deferred) == 2)
        await caught.time_passes()
        await first
        assert caught.moves_made().count(catch) == 1
        assert caught.live.hosted.is_done(catcher.you, "catch")

    with_catcher_exposed(tmp_path / "tables.db", check)


def test_the_turn_clock_stops_while_a_catch_is_deferred(tmp_path: Path) -> None:
    async def check(caught: Caught) -> None:
        task = await caught.held_back(caught.catcher.move(caught.catch))
        number = caught.live.table.number
        caught.live.clocks._turn_began -= 10 * LONG
        caught.live.clocks._tick()
        assert caught.live.table.number == number
        await caught.time_passes()
        await task

    with_catcher_exposed(tmp_path / "tables.db", check)


def catch_by(caught: Caught, catcher: str) -> list[log_events.LogEvent]:
    return [
        fact
        for fact in log_of(caught.live)
        if isinstance(fact, log_events.Moved) and (fact.by, fact.move) == (catcher, caught.catch)
    ]


def test_a_kicked_player_can_do_nothing_more(tmp_path: Path) -> None:
    """A deferred move is also dropped."""

    async def check(caught: Caught) -> None:
        catcher, you = caught.catcher, caught.catcher.you
        task = await caught.held_back(catcher.move(caught.catch))
        caught.live.note(log_events.Kicked(person=you))
        await caught.time_passes()
        assert catch_by(caught, you) == []
        await catcher.close()
        await asyncio.gather(task, return_exceptions=True)

    with_catcher_exposed(tmp_path / "tables.db", check)
