"""The test language of the front end: somebody before a real browser, who plays by what the screen offers."""

import os
import random
import shutil
import time
from collections.abc import Callable
from typing import Any

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
ARGUMENTS = ["--disable-gpu", "--disable-dev-shm-usage", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
LONG = 60.0  # seconds in which whatever is waited for has happened
PHONE, LAPTOP = (390, 844), (1440, 900)
STATE = """() => {
  const table = document.querySelector('.table');
  if (!table) return 'none';
  if (document.querySelector('.sheet')) return 'sheet';
  const prompt = document.querySelector('.prompt');
  if (prompt) return prompt.querySelector('.pick') ? 'pick' : prompt.querySelector('.shown') ? 'shown' : 'answer';
  if (table.classList.contains('urgent')) return 'urgent';
  return table.classList.contains('mine') ? 'mine' : 'waiting';
}"""
PRESSED = {"pick": ".pick button", "shown": ".prompt .pill", "answer": ".prompt .two button", "urgent": ".uno.now"}
SEEN_AT = """(card) => {  // some point of a card that nothing covers
  const box = card.getBoundingClientRect();
  for (let y = box.top + 12; y < box.bottom - 8; y += 10)
    for (let x = box.left + 6; x < box.right - 4; x += 6)
      if (card.contains(document.elementFromPoint(x, y))) return [x, y];
  return null;
}"""
TOO_WIDE = """() => {
  const width = document.documentElement.clientWidth;
  const page = document.scrollingElement.scrollWidth > width ? ['page'] : [];
  const wide = [...document.querySelectorAll('button, h1, h2, input, .seat, .card, .btn')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && (box.left < -1 || box.right > width + 1) && !one.closest('.editions, .presets, .stage, .log');
  });
  return [...page, ...wide.map((one) => `${one.tagName}.${one.className} ${one.textContent.slice(0, 30)}`)];
}"""


class Somebody:
    """A browser of one's own, with a page at the server's address. `problems` are what its console complained of."""

    def __init__(self, browser: Any, address: str, size: tuple[int, int] = LAPTOP, name: str = "Ana") -> None:
        self.address = address
        self.touch = size[0] < 800
        viewport = {"width": size[0], "height": size[1]}
        self.context = browser.new_context(viewport=viewport, has_touch=self.touch, locale="en-US")
        self.context.set_default_timeout(LONG * 1000)
        self.context.add_init_script(
            f"localStorage.getItem('wildfour.me') ?? localStorage.setItem('wildfour.me', '{{\"name\":\"{name}\"}}');"
            "addEventListener('securitypolicyviolation', (event) => console.error('CSP', event.blockedURI));"
        )
        self.page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning") and "ERR_CONNECTION" not in message.text:
            self.problems.append(message.text)

    def opens(self, path: str = "/") -> None:
        self.page.goto(path if path.startswith("http") else self.address + path)

    def sees(self, selector: str) -> None:
        self.page.wait_for_selector(selector)

    def shows(self, selector: str) -> bool:
        return bool(self.page.locator(selector).count())

    def presses(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def opens_table(self, settings: dict[str, Any], bots: list[str | None], *, start: bool = True) -> None:
        """A table, made with the page's own code but quicker than by hand."""
        self.opens("/")
        self.sees(".hero")
        self.page.evaluate(
            """async ([settings, bots, start]) => {
                const web = document.querySelector('script[type=module]').src.replace('main.js', '');
                const plans = await import(`${web}screens/plans.js`);
                await plans.openTable(settings, { seat: true, bots, start });
            }""",
            [settings, bots, start],
        )
        self.sees(".table .hand" if start else ".lobby")

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def takes_part(self, luck: random.Random) -> None:
        """Do what the screen offers; what was offered may be gone before it is pressed."""
        state = self.state()
        if state in PRESSED:
            self._presses_if_there(PRESSED[state])
        elif state == "mine":
            cards = self.page.locator(".card.yes")
            if self.shows(".acts .btn.key"):
                self._presses_if_there(".acts .btn.key")
            elif cards.count():
                self.lays(cards.nth(luck.randrange(cards.count())))
            else:
                self._presses_if_there(".acts .left .btn:not(.square):not([disabled])")

    def _presses_if_there(self, selector: str) -> None:
        self.page.evaluate("(selector) => document.querySelector(selector)?.click()", selector)

    def lays(self, card: Any) -> None:
        point = card.evaluate(SEEN_AT)
        if point is not None:
            press = self.page.touchscreen.tap if self.touch else self.page.mouse.click
            press(*point)

    def plays_until(self, condition: Callable[[], object], *others: "Somebody") -> None:
        luck, end = random.Random(1), time.monotonic() + 3 * LONG
        while not condition():
            assert time.monotonic() < end, f"it never happened; {self.state()}"
            for one in (self, *others):
                one.takes_part(luck)
            time.sleep(0.05)

    def waits_until(self, condition: Callable[[], object]) -> None:
        end = time.monotonic() + LONG
        while not condition():
            assert time.monotonic() < end, "it never happened"
            self.page.wait_for_timeout(50)

    def too_wide(self) -> list[str]:
        """What does not fit into the width of the screen."""
        found: list[str] = self.page.evaluate(TOO_WIDE)
        return found
