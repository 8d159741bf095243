"""axe-core finds nothing on any page, prompt, or sheet, in any tested state, theme, contrast, or language."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.fair.fair_tables import played_fairly
from tests.web.axe import FOLDER, wrong_in_any_look
from tests.web.browsing import LAPTOP, PHONE, User, at_position
from tests.web.positions import PositionServer
from tests.web.test_lesson import learns
from tests.web.test_pad import fills, keeps_score, totals
from tests.web.test_playing import HELD
from tests.web.test_replays import opens_file

SIZES = pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param(LAPTOP, id="laptop", marks=pytest.mark.long)]
)
Size = tuple[int, int]
SLOW = 300
OTHERS = "1: g5 y1 y2 / 2: y3 y4 / 3: y5 y6"


def test_vendored_axe_is_unchanged() -> None:
    expected = json.loads((FOLDER / "MANIFEST.json").read_text(encoding="utf-8"))["sha256"]
    files = [path for path in FOLDER.iterdir() if path.name != "MANIFEST.json"]
    assert {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files} == expected


# --- pages ---

PAGES = [
    ("/", ".hero"),
    ("/make", ".make"),
    ("/watch", ".title"),
    ("/rules", ".part"),
    ("/rules/launcher-2009", ".part"),
    ("/rules?find=draw+four", ".clause"),
    ("/rules/classic-2003?options=stacking%3Dany+jump-in#D9", ".clause.here"),
    ("/replays", ".title"),
    ("/pad", ".begin"),
    ("/learn", ".learn-page"),
    ("/me", ".title"),
    ("/join/NONE-SUCH", "h1"),
    ("/table/none", ".lonely h1"),
]


@SIZES
@pytest.mark.parametrize(("path", "selector"), [pytest.param(*one, id=one[0]) for one in PAGES])
def test_pages(browser: Any, positions: PositionServer, size: Size, path: str, selector: str) -> None:
    ana = User(browser, positions.address, size)
    ana.opens(path)
    ana.sees(selector)
    assert wrong_in_any_look(ana.page) == []


EVERY_CHAPTER = ["deluxe", *(pytest.param(name, marks=pytest.mark.long) for name in ("", "minion-2016"))]


@SIZES
@pytest.mark.parametrize("edition", EVERY_CHAPTER)
def test_the_rules_with_every_chapter_open(browser: Any, positions: PositionServer, size: Size, edition: str) -> None:
    ana = User(browser, positions.address, size)
    ana.opens(f"/rules/{edition}".rstrip("/"))
    ana.sees(".part")
    for summary in ana.page.locator(".part > summary").all()[::-1]:
        summary.click()
    assert ana.page.locator(".part:not([open])").count() == 0
    assert wrong_in_any_look(ana.page) == []


DIALOGS = {
    # page, whether the user has a name, and the buttons to press
    "name": ("/", True, [".head .chip"]),
    "delete": ("/", True, [".head .chip", "dialog form ~ .stack .btn"]),
    "settings": ("/", True, [".head .icon"]),
    "name-asked": ("/make", False, [".openbar .btn.key"]),
    "options": ("/make", True, [".rulings summary"]),
    "pad": ("/pad", True, ["summary"]),
}


@SIZES
@pytest.mark.parametrize("dialog", DIALOGS)
def test_dialogs_of_pages(browser: Any, positions: PositionServer, size: Size, dialog: str) -> None:
    path, named, buttons = DIALOGS[dialog]
    ana = User(browser, positions.address, size, name="Ana" if named else "")
    ana.opens(path)
    for button in buttons:
        ana.presses(button)
    ana.sees("dialog, details[open]")
    assert wrong_in_any_look(ana.page) == []


@SIZES
def test_the_lobby_of_host_and_guest(browser: Any, positions: PositionServer, size: Size) -> None:
    ana, mia = User(browser, positions.address, size), User(browser, positions.address, size, name="Mia")
    ana.opens_table({"seats": 4}, [None, None, "casual", None], start=False)
    mia.opens(ana.page.locator(".link").input_value())
    mia.sees(".lobby")
    assert wrong_in_any_look(mia.page) == []
    mia.presses(".card-panel .btn.key")
    ana.page.wait_for_selector(".chair >> text=Mia")
    assert wrong_in_any_look(mia.page) == []
    assert wrong_in_any_look(ana.page) == []
    mia.presses(".lobby summary")
    assert wrong_in_any_look(mia.page) == []
    for chair in (".chair >> text=Mia", ".chair:has(.empty)", ".chair >> text=bot"):  # the sheets of a seat
        ana.presses(chair)
        ana.sees("dialog")
        assert wrong_in_any_look(ana.page) == []
        ana.page.keyboard.press("Escape")
    ana.presses(".chair >> text=Mia")
    ana.chooses("Remove from table")
    mia.sees(".lonely h1")
    assert wrong_in_any_look(mia.page) == []


@SIZES
def test_a_full_lobby_and_a_missing_connection(browser: Any, positions: PositionServer, size: Size) -> None:
    ana, mia = User(browser, positions.address, size), User(browser, positions.address, size, name="Mia")
    ana.opens_table({"seats": 2}, [None, "casual"], start=False)
    mia.opens(ana.page.locator(".link").input_value())
    mia.sees(".lobby")
    assert wrong_in_any_look(mia.page) == []
    mia.context.set_offline(True)
    mia.sees(".lobby .wait .spin")
    assert wrong_in_any_look(mia.page, ()) == []


@SIZES
def test_public_tables_and_spectators(browser: Any, positions: PositionServer, size: Size) -> None:
    positions.deals(TURN)
    ana, mia = User(browser, positions.address, size), User(browser, positions.address, size, name="Mia")
    ana.opens_table({"seats": 4, "public": True}, [None, "casual", "casual", "casual"])
    mia.opens("/watch")
    mia.sees(".open-tables .back")
    assert wrong_in_any_look(mia.page) == []
    mia.opens(ana.page.url)
    mia.sees(".me.watches")
    assert wrong_in_any_look(mia.page) == []
    mia.presses(".seat .about-seat")
    mia.sees("dialog")
    assert wrong_in_any_look(mia.page) == []


@SIZES
def test_a_replay_while_playing(browser: Any, positions: PositionServer, size: Size, tmp_path: Path) -> None:
    ana = User(browser, positions.address, size)
    opens_file(ana, played_fairly("launcher-2009", players=3), tmp_path)
    ana.sees(".replaying")
    lines = ana.page.locator(".log li").count()
    ana.presses(".deck .btn.key")
    ana.page.wait_for_function("(lines) => document.querySelectorAll('.log li').length > lines", arg=lines)
    assert wrong_in_any_look(ana.page) == []
    ana.presses(".bar .icon")
    ana.sees("dialog")
    assert wrong_in_any_look(ana.page) == []
    ana.page.keyboard.press("Escape")
    ana.presses(".seal")
    ana.presses(".seal .clause")
    ana.sees("dialog.proof")
    assert wrong_in_any_look(ana.page) == []


@SIZES
def test_a_pad_during_and_after_round_entry(browser: Any, positions: PositionServer, size: Size) -> None:
    ana = keeps_score(browser, positions, size)
    ana.presses(".pad-bar .btn.key")
    ana.page.locator(".goes-out input").nth(0).check()
    ana.presses(".left-to:nth-child(2) .square")
    ana.presses(".palette .faces button")
    assert wrong_in_any_look(ana.page) == []
    fills(ana, 0, Cid="20")
    totals(ana)
    assert wrong_in_any_look(ana.page) == []


@SIZES
def test_the_guide_of_the_lesson(browser: Any, positions: PositionServer, size: Size) -> None:
    positions.deals("")
    ana = learns(browser, positions, size)
    assert wrong_in_any_look(ana.page) == []


# --- table states: a position, an action, and the user to check ---

Action = Callable[[User], object]


def nothing(_: User) -> None:
    """Do nothing: the position itself is checked."""


def plays(card: str, then: str = "") -> Action:
    def action(one: User) -> None:
        one.plays_card(card)
        if then:
            one.chooses(then)

    return action


def presses(*selectors: str) -> Action:
    def action(one: User) -> None:
        for selector in selectors:
            one.presses(selector)

    return action


def types(key: str) -> Action:
    return lambda one: one.page.keyboard.press(key)


def draws(one: User) -> None:
    one.chooses("Draw a card")


def ends_the_round(one: User) -> None:
    one.plays_card("r5")
    one.presses(".sheet summary")


def opens_log(one: User) -> None:
    if not one.page.locator(".log").is_visible():
        one.presses('.bar .icon[aria-label="Game log"]')


MENU = ".bar .icon"


TURN = f"classic-2003 / 0: b5 b7 r9 y1 W / {OTHERS} / top r3"
STATES: dict[str, tuple[str, int, Action, int, str]] = {
    # position, users, the first user's action, user to check, selector to wait for
    "turn": (TURN, 1, nothing, 0, ".table.mine"),
    "not-playable": (TURN, 1, plays("b5"), 0, ".toast .clause"),
    "color": (TURN, 1, plays("W"), 0, ".pick"),
    "drawn": (f"classic-2003 / 0: b5 b7 W / {OTHERS} / top r3 / draw r9 r8", 1, draws, 0, ".card.up"),
    "waiting": (f"{TURN} / turn 1", 2, nothing, 0, ".table:not(.mine) .hand"),
    "challenge": (f"classic-2003 / 0: W4 r5 b2 b3 / {OTHERS} / top r3", 2, plays("W4", "Blue"), 1, ".prompt .two"),
    "stacking": (
        "classic-2003 stacking=any / 0: r+2 b2 g7 / 1: g5 y+2 y2 / 2: y3 y4 / top r5",
        2,
        plays("r+2"),
        1,
        ".prompt",
    ),
    "armed": ("classic-2003 / 0: r5 b2 / 1: g5 y1 y2 / top r3", 2, nothing, 0, ".uno.armed"),
    "uno": ("classic-2003 / 0: r5 b2 / 1: g5 y1 y2 / top r3", 2, plays("r5"), 0, ".uno.now"),
    "catch": ("classic-2003 / 0: r5 b2 / 1: g5 y1 y2 / top r3", 2, plays("r5"), 1, ".toast .grab"),
    "called": ("classic-2003 / 0: r5 b2 / 1: g5 y1 y2 / top r3", 2, plays("r5", "UNO!"), 1, ".seat .tag"),
    "jump-in": (f"classic-2003 jump-in / 0: r5 b2 g7 / {OTHERS} / top r5 / turn 1", 2, nothing, 0, ".hand .card"),
    "swap": (f"classic-2003 seven-zero / 0: r7 b2 g7 / {OTHERS} / top r5", 2, plays("r7"), 0, ".prompt"),
    "object": (f"classic-2003 players-referee / 0: r7 b2 g7 / {OTHERS} / top r5", 2, plays("b2"), 1, ".toast"),
    "aiming": (
        "launcher-2009 / 0: r7^ b2 g7 y3 / 1: g5 y1 / 2: b3 b4 / 3: b5 b6 / top r5",
        1,
        plays("r7^"),
        0,
        ".table.aiming",
    ),
    "partners": (f"classic-2003 partners / 0: r5 b2 b3 / {OTHERS} / top r3", 1, nothing, 0, ".seat.partner"),
    "mutant": ("minion-2016 / 0: M o2 b3 / 1: b1 b2 / 2: o5 / top o3", 1, nothing, 0, ".table.mine"),
    "over": ("classic-2003 / 0: r5 / 1: g5 y1 y2 / 2: y3 W4 / top r3", 1, plays("r5"), 0, ".sheet"),
    "final": ("classic-2003 target=5 / 0: r5 / 1: g5 y1 y2 / top r3", 1, plays("r5"), 0, ".final"),
    "pad": ("classic-2003 / 0: r5 / 1: g5 y1 y2 / top r3", 1, ends_the_round, 0, ".sheet details[open]"),
    "last-card": (
        "classic-2003 players-referee / 0: r5 / 1: g5 y1 y2 / 2: y3 y4 / top r3",
        2,
        plays("r5"),
        1,
        ".prompt .two",
    ),
    "menu": (TURN, 1, presses(MENU), 0, "dialog"),
    "leave": (TURN, 1, presses(MENU, "dialog .btn:has(.line)"), 0, "dialog .btn.key"),
    "settings": (TURN, 1, presses(MENU, "dialog .btn >> text=Settings"), 0, "dialog .seg"),
    "log": (TURN, 1, opens_log, 0, ".log"),
    "keys": (TURN, 1, types("?"), 0, "dialog .keys"),
    "reactions": (TURN, 2, presses(".own-seat"), 0, ".reactions"),
    "seat": (TURN, 1, presses('.seat[data-seat="2"] .about-seat'), 0, "dialog"),
}


@SIZES
@pytest.mark.parametrize("state", STATES)
def test_states(browser: Any, positions: PositionServer, size: Size, state: str) -> None:
    position, people, action, who, selector = STATES[state]
    chosen: dict[str, Any] = {"format": "partners", "options": ""} if state == "partners" else {}
    seated = at_position(browser, positions, position, people=people, sizes=(size, size), pace=SLOW, **chosen)
    action(seated[0])
    seated[who].sees(selector)
    assert wrong_in_any_look(seated[who].page) == []


@SIZES
def test_a_lost_connection(browser: Any, positions: PositionServer, size: Size) -> None:
    (ana,) = at_position(browser, positions, TURN, sizes=(size,), pace=SLOW)
    ana.context.set_offline(True)
    ana.sees(".table.lost .toast")
    assert wrong_in_any_look(ana.page, ()) == []


@SIZES
def test_a_hint_beside_the_hand_and_in_a_prompt(browser: Any, tmp_path: Path, size: Size) -> None:
    with PositionServer(tmp_path / "tables.db", HELD, expert=True) as server:
        (ana,) = at_position(browser, server, TURN, sizes=(size,), pace=SLOW)
        ana.presses(".bar .hint")
        ana.sees(".card.hinted")
        assert wrong_in_any_look(ana.page) == []
        ana.presses(".toast .btn")  # stop the expert
        ana.page.wait_for_selector(".toast small", state="detached")
        ana.presses(".toast .btn")  # close the advice
        ana.plays_card("W")
        ana.sees(".pick")
        ana.presses(".bar .hint")
        ana.sees(".prompt .advice")
        assert wrong_in_any_look(ana.page) == []


@SIZES
def test_the_shown_hand_and_the_chat(browser: Any, positions: PositionServer, size: Size) -> None:
    position = f"classic-2003 / 0: W4 r5 b2 b3 / {OTHERS} / top r3"
    ana, mia = at_position(browser, positions, position, people=2, sizes=(size, size), pace=SLOW)
    plays("W4", "Blue")(ana)
    mia.chooses("Challenge")
    mia.sees(".shown")
    assert wrong_in_any_look(mia.page) == []
    if size == PHONE:
        ana.presses(".bar .icon")
        ana.page.locator("dialog").get_by_role("button", name="Chat").click()
        ana.sees("dialog .reactions")
    ana.sees(".chat" if size == LAPTOP else "dialog .lines")
    assert wrong_in_any_look(ana.page) == []


@SIZES
def test_reactions_and_the_sheet_of_a_person(browser: Any, positions: PositionServer, size: Size) -> None:
    ana, mia = at_position(browser, positions, TURN, people=2, sizes=(size, size), pace=SLOW)
    mia.presses(".own-seat")
    mia.sees(".reactions")
    assert wrong_in_any_look(mia.page) == []
    mia.presses('[data-emote="wow"]')
    ana.sees(".tag.drawn")
    assert wrong_in_any_look(ana.page, ()) == []
    ana.presses('.seat[data-seat="1"] .about-seat')
    ana.sees("dialog")
    assert wrong_in_any_look(ana.page) == []
