"""The arena: balanced seats, identical results on any number of workers, resuming, and bots that fail."""

import json
import math
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.arena import bots
from wildfour.arena import command, deals
from wildfour.arena.deals import DealResult, Played, play_deal
from wildfour.arena.plain_text import narrate
from wildfour.arena.request import ArenaRequest, deals_for, pairings, rotations
from wildfour.arena.resume_file import Record
from wildfour.arena.summary import ArenaSummary, Failure, Rating
from wildfour.arena.summary_builder import summarize, table_result
from wildfour.arena.workers import play, tasks
from wildfour.chance.streams import SeededChance
from wildfour.cli import main
from wildfour.match.stakes import TO_GO_OUT
from wildfour.support.files import json_text

Capture = pytest.CaptureFixture[str]
HEADS_UP = ArenaRequest("classic-2003", "", 2, None, 1, (("casual", "novice"),))


def arena(capsys: Capture, *arguments: str | Path, code: int = 0) -> tuple[str, str]:
    """Run the command; return its output and stderr."""
    assert main(["arena", *map(str, arguments), *([] if "--workers" in arguments else ["--workers", "1"])]) == code
    output = capsys.readouterr()
    return output.out, output.err


def found(capsys: Capture, *arguments: str | Path) -> dict[str, Any]:
    """Return the result without the times."""
    out, _ = arena(capsys, *arguments, "--json")
    data: dict[str, Any] = json.loads(out)
    return {name: value for name, value in data.items() if name not in ("seconds", "command")}


# Pairings and seats


def test_two_sides_meet_at_one_table_and_more_at_two() -> None:
    assert pairings(["a", "b", "c"], 2, False) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(["a", "b"], 4, False) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert pairings(["a", "b"], 4, True) == [("a", "b", "a", "b")]
    assert pairings(["a", "b"], 6, True) == [("a", "b", "b", "a", "b", "b"), ("b", "a", "a", "b", "a", "a")]


@pytest.mark.parametrize(("table", "rounds"), [("ab", 2), ("abab", 2), ("abbb", 4), ("abcd", 4), ("aaaa", 1)])
def test_a_deal_has_a_round_for_every_seating(table: str, rounds: int) -> None:
    assert rotations(tuple(table)) == rounds
    assert deals_for(tuple(table), 9) == math.ceil(9 / rounds)


@pytest.mark.parametrize("options", ["", "partners"])
def test_equal_bots_win_equally_often(options: str, capsys: Capture) -> None:
    """With the same cards and random choices, the same seat wins both rounds, each time with a different bot."""
    args = ["--option", options, "--players", "4"] if options else []
    data = found(capsys, "random", "random alone", "--rounds", "12", *args)
    [table] = data["tables"]
    assert (table["deals"], table["rounds"]) == (6, 12)
    for result in table["results"]:
        assert (result["win_share"]["mean"], result["win_share"]["standard_error"]) == (0.5, 0.0)
        assert result["win_share"]["low"] < 0.5 < result["win_share"]["high"]  # six deals are too few to be significant
    assert len({json.dumps(result["points"]) for result in table["results"]}) == 1


def test_a_table_of_any_bots(capsys: Capture) -> None:
    data = found(capsys, "--table", "casual,random,novice", "--table", "random,novice,novice", "--rounds", "6")
    assert [table["deals"] for table in data["tables"]] == [2, 2]
    assert [result["bot"] for result in data["tables"][0]["results"]] == ["casual", "random", "novice"]
    assert data["tables"][1]["results"][1]["equal_share"] == pytest.approx(2 / 3)
    assert list(data["matrix"]) == ["random"]


# Whole matches


def test_F4_whole_matches_are_played_to_the_target(capsys: Capture) -> None:
    """The player who reaches 150 points wins both matches of the deal."""
    data = found(capsys, "random", "casual", "--matches", "6", "--target", "150", "--seed", "4")
    [table] = data["tables"]
    assert (data["format"], data["options"], data["asked"]) == ("points-race", "target=150", 6)
    assert (table["matches"], table["deals"], table["undecided"]) == (6, 3, 0)
    assert table["rounds"] > 6
    assert sum(result["win_share"]["mean"] for result in table["results"]) == 1
    played = play_deal_of(request_of(format="points-race", options="target=150"), 0).played
    for one in played:
        assert [one.points[place] >= 150 for place in range(2)] == [place in one.winners for place in range(2)]
        assert one.rounds >= 2


