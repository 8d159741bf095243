"""Whole matches, from the invitation to the next one: by mouse, by keyboard, and by what a screen reader is told."""

import json
import random
import re
from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import PHONE, Somebody
from wildfour.rulebook.editions import EDITIONS
from wildfour.words import ENGLISH

READY = ENGLISH.say("web-i-am-ready")
USUAL_EDITION = "classic-2003"  # the others take as long again, each
BUTTON = re.compile(r'- button "((?:[^"\\]|\\.)*)"(.*)')


def remembers(somebody: Somebody, **choice: Any) -> None:
    """A table that this browser has made before, with one point to win."""
    kept = {"target": 1, "seats": [None, None, "casual", "casual"], **choice}
    somebody.opens("/")
    somebody.page.evaluate("(choice) => localStorage.setItem('wildfour.choice', choice)", json.dumps(kept))


@pytest.mark.parametrize(
    "edition",
    [pytest.param(one.name, marks=[] if one.name == USUAL_EDITION else pytest.mark.long) for one in EDITIONS],
)
def test_a_match_from_the_invitation_to_the_next(browser: Any, quick_bots: ServerProcess, edition: str) -> None:
    ana = Somebody(browser, quick_bots.address)
    mia = Somebody(browser, quick_bots.address, PHONE, name="Mia")
    remembers(ana, edition=edition)
    ana.opens("/")
    ana.chooses_link("Invite friends")
    ana.chooses("Open the table")
    ana.sees(".lobby")
    mia.sits_down_at(ana)
    ana.chooses("Start")
    for one in (ana, mia):
        one.sees(".table .hand button.card")
    ana.plays_until(lambda: ana.shows(".sheet") and mia.shows(".sheet"), mia)
    ana.pictured(f"match-over-{edition}")
    mia.chooses("Play again")
    for one in (ana, mia):
        one.sees(".lobby")
    mia.chooses(READY)
    ana.chooses("Start")
    for one in (ana, mia):
        one.sees(".table .hand button.card")
        one.reads("Round 1", ".bar")
    assert ana.problems == mia.problems == []


def test_a_match_by_keyboard_alone(browser: Any, quick_bots: ServerProcess) -> None:
    ana = Somebody(browser, quick_bots.address)
    remembers(ana, seats=[None, "casual", "casual"])
    ana.opens("/")
    ana.tabs_to("a[href='/make']")
    ana.page.keyboard.press("Enter")
    ana.sees(".make")
    ana.tabs_to("aside .btn.key")
    ana.page.keyboard.press("Enter")
    ana.sees(".chair >> text=Bo")
    ana.tabs_to(".startbar .btn.key")
    ana.page.keyboard.press("Enter")
    ana.sees(".table .hand button.card")
    ana.plays_until(lambda: ana.shows(".sheet"), turn=Somebody.plays_by_keyboard)
    ana.tabs_to(".sheet .btn.key")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".sheet", state="detached")
    ana.sees(".table .hand button.card")
    assert ana.problems == []


def test_a_match_through_the_accessibility_tree_alone(browser: Any, quick_bots: ServerProcess) -> None:
    ana = Somebody(browser, quick_bots.address)
    remembers(ana, seats=[None, "casual", "casual"])
    ana.opens("/")
    ana.page.get_by_role("link", name="Invite friends").click()
    ana.page.get_by_role("button", name="Open the table").click()
    ana.page.get_by_role("button", name="Bo bot").wait_for()  # the second bot sits down
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.page.get_by_role("list", name=re.compile("^Your hand")).wait_for()
    ana.plays_until(lambda: "Play again" in offered(ana), turn=plays_by_names)
    ana.page.get_by_role("button", name="Play again").click()
    ana.page.get_by_role("list", name=re.compile(r"Your hand, (7|9) cards")).wait_for()
    assert ana.problems == []


def offered(somebody: Somebody) -> list[str]:
    """The names of all buttons that can be pressed."""
    tree = somebody.page.locator("body").aria_snapshot()
    return [name for name, states in BUTTON.findall(tree) if "[disabled]" not in states]


WANTED = (
    "^UNO!$",
    "^Close$",
    "^Draw [0-9]",
    "you have",
    "^Play ",
    "^Give ",
    ", playable$",
    "^Keep it$",
    "^Draw a card$",
    "^Pass$",
)


def plays_by_names(somebody: Somebody, luck: random.Random) -> None:
    names = offered(somebody)
    for wanted in WANTED:
        fitting = [name for name in names if re.search(wanted, name)]
        if fitting:
            button = somebody.page.get_by_role("button", name=luck.choice(fitting), exact=True)
            button.evaluate_all("found => found[0]?.click()")  # as a screen reader presses it, if it is still there
            return
