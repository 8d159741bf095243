"""The ladder: its schedule, its ratings, how it continues, and that its page is written from its results."""

from pathlib import Path

import pytest

from bench.ladder import KEPT, LEVELS, PAGE, main, read, schedule
from bench.ladder_page import Contest, page, ratings
from wildfour.arena.summary import BotResult
from wildfour.bots.expert.expert_bot import Expert
from wildfour.bots.levels import bot_named
from wildfour.support.estimates import Estimate


def test_the_page_is_written_from_what_is_kept() -> None:
    assert page(PAGE.read_text("utf-8"), read(KEPT)) == PAGE.read_text("utf-8")


def test_it_is_about_every_level_and_about_tables_of_two_four_and_ten() -> None:
    requests = list(schedule(LEVELS, 1))
    assert {request.players for request in requests} == {2, 4, 10}
    assert {bot for request in requests for bot in request.bots} == set(LEVELS)
    assert len({request.edition for request in requests}) == 5
    assert {request.format for request in requests} == {None, "points-race", "lowest-score", "elimination"}
    for request in requests:
        request.check()
    assert all("budget" not in level for level in LEVELS)


def contest(shares: dict[str, float], seats: tuple[str, ...]) -> Contest:
    """900 deals at which bots win such shares, more or less."""
    none = Estimate(0.0, None, None, None)
    results = tuple(
        BotResult(bot, seats.count(bot), seats.count(bot) / len(seats), Estimate(share, 0.01, None, None), none)
        for bot, share in shares.items()
    )
    return Contest("classic-2003", "", None, seats, 900, results)


def test_ratings_follow_the_shares_at_tables_of_any_size() -> None:
    """Twice the strength: two of three heads-up, and two of five among three others."""
    heads_up = contest({"skilled": 2 / 3, "random": 1 / 3}, ("skilled", "random"))
    four = contest({"skilled": 2 / 5, "random": 3 / 5}, ("skilled", "random", "random", "random"))
    found = ratings([heads_up, four])
    rating, low, high = found["skilled"]
    assert rating == pytest.approx(1120.4, abs=0.5)
    assert low < rating < high < low + 80
    assert found["random"] == (1000, 1000, 1000)


def test_it_continues_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.ladder.schedule", lambda bots, seed: list(schedule(bots, seed))[:2])
    for name, deals in (("parts", 1), ("parts", 3), ("once", 3)):
        folder = tmp_path / name
        chosen = ["--bot", "random", "--bot", "novice", "--workers", "1", "--no-page"]
        main([*chosen, "--deals", str(deals), "--record", str(folder), "--kept", str(tmp_path / f"{name}.json")])
    assert read(tmp_path / "parts.json") == read(tmp_path / "once.json")
    assert {one.deals for one in read(tmp_path / "once.json")} == {3}


def test_iterations_may_be_named() -> None:
    assert bot_named("expert iterations=300") == Expert(iterations=300)
