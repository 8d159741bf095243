"""Every state of a table, reached by clicking and checked on the screen.

Positions are in text notation. Users sit in the first seats, bots in the others. `WILDFOUR_PICTURES=FOLDER` saves a
screenshot of every state.
"""

import re
from typing import Any

import pytest

from tests.web.browsing import LAPTOP, PHONE, User, at_position
from tests.web.positions import PositionServer
from wildfour.words import ENGLISH

SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
Size = tuple[int, int]
SLOW = 300  # percent: slow bots leave time to check


@SIZES
def test_D4_a_drawn_card_is_kept(browser: Any, positions: PositionServer, size: Size) -> None:
    position = "classic-2003 / 0: b5 b7 W / 1: g5 y1 y2 / 2: y3 y4 / 3: y5 y6 / top r3 / draw r9 r8 r5"
    (ana,) = at_position(browser, positions, position, sizes=(size,), pace=SLOW)
    ana.chooses("Draw a card")
    ana.sees(".card.up")
    ana.pictured("keep")
    ana.chooses("Keep it")
    ana.sees(".table:not(.mine)")
    assert len(ana.hand) == 4
    assert ana.problems == []


def test_D4_the_page_suggests_to_draw(browser: Any, positions: PositionServer) -> None:
    position = "classic-2003 / 0: b5 b7 / 1: g5 y1 y2 / 2: y3 y4 / top r3"
    (ana,) = at_position(browser, positions, position, sizes=(PHONE,), pace=SLOW)
    ana.reads(ENGLISH.say("web-nothing-fits", other="draw"), ".say")
    ana.plays_card("b5")
    ana.reads("or draw", ".toast")
    assert ana.problems == []


@SIZES
def test_D5_a_wild_card_asks_for_its_color(browser: Any, positions: PositionServer, size: Size) -> None:
    position = "classic-2003 / 0: b5 b7 b9 y1 W / 1: g5 y1 y2 / 2: y3 y4 / 3: y5 y6 / top r3"
    (ana,) = at_position(browser, positions, position, sizes=(size,), pace=SLOW)
    ana.plays_card("W")
    ana.sees(".pick")
    ana.pictured("color")
    ana.chooses("Take it back")
    assert "W" in ana.hand
    ana.plays_card("W")
    ana.chooses("Blue")
    ana.sees('.centre[data-force="b"]')
    ana.pictured("color-named")
    assert ana.problems == []


@SIZES
def test_D9_a_bluff_is_challenged(browser: Any, positions: PositionServer, size: Size) -> None:
    position = "classic-2003 / 0: W4 r5 b2 b3 y9 g1 / 1: g5 y1 y2 g8 b8 / 2: y3 y4 / 3: y5 y6 / top r3"
    ana, mia = at_position(browser, positions, position, people=2, sizes=(size, size), pace=SLOW)
    ana.plays_card("W4")
    ana.chooses("Blue")
    mia.reads("Ana played Wild Draw Four", ".prompt")
    assert [one.inner_text().split() for one in mia.page.locator(".color").all() if one.is_visible()] == [["Blue", "B"]]
    mia.pictured("challenge")
    mia.chooses("Challenge")
    mia.reads("Only you can see this", ".prompt")
    mia.reads("It was a bluff: Ana had red", ".prompt")
    assert mia.page.locator(".shown li.mark").count() == 1
    mia.pictured("shown")
    ana.pictured("guilty")
    assert len(ana.hand) == 9
    mia.chooses("Close")
    mia.page.wait_for_selector(".prompt", state="detached")
    assert ana.problems == mia.problems == []


@SIZES
def test_E1_calling_uno_has_a_button(browser: Any, positions: PositionServer, size: Size) -> None:
    position = "classic-2003 / 0: r5 b2 / 1: g5 y1 y2 / top r3"
    ana, mia = at_position(browser, positions, position, people=2, sizes=(size, size))
    ana.sees(".uno.armed")
    ana.pictured("armed")
    ana.plays_card("r5")
    ana.sees(".uno.now")
    ana.pictured("uno")
    ana.chooses("UNO!")
    mia.sees(".seat .tag >> text=UNO!")
    mia.pictured("called")
    assert ana.problems == mia.problems == []