def test_F5_in_lowest_score_the_player_with_fewer_points_wins() -> None:
    for deal in range(3):
        for one in play_deal_of(request_of(format="lowest-score", options="target=100"), deal).played:
            assert max(one.points) >= 100
            assert one.points[one.winners[0]] == min(one.points)


def test_H4_partners_win_a_match_together() -> None:
    request = request_of(format="partners", options="target=60", tables=(("casual", "novice") * 2,))
    for one in play_deal_of(request, 0).played:
        assert one.winners in ((0, 2), (1, 3))
        assert one.points[0] == one.points[2]
    data = summarize(request, [play_deal_of(request, 0)], asked=2)
    assert sum(result.win_share.mean for result in data.tables[0].results) == 1


def test_H7_an_elimination_is_played_to_the_last_player() -> None:
    request = request_of(format="elimination", options="target=80", tables=(("casual", "novice", "random"),))
    for one in play_deal_of(request, 0).played:
        assert len(one.winners) == 1
        assert sum(points >= 80 for points in one.points) == 2


def test_a_deal_of_a_match_has_the_rounds_of_a_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Round k of match m is the seed's round 4096 m + k."""
    numbers: list[int] = []

    def noted(seed: int, number: int) -> SeededChance:
        numbers.append(number)
        return SeededChance(seed, number)

    monkeypatch.setattr(deals, "SeededChance", noted)
    deal = play_deal_of(request_of(format="points-race", options="target=60"), 3)
    lengths = [one.rounds for one in deal.played]
    assert numbers == [4096 * 3 + number for length in lengths for number in range(length)]


def test_stakes_change_during_a_match(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """F4: going out counts more near the target. In single rounds, only going out counts."""
    bots.STAKES.clear()
    play_deal_of(
        request_of(format="points-race", options="target=150", tables=(("tests.arena.bots:noting", "random"),)), 0
    )
    assert len({stakes.out for stakes in bots.STAKES}) > 1
    assert all(stakes.won == 1 for stakes in bots.STAKES)
    bots.STAKES.clear()
    play_deal_of(request_of(tables=(("tests.arena.bots:noting", "random"),)), 0)
    assert set(bots.STAKES) == {TO_GO_OUT}


def test_a_match_that_does_not_end_is_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "MOST_ROUNDS", 2)
    request = request_of(format="points-race", options="target=1000000")
    deal = play_deal_of(request, 0)
    assert [(one.winners, one.rounds) for one in deal.played] == [((), 2)] * 2
    data = summarize(request, [deal], asked=2)
    assert (data.tables[0].undecided, data.tables[0].matches, data.tables[0].rounds) == (2, 2, 4)
    assert "unfinished" in narrate(data)


def test_matches_in_words(capsys: Capture) -> None:
    out, _ = arena(capsys, "casual", "novice", "--matches", "4", "--target", "60")
    assert "classic-2003, 2 players, target=60, playing whole matches of points-race, seed 0\n4 matches with " in out
    assert "Matches won (%) by the bot on the left against the bot above" in out
    assert "points per match" in out


def request_of(
    *, format: str | None = None, options: str = "", tables: tuple[tuple[str, ...], ...] = (("random", "casual"),)
) -> ArenaRequest:
    return ArenaRequest("classic-2003", options, len(tables[0]), format, 4, tables)


# Numbers


def rated(request: ArenaRequest, played: list[DealResult]) -> tuple[Rating, ...]:
    ratings = summarize(request, played, asked=0).ratings
    assert ratings is not None
    return ratings


