"""The score pad in a real browser: round entry, corrections, files, and use without a server."""

from pathlib import Path
from typing import Any

from tests.server.serving import ServerProcess
from tests.web.browsing import LAPTOP, PHONE, User
from wildfour.match.formats import format_named
from wildfour.pad.pad_file import read_pad, write_pad
from wildfour.pad.round_entry import row_of_hands
from wildfour.pad.score_pad import ScorePad
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options


def keeps_score(browser: Any, server: ServerProcess, size: tuple[int, int] = PHONE, format: int = 0) -> User:
    """Open a pad for Ann, Bob, and Cid; `format` is an index into the list of formats."""
    ana = User(browser, server.address, size)
    ana.opens("/pad")
    ana.sees(".begin")
    ana.presses(".begin .people li:nth-child(4) .icon")
    for place, name in enumerate(("Ann", "Bob", "Cid")):
        ana.page.locator(".people input").nth(place).fill(name)
    if format:
        ana.presses(".begin summary")
        ana.page.locator("input[name=format]").nth(format).check()
    ana.presses(".begin .btn.key")
    ana.sees(".score-table")
    return ana


def enters(ana: User, out: int, **points: str) -> None:
    """Enter a round: the player who went out, and the points typed for the others."""
    ana.presses(".pad-bar .btn.key")
    fills(ana, out, **points)


def fills(ana: User, out: int, **points: str) -> None:
    ana.sees(".noting")
    ana.page.locator(".goes-out input").nth(out).check()
    for name, typed in points.items():
        ana.page.locator(".left-to", has_text=name).locator(".points").fill(typed)
    ana.presses(".noting .btn.key")


def totals(ana: User) -> list[str]:
    ana.page.wait_for_selector(".noting", state="detached")
    found: list[str] = ana.page.locator(".score-table tfoot td b").all_inner_texts()
    return found


def test_typed_points_are_added_up(browser: Any, web_server: ServerProcess) -> None:
    ana = keeps_score(browser, web_server)
    enters(ana, 0, Bob="57", Cid="20")
    assert totals(ana) == ["77", "0", "0"]
    enters(ana, 2, Ann="5", Bob="6")
    assert totals(ana) == ["77", "0", "11"]
    assert "Ann leads with 77 points" in ana.page.locator(".standing").inner_text()
    ana.opens("/pad")
    ana.sees(".score-table")
    assert totals(ana) == ["77", "0", "11"]
    assert ana.problems == []


def test_F1_tapped_cards_are_counted_and_can_be_removed(browser: Any, web_server: ServerProcess) -> None:
    ana = keeps_score(browser, web_server, LAPTOP)
    ana.presses(".pad-bar .btn.key")
    ana.page.locator(".goes-out input").nth(0).check()
    bob, cid = ana.page.locator(".left-to").nth(1), ana.page.locator(".left-to").nth(2)
    bob.locator(".square").click()
    for card in ("Red 9", "Red Skip", "Red Skip"):
        bob.get_by_role("button", name=card, exact=True).click()
    assert bob.locator(".points").input_value() == "49"
    assert bob.get_by_role("button", name="Red Skip", exact=True).is_disabled()
    bob.get_by_role("button", name="Wild cards").click()
    bob.get_by_role("button", name="Wild Draw Four", exact=True).click()
    bob.locator(".minis button").first.click()
    assert bob.locator(".points").input_value() == "90"
    cid.locator(".points").fill("3")
    ana.presses(".noting .btn.key")
    assert totals(ana) == ["93", "0", "0"]
    assert ana.page.locator(".score-table tbody .minis .face").count() == 3
    assert ana.problems == []


def test_rounds_are_corrected_and_the_last_one_removed(browser: Any, web_server: ServerProcess) -> None:
    ana = keeps_score(browser, web_server)
    enters(ana, 0, Bob="57", Cid="20")
    enters(ana, 1, Ann="10", Cid="10")
    totals(ana)
    ana.presses(".score-table tbody tr:first-child th button")
    fills(ana, 2, Ann="30", Bob="5")
    assert totals(ana) == ["0", "20", "35"]
    ana.presses(".score-table tbody tr:last-child th button")
    ana.presses(".noting .stack > .btn:last-child")
    assert totals(ana) == ["0", "0", "35"]


