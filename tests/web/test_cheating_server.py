"""A cheating server and a real browser: the page stops, reports what happened, and offers the evidence."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.fair.cheats import AlteredMove, Frame, Lie, SeedThatDoesNotOpen, SwappedCommitment
from tests.server.serving import ServerProcess
from tests.web.axe import wrong_in_any_look
from tests.web.browsing import User
from wildfour.words import ENGLISH, saying

ONE_BOT: list[str | None] = [None, "casual"]
SEATS = {"seats": 2, "pace": 0, "options": "target=1"}


def lied_to(user: User, lie: Lie) -> list[Frame]:
    """Send a false frame to a page. Return a list that collects the page's commands."""
    sent: list[Frame] = []

    def relay(page: Any) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: page.send(json.dumps(lie.change(json.loads(text)), ensure_ascii=False)))

        def pass_on(text: str) -> None:
            sent.append(json.loads(text))
            server.send(text)

        page.on_message(pass_on)

    user.page.route_web_socket("**/socket**", relay)
    return sent


def opens_table(user: User) -> None:
    user.opens_table(SEATS, ONE_BOT, start=False)
    user.presses(".startbar .btn.key")


def sentence(lie: Lie, name: str = "") -> str:
    return ENGLISH.tell(saying("server-cheated", what=lie.what, name=name))


@pytest.mark.parametrize("lie", [SwappedCommitment(), SeedThatDoesNotOpen()], ids=lambda lie: lie.what)
def test_the_page_stops_and_keeps_the_evidence(
    browser: Any, web_server: ServerProcess, lie: Lie, tmp_path: Path
) -> None:
    ana = User(browser, web_server.address)
    sent = lied_to(ana, lie)
    opens_table(ana)
    ana.sees("[role=alert]")
    seats = [frame["seats"] for frame in lie.told if frame["is"] == "seats"]
    bot = next(seat["name"] for seat in seats[-1] if seat["who"] == "casual")
    said = sentence(lie, bot)
    ana.reads(said, ".lonely")
    assert wrong_in_any_look(ana.page) == []
    assert lie.late or not [command for command in sent if command["do"] == "reveal"]
    assert not [command for command in sent if command["do"] == "move"]
    with ana.page.expect_download() as download:
        ana.chooses("Save the evidence")
    file = tmp_path / "evidence.json"
    download.value.save_as(file)
    evidence = json.loads(file.read_text(encoding="utf-8"))
    assert evidence["says"] == said
    assert evidence["ceremony"][-1] in lie.told
    many = len(sent)
    ana.page.unroute_all()
    ana.page.reload()
    ana.reads(said, ".lonely")
    assert len(sent) == many
    assert ana.problems == []


def test_altered_moves_are_noticed_after_a_reload(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    lie = AlteredMove()
    lied_to(ana, lie)
    opens_table(ana)
    ana.plays_until(lambda: any(card_played(frame) for frame in lie.told) or ana.shows(".sheet"))
    ana.page.wait_for_timeout(500)
    ana.page.reload()
    ana.reads(sentence(lie), ".lonely")


def has_moved(user: User, sent: list[Frame], before: int) -> bool:
    return len(sent) > before + 1 or user.shows(".sheet")


def card_played(frame: Frame) -> bool:
    return frame["is"] == "news" and any(event["event"] == "played" for event in frame["events"])


def test_an_honest_match_survives_reloads_and_broken_connections(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    sent = lied_to(ana, Lie())
    opens_table(ana)
    ana.sees(".table .hand")
    for _ in range(3):
        ana.plays_until(partial(has_moved, ana, sent, len(sent)))
        ana.page.reload()
        ana.sees(".table .hand")
    assert not ana.shows("[role=alert]")
    assert ana.problems == []


def opens_replay(user: User) -> str:
    """Play a short match against a bot, open its replay, and return the verdict."""
    user.opens_table(SEATS, ONE_BOT)
    user.plays_until(lambda: user.shows(".sheet a[href^='/replay/']"))
    address = str(user.page.locator(".sheet a[href^='/replay/']").first.get_attribute("href"))
    return verdict_on(user, address)


def verdict_on(user: User, address: str) -> str:
    user.opens(address)
    user.presses(".seal")
    user.presses(".seal .clause")
    user.sees("dialog.proof")
    return str(user.page.locator("dialog.proof").inner_text())


def test_the_replay_page_compares_the_notes(browser: Any, web_server: ServerProcess) -> None:
    ana = User(browser, web_server.address)
    verdict = opens_replay(ana)
    for words in ("saved the fingerprint", "own number is among them", "This browser saw the same moves"):
        assert words in verdict
    address = ana.page.url
    [key] = ana.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('wildfour.match.'))")
    notes = json.loads(ana.page.evaluate("(key) => localStorage.getItem(key)", key))
    for change, words in (
        ({"link": "00" * 32}, "The moves differ from those that this browser saw"),
        ({"links": ["00" * 32]}, "The moves differ from those that this browser saw"),
        ({"seed": f"{'0' * 32}-{'0' * 64}"}, "The number that this browser contributed is not in this transcript"),
        ({"link": "", "seed": ""}, "Only the server vouches for the moves"),
    ):
        ana.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, json.dumps({**notes, **change})])
        assert words in verdict_on(ana, address)
    assert ana.problems == []
