"""What the table in the browser costs: python -m bench.browser [load] [card] [frames] [--times N] [--rounds N] …

load    a first visit with an empty cache, the processor slowed down (4 times): bytes over the wire, and until the page
        can be used; at most 200 KB and 1 s
card    from pressing a card until the screen shows that it has gone, the server's disk included; at most 100 ms
frames  some rounds of ten with all animations, from the last turns of a round over its end and the deal to the first
        turns of the next one; of each the worst; no frame over 50 ms:
        the longest task of the page's main thread, in processor time and on the clock;
        the longest time between two frames that its script was asked for, which it always wants;
        the longest time between two frames on the screen while there was something to draw, and the longest time from
        the beginning of a frame until it is there, as the browser's compositor tells both (traces.py)

Each stands beside a page that does next to nothing, measured in turns in the same run: what that one takes is the
browser's and the machine's. Work is also told in processor time, which does not depend on what else the machine does.
Frames are told in whole milliseconds, since the clock of a page is rounded: at 60 a second, three of them are 50.
A round during which the machine itself stood still is left out, and counted.
Needs Chromium and the packages of the tests: run it with the environment that `run.py test` makes.
"""

import argparse
import json
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from bench import traces
from tests.web.browsing import LAPTOP, PHONE, Somebody, at_position
from tests.web.positions import PositionServer
from tools.browser import started

PLAIN = b"""<!doctype html><meta charset=utf-8><title>plain</title><body>
<div class=hero><button class="btn key big">Play</button></div><p class=hand><button class="card yes">1</button></p>
<script>document.querySelector('.card').onclick = (event) => {
  const card = event.target;
  setTimeout(() => { card.remove(); document.querySelector('.hand').append(card); }, 0); };</script>"""
# When the button can be used: it is there, and the main thread has come to rest for the next frame.
USABLE = """addEventListener('DOMContentLoaded', () => {
  const look = () => {
    if (document.querySelector('.btn.key.big')) setTimeout(() => { window.usable ??= performance.now(); });
    else requestAnimationFrame(look); };
  look(); });"""
# When the answer to what was sent last had come.
ANSWERED = """const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  window.sent = performance.now();
  this.addEventListener('message', () => { window.waited = performance.now() - window.sent; }, { once: true });
  return send.call(this, data); };"""
# From the event's own time until a frame is drawn in which the hand is another.
PRESS = """(card) => new Promise((done) => {
  let began = 0;
  card.addEventListener('click', (event) => { began = event.timeStamp; }, { once: true, capture: true });
  const watch = new MutationObserver(() => { watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done([performance.now() - began, window.waited ?? 0]))); });
  watch.observe(document.querySelector('.hand'), { childList: true, subtree: true });
  card.click();
})"""
FRAMES = """() => { window.gaps = []; let last = 0;
  const next = (now) => { if (last) window.gaps.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next); }"""
SPIN = """() => { const one = document.createElement('div'); document.body.append(one); one.textContent = 'x';
  one.animate([{ transform: 'none' }, { transform: 'translateX(9rem)' }], { duration: 400, iterations: Infinity }); }"""
# Plays like somebody who does the first thing that is offered.
PLAY = """() => setInterval(() => {
  for (const one of ['.pick button', '.prompt button', '.uno.now', '.acts .btn.key',
                     '.mine .card.yes', '.mine .acts .left .btn:not(.square):not([disabled])']) {
    const found = document.querySelector(one);
    if (found) { found.click(); return; }
  } }, 150)"""
# Everybody can lay a card, half of them another one: somebody is out after some seconds, and ten hands are dealt.
HANDS = (f"{seat}: r{seat} {'r' if seat < 5 else 'y'}{9 - seat}" for seat in range(10))
LAST_TURNS = f"standard-2010 / {' / '.join(HANDS)} / top r1"
BETWEEN_ROUNDS = 2.0  # seconds, half of which the sheet at the end is shown
MEASURED = (
    "task, processor ms",
    "task, ms",
    "time between frames asked for, ms",
    "time between frames on the screen, ms",
    "time of a frame until it is there, ms",
)

Measured = tuple[float, float, float, float, float]
NAP = 0.01  # seconds
STILL = 100.0  # ms: whoever only sleeps wakes so late where the machine stood still
MOST_STILL = 3  # rounds left out for each that is to be measured


