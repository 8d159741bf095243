"""Games in a real browser, from the first tap."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import LAPTOP, PHONE, User, at_position
from tests.web.positions import PositionServer
from wildfour.words import ENGLISH

QUICK = {"seats": 4, "pace": 1}  # at pace 0, the next round starts without a pause
THREE_BOTS: list[str | None] = [None, "casual", "casual", "casual"]


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_play_now_deals_a_hand_of_seven(browser: Any, web_server: ServerProcess, size: tuple[int, int]) -> None:
    ana = User(browser, web_server.address, size)
    ana.opens("/")
    ana.presses(".btn.key.big")
    ana.sees(".table .hand button.card")
    assert ana.page.locator(".seat").count() == 3
    assert ana.page.locator(".log li").count() > 0
    assert ana.problems == []


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_round_is_played_and_scored_and_another_dealt(
    browser: Any, web_server: ServerProcess, size: tuple[int, int]
) -> None:
    ana = User(browser, web_server.address, size)
    ana.opens_table(QUICK, THREE_BOTS)
    ana.plays_until(lambda: ana.shows(".sheet"))
    assert ana.page.locator(".sheet .race output").count() == 4
    ana.presses(".sheet .btn.key")
    ana.page.wait_for_selector(".sheet", state="detached")
    ana.sees(".table .hand button.card")
    assert "2" in ana.page.locator(".bar h1").inner_text()
    assert ana.problems == []


def test_an_unplayable_card_shows_the_reason_and_its_clause(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    ana.opens_table(QUICK, THREE_BOTS)
    ana.plays_until(lambda: ana.state() == "mine" and ana.shows(".card.no") and not ana.shows(".card.up"))
    ana.taps(ana.page.locator(".card.no").first)
    ana.sees(".toast .clause")
    assert ana.page.locator(".toast .clause").get_attribute("href").startswith("/rules/classic-2003?options=#")
    assert ana.problems == []


def test_an_invited_friend_joins_and_both_play_a_round(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    ana.opens_table(QUICK, [None, None, "casual", "casual"], start=False)
    mia = User(browser, web_server.address, PHONE, name="Mia")
    mia.opens(ana.page.locator(".link").input_value())
    mia.presses(".card-panel .btn.key")
    ana.page.wait_for_selector(".chair >> text=Mia")
    ana.presses(".startbar .btn.key")
    mia.sees(".table .hand")
    ana.sees(".table .hand")
    ana.plays_until(lambda: ana.shows(".sheet") and mia.shows(".sheet"), mia)
    for one in (ana, mia):
        one.presses(".sheet .btn.key")
    for one in (ana, mia):
        one.page.wait_for_selector(".sheet", state="detached")
    assert ana.problems == mia.problems == []


def test_a_short_code_leads_to_the_table(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    ana.opens_table(QUICK, THREE_BOTS, start=False)
    mia = User(browser, web_server.address, PHONE, name="Mia")
    mia.opens("/")
    mia.page.locator(".join input").fill(ana.page.locator(".code b").inner_text())
    mia.presses(".join button")
    mia.sees(".lobby")
    assert mia.page.url == ana.page.url


def test_the_table_is_unchanged_after_a_server_crash(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    ana.opens_table({**QUICK, "clock": 0}, THREE_BOTS)
    ana.plays_until(lambda: ana.state() == "mine")
    hand = ana.page.locator(".hand button.card")
    before = [card.get_attribute("data-card") for card in hand.all()]
    web_server.kill()
    ana.sees(".table.lost .toast .spin")
    assert [card.get_attribute("data-card") for card in hand.all()] == before
    web_server.start()
    web_server.ready()
    ana.page.wait_for_selector(".table.lost", state="detached")
    assert [card.get_attribute("data-card") for card in hand.all()] == before
    ana.plays_until(lambda: ana.state() != "mine" or hand.count() != len(before))


def test_leaving_the_game_asks_first(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address, PHONE)
    ana.opens_table(QUICK, THREE_BOTS)
    for answer in ("web-stay", "web-leave"):
        ana.presses(".bar .icon")
        ana.page.locator("dialog .btn", has_text=ENGLISH.say("web-leave")).click()
        ana.reads(ENGLISH.say("web-leave-really"), "dialog")
        assert ana.shows(".table .hand")
        ana.page.locator("dialog .btn", has_text=ENGLISH.say(answer)).click()
        ana.page.wait_for_selector("dialog", state="detached")
    ana.sees(".hero")
    assert ana.problems == []


def test_playing_by_keyboard(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    ana.opens_table(QUICK, THREE_BOTS)
    ana.plays_until(lambda: ana.state() == "mine" and ana.shows(".card.yes") and not ana.shows(".acts .key"))
    before = ana.page.locator(".hand button.card").count()
    ana.page.locator('.card[tabindex="0"]').focus()
    ana.page.keyboard.press("Home")
    for _ in range(before):
        if ana.page.evaluate("document.activeElement.classList.contains('yes')"):
            break
        ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_function(
        "(before) => document.querySelector('.pick') || document.querySelectorAll('.hand button.card').length < before",
        arg=before,
    )
    if ana.shows(".pick"):
        ana.page.keyboard.press("1")
        ana.page.wait_for_selector(".pick", state="detached")
    assert ana.problems == []


INSTANT_EXPERT = """
from wildfour.bots.expert.expert_worker import MoveEstimate
from wildfour.server.expert_process import Expert
def weigh(self, question, played, then):
    self._loop.call_soon(then, [MoveEstimate("W>b", 60.0, 1.0, 10)])
