"""Everything fits into the width of the screen, and nothing breaks the rules for pages."""

from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import Somebody

SIZES = [(320, 640), (390, 844), (768, 1024), (1440, 900)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_no_page_is_wider_than_the_screen(browser: Any, web_server: ServerProcess, size: tuple[int, int]) -> None:
    ana = Somebody(browser, web_server.address, size, name="A name of twenty let")
    pages = {
        "/": ".hero",
        "/make": ".make",
        "/watch": ".title",
        "/rules": ".clause",
        "/pad": ".begin",
        "/learn": ".stack",
    }
    for path, there in pages.items():
        ana.opens(path)
        ana.sees(there)
        assert ana.too_wide() == [], path
    ana.opens_table({"seats": 4, "pace": 0}, [None, "casual", "casual", "casual"], start=False)
    assert ana.too_wide() == []
    assert ana.problems == []


@pytest.mark.parametrize("players", [2, 4, 10])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_no_table_is_wider_than_the_screen(
    browser: Any, web_server: ServerProcess, size: tuple[int, int], players: int
) -> None:
    ana = Somebody(browser, web_server.address, size, name="A name of twenty let")
    ana.opens_table({"seats": players, "edition": "standard-2010"}, [None, *["casual"] * (players - 1)])
    assert ana.too_wide() == []
    ana.presses(".bar .icon")
    ana.sees("dialog")
    assert ana.too_wide() == []
    assert ana.problems == []


def test_german_is_spoken_where_it_is_wanted(browser: Any, web_server: ServerProcess) -> None:
    ana = Somebody(browser, web_server.address, (320, 640))
    ana.opens("/")
    ana.page.evaluate("localStorage.setItem('wildfour.settings', JSON.stringify({ language: 'de' }))")
    ana.opens_table({"seats": 4, "pace": 0}, [None, "casual", "casual", "casual"])
    assert ana.page.evaluate("document.documentElement.lang") == "de"
    assert ana.too_wide() == []
    assert ana.problems == []
