"""Pages fit the screen width, seats do not overlap, and hands of thirty cards and large text fit."""

from typing import Any

import pytest

from tests.web.boxes import overlapping, too_small
from tests.web.browsing import PAGES, User, at_position
from tests.web.positions import PositionServer

SIZES = [(320, 640), (390, 844), (768, 1024), (1440, 900), (3840, 2160)]
LOW = [
    (720, 450),
    (844, 390),
    (1280, 600),
    (1280, 720),
    (1280, 800),
    (1366, 768),
]  # a laptop at 200 %, a phone in landscape, …
LONG_NAME = "A name of twenty let"
THIRTY = " ".join(f"{color}{digit}" for color in "bgry" for digit in range(7)) + " W W4"
SEVEN = "b1 g2 r3 y4 bS W W4"
Size = tuple[int, int]


def long_unless(*quick: Size) -> pytest.MarkDecorator:
    """Mark all sizes except the given ones as long: together they take minutes."""
    marked = [pytest.param(size, marks=[] if size in quick else pytest.mark.long, id=str(size[0])) for size in SIZES]
    return pytest.mark.parametrize("size", marked)


def position_of(players: int, hand: str) -> str:
    """Return a position with this hand; every other player holds two cards that no hand of thirty contains."""
    rest = iter([f"{color}{digit}" for digit in (7, 8, 9) for color in "bgry"] * 2)
    others = " / ".join(f"{seat}: {next(rest)} {next(rest)}" for seat in range(1, players))
    return f"standard-2010 / 0: {hand} / {others} / top rS"


@long_unless((320, 640), (1440, 900))
def test_no_page_is_wider_than_the_screen(browser: Any, positions: PositionServer, size: Size) -> None:
    ana = User(browser, positions.address, size, name=LONG_NAME)
    for path, there in PAGES.items():
        ana.opens(path)
        ana.sees(there)
        assert ana.too_wide() == [], path
    ana.opens_table({"seats": 4, "pace": 0}, [None, "casual", "casual", "casual"], start=False)
    assert ana.too_wide() == []
    assert ana.problems == []


@long_unless((320, 640), (1440, 900))
@pytest.mark.parametrize(
    ("players", "hand"),
    [
        pytest.param(2, SEVEN, id="2", marks=pytest.mark.long),
        pytest.param(4, SEVEN, id="4", marks=pytest.mark.long),
        pytest.param(10, SEVEN, id="10", marks=pytest.mark.long),
        pytest.param(2, THIRTY, id="2-thirty", marks=pytest.mark.long),
        pytest.param(10, THIRTY, id="10-thirty"),
    ],
)
def test_nothing_overlaps_at_a_table(
    browser: Any, positions: PositionServer, size: Size, players: int, hand: str
) -> None:
    (ana,) = at_position(browser, positions, position_of(players, hand), sizes=(size,), pace=300)
    ana.sees(".table.mine .seat")
    ana.page.wait_for_selector(".unmeasured", state="detached")
    assert overlapping(ana.page) == []
    assert too_small(ana.page) == []
    assert ana.too_wide() == []
    ana.presses(".bar .icon")
    ana.sees("dialog")
    assert ana.too_wide() == []
    assert ana.problems == []


@pytest.mark.parametrize("players", [4, pytest.param(7, marks=pytest.mark.long), 10])
def test_low_windows(browser: Any, positions: PositionServer, players: int) -> None:
    (ana,) = at_position(browser, positions, position_of(players, SEVEN), sizes=((1440, 900),), pace=300)
    ana.sees(".table.mine .seat")
    for width, height in LOW:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.wait_for_timeout(200)  # until the layout is measured
        assert overlapping(ana.page) == [], (width, height)
        assert ana.too_wide() == [], (width, height)


