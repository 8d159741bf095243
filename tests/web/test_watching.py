"""Watching a table, taking a seat there, and coming back to one's own."""

from pathlib import Path
from typing import Any

from tests.server.serving import ServerProcess
from tests.web.axe import wrong_in_any_look
from tests.web.browsing import PHONE, Somebody

QUICK = {"seats": 4, "pace": 1}
THREE_BOTS: list[str | None] = [None, "casual", "casual", "casual"]
AVATAR = '{"name":"Mia","avatar":5}'


def test_a_watcher_sees_no_hand_takes_a_seat_and_plays_from_the_next_round_on(
    browser: Any, web_server: ServerProcess
) -> None:
    ana = Somebody(browser, web_server.address)
    ana.opens_table({**QUICK, "public": True}, THREE_BOTS)
    mia = Somebody(browser, web_server.address, PHONE)
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
    ana.page.wait_for_function(f"{pigs} === 1")  # seats are drawn some frames after the hand
    assert ana.problems == mia.problems == []


def test_two_who_have_no_name_can_sit_at_one_table(browser: Any, web_server: ServerProcess) -> None:
    ana, mia = (Somebody(browser, web_server.address, name="") for _ in range(2))
    ana.opens_table({**QUICK, "latecomers": "at-once"}, THREE_BOTS)
    mia.opens(ana.page.url)
    mia.presses(".watches .btn.key")
    mia.sees(".hand button.card")
    assert ana.problems == mia.problems == []


def test_nobody_watches_where_the_table_wants_no_spectators(browser: Any, web_server: ServerProcess) -> None:
    ana = Somebody(browser, web_server.address)
    ana.opens_table({**QUICK, "spectators": False}, THREE_BOTS)
    mia = Somebody(browser, web_server.address, name="Mia")
    mia.opens(ana.page.url)
    mia.page.wait_for_selector(".lonely h1 >> text=This table is private")
    assert mia.problems == []


def test_what_happened_while_one_was_away_is_marked(browser: Any, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", between_rounds=60.0, grace=0.2) as server:
        ana = Somebody(browser, server.address)
        ana.opens_table({**QUICK, "pace": 10}, THREE_BOTS)  # a server tells no more than the last hundred things
        table = ana.page.url
        mia = Somebody(browser, server.address, name="Mia")  # nobody plays on where nobody is
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


def test_of_two_windows_the_older_says_so_and_takes_the_table_back(browser: Any, web_server: ServerProcess) -> None:
    ana = Somebody(browser, web_server.address)
    ana.opens_table(QUICK, THREE_BOTS)
    second = ana.context.new_page()
    second.goto(ana.page.url)
    second.wait_for_selector(".table .hand")
    ana.sees(".lonely h1")
    ana.presses(".lonely .btn:not(.key)")
    ana.sees(".table .hand button.card")
    second.wait_for_selector(".lonely h1")
