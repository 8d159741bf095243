"""Whole matches, from the invitation to the rematch: by mouse, by keyboard, and through the accessibility tree."""

import json
import random
import re
from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import PHONE, User
from wildfour.rulebook.editions import EDITIONS
from wildfour.words import ENGLISH

READY = ENGLISH.say("web-i-am-ready")
USUAL_EDITION = "classic-2003"  # each other edition takes just as long
BUTTON = re.compile(r'- button "((?:[^"\\]|\\.)*)"(.*)')


def remembers(user: User, **choice: Any) -> None:
    """Store the settings of an earlier table, with one point to win."""
    kept = {"target": 1, "seats": [None, None, "casual", "casual"], **choice}
    user.opens("/")
    user.page.evaluate("(choice) => localStorage.setItem('wildfour.choice', choice)", json.dumps(kept))


@pytest.mark.parametrize(
    "edition",
    [pytest.param(one.name, marks=[] if one.name == USUAL_EDITION else pytest.mark.long) for one in EDITIONS],
)
def test_a_match_from_the_invitation_to_the_rematch(browser: Any, quick_bots: ServerProcess, edition: str) -> None:
    ana = User(browser, quick_bots.address)
    mia = User(browser, quick_bots.address, PHONE, name="Mia")
    remembers(ana, edition=edition)
    ana.opens("/")
    ana.chooses_link("Invite friends")
    ana.chooses("Open the table")
    ana.sees(".lobby")
    mia.joins(ana)
    ana.chooses("Start")
    for one in (ana, mia):
        one.sees(".table .hand button.card")
    ana.plays_until(lambda: ana.shows(".sheet") and mia.shows(".sheet"), mia)
    ana.pictured(f"match-over-{edition}")
    mia.chooses("Rematch")
    for one in (ana, mia):
        one.sees(".lobby")
    mia.chooses(READY)
    ana.chooses("Start")
    for one in (ana, mia):
        one.sees(".table .hand button.card")
        one.reads("Round 1", ".bar")
    assert ana.problems == mia.problems == []


def test_a_match_by_keyboard_alone(browser: Any, quick_bots: ServerProcess) -> None:
    ana = User(browser, quick_bots.address)
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
    ana.plays_until(lambda: ana.shows(".sheet"), turn=User.plays_by_keyboard)
    ana.tabs_to(".sheet .btn.key")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".sheet", state="detached")
    ana.sees(".table .hand button.card")
    assert ana.problems == []


def test_a_match_through_the_accessibility_tree_alone(browser: Any, quick_bots: ServerProcess) -> None:
    ana = User(browser, quick_bots.address)
    remembers(ana, seats=[None, "casual", "casual"])
    ana.opens("/")
    ana.page.get_by_role("link", name="Invite friends").click()
    ana.page.get_by_role("button", name="Open the table").click()
    ana.page.get_by_role("button", name="Bo bot").wait_for()  # the second bot has joined
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.page.get_by_role("list", name=re.compile("^Your hand")).wait_for()
    ana.plays_until(lambda: "Rematch" in offered(ana), turn=plays_by_names)
    ana.page.get_by_role("button", name="Rematch").click()
    ana.page.get_by_role("list", name=re.compile(r"Your hand, (7|9) cards")).wait_for()
    assert ana.problems == []


def offered(user: User) -> list[str]:
    """Return the names of all enabled buttons."""
    tree = user.page.locator("body").aria_snapshot()
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


def plays_by_names(user: User, luck: random.Random) -> None:
    names = offered(user)
    for wanted in WANTED:
        matching = [name for name in names if re.search(wanted, name)]
        if matching:
            button = user.page.get_by_role("button", name=luck.choice(matching), exact=True)
            button.evaluate_all("found => found[0]?.click()")  # as a screen reader does; the button may be gone
            return
