"""Rate limits for bots: bot-only tables cannot use up the server, and bots at people's tables stay fast."""

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Served, is_playing, people, seated, served, soon, started, until
from wildfour.client import Client, TableClient
from wildfour.match import Match
from wildfour.protocol import commands
from wildfour.server import rate_limits
from wildfour.server.expert_process import Expert
from wildfour.server.rate_limits import BotBudget
from wildfour.server.settings import ServerSettings
from wildfour.table import BotQuestion

USUAL = ServerSettings()
BUDGET = {name: getattr(USUAL, name) for name in ("bot_moves_a_second", "all_bot_moves_a_second")}
HOUSE: dict[str, Any] = {"seats": 10, "pace": 0, "options": "target=100000"}


async def bots_alone(clients: Sequence[Client], level: str = "casual") -> list[TableClient]:
    """Start one table of ten bots per client; the client only watches."""
    tables = [await one.make(**HOUSE) for one in clients]
    for table in tables:
        for player in range(HOUSE["seats"]):
            await table.send(commands.SeatBot, player=player, level=level)
        await table.start()
    return tables


async def moves_in(server: Served, seconds: float) -> int:
    before = server.tables.metrics.moves
    await asyncio.sleep(seconds)
    return server.tables.metrics.moves - before


def test_fifteen_bot_tables_stay_within_the_budget_of_their_address(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db", **BUDGET) as server, people(server.address, 15) as clients:
            await bots_alone(clients)
            rate = USUAL.bot_moves_a_second
            await asyncio.sleep(1)  # the bots use up their burst
            assert rate / 2 < await moves_in(server, 2) < 2 * 1.2 * rate + len(clients)

    asyncio.run(main())


def test_bot_only_tables_do_not_slow_down_a_persons_bots(tmp_path: Path) -> None:
    """The person and the bot-only tables share an address. Waiting bots move one after another as soon as the budget
    allows."""

    async def main() -> None:
        async with served(tmp_path / "tables.db", **BUDGET) as server, people(server.address, 16) as clients:
            await bots_alone(clients[1:])
            await until(lambda: server.tables.services.bot_budget.delay("127.0.0.1", someone_plays=False) > 0)
            table = (await started(clients[:1], bots=3, options="target=100000"))[0]
            waits = [await seconds_for_a_move(table) for _ in range(20)]
            assert sorted(waits)[10] < 0.25

    asyncio.run(main())


async def seconds_for_a_move(table: TableClient) -> float:
    """Measure the time from a move until the bots have moved and the person's turn comes again."""
    await soon(table.until(is_own_turn))
    begin = time.monotonic()
    await table.move("draw" if "draw" in table.moves else table.moves[0])
    await soon(table.until(is_own_turn))
    return time.monotonic() - begin


def is_own_turn(table: TableClient) -> bool:
    return is_playing(table) and bool(table.moves)


def test_bots_are_slow_when_only_a_program_watches(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db", bots_alone_pause=0.2) as server, people(server.address, 1) as clients:
            program = await clients[0].new_program("Robot")
            async with Client(server.address, program.token) as robot:
                table = (await bots_alone([robot]))[0]
                await soon(table.until(is_playing))
                assert 3 <= await moves_in(server, 1) <= 6
                await clients[0].join(table.name)
                assert await moves_in(server, 1) > 20

    asyncio.run(main())


class OneExpert(Expert):
    """An expert that answers at once, and is busy on request."""

    is_busy = False

    @property
    def busy(self) -> bool:
        return self.is_busy

    def ask(self, question: BotQuestion, match: Match, bot: str, then: Callable[[str | None], None]) -> None:
        self._loop.call_soon(then, question.moves[0] if question.on_turn else None)


def test_experts_where_no_person_plays_wait_while_the_expert_is_busy(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            expert = server.tables.services.expert = OneExpert(asyncio.get_running_loop())
            await bots_alone(clients[:1], "expert")
            await until(lambda: server.tables.metrics.moves > 20)
            expert.is_busy = True
            await asyncio.sleep(0.2)
            assert await moves_in(server, 1) == 0
            playing = (await started(clients[1:], bots=1, level="expert", options="target=100000"))[0]
            assert await seconds_for_a_move(playing) < 5
            expert.is_busy = False
            before = server.tables.metrics.moves
            await until(lambda: server.tables.metrics.moves > before + 20)

    asyncio.run(main())


def test_a_program_that_plays_is_not_slowed_down(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db", bots_alone_pause=60) as server, people(server.address, 1) as clients:
            program = await clients[0].new_program("Robot")
            async with Client(server.address, program.token) as robot:
                table = (await seated([robot], bots=2, options="target=100000"))[0]
                await table.start()
                for _ in range(5):
                    assert await seconds_for_a_move(table) < 5

    asyncio.run(main())


def test_sixty_people_behind_one_address_each_play_nine_bots_at_pace_0(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each person takes five seconds per move; then all bots at the table move at once."""
    now = 0.0
    monkeypatch.setattr(rate_limits, "monotonic", lambda: now)
    budget = BotBudget(USUAL.bot_moves_a_second, USUAL.all_bot_moves_a_second)
    longest = 0.0
    for move in range(60 * 100):
        now = move * 5 / 60
        longest = max(longest, *(budget.delay("203.0.113.1", someone_plays=True) for _ in range(9)))
    assert longest == 0


def test_bot_only_tables_leave_half_of_the_burst_to_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 0.0)
    budget = BotBudget(of_address=10, in_all=15)
    alone = [budget.delay("one", someone_plays=False) for _ in range(12)]
    assert alone == pytest.approx([0] * 10 + [0.1, 0.2])
    assert [budget.delay("two", someone_plays=False) for _ in range(4)] == pytest.approx([0, 0, 0, 1 / 15])
    assert [budget.delay("two", someone_plays=True) for _ in range(14)] == [0] * 14
    assert budget.delay("three", someone_plays=True) == pytest.approx(1 / 15)


def test_a_rate_of_0_stops_all_bots() -> None:
    budget = BotBudget(0, 100)
    assert budget.delay("one", someone_plays=True) == float("inf")
