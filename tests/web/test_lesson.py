"""The guided first game in a real browser."""

from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import LAPTOP, PHONE, User
from tests.web.positions import PositionServer

RECORDS = """() => {  // record every text of the guide, even short-lived ones
  const guide = document.querySelector('.coach');
  window.texts = [guide.textContent];
  const listen = () => window.texts.push(guide.textContent);
  new MutationObserver(listen).observe(guide, { subtree: true, childList: true, characterData: true });
}"""


BOTS = "1: g5 y1 y2 / 2: y3 y4 y5 / top r3"
MARKED = """() => [...document.querySelectorAll('.table :not(.coach *)')]
  .filter((one) => getComputedStyle(one).outlineStyle === 'dashed')
  .map((one) => one.dataset.card ?? one.classList[0])"""


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


@pytest.mark.parametrize(
    ("hand", "skipped", "marked", "card", "topic"),
    [
        ("b5 r9 y1", 1, {"r9"}, "r9", "match"),
        ("b5 y1 W", 2, {"W"}, "W", "wild"),
        ("b5 b7 y1", 1, {"draw", "btn"}, "", "draw"),
        ("r5 b2", 1, {"btn"}, "", "call"),
    ],
)
def test_the_guide_points_at_its_subject_and_continues_when_it_is_done(
    browser: Any, positions: PositionServer, hand: str, skipped: int, marked: set[str], card: str, topic: str
) -> None:
    positions.deals(f"classic-2003 / 0: {hand} / {BOTS}")
    ana = learns(browser, positions)
    assert set(ana.page.evaluate(MARKED)) >= {"draw", "discard", "rows"}
    for _ in range(skipped):
        ana.presses(".coach .btn:not(.quiet)")
    ana.sees(f".coach[data-topic={topic}]")
    assert set(ana.page.evaluate(MARKED)) == marked
    if card:
        ana.plays_card(card)
    else:
        ana.chooses({"draw": "Draw a card", "call": "Call UNO"}[topic])
    if topic == "wild":
        ana.sees(".coach[data-topic=color]")
        ana.chooses("Blue")
    ana.page.wait_for_function(
        "(topic) => JSON.parse(localStorage.getItem('wildfour.lesson')).told.includes(topic)", arg=topic
    )
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
