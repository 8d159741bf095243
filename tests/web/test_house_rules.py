"""Every house rule, chosen by clicking and used at a table."""

import json
import re
from typing import Any

import pytest

from tests.web.browsing import PHONE, User, at_position
from tests.web.positions import PositionServer
from wildfour.rulebook.option_parser import Options, parse_options
from wildfour.rulebook.rule_options import HOUSE_RULES
from wildfour.words import ENGLISH

OTHERS = "1: g5 y1 y2 / 2: y3 y4 / 3: y5 y6"
CHOSEN_ELSEWHERE = {"target", "partners"}  # set with the format


def switch(user: User, option: str) -> Any:
    name = re.compile(f"^{ENGLISH.say(f'web-option-{option}')}")
    return user.page.get_by_role("switch", name=name)


def test_every_house_rule_can_be_chosen(browser: Any, positions: PositionServer) -> None:
    ana = User(browser, positions.address)
    for option in HOUSE_RULES:
        if option.name in CHOSEN_ELSEWHERE:
            continue
        ana.opens("/make")
        ana.chooses("Official rules")
        switch(ana, option.name).click()
        ana.chooses("Open the table")
        ana.sees(".lobby")
        whole = next(json.loads(frame) for frame in reversed(ana.frames) if '"is":"whole"' in frame)
        assert option.name in whole["settings"]["options"]
    assert ana.problems == []


def test_contradicting_house_rules_show_the_conflict_beside_them(browser: Any, positions: PositionServer) -> None:
    ana = User(browser, positions.address, PHONE)
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
    ana.plays_card("r0")
    ana.reads("Everyone passed their hand", ".toast")
    ana.pictured("passed")
    assert sorted(ana.hand) == ["y5", "y6"]


def test_a_player_draws_until_a_card_is_playable(browser: Any, positions: PositionServer) -> None:
    position = f"classic-2003 draw-until-playable / 0: b5 b2 / {OTHERS} / top r3 / draw b6 b7 b8 b9 r9"
    (ana,) = at_position(browser, positions, position, seed=2, pace=300)
    ana.chooses("Draw a card")
    ana.reads("Red 9", ".acts")
    assert len(ana.hand) > 3
    ana.pictured("drew-until")


def test_a_player_with_a_playable_card_must_play(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, f"classic-2003 must-play / 0: r5 b2 b3 / {OTHERS} / top r3")
    ana.sees(".table.mine")
    assert ana.page.get_by_role("button", name="Draw a card").is_disabled()


def test_a_bluff_is_rejected(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(
        browser, positions, f"classic-2003 no-bluffing / 0: r5 W4 b3 / {OTHERS} / top r3", sizes=(PHONE,)
    )
    ana.plays_card("W4")
    ana.sees(".toast .clause")
    ana.pictured("no-bluffing")
    assert "W4" in ana.hand


def test_a_drawn_card_stays(browser: Any, positions: PositionServer) -> None:
    position = f"classic-2003 drawn-card-stays / 0: b5 b2 / {OTHERS} / top r3 / draw r6 r7 r8"
    (ana,) = at_position(browser, positions, position, pace=300)
    ana.chooses("Draw a card")
    ana.reads(ENGLISH.say("web-is-playing", name="Ada"))
    assert len(ana.hand) == 3


def test_the_last_card_must_be_a_number(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, f"classic-2003 plain-finish / 0: rS / {OTHERS} / top r3")
    ana.plays_card("rS")
    ana.sees(".toast .clause")
    assert ana.hand == ["rS"]


def test_partners_are_marked(browser: Any, positions: PositionServer) -> None:
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


@pytest.mark.parametrize("size", [PHONE, (320, 640)], ids=["phone", "small"])
def test_R24_owners_of_the_toy_choose_the_flip_cards(browser: Any, positions: PositionServer, size: Any) -> None:
    ana = User(browser, positions.address, size)
    ana.opens("/make")
    ana.page.get_by_role("radio", name=re.compile("Launcher")).click()
    ana.presses(".rulings summary")
    switch(ana, "flip-cards").click()
    card = ana.page.get_by_role("button", name="Red 7", exact=True)
    assert card.get_attribute("aria-pressed") == "true"
    card.click()
    assert card.get_attribute("aria-pressed") == "false"
    box = card.bounding_box()
    assert min(box["width"], box["height"]) >= 44
    assert ana.too_wide() == []
    ana.pictured("flip-cards")
    ana.chooses("Open the table")
    ana.sees(".lobby")
    whole = next(json.loads(frame) for frame in reversed(ana.frames) if '"is":"whole"' in frame)
    assert options_of(whole) == "flip-cards=1,2,3,4,5,6,8,9,b7,g7,y7"
    assert ana.problems == []


def options_of(whole: dict[str, Any]) -> str:
    """Return the table's options in canonical order, without the target."""
    options = {**parse_options(whole["settings"]["options"]), "target": 500}
    return str(Options(options))
