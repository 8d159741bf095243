"""The end of a round or match: a countdown that can be paused, places, and statistics."""

import random
from typing import Any

import pytest

from tests.web.browsing import LAPTOP, PHONE, User, at_position
from tests.web.positions import PositionServer

LAST_CARD = "classic-2003 / 0: r5 / 1: g5 y1 y2 / 2: b9 b8 / top r3"
SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])


def seconds(user: User) -> int:
    return int("".join(filter(str.isdigit, user.page.locator(".countdown p").inner_text())))


@SIZES
def test_the_countdown_to_the_next_round_can_be_paused(
    browser: Any, positions: PositionServer, size: tuple[int, int]
) -> None:
    ana, mia = at_position(browser, positions, LAST_CARD, people=2, sizes=(size, size))
    ana.plays_card("r5")
    for one in (ana, mia):
        one.reads("Next round in", ".countdown")
    ana.pictured("round-end")
    mia.page.locator(".sheet summary").click()  # opening the score pad pauses the countdown for everyone
    for one in (ana, mia):
        one.reads("Paused", ".countdown")
    left = seconds(ana)
    ana.page.wait_for_timeout(1500)
    assert seconds(ana) == left > 0
    mia.page.locator(".sheet summary").click()
    ana.reads("Next round in", ".countdown")
    ana.chooses("Pause")
    mia.reads("Paused", ".countdown")
    ana.chooses("Continue")
    mia.reads("Next round in", ".countdown")
    assert ana.problems == mia.problems == []


@SIZES
def test_the_end_of_a_match_shows_places_and_facts(
    browser: Any, positions: PositionServer, size: tuple[int, int]
) -> None:
    position = "classic-2003 target=5 / 0: W4 r5 / 1: g5 y1 y2 / top r3"
    ana, mia = at_position(browser, positions, position, people=2, sizes=(size, size))
    ana.plays_card("W4")
    ana.chooses("Red")
    mia.chooses("Challenge")
    mia.chooses("Close")
    luck = random.Random(1)
    while not ana.shows(".final"):
        for one in (ana, mia):
            if not ana.shows(".final"):
                one.acts(luck)
    ana.sees(".final .places .first")
    assert ana.page.locator(".places li").count() == 2
    assert ana.page.locator(".facts li").count() >= 1
    ana.reads("After 1 round", ".final")
    ana.pictured("match-end")
    for name in ("Rematch", "Share"):
        assert ana.page.get_by_role("button", name=name).count() == 1
    assert ana.page.get_by_role("link", name="Watch the replay").count() == 1
    assert ana.problems == mia.problems == []
