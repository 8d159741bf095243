"""Four walks through the code, traced: the modules visited by a click, a simulation, a decision, and a restart.

docs/architecture.md is written along them. `python3 run.py test tests/test_walks.py -s` prints the modules.
"""

import asyncio
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from tests.server.running import Running, new_table, running
from wildfour import Round
from wildfour.bots.levels import bot_named
from wildfour.cli import main
from wildfour.client import Client, TableClient
from wildfour.match.stakes import TO_GO_OUT

MOST_ON_A_CLICK, MOST_ON_A_DECISION = 15, 12
DECISION = "classic-2003 / 0: r7 b2 g5 / 1: g5 y1 rS / top r3 / turn 0"


class Walk(list[str]):
    """Modules whose functions were called, in the order of the first call."""

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        module = str(frame.f_globals.get("__name__", ""))
        if event == "call" and module.startswith("wildfour.") and module not in self:
            self.append(module)

    def show(self, name: str) -> None:
        sys.stdout.write(f"\n{name}: {len(self)} modules\n  " + "\n  ".join(self) + "\n")


@contextmanager
def walking() -> Iterator[Walk]:
    """Trace this thread."""
    walk = Walk()
    before = sys.getprofile()
    sys.setprofile(walk)
    try:
        yield walk
    finally:
        sys.setprofile(before)


async def in_server(server: Running, act: Callable[[], object]) -> None:
    """Call a function in the server's thread."""
    assert server.server is not None
    loop, done = server.server.tables.loop, asyncio.Event()
    ours = asyncio.get_running_loop()

    def call() -> None:
        act()
        ours.call_soon_threadsafe(done.set)

    loop.call_soon_threadsafe(call)
    await done.wait()


async def click(server: Running, walk: Walk) -> None:
    """Let two people play; trace the server from a move's frame to the frames that it sends."""
    async with Client(server.address) as ann, Client(server.address) as bob:
        first = await new_table(ann)
        second = await bob.join(first.name)
        await second.sit("Bob", 1)
        await first.start()
        await moved(first, second)
        await in_server(server, lambda: sys.setprofile(walk))
        await moved(first, second)
        await in_server(server, lambda: sys.setprofile(None))


async def moved(*tables: TableClient) -> None:
    """Wait until the table asks a player, make a move there, and wait until everyone has it."""
    while True:
        for table in tables:
            if table.moves:
                await table.move(table.moves[0])
                return
        await asyncio.sleep(0.01)


def test_a_click_passes_few_modules(tmp_path: Path) -> None:
    walk = Walk()
    with running(tmp_path) as server:
        asyncio.run(click(server, walk))
    walk.show("A click")
    assert 0 < len(walk) <= MOST_ON_A_CLICK, walk


def test_a_decision_of_the_expert_passes_few_modules() -> None:
    choose = bot_named("expert iterations=20")
    r = Round.from_position(DECISION, seed=1)
    question = r.view(0), r.legal_moves(0), TO_GO_OUT
    choose(*question, random.Random(1))
    with walking() as walk:
        choose(*question, random.Random(1))
    walk.show("An expert's decision")
    assert 0 < len(walk) <= MOST_ON_A_DECISION, walk


def test_a_simulation_is_traced() -> None:
    with walking() as walk:
        assert main(["simulate", "--players", "2", "--rounds", "10", "--threads", "1"], None) == 0
    walk.show("A simulation")
    assert walk


def test_a_restart_is_traced(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        link = asyncio.run(left_table(server))
    with running(tmp_path) as server:
        walk = Walk()
        asyncio.run(returned(server, link, walk))
    walk.show("A restart")
    assert walk


async def left_table(server: Running) -> str:
    async with Client(server.address) as ann:
        table = await new_table(ann)
        await table.seat_bots()
        await table.start()
        return table.name


async def returned(server: Running, link: str, walk: Walk) -> None:
    """Trace the server while the first person returns to a table that must be loaded."""
    await in_server(server, lambda: sys.setprofile(walk))
    async with Client(server.address) as bob:
        await bob.join(link)
    await in_server(server, lambda: sys.setprofile(None))