@SIZES
def test_E3_a_missing_call_is_caught(browser: Any, positions: PositionServer, size: Size) -> None:
    position = "classic-2003 / 0: r5 b2 / 1: g5 y1 y2 / top r3"
    ana, mia = at_position(browser, positions, position, people=2, sizes=(size, size))
    ana.plays_card("r5")
    mia.reads("Ana has one card and did not call UNO", ".toast")
    mia.pictured("catch")
    mia.chooses("Catch!")
    mia.reads("You caught Ana", ".toast")
    mia.pictured("caught")
    ana.pictured("is-caught")
    assert len(ana.hand) == 3
    assert ana.problems == mia.problems == []


@SIZES
def test_a_player_jumps_in(browser: Any, positions: PositionServer, size: Size) -> None:
    position = "classic-2003 jump-in / 0: r5 b2 g7 / 1: g5 y1 y2 / 2: y3 y4 / 3: y5 y6 / top r5 / turn 1 / laid-by 3"
    ana, mia = at_position(browser, positions, position, people=2, sizes=(size, size), pace=SLOW)
    ana.reads("You can jump in")
    ana.pictured("jump-in")
    ana.plays_card("r5")
    ana.has_cards(2)
    mia.reads("Ana jumped in")
    mia.pictured("jumped-in")
    assert ana.problems == mia.problems == []


@SIZES
def test_a_seven_swaps_hands(browser: Any, positions: PositionServer, size: Size) -> None:
    position = "classic-2003 seven-zero / 0: r7 b2 g7 / 1: g5 y1 y2 g1 / 2: y3 y4 / 3: y5 y6 / top r5"
    ana, mia = at_position(browser, positions, position, people=2, sizes=(size, size), pace=SLOW)
    ana.plays_card("r7")
    ana.reads("Choose a player to swap hands with", ".prompt")
    ana.pictured("swap")
    ana.page.locator(".prompt").get_by_role("button", name="Mia").click()
    ana.page.wait_for_selector('.hand [data-card="g1"]')
    mia.page.wait_for_selector('.hand [data-card="b2"]')
    mia.reads("Ana swapped hands with you", ".toast")
    mia.pictured("swapped")
    assert sorted(ana.hand) == ["g1", "g5", "y1", "y2"]
    assert ana.problems == mia.problems == []


@SIZES
def test_a_draw_card_is_stacked(browser: Any, positions: PositionServer, size: Size) -> None:
    position = "classic-2003 stacking=any / 0: r+2 b2 g7 / 1: g5 y+2 y2 g1 / 2: y3 y4 / 3: y5 y6 / top r5"
    ana, mia = at_position(browser, positions, position, people=2, sizes=(size, size), pace=SLOW)
    ana.plays_card("r+2")
    mia.reads("Or stack a draw card")
    mia.pictured("stacking")
    mia.plays_card("y+2")
    mia.has_cards(3)
    mia.reads("draws 4")
    assert ana.problems == mia.problems == []


@SIZES
def test_G2_a_player_objects_to_an_illegal_card(browser: Any, positions: PositionServer, size: Size) -> None:
    position = "classic-2003 players-referee / 0: r7 b2 g7 / 1: g5 y1 y2 g1 / top r5"
    ana, mia = at_position(browser, positions, position, people=2, sizes=(size, size))
    ana.plays_card("b2")
    mia.sees(".toast >> text=Object")
    mia.pictured("object")
    mia.chooses("Object")
    ana.has_cards(5)
    mia.reads("Ana took back the Blue 2", ".toast")
    mia.pictured("objected")
    assert ana.problems == mia.problems == []


