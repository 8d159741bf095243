"""The page with the user's matches: recording, offline use, export, and import."""

import json
import re
from pathlib import Path
from typing import Any

from tests.web.browsing import PHONE, User, at_position
from tests.web.positions import PositionServer

LAST_CARD = "classic-2003 target=5 / 0: r5 / 1: g5 y1 y2 / top r3"


def total(user: User, about: str) -> str:
    return str(user.page.locator(".totals li", has_text=re.compile(rf"^[\d/\s]+{about}$")).locator("b").inner_text())


def test_a_finished_match_is_remembered(browser: Any, positions: PositionServer, tmp_path: Path) -> None:
    ana, mia = at_position(browser, positions, LAST_CARD, people=2, sizes=(PHONE, PHONE))
    ana.plays_card("r5")
    ana.sees(".final")
    ana.page.reload()  # the same match counts once
    ana.sees(".final")
    mia.sees(".final")
    for one in (ana, mia):
        one.opens("/me")
        one.sees(".totals")
    ana.pictured("me")
    assert [total(ana, "match"), total(ana, "win"), total(ana, "points")] == ["1", "1", "8"]
    assert [total(mia, "match"), total(mia, "current winning streak"), total(mia, "editions tried")] == [
        "1",
        "0",
        "1/5",
    ]
    with ana.page.expect_download() as saved:
        ana.chooses("Export")
    file = tmp_path / "matches.json"
    saved.value.save_as(file)
    assert [one["won"] for one in json.loads(file.read_text(encoding="utf-8"))["matches"]] == [True]
    ana.chooses("Delete all")
    ana.chooses("Delete all matches?")
    ana.sees("text=Finish a match")
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    field = ana.page.locator("input[type=file]")
    field.set_input_files(tmp_path / "other.json")
    ana.reads("This file contains no matches", "[role=status]")
    field.set_input_files(file)
    ana.reads("1 match added.", "[role=status]")
    assert total(ana, "win") == "1"
    assert ana.problems == mia.problems == []
