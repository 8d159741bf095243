"""The first game in a real browser: explained as it happens, and skipped with one tap."""

from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import LAPTOP, PHONE, Somebody

LISTENS = """() => {  // everything that the guide says is heard, however soon it says something else
  const guide = document.querySelector('.coach');
  window.heard = [guide.textContent];
  const listen = () => window.heard.push(guide.textContent);
  new MutationObserver(listen).observe(guide, { subtree: true, childList: true, characterData: true });
}"""


def learns(browser: Any, server: ServerProcess, size: tuple[int, int] = LAPTOP) -> Somebody:
    """From the first page to the table."""
    ana = Somebody(browser, server.address, size)
    ana.opens("/")
    ana.presses('.tile[href="/learn"]')
    ana.presses(".learn-page .btn.key")
    ana.sees(".table .hand button.card")
    ana.sees(".coach")
    return ana


def told(ana: Somebody) -> str:
    return str(ana.page.locator(".coach p").inner_text())


def reads_on(ana: Somebody) -> None:
    ana.page.evaluate("document.querySelector('.coach .btn:not(.quiet)')?.click()")


def test_on_a_phone_each_thing_is_explained_when_it_is_there(browser: Any, web_server: ServerProcess) -> None:
    ana = learns(browser, web_server, PHONE)
    assert "Welcome!" in told(ana)
    assert ana.too_wide() == []
    ana.page.evaluate(LISTENS)

    def has_heard_what_fits_and_more() -> bool:
        reads_on(ana)
        heard = {one for one in ana.page.evaluate("heard") if "Rule" in one}
        return len(heard) >= 3 and any("fit" in one for one in heard)

    ana.plays_until(has_heard_what_fits_and_more)
    assert ana.problems == []


@pytest.mark.long
def test_a_whole_round_is_explained_to_its_end(browser: Any, web_server: ServerProcess) -> None:
    ana = learns(browser, web_server)
    ana.page.evaluate(LISTENS)

    def is_over() -> bool:
        reads_on(ana)
        return ana.shows(".sheet")

    ana.plays_until(is_over)
    ana.waits_until(lambda: is_over() and "Play on" in told(ana))
    assert any("round is over" in one for one in ana.page.evaluate("heard"))
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


def test_it_is_skipped_with_one_tap_and_the_table_stays(browser: Any, web_server: ServerProcess) -> None:
    ana = learns(browser, web_server)
    ana.presses(".coach .quiet")
    ana.page.wait_for_selector(".coach", state="detached")
    assert ana.shows(".table .hand")
    ana.page.reload()
    ana.sees(".table .hand")
    assert not ana.shows(".coach")


def test_after_a_reload_the_lesson_goes_on(browser: Any, web_server: ServerProcess) -> None:
    ana = learns(browser, web_server)
    ana.presses(".coach .btn:not(.quiet)")
    ana.page.wait_for_function("!document.querySelector('.coach p').textContent.includes('Welcome')")
    ana.page.reload()
    ana.sees(".coach")
    assert "Welcome" not in told(ana)
