"""The tournament desk, as it is typed."""

import csv
import json
import re
from pathlib import Path

import pytest

from tests.pages import Page
from tests.tournament.tournaments import EIGHT, players
from wildfour.cli import build_parser, main
from wildfour.tournament.store import TournamentFile

Capture = pytest.CaptureFixture[str]


class Desk:
    """Types commands for one tournament, and reads what is printed."""

    def __init__(self, folder: Path, capsys: Capture) -> None:
        self.folder = folder
        self.path = folder / "evening.db"
        self.capsys = capsys

    def __call__(self, command: str, *arguments: str | Path) -> str:
        words = ["tournament", command, str(self.path), *map(str, arguments)]
        assert main(words) == 0, self.capsys.readouterr().err
        output = self.capsys.readouterr()
        assert output.err == ""
        return output.out

    def refused(self, command: str, *arguments: str | Path) -> str:
        """One sentence on stderr, exit code 2, and a file that is as it was."""
        before = self.path.read_bytes() if self.path.is_file() else None
        assert main(["tournament", command, str(self.path), *map(str, arguments)]) == 2
        output = self.capsys.readouterr()
        assert output.out == ""
        assert re.fullmatch(r"wildfour: [^\n]+[.)]\n", output.err), output.err
        assert (self.path.read_bytes() if self.path.is_file() else None) == before
        return output.err

    def export(self, kind: str) -> str:
        path = self.folder / f"standings.{kind}"
        assert f"Written: {path}." in self("standings", f"--{kind}", path)
        return path.read_text(encoding="utf-8")


@pytest.fixture
def desk(tmp_path: Path, capsys: Capture) -> Desk:
    return Desk(tmp_path, capsys)


@pytest.fixture
def evening(desk: Desk) -> Desk:
    """Eight players, just seated: Cid+Dan v Eve+Bob, Fay+Ann v Hal+Gil."""
    desk("create", "--kind", "whist", "--seed", "8")
    desk("enter", *EIGHT)
    desk("start")
    desk("seat")
    return desk


@pytest.fixture
def alone(desk: Desk) -> Desk:
    desk("create", "--kind", "individual", "--seed", "8", "--games", "2", "--final", "2")
    desk("enter", *EIGHT)
    desk("start")
    return desk


def test_H6_an_evening_with_eight_players(desk: Desk) -> None:
    said = desk("create", "--kind", "whist", "--seed", "8")
    assert "Everyone partners everyone else once, for 4 rounds each time (H6, R19).\n" in said
    assert desk("enter", *EIGHT[:6]).endswith("have entered, 6 in all.\n")
    assert desk.refused("start").endswith("6 is neither; 5 or 8 would do.\n")
    assert desk("enter", *EIGHT[6:]) == "Gil and Hal have entered, 8 in all.\n"
    assert "8 players and 7 sittings" in desk("start")
    assert desk("seat") == (
        "Sitting 1 of 7.\n"
        "Table 1: Cid and Dan against Eve and Bob.\n"
        "    Seats in order: Cid, Eve, Dan, Bob.\n"
        "Table 2: Fay and Ann against Hal and Gil.\n"
        "    Seats in order: Fay, Hal, Ann, Gil.\n"
        "Sitting 1 is waiting for tables 1 and 2.\n"
    )
    assert desk("result", "1", "1", "cid+dan", "120", "eve+bob", "75") == (
        "Table 1 of sitting 1 is recorded: Cid+Dan 120, Eve+Bob 75.\nSitting 1 is waiting for table 2.\n"
    )
    assert desk("result", "1", "2", "Hal+Gil 0 30 0 45 Fay+Ann 20 0 100 0").endswith("Next: seat sitting 2.\n")
    said = desk("standings")
    assert "   1  Fay        120           2         75      1  tie broken by lot\n" in said
    assert "rounds won are not compared, because some tables reported totals" in said
    assert "is corrected" in desk("correct", "1", "1", "Cid+Dan 20 0 100 0 Eve+Bob 0 30 0 55")
    assert "Sitting 7 is seated." in desk("play", "--all")
    assert "14 tables have reported, in 7 sittings." in desk("standings")
    assert re.search(r"The tournament is over\. \w+ has won\.", desk("show"))


