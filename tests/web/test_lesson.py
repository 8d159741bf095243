"""The guided first game in a real browser."""

from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import LAPTOP, PHONE, User

RECORDS = """() => {  // record every text of the guide, even short-lived ones
  const guide = document.querySelector('.coach');
  window.texts = [guide.textContent];
  const listen = () => window.texts.push(guide.textContent);
  new MutationObserver(listen).observe(guide, { subtree: true, childList: true, characterData: true });
}"""


def learns(browser: Any, server: ServerProcess, size: tuple[int, int] = LAPTOP) -> User:
    """Start the lesson from the home page."""
    ana = User(browser, server.address, size)
    ana.opens("/")
    ana.presses('.tile[href="/learn"]')
    ana.presses(".learn-page .btn.key")
    ana.sees(".table .hand button.card")
    ana.sees(".coach")
    return ana


def guide_text(ana: User) -> str:
    return str(ana.page.locator(".coach p").inner_text())


def reads_on(ana: User) -> None:
    ana.page.evaluate("document.querySelector('.coach .btn:not(.quiet)')?.click()")


def test_the_guide_explains_what_happens_on_a_phone(browser: Any, web_server: ServerProcess) -> None:
    ana = learns(browser, web_server, PHONE)
    assert "Welcome!" in guide_text(ana)
    assert ana.too_wide() == []
    ana.page.evaluate(RECORDS)

    def has_explained_enough() -> bool:
        reads_on(ana)
        texts = {one for one in ana.page.evaluate("texts") if "Rule" in one}
        return len(texts) >= 3 and any("match" in one for one in texts)

    ana.plays_until(has_explained_enough)
    assert ana.problems == []


@pytest.mark.long
def test_the_guide_explains_a_whole_round(browser: Any, web_server: ServerProcess) -> None:
    ana = learns(browser, web_server)
    ana.page.evaluate(RECORDS)

    def is_over() -> bool:
        reads_on(ana)
        return ana.shows(".sheet")

    ana.plays_until(is_over)
    ana.waits_until(lambda: is_over() and "Play on" in guide_text(ana))
    assert any("round is over" in one for one in ana.page.evaluate("texts"))
    assert ana.problems == []


def test_the_guide_covers_no_card_and_no_seat(browser: Any, web_server: ServerProcess) -> None:
    ana = learns(browser, web_server, PHONE)
    boxes = ana.page.evaluate(
        """() => ['.coach', '.bar', '.felt', '.me'].map((one) => {
            const box = document.querySelector(one).getBoundingClientRect();
            return [box.top, box.bottom];
        })"""
    )
    coach, bar, felt, _ = boxes
    assert bar[1] <= coach[0] + 1
    assert coach[1] <= felt[0] + 1


def test_one_tap_skips_the_lesson_and_keeps_the_table(browser: Any, web_server: ServerProcess) -> None:
    ana = learns(browser, web_server)
    ana.presses(".coach .quiet")
    ana.page.wait_for_selector(".coach", state="detached")
    assert ana.shows(".table .hand")
    ana.page.reload()
    ana.sees(".table .hand")
    assert not ana.shows(".coach")


def test_the_lesson_continues_after_a_reload(browser: Any, web_server: ServerProcess) -> None:
    ana = learns(browser, web_server)
    ana.presses(".coach .btn:not(.quiet)")
    ana.page.wait_for_function("!document.querySelector('.coach p').textContent.includes('Welcome')")
    ana.page.reload()
    ana.sees(".coach")
    assert "Welcome" not in guide_text(ana)
