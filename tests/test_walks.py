"""Four traced walks through the code: the modules visited by a click, a simulation, a decision, and a restart.

docs/architecture.md follows these walks. `python3 run.py test tests/test_walks.py -s` prints every module that runs a
function; the game rules (`rules/` and `rulebook/`) count as one module. For a decision, all modules count. For a
click, only modules that pass the move on to another module count; the rest just return a value to their caller.

Compiled code is not traced. In a decision, that is the search itself, which is entered once.
"""

import asyncio
import random
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from websockets.asyncio.client import connect

from tests.server.running import Running, new_table, running
from wildfour import Round
from wildfour.bots.levels import bot_named
from wildfour.bots.round_history import view_with_history
from wildfour.bots.view_queries import number_on, plays
from wildfour.cli import main
from wildfour.client import Client, TableClient
from wildfour.match.stakes import TO_GO_OUT
from wildfour.server.table.presence import SEATS_PAUSE

MOST_ON_A_CLICK, MOST_ON_A_DECISION = 15, 12
GAME = "rules, rulebook"
DECISION = "classic-2003 / 0: r7 b2 g5 W / 1: g5 y1 rS b4 / 2: r1 r2 y3 y6 / top r3 / turn 2"
SETTINGS_OF_THE_PAGE = "views=1&words=1"


class Walk(dict[str, bool]):
    """Modules whose functions were called, in order of first call, each with a flag for passing the walk on."""

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        stop = stop_of(frame)
        if event != "call" or not stop:
            return
        self.setdefault(stop, False)
        callers = stops_below(frame)
        caller = next(callers, "")
        if caller and caller != stop and stop not in callers:
            self[caller] = True

    @property
    def passed(self) -> list[str]:
        """Return the stops that pass the walk on, and the game, where it ends."""
        return [stop for stop, hands_on in self.items() if hands_on or stop == GAME]

    def show(self, name: str) -> None:
        sys.stdout.write(f"\n{name}: {len(self)} modules; those with a star hand it on: {len(self.passed)}\n")
        sys.stdout.writelines(f"  {'*' if stop in self.passed else ' '} {stop}\n" for stop in self)


def stop_of(frame: FrameType) -> str:
    """Return the module of a function in this repository; the game rules are one stop."""
    _, _, module = str(frame.f_globals.get("__name__", "")).partition("wildfour.")
    return GAME if module.partition(".")[0] in GAME.split(", ") else module


def stops_below(frame: FrameType) -> Iterator[str]:
    """Yield the callers' stops, nearest first."""
    below = frame.f_back
    while below is not None:
        if stop := stop_of(below):
            yield stop
        below = below.f_back


@contextmanager
def walking() -> Iterator[Walk]:
    """Trace the current thread."""
    walk = Walk()
    before = sys.getprofile()
    sys.setprofile(walk)
    try:
        yield walk
    finally:
        sys.setprofile(before)


async def in_server(server: Running, act: Callable[[], object]) -> None:
    """Call a function in the server thread."""
    assert server.server is not None
    loop, done = server.server.tables.loop, asyncio.Event()
    ours = asyncio.get_running_loop()

    def call() -> None:
        act()
        ours.call_soon_threadsafe(done.set)

    loop.call_soon_threadsafe(call)
    await done.wait()


async def click(server: Running, walk: Walk) -> None:
    """Let two people play and one watch, as the page does. Trace the server from a move's frame to the response."""
    async with Client(server.address) as ann, Client(server.address) as bob, Client(server.address) as eve:
        first = await new_table(ann)
        second = await bob.join(first.name)
        await second.sit("Bob", 1)
        await first.start()
        await eve.me()
        page = f"{server.address}/api/tables/{first.name}/socket?{SETTINGS_OF_THE_PAGE}".replace("http", "ws", 1)
        async with connect(page, additional_headers={"authorization": f"Bearer {eve.token}"}) as watching:
            await watching.recv()
            while not numbers((await asked(first, second)).moves):
                await moved(first, second)
            await asyncio.sleep(2 * SEATS_PAUSE)  # until everyone has received the seats
            await in_server(server, lambda: sys.setprofile(walk))
            await moved(first, second)
            await in_server(server, lambda: sys.setprofile(None))


async def asked(*tables: TableClient) -> TableClient:
    """Wait until the table asks a player for a move."""
    while True:
        for table in tables:
            if table.moves:
                return table
        await asyncio.sleep(0.01)


async def moved(*tables: TableClient) -> None:
    """Make a move for the player who is asked, with a number card if possible, so that no one has to draw."""
    table = await asked(*tables)
    await table.move([*numbers(table.moves), *table.moves][0])


def numbers(moves: Sequence[str]) -> list[str]:
    return [move for move in plays(moves) if number_on(move) is not None]


def test_a_click_passes_few_modules(tmp_path: Path) -> None:
    walk = Walk()
    with running(tmp_path) as server:
        asyncio.run(click(server, walk))
    walk.show("A click")
    assert 0 < len(walk.passed) <= MOST_ON_A_CLICK, walk


def test_a_decision_of_the_expert_passes_few_modules() -> None:
    choose = bot_named("expert iterations=20")
    r = Round.from_position(DECISION, seed=1)
    for move in ("r1", "r7", "rS"):
        r.apply(r.turn, move)
    question = view_with_history(r.view(r.turn), r), r.legal_moves(), TO_GO_OUT
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
    """Trace the server from its start until the first person is back at a table that it has to load."""
    with running(tmp_path) as server:
        link = asyncio.run(left_table(server))
    walk = Walk()
    threading.setprofile(walk.__call__)  # an empty walk is falsy, so it would unset the profiler
    try:
        with running(tmp_path) as server:
            threading.setprofile(None)
            asyncio.run(returned(server, link))
    finally:
        threading.setprofile(None)
    walk.show("A restart")
    assert walk


async def left_table(server: Running) -> str:
    async with Client(server.address) as ann:
        table = await new_table(ann)
        await table.seat_bots()
        await table.start()
        return table.name


async def returned(server: Running, link: str) -> None:
    async with Client(server.address) as bob:
        await bob.join(link)
    await in_server(server, lambda: sys.setprofile(None))