def test_seat_shows_the_same_sitting_until_all_tables_have_reported(evening: Desk) -> None:
    first = evening("seat")
    assert evening("seat") == first
    assert evening("play").endswith("Next: seat sitting 2.\n")
    assert evening("seat").startswith("Sitting 2 of 7.\n")


def test_the_plan_is_shown_in_advance(evening: Desk, tmp_path: Path) -> None:
    said = evening("plan", "--html", tmp_path / "plan.html")
    assert said.count("against") == 2 * 6
    evening("play")
    assert evening("seat").splitlines()[:5] == said.splitlines()[:5]
    assert Page((tmp_path / "plan.html").read_text(encoding="utf-8")).count("section", **{"class": "table"}) == 2 * 6


def test_bots_play_one_table_or_a_sitting_or_all(evening: Desk) -> None:
    assert evening("play", "--table", "2").endswith("Sitting 1 is waiting for table 1.\n")
    assert evening("play", "--table", "2").startswith(
        "Table 2 has reported or does not exist; the bots leave it alone.\n"
    )
    assert evening("play").endswith("Next: seat sitting 2.\n")
    assert "No table is waiting for a result" in evening.refused("play")
    evening("play", "--all")
    assert "The tournament is over" in evening.refused("play", "--all")
    assert "The tournament is over" in evening.refused("seat")


def test_bots_play_the_same_from_the_same_seed(tmp_path: Path, capsys: Capture) -> None:
    """Whether all at once, or table by table from the last to the first."""
    standings = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        desk = Desk(folder, capsys)
        desk("create", "--kind", "individual", "--seed", "3", "--games", "2", "--table-size", "3")
        desk("enter", *EIGHT)
        desk("start")
        if name == "other":
            desk("seat")
            desk("play", "--table", "2")
        desk("play", "--all")
        standings.append(desk.export("json"))
    assert standings[0] == standings[1]


@pytest.mark.parametrize("edition", ["classic-2003", "standard-2010", "deluxe", "minion-2016", "launcher-2009"])
@pytest.mark.parametrize("kind", ["whist", "individual"])
def test_H7_bots_play_whole_tournaments_in_every_edition(edition: str, kind: str, desk: Desk) -> None:
    options = ["--option", "stacking=any", "--option", "jump-in", "--option", "target=200"]
    length = ["--hands", "1"] if kind == "whist" else ["--games", "1", "--final", "3"]
    desk("create", "--kind", kind, "--edition", edition, "--seed", "5", *options, *length)
    desk("enter", *players(9))
    desk("start")
    desk("play", "--all")
    data = json.loads(desk.export("json"))
    assert data["over"]
    assert len(data["winners"]) == 1
    assert len(data["standings"]) == 9


def test_an_individual_tournament_with_a_final(alone: Desk) -> None:
    """Two sittings of two tables, in which the same two win 60 a time; then they play to 500."""
    for sitting in ("1", "2"):
        tables = [line.split(": ")[1].strip(".").split(", ") for line in alone("seat").splitlines()[1:3]]
        for number, names in enumerate(tables, 1):
            best = next((name for name in ("Ann", "Eve") if name in names), names[0])
            others = " ".join(f"{name} 20" for name in names if name != best)
            alone("result", sitting, str(number), f"{best} out {others}")
    final = alone("seat")
    assert final.startswith("Final, by elimination (H7): whoever reaches 500 points is out.\nFinal: ")
    one, other = final.splitlines()[1].removeprefix("Final: ").strip(".").split(", ")
    assert "The final goes on with round 2." in alone("result", "final", "1", f"{one} out {other} 499")
    assert "Round 1 of the final is corrected" in alone("correct", "final", "1", f"{one} out {other} 498")
    assert "Round 1 of the final already has another result" in alone.refused(
        "result", "final", "1", f"{one} 0 {other} 9"
    )
    assert f"The tournament is over. {one} has won." in alone("result", "final", "2", f"{one} out {other} 2")
    assert f"    Round 2: {one} out, {other} 2.\n" in alone("show")


def test_late_players_and_withdrawals(alone: Desk) -> None:
    alone("seat")
    assert "Zoe plays from the next sitting on, one game in all." in alone("late", "Zoe")
    assert "Ann has withdrawn and keeps the points." in alone("withdraw", "ann")
    alone("play", "--all")
    assert "came after sitting 1" in alone("standings")
    assert "   -  Ann" in alone("standings")


