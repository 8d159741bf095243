"""What the table in the browser costs: python3 -m bench.browser [load] [card] [frames] [--times N]

load    a first visit with an empty cache, the processor slowed down four times: compressed KB, at most 200; until the
        page can be used, at most 1,000 ms; and the CPU time of the page
card    from pressing a card until the screen shows that it has gone, the server's disk included: at most 100 ms
frames  20 s of a round of ten with all animations, from its last turns to the first ones of the next round: the longest
        time between two frames, and the longest task of the page; at most 50 ms

Each stands beside a page that does next to nothing, measured in alternation: its times are those of the browser and the
machine. Needs Chromium and the packages of the tests: run it with the environment that `run.py test` makes.
"""

import argparse
import statistics
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.web.browsing import LAPTOP, PHONE, Somebody, at_position
from tests.web.positions import PositionServer
from tools.browser import started

PLAIN = b"""<!doctype html><meta charset=utf-8><title>plain</title><body>
<div class=hero><button class="btn key big">Play</button></div><p class=hand><button class="card yes">1</button></p>
<script>document.querySelector('.card').onclick = (event) => {
  const card = event.target;
  setTimeout(() => { card.remove(); document.querySelector('.hand').append(card); }, 0); };</script>"""
# When the button can be used: it is there, and the main thread is free for the next frame.
USABLE = """addEventListener('DOMContentLoaded', () => {
  const look = () => {
    if (document.querySelector('.btn.key.big')) setTimeout(() => { window.usable ??= performance.now(); });
    else requestAnimationFrame(look); };
  look(); });"""
# From the event's own time until a frame is drawn in which the hand has changed.
PRESS = """(card) => new Promise((done) => {
  let began = 0;
  card.addEventListener('click', (event) => { began = event.timeStamp; }, { once: true, capture: true });
  const watch = new MutationObserver(() => { watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began))); });
  watch.observe(document.querySelector('.hand'), { childList: true, subtree: true });
  card.click();
})"""
WATCH = """() => { window.gaps = [0]; window.tasks = [0]; let last = 0;
  const next = (now) => { if (last) window.gaps.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: 'longtask' }); }"""  # tasks below 50 ms are not reported
WORST = "() => [Math.round(Math.max(...window.gaps)), Math.round(Math.max(...window.tasks))]"
SPIN = """() => { const one = document.createElement('div'); document.body.append(one); one.textContent = 'x';
  one.animate([{ transform: 'none' }, { transform: 'translateX(9rem)' }], { duration: 400, iterations: Infinity }); }"""
# Plays by taking the first thing that is offered.
PLAY = """() => setInterval(() => {
  for (const one of ['.pick button', '.prompt button', '.uno.now', '.acts .btn.key',
                     '.mine .card.yes', '.mine .acts .left .btn:not(.square):not([disabled])']) {
    const found = document.querySelector(one);
    if (found) { found.click(); return; }
  } }, 150)"""
# Everyone can play a card, half of them a second one: a player goes out after some seconds, and ten hands are dealt.
HANDS = (f"{seat}: r{seat} {'r' if seat < 5 else 'y'}{9 - seat}" for seat in range(10))
LAST_TURNS = f"standard-2010 / {' / '.join(HANDS)} / top r1"
BETWEEN_ROUNDS = 2.0  # seconds, half of which the sheet at the end is shown
SLOWDOWN = 4
WATCHED = 20  # seconds
Measured = Sequence[float]


class Plain(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(PLAIN)))
        self.end_headers()
        self.wfile.write(PLAIN)

    def log_message(self, *_: Any) -> None:
        """Print nothing."""


@contextmanager
def plain_server() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Plain) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def first_load(browser: Any, address: str) -> Measured:
    one = Somebody(browser, address, PHONE)
    one.page.add_init_script(USABLE)
    session = one.context.new_cdp_session(one.page)
    received: list[float] = []
    session.send("Network.enable")
    session.send("Performance.enable")
    session.on("Network.dataReceived", lambda event: received.append(event["encodedDataLength"]))
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    one.opens("/")
    one.page.wait_for_function("() => window.usable")
    metrics = {entry["name"]: entry["value"] for entry in session.send("Performance.getMetrics")["metrics"]}
    one.page.wait_for_load_state("networkidle")
    usable = float(one.page.evaluate("window.usable"))
    one.context.close()
    return sum(received) / 1024, usable, 1000 * metrics["TaskDuration"] / SLOWDOWN


def pressed_card(browser: Any, server: PositionServer) -> Measured:
    (one,) = at_position(browser, server, "classic-2003 / 0: r1 r1 r2 r2 / 1: g1 g2 g3 / top r0", sizes=(LAPTOP,))
    one.page.wait_for_selector(".table.mine .card.yes")
    return pressed(one)


def pressed_plain(browser: Any, address: str) -> Measured:
    one = Somebody(browser, address)
    one.opens("/")
    return pressed(one)


def pressed(somebody: Somebody) -> Measured:
    took = float(somebody.page.locator(".card.yes").first.evaluate(PRESS))
    somebody.context.close()
    return (took,)


def round_of_ten(browser: Any, server: PositionServer) -> Measured:
    server.deals(LAST_TURNS)
    one = Somebody(browser, server.address, LAPTOP)
    bots: list[str | None] = [None, *["casual"] * 9]
    one.opens_table({"seats": 10, "edition": "standard-2010", "pace": 30}, bots)
    return watched(one, PLAY)


def spinning(browser: Any, address: str) -> Measured:
    one = Somebody(browser, address)
    one.opens("/")
    return watched(one, SPIN)


def watched(somebody: Somebody, script: str) -> Measured:
    somebody.page.evaluate(script)
    somebody.page.evaluate(WATCH)
    somebody.page.wait_for_timeout(1000 * WATCHED)
    worst: list[float] = somebody.page.evaluate(WORST)
    somebody.context.close()
    return worst


def compare(
    names: Sequence[tuple[str, int]], ours: Callable[[], Measured], plain: Callable[[], Measured], times: int
) -> None:
    """Measure both in alternation, and print the median and the worst of each figure; 0 is no limit."""
    found = [(ours(), plain()) for _ in range(times)]
    for place, (name, limit) in enumerate(names):
        one, other = ([pair[side][place] for pair in found] for side in (0, 1))
        verdict = "" if not limit else f"  limit {limit}: {'kept' if statistics.median(one) <= limit else 'EXCEEDED'}"
        plainly = f"plain page {statistics.median(other):7.1f}  worst {max(other):7.1f}"
        print(f"{name:42} {statistics.median(one):7.1f}  worst {max(one):7.1f}  {plainly}{verdict}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", help="load, card, frames (default: all)")
    parser.add_argument("--times", type=int, default=7, help="measurements of each (default: 7)")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        PositionServer(Path(folder) / "tables.db", between_rounds=BETWEEN_ROUNDS) as server,
        plain_server() as plain,
        started() as browser,
    ):
        loads = (("first load, KB", 200), ("usable after, ms, slowed down", 1000), ("CPU time until then, ms", 0))
        gaps = (("ten players, longest time of a frame, ms", 50), ("ten players, longest task, ms", 50))
        parts = {
            "load": (loads, partial(first_load, browser, server.address), partial(first_load, browser, plain)),
            "card": (
                (("a card, from press to screen, ms", 100),),
                partial(pressed_card, browser, server),
                partial(pressed_plain, browser, plain),
            ),
            "frames": (gaps, partial(round_of_ten, browser, server), partial(spinning, browser, plain)),
        }
        for part in given.parts or parts:
            compare(*parts[part], given.times)


if __name__ == "__main__":
    main()