Expert.weigh = weigh
Expert.prepare = lambda self, decks: None
"""
SLOW_EXPERT = """
from wildfour.bots.expert.expert_worker import MoveEstimate
from wildfour.server.expert_process import Expert
from wildfour.server.table import hint_requests
def weigh(self, question, played, then):
    self._loop.call_later(2.5, then, [MoveEstimate("b5", 60.0, 1.0, 10)])
Expert.weigh = weigh
Expert.prepare = lambda self, decks: None
hint_requests.QUICK_AFTER = 0.8
"""
HELD = """
from wildfour.server.expert_process import Expert
from wildfour.server.table import hint_requests
Expert.weigh = lambda self, question, played, then: None
Expert.prepare = lambda self, decks: None
hint_requests.QUICK_AFTER = 0.8
"""
WITH_A_WILD = "classic-2003 / 0: b5 b7 b9 y1 W / 1: g5 y1 y2 / 2: y3 y4 / 3: y5 y6 / top r3"
CHOICE = "classic-2003 / 0: b5 b7 b9 r1 r2 / 1: g5 y1 y2 / 2: y3 y4 / 3: y5 y6 / top b3"


def test_a_hint_appears_in_the_open_prompt(browser: Any, tmp_path: Path) -> None:
    with PositionServer(tmp_path / "tables.db", INSTANT_EXPERT, expert=True) as server:
        (ana,) = at_position(browser, server, WITH_A_WILD, sizes=(PHONE,), pace=300)
        ana.plays_card("W")
        ana.sees(".pick")
        ana.chooses(ENGLISH.say("web-hint"))
        ana.reads("Wild (blue)", ".prompt .advice")
        assert ana.shows(".pick")
        assert not ana.shows(".toast")
        assert ana.problems == []


def test_the_experts_hint_replaces_the_fast_bots(browser: Any, tmp_path: Path) -> None:
    with PositionServer(tmp_path / "tables.db", SLOW_EXPERT, expert=True) as server:
        (ana,) = at_position(browser, server, CHOICE, sizes=(PHONE,), pace=300)
        button = ana.page.locator(".bar .hint")
        assert button.inner_text() == ENGLISH.say("web-hint")
        button.click()
        ana.reads("The expert is thinking", ".toast")
        ana.reads("The fast bot would play", ".toast")
        ana.reads("The expert is thinking", ".toast small")
        assert ana.page.locator(".card.hinted").count() == 1
        ana.reads("The expert would play", ".toast")
        assert not ana.shows(".toast small")
        assert ana.page.locator(".card.hinted").get_attribute("data-card") == "b5"
        ana.chooses(ENGLISH.say("web-close"))
        ana.page.wait_for_selector(".toast", state="detached")
        assert ana.problems == []


def test_a_hint_can_be_stopped(browser: Any, tmp_path: Path) -> None:
    """Stopping keeps the fast bot's advice. Escape stops too."""
    with PositionServer(tmp_path / "tables.db", HELD, expert=True) as server:
        (ana,) = at_position(browser, server, CHOICE, sizes=((320, 640),), pace=300)
        for _ in range(2):
            ana.presses(".bar .hint")
            ana.reads("The expert is thinking", ".toast")
            ana.chooses(ENGLISH.say("web-stop"))
            ana.page.wait_for_selector(".toast", state="detached")
        ana.page.keyboard.press("h")
        ana.reads("The fast bot would play", ".toast")
        box = ana.page.locator(".toast .btn").bounding_box()
        assert box["height"] >= 44
        ana.page.keyboard.press("Escape")
        ana.page.wait_for_selector(".toast small", state="detached")
        ana.reads("The fast bot would play", ".toast")
        assert ana.too_wide() == []
        assert ana.problems == []


def test_a_waiting_hint_shows_in_the_open_prompt(browser: Any, tmp_path: Path) -> None:
    with PositionServer(tmp_path / "tables.db", HELD, expert=True) as server:
        (ana,) = at_position(browser, server, WITH_A_WILD, sizes=(PHONE,), pace=300)
        ana.plays_card("W")
        ana.sees(".pick")
        ana.presses(".bar .hint")
        ana.reads("The expert is thinking", ".prompt .advice")
        assert not ana.shows(".toast")
        ana.presses(".prompt .advice .btn")
        ana.page.wait_for_selector(".prompt .advice", state="detached")
        assert ana.shows(".pick")
        assert ana.problems == []