class Plain(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(PLAIN)))
        self.end_headers()
        self.wfile.write(PLAIN)

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@contextmanager
def plain_server() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Plain) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


# First load


def first_load(browser: Any, address: str, slowdown: float) -> tuple[float, float, float]:
    """KB of compressed files, KB with all headers, and milliseconds until it can be used, with an empty cache."""
    one = Somebody(browser, address, PHONE)
    one.page.add_init_script(USABLE)
    session = one.context.new_cdp_session(one.page)
    received: list[float] = []
    bodies: list[float] = []
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    session.on("Network.dataReceived", lambda event: bodies.append(event["encodedDataLength"]))
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    one.opens("/")
    one.page.wait_for_function("() => window.usable")
    one.page.wait_for_load_state("networkidle")
    usable = float(one.page.evaluate("window.usable"))
    one.context.close()
    return sum(bodies) / 1024, sum(received) / 1024, usable


def work_of_load(browser: Any, address: str) -> float:
    """Processor milliseconds of the page's main thread until it can be used, not slowed down."""
    one = Somebody(browser, address, PHONE)
    one.page.add_init_script(USABLE)
    browser.start_tracing(page=one.page, categories=traces.TASKS)
    one.opens("/")
    one.page.wait_for_function("() => window.usable")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    one.context.close()
    return sum(float(task.get("tdur", 0)) for task in traces.tasks_of_page(events)) / 1000


# A card


def pressed_cards(browser: Any, server: PositionServer, times: int) -> list[tuple[float, float]]:
    """Milliseconds from a press to the frame that shows it, and those of them until the server's answer came."""
    hand = " ".join(f"r{number} r{number}" for number in range(1, 10))
    position = f"classic-2003 / 0: {hand} / 1: g1 g2 g3 / top r0"
    (one,) = at_position(browser, server, position, sizes=(LAPTOP,), script=ANSWERED)
    took: list[tuple[float, float]] = []
    while len(took) < times and one.page.locator(".hand .card").count() > 2:
        one.page.wait_for_selector(".table.mine .card.yes")
        took.append(tuple(one.page.locator(".card.yes").first.evaluate(PRESS)))
    one.context.close()
    return took


def pressed_plain(browser: Any, address: str, times: int) -> list[float]:
    one = Somebody(browser, address)
    one.opens("/")
    took = [float(one.page.locator(".card.yes").first.evaluate(PRESS)[0]) for _ in range(times)]
    one.context.close()
    return took


# Frames


def traced(browser: Any, somebody: Somebody, seconds: float) -> Measured | None:
    """While the page does what it does: its longest task in processor time and on the clock, the longest time between
    two frames that its script was asked for, and between two on the screen, and of one until it is there. Nothing where
    the machine stood still."""
    page = somebody.page
    browser.start_tracing(page=page, categories=traces.FRAMES)
    page.evaluate(FRAMES)
    with Stillness() as stillness:
        page.wait_for_timeout(1000 * seconds)
    asked = page.evaluate("window.gaps.slice()")  # before the trace is written, which keeps the browser busy
    events = json.loads(browser.stop_tracing())["traceEvents"]
    somebody.context.close()
    if stillness.longest > STILL:
        return None
    tasks = traces.tasks_of_page(events)
    return (
        max((one.get("tdur", 0) / 1000 for one in tasks), default=0.0),
        max((one.get("dur", 0) / 1000 for one in tasks), default=0.0),
        max(asked, default=0.0),
        max(traces.gaps_on_screen(events), default=0.0),
        max(traces.times_to_screen(events), default=0.0),
    )


class Stillness:
    """Whether the machine itself stands still, as virtual ones do now and then: how late a thread wakes that only
    sleeps. It is late by a few milliseconds where the processors are busy, not by a tenth of a second."""

    def __enter__(self) -> Self:
        self.longest = 0.0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()
        return self

    def _watch(self) -> None:
        began = time.monotonic()
        while not self._over.wait(NAP):
            woke = time.monotonic()
            self.longest = max(self.longest, 1000 * (woke - began - NAP))
            began = woke

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()


