"""The arena: balanced seats, the same answer on any number of workers, going on, and bots that fail."""

import json
import math
import re
import signal
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wildfour.arena.deals import DealResult, play_deal
from wildfour.arena.record import Record
from wildfour.arena.request import ArenaRequest, deals_for, pairings, rotations
from wildfour.arena.results import summarize
from wildfour.arena.summary import ArenaSummary, Failure, Rating
from wildfour.arena.workers import play, tasks
from wildfour.cli import main
from wildfour.files import json_text

Capture = pytest.CaptureFixture[str]
HEADS_UP = ArenaRequest("classic-2003", "", 2, None, 1, (("casual", "novice"),))


def arena(capsys: Capture, *arguments: str | Path, code: int = 0) -> tuple[str, str]:
    """What the command says here, and on stderr."""
    assert main(["arena", *map(str, arguments), *([] if "--workers" in arguments else ["--workers", "1"])]) == code
    output = capsys.readouterr()
    return output.out, output.err


def found(capsys: Capture, *arguments: str | Path) -> dict[str, Any]:
    """The answer, without what the clock says."""
    out, _ = arena(capsys, *arguments, "--json")
    data: dict[str, Any] = json.loads(out)
    return {name: value for name, value in data.items() if name not in ("seconds", "command")}


# Who plays whom, and from which seats


def test_two_sides_meet_at_one_table_and_more_at_two() -> None:
    assert pairings(["a", "b", "c"], 2, False) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(["a", "b"], 4, False) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert pairings(["a", "b"], 4, True) == [("a", "b", "a", "b")]
    assert pairings(["a", "b"], 6, True) == [("a", "b", "b", "a", "b", "b"), ("b", "a", "a", "b", "a", "a")]


@pytest.mark.parametrize(("table", "rounds"), [("ab", 2), ("abab", 2), ("abbb", 4), ("abcd", 4), ("aaaa", 1)])
def test_a_deal_has_a_round_for_every_way_to_sit(table: str, rounds: int) -> None:
    assert rotations(tuple(table)) == rounds
    assert deals_for(tuple(table), 9) == math.ceil(9 / rounds)


@pytest.mark.parametrize("options", ["", "partners"])
def test_equal_bots_win_exactly_alike(options: str, capsys: Capture) -> None:
    """On the same cards with the same luck the same seat wins again, now with the other bot in it."""
    wish = ["--option", options, "--players", "4"] if options else []
    data = found(capsys, "random", "random alone", "--rounds", "12", *wish)
    [table] = data["tables"]
    assert (table["deals"], table["rounds"]) == (6, 12)
    for result in table["results"]:
        assert result["win_share"] == {"mean": 0.5, "standard_error": 0.0, "low": 0.5, "high": 0.5}
    assert len({json.dumps(result["points_per_round"]) for result in table["results"]}) == 1


def test_a_table_of_any_bots(capsys: Capture) -> None:
    data = found(capsys, "--table", "casual,random,novice", "--table", "random,novice,novice", "--rounds", "6")
    assert [table["deals"] for table in data["tables"]] == [2, 2]
    assert [result["bot"] for result in data["tables"][0]["results"]] == ["casual", "random", "novice"]
    assert data["tables"][1]["results"][1]["equal_share"] == pytest.approx(2 / 3)
    assert list(data["matrix"]) == ["random"]


def test_F5_points_are_those_of_the_format(capsys: Capture) -> None:
    """In a lowest score the loser of each round is charged, so both are, if each lost once."""
    data = found(capsys, "random", "random alone", "--rounds", "2", "--format", "lowest-score")
    race = found(capsys, "random", "random alone", "--rounds", "2")
    one, other = ([result["points_per_round"]["mean"] for result in d["tables"][0]["results"]] for d in (data, race))
    assert one == other[::-1]


# Numbers


def rated(request: ArenaRequest, played: list[DealResult]) -> tuple[Rating, ...]:
    ratings = summarize(request, played, rounds_asked=0).ratings
    assert ratings is not None
    return ratings


def test_intervals_come_from_the_spread_between_deals() -> None:
    """Four deals of two rounds: casual wins 2, 1, 0 and 1 of them, a mean of 1/2. Between 1, 1/2, 0 and 1/2 the
    variance is (1/4 + 0 + 1/4 + 0) / 3 = 1/6, and that of their mean 1/24. Its points are 30, 10, 0 and 20."""
    played = [
        DealResult(0, 0, ((0, 10, 0), (0, 20, 0))),
        DealResult(0, 1, ((0, 10, 0), (1, 0, 40))),
        DealResult(0, 2, ((1, 0, 5), (-1, 0, 0))),
        DealResult(0, 3, ((1, 0, 7), (0, 20, 0))),
    ]
    data = summarize(HEADS_UP, played[::-1], rounds_asked=8)
    [table] = data.tables
    casual, novice = table.results
    error = math.sqrt(1 / 24)
    assert (table.rounds, table.drawn_rounds) == (8, 1)
    assert casual.win_share.mean == 0.5
    assert casual.win_share.standard_error == pytest.approx(error)
    assert (casual.win_share.high or 0) - 0.5 == pytest.approx(1.959964 * error, abs=1e-6)
    assert novice.win_share.mean == 3 / 8
    assert casual.points_per_round.mean == 7.5
    assert casual.points_per_round.standard_error == pytest.approx(math.sqrt((225 + 25 + 225 + 25) / 3 / 4) / 2)
    assert data.matrix["novice"]["casual"] == novice


