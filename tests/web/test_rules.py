"""The rules in a real browser: how to play, chapters, search, addresses, examples, and links from tables."""

from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import LAPTOP, PHONE, User
from wildfour.rulebook.clauses import CLAUSES
from wildfour.rulebook.editions import EDITIONS

ONE_SCREEN = PHONE[1]  # px
MOST_FOLDED = 6000  # px
LANGUAGES = ["en-US", "de-DE", "fr-FR", "es-ES", "pt-BR", "ar"]


def reads(
    browser: Any, server: ServerProcess, path: str, size: tuple[int, int] = LAPTOP, locale: str = "en-US"
) -> User:
    ana = User(browser, server.address, size, locale=locale)
    ana.opens(path)
    ana.sees(".part")
    return ana


def unfolds(ana: User) -> None:
    for summary in ana.page.locator(".part:not([open]) > summary").all()[::-1]:
        summary.click()


def searches(ana: User, words: str, count: int) -> None:
    ana.page.locator(".find input").fill(words)
    ana.page.wait_for_function("(count) => document.querySelectorAll('.clause').length === count", arg=count)


def shown(ana: User) -> list[str]:
    return [one.get_attribute("id") for one in ana.page.locator(".clause[id]").all()]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_how_to_play_fits_on_one_screen_and_chapters_are_folded(
    browser: Any, web_server: ServerProcess, locale: str
) -> None:
    ana = reads(browser, web_server, "/rules", PHONE, locale)
    pictures = ana.page.locator(".how [role=img]")
    assert len({one.get_attribute("aria-label") for one in pictures.all()}) == 6
    assert ana.page.locator(".how .picture").last.evaluate("(one) => one.querySelectorAll('svg').length") > 0
    box = ana.page.locator(".how").bounding_box()
    assert box["y"] + box["height"] <= ONE_SCREEN
    assert ana.page.locator(".part").count() == len("ABCDEFGHIR") + 1
    assert ana.page.locator(".clause").count() == 0
    assert ana.page.evaluate("document.documentElement.scrollHeight") < MOST_FOLDED
    assert (ana.too_wide(), ana.problems) == ([], [])
    ana.pictured(f"rules-{locale}")


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_edition_has_its_clauses_and_no_others(browser: Any, web_server: ServerProcess, edition: Any) -> None:
    ana = reads(browser, web_server, f"/rules/{edition.name}")
    unfolds(ana)
    ours = dict.fromkeys(clause.id for clause in CLAUSES if edition.letter in clause.editions.split())
    assert shown(ana) == list(ours)
    assert ana.page.locator(".eg").count() > 40
    assert ana.problems == []


def test_a_chapter_unfolds_and_folds_by_keyboard(browser: Any, web_server: ServerProcess) -> None:
    ana = reads(browser, web_server, "/rules/deluxe")
    ana.page.locator(".part summary").nth(2).focus()
    ana.page.keyboard.press("Enter")
    ana.sees("#C1")
    assert shown(ana) == ["C1", "C2", "C3", "C4", "C5", "C6"]
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector("#C1", state="detached")


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_address_names_a_clause(browser: Any, web_server: ServerProcess, size: tuple[int, int]) -> None:
    ana = reads(browser, web_server, "/rules/classic-2003#D9", size)
    here = ana.page.locator(".clause.here")
    assert here.get_attribute("id") == "D9"
    ana.page.wait_for_function("document.querySelector('.clause.here').getBoundingClientRect().top < innerHeight")
    assert "It was a bluff!" in here.locator(".steps").inner_text()
    assert ana.too_wide() == []
    ana.page.evaluate("location.hash = 'F3'")
    ana.sees("#F3.here")
    ana.page.wait_for_function("document.getElementById('F3').getBoundingClientRect().top < innerHeight")
    assert ana.shows("#D9")  # an open chapter stays open


def test_links_to_clauses_are_large_enough_for_a_finger(browser: Any, web_server: ServerProcess) -> None:
    ana = reads(browser, web_server, "/rules/classic-2003#A1", PHONE)
    boxes = [link.bounding_box() for link in ana.page.locator(".clause > .id").all()[:20]]
    assert [box for box in boxes if box["width"] < 44 or box["height"] < 44] == []


def test_a_search_opens_the_chapters_and_stays_in_the_address(browser: Any, web_server: ServerProcess) -> None:
    ana = reads(browser, web_server, "/rules")
    searches(ana, "stacked never", 1)
    assert shown(ana) == ["R31"]
    assert ana.page.locator(".found").inner_text() == "1 clause matches."
    ana.page.wait_for_url("**/rules?find=stacked+never")  # the address reflects the search
    ana.page.reload()
    ana.sees(".clause")
    assert shown(ana) == ["R31"]
    searches(ana, "scoring", 5)  # a chapter's title
    assert shown(ana) == ["F1", "F2", "F3", "F4", "F5"]
    ana.page.locator(".find input").fill("xyzzy")
    ana.sees(".found >> text=No clause matches")
    searches(ana, "", 0)
    assert ana.page.locator(".part").count() == len("ABCDEFGHIR") + 1


@pytest.mark.parametrize(
    ("locale", "words", "clause"),
    [
        ("de-DE", "VORLETZTE karte", "E1"),
        ("fr-FR", "melangee PIOCHE", "C6"),
        ("es-ES", "penultima canta UNO", "E1"),
        ("pt-BR", "penúltima", "E1"),
        ("ar", "قبل الاخيرة", "E1"),
    ],
)
def test_a_search_ignores_case_and_accents_in_every_language(
    browser: Any, web_server: ServerProcess, locale: str, words: str, clause: str
) -> None:
    ana = reads(browser, web_server, "/rules/classic-2003", PHONE, locale)
    ana.page.locator(".find input").fill(words)
    ana.sees(f"#{clause}")


def test_a_link_from_a_table_shows_only_the_rules_of_that_table(browser: Any, web_server: ServerProcess) -> None:
    path = "/rules/classic-2003?options=winner-deals+draw-until-playable+target%3D300#R2"
    ana = reads(browser, web_server, path)
    assert "At this table: The winner of a round deals the next one." in ana.page.locator("#R2 .why").inner_text()
    assert not ana.shows("#R1 .why")
    assert not ana.shows(".presets")
    assert "Points to win (300)" in ana.page.locator(".chosen").inner_text()
    assert "A player draws until a card is playable." in ana.page.locator(".how li").nth(2).inner_text()
    ana.page.locator(".part summary").last.click()
    ana.sees("#draw-until-playable")
    assert [id for id in shown(ana) if id and not id[0].isupper()] == ["draw-until-playable", "target"]
    ana.chooses_link("Rules of all editions")
    ana.sees(".presets")


def test_a_rejected_move_links_to_its_clause(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    ana.opens_table({"seats": 3, "options": "winner-deals"}, [None, "casual", "casual"])
    ana.plays_until(lambda: ana.state() == "mine" and ana.shows(".card.no") and not ana.shows(".card.up"))
    ana.taps(ana.page.locator(".card.no").first)
    with ana.context.expect_page() as opened:
        ana.presses(".toast .clause")
    book = opened.value
    book.wait_for_selector(".clause.here")
    ana.page.keyboard.press("?")
    for link in (ana.page.locator(".toast .clause"), ana.page.locator("dialog a")):
        assert link.first.get_attribute("href").startswith("/rules/classic-2003?options=winner-deals")
    assert "/rules/classic-2003?options=winner-deals#" in book.url
