"""Test driver for the front end: a user in a real browser who uses only what the screen offers."""

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.web.positions import PositionServer, settings_of
from tools.browser import ARGUMENTS, chromium

PICTURES = os.environ.get("WILDFOUR_PICTURES")  # folder for test screenshots
LONG = float(os.environ.get("WILDFOUR_PATIENCE", "60"))  # seconds; time limit for every wait
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
SEEN_AT = """(card) => {  // a point of the card that nothing covers
  const box = card.getBoundingClientRect();
  for (let y = box.top + 12; y < box.bottom - 8; y += 10)
    for (let x = box.left + 6; x < box.right - 4; x += 6)
      if (card.contains(document.elementFromPoint(x, y))) return [x, y];
  return null;
}"""
ANY_CARD = f"""(luck) => {{  // a playable card, located in the same step: it may be gone in a moment
  const cards = document.querySelectorAll('.card.yes');
  return cards.length ? ({SEEN_AT})(cards[Math.floor(luck * cards.length)]) : null;
}}"""
TOO_WIDE = """() => {
  const width = document.documentElement.clientWidth;
  const page = document.scrollingElement.scrollWidth > width ? ['page'] : [];
  const wide = [...document.querySelectorAll('button, h1, h2, input, .seat, .card, .btn')].filter((one) => {
    const box = one.getBoundingClientRect();
    const scrolls = one.closest('.editions, .presets, .stage, .log, .views');
    return box.width && (box.left < -1 || box.right > width + 1) && !scrolls;
  });
  return [...page, ...wide.map((one) => `${one.tagName}.${one.className} ${one.textContent.slice(0, 30)}`)];
}"""
# Each page except the table, with the selector that shows it has loaded.
PAGES = {
    "/": ".hero",
    "/make": ".make",
    "/watch": ".title",
    "/rules": ".part",
    "/replays": ".title",
    "/pad": ".begin",
    "/learn": ".stack",
    "/me": ".title",
}