def test_intervals_come_from_the_spread_between_deals() -> None:
    """In four deals of two rounds, casual wins 2, 1, 0, and 1 rounds: shares of 1, 1/2, 0, and 1/2, with a mean of 1/2.
    The variance of the shares is (1/4 + 0 + 1/4 + 0) / 3 = 1/6, so the variance of their mean is 1/24. Casual scores
    30, 10, 0, and 20 points. With two extra deals, whose shares are 0 and 1, the variance is 1/5 and that of the mean
    1/30; t for 5 degrees of freedom is 2.5706."""
    played = [
        deal_of(0, (0, 10, 0), (0, 20, 0)),
        deal_of(1, (0, 10, 0), (1, 0, 40)),
        deal_of(2, (1, 0, 5), (-1, 0, 0)),
        deal_of(3, (1, 0, 7), (0, 20, 0)),
    ]
    data = summarize(HEADS_UP, played[::-1], asked=8)
    [table] = data.tables
    casual, novice = table.results
    error = math.sqrt(1 / 24)
    assert (table.rounds, table.matches, table.undecided) == (8, None, 1)
    assert casual.win_share.mean == 0.5
    assert casual.win_share.standard_error == pytest.approx(error)
    assert (casual.win_share.high or 0) - 0.5 == pytest.approx(2.570582 * math.sqrt(1 / 30), abs=1e-6)
    assert novice.win_share.mean == 3 / 8
    assert casual.points.mean == 7.5
    spread = math.sqrt((225 + 25 + 225 + 25) / 3 / 4) / 2
    assert casual.points.standard_error == pytest.approx(spread)
    assert (casual.points.high or 0) - 7.5 == pytest.approx(3.182446 * spread, abs=1e-5)
    assert data.matrix["novice"]["casual"] == novice


def deal_of(number: int, *rounds: tuple[int, ...]) -> DealResult:
    """Build a deal from rounds, each given as the player who went out (or -1) and every player's points."""
    played = (Played(() if winner < 0 else (winner,), tuple(points)) for winner, *points in rounds)
    return DealResult(0, number, tuple(played))


@pytest.mark.parametrize("deals", [1, 2, 3, 10, 100])
@pytest.mark.parametrize("winner", [0, 1])
def test_intervals_stay_between_0_and_1(deals: int, winner: int) -> None:
    """Winning all or none of a few deals proves little about the next ones."""
    data = summarize(HEADS_UP, [deal_of(number, (winner, 5, 0), (winner, 5, 0)) for number in range(deals)], asked=1)
    for place, result in enumerate(data.tables[0].results):
        share = result.win_share
        assert share.mean == (1.0 if place == winner else 0.0)
        if deals == 1:
            assert share.interval is None
        else:
            low, high = share.interval or (0, 0)
            assert 0 <= low <= share.mean <= high <= 1
            assert high - low > 2 / (deals + 2)
    text = narrate(data)
    assert "0.0 ± 0.0" not in text
    assert "(0.0 to 0.0)" not in text
    assert not re.search(r"\(\D?-|\N{MINUS SIGN}|1[0-9]{2}\.[1-9]", text)


def test_intervals_contain_the_true_share_in_95_of_100_cases() -> None:
    """Summarize ten deals of two rounds, each won with probability 0.8. Four standard deviations are 2.8 %."""
    generator = random.Random(3)
    inside = 0
    for _ in range(1000):
        wins = [[int(generator.random() >= 0.8) for _ in range(2)] for _ in range(10)]
        played = [deal_of(number, *((winner, 1, 1) for winner in one)) for number, one in enumerate(wins)]
        low, high = table_result(HEADS_UP, HEADS_UP.tables[0], played).results[0].win_share.interval or (0, 0)
        inside += low <= 0.8 <= high
    assert inside >= 922


def test_a_shared_win_is_shared() -> None:
    request = request_of(format="points-race", tables=(("casual", "novice", "random"),))
    tied = DealResult(0, 0, (Played((0, 1), (500, 500, 20), 9),) * 3)
    shares = [result.win_share.mean for result in summarize(request, [tied], asked=3).tables[0].results]
    assert shares == [0.5, 0.5, 0.0]


def test_the_better_bot_has_the_better_rating() -> None:
    always = [deal_of(deal, (0, 10, 0), (0, 20, 0)) for deal in range(20)]
    best, worst = rated(HEADS_UP, always)
    assert (best.bot, worst.bot) == ("casual", "novice")
    assert best.mu - 2 * best.sigma > worst.mu + 2 * worst.sigma