def test_the_better_bot_has_the_better_rating() -> None:
    always = [DealResult(0, deal, ((0, 10, 0), (0, 20, 0))) for deal in range(20)]
    best, worst = rated(HEADS_UP, always)
    assert (best.bot, worst.bot) == ("casual", "novice")
    assert best.mu - 2 * best.sigma > worst.mu + 2 * worst.sigma


def test_ratings_at_a_table_with_several_seats_of_a_bot() -> None:
    """One in four is an equal share, so nobody is rated higher for it."""
    request = ArenaRequest("classic-2003", "", 4, None, 1, (("casual", *["novice"] * 3),))
    rounds = ((0, 9, 0, 0, 0), (1, 0, 9, 0, 0), (2, 0, 0, 9, 0), (3, 0, 0, 0, 9))
    one, other = rated(request, [DealResult(0, deal, rounds) for deal in range(100)])
    assert abs(one.mu - other.mu) < 1
    assert one.sigma < 2


def test_H4_partners_are_rated_as_a_side() -> None:
    """Whichever of the partners goes out, both have won."""
    request = ArenaRequest("classic-2003", "partners", 4, None, 1, (("casual", "novice") * 2,))
    rounds = ((0, 9, 0, 9, 0), (2, 9, 0, 9, 0))
    casual, novice = rated(request, [DealResult(0, deal, rounds) for deal in range(20)])
    assert casual.bot == "casual"
    assert casual.mu - 2 * casual.sigma > novice.mu + 2 * novice.sigma
    assert [request.on_one_side(place, 1) for place in range(4)] == [False, True, False, True]


def test_the_json_can_be_read_back() -> None:
    found = summarize(HEADS_UP, [play_deal_of(HEADS_UP, number) for number in range(2)], rounds_asked=4)
    assert msgspec.json.decode(json_text(found), type=ArenaSummary) == found


def play_deal_of(request: ArenaRequest, number: int) -> DealResult:
    deal = play_deal(request, 0, number)
    assert isinstance(deal, DealResult)
    return deal


def test_without_openskill_all_but_the_ratings_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    out, _ = arena(capsys, "casual", "novice", "--rounds", "2")
    assert "No ratings: they need the package openskill" in out
    assert "casual" in out


def test_the_text_has_a_matrix_with_intervals(capsys: Capture) -> None:
    out, err = arena(capsys, "casual", "novice", "--rounds", "20", "--seed", "3")
    assert err == ""
    assert "classic-2003, 2 players, playing to go out, seed 3: 20 rounds at 1 table" in out
    assert re.search(r"^casual +- +\d+\.\d ± \d+\.\d$", out, re.MULTILINE)
    assert re.search(r"^novice +\d+\.\d ± \d+\.\d  -$", out, re.MULTILINE)
    assert "Ratings by openskill" in out


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_the_matrix_as_a_picture(ending: str, tmp_path: Path, capsys: Capture) -> None:
    picture = tmp_path / f"matrix.{ending}"
    out, _ = arena(capsys, "casual", "novice", "random", "--rounds", "4", "--picture", picture)
    assert f"Written: {picture}" in out
    assert picture.read_bytes()[:5] in (b"\x89PNG\r", b"<?xml")


# Workers, and going on


def test_the_answer_does_not_depend_on_the_workers(tmp_path: Path, capsys: Capture) -> None:
    table = ["--edition", "launcher-2009", "--players", "3"]
    wish = ["casual", "novice", "random", "--rounds", "9", "--seed", "5", *table]
    assert found(capsys, *wish, "--workers", "1") == found(capsys, *wish, "--workers", "2")


def test_going_on_after_an_interruption_gives_the_same_answer(tmp_path: Path, capsys: Capture) -> None:
    wish = ["casual", "novice", "--rounds", "20"]
    straight, file = found(capsys, *wish), tmp_path / "record"
    assert found(capsys, *wish, "--resume", file) == straight
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:5]) + lines[5][:20])  # the last line was cut off
    assert found(capsys, *wish, "--resume", file) == straight
    assert len(file.read_bytes().splitlines()) == len(lines) == 11


