"""The ladder: what is kept, how it goes on, what its ratings say, and that its page is written from it."""

from pathlib import Path

import pytest

from bench.ladder import KEPT, LEVELS, PAGE, Keeper, count, main, read, schedule
from bench.ladder_kept import Contest, Kept, Sums, ratings
from bench.ladder_page import page
from wildfour.arena.deals import DealResult, Played
from wildfour.arena.summary_builder import ALL_SHARES
from wildfour.bots.levels import bot_named

WON, LOST = Played((0,), (20, 0)), Played((1,), (0, 30))


def contest(table: tuple[str, ...] = ("skilled", "random"), ways: int = 2) -> Contest:
    bots = {bot: Sums() for bot in table}
    return Contest(edition="classic-2003", options="", format=None, table=table, ways=ways, bots=bots)


def after(*deals: tuple[Played, ...]) -> Contest:
    found = contest()
    for number, played in enumerate(deals):
        count(found, DealResult(0, number, played))
    return found


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


def test_shares_and_points_of_a_deal_are_those_of_all_ways_to_sit() -> None:
    found = after((WON, LOST), (WON, WON), (LOST, LOST), (WON, LOST))
    assert found.share("skilled").mean == 0.5
    assert found.points("skilled").mean == 10
    assert found.points("random").mean == 15
    low, high = found.share("skilled").interval or (0, 0)
    assert low < 0.5 < high


def test_deals_are_counted_in_order_whenever_they_come(tmp_path: Path) -> None:
    found = contest()
    keeper = Keeper(Kept(1, [found]), tmp_path / "kept.json", [found])
    keeper.take(DealResult(0, 1, (WON, WON)))
    assert found.deals == 0
    keeper.take(DealResult(0, 0, (WON, LOST)))
    assert found.deals == 2
    assert found.bots["skilled"].won == 3 * ALL_SHARES


def test_ratings_follow_the_shares_at_tables_of_any_size() -> None:
    """Twice the strength: two of three heads-up, and two of five among three others."""
    heads_up = contest()
    heads_up.deals = 900
    heads_up.bots = {"skilled": sums(900, 4 / 3), "random": sums(900, 2 / 3)}
    four = contest(("skilled", "random", "random", "random"), 4)
    four.deals = 900
    four.bots = {"skilled": sums(900, 8 / 5), "random": sums(900, 12 / 5)}
    best, worst = ratings([heads_up, four], "random")
    assert (best.bot, worst.bot, worst.rating) == ("skilled", "random", 1000)
    assert best.rating == pytest.approx(1120.4, abs=0.5)
    assert best.low < best.rating < best.high < best.low + 80
    assert (worst.low, worst.high) == (1000, 1000)


def sums(deals: int, won: float) -> Sums:
    """So much won on a deal, more or less."""
    one = round(won * ALL_SHARES)
    return Sums(deals * one, deals * one * one * 5 // 4)


def test_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.ladder.schedule", lambda bots, seed: list(schedule(bots, seed))[:2])
    at_once, in_parts = tmp_path / "once.json", tmp_path / "parts.json"
    for path, deals in ((in_parts, 1), (in_parts, 3), (at_once, 3)):
        told = ["--bot", "random", "--bot", "novice", "--workers", "1", "--no-page"]
        main([*told, "--deals", str(deals), "--kept", str(path)])
    assert read(in_parts) == read(at_once)
    assert {one.deals for one in read(at_once).contests} == {3}


def test_iterations_may_be_named() -> None:
    from wildfour.bots.expert.expert_bot import Expert  # noqa: PLC0415 - it loads the compiler

    assert bot_named("expert iterations=300") == Expert(iterations=300)