@SIZES
def test_G1_a_majority_accuses(browser: Any, positions: PositionServer, size: Size) -> None:
    position = "classic-2003 players-referee / 0: r7 b2 g7 / 1: g5 y1 y2 g1 / 2: y3 y4 / 3: y5 y6 / top r5"
    ana, mia = at_position(browser, positions, position, people=2, sizes=(size, size), pace=SLOW)
    for one in (ana, mia):
        one.presses('.seat[data-seat="2"] .about-seat')
        one.sees("dialog")
        one.pictured(f"accuse-{one.name}")
        one.chooses("Accuse of suggesting a play")
        one.page.wait_for_selector("dialog", state="detached")
    mia.reads("The table agreed", ".toast")
    mia.reads("draws 2", '.seat.hit[data-seat="2"]')
    mia.pictured("accused")
    assert ana.problems == mia.problems == []


FLIPPING = "launcher-2009 / 0: r7^ b2 g7 y3 / 1: g5 y1 y2 g1 / 2: b3 b4 / 3: b5 b6 / top r5"
HITS, MISSES = 0, 1  # seeds for the outcome of a well-aimed flight


@SIZES
def test_I2_a_hit_player_gets_a_card(browser: Any, positions: PositionServer, size: Size) -> None:
    ana, mia = at_position(browser, positions, FLIPPING, people=2, sizes=(size, size), seed=HITS, pace=SLOW)
    ana.plays_card("r7^")
    ana.sees(".table.aiming")
    ana.pictured("aiming")
    ana.chooses("Launch at Mia")
    ana.sees(".flying.figure")
    mia.sees(".flying.figure")
    ana.reads("Give Mia a card")
    ana.pictured("give")
    ana.plays_card("b2")
    mia.page.wait_for_selector('.hand [data-card="b2"]')
    mia.reads("Ana gave you", ".toast")
    mia.pictured("given")
    assert ana.problems == mia.problems == []


def test_I2_the_launcher_by_mouse(browser: Any, positions: PositionServer) -> None:
    """Pull the grip all the way back, away from a pad; the figure flies to that pad."""
    (ana,) = at_position(browser, positions, FLIPPING, seed=HITS, pace=SLOW)
    ana.plays_card("r7^")
    ana.sees(".launcher .thumb")
    thumb, plate = (ana.page.locator(one).bounding_box() for one in (".launcher .thumb", ".launcher .plate"))
    x, y = thumb["x"] + thumb["width"] / 2, thumb["y"] + thumb["height"] / 2
    ana.page.mouse.move(x, y)
    ana.page.mouse.down()
    middle = plate["x"] + plate["width"] / 2
    for step in range(1, 6):
        ana.page.mouse.move(x + (middle - x) * step / 5, y + 8 * step)
    ana.sees("button >> text=Launch at Bo")  # across the table
    ana.pictured("pulled")
    ana.page.mouse.up()
    ana.sees(".table:not(.aiming)")
    assert '"flipped"' in "".join(ana.frames)
    assert ana.problems == []


def test_I2_the_launcher_by_keyboard(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, FLIPPING, seed=MISSES, pace=SLOW)
    ana.plays_card("r7^")
    ana.sees(".table.aiming")
    for key, button in (
        ("ArrowRight", "Launch at Bo"),
        ("ArrowRight", "Launch at Cleo"),
        ("ArrowLeft", "Launch at Bo"),
    ):
        ana.page.keyboard.press(key)
        ana.sees(f"button >> text={button}")
    ana.page.keyboard.press("ArrowUp")
    ana.page.keyboard.press("Enter")
    ana.sees(".flying.figure")
    ana.sees(".table:not(.aiming)")
    ana.reads("A miss.")
    assert ana.problems == []


def test_I2_flipping_is_optional(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, FLIPPING, pace=SLOW)
    ana.plays_card("r7^")
    ana.chooses(ENGLISH.say("web-decline"))
    ana.reads("You did not flip.")
    assert len(ana.hand) == 3


def test_D11_a_minion_chooses_a_color_and_the_next_player_draws(browser: Any, positions: PositionServer) -> None:
    position = "minion-2016 / 0: M o7 y2 / 1: g5 y1 / 2: b3 b4 / 3: b5 b6 / top o3"
    (ana,) = at_position(browser, positions, position, sizes=(PHONE,), pace=SLOW)
    ana.plays_card("M")
    ana.sees(".pick")
    ana.pictured("mutant")
    ana.chooses("Blue")
    ana.sees('.centre[data-force="b"]')
    ana.pictured("mutated")
    assert ana.problems == []