def test_a_record_can_be_gone_on_with_for_more_rounds(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "record"
    found(capsys, "casual", "novice", "--rounds", "6", "--resume", file)
    more = found(capsys, "casual", "novice", "--rounds", "12", "--resume", file)
    assert more == found(capsys, "casual", "novice", "--rounds", "12")
    assert found(capsys, "casual", "novice", "--rounds", "6", "--resume", file)["tables"][0]["rounds"] == 6


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_done_before_ctrl_c_is_kept(workers: int, tmp_path: Path) -> None:
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


def test_after_ctrl_c_the_command_tells_what_was_done(
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
    assert "Partial: not all the rounds asked for were played." in out
    assert f"Continue with --resume {file}." in err


# Bots that fail


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_crashes_is_named_with_its_view_and_seed(workers: str, capsys: Capture) -> None:
    wish = ["tests.arena.bots:crashing", "random", "--seed", "9", "--rounds", "40", "--workers", workers]
    _, err = arena(capsys, *wish, code=1)
    assert err.startswith("wildfour: The bot tests.arena.bots:crashing raised ZeroDivisionError: ")
    assert re.search(r"It sat at seat \d in the round of seed 9 and number \d+, with tests", err)
    assert 'Its view: {"edition":"classic-2003"' in err
    assert err.endswith("Nothing took its place; the arena was stopped.\n")


def test_a_bot_with_an_illegal_move_is_named_too(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "found.json"
    out, err = arena(capsys, "tests.arena.bots:cheating", "random", "casual", "--rounds", "2", "--json", file, code=1)
    assert (out, file.exists()) == ("", False)  # it failed in the first round of all
    assert "answered 'give b0', which is none of its legal moves" in err


def test_what_was_played_before_a_failure_is_told(capsys: Capture) -> None:
    wish = ["--table", "random,casual", "--table", "random,tests.arena.bots:silent", "--rounds", "4"]
    out, err = arena(capsys, *wish, code=1)
    assert "2 rounds at 2 tables" in out
    assert "Partial" in out
    assert "said nothing on its turn" in err


def test_a_failure_can_be_seen_again() -> None:
    request = ArenaRequest("classic-2003", "", 2, None, 9, (("tests.arena.bots:crashing", "random"),))
    failures = [play_deal(request, 0, 0) for _ in range(2)]
    assert failures[0] == failures[1]
    assert isinstance(failures[0], Failure)


# Refusals


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "An arena needs two bots or more"),
        ("casual", "An arena needs two bots or more"),
        ("casual casual", "A bot is named twice"),
        ("casual nobody", "There is no bot 'nobody'; the bots are"),
        ("casual novice --players 1", "classic-2003 takes 2 to 10 players, not 1."),
        ("casual novice --players 0", "classic-2003 takes 2 to 10 players, not 0."),
        ("casual novice --players 3 --option partners", "The format partners needs 4, 6, 8 or 10 players, not 3."),
        ("casual novice --rounds 0", "0 rounds cannot be played; ask for 1 to"),
        ("casual novice --workers 0", "Nobody can play with 0 workers"),
        ("casual novice --edition none", "There is no edition 'none'"),
        ("casual novice --option none", "There is no option 'none'"),
        ("casual novice --format chess", "There is no format 'chess'"),
        ("casual novice --seed x", "'x' is not a seed"),
        ("casual --table novice,casual", "but not both."),
        ("--table novice,casual --players 3", "A table of 3 players has 2 bots (novice, casual)"),
        ("--table novice,casual --table a,b,c", "A table of 2 players has 3 bots (a, b, c)"),
        ("casual novice --picture x.doc", "x.doc cannot be drawn; its name must end with .png"),
        ("--table casual,novice,random --picture x.png", "a matrix of pairings"),
        ("casual novice --json /no/such/folder/x", "/no/such/folder/x cannot be written"),
        ("casual novice --resume /no/such/folder/x", "/no/such/folder/x cannot be written"),
    ],
)
def test_what_cannot_be_played_is_refused(
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


def test_a_record_of_something_else_is_left_alone(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "record"
    found(capsys, "casual", "novice", "--rounds", "2", "--resume", file)
    before = file.read_bytes()

    def refused(*arguments: str) -> str:
        _, err = arena(capsys, *arguments, "--rounds", "2", "--resume", file, code=2)
        return err

    assert "another arena (its seed is 0, not 1); go on with the same settings" in refused(
        "casual", "novice", "--seed", "1"
    )
    assert "(its edition is" in refused("casual", "novice", "--edition", "deluxe")
    assert "(its tables is" in refused("casual", "random")
    assert file.read_bytes() == before
    for content in (b"my thesis\n", b"my thesis", b"{}\n"):
        file.write_bytes(content)
        assert "is not the record of an arena" in refused("casual", "novice")
        assert file.read_bytes() == content
    for line in (b"what\n", b"[]\n", b'{"table": 5, "deal": 0, "rounds": []}\n', b'{"table": 0, "deal": 0}\n'):
        file.write_bytes(before + line)
        assert "line 3, is damaged" in refused("casual", "novice")
        assert file.read_bytes() == before + line