def test_ratings_at_a_table_with_several_seats_of_a_bot() -> None:
    """Winning one round in four is an equal share, so it raises no rating."""
    request = ArenaRequest("classic-2003", "", 4, None, 1, (("casual", *["novice"] * 3),))
    rounds = ((0, 9, 0, 0, 0), (1, 0, 9, 0, 0), (2, 0, 0, 9, 0), (3, 0, 0, 0, 9))
    one, other = rated(request, [deal_of(deal, *rounds) for deal in range(100)])
    assert abs(one.mu - other.mu) < 1
    assert one.sigma < 2


def test_H4_partners_are_rated_as_a_side() -> None:
    """Both partners win, no matter who goes out."""
    request = ArenaRequest("classic-2003", "partners", 4, None, 1, (("casual", "novice") * 2,))
    won = Played((0, 2), (9, 0, 9, 0))
    casual, novice = rated(request, [DealResult(0, deal, (won, won)) for deal in range(20)])
    assert casual.bot == "casual"
    assert casual.mu - 2 * casual.sigma > novice.mu + 2 * novice.sigma
    assert all(one.winners in ((0, 2), (1, 3)) for one in play_deal_of(request, 0).played)


def test_the_json_can_be_read_back() -> None:
    found = summarize(HEADS_UP, [play_deal_of(HEADS_UP, number) for number in range(2)], asked=4)
    assert msgspec.json.decode(json_text(found), type=ArenaSummary) == found


def play_deal_of(request: ArenaRequest, number: int) -> DealResult:
    deal = play_deal(request, 0, number)
    assert isinstance(deal, DealResult)
    return deal


def test_without_openskill_only_the_ratings_are_missing(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    out, _ = arena(capsys, "casual", "novice", "--rounds", "2")
    assert "Ratings need the openskill package" in out
    assert "casual" in out


def test_the_text_has_a_matrix_with_intervals(capsys: Capture) -> None:
    out, err = arena(capsys, "casual", "novice", "--rounds", "20", "--seed", "3")
    assert err == ""
    assert "classic-2003, 2 players, playing to go out, seed 3\n20 rounds at 1 table" in out
    assert re.search(r"^casual +- +\d+\.\d \(\d+\.\d to \d+\.\d\)$", out, re.MULTILINE)
    assert re.search(r"^novice +\d+\.\d \(\d+\.\d to \d+\.\d\)  -$", out, re.MULTILINE)
    assert "openskill ratings" in out


def test_the_text_in_german(capsys: Capture) -> None:
    assert main(["--language", "de", "arena", "casual", "novice", "--rounds", "6", "--workers", "1"]) == 0
    text = capsys.readouterr().out
    assert "classic-2003, 2 Personen, gespielt wird ums Schlussmachen, Startwert 0" in text
    assert re.search(r"^casual +- +\d+,\d \(\d+,\d bis \d+,\d\)$", text, re.MULTILINE)
    assert not re.search(r"\b(the|round|rounds|won|bot above|per)\b", text)


@pytest.mark.parametrize(
    ("players", "words"),
    [(2, "against the bot above"), (3, "by the bot on the left in one seat"), (6, "as one pair of partners")],
)
def test_columns_of_the_matrix(players: int, words: str) -> None:
    options = "partners" if players == 6 else ""
    tables = tuple(pairings(["casual", "novice"], players, bool(options)))
    won = tuple(Played((0,), (1,) * players) for _ in range(rotations(tables[0])))
    request = ArenaRequest("classic-2003", options, players, None, 4, tables)
    assert words in narrate(summarize(request, [DealResult(0, 0, won)], asked=1))


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_the_matrix_as_a_picture(ending: str, tmp_path: Path, capsys: Capture) -> None:
    picture = tmp_path / f"matrix.{ending}"
    out, _ = arena(capsys, "casual", "novice", "random", "--rounds", "4", "--picture", picture)
    assert f"Written: {picture}" in out
    assert picture.read_bytes()[:5] in (b"\x89PNG\r", b"<?xml")


# Workers and resuming


def test_the_result_does_not_depend_on_the_workers(tmp_path: Path, capsys: Capture) -> None:
    table = ["--edition", "launcher-2009", "--players", "3"]
    args = ["casual", "novice", "random", "--rounds", "9", "--seed", "5", *table]
    assert found(capsys, *args, "--workers", "1") == found(capsys, *args, "--workers", "2")


def test_resuming_after_an_interruption_gives_the_same_result(tmp_path: Path, capsys: Capture) -> None:
    args = ["casual", "novice", "--rounds", "20"]
    straight, file = found(capsys, *args), tmp_path / "record"
    assert found(capsys, *args, "--resume", file) == straight
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:5]) + lines[5][:20])  # the last line was cut off
    assert found(capsys, *args, "--resume", file) == straight
    assert len(file.read_bytes().splitlines()) == len(lines) == 11


