"""Stalled connections during a turn, a challenge, and a catch: the page reports the stall within 6 seconds, is up to
date within 3 seconds after the network returns, and makes the pending move exactly once."""

import asyncio
import os
import random
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, Self

import pytest

from tests.server.serving import free_port
from tests.web.browsing import LAPTOP, PHONE, User, at_position
from tests.web.positions import PositionServer

REPORTED, BACK = 6000, 3000  # ms
NOTE_CHANGES = """
  new MutationObserver(() => {
    const lost = !!document.querySelector('.table.lost');
    if (lost !== window.wasLost) { window.wasLost = lost; window.changedAt = performance.now(); }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
"""


class Moment(NamedTuple):
    """A moment when the network stalls, Mia's action at that moment, and its entry in Ana's log."""

    position: str
    lead_up: Callable[[User, User], None]  # receives Ana and Mia
    act: Callable[[User], None]
    told: re.Pattern[str]  # Mia's action in Ana's log
    card: bool = False


def plays_wild_draw_four(ana: User, mia: User) -> None:
    ana.plays_card("W4")
    ana.chooses("Blue")
    mia.sees(".prompt")


def forgets_to_call(ana: User, mia: User) -> None:
    ana.plays_card("r5")
    mia.sees(".toast .grab")


def plays_red_five(ana: User, mia: User) -> None:
    ana.plays_card("r5")
    mia.sees(".table.mine")


MOMENTS = {
    "turn": Moment(
        "classic-2003 / 0: r5 b2 b3 / 1: g5 r7 y2 y3 / top r3",
        plays_red_five,
        lambda mia: mia.plays_card("r7"),
        re.compile("Mia .*Red 7"),
        card=True,
    ),
    "challenge": Moment(
        "classic-2003 / 0: W4 r5 b2 b3 y9 g1 / 1: g5 y1 y2 g8 / top r3",
        plays_wild_draw_four,
        lambda mia: mia.chooses("Challenge"),
        re.compile("Mia challenge"),
    ),
    "catch": Moment(
        "classic-2003 / 0: r5 b2 / 1: g5 y1 y2 / top r3",
        forgets_to_call,
        lambda mia: mia.presses(".toast .grab"),
        re.compile("Mia (caught|catches)"),
    ),
}


class StallingServer(PositionServer):
    """A server behind a proxy that can hold back data, like a network without a signal. No bot takes over
    while someone is away."""

    def __init__(self, database: Path) -> None:
        super().__init__(database, grace=600.0)
        self._flowing, self._ended = asyncio.Event(), asyncio.Event()
        self._flowing.set()
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        self._thread = Thread(target=asyncio.run, args=[self._forward()])
        self._thread.start()
        return super().__enter__()

    def __exit__(self, *problem: object) -> None:
        super().__exit__(*problem)
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()

    async def _forward(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with await asyncio.start_server(self._serve, "127.0.0.1", self._port):
            await self._ended.wait()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            from_server, to_server = await asyncio.open_connection("127.0.0.1", self.settings.port)
            await asyncio.gather(self._pass_on(reader, to_server), self._pass_on(from_server, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError), closing(writer):
            while data := await reader.read(65536):
                await self._flowing.wait()
                writer.write(data)
            await self._flowing.wait()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Suspend the server's process for a while."""
        os.kill(self.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.pid, signal.SIGCONT)

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """Hold back all data for a while."""
        self._loop.call_soon_threadsafe(self._flowing.clear)
        try:
            yield
        finally:
            self._loop.call_soon_threadsafe(self._flowing.set)


@pytest.fixture(scope="module")
def stalling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StallingServer]:
    with StallingServer(tmp_path_factory.mktemp("stalling") / "tables.db") as one:
        yield one


def now(page: Any) -> float:
    return float(page.evaluate("performance.now()"))


def check_stall(browser: Any, server: StallingServer, moment: Moment, *, frozen: bool, seconds: float) -> None:
    ana, mia = at_position(
        browser, server, moment.position, people=2, sizes=(LAPTOP, PHONE), clock=0, script=NOTE_CHANGES
    )
    moment.lead_up(ana, mia)
    with server.frozen() if frozen else server.cut_off():
        started = now(mia.page)
        moment.act(mia)
        mia.page.wait_for_function("() => window.wasLost")
        assert float(mia.page.evaluate("window.changedAt")) - started < REPORTED
        mia.reads("No connection. Trying again…", ".toast")
        if moment.card:
            mia.sees(".hand .card .spin")
            mia.pictured("no-connection")
        mia.page.wait_for_timeout(max(0.0, 1000 * seconds - (now(mia.page) - started)))
        assert mia.shows(".table.lost")
        back = now(mia.page)
    mia.page.wait_for_function("() => !window.wasLost")
    assert float(mia.page.evaluate("window.changedAt")) - back < BACK
    told = ana.page.locator(".log ol li").filter(has_text=moment.told)
    ana.waits_until(told.count)
    mia.page.wait_for_timeout(500)
    assert told.count() == 1
    assert not mia.shows(".hand .card .spin")
    for one in (ana, mia):
        assert [problem for problem in one.problems if "WebSocket" not in problem] == []
        one.context.close()


@pytest.mark.parametrize(("moment", "frozen"), [("turn", True), ("challenge", False), ("catch", False)])
def test_a_stall_is_reported_and_the_move_goes_through(
    browser: Any, stalling: StallingServer, moment: str, frozen: bool
) -> None:
    check_stall(browser, stalling, MOMENTS[moment], frozen=frozen, seconds=12)


@pytest.mark.long
def test_a_hundred_stalls(browser: Any, stalling: StallingServer) -> None:
    luck = random.Random(35)
    for _ in range(100):
        moment, frozen = MOMENTS[luck.choice([*MOMENTS])], luck.random() < 0.5
        check_stall(browser, stalling, moment, frozen=frozen, seconds=luck.uniform(8, 25))


def test_a_page_that_goes_offline_says_so_at_once(browser: Any, stalling: StallingServer) -> None:
    ana, _ = at_position(browser, stalling, MOMENTS["turn"].position, people=2, clock=0)
    ana.context.set_offline(True)
    ana.sees(".table.lost .toast .spin")
    ana.context.set_offline(False)
    ana.page.wait_for_selector(".table.lost", state="detached")
