"""The ladder: its schedule, resuming, and the page written from its results."""

from pathlib import Path

import pytest

from bench.ladder import KEPT, LEVELS, PAGE, main, read, schedule
from bench.ladder_page import page
from wildfour.bots.expert.expert_bot import Expert
from wildfour.bots.levels import bot_named


def test_the_page_is_written_from_the_results() -> None:
    assert page(PAGE.read_text("utf-8"), read(KEPT)) == PAGE.read_text("utf-8")


def test_it_has_every_level_and_tables_of_two_four_and_ten() -> None:
    requests = list(schedule(LEVELS, 1))
    assert {request.players for request in requests} == {2, 4, 10}
    assert {bot for request in requests for bot in request.bots} == set(LEVELS)
    assert len({request.edition for request in requests}) == 5
    assert {request.format for request in requests} == {None, "points-race", "lowest-score", "elimination"}
    for request in requests:
        request.check()
    assert all("budget" not in level for level in LEVELS)


def test_it_continues_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.ladder.schedule", lambda bots, seed: list(schedule(bots, seed))[:2])
    for name, deals in (("parts", 1), ("parts", 3), ("once", 3)):
        folder = tmp_path / name
        chosen = ["--bot", "random", "--bot", "novice", "--workers", "1", "--no-page"]
        main([*chosen, "--deals", str(deals), "--record", str(folder), "--kept", str(tmp_path / f"{name}.json")])
    assert read(tmp_path / "parts.json") == read(tmp_path / "once.json")
    assert {one.deals for one in read(tmp_path / "once.json")} == {3}


def test_iterations_can_be_selected() -> None:
    assert bot_named("expert iterations=300") == Expert(iterations=300)
