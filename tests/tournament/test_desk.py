"""The tournament desk: typed commands."""

import csv
import json
import re
import shlex
from pathlib import Path

import pytest

from tests.shared.pages import Page
from tests.tournament.tournaments import EIGHT, players
from wildfour.cli import build_parser, main
from wildfour.desk.arguments import NAMES, default_to_desk
from wildfour.tournament.tournament_file import TournamentFile

Capture = pytest.CaptureFixture[str]


class Desk:
    """A runner for one tournament's commands that returns their output."""

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
        """Check that a command is rejected in one sentence on stderr, with exit code 2 and an unchanged file."""
        before = self.path.read_bytes() if self.path.is_file() else None
        assert main(["tournament", command, str(self.path), *map(str, arguments)]) == 2
        output = self.capsys.readouterr()
        assert output.out == ""
        assert re.fullmatch(r"wildfour: [^\n]+[.)]\n", output.err), output.err
        assert (self.path.read_bytes() if self.path.is_file() else None) == before
        return output.err

    def export(self, kind: str) -> str:
        path = self.folder / f"standings.{kind}"
        assert f"Written: {path}\n" in self("standings", f"--{kind}", path)
        return path.read_text(encoding="utf-8")


@pytest.fixture
def desk(tmp_path: Path, capsys: Capture) -> Desk:
    return Desk(tmp_path, capsys)


@pytest.fixture
def evening(desk: Desk) -> Desk:
    """Seat eight players: Bob+Eve v Cid+Dan, Ann+Fay v Hal+Gil."""
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
    output = desk("create", "--kind", "whist", "--seed", "8")
    assert (
        "Partners change until everyone has partnered everyone else once, for 4 rounds each time (H6, R19).\n" in output
    )
    assert "Next: enter more players, or start with these 6.\n" in desk("enter", *EIGHT[:6])
    assert desk("enter", "Gil, Hal").startswith("Gil and Hal have entered. That makes 8 players.\n")
    assert "with 8 players and 7 sittings. Everyone partners everyone else once, and plays against" in desk("start")
    assert desk("seat") == (
        "Sitting 1 of 7.\n"
        "Table 1: Bob and Eve against Cid and Dan. Bob deals first.\n"
        "    Seats, clockwise: Bob, Cid, Eve and Dan.\n"
        "Table 2: Ann and Fay against Hal and Gil. Ann deals first.\n"
        "    Seats, clockwise: Ann, Hal, Fay and Gil.\n"
        "Sitting 1 is waiting for tables 1 and 2.\n"
    )
    assert desk("result", "1", "1", "75-120") == (
        "Table 1 of sitting 1 is recorded: Bob+Eve 75 and Cid+Dan 120.\nSitting 1 is waiting for table 2.\n"
    )
    assert desk("result", "1", "2", "Hal+Gil 0 30 0 45 Fay+Ann 20 0 100 0").endswith("Next: seat sitting 2.\n")
    output = desk("standings")
    assert re.search(r"^   1  Ann +120 +2 +75 +1$", output, re.MULTILINE)
    assert re.search(r"^   1  Fay +120 +2 +75 +1$", output, re.MULTILINE)
    assert re.search(r"^   1  Cid +120 +- +75 +1$", output, re.MULTILINE)
    assert "rounds won are not compared, because some tables reported totals" in output
    assert "is corrected" in desk("correct", "1", "1", "Cid+Dan 20 0 100 0 Eve+Bob 0 30 0 55")
    assert "Sitting 7 is seated." in desk("play", "--all", "--yes")
    assert "14 tables have reported, in 7 sittings." in desk("standings")
    assert re.search(r"The tournament is over\. .+ (has won|share the win)\.", desk("show"))


def test_seat_shows_the_same_sitting_until_all_tables_have_reported(evening: Desk) -> None:
    first = evening("seat")
    assert evening("seat") == first
    assert evening("play", "--yes").endswith("Next: seat sitting 2.\n")
    assert evening("seat").startswith("Sitting 2 of 7.\n")


