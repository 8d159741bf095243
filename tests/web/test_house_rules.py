"""Every house rule, used once by clicking: where it is chosen, and at the table where it matters."""

import json
import re
from typing import Any

import pytest

from tests.web.browsing import PHONE, Somebody, at_position
from tests.web.positions import PositionServer
from wildfour.rulebook.rule_options import HOUSE_RULES
from wildfour.words import ENGLISH

OTHERS = "1: g5 y1 y2 / 2: y3 y4 / 3: y5 y6"
CHOSEN_ELSEWHERE = {"target", "partners"}  # beside the format, and as one


def switch(somebody: Somebody, option: str) -> Any:
    name = re.compile(f"^{ENGLISH.say(f'web-option-{option}')}")
    return somebody.page.get_by_role("switch", name=name)


def test_every_house_rule_can_be_chosen(browser: Any, positions: PositionServer) -> None:
    ana = Somebody(browser, positions.address)
    for option in HOUSE_RULES:
        if option.name in CHOSEN_ELSEWHERE:
            continue
        ana.opens("/make")
        ana.chooses("Official rules")
        switch(ana, option.name).click()
        ana.chooses("Open the table")
        ana.sees(".lobby")
        whole = next(json.loads(frame) for frame in reversed(ana.told) if '"is":"whole"' in frame)
        assert option.name in whole["settings"]["options"]
    assert ana.problems == []


def test_house_rules_that_contradict_each_other_say_so_where_it_arises(browser: Any, positions: PositionServer) -> None:
    ana = Somebody(browser, positions.address, PHONE)
    ana.opens("/make")
    switch(ana, "draw-until-playable").click()
    switch(ana, "drawn-card-stays").click()
    ana.reads("contradict each other", ".one-rule:has(:text('Keep the drawn card'))")
    ana.pictured("contradiction")
    assert ana.page.get_by_role("button", name="Open the table").is_disabled()


def test_decks_are_counted_in_the_draw_pile(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, f"classic-2003 decks=3 / 0: r5 b2 b3 / {OTHERS} / top r3")
    ana.sees(".draw .left >> text=313")


def test_a_zero_passes_all_hands_along(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, f"classic-2003 seven-zero / 0: r0 b2 b3 / {OTHERS} / top r3", pace=300)
    ana.lays_card("r0")
    ana.reads("Everyone passes their hand", ".toast")
    ana.pictured("passed")
    assert sorted(ana.hand) == ["y5", "y6"]


def test_one_draws_until_a_card_fits(browser: Any, positions: PositionServer) -> None:
    position = f"classic-2003 draw-until-playable / 0: b5 b2 / {OTHERS} / top r3 / draw b6 b7 b8 b9 r9"
    (ana,) = at_position(browser, positions, position, seed=2, pace=300)
    ana.chooses("Draw a card")
    ana.reads("Red 9", ".acts")
    assert len(ana.hand) > 3
    ana.pictured("drew-until")


def test_whoever_can_lay_a_card_must(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, f"classic-2003 must-play / 0: r5 b2 b3 / {OTHERS} / top r3")
    ana.sees(".table.mine")
    assert ana.page.get_by_role("button", name="Draw a card").is_disabled()


def test_a_bluff_is_refused(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(
        browser, positions, f"classic-2003 no-bluffing / 0: r5 W4 b3 / {OTHERS} / top r3", sizes=(PHONE,)
    )
    ana.lays_card("W4")
    ana.sees(".toast .clause")
    ana.pictured("no-bluffing")
    assert "W4" in ana.hand


def test_a_drawn_card_stays(browser: Any, positions: PositionServer) -> None:
    position = f"classic-2003 drawn-card-stays / 0: b5 b2 / {OTHERS} / top r3 / draw r6 r7 r8"
    (ana,) = at_position(browser, positions, position, pace=300)
    ana.chooses("Draw a card")
    ana.reads("Ada’s turn")
    assert len(ana.hand) == 3


def test_the_last_card_must_be_a_number(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, f"classic-2003 plain-finish / 0: rS / {OTHERS} / top r3")
    ana.lays_card("rS")
    ana.sees(".toast .clause")
    assert ana.hand == ["rS"]


def test_partners_see_who_theirs_is(browser: Any, positions: PositionServer) -> None:
    position = f"classic-2003 partners / 0: r5 b2 b3 / {OTHERS} / top r3"
    (ana,) = at_position(browser, positions, position, format="partners", options="", sizes=(PHONE,), pace=300)
    assert ana.page.locator(".seat.partner").count() == 1
    ana.reads("your partner", '.seat[data-seat="2"]')
    ana.reads("You + Bo", ".bar")
    ana.pictured("partners")


@pytest.mark.parametrize("points", [100, 500])
def test_the_target_is_shown(browser: Any, positions: PositionServer, points: int) -> None:
    option = "" if points == 500 else f" target={points}"
    (ana,) = at_position(browser, positions, f"classic-2003{option} / 0: r5 b2 b3 / {OTHERS} / top r3")
    ana.reads(f"to {points}", ".bar")
