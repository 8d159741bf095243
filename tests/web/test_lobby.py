"""The lobby: moving to another seat, bots of every level, and ready players."""

import re
from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import PHONE, User
from wildfour.words import ENGLISH

READY = ENGLISH.say("web-i-am-ready")
BOTS: list[str | None] = [None, None, "casual", "casual"]


def seated(user: User) -> list[str]:
    return [chair.inner_text().split("\n")[0] for chair in user.page.locator(".chairs .chair").all()]


@pytest.fixture
def ana(browser: Any, web_server: ServerProcess) -> User:
    one = User(browser, web_server.address)
    one.opens_table({"seats": 4, "pace": 1}, BOTS, start=False)
    one.sees(".chair >> text=Bo")
    return one


def test_a_seat_is_dragged_onto_another(ana: User) -> None:
    assert seated(ana) == ["You", "Free", "Ada", "Bo"]
    you, bo = (ana.page.locator(".chairs .chair").nth(place).bounding_box() for place in (0, 3))
    ana.page.mouse.move(you["x"] + 20, you["y"] + 20)
    ana.page.mouse.down()
    ana.page.mouse.move(bo["x"] + 10, bo["y"] + 10)
    ana.page.mouse.move(bo["x"] + 30, bo["y"] + 30)
    ana.sees(".chair.target >> text=Bo")
    ana.pictured("lobby-dragging")
    ana.page.mouse.up()
    ana.page.wait_for_selector(".chairs li:last-child >> text=You")
    assert seated(ana) == ["Bo", "Free", "Ada", "You"]
    assert not ana.shows("dialog")
    assert ana.problems == []


def test_arrow_keys_move_a_seat_and_keep_the_focus(ana: User) -> None:
    ana.tabs_to('.chair[data-place="0"]')
    for key, number in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2)):
        ana.page.keyboard.press(key)
        ana.page.wait_for_selector(f".chairs li:nth-child({number}) >> text=You")
        assert f"Ana moved to seat {number}" in ana.page.locator(".lobby").inner_text()
    assert seated(ana) == ["Free", "You", "Ada", "Bo"]
    assert ana.page.evaluate("document.activeElement.dataset.place") == "1"


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "very hard", "expert"])
def test_bots_of_every_level_can_be_added(ana: User, level: str) -> None:
    ana.chooses("Free")
    ana.page.get_by_role("button", name=re.compile(rf"an? {level} bot")).click()
    ana.sees(f".chairs li:nth-child(2) >> text={level}")
    ana.page.locator(".chairs li:nth-child(2) button").click()
    ana.pictured("lobby-seat")
    offered = ana.page.locator("dialog .btn").all_inner_texts()
    assert [button for button in offered if "bot" in button and "Remove" not in button] == [
        ENGLISH.say("web-change-bot", level=one) for one in ("novice", "casual", "skilled", "network", "expert")
    ]
    ana.chooses("Remove the bot")
    ana.sees(".chairs li:nth-child(2) >> text=Free")


def test_ready_players_are_shown(browser: Any, web_server: ServerProcess, ana: User) -> None:
    mia = User(browser, web_server.address, PHONE, name="Mia")
    mia.joins(ana)
    ana.reads("0 of 1 ready", ".startbar")
    mia.pictured("lobby-guest")
    mia.chooses(READY)
    ana.reads("1 of 1 ready", ".startbar")
    ana.sees(".chair.ready >> text=Mia")
    ana.pictured("lobby")
    mia.pictured("lobby-ready")
    ana.chooses("Start")
    mia.sees(".table .hand button.card")
    assert ana.problems == mia.problems == []


def test_a_guest_sees_whose_table_it_is_and_the_invitation_is_folded(ana: User, browser: Any) -> None:
    mia = User(browser, ana.address, PHONE, name="Mia")
    mia.joins(ana)
    mia.reads(ENGLISH.say("web-table-of", name="Ana"), "h1")
    assert not mia.page.locator(".lobby .invite").is_visible()
    mia.page.locator(".lobby summary").click()
    assert mia.page.locator(".lobby .invite").is_visible()


def test_a_full_table_offers_to_watch(ana: User, browser: Any) -> None:
    mia, dot = (User(browser, ana.address, PHONE, name=name) for name in ("Mia", "Dot"))
    mia.joins(ana)
    dot.opens(ana.page.url)
    dot.reads(ENGLISH.say("web-table-full"), ".lobby")
    dot.reads(ENGLISH.say("web-watch-here"), ".lobby")
    assert not dot.shows(".lobby input:not(.link)")
    dot.chooses_link(ENGLISH.say("web-watch-another"))
    dot.sees("h1 >> text=Watch")


def test_arrow_keys_are_not_mentioned_on_phones(browser: Any, web_server: ServerProcess) -> None:
    host = User(browser, web_server.address, PHONE)
    host.opens_table({"seats": 4}, BOTS, start=False)
    assert host.page.locator(".hint-to-move").inner_text() == ENGLISH.say("web-move-seats-touch")


def test_a_newcomer_to_a_locked_table_sees_why(ana: User, browser: Any, web_server: ServerProcess) -> None:
    ana.page.get_by_role("switch", name=ENGLISH.say("web-lock")).click()
    ana.sees('[role="switch"][aria-checked="true"]')
    newcomer = User(browser, web_server.address)
    newcomer.page.goto(ana.page.url)
    newcomer.sees(f"text={ENGLISH.say('web-no-table-locked')}")
    assert ENGLISH.say("web-no-table-locked.then") in newcomer.page.locator("main").inner_text()
    assert ana.problems == []
