"""Reactions at the seats, the chat beside the log, and muting."""

from typing import Any

import pytest

from tests.web.browsing import LAPTOP, PHONE, User, at_position
from tests.web.positions import PositionServer
from wildfour.words import ENGLISH

POSITION = "classic-2003 / 0: b5 b7 r9 y1 W / 1: g5 y1 y2 / 2: y3 y4 / top r3"
POLITE = '.table [aria-live="polite"]'
MIA = '.seat[data-seat="1"]'
TOLD = "([selector, text]) => document.querySelector(selector).textContent.includes(text)"


def said(emote: str) -> str:
    return ENGLISH.say("web-emote", emote=emote)


def two(browser: Any, positions: PositionServer, **more: Any) -> list[User]:
    seated = at_position(browser, positions, POSITION, people=2, pace=300, **more)
    for one in seated:
        one.sees(".own-seat")
    return seated


def test_a_reaction_is_drawn_at_the_seat_and_announced(browser: Any, positions: PositionServer) -> None:
    ana, mia = two(browser, positions)
    cem = User(browser, positions.address, PHONE, name="Cem")
    cem.opens(ana.page.url)
    cem.sees(".watches .side .seat")
    assert not cem.shows(".own-seat")
    mia.presses(".own-seat")
    assert mia.page.locator(".reactions button").count() == 8
    mia.pictured("reactions")
    mia.presses('[data-emote="well-played"]')
    for one in (ana, cem):
        one.sees(f"{MIA} .tag.drawn svg path")
        one.page.wait_for_function(TOLD, arg=[POLITE, f"{said('well-played')}"])
        assert "Mia" in one.page.locator(POLITE).first.inner_text()
    mia.sees(".own .tag.drawn")
    assert not mia.shows(".reactions")
    ana.pictured("reaction")
    ana.page.wait_for_selector(f"{MIA} .tag.drawn", state="detached")
    assert ana.problems == mia.problems == cem.problems == []


def test_reactions_by_key(browser: Any, positions: PositionServer) -> None:
    ana, mia = two(browser, positions)
    ana.page.keyboard.press("r")
    ana.sees(".reactions button:focus")
    ana.page.keyboard.press("Escape")
    ana.sees(".own-seat:focus")
    assert not ana.shows(".reactions")
    ana.page.keyboard.press("Enter")
    ana.sees(".reactions button:focus")
    ana.page.keyboard.press("7")
    mia.sees('.seat[data-seat="0"] .tag.drawn')
    mia.page.wait_for_function(TOLD, arg=[POLITE, said("wow")])


def test_a_long_press_opens_the_reactions_and_slides_to_one(browser: Any, positions: PositionServer) -> None:
    ana, mia = two(browser, positions)
    seat = ana.page.locator(".own-seat").bounding_box()
    ana.page.mouse.move(seat["x"] + 20, seat["y"] + 20)
    ana.page.mouse.down()
    ana.sees(".reactions")
    box = ana.page.locator('[data-emote="thanks"]').bounding_box()
    ana.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ana.page.mouse.up()
    mia.sees('.seat[data-seat="0"] .tag.drawn')
    assert not ana.shows(".reactions")
    ana.presses(".own-seat")
    ana.sees(".reactions")
    ana.presses(".draw")
    ana.page.wait_for_selector(".reactions", state="detached")


def test_a_reaction_does_not_hide_a_missing_call(browser: Any, positions: PositionServer) -> None:
    position = "classic-2003 / 0: r5 b2 / 1: g5 y1 y2 / top r3"
    ana, mia = at_position(browser, positions, position, people=2, pace=300)
    ana.plays_card("r5")
    mia.sees('.seat[data-seat="0"] .tag.quiet')
    ana.presses(".own-seat")
    ana.presses('[data-emote="wow"]')
    mia.page.wait_for_function(TOLD, arg=[POLITE, said("wow")])
    mia.sees('.seat[data-seat="0"] .tag.quiet')


def test_a_reaction_does_not_move_with_reduced_motion(browser: Any, positions: PositionServer) -> None:
    ana, mia = two(browser, positions)
    ana.page.emulate_media(reduced_motion="reduce")
    mia.presses(".own-seat")
    mia.presses('[data-emote="wow"]')
    ana.sees(f"{MIA} .tag.drawn")
    assert ana.page.evaluate("document.querySelector('.tag.drawn').getAnimations().length") == 0