def test_the_plan_is_shown_in_advance(evening: Desk, tmp_path: Path) -> None:
    output = evening("plan", "--html", tmp_path / "plan.html")
    assert output.count("against") == 2 * 6
    evening("play", "--yes")
    assert evening("seat").splitlines()[:5] == output.splitlines()[:5]
    assert Page((tmp_path / "plan.html").read_text(encoding="utf-8")).count("section", **{"class": "table"}) == 2 * 6


def test_bots_play_one_table_or_a_sitting_or_all(evening: Desk) -> None:
    assert evening("play", "--table", "2", "--yes").endswith("Sitting 1 is waiting for table 1.\n")
    assert evening("play", "--table", "2", "--yes").startswith(
        "Table 2 has already reported or does not exist; the bots skip it.\n"
    )
    assert evening("play", "--yes").endswith("Next: seat sitting 2.\n")
    assert "No table is waiting for a result" in evening.refused("play", "--yes")
    evening("play", "--all", "--yes")
    assert "The tournament is over" in evening.refused("play", "--all", "--yes")
    assert "The tournament is over" in evening.refused("seat")


def test_irreversible_commands_must_be_confirmed(evening: Desk) -> None:
    """Without a terminal, the command needs --yes."""
    assert "Bots would play tables 1 and 2, and the results would count like any others." in evening.refused("play")
    assert evening.refused("play", "--all").endswith("No one can answer here; add --yes to confirm.\n")
    assert "Withdraw Ann, and let Substitute-1 take over?" in evening.refused("withdraw", "Ann")


def test_undo_reinstate_and_rename(evening: Desk) -> None:
    evening("result", "1", "1", "75-120")
    assert evening("undo").startswith("Undone: result of table 1, sitting 1.\nSitting 1 is waiting for tables 1 and 2.")
    evening("withdraw", "Ann", "--substitute", "Zoe", "--yes")
    assert evening("reinstate", "ann").startswith("Ann is back in their seat.\n")
    assert evening("rename", "ann", "Anna Lee") == "Ann is now Anna Lee.\n"
    assert "Anna Lee and Fay against" in evening("seat")
    log = evening("log").splitlines()
    assert re.fullmatch(r"12\. \d\d:\d\d result of table 1, sitting 1 \(undone\)", log[11])
    assert re.fullmatch(r"13\. \d\d:\d\d entry 12 was undone", log[12])
    assert evening("undo", "13").startswith("Undone: entry 12 was undone.\nSitting 1 is waiting for table 2.\n")
    assert "cannot be undone: without it, entry" in evening.refused("undo", "11")


def test_bots_play_the_same_from_the_same_seed(tmp_path: Path, capsys: Capture) -> None:
    """Play all tables at once, or one by one from last to first."""
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
            desk("play", "--table", "2", "--yes")
        desk("play", "--all", "--yes")
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
    desk("play", "--all", "--yes")
    data = json.loads(desk.export("json"))
    assert data["over"]
    assert data["winners"]
    assert len(data["standings"]) == 9


def tables_of(output: str) -> list[list[str]]:
    """Return the players at the printed tables, in seat order."""
    lines = re.findall(r"^(?:Table \d+|Final): (.*?)\. ", output, re.MULTILINE)
    return [re.split(", | and ", line) for line in lines]


def left_with(name: str, best: str) -> str:
    return "out" if name == best else str(10 + EIGHT.index(name))


def test_an_individual_tournament_with_a_final(alone: Desk) -> None:
    """Play two sittings at two tables, in which the same two win if they can; then the best two play to 500."""
    for sitting in ("1", "2"):
        for number, names in enumerate(tables_of(alone("seat")), 1):
            best = next((name for name in ("Ann", "Eve") if name in names), names[0])
            alone("result", sitting, str(number), *(left_with(name, best) for name in names))
    final = alone("seat")
    assert final.startswith("The final, by elimination (H7): a player who reaches 500 points is out.\nFinal: ")
    ((one, other),) = tables_of(final)
    assert "Next: round 2 of the final;" in alone("result", "final", "1", f"{one} out {other} 499")
    assert "Round 1 of the final is corrected" in alone("correct", "final", "1", f"{one} out {other} 498")
    assert "Round 1 of the final already has another result" in alone.refused(
        "result", "final", "1", f"{one} 0 {other} 9"
    )
    assert f"The tournament is over. {one} has won." in alone("result", "final", "2", f"{one} out {other} 2")
    assert f"    Round 2: {one} out and {other} 2.\n" in alone("show")