@contextmanager
def started(**more: Any) -> Iterator[Any]:
    """Start the browser and yield its Playwright object."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS), **more)
        try:
            yield browser
        finally:
            browser.close()


class User:
    """A user with a separate browser context. `problems` contains console errors and warnings; `frames` contains every
    frame that its sockets received."""

    def __init__(
        self, browser: Any, address: str, size: tuple[int, int] = LAPTOP, name: str = "Ana", locale: str = "en-US"
    ) -> None:
        self.address = address
        self.name = name
        self.touch = size[0] < 800
        viewport = {"width": size[0], "height": size[1]}
        self.context = browser.new_context(viewport=viewport, has_touch=self.touch, locale=locale)
        self.context.set_default_timeout(LONG * 1000)
        self.context.add_init_script(
            f"localStorage.getItem('wildfour.me') ?? localStorage.setItem('wildfour.me', '{{\"name\":\"{name}\"}}');"
            "addEventListener('securitypolicyviolation', (event) => console.error('CSP', event.blockedURI));"
        )
        self.page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.frames: list[str] = []
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        )

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
        """Open a table with the page's code, which is faster than clicking."""
        self.opens("/")
        self.sees(".hero")
        self.page.evaluate(
            """async ([settings, bots, start]) => {
                const web = document.querySelector('script[type=module]').src.replace('main.js', '');
                const plans = await import(`${web}app/pending_actions.js`);
                await plans.openTable(settings, { seat: true, bots, start });
            }""",
            [settings, bots, start],
        )
        self.sees(".table .hand" if start else ".lobby")

    def joins(self, host: "User") -> None:
        """Follow the invitation link and join the table."""
        self.opens(host.page.locator(".link").input_value())
        self.presses(".card-panel .btn.key")
        host.page.wait_for_selector(f".chair >> text={self.name}")

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    @property
    def hand(self) -> list[str]:
        """The cards in the hand, from left to right."""
        return [str(card.get_attribute("data-card")) for card in self.page.locator(".hand button.card").all()]

    def has_cards(self, count: int) -> None:
        """Wait until the hand has `count` cards."""
        self.page.wait_for_function(
            "(count) => document.querySelectorAll('.hand button.card').length === count", arg=count
        )

    def reads(self, text: str, within: str = ".table") -> None:
        """Wait until the text is on the screen."""
        self.page.locator(within).filter(has_text=text).first.wait_for()

    def plays_card(self, code: str) -> None:
        """Play a card; on a touch screen, the first tap lifts it and the second plays it."""
        card = self.page.locator(f'.hand button.card[data-card="{code}"]').first
        self.taps(card)
        if self.touch and not self.shows(".toast .clause"):
            self.taps(card)

    def chooses(self, words: str) -> None:
        """Press the button with this name."""
        self.page.get_by_role("button", name=words).first.click()

    def chooses_link(self, words: str) -> None:
        self.page.get_by_role("link", name=words).first.click()

    def tabs_to(self, selector: str) -> None:
        """Press Tab until the element has the focus."""
        for _ in range(200):
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    def pictured(self, name: str) -> None:
        """Save a light and a dark screenshot for review."""
        if not PICTURES:
            return
        self.page.wait_for_timeout(1000)  # until animations have ended
        for theme in ("light", "dark"):
            self.page.emulate_media(color_scheme=theme)
            width = self.page.viewport_size["width"]
            self.page.screenshot(path=Path(PICTURES) / f"{name}-{width}-{theme}.png")
        self.page.emulate_media(color_scheme="light")

    def acts(self, luck: random.Random) -> None:
        """Act on what the screen offers; a button may disappear before the click."""
        state = self.state()
        if state in PRESSED:
            self._presses_if_there(PRESSED[state])
        elif state == "mine":
            if self.shows(".acts .btn.key"):
                self._presses_if_there(".acts .btn.key")
            elif point := self.page.evaluate(ANY_CARD, luck.random()):
                self._presses_at(point)
            else:
                self._presses_if_there(".acts .left .btn:not(.square):not([disabled])")

    def plays_by_keyboard(self, luck: random.Random) -> None:
        """Play with the shortcuts that ? lists, and Tab for the rest."""
        state, press = self.state(), self.page.keyboard.press
        if state == "urgent":
            press("u")
        elif state == "pick":
            press(luck.choice("1234"))
        elif state == "answer":
            press("d")
        elif state == "shown":
            self.tabs_to(".prompt .pill")
            press("Enter")
        elif state == "mine" and self.shows(".card.yes"):
            self.tabs_to('.card[tabindex="0"]')
            press("Home")
            for _ in range(self.page.locator(".hand button.card").count()):  # the playable cards may have changed
                if self.shows(".card.yes:focus"):
                    press("Enter")
                    return
                press("ArrowRight")
        elif state == "mine":
            press(luck.choice("kd"))

    def _presses_if_there(self, selector: str) -> None:
        self.page.evaluate("(selector) => document.querySelector(selector)?.click()", selector)

    def taps(self, card: Any) -> None:
        point = card.evaluate(SEEN_AT)
        if point is not None:
            self._presses_at(point)

    def _presses_at(self, point: list[float]) -> None:
        press = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        press(*point)

    def plays_until(
        self,
        condition: Callable[[], object],
        *others: "User",
        turn: "Callable[[User, random.Random], None] | None" = None,
    ) -> None:
        """Let all users act until the condition is true; `turn` replaces `acts`."""
        luck, end = random.Random(1), time.monotonic() + 3 * LONG
        while not condition():
            assert time.monotonic() < end, f"timed out; {self.state()}"
            for one in (self, *others):
                (turn or User.acts)(one, luck)
            self.page.wait_for_timeout(30)

    def waits_until(self, condition: Callable[[], object]) -> None:
        end = time.monotonic() + LONG
        while not condition():
            assert time.monotonic() < end, "timed out"
            self.page.wait_for_timeout(50)

    def too_wide(self) -> list[str]:
        """Return the elements that are wider than the screen."""
        found: list[str] = self.page.evaluate(TOO_WIDE)
        return found


def at_position(
    browser: Any,
    server: PositionServer,
    position: str,
    *,
    people: int = 1,
    sizes: tuple[tuple[int, int], ...] = (LAPTOP, PHONE),
    seed: int = 1,
    script: str = "",
    **chosen: Any,
) -> list[User]:
    """Seat users, then bots, in the middle of a round. The script runs on the users' pages."""
    server.deals(position, seed)
    settings = {**settings_of(position), "pace": 1, **chosen}
    bots = [None] * people + ["casual"] * (settings["seats"] - people)
    seated = [
        User(browser, server.address, size, name=name)
        for name, size in zip(("Ana", "Mia", "Cem", "Lena")[:people], sizes, strict=False)
    ]
    for one in seated if script else ():
        one.page.add_init_script(script)
    host, *friends = seated
    host.opens_table(settings, [*bots], start=not friends)
    for friend in friends:
        friend.joins(host)
    if friends:
        host.presses(".startbar .btn.key")
    for one in seated:
        one.sees(".table .hand")
    return seated