@pytest.mark.parametrize("players", [4, 10])
@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (1440, 900)], ids=["phone", "tablet", "laptop"])
def test_200_percent_font_size(browser: Any, positions: PositionServer, size: Size, players: int) -> None:
    """Every size is in rem, so the browser's font size scales everything. Names may be cut off, but buttons may not.
    On a phone, the table is as large as will fit."""
    ana = User(browser, positions.address, size)
    large = {"fontSizes": {"standard": 32, "fixed": 26}}
    ana.context.new_cdp_session(ana.page).send("Page.setFontSizes", large)
    for path, there in PAGES.items() if players == 4 else ():
        ana.opens(path)
        ana.sees(there)
        assert ana.too_wide() == [], path
    positions.deals(position_of(players, SEVEN))
    chosen = {"seats": players, "edition": "standard-2010", "pace": 300}
    ana.opens_table(chosen, [None, *["casual"] * (players - 1)])
    ana.sees(".table.mine .seat")
    assert ana.page.evaluate("getComputedStyle(document.documentElement).fontSize") == f"{min(32, 0.045 * size[0]):g}px"
    assert overlapping(ana.page) == []
    assert ana.too_wide() == []


def test_one_button_is_in_the_middle(browser: Any, positions: PositionServer) -> None:
    ana = User(browser, positions.address, (390, 844))
    ana.opens("/table/none")
    box = ana.page.locator(".lonely .btn").bounding_box()
    assert abs(box["x"] + box["width"] / 2 - 195) < 1


def test_the_caption_keeps_clear_of_the_arrows(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, position_of(4, SEVEN), sizes=((390, 844),), pace=300)
    ana.page.evaluate("document.querySelector('.ticker').textContent = 'You draw a card, '.repeat(9)")
    caption = ana.page.locator(".ticker").bounding_box()
    edges = ana.page.evaluate(
        """() => [...document.querySelectorAll('.orbit .chev')].map((one) => one.getBoundingClientRect())
            .filter((box) => box.height && box.top < innerHeight / 2 + 60 && box.bottom > innerHeight / 2)
            .map((box) => box.left < innerWidth / 2 ? box.right : -box.left)"""
    )
    assert caption["x"] >= max(edge for edge in edges if edge > 0)
    assert caption["x"] + caption["width"] <= min(-edge for edge in edges if edge < 0)
    assert caption["height"] < 60


def test_the_header_shows_the_name_on_the_smallest_phone(browser: Any, positions: PositionServer) -> None:
    ana = User(browser, positions.address, (320, 640), name="")
    ana.opens("/")
    ana.sees(".chip span")
    assert ana.page.evaluate("(chip => chip.scrollWidth <= chip.clientWidth)(document.querySelector('.chip span'))")


def test_the_caption_is_shown_at_ten_players(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, position_of(10, SEVEN), sizes=((390, 844),), pace=300)
    ana.sees(".ticker:visible")
    assert overlapping(ana.page) == []


def test_prompts_fit_a_phone_in_landscape(browser: Any, positions: PositionServer) -> None:
    (ana,) = at_position(browser, positions, position_of(4, SEVEN), sizes=((844, 390),), pace=300)
    ana.plays_card("W")
    ana.sees(".pick")
    prompt, bar = (ana.page.locator(one).bounding_box() for one in (".prompt", ".bar"))
    assert prompt["y"] >= bar["y"] + bar["height"]


@pytest.mark.parametrize("players", [2, 4, 10])
def test_a_phone_in_landscape_has_a_caption_and_as_many_seats_on_both_sides(
    browser: Any, positions: PositionServer, players: int
) -> None:
    (ana,) = at_position(browser, positions, position_of(players, SEVEN), sizes=((844, 390),), pace=300)
    ana.page.wait_for_selector(".unmeasured", state="detached")
    middle = 844 / 2
    seats = [one.bounding_box() for one in ana.page.locator(".seat .who").all()]
    centers = sorted(box["x"] + box["width"] / 2 - middle for box in seats)
    assert centers == pytest.approx([-one for one in reversed(centers)], abs=2)
    assert overlapping(ana.page) == []
    assert ana.page.locator(".bar .caption").inner_text()
    ana.presses(".bar .caption")
    ana.sees(".log.open")
