"""The rules in a real browser: search, addresses, examples, and links from rejected moves."""

from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import LAPTOP, PHONE, User
from wildfour.rulebook.clauses import CLAUSES
from wildfour.rulebook.editions import EDITIONS


def reads(browser: Any, server: ServerProcess, path: str, size: tuple[int, int] = LAPTOP) -> User:
    ana = User(browser, server.address, size)
    ana.opens(path)
    ana.sees(".clause")
    return ana


def shown(ana: User) -> list[str]:
    return [one.get_attribute("id") for one in ana.page.locator(".clause[id]").all()]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_edition_has_its_clauses_and_no_others(browser: Any, web_server: ServerProcess, edition: Any) -> None:
    ana = reads(browser, web_server, f"/rules/{edition.name}")
    ours = dict.fromkeys(clause.id for clause in CLAUSES if edition.letter in clause.editions.split())
    assert shown(ana) == list(ours)
    assert ana.page.locator(".eg").count() > 40
    assert ana.problems == []


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_address_names_a_clause(browser: Any, web_server: ServerProcess, size: tuple[int, int]) -> None:
    ana = reads(browser, web_server, "/rules/classic-2003#D9", size)
    here = ana.page.locator(".clause.here")
    assert here.get_attribute("id") == "D9"
    ana.page.wait_for_function("document.querySelector('.clause.here').getBoundingClientRect().top < innerHeight")
    assert "It was a bluff!" in here.locator(".steps").inner_text()
    assert ana.too_wide() == []


def test_links_to_clauses_are_large_enough_for_a_finger(browser: Any, web_server: ServerProcess) -> None:
    ana = reads(browser, web_server, "/rules/classic-2003", PHONE)
    boxes = [link.bounding_box() for link in ana.page.locator(".clause > .id").all()[:20]]
    assert [box for box in boxes if box["width"] < 44 or box["height"] < 44] == []


def test_a_search_finds_words_of_rulings_and_options_and_stays_in_the_address(
    browser: Any, web_server: ServerProcess
) -> None:
    ana = reads(browser, web_server, "/rules")
    ana.page.locator(".find input").fill("stacked never")
    ana.page.wait_for_function("document.querySelectorAll('.clause').length === 1")
    assert shown(ana) == ["R31"]
    ana.page.wait_for_url("**/rules?find=stacked+never")  # the address reflects the search
    ana.page.reload()
    ana.sees(".clause")
    assert shown(ana) == ["R31"]
    ana.page.locator(".find input").fill("xyzzy")
    ana.sees(".none >> text=No clause matches")


def test_a_link_from_a_table_shows_the_options_of_that_table(browser: Any, web_server: ServerProcess) -> None:
    ana = reads(browser, web_server, "/rules/classic-2003?options=winner-deals#R2")
    assert "At this table: The winner of a round deals the next one." in ana.page.locator("#R2 .why").inner_text()
    assert "At this table" not in ana.page.locator("#R1 .why").inner_text()


def test_a_rejected_move_links_to_its_clause(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    ana.opens_table({"seats": 3, "options": "winner-deals"}, [None, "casual", "casual"])
    ana.plays_until(lambda: ana.state() == "mine" and ana.shows(".card.no") and not ana.shows(".card.up"))
    ana.taps(ana.page.locator(".card.no").first)
    with ana.context.expect_page() as opened:
        ana.presses(".toast .clause")
    book = opened.value
    book.wait_for_selector(".clause.here")
    assert "/rules/classic-2003?options=winner-deals#" in book.url