def test_withdrawing_from_a_whist_tournament(evening: Desk) -> None:
    said = evening("withdraw", "Cid")
    assert said.startswith(
        "Cid has withdrawn and keeps the points. Substitute-1 takes over the seat, but scores for nobody"
    )
    assert "Table 1: Substitute-1 and Dan against Eve and Bob." in evening("seat")
    evening("withdraw", "Bob", "--substitute", "Zoe")
    assert "Zoe plays for Bob; Zoe's points count for nobody." in evening("show")
    evening("play", "--all")
    ranks = {row["name"]: row["rank"] for row in csv.DictReader(evening.export("csv").splitlines())}
    assert list(ranks.values()) == ["1", "2", "3", "4", "5", "6", "", ""]
    assert sorted(list(ranks)[-2:]) == ["Bob", "Cid"]
    assert sorted(ranks) == sorted(EIGHT)


def test_entrants_from_a_list(desk: Desk, tmp_path: Path) -> None:
    desk("create", "--kind", "individual")
    plain, table = tmp_path / "plain.csv", tmp_path / "table.csv"
    plain.write_text("Ann\nBob\n\n", encoding="utf-8")
    table.write_text('\ufefftown,Name,age\nRome,"Cid",9\nParis, Dan ,8\n', encoding="utf-8")
    assert desk("enter", "--csv", plain) == "Ann and Bob have entered, 2 in all.\n"
    assert desk("enter", "Eve", "--csv", table) == "Eve, Cid and Dan have entered, 5 in all.\n"
    plain.write_text("name\n", encoding="utf-8")
    assert "has no names" in desk.refused("enter", "--csv", plain)
    table.write_text("town,name\nRome,\n", encoding="utf-8")
    assert "Line 2 of" in desk.refused("enter", "--csv", table)
    table.write_bytes(b"\xff\xfe\x00")
    assert "not text in UTF-8" in desk.refused("enter", "--csv", table)
    assert "cannot be read" in desk.refused("enter", "--csv", tmp_path / "none.csv")
    assert "There is already a player called Ann" in desk.refused("enter", "Zoe", "Ann")


def test_standings_as_csv_and_json(evening: Desk) -> None:
    """Cid+Dan 20 + 100 = 120 against Eve+Bob 30."""
    evening("result", "1", "1", "Cid+Dan 20 0 100 0 Eve+Bob 0 30 0 0")
    rows = list(csv.DictReader(evening.export("csv").splitlines()))
    assert {row["name"]: row["points"] for row in rows if row["points"] != "0"} == {
        "Cid": "120",
        "Dan": "120",
        "Eve": "30",
        "Bob": "30",
    }
    assert rows[0]["rank"] == "1"
    assert (rows[0]["rounds_won"], rows[0]["points_left_over"], rows[0]["tie_broken_by"]) == ("2", "30", "lot")
    data = json.loads(evening.export("json"))
    assert [line["name"] for line in data["standings"]] == [row["name"] for row in rows]
    assert data["tournament"]["seed"] == 8
    assert "a lot drawn from the tournament's seed" in data["order"]


def test_pages_are_whole_and_harmless(desk: Desk, tmp_path: Path) -> None:
    """No name can put anything into a page, and nothing is fetched from elsewhere."""
    desk("create", "--kind", "individual", "--games", "1")
    desk("enter", "<b>Ann<b>", 'Bob"s', "Cid", "Dan")
    desk("start")
    desk("seat", "--html", tmp_path / "seats.html")
    desk("play")
    for text in ((tmp_path / "seats.html").read_text(encoding="utf-8"), desk.export("html")):
        page = Page(text)
        assert page.unstyled == set()
        assert "<b>Ann<b>" in [data for tag, data in page.texts if tag == "bdi"]
        assert page.count("b") == page.count("script") == 0
        assert "http:" not in text


