"""Names: the page asks once, before others see them, and not for games with bots only."""

from typing import Any

from tests.server.serving import ServerProcess
from tests.web.browsing import LAPTOP, PHONE, User
from tests.web.positions import PositionServer


def unnamed(browser: Any, server: ServerProcess, size: tuple[int, int] = LAPTOP) -> User:
    return User(browser, server.address, size, name="")


def test_playing_with_bots_needs_no_name(browser: Any, quick_bots: ServerProcess) -> None:
    ana = unnamed(browser, quick_bots)
    ana.opens("/")
    ana.presses(".hero .btn.key")
    ana.sees(".table .hand")
    assert not ana.shows("dialog")
    assert ana.problems == []


def test_a_host_is_asked_before_the_first_invitation(browser: Any, web_server: ServerProcess) -> None:
    ana = unnamed(browser, web_server, PHONE)
    ana.opens("/make")
    ana.presses(".openbar .btn.key")
    ana.sees("dialog input")
    ana.pictured("asks-name")
    ana.page.locator("dialog input").first.fill("Ana")
    ana.presses("dialog .btn.key")
    ana.sees(".lobby .invite")
    mia = unnamed(browser, web_server)
    mia.opens(ana.page.locator(".link").input_value())
    mia.presses(".card-panel .btn.key")  # the field is empty, so nothing happens
    mia.page.locator(".card-panel input").first.fill("Mia")
    mia.presses(".card-panel .btn.key")
    ana.sees(".chair >> text=Mia")
    mia.sees(".chair >> text=Ana")
    mia.sees(".chair >> text=You")
    assert ana.problems == mia.problems == []


def test_a_guest_gives_a_name_before_inviting(browser: Any, web_server: ServerProcess) -> None:
    ana = unnamed(browser, web_server)
    ana.opens_table({"seats": 3}, [None, "casual", "casual"], start=False)
    ana.sees("aside .card-panel")
    assert not ana.shows(".invite")
    ana.page.locator("aside input").first.fill("Ana")
    ana.presses("aside .btn.key")
    ana.sees(".invite")
    assert ana.problems == []


def test_the_home_page_names_the_others_only(browser: Any, positions: PositionServer) -> None:
    ana = User(browser, positions.address)
    ana.opens_table({"seats": 2}, [None, "casual"])
    ana.opens("/")
    ana.reads("Round 1 with Ada", ".back")
    assert "Ana" not in ana.page.locator(".back").inner_text()
    assert ana.problems == []
