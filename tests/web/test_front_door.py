"""The home page's bots, open tables with a seat, and actions on empty lists."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.axe import wrong_in_any_look
from tests.web.browsing import LAPTOP, PHONE, User
from wildfour.words import ENGLISH

SIT = ENGLISH.say("web-sit-now")
EXPERTS = ENGLISH.say("web-watch-experts")


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[ServerProcess]:
    """Start a server without tables."""
    with ServerProcess(tmp_path / "tables.db", between_rounds=60.0) as one:
        yield one


def tables_of(server: ServerProcess, browser: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.new_context().request.get(f"{server.address}/api/tables").json()
    return found


def test_play_now_seats_the_remembered_bots(browser: Any, empty: ServerProcess) -> None:
    ana = User(browser, empty.address, PHONE)
    ana.opens()
    ana.page.get_by_label(ENGLISH.say("web-bots"), exact=True).select_option("5")
    ana.page.get_by_label(ENGLISH.say("web-bots-level")).select_option("skilled")
    ana.reads("you and 5 bots", ".go .btn.key")
    ana.pictured("home-bots")
    ana.page.reload()
    ana.reads("you and 5 bots", ".go .btn.key")
    ana.presses(".go .btn.key")
    ana.sees(".table .hand button.card")
    assert ana.page.locator(".seats .seat").count() == 5
    ana.presses('.seat[data-seat="2"] .about-seat')
    ana.reads(ENGLISH.say("web-level", level="skilled"), "dialog")
    assert ana.problems == []


def test_a_tap_takes_a_seat_at_an_open_table(browser: Any, empty: ServerProcess) -> None:
    bo = User(browser, empty.address, name="Bo")
    bo.opens_table({"seats": 3, "public": True, "pace": 1}, [None, None, "casual"], start=False)
    ana = User(browser, empty.address, PHONE)
    ana.opens()
    ana.sees(".open-now .btn")
    ana.pictured("home-open-tables")
    assert wrong_in_any_look(ana.page) == []
    ana.page.locator(".open-now").get_by_role("button", name=SIT).click()
    bo.sees(".chair >> text=Ana")
    ana.sees(".startbar")
    bo.presses(".startbar .btn.key")
    ana.sees(".table .hand button.card")
    assert ana.problems == bo.problems == []


def test_a_person_without_a_name_gives_one_before_sitting(browser: Any, empty: ServerProcess) -> None:
    bo = User(browser, empty.address, name="Bo")
    bo.opens_table({"seats": 3, "public": True}, [None, None, "casual"], start=False)
    ana = User(browser, empty.address, name="")
    ana.opens("/watch")
    ana.chooses(SIT)
    ana.page.locator("dialog input").first.fill("Ana")
    ana.page.locator("dialog").get_by_role("button", name=ENGLISH.say("web-next")).click()
    bo.sees(".chair >> text=Ana")


def test_a_latecomer_takes_a_bots_seat_from_the_list(browser: Any, empty: ServerProcess) -> None:
    bo = User(browser, empty.address, name="Bo")
    bo.opens_table({"seats": 3, "public": True, "pace": 1}, [None, "casual", "casual"])
    ana = User(browser, empty.address, LAPTOP)
    ana.opens("/watch")
    ana.chooses(SIT)
    ana.reads("You take over for")
    assert ana.problems == []


@pytest.mark.parametrize("path", ["/watch", "/replays"])
def test_an_empty_list_offers_to_watch_two_experts(browser: Any, empty: ServerProcess, path: str) -> None:
    ana = User(browser, empty.address, PHONE)
    ana.opens(path)
    ana.sees(".empty-actions")
    ana.pictured(f"empty{path.replace('/', '-')}")
    ana.chooses(EXPERTS)
    ana.sees(".watches .side .seat")
    assert ana.page.locator("[data-card]").count() == 0
    ana.sees(".discard .under")  # the bots play
    (listed,) = tables_of(empty, browser)
    assert (listed["open"], listed["seats"], len(listed["names"])) == (0, 2, 2)
    mia = User(browser, empty.address, name="Mia")
    mia.opens("/replays")
    mia.chooses(EXPERTS)
    mia.sees(".watches .side .seat")
    assert mia.page.url == ana.page.url
    assert ana.problems == mia.problems == []


def test_an_empty_list_offers_to_open_a_public_table(browser: Any, empty: ServerProcess) -> None:
    ana = User(browser, empty.address)
    ana.opens("/watch")
    ana.chooses_link(ENGLISH.say("web-open-public"))
    ana.sees(".make")
    switch = ana.page.get_by_role("switch", name=ENGLISH.say("web-public"))
    assert switch.get_attribute("aria-checked") == "true"
