"""The cost of a move, or of a full state, does not grow with the length of the round."""

import asyncio
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.server.serving import Raw, people, person, raw, read, served, started
from tests.server.test_coming_back import comes
from wildfour.protocol.commands import Look
from wildfour.protocol.frames import Seats, Whole
from wildfour.server.table import broadcast, table_snapshots
from wildfour.server.table.table_session import LOOK_BURST, LiveTable

SHORT, LONG = 400, 4000  # moves
MEASURED = 64  # moves; they include several snapshots


def step(live: LiveTable) -> None:
    """Draw and keep while the rules allow it."""
    player = live.table.current_player
    assert player is not None
    moves = live.table.moves(player)
    live.make(player, next((move for move in ("draw", "keep", "pass") if move in moves), moves[0]))


def steps(live: LiveTable, count: int) -> None:
    for _ in range(count):
        step(live)


def work(act: Callable[[], object]) -> int:
    """Count the instructions that the interpreter executes."""
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes = True
        count += event == "opcode"
        return trace

    sys.settrace(trace)
    try:
        act()
    finally:
        sys.settrace(None)
    return count


def test_moves_and_looks_cost_the_same_after_thousands_of_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = 0
    original = table_snapshots.save

    def counted(hosted: Any) -> bytes:
        nonlocal written
        data = original(hosted)
        written += len(data)
        return data

    async def main() -> None:
        nonlocal written
        async with served(tmp_path / "tables.db", grace=1e6) as server, people(server.address, 2) as clients:
            live = server.live((await started(clients))[0])
            players = [live.presence.sockets[person(client)] for client in clients]
            for one in players:
                one.words = True
            watcher = comes(live, "watcher")
            watcher.words = True
            found = []
            for length in (SHORT, LONG):
                while len(live.table.match.round.moves) < length:
                    step(live)
                    await server.tables.storage.flush()
                written = 0
                of_moves = work(partial(steps, live, MEASURED))
                looks = [work(partial(live.presence.send_whole, one)) for one in (*players, watcher)]
                found.append((of_moves, written, *looks))
            short, long = found
            assert written
            assert all(after < 1.25 * before for before, after in zip(short, long, strict=True)), found

    monkeypatch.setattr("wildfour.server.table.table_session.save", counted)
    asyncio.run(main())


def test_a_full_state_is_built_once_for_each_audience_until_the_next_event(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[int | None] = []
    original = broadcast.whole

    def whole(*given: Any, **named: Any) -> Whole:
        found = original(*given, **named)
        built.append(found.player)
        return found

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            live = server.live((await started(clients))[0])
            everyone = [*live.presence.sockets.values(), comes(live, "x"), comes(live, "y")]
            await server.tables.storage.flush()
            await asyncio.sleep(0.2)
            monkeypatch.setattr(broadcast, "whole", whole)
            for _ in range(2):
                built.clear()
                frames = {one.person: frame_for(live, one) for _ in range(3) for one in everyone}
                assert sorted(built, key=str) == [0, 1, None]
                assert all(frame.you == one for one, frame in frames.items())
                for one in everyone:
                    game = frames[one.person].game
                    assert game is not None
                    assert game == live.table.view(one.player)
                    assert bool(game.view.hand) == (one.player is not None)
                step(live)

    asyncio.run(main())


def frame_for(live: LiveTable, connection: Any) -> Whole:
    data = live.presence._whole_frame(connection)
    found = read.decode(data[broadcast.head_size(data) :])
    assert isinstance(found, Whole)
    return found


def test_looks_are_limited_for_each_person(tmp_path: Path) -> None:
    async def looks(socket: Raw, count: int) -> list[type]:
        for number in range(count):
            await socket.do(Look, f"look-{number}")
        answers: list[type] = []
        while len(answers) < count:
            frame = await socket.frame()
            if not isinstance(frame, Seats):
                answers.append(type(frame))
        return answers

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            table = (await started(clients))[0]
            async with raw(server.address, table.name) as one, raw(server.address, table.name) as other:
                for socket in (one, other):
                    await socket.frame_like(Whole)
                assert (await looks(one, 3 * LOOK_BURST)).count(Whole) in (LOOK_BURST, LOOK_BURST + 1)
                assert await looks(other, 1) == [Whole]

    asyncio.run(main())