def test_exports_replace_only_what_they_wrote(evening: Desk, tmp_path: Path) -> None:
    mine = tmp_path / "mine.html"
    evening("seat", "--html", mine)
    evening("seat", "--html", mine)
    mine.write_text("dear diary", encoding="utf-8")
    evening("play")
    assert "already exists and is something else" in evening.refused("seat", "--html", mine)
    assert mine.read_text(encoding="utf-8") == "dear diary"
    assert evening("show").endswith("Next: seat sitting 2.\n")
    assert "already exists and is something else" in evening.refused("seat", "--html", evening.path)
    assert "there is no such folder" in evening.refused("seat", "--html", tmp_path / "no" / "x.html")
    assert "it is a folder" in evening.refused("seat", "--html", tmp_path)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--kind", "cup"], "There is no kind of tournament 'cup'"),
        ([], "Something is missing: --kind"),
        (["--kind", "whist", "--games", "3"], "A whist tournament has no --games; leave it out."),
        (["--kind", "whist", "--table-size", "4"], "A whist tournament has no --table-size; leave it out."),
        (["--kind", "individual", "--cycles", "2"], "An individual tournament has no --cycles; leave it out."),
        (["--kind", "individual", "--table-size", "9"], "--table-size cannot be 9"),
        (["--kind", "whist", "--hands", "x"], "'x' is not a whole number"),
        (["--kind", "whist", "--option", "nope"], "There is no option 'nope'"),
        (["--kind", "whist", "--edition", "nope"], "There is no edition 'nope'"),
    ],
)
def test_tournaments_that_cannot_be(arguments: list[str], sentence: str, desk: Desk) -> None:
    assert sentence in desk.refused("create", *arguments)
    assert not desk.path.exists()


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("create --kind whist", "already exists; choose another file"),
        ("enter Zoe", "The tournament has started, so nobody else can enter."),
        ("enter", "There are no names; give some, or a list with --csv FILE."),
        ("start", "The tournament has already started"),
        ("late Zoe", "A whist tournament is planned for all its players at once"),
        ("withdraw Zoe", "There is no player called 'Zoe' here; the players are Ann, Bob"),
        ("withdraw", "Something is missing: NAME"),
        ("withdraw Ann --substitute Bob", "There is already a player called Bob"),
        ("result 1 3 Cid+Dan 1 Eve+Bob 2", "Sitting 1 has no table 3; the tables are 1 to 2."),
        ("result 2 1 Cid+Dan 1 Eve+Bob 2", "Sitting 2 has not been seated; only sitting 1 has."),
        ("result final 1 Cid+Dan 1 Eve+Bob 2", "The final has not been seated"),
        ("result one 1 Cid+Dan 1 Eve+Bob 2", "'one' is not a sitting; give its number, or final."),
        ("result 1 one Cid+Dan 1 Eve+Bob 2", "'one' is not a whole number"),
        ("result 1 1", "Something is missing: SLIP"),
        ("result 1 1 Cid+Dan 1", "needs each team once"),
        ("result 1 1 Cid+Dan -1 Eve+Bob 2", "'-1' is not a number of points"),
        ("result 1 1 Cid+Eve 1 Dan+Bob 2", "Cid+Eve is not a team at this table; the teams are Cid+Dan v Eve+Bob."),
        ("result 1 1 Cid+Dan 9999 Eve+Bob 2", "A team cannot score 9999 points in 4 rounds"),
        ("correct 1 1 Cid+Dan 1 Eve+Bob 2", "has no result to correct"),
        ("nope", "There is no command 'nope'; the commands are create, "),
        ("standings --html /", "it is a folder"),
        ("standings --nope", "I don't know what to do with '--nope'; python3 run.py tournament standings --help"),
    ],
)
def test_commands_that_cannot_be(command: str, sentence: str, evening: Desk) -> None:
    assert sentence in evening.refused(*command.split())


def test_before_the_start_there_is_nothing_to_seat(desk: Desk) -> None:
    assert "there is no such file; make one with create." in desk.refused("seat")
    desk("create", "--kind", "whist")
    for command in ("seat", "plan", "play"):
        desk.refused(command)
    assert desk("show").endswith("Next: enter more players, or start with the 0 who have entered.\n")
    assert "No table has reported yet." in desk("standings")


def test_the_log_shows_every_fact(evening: Desk) -> None:
    lines = evening("show", "--log").splitlines()
    assert len(lines) == TournamentFile(evening.path).load()[1]
    assert re.fullmatch(r'2 \S+ \{"fact":"entered","name":"Ann"\}', lines[1])


def test_the_commands_in_the_guide_can_be_typed() -> None:
    guide = Path(__file__).parents[2] / "docs" / "tournaments.md"
    commands = re.findall(r"^    wildfour (tournament .*)$", guide.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(commands) > 8
    for command in commands:
        assert build_parser().parse_args(command.split()).desk == command.split()[1]
