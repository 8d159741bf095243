"""Watching a table, taking over a seat, and returning to a table."""

from pathlib import Path
from typing import Any

from tests.server.serving import ServerProcess
from tests.web.axe import wrong_in_any_look
from tests.web.browsing import PHONE, User
from wildfour.words import ENGLISH

QUICK = {"seats": 4, "pace": 1}
THREE_BOTS: list[str | None] = [None, "casual", "casual", "casual"]
AVATAR = '{"name":"Mia","avatar":5}'


def test_a_spectator_sees_no_hand_and_takes_over_a_seat_next_round(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    ana.opens_table({**QUICK, "public": True}, THREE_BOTS)
    mia = User(browser, web_server.address, PHONE)
    mia.context.add_init_script(f"localStorage.setItem('wildfour.me', '{AVATAR}')")
    mia.opens("/watch")
    mia.presses(".open-tables .back")
    mia.sees(".watches .side .seat")
    assert mia.page.locator(".watch-chip").is_visible()
    assert mia.page.locator(".hand .card").count() > 0
    assert mia.page.locator("[data-card]").count() == 0
    assert mia.too_wide() == []
    assert wrong_in_any_look(mia.page) == []
    mia.presses(".watches .btn.key")
    mia.sees(".watches .wait")
    ana.plays_until(lambda: ana.shows(".sheet"))
    ana.presses(".sheet .btn.key")
    mia.sees(".hand button.card")
    assert not mia.shows(".watches")
    pigs = "() => [...document.querySelectorAll('.seat')].filter((seat) => seat.innerHTML.includes('#C58FA6')).length"
    ana.page.wait_for_function(f"{pigs} === 1")  # seats appear a few frames after the hand
    assert ana.problems == mia.problems == []


def test_taking_over_a_seat_asks_for_a_name(browser: Any, web_server: ServerProcess) -> None:
    ana, mia = User(browser, web_server.address), User(browser, web_server.address, name="")
    ana.opens_table({**QUICK, "latecomers": "at-once"}, THREE_BOTS)
    mia.opens(ana.page.url)
    mia.presses(".watches .btn.key")
    mia.page.locator("dialog input").first.fill("Mia")
    mia.presses("dialog .btn.key")
    mia.sees(".hand button.card")
    assert ana.problems == mia.problems == []


def test_no_seat_is_offered_beside_a_player_without_a_name(browser: Any, web_server: ServerProcess) -> None:
    ana, mia = User(browser, web_server.address, name=""), User(browser, web_server.address, name="Mia")
    ana.opens_table({**QUICK, "latecomers": "at-once"}, THREE_BOTS)
    mia.opens(ana.page.url)
    mia.reads(ENGLISH.say("web-you-watch"), ".watches .wait")
    assert not mia.shows(".watches .btn.key")


def test_a_private_table_has_no_spectators(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    ana.opens_table({**QUICK, "spectators": False}, THREE_BOTS)
    mia = User(browser, web_server.address, name="Mia")
    mia.opens(ana.page.url)
    mia.page.wait_for_selector(".lonely h1 >> text=This table is private")
    assert mia.problems == []


def test_missed_events_are_marked(browser: Any, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", between_rounds=60.0, grace=0.2) as server:
        ana = User(browser, server.address)
        ana.opens_table({**QUICK, "pace": 10}, THREE_BOTS)  # the server sends at most the last 100 events
        table = ana.page.url
        mia = User(browser, server.address, name="Mia")  # a table without people pauses
        mia.opens(table)
        mia.sees(".watches")
        before = ana.page.locator(".log li:not(.since)").count()
        ana.opens("/")
        lines = "() => document.querySelectorAll('.log li').length > 20 || document.querySelector('.sheet')"
        mia.page.wait_for_function(lines)
        mia.page.close()
        ana.opens(table)
        ana.sees(".log .missed")
        assert ana.page.locator(".log .since").inner_text() == "While you were away"
        assert ana.page.locator(".log li:not(.missed):not(.since)").count() >= before
        ana.page.reload()
        ana.sees(".log li")
        assert ana.problems == []


def test_the_older_of_two_tabs_can_take_the_table_back(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    ana.opens_table(QUICK, THREE_BOTS)
    second = ana.context.new_page()
    second.goto(ana.page.url)
    second.wait_for_selector(".table .hand")
    ana.sees(".lonely h1")
    ana.presses(".lonely .btn:not(.key)")
    ana.sees(".table .hand button.card")
    second.wait_for_selector(".lonely h1")