def tied(desk: Desk) -> Desk:
    """Seat four players for two places in the final; the two losers have 20 points left each."""
    desk("create", "--kind", "individual", "--seed", "8", "--games", "1", "--table-size", "3", "--final", "2")
    desk("enter", "Ann", "Bob", "Cid")
    desk("start")
    desk("seat")
    desk("result", "1", "1", "Ann out Bob 20 Cid 20")
    return desk


def test_R43_a_tie_for_the_final_by_playoff_or_lot(desk: Desk, tmp_path: Path, capsys: Capture) -> None:
    tied(desk)
    assert "Bob and Cid are tied for the last place in the final (R43)." in desk.refused("seat")
    assert desk("playoff", "-", "-").startswith("Bob and Cid are still tied for the last place in the final.\n")
    assert desk("playoff", "Bob", "7", "Cid", "out").startswith(
        "Ann and Cid are in the final.\nNext: seat the final.\n"
    )
    assert "No one is tied" in desk.refused("lot")
    assert "place in the final decided by a playoff" in desk("standings")
    desk("undo")
    output = desk("lot")
    assert re.match(r"Draw order: (Bob and Cid|Cid and Bob)\.\nAnn and \w+ are in the final", output)
    assert "place in the final decided by lot" in desk("standings")


def test_a_correction_that_changes_the_final_is_announced(alone: Desk) -> None:
    """The correction gives a player outside the final nearly 300 points in the first sitting."""
    tables = tables_of(alone("seat"))
    for sitting in ("1", "2"):
        for number, names in enumerate(tables_of(alone("seat")), 1):
            alone("result", sitting, str(number), *(left_with(name, names[0]) for name in names))
    ((one, other),) = tables_of(alone("seat"))
    number, names = next((n, names) for n, names in enumerate(tables, 1) if {one, other} & set(names))
    lucky = next(name for name in names if name not in (one, other))
    output = alone("correct", "1", str(number), *("out" if name == lucky else "99" for name in names))
    assert output.startswith(f"Careful: this changes who plays in the final. Seat the final again. In: {lucky}. Out: ")
    assert output.endswith("Next: seat the final.\n")


def test_late_players_and_withdrawals(alone: Desk) -> None:
    alone("seat")
    assert "The new player joins in the next sitting and plays one game." in alone("enter", "Zoe")
    assert "Ann has withdrawn and keeps their points." in alone("withdraw", "ann", "--yes")
    alone("play", "--all", "--yes")
    assert "joined after sitting 1" in alone("standings")
    assert "   -  Ann" in alone("standings")


def test_withdrawing_from_a_whist_tournament(evening: Desk) -> None:
    output = evening("withdraw", "Cid", "--yes")
    assert output.startswith(
        "Cid has withdrawn and keeps their points. Substitute-1 takes over the seat without scoring"
    )
    assert "Table 1: Bob and Eve against Substitute-1 and Dan." in evening("seat")
    evening("withdraw", "Bob", "--substitute", "Zoe", "--yes")
    assert "Zoe plays for Bob without scoring." in evening("show")
    evening("play", "--all", "--yes")
    ranks = {row["name"]: row["rank"] for row in csv.DictReader(evening.export("csv").splitlines())}
    assert list(ranks.values())[-2:] == ["", ""]
    assert "" not in list(ranks.values())[:-2]
    assert sorted(list(ranks)[-2:]) == ["Bob", "Cid"]
    assert sorted(ranks) == sorted(EIGHT)


def test_standings_as_csv_and_json(evening: Desk) -> None:
    """Cid and Dan score 20 + 100 = 120, and Eve and Bob 30."""
    evening("result", "1", "1", "Cid+Dan 20 0 100 0 Eve+Bob 0 30 0 0")
    rows = list(csv.DictReader(evening.export("csv").splitlines()))
    assert {row["name"]: row["points"] for row in rows if row["points"] != "0"} == {
        "Cid": "120",
        "Dan": "120",
        "Eve": "30",
        "Bob": "30",
    }
    assert [row["rank"] for row in rows[:4]] == ["1", "1", "3", "3"]
    assert (rows[0]["rounds_won"], rows[0]["points_left_over"], rows[0]["tie_broken_by"]) == ("2", "30", "")
    data = json.loads(evening.export("json"))
    assert [line["name"] for line in data["standings"]] == [row["name"] for row in rows]
    assert data["tournament"]["seed"] == 8
    assert data["order"].endswith("Players tied in all of this share a place (R43).")


