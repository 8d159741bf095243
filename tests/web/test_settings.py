"""Effects of the settings, and messages when a page rejects input."""

from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import LAPTOP, PHONE, User, at_position
from tests.web.positions import PositionServer
from wildfour.server.http.identity import COOKIE
from wildfour.words import ENGLISH

POSITION = "classic-2003 / 0: g4 b7 W / 1: g5 y1 y2 / 2: y3 y4 / top g6"
INDEX = "document.querySelector('.hand [data-card=g4] .face').innerHTML"
LEFT_OF = """(pair) => {
  const [one, other] = pair.map((name) => document.querySelector(name).getBoundingClientRect().left);
  return one < other;
}"""

STILL = {
    "motion is off": "localStorage.setItem('wildfour.settings', '{\"pace\": 0}');",
    "the page is hidden": "Object.defineProperty(document, 'hidden', { value: true });",
}
NO_FRAMES = "window.requestAnimationFrame = () => 0;"


def switches(ana: User, *settings: str) -> None:
    """Change switches in the settings dialog of the table."""
    ana.page.get_by_role("button", name=ENGLISH.say("web-settings")).first.click()
    for setting in settings:
        ana.page.get_by_role("switch", name=ENGLISH.say(setting)).click()
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_buttons_change_sides_for_the_left_hand(
    browser: Any, positions: PositionServer, size: tuple[int, int]
) -> None:
    (ana,) = at_position(browser, positions, POSITION, sizes=(size,), pace=300)
    buttons = [".acts .uno", ".acts .left .btn:not(.square)"]
    assert ana.page.evaluate(LEFT_OF, buttons) is False
    switches(ana, "web-left-handed")
    assert ana.page.evaluate(LEFT_OF, buttons) is True
    ana.page.reload()
    ana.sees(".table .hand button.card")
    assert ana.page.evaluate(LEFT_OF, buttons) is True
    assert ana.problems == []


def test_letters_are_larger_and_suits_are_named(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, POSITION, sizes=(PHONE,), pace=300)
    before = ana.page.evaluate(INDEX)
    switches(ana, "web-letters-first", "web-suit-names")
    assert ana.page.evaluate(INDEX) != before
    labels = [card.get_attribute("aria-label") for card in ana.page.locator(".hand button.card").all()]
    assert labels[:2] == [
        "Green 4, leaf, playable",
        "Blue 7, drop, not playable: Play green or a wild card",
    ]
    assert labels[2] == "Wild, playable"
    assert ana.page.locator(".centre .color").inner_text().startswith("Green, leaf")
    assert ana.problems == []


@pytest.mark.parametrize("why", STILL)
def test_without_motion_nothing_waits_for_frames(browser: Any, positions: PositionServer, why: str) -> None:
    (ana,) = at_position(browser, positions, POSITION, sizes=(LAPTOP,), script=STILL[why] + NO_FRAMES)
    lines = ana.page.locator(".log li").count()
    ana.page.locator(".card.yes").first.evaluate("card => card.click()")
    ana.waits_until(lambda: ana.page.locator(".log li").count() >= lines + 3 and ana.state() == "mine")
    assert ana.page.locator(".seat.turn").count() == 0
    assert ana.problems == []


def test_a_contradiction_names_the_options_as_the_page_does(browser: Any, positions: PositionServer) -> None:
    ana = User(browser, positions.address)
    ana.opens("/make")
    ana.sees(".make")
    for option in ("draw-until-playable", "drawn-card-stays"):
        ana.page.get_by_role("switch", name=ENGLISH.say(f"web-option-{option}")).click()
    ana.sees(".problem")
    said = ana.page.locator(".problem").inner_text()
    assert said.startswith("The options “Draw until playable” and “Keep the drawn card” contradict each other")


def test_the_settings_explain_suits_and_letters(browser: Any, positions: PositionServer) -> None:
    ana = User(browser, positions.address, PHONE)
    ana.opens("/")
    ana.presses(".head .icon")
    legend = [" ".join(one.split()) for one in ana.page.locator("dialog .suits .color").all_inner_texts()]
    assert sorted(legend) == ["Blue, drop B", "Green, leaf G", "Orange, flame O", "Red, heart R", "Yellow, sun Y"]
    ana.pictured("settings")


def test_a_person_deletes_their_data(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    ana.opens_table({"seats": 2}, [None, "casual"], start=False)
    before = ana.page.context.cookies()
    assert [cookie["name"] for cookie in before] == [COOKIE]
    ana.opens("/")
    ana.presses(".head .chip")
    ana.chooses(ENGLISH.say("web-delete"))
    ana.sees(f"text={ENGLISH.say('web-delete.about')}")
    assert ana.page.context.cookies() == before
    ana.chooses(ENGLISH.say("web-delete-now"))
    ana.sees(f"text={ENGLISH.say('web-deleted')}")
    assert ana.page.context.cookies() == []
    assert ana.problems == []