def test_a_reaction_is_shown_over_the_sheet_after_a_round(browser: Any, positions: PositionServer) -> None:
    position = "classic-2003 / 0: r5 / 1: g5 y1 y2 / 2: y3 W4 / top r3"
    ana, mia = at_position(browser, positions, position, people=2, pace=300)
    ana.plays_card("r5")
    mia.sees(".sheet")
    mia.page.locator(".sheet .btn", has_text=ENGLISH.say("web-chat")).click()
    mia.page.locator('dialog [data-emote="well-played"]').click()
    ana.sees(".overheard .tag.drawn")
    assert ana.page.locator(".overheard").is_visible()


def test_the_chat_is_beside_the_log_on_a_laptop(browser: Any, positions: PositionServer) -> None:
    ana, mia = two(browser, positions, sizes=(LAPTOP, LAPTOP))
    chat, log, felt, hand = (ana.page.locator(one).bounding_box() for one in (".chat", ".log", ".felt", ".hand"))
    assert chat["x"] >= max(box["x"] + box["width"] for box in (felt, hand))
    assert chat["y"] >= log["y"] + log["height"]
    mia.page.fill(".chat input", "Hello, Ana")
    mia.page.keyboard.press("Enter")
    ana.reads("Hello, Ana", ".chat .lines")
    ana.page.wait_for_function(TOLD, arg=[POLITE, "Hello, Ana"])
    assert not ana.shows(".badge")
    ana.pictured("chat-beside")
    button = ana.page.locator(".bar").get_by_role("button", name=ENGLISH.say("web-chat"))
    button.click()
    ana.page.wait_for_selector(".chat", state="detached")
    mia.page.fill(".chat input", "Are you there?")
    mia.page.keyboard.press("Enter")
    ana.sees(".badge")
    button.click()
    ana.reads("Are you there?", ".chat .lines")
    assert not ana.shows(".badge")
    assert ana.problems == mia.problems == []


def test_the_chat_is_a_sheet_on_a_phone(browser: Any, positions: PositionServer) -> None:
    ana, mia = two(browser, positions, sizes=(PHONE, PHONE))
    assert not ana.page.locator(".chat").is_visible()
    ana.page.locator(".bar").get_by_role("button", name=ENGLISH.say("web-chat")).click()
    ana.page.fill("dialog input", "Hello, Mia")
    ana.page.keyboard.press("Enter")
    mia.sees(".badge")
    mia.sees('.seat[data-seat="0"] .tag.talk')


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_muted_person_is_neither_seen_nor_announced(
    browser: Any, positions: PositionServer, size: tuple[int, int]
) -> None:
    ana, mia = two(browser, positions, sizes=(size, LAPTOP))
    ana.presses(f"{MIA} .about-seat")
    ana.chooses(ENGLISH.say("web-mute-for-me"))
    mia.presses(".own-seat")
    mia.presses('[data-emote="wow"]')
    mia.sees(".own .tag.drawn")  # Mia does not notice
    mia.page.fill(".chat input", "Hello, Ana")
    mia.page.keyboard.press("Enter")
    mia.reads("Hello, Ana", ".chat .lines")
    ana.page.wait_for_timeout(1500)
    assert not ana.shows(".tag.talk")
    assert not ana.shows(".badge")
    assert "Mia:" not in ana.page.locator(POLITE).first.inner_text()
    assert "Hello, Ana" not in ana.page.locator(".table").inner_text()
    ana.presses(f"{MIA} .about-seat")
    ana.chooses(ENGLISH.say("web-unmute-for-me"))
    mia.presses(".own-seat")
    mia.presses('[data-emote="sorry"]')
    ana.sees(f"{MIA} .tag.drawn")


def test_without_company_there_is_no_table_talk(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, POSITION, pace=300)
    ana.page.keyboard.press("r")
    ana.page.wait_for_timeout(200)
    assert not any(ana.shows(one) for one in (".own-seat", ".chat", ".reactions"))
