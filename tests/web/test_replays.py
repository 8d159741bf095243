"""Replays in a real browser: stepping, scrubbing, whose view; deals that are verified there; transcripts from files."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.fair.fair_tables import played_fairly
from tests.server.serving import ServerProcess, people, play, started
from tests.web.axe import wrong_in_any_look
from tests.web.browsing import LAPTOP, PHONE, Somebody

HAND = "[...document.querySelectorAll('.hand .card')].map((card) => card.dataset.card)"
FILE = ".file-drop input"


@pytest.fixture
def replay(web_server: ServerProcess) -> str:
    """The name of a match of two people and two bots at a public table."""

    async def main() -> str:
        async with people(web_server.address, 2) as clients:
            tables = await started(clients, bots=2, public=True, options="target=500")
            await asyncio.gather(*(play(table, random.Random(1)) for table in tables))
            assert tables[0].seats is not None
            return str(tables[0].seats.replay)

    with ThreadPoolExecutor() as thread:  # the browser's driver has a loop in this one
        return thread.submit(lambda: asyncio.run(main())).result()


def opens_file(somebody: Somebody, text: str, folder: Path) -> None:
    file = folder / "match.wildfour"
    file.write_text(text, encoding="utf-8")
    somebody.opens("/replays")
    somebody.sees(".file-drop")
    somebody.page.set_input_files(FILE, file)


def verdict(somebody: Somebody) -> str:
    """What the browser says of the deals, after the button was pressed."""
    somebody.presses(".seal")
    somebody.presses(".seal .clause")
    somebody.sees("dialog.proof")
    return str(somebody.page.locator("dialog.proof").inner_text())


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_match_is_found_stepped_and_scrubbed_from_every_seat(
    browser: Any, web_server: ServerProcess, replay: str, size: tuple[int, int]
) -> None:
    ana = Somebody(browser, web_server.address, size)
    ana.opens("/")
    ana.presses(".tile[href='/replays']")
    ana.sees(f".back[href='/replay/{replay}']")
    assert wrong_in_any_look(ana.page) == []
    ana.presses(f".back[href='/replay/{replay}']")
    ana.sees(".replaying")
    hands = []
    for view in range(4):
        ana.presses(f".views button:nth-child({view + 1})")
        ana.sees(f".views button:nth-child({view + 1}).on")
        assert ana.page.locator(".open-hand").count() == 0
        hands.append(tuple(ana.page.evaluate(HAND)))
        assert len(hands[-1]) >= 7
    assert len(set(hands)) == 4
    ana.presses(".views .bare")
    ana.sees(".open-hand .face")
    assert ana.page.locator(".open-hand").count() == 3
    lines = ana.page.locator(".log li").count()
    ana.presses(".deck .btn >> nth=3")
    ana.page.wait_for_function("(lines) => document.querySelectorAll('.log li').length > lines", arg=lines)
    ana.page.locator(".scrub input").fill(ana.page.locator(".scrub input").get_attribute("max"))
    ana.sees(".deck .btn.key >> text=Next round")
    assert ana.page.locator(".ribbon i").count() > 1
    assert ana.too_wide() == []
    assert wrong_in_any_look(ana.page) == []
    ana.presses(".deck .btn.key")
    ana.page.wait_for_function("() => document.querySelector('.rounds').value === '2'")
    assert ana.problems == []


def test_an_honest_match_is_proved_in_the_browser_without_asking_anybody(
    browser: Any, web_server: ServerProcess, replay: str
) -> None:
    ana = Somebody(browser, web_server.address)
    ana.opens(f"/replay/{replay}")
    ana.sees(".replaying")
    ana.page.evaluate("Object.defineProperty(crypto, 'subtle', { get: () => { throw new Error('subtle'); } })")
    web_server.kill()
    told = verdict(ana)
    assert "What was proved" in told
    assert "Ann and Bob" in told
    assert "was not there" in told


def test_whoever_played_is_told_that_it_is_the_match_that_was_played(browser: Any, web_server: ServerProcess) -> None:
    ana = Somebody(browser, web_server.address)
    ana.opens_table({"seats": 2, "pace": 0, "options": "target=1"}, [None, "casual"])
    ana.plays_until(lambda: ana.shows(".sheet a[href^='/replay/']"))
    ana.presses(".sheet a[href^='/replay/']")
    ana.sees(".replaying .views .on >> text=You")
    assert "noted the fingerprint" in verdict(ana)
    ana.opens("/replays")
    ana.sees(".back >> text=You")
    assert ana.problems == []


def test_a_transcript_from_a_file_is_shown_and_proved_and_stays_after_a_reload(
    browser: Any, web_server: ServerProcess, tmp_path: Path
) -> None:
    ana = Somebody(browser, web_server.address, PHONE)
    opens_file(ana, played_fairly("launcher-2009", players=3), tmp_path)
    ana.sees(".replaying")
    assert "What was proved" in verdict(ana)
    assert wrong_in_any_look(ana.page) == []
    ana.page.reload()
    ana.sees(".replaying")
    assert ana.problems == []


def test_a_forged_transcript_is_refused_and_the_first_thing_that_differs_is_named(
    browser: Any, web_server: ServerProcess, tmp_path: Path
) -> None:
    """A drawn card is exchanged for another that lies in the pile: by the rules it could have been so."""
    ana = Somebody(browser, web_server.address)
    opens_file(ana, forged(), tmp_path)
    ana.sees(".replaying")
    told = verdict(ana)
    assert "The deal is not proved" in told
    assert "In round 1, at move" in told
    ana.sees(".seal.broken")


def forged() -> str:
    """The match was left after a draw, so that nothing that follows contradicts another card."""
    texts = (played_fairly("classic-2003", players=3, moves=moves) for moves in range(1, 100))
    honest = next(text for text in texts if text.split("\n")[-3][1:].startswith(" draw -> "))
    *before, draw, secret, end = honest.split("\n")
    seat, _, _, card, position = draw.split(" ")
    other = "b1" if card != "b1" else "b2"
    return "\n".join([*before, f"{seat} draw -> {other} {position}", secret, end])


@pytest.mark.parametrize(
    "rubbish", ["", "hello", "wildfour transcript 1\nsaved-by: me\n"], ids=["empty", "text", "cut"]
)
def test_rubbish_is_refused_in_a_sentence(
    browser: Any, web_server: ServerProcess, tmp_path: Path, rubbish: str
) -> None:
    ana = Somebody(browser, web_server.address)
    opens_file(ana, rubbish, tmp_path)
    ana.sees(".lonely [role=alert]")
    assert ana.page.locator(".lonely [role=alert]").inner_text().endswith(".")
