"""A match of eight at two tables (H6) in the browser: both tables in one view, and standings after every round."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import NAMES, ServerProcess
from tests.server.test_two_tables import printed_standings
from tests.web.axe import wrong_in_any_look
from tests.web.browsing import LAPTOP, PHONE, User
from wildfour.match.two_tables import plan

PLAYERS = 8
PATIENCE = 3600 * 1000.0  # ms
# Press what the screen offers, several times a second, and keep the standings after each round.
PLAYS_BY_ITSELF = """
window.standings = {};
setInterval(() => {
  const press = (selector) => {
    const found = document.querySelector(selector);
    found?.click();
    return Boolean(found);
  };
  if (document.querySelector('.sheet')) {
    const shown = document.querySelector('.sheet:not(.final) .standings');
    if (!shown) return;
    const number = shown.querySelector('h3').textContent.match(/[0-9]+/)[0];
    standings[number] = [...shown.querySelectorAll('output')].map((one) => one.textContent);
    press('.sheet .foot .btn.key:not([disabled])');
    return;
  }
  const mine = document.querySelector('.table.mine');
  const offered = ['.prompt .pick button', '.prompt .pill', '.prompt .two button', '.uno.now'];
  const turn = ['.acts .btn.key', '.card.yes', '.acts .left .btn:not(.square):not([disabled])'];
  [...offered, ...(mine ? turn : [])].some(press);
}, 80);
"""


def choose_two_tables(user: User) -> None:
    user.opens("/make")
    user.presses("label:has-text('Two tables')")
    user.page.wait_for_function("document.querySelectorAll('.chairs .chair').length === 9")  # eight seats, and a count


def standings(user: User) -> list[tuple[str, str, str]]:
    """Return the places, names, and points on the screen."""
    rows = user.page.locator(".sheet .standings li").all()
    return [
        (
            row.locator("b").inner_text(),
            row.locator("> span").evaluate("(name) => name.firstChild.textContent"),
            row.locator("output").inner_text(),
        )
        for row in rows
    ]


def partner_of(player: int, sitting: int) -> tuple[int, int]:
    """Return a player's table and partner, by the plan."""
    for number, pairing in enumerate(plan(4)[sitting], 1):
        if player in pairing.seating:
            return number, pairing.seating[(pairing.seating.index(player) + 2) % 4]
    raise AssertionError


def test_both_tables_are_in_one_view(browser: Any, quick_bots: ServerProcess) -> None:
    ana = User(browser, quick_bots.address, LAPTOP, name="Ana")
    mia = User(browser, quick_bots.address, PHONE, name="Mia")
    choose_two_tables(ana)
    assert not ana.shows("input[name=target]")
    ana.chooses("Open the table")
    ana.sees(".lobby")
    mia.joins(ana)
    ana.chooses("Fill with bots and start")
    for player, one in enumerate((ana, mia)):
        one.sees(".table .hand button.card")
        table, partner = partner_of(player, 0)
        one.reads(f"Table {table}", ".bar")
        one.reads(f"Table {3 - table}", ".other-table")
        assert one.page.locator(".other-table .players > span").count() == 4
        assert one.page.locator(".felt .seat").count() == 3
        assert one.too_wide() == []
        if partner > 1:
            one.reads("your partner", ".seat.partner")
    ana.plays_until(lambda: ana.shows(".sheet .standings") and mia.shows(".sheet .standings"), mia)
    assert [row[2] for row in standings(ana)] == [row[2] for row in standings(mia)]
    assert [row[1] for row in standings(ana)].count("You") == 1
    ana.reads("After 1 of 28 rounds", ".sheet")
    ana.reads("Next round in", ".sheet")
    for one in (ana, mia):
        assert one.too_wide() == []
        one.presses(".sheet .foot .btn.key")
    for one in (ana, mia):
        one.reads("Round 2", ".bar")
    assert ana.problems == mia.problems == []


def test_no_frame_shows_a_card_of_the_other_table(browser: Any, quick_bots: ServerProcess) -> None:
    ana = User(browser, quick_bots.address)
    ana.opens_table({"format": "two-tables hands=1", "seats": 8, "pace": 1}, [None, *["casual"] * 7])
    ana.plays_until(lambda: ana.shows(".sheet .standings"))
    views = [frame["game"]["view"] for text in ana.frames if (frame := json.loads(text)).get("game")]
    assert {view["seat"] is None for view in views} == {True, False}
    for view in views:
        if view["phase"] != "over":
            assert [seat for seat, hand in enumerate(view["hands"]) if hand] in ([], [view["seat"]])
    assert ana.problems == []


def test_axe_finds_nothing_at_two_tables(browser: Any, quick_bots: ServerProcess) -> None:
    ana = User(browser, quick_bots.address, PHONE)
    ana.page.emulate_media(reduced_motion="reduce")
    ana.opens_table({"format": "two-tables hands=1", "seats": 8, "pace": 1}, [None, *["casual"] * 7])
    ana.waits_until(lambda: ana.state() == "mine")
    assert wrong_in_any_look(ana.page, ("ar", "en")) == []
    ana.tabs_to(".other-table")
    ana.page.keyboard.press("Enter")
    ana.sees("dialog .standings")
    assert wrong_in_any_look(ana.page, ()) == []
    ana.page.keyboard.press("Escape")
    ana.plays_until(lambda: ana.shows(".sheet .standings"))
    assert wrong_in_any_look(ana.page, ()) == []
    assert ana.problems == []


@pytest.mark.parametrize("hands", [pytest.param(1, marks=pytest.mark.long), pytest.param(4, marks=pytest.mark.long)])
def test_H6_eight_browsers_play_a_match(browser: Any, quick_bots: ServerProcess, tmp_path: Path, hands: int) -> None:
    users = [User(browser, quick_bots.address, LAPTOP, name=name) for name in NAMES[:PLAYERS]]
    host, *friends = users
    for one in users:
        one.page.emulate_media(reduced_motion="reduce")
        one.page.add_init_script(PLAYS_BY_ITSELF)
    host.opens_table({"format": f"two-tables hands={hands}", "seats": 8}, [None] * PLAYERS, start=False)
    for friend in friends:
        friend.joins(host)
    host.presses(".startbar .btn.key")
    for one in users:
        one.page.wait_for_selector(".sheet.final", timeout=PATIENCE)
    seen = [one.page.evaluate("standings") for one in users]
    for number in range(1, 7 * hands):
        assert len({json.dumps(one[str(number)]) for one in seen if str(number) in one}) == 1, number
    links = host.page.locator(".then a[href^='/replay/']").all()
    replays = [str(link.get_attribute("href")).rpartition("/")[2] for link in links]
    texts = [host.page.request.get(f"{quick_bots.address}/api/replays/{one}/transcript").text() for one in replays]
    printed = printed_standings(texts, tmp_path)
    assert len(printed) == PLAYERS
    for line, row in zip(printed, standings(host), strict=True):
        name = NAMES[0] if row[1] == "You" else row[1]
        assert line.startswith(f"{row[0]}. {name}: {row[2].split()[0]} point")
    for one in users:
        one.page.goto(f"{quick_bots.address}/me")
        one.sees(".mine-list li")
        assert one.page.locator(".mine-list li").count() == 1
        assert one.problems == []
