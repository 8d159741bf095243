"""Measure the table's performance in the browser: python3 -m bench.browser [load | card | frames] [--times N]

load    a first visit with an empty cache and the CPU throttled to a quarter of its speed: compressed KB, and the time
        until the page is usable
card    from the click on a card until the card has left the hand on screen, including the server's disk write
frames  20 s of a ten-player round with all animations, from its last turns into the next round: the longest time
        between two frames, and the page's longest task

Needs Chromium and the test packages: run it in the environment that `run.py test` creates.
"""

import argparse
import statistics
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.web.browsing import LAPTOP, PHONE, User, at_position, started
from tests.web.positions import PositionServer

# The button is usable once it exists and the main thread is free for the next frame.
USABLE = """addEventListener('DOMContentLoaded', () => {
  const look = () => {
    if (document.querySelector('.btn.key.big')) setTimeout(() => { window.usable ??= performance.now(); });
    else requestAnimationFrame(look); };
  look(); });"""
# From the event's timestamp to the first frame that shows the changed hand.
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
# Play by taking the first available action.
PLAY = """() => setInterval(() => {
  for (const one of ['.pick button', '.prompt button', '.uno.now', '.acts .btn.key',
                     '.mine .card.yes', '.mine .acts .left .btn:not(.square):not([disabled])']) {
    const found = document.querySelector(one);
    if (found) { found.click(); return; }
  } }, 150)"""
# Everyone can play one card, and half of the players can play two, so a player goes out within seconds, and ten new
# hands are dealt.
HANDS = (f"{seat}: r{seat} {'r' if seat < 5 else 'y'}{9 - seat}" for seat in range(10))
LAST_TURNS = f"standard-2010 / {' / '.join(HANDS)} / top r1"
BETWEEN_ROUNDS = 2.0  # seconds; the score sheet is open for half of them
SLOWDOWN = 4
WATCHED = 20  # seconds
Measured = Sequence[float]


def first_load(browser: Any, server: PositionServer) -> Measured:
    one = User(browser, server.address, PHONE)
    one.page.add_init_script(USABLE)
    session = one.context.new_cdp_session(one.page)
    received: list[float] = []
    session.send("Network.enable")
    session.on("Network.dataReceived", lambda event: received.append(event["encodedDataLength"]))
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    one.opens("/")
    one.page.wait_for_function("() => window.usable")
    one.page.wait_for_load_state("networkidle")
    usable = float(one.page.evaluate("window.usable"))
    one.context.close()
    return sum(received) / 1024, usable


def pressed_card(browser: Any, server: PositionServer) -> Measured:
    position = "classic-2003 / 0: r1 r1 r2 r2 / 1: g1 g2 g3 / top r0"
    (one,) = at_position(browser, server, position, sizes=(LAPTOP,))
    one.sees(".table.mine .card.yes")
    took = float(one.page.locator(".card.yes").first.evaluate(PRESS))
    one.context.close()
    return (took,)


def round_of_ten(browser: Any, server: PositionServer) -> Measured:
    server.deals(LAST_TURNS)
    one = User(browser, server.address, LAPTOP)
    bots: list[str | None] = [None, *["casual"] * 9]
    one.opens_table({"seats": 10, "edition": "standard-2010", "pace": 30}, bots)
    one.page.evaluate(PLAY)
    one.page.evaluate(WATCH)
    one.page.wait_for_timeout(1000 * WATCHED)
    worst: list[float] = one.page.evaluate(WORST)
    one.context.close()
    return worst


PARTS: dict[str, tuple[Callable[[Any, PositionServer], Measured], dict[str, int]]] = {
    "load": (first_load, {"first load, KB": 200, "usable after, ms, slowed down": 1000}),
    "card": (pressed_card, {"a card, from press to screen, ms": 100}),
    "frames": (round_of_ten, {"ten players, longest time of a frame, ms": 50, "ten players, longest task, ms": 50}),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="?", choices=PARTS, help="(default: all)")
    parser.add_argument("--times", type=int, default=7, help="measurements per figure (default: 7)")
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        PositionServer(Path(folder) / "tables.db", between_rounds=BETWEEN_ROUNDS) as server,
        started() as browser,
    ):
        for measure, limits in [PARTS[args.part]] if args.part else PARTS.values():
            found = zip(*[measure(browser, server) for _ in range(args.times)], strict=True)
            for (name, limit), figures in zip(limits.items(), found, strict=True):
                middle, worst = statistics.median(figures), max(figures)
                verdict = "kept" if middle <= limit else "EXCEEDED"
                print(f"{name:42} {middle:7.1f}, at most {worst:7.1f}; limit {limit}: {verdict}", flush=True)


if __name__ == "__main__":
    main()