def test_pages_are_self_contained_and_escaped(desk: Desk, tmp_path: Path) -> None:
    """Names cannot insert markup into a page, and pages fetch nothing."""
    desk("create", "--kind", "individual", "--games", "1")
    desk("enter", "<b>Ann<b>", 'Bob"s', "Cid", "Dan")
    desk("start")
    desk("seat", "--html", tmp_path / "seats.html")
    desk("players", "--html", tmp_path / "players.html")
    desk("play", "--yes")
    written = [(tmp_path / name).read_text(encoding="utf-8") for name in ("seats.html", "players.html")]
    for text in (*written, desk.export("html")):
        page = Page(text)
        assert page.unstyled == set()
        assert "<b>Ann<b>" in [data for tag, data in page.texts if tag == "bdi"]
        assert page.count("b") == page.count("script") == 0
        assert "http:" not in text


def test_exports_replace_only_their_own_files(evening: Desk, tmp_path: Path) -> None:
    mine = tmp_path / "mine.html"
    evening("seat", "--html", mine)
    evening("seat", "--html", mine)
    mine.write_text("dear diary", encoding="utf-8")
    evening("play", "--yes")
    assert "already exists and was not written by Wildfour, so it was left alone" in evening.refused(
        "seat", "--html", mine
    )
    assert mine.read_text(encoding="utf-8") == "dear diary"
    assert evening("show").endswith("Next: seat sitting 2.\n")
    assert "already exists and was not written by Wildfour, so it was left alone" in evening.refused(
        "seat", "--html", evening.path
    )
    assert "(No such file or directory)" in evening.refused("seat", "--html", tmp_path / "no" / "x.html")
    assert "(Is a directory)" in evening.refused("seat", "--html", tmp_path)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--kind", "cup"], "There is no tournament kind 'cup'"),
        ([], "What kind of tournament? Add --kind whist or --kind individual."),
        (["--kind", "whist", "--sittings", "3", "--cycles", "2"], "--sittings and --cycles both set the length"),
        (["--kind", "individual", "--sittings", "3", "--games", "2"], "--sittings and --games both set the length"),
        (["--kind", "whist", "--games", "3"], "A whist tournament has no --games; leave it out."),
        (["--kind", "whist", "--table-size", "4"], "A whist tournament has no --table-size; leave it out."),
        (["--kind", "individual", "--cycles", "2"], "An individual tournament has no --cycles; leave it out."),
        (["--kind", "individual", "--table-size", "9"], "--table-size cannot be 9"),
        (["--kind", "whist", "--hands", "x"], "'x' is not a whole number"),
        (["--kind", "whist", "--option", "nope"], "There is no option 'nope'"),
        (["--kind", "whist", "--edition", "nope"], "There is no edition 'nope'"),
    ],
)
def test_invalid_tournaments(arguments: list[str], sentence: str, desk: Desk) -> None:
    assert sentence in desk.refused("create", *arguments)
    assert not desk.path.exists()


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("create --kind whist", "already exists; choose another file"),
        ("enter Zoe", "so it is too late for Zoe to enter; a new player can only replace"),
        ("enter", "No names; type names separated by commas, or the name of a file with a list."),
        ("start", "The tournament has already started"),
        ("start --sittings 101", "The tournament has already started"),
        ("withdraw Zoe", "There is no player 'Zoe'; the players are Ann, Bob"),
        ("withdraw", "Missing: NAME"),
        ("withdraw Ann --substitute Bob --yes", "Bob is already taken"),
        ("reinstate Ann", "No one has withdrawn, so there is no one to reinstate."),
        ("rename Ann Bob", "Bob is already taken"),
        ("rename Zoe Yan", "There is no player 'Zoe'"),
        ("undo 1", "There is no entry 1 to undo; the entries go from 2 to 11."),
        ("undo x", "'x' is not a whole number"),
        ("lot", "No one is tied for a place in the final"),
        ("playoff Ann out Bob 5", "No one is tied for a place in the final"),
        ("players", "Missing: --html"),
        ("result 1 3 Cid+Dan 1 Eve+Bob 2", "Sitting 1 has no table 3; the tables are 1 to 2."),
        ("result 2 1 Cid+Dan 1 Eve+Bob 2", "Sitting 2 has not been seated; only sitting 1 has."),
        ("result final 1 Cid+Dan 1 Eve+Bob 2", "The final has not been seated"),
        ("result one 1 Cid+Dan 1 Eve+Bob 2", "'one' is not a sitting; give its number, or final."),
        ("result 1 one Cid+Dan 1 Eve+Bob 2", "'one' is not a whole number"),
        ("result 1 1", "Missing: SLIP"),
        ("result 1 1 Cid+Dan 1", "must list each team once"),
        ("result 1 1 Cid+Dan -1 Eve+Bob 2", "'-1' is not a number of points"),
        ("result 1 1 Cid+Eve 1 Dan+Bob 2", "Cid+Eve is not a team at this table; the teams are Bob+Eve v Cid+Dan."),
        ("result 1 1 9999-2", "A team cannot score 9,999 points in 4 rounds"),
        ("result 1 1 5-5 5-5", "Give one pair of totals such as 120-75, or one pair for each of the 4 rounds."),
        ("correct 1 1 Cid+Dan 1 Eve+Bob 2", "has no result to correct"),
        ("nope", "There is no command 'nope'; the commands are desk, create, "),
        ("standings --html /", "/ cannot be written (Is a directory)"),
        ("standings --nope", "Unknown argument '--nope'; python3 run.py tournament standings --help"),
    ],
)
def test_invalid_commands(command: str, sentence: str, evening: Desk) -> None:
    assert sentence in evening.refused(*command.split())