def test_the_log_counts_from_the_start_of_the_round(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, "classic-2003 / 0: r5 r6 r7 / 1: g5 y1 y2 / top r3", pace=SLOW)
    ana.page.wait_for_timeout(1500)
    ana.plays_card("r5")
    ana.reads("5", ".log li:first-child")
    times = ana.page.locator(".log time").all_inner_texts()
    assert times[-1] == "0:00"
    assert times[0] != "0:00"


def test_the_bars_mark_a_target_that_is_passed(browser: Any, positions: PositionServer) -> None:
    position = "classic-2003 target=5 / 0: r5 / 1: g5 y1 y2 / 2: y3 W4 / top r3"
    (ana,) = at_position(browser, positions, position)
    ana.plays_card("r5")
    ana.sees(".log .race s")
    left, width = ana.page.evaluate(
        """() => {
            const [bar, mark] = ['.log .race i', '.log .race s'].map((one) =>
                document.querySelector(one).getBoundingClientRect());
            return [mark.left - bar.left, bar.width];
        }"""
    )
    assert abs(left / width - 5 / 61) < 0.01


def test_D9_only_the_challenger_sees_the_hand(browser: Any, positions: PositionServer) -> None:
    """A third player's and a spectator's pages and sockets receive none of the hand's cards."""
    position = (
        "classic-2003 / 0: W4 r5 b2 b3 y9 g1 / 1: g5 y1 y2 g8 / 2: y3 y4 / 3: y5 y6 / top r3 / draw r1 r2 r4 r6 r7"
    )
    ana, mia, cem = at_position(browser, positions, position, people=3, sizes=(LAPTOP,) * 3, pace=SLOW)
    watcher = User(browser, positions.address, name="Dot")
    watcher.opens(ana.page.url)
    watcher.sees(".table")
    ana.plays_card("W4")
    ana.chooses("Blue")
    mia.chooses("Challenge")
    mia.sees(".shown")
    for one in (cem, watcher):
        one.reads("drew four cards")
        everything = one.page.content() + "".join(one.frames)
        for card in ("r5", "b2", "b3", "y9", "g1"):
            assert not re.search(rf"\b{card}\b", everything), (one.name, card)
    assert all(card in "".join(mia.frames) for card in ("r5", "b2", "b3", "y9", "g1"))


@pytest.mark.parametrize("size", [PHONE, (320, 640), (844, 390)], ids=["phone", "small", "landscape"])
def test_prompts_show_the_current_color(browser: Any, positions: PositionServer, size: Size) -> None:
    position = (
        "classic-2003 / 0: b5 b7 W / 1: g5 y1 / top W4 / color g / discard r3 / laid-by 1 / phase answer / pending 4"
    )
    (ana,) = at_position(browser, positions, position, sizes=(size,), pace=300)
    ana.sees(".prompt")
    assert color_on_prompt(ana) == ["Green", "G"]
    ana.presses(".prompt .two button")
    ana.page.wait_for_selector(".prompt", state="detached")


@pytest.mark.parametrize("size", [PHONE, (320, 640), (844, 390)], ids=["phone", "small", "landscape"])
def test_the_color_picker_shows_the_current_color(browser: Any, positions: PositionServer, size: Size) -> None:
    position = "classic-2003 / 0: b5 b7 W / 1: g5 y1 / top g3"
    (ana,) = at_position(browser, positions, position, sizes=(size,), pace=300)
    ana.plays_card("W")
    ana.sees(".pick")
    assert color_on_prompt(ana) == ["Green", "G"]


IN_FRONT = """(one) => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def color_on_prompt(user: User) -> list[str]:
    """Return the text of the only visible pill, and check that nothing covers it."""
    (pill,) = [one for one in user.page.locator(".color").all() if one.is_visible()]
    assert pill.evaluate(IN_FRONT)
    return str(pill.inner_text()).split()
