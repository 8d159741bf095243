"""The tab's title and icon show that it is the user's turn; users who opted in get a notification."""

from typing import Any

from tests.web.browsing import PHONE, User, at_position
from tests.web.positions import PositionServer

POSITION = "classic-2003 / 0: r5 b2 b3 / 1: g5 r7 y2 y3 / top r3"
HIDDEN = """
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.told = [];
  window.Notification = class { constructor(title, { body }) { told.push(`${title}: ${body}`); }
    static permission = 'default';
    static async requestPermission() { return (this.permission = 'granted'); } };
"""


def icon(user: User) -> str:
    return str(user.page.locator('link[rel="icon"]').get_attribute("href")).rpartition("/")[2]


def test_title_and_icon_say_whose_turn_it_is(browser: Any, positions: PositionServer) -> None:
    ana, mia = at_position(browser, positions, POSITION, people=2)
    ana.waits_until(lambda: ana.page.title() == "Your turn! · Wildfour")
    assert (icon(ana), icon(mia), mia.page.title()) == ("icon-turn.svg", "icon.svg", "Wildfour")
    ana.plays_card("r5")
    mia.waits_until(lambda: mia.page.title() == "Your turn! · Wildfour")
    ana.waits_until(lambda: ana.page.title() == "Wildfour")
    assert (icon(ana), icon(mia)) == ("icon.svg", "icon-turn.svg")
    assert ana.problems == mia.problems == []


def test_a_hidden_tab_notifies_after_one_opt_in_tap(browser: Any, positions: PositionServer) -> None:
    ana, mia = at_position(browser, positions, POSITION, people=2, script=HIDDEN)
    mia.presses(".bar .in-menu")
    mia.page.get_by_role("switch", name="Notify me on my turn").click()
    mia.page.locator('[role="switch"][aria-checked="true"]', has_text="Notify me").wait_for()
    mia.page.keyboard.press("Escape")
    ana.plays_card("r5")
    mia.page.wait_for_function("() => told.length > 0")
    assert mia.page.evaluate("told") == ["Wildfour: It\N{RIGHT SINGLE QUOTATION MARK}s your turn."]
    assert ana.page.evaluate("told") == []
    assert ana.problems == mia.problems == []


def test_the_bar_turns_sound_on(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, POSITION, sizes=(PHONE,))
    button = ana.page.get_by_role("button", name="Sound")
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    ana.waits_until(lambda: button.get_attribute("aria-pressed") == "true")
    ana.pictured("sound-on")
    assert ana.problems == []