def test_before_the_start_there_is_nothing_to_seat(desk: Desk) -> None:
    assert "There is no tournament in" in desk.refused("seat")
    desk("create", "--kind", "whist")
    for command in (["seat"], ["plan"], ["play", "--yes"], ["players", "--html", "x.html"]):
        desk.refused(*command)
    assert desk("show").endswith("No players yet.\nNext: enter the players.\n")
    assert "No table has reported yet." in desk("standings")


def test_the_log_shows_every_fact(evening: Desk) -> None:
    lines = evening("log", "--raw").splitlines()
    assert len(lines) == TournamentFile(evening.path).load()[1]
    assert re.fullmatch(r'2 \S+ \{"fact":"entered","name":"Ann"\}', lines[1])


def test_the_commands_in_the_guide_can_be_typed() -> None:
    guide = Path(__file__).parents[2] / "docs" / "tournaments.md"
    commands = re.findall(
        r"^    python3 run.py (tournament .*?)(?:  #.*)?$", guide.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(commands) > 8
    for command in commands:
        parsed = build_parser().parse_args(default_to_desk(shlex.split(command)))
        assert parsed.desk in NAMES


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("tournament evening.event", "tournament desk evening.event"),
        ("--language de tournament ./evening", "--language de tournament desk ./evening"),
        ("tournament evening.event --kind whist", "tournament desk evening.event --kind whist"),
        ("tournament seat evening.event", "tournament seat evening.event"),
        ("tournament --help", "tournament --help"),
        ("tournament", "tournament"),
        ("tournament nope evening.event", "tournament nope evening.event"),
        ("pad --file x", "pad --file x"),
    ],
)
def test_a_file_without_a_command_opens_the_desk(typed: str, expected: str) -> None:
    assert default_to_desk(typed.split()) == expected.split()


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_its_help_in_every_language(name: str, capsys: Capture) -> None:
    for language, usage in (("en", "usage:"), ("de", "Aufruf:")):
        with pytest.raises(SystemExit):
            main(["--language", language, "tournament", name, "--help"])
        assert capsys.readouterr().out.startswith(f"{usage} python3 run.py tournament")
