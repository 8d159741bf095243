"""Practice flips in the lobby."""

import json
from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.axe import violations
from tests.web.boxes import too_small
from tests.web.browsing import LAPTOP, PHONE, User
from wildfour.words import ENGLISH

OTHERS = [None, "casual", None, None]


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (320, 640), (844, 390)], ids=["laptop", "phone", "small", "landscape"])
def test_flips_are_practiced_in_the_lobby(browser: Any, web_server: ServerProcess, size: tuple[int, int]) -> None:
    ana = User(browser, web_server.address, size)
    ana.opens_table({"edition": "launcher-2009", "seats": 4}, OTHERS, start=False)
    ana.chooses(ENGLISH.say("web-practice"))
    ana.sees(".practice")
    assert ana.too_wide() == []
    assert too_small(ana.page) == []
    assert violations(ana.page) == []
    for _ in range(10):
        ana.page.keyboard.press("ArrowUp")  # full power flies over the pad
    ana.presses(".practice .btn")
    ana.reads("Too far", ".practice .result")
    flight = next(json.loads(frame) for frame in ana.frames if '"is":"practiced"' in frame)["flight"]
    assert flight["launch"] == [0, 100]
    assert not flight["hit"]
    ana.waits_until(lambda: aim_is_reset(ana))
    ana.pictured("practice")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector(".practice", state="detached")
    assert ana.problems == []


def aim_is_reset(user: User) -> bool:
    """Launch again; the usual power reaches the pad or misses it by a little."""
    user.presses(".practice .btn")
    launches = [json.loads(frame)["flight"]["launch"] for frame in user.frames if '"is":"practiced"' in frame]
    return bool(launches[-1] == [0, 60])


def test_pulling_the_plate_launches(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address, LAPTOP)
    ana.opens_table({"edition": "launcher-2009", "seats": 4}, OTHERS, start=False)
    ana.chooses(ENGLISH.say("web-practice"))
    thumb = ana.page.locator(".practice .thumb")
    thumb.hover()  # waits until the sheet has opened
    box = thumb.bounding_box()
    ana.page.mouse.down()
    ana.page.mouse.move(box["x"], box["y"] + 60, steps=4)
    ana.page.mouse.move(box["x"], LAPTOP[1] - 5, steps=2)  # outside the sheet
    ana.page.mouse.up()
    ana.page.wait_for_function("() => document.querySelector('.practice .result').textContent")
    assert ana.problems == []


def test_other_editions_do_not_offer_practice(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address, PHONE)
    ana.opens_table({"edition": "classic-2003", "seats": 4}, OTHERS, start=False)
    assert not ana.page.get_by_role("button", name=ENGLISH.say("web-practice")).count()