def round_of_ten(browser: Any, server: PositionServer) -> Somebody:
    server.deals(LAST_TURNS)
    one = Somebody(browser, server.address, LAPTOP)
    bots: list[str | None] = [None, *["casual"] * 9]
    one.opens_table({"seats": 10, "edition": "standard-2010", "pace": 30}, bots)
    one.page.evaluate(PLAY)
    return one


def spinning(browser: Any, address: str) -> Somebody:
    one = Somebody(browser, address)
    one.opens("/")
    one.page.evaluate(SPIN)
    return one


# The report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", help="load, card, frames; all unless you say otherwise")
    parser.add_argument("--times", type=int, default=7, help="how often each is measured (7)")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds of ten are watched (5)")
    parser.add_argument("--seconds", type=float, default=20.0, help="for how long each is (20)")
    parser.add_argument("--slowdown", type=float, default=4.0, help="of the processor at the first load (4)")
    chosen = parser.parse_args()
    if unknown := [part for part in chosen.parts if part not in PARTS]:
        parser.error(f"there is no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    with (
        tempfile.TemporaryDirectory() as folder,
        PositionServer(Path(folder) / "tables.db", between_rounds=BETWEEN_ROUNDS) as server,
        plain_server() as plain,
        started() as browser,
    ):
        for part in chosen.parts or PARTS:
            PARTS[part](browser, server, plain, chosen)


def tell_load(browser: Any, server: PositionServer, plain: str, chosen: argparse.Namespace) -> None:
    ours, theirs = [], []
    for _ in range(chosen.times):
        ours.append(first_load(browser, server.address, chosen.slowdown))
        theirs.append(first_load(browser, plain, chosen.slowdown))
    told("first load, KB of files", [one[0] for one in ours], [one[0] for one in theirs], 200)
    told("first load, KB with headers", [one[1] for one in ours], [one[1] for one in theirs])
    work, plain_work = ([work_of_load(browser, one) for _ in range(chosen.times)] for one in (server.address, plain))
    told("work until it is usable, processor ms", work, plain_work, 1000 / chosen.slowdown)
    slowed = f"usable after, ms, {chosen.slowdown:g} times slowed"
    told(slowed, [one[2] for one in ours], [one[2] for one in theirs], 1000)


def tell_card(browser: Any, server: PositionServer, plain: str, chosen: argparse.Namespace) -> None:
    ours, theirs = pressed_cards(browser, server, 2 * chosen.times), pressed_plain(browser, plain, 2 * chosen.times)
    told("a card, from press to screen, ms", [one[0] for one in ours], theirs, 100)
    told("of that, until the server has answered", [one[1] for one in ours], [0.0])


def tell_frames(browser: Any, server: PositionServer, plain: str, chosen: argparse.Namespace) -> None:
    ours: list[Measured] = []
    theirs: list[Measured] = []
    stood_still = 0
    while len(ours) < chosen.rounds and stood_still <= MOST_STILL * chosen.rounds:
        one = traced(browser, round_of_ten(browser, server), chosen.seconds)
        other = traced(browser, spinning(browser, plain), chosen.seconds)
        if one and other:
            ours.append(one)
            theirs.append(other)
        else:
            stood_still += 1
    print(f"rounds of ten: {len(ours)} measured, {stood_still} left out, since the machine stood still meanwhile")
    for place, what in enumerate(MEASURED if ours else ()):
        worst, plain_worst = ([float(round(one[place])) for one in rounds] for rounds in (ours, theirs))
        told(f"ten players, longest {what}", worst, plain_worst, 50)


def told(what: str, ours: list[float], theirs: list[float], most: float = 0) -> None:
    middle, worst = statistics.median(ours), max(ours)
    plain = f"plain page {statistics.median(theirs):7.1f}  worst {max(theirs):7.1f}"
    print(f"{what:58} {middle:7.1f}  worst {worst:7.1f}  {plain}{verdict(middle, worst, most)}", flush=True)


def verdict(middle: float, worst: float, most: float) -> str:
    if not most:
        return ""
    kept = "kept" if worst <= most else "over in the worst case" if middle <= most else "OVER"
    return f"  bar {most:5.0f}  {kept}"


PARTS = {"load": tell_load, "card": tell_card, "frames": tell_frames}

if __name__ == "__main__":
    main()