def test_H7_an_impossible_correction_is_rejected(browser: Any, web_server: ServerProcess) -> None:
    ana = keeps_score(browser, web_server, format=4)
    for _ in range(2):
        enters(ana, 0, Bob="57", Cid="20")
    totals(ana)
    ana.presses(".score-table tbody tr:first-child th button")
    fills(ana, 0, Bob="600", Cid="501")
    assert "Round 1 is unchanged" in ana.page.locator(".noting .problem").inner_text()
    ana.page.keyboard.press("Escape")
    assert totals(ana) == ["0", "114", "40"]


def test_incomplete_rounds_are_rejected(browser: Any, web_server: ServerProcess) -> None:
    ana = keeps_score(browser, web_server)
    ana.presses(".pad-bar .btn.key")
    ana.presses(".noting .btn.key")
    assert "went out" in ana.page.locator(".noting .problem").inner_text()
    fills(ana, 0, Bob="5")
    assert "Cid" in ana.page.locator(".noting .problem").inner_text()


def test_the_exported_file_opens_in_the_terminal(browser: Any, web_server: ServerProcess) -> None:
    ana = keeps_score(browser, web_server)
    enters(ana, 0, Bob="57", Cid="20")
    totals(ana)
    with ana.page.expect_download() as download:
        ana.presses(".pad-tools .btn:nth-child(2)")
    pad = read_pad(download.value.path().read_text(encoding="utf-8"))
    assert (pad.players, pad.totals, pad.next_dealer) == (("Ann", "Bob", "Cid"), (77, 0, 0), 1)


def test_a_pad_opens_from_a_file_and_continues(browser: Any, web_server: ServerProcess, tmp_path: Path) -> None:
    """Reject a file that is not a pad, then open one made in the terminal."""
    ana = User(browser, web_server.address, PHONE)
    ana.opens("/pad")
    ana.sees(".begin")
    opens_file(ana, "not a pad\n", tmp_path)
    ana.reads("This file is not a score pad", ".from-file")
    pad = ScorePad(
        edition_named("classic-2003"), parse_options(""), format_named("points-race", parse_options("")), ["Zoe", "Yan"]
    )
    pad.add(row_of_hands(pad, {0: "out", 1: "r7 W"}))
    opens_file(ana, write_pad(pad), tmp_path)
    ana.sees(".score-table")
    assert totals(ana) == ["57", "0"]
    assert ana.page.locator(".score-table tbody .minis .face").count() == 2
    enters(ana, 1, Zoe="30")
    assert totals(ana) == ["57", "30"]
    assert ana.problems == []


def opens_file(ana: User, text: str, folder: Path) -> None:
    file = folder / "evening.pad"
    file.write_text(text, encoding="utf-8")
    ana.page.set_input_files(".from-file input", file)


def test_only_the_sheet_is_printed(browser: Any, web_server: ServerProcess) -> None:
    ana = keeps_score(browser, web_server)
    enters(ana, 0, Bob="57", Cid="20")
    totals(ana)
    ana.page.emulate_media(media="print")
    assert ana.page.locator(".score-table tfoot").is_visible()
    for gone in (".head", ".pad-bar", ".pad-tools"):
        assert not ana.page.locator(gone).is_visible(), gone


def test_the_pad_works_without_the_server(browser: Any, web_server: ServerProcess) -> None:
    """The rules also work offline, and no API response is cached."""
    ana = keeps_score(browser, web_server)
    paths = ["/", "/words/en.ftl", "/words/en/pad.ftl", "/words/en/rules.ftl"]
    kept = "async (paths) => (await Promise.all(paths.map((path) => caches.match(path)))).every(Boolean)"
    ana.waits_until(lambda: ana.page.evaluate(kept, paths))
    enters(ana, 0, Bob="57", Cid="20")
    totals(ana)
    web_server.kill()
    ana.opens("/pad")
    ana.sees(".score-table")
    enters(ana, 1, Ann="3", Cid="4")
    assert totals(ana) == ["77", "7", "0"]
    ana.opens("/rules/classic-2003#D9")
    ana.sees(".clause.here .eg")
    ana.opens("/")
    ana.sees(".tiles")
    ana.presses(".btn.key.big")
    ana.sees(".hero .problem")
    addresses = ana.page.evaluate(
        """async () => {
            const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            return (await Promise.all(kept.map((one) => one.keys()))).flat().map((request) => request.url);
        }"""
    )
    assert len(addresses) > 50
    assert [address for address in addresses if "/api/" in address] == []