def test_a_record_can_be_extended_by_more_rounds(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "record"
    found(capsys, "casual", "novice", "--rounds", "6", "--resume", file)
    more = found(capsys, "casual", "novice", "--rounds", "12", "--resume", file)
    assert more == found(capsys, "casual", "novice", "--rounds", "12")
    assert found(capsys, "casual", "novice", "--rounds", "6", "--resume", file)["tables"][0]["rounds"] == 6


@pytest.mark.parametrize("workers", [1, 2])
def test_deals_finished_before_ctrl_c_are_kept(workers: int, tmp_path: Path) -> None:
    record, stop = Record(tmp_path / "record", HEADS_UP), threading.Event()

    def keep(played: DealResult) -> None:
        record.add(played)
        stop.set()

    assert play(HEADS_UP, tasks(HEADS_UP, 1000), workers=workers, keep=keep, stop=stop) is None
    record.close()
    again = Record(tmp_path / "record", HEADS_UP)
    again.close()
    assert 1 <= len(again.done) < 100
    assert again.done[0, 0] == play_deal(HEADS_UP, 0, 0)


def test_after_ctrl_c_the_command_reports_finished_deals(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = Record.add

    def interrupted(record: Record, played: DealResult) -> None:
        add(record, played)
        if len(record.done) == 3:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Record, "add", interrupted)
    file = tmp_path / "record"
    out, err = arena(capsys, "casual", "novice", "--rounds", "100", "--resume", file, code=130)
    assert "6 rounds at 1 table" in out
    assert "The run is incomplete." in out
    assert f"with --resume {file}." in err


# Bots that fail


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is seen in /proc")
def test_workers_end_when_the_arena_is_killed(tmp_path: Path) -> None:
    root, kept = Path(__file__).resolve().parents[2], tmp_path / "kept"
    args = ["arena", "casual", "novice", "--rounds", "1000000", "--workers", "2", "--resume", str(kept)]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    arena = subprocess.Popen(
        [sys.executable, "-m", "wildfour", *args], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    wait_until(lambda: kept.exists() and len(kept.read_text(encoding="utf-8").splitlines()) > 10)
    workers = Path(f"/proc/{arena.pid}/task/{arena.pid}/children").read_text(encoding="utf-8").split()
    assert len(workers) >= 2
    arena.kill()
    arena.wait()
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def wait_until(happened: Callable[[], bool], most: float = 60.0) -> None:
    until = time.monotonic() + most
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_crashes_is_named_with_its_view_and_seed(workers: str, capsys: Capture) -> None:
    args = ["tests.arena.bots:crashing", "random", "--seed", "9", "--rounds", "40", "--workers", workers]
    _, err = arena(capsys, *args, code=1)
    assert re.match(r"wildfour: The bot tests\.arena\.bots:crashing, in seat [12], raised ZeroDivisionError: ", err)
    assert re.search(r"The bot failed in deal \d+ with seed 9, played by \S+ and \S+, in seat order\.", err)
    assert 'The bot\'s view, with seats numbered from 0: {"edition":"classic-2003"' in err
    assert "The arena stopped, because a failed bot is not replaced." in err


def test_a_bot_with_an_illegal_move_is_named_too(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "found.json"
    out, err = arena(capsys, "tests.arena.bots:cheating", "random", "casual", "--rounds", "2", "--json", file, code=1)
    assert (out, file.exists()) == ("", False)  # the bot failed in the very first round
    assert "returned 'give b0', which is not one of its legal moves" in err


def test_deals_played_before_a_failure_are_reported(capsys: Capture) -> None:
    args = ["--table", "random,casual", "--table", "random,tests.arena.bots:silent", "--rounds", "4"]
    out, err = arena(capsys, *args, code=1)
    assert "2 rounds at 2 tables" in out
    assert "The run is incomplete." in out
    assert "returned no move on its turn" in err


def test_a_failure_can_be_reproduced() -> None:
    request = ArenaRequest("classic-2003", "", 2, None, 9, (("tests.arena.bots:crashing", "random"),))
    failures = [play_deal(request, 0, 0) for _ in range(2)]
    assert failures[0] == failures[1]
    assert isinstance(failures[0], Failure)


# Refusals


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "An arena needs at least two bots; name them, for example: python3 run.py arena casual novice."),
        ("casual", "An arena needs at least two bots"),
        ("casual casual", "The bot casual is named twice"),
        ("casual Casual", "There is no bot 'Casual'; did you mean casual?"),
        ("casual mybot:choose", "The bot mybot:choose cannot be loaded (ModuleNotFoundError"),
        ("casual novice --players x", "--players takes a whole number such as 4, not 'x'."),
        ("casual novice --players 11", "classic-2003 takes 2 to 10 players, not 11."),
        ("casual novice --edition launcher-2009 --players 7", "launcher-2009 takes 2 to 6 players, not 7."),
        ("casual novice --rounds x", "--rounds takes a whole number such as 4, not 'x'."),
        (
            "casual novice --rounds 10000000000",
            "The number of rounds cannot be 10,000,000,000; choose 1 to 1,000,000,000.",
        ),
        ("casual novice --matches 0", "The number of matches cannot be 0; choose 1 to"),
        ("casual novice --matches x", "--matches takes a whole number such as 4, not 'x'."),
        ("casual novice --rounds 5 --matches 5", "--rounds counts single rounds"),
        ("casual novice --rounds 5 --format elimination", "use --matches 100, for example."),
        ("casual novice --format partners", "The format partners needs 4, 6, 8 or 10 players, not 2."),
        ("casual novice --format rotating-partners --players 6", "needs 4 players, not 6."),
        ("casual novice --target 0", "target cannot be '0'"),
        ("casual novice --target 300 --option target=200", "The option target is given twice"),
        ("casual novice --workers x", "--workers takes a whole number such as 4, not 'x'."),
        ("casual novice --workers 100000", "--workers takes a number from 1 to 256, not 100,000."),
        ("casual novice --seed -1", "'-1' is not a seed"),
        ("casual novice --option jump-in --option jump-in", "The option jump-in is given twice"),
        ("--table casual", "classic-2003 takes 2 to 10 players, not 1."),
        ("--table ,", "There is no bot ''"),
        (
            "casual novice --picture x",
            "The picture cannot be written to x; the file name must end in .png, .svg or .pdf.",
        ),
        ("casual novice --picture .", "cannot be written (Is a directory); choose another file."),
        ("casual novice --nope", "Unknown argument '--nope'"),
        ("casual nobody", "There is no bot 'nobody'; the bots are"),
        ("casual novice --players 1", "classic-2003 takes 2 to 10 players, not 1."),
        ("casual novice --players 0", "classic-2003 takes 2 to 10 players, not 0."),
        ("casual novice --players 3 --option partners", "The format partners needs 4, 6, 8 or 10 players, not 3."),
        ("casual novice --rounds 0", "The number of rounds cannot be 0; choose 1 to"),
        ("casual novice --workers 0", "--workers takes a number from 1 to 256, not 0."),
        ("casual novice --edition none", "There is no edition 'none'"),
        ("casual novice --option none", "There is no option 'none'"),
        ("casual novice --format chess", "There is no format 'chess'"),
        ("casual novice --seed x", "'x' is not a seed"),
        ("casual --table novice,casual", "but not both."),
        ("--table novice,casual --players 3", "There are 2 bots (novice and casual) for a table of 3 players"),
        ("--table novice,casual --table a,b,c", "There are 3 bots (a, b and c) for a table of 2 players"),
        ("casual novice --picture x.doc", "x.doc; the file name must end in .png"),
        ("--table casual,novice,random --picture x.png", "each table must have exactly two different bots"),
        ("casual novice --json /no/such/folder/x", "/no/such/folder/x cannot be written"),
        ("casual novice --resume /no/such/folder/x", "/no/such/folder/x cannot be written"),
    ],
)
def test_impossible_arenas_are_rejected(
    arguments: str, sentence: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    workers = [] if "--workers" in arguments else ["--workers", "1"]
    assert main(["arena", *arguments.split(), *workers]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert sentence in output.err
    assert re.fullmatch(r"wildfour: [^\n]+[.)]\n", output.err)
    assert list(tmp_path.iterdir()) == []


def test_a_record_of_another_arena_is_unchanged(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "record"
    found(capsys, "casual", "novice", "--rounds", "2", "--resume", file)
    before = file.read_bytes()

    def refused(*arguments: str) -> str:
        _, err = arena(capsys, *arguments, "--rounds", "2", "--resume", file, code=2)
        return err

    assert "a different arena run: its seed is 0, not 1; use the same settings" in refused(
        "casual", "novice", "--seed", "1"
    )
    assert "its edition is" in refused("casual", "novice", "--edition", "deluxe")
    assert "its tables is" in refused("casual", "random")
    assert file.read_bytes() == before
    for content in (b"my thesis\n", b"my thesis", b"{}\n"):
        file.write_bytes(content)
        assert "is not an arena record" in refused("casual", "novice")
        assert file.read_bytes() == content
    for line in (
        b"what\n",
        b"[]\n",
        b'{"table": 5, "deal": 0, "played": []}\n',
        b'{"table": 0, "deal": 0}\n',
        b'{"table": 0, "deal": 0, "played": [[[2], [0, 0], 1], [[0], [0, 0], 1]]}\n',
        b'{"table": 0, "deal": 0, "played": [[[1], [0], 1], [[0], [0, 0], 1]]}\n',
    ):
        file.write_bytes(before + line)
        assert "is damaged at line 3" in refused("casual", "novice")
        assert file.read_bytes() == before + line


@pytest.mark.parametrize("seed", range(40))
def test_random_arguments_are_played_or_rejected_with_one_message(
    seed: int, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fuzz(random.Random(seed), 3, capsys, monkeypatch, tmp_path)


@pytest.mark.long
def test_random_arguments_for_a_long_time(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fuzz(random.Random(1), 20_000, capsys, monkeypatch, tmp_path)


NAMES = (
    *("--table", "--players", "--rounds", "--matches", "--format", "--target", "--option", "--edition", "--seed"),
    *("--workers", "--json", "--picture", "--resume"),
)
VALUES = (
    *("", "0", "-1", "1", "4", "x", "1e9", "9" * 30, ",", "casual,novice", "casual,novice,random", "\x00", "é", "%s"),
    *("elimination", "partners", "chess", "jump-in", "target=5", "deluxe", "a:b", "os:getcwd", "x.png", ".", "{}"),
)


def fuzz(
    generator: random.Random, times: int, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Check random arguments with playing stubbed out, because only parsing matters here."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "play", lambda *_, **__: (_ for _ in ()).throw(KeyboardInterrupt))
    for _ in range(times):
        typed = generator.choices(
            ("casual", "novice", "random", "expert budget=1ms", "nobody", ""), k=generator.randrange(4)
        )
        for _ in range(generator.randrange(4)):
            name, value = generator.choice(NAMES), generator.choice(VALUES)
            typed += [f"{name}={value}"] if generator.random() < 0.5 else [name, value]
        code = main(["arena", *typed])
        output = capsys.readouterr()
        assert code in (2, 130), typed
        if code == 2:
            assert output.out == "", typed
            assert re.fullmatch(r"wildfour: [^\n]+[.)]\n", output.err), (typed, output.err)


# The bot in the documentation


def test_the_documented_bot_works_when_pasted(tmp_path: Path) -> None:
    """Save the bot's exact code in the current folder, and start Python as run.py does."""
    root = Path(__file__).resolve().parents[2]
    text = (root / "docs" / "arena.md").read_text(encoding="utf-8")
    [code] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    commands = re.findall(r"^    python3 run\.py (arena mybot:choose .*)$", text, re.MULTILINE)
    (tmp_path / "mybot.py").write_text(code, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(root)}
    for typed in commands:
        command = [sys.executable, "-P", "-m", "wildfour", *typed.split(), "--rounds", "40", "--workers", "2", "--json"]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.stderr == ""
        data = json.loads(done.stdout)
        assert (data["bots"][0], data["failure"], data["partial"]) == ("mybot:choose", None, False)
    assert commands
