"""Replays in a real browser: stepping, scrubbing, seats' views, verified deals, and transcripts from files."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.fair.fair_tables import played_fairly
from tests.server.serving import ServerProcess, people, play, started
from tests.web.axe import wrong_in_any_look
from tests.web.browsing import LAPTOP, PHONE, User

HAND = "[...document.querySelectorAll('.hand .card')].map((card) => card.dataset.card)"
FILE = ".file-drop input"


@pytest.fixture
def replay(web_server: ServerProcess) -> str:
    """Return the name of a match with two people and two bots at a public table."""

    async def main() -> str:
        async with people(web_server.address, 2) as clients:
            tables = await started(clients, bots=2, public=True, options="target=500")
            await asyncio.gather(*(play(table, random.Random(1)) for table in tables))
            assert tables[0].seats is not None
            return str(tables[0].seats.replay)

    with ThreadPoolExecutor() as thread:  # the browser driver already runs an event loop in the current thread
        return thread.submit(lambda: asyncio.run(main())).result()


def opens_file(user: User, text: str, folder: Path) -> None:
    file = folder / "match.wildfour"
    file.write_text(text, encoding="utf-8")
    user.opens("/replays")
    user.sees(".file-drop")
    user.page.set_input_files(FILE, file)


def verdict(user: User) -> str:
    """Press the button and return the browser's verdict on the deals."""
    user.presses(".seal")
    user.presses(".seal .clause")
    user.sees("dialog.proof")
    return str(user.page.locator("dialog.proof").inner_text())


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_match_is_found_stepped_and_scrubbed_from_every_seat(
    browser: Any, web_server: ServerProcess, replay: str, size: tuple[int, int]
) -> None:
    ana = User(browser, web_server.address, size)
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


def test_an_honest_match_is_proved_without_the_server(browser: Any, web_server: ServerProcess, replay: str) -> None:
    ana = User(browser, web_server.address)
    ana.opens(f"/replay/{replay}")
    ana.sees(".replaying")
    ana.page.evaluate("Object.defineProperty(crypto, 'subtle', { get: () => { throw new Error('subtle'); } })")
    web_server.kill()
    proof = verdict(ana)
    assert "What this proves" in proof
    assert "Ann and Bob" in proof
    assert "was not at the table" in proof


def test_a_player_is_told_that_the_replay_is_the_match_played(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    ana.opens_table({"seats": 2, "pace": 0, "options": "target=1"}, [None, "casual"])
    ana.plays_until(lambda: ana.shows(".sheet a[href^='/replay/']"))
    ana.presses(".sheet a[href^='/replay/']")
    ana.sees(".replaying .views .on >> text=You")
    assert "saved the fingerprint" in verdict(ana)
    ana.opens("/replays")
    ana.sees(".back >> text=You")
    assert ana.problems == []


def test_a_transcript_from_a_file_is_proved_and_survives_a_reload(
    browser: Any, web_server: ServerProcess, tmp_path: Path
) -> None:
    ana = User(browser, web_server.address, PHONE)
    opens_file(ana, played_fairly("launcher-2009", players=3), tmp_path)
    ana.sees(".replaying")
    assert "What this proves" in verdict(ana)
    assert wrong_in_any_look(ana.page) == []
    ana.page.reload()
    ana.sees(".replaying")
    assert ana.problems == []


def test_a_forged_transcript_is_rejected_at_the_first_difference(
    browser: Any, web_server: ServerProcess, tmp_path: Path
) -> None:
    """The forgery swaps a drawn card for another card from the pile, which breaks no rule of the game."""
    ana = User(browser, web_server.address)
    opens_file(ana, forged(), tmp_path)
    ana.sees(".replaying")
    proof = verdict(ana)
    assert "The deal has not been verified" in proof
    assert "In round 1, at move" in proof
    ana.sees(".seal.broken")


def forged() -> str:
    """Forge a match that ends after a draw, so that no later move contradicts the forged card."""
    texts = (played_fairly("classic-2003", players=3, moves=moves) for moves in range(1, 100))
    honest = next(text for text in texts if text.split("\n")[-3][1:].startswith(" draw -> "))
    *before, draw, secret, end = honest.split("\n")
    seat, _, _, card, position = draw.split(" ")
    other = "b1" if card != "b1" else "b2"
    return "\n".join([*before, f"{seat} draw -> {other} {position}", secret, end])


@pytest.mark.parametrize(
    "rubbish", ["", "hello", "wildfour transcript 1\nsaved-by: me\n"], ids=["empty", "text", "cut"]
)
def test_an_invalid_file_is_rejected_with_a_message(
    browser: Any, web_server: ServerProcess, tmp_path: Path, rubbish: str
) -> None:
    ana = User(browser, web_server.address)
    opens_file(ana, rubbish, tmp_path)
    ana.sees(".lonely [role=alert]")
    assert ana.page.locator(".lonely [role=alert]").inner_text().endswith(".")
