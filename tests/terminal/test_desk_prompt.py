"""The desk prompt: an organizer's evening in short lines, and a response to every malformed line."""

import io
import os
import re
import select
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import pytest

from tests.shared.pages import Page
from wildfour.cli import main
from wildfour.desk.desk import Desk
from wildfour.desk.prompt import DeskPrompt
from wildfour.terminal.console import Console
from wildfour.tournament.settings import Settings
from wildfour.tournament.standings import standings
from wildfour.tournament.tournament_file import TournamentFile
from wildfour.words import in_language

ROOT = Path(__file__).parents[2]
ELEVEN = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil", "Hal", "Ivy", "Jim", "Kay"]
Capture = pytest.CaptureFixture[str]


def typed(path: Path, *lines: str, language: str = "en", settings: Settings | None = None) -> str:
    """Return the screen after these lines are typed into a new or existing tournament."""
    file = TournamentFile(path)
    if not path.exists():
        file.create(settings or Settings(kind="whist", seed=8))
    out = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), out, in_language(language))
    DeskPrompt(Desk(file, console)).run()
    return out.getvalue()


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """Seat eight players: Bob+Eve v Cid+Dan, Ann+Fay v Hal+Gil."""
    path = tmp_path / "evening.event"
    typed(path, "enter Ann, Bob, Cid, Dan, Eve, Fay, Gil, Hal", "start", "seat")
    return path


def points(path: Path) -> dict[str, int]:
    return {line.name: line.points for line in standings(TournamentFile(path).load()[0])}


def test_a_result_is_one_short_line(event: Path) -> None:
    screen = typed(event, "1: 75-120", "2: 20-0 0-30 100-0 0-45")
    assert (
        "Table 1 of sitting 1 is recorded: Bob+Eve 75 and Cid+Dan 120.\nSitting 1 is waiting for table 2.\n" in screen
    )
    assert "Ann+Fay 20 0 100 0 (together 120) and Hal+Gil 0 30 0 45 (together 75).\nNext: seat sitting 2.\n" in screen
    assert points(event)["Cid"] == 120


def test_a_recorded_result_is_replaced_only_after_confirmation(event: Path) -> None:
    screen = typed(event, "1: 75-120", "1: 75-12", "no", "1: 75-12", "maybe")
    assert "Table 1 of sitting 1 already has a result: Bob+Eve 75 and Cid+Dan 120. Replace it?" in screen
    assert "Nothing changed.\n" in screen
    assert "Type yes or no." in screen
    assert points(event)["Cid"] == 120
    assert "Table 1 of sitting 1 is corrected" in typed(event, "1: 75-12", "yes")
    assert "Table 1 of sitting 1 is corrected" in typed(event, "correct 1/1: 75-13")
    assert points(event)["Cid"] == 13


@pytest.mark.parametrize("line", ["undo", "undo table 1", "undo 1/1", "undo 12", "undo #12"])
def test_undo_in_all_forms(line: str, event: Path) -> None:
    screen = typed(event, "1: 75-120", line)
    assert "Undone: result of table 1, sitting 1.\nSitting 1 is waiting for tables 1 and 2.\n" in screen
    assert points(event)["Cid"] == 0


def test_people_come_and_go(event: Path) -> None:
    screen = typed(
        event,
        "withdraw Ann",
        "no",
        "withdraw ann = Zoe",
        "yes",
        "seat",
        "reinstate ann",
        "rename Ann = Anna Lee",
        "seat",
    )
    assert "Withdraw Ann, and let Substitute-1 take over? Type yes or no." in screen
    assert "Table 2: Zoe and Fay against Hal and Gil. Zoe deals first." in screen
    assert "Ann is now Anna Lee." in screen
    assert "Table 2: Anna Lee and Fay against Hal and Gil. Anna Lee deals first." in screen


def test_names_from_a_list(tmp_path: Path) -> None:
    (tmp_path / "our list.csv").write_bytes("Name;Ort\r\nZoë;Rom\r\nJosé;Paris\r\n".encode("utf-16"))
    screen = typed(tmp_path / "evening.event", f"enter {tmp_path / 'our list.csv'}", "enter Ann Lee,Bob")
    assert "Zoë and José have entered. That makes 2 players." in screen
    assert "Ann Lee and Bob have entered. That makes 4 players." in screen


def test_an_individual_tournament_with_a_final(tmp_path: Path) -> None:
    """Ann wins 8 + 7 + 6 = 21, then the final: round 1 takes Bob to the limit of 30."""
    settings = Settings(kind="individual", seed=1, games=1, final=2, hands=1, option_text="target=30")
    event = tmp_path / "one.event"
    screen = typed(event, "enter Ann, Bob, Cid, Dan", "start", "seat", settings=settings)
    seats = re.findall(r"^Table 1: (.*?)\. ", screen, re.MULTILINE)[0]
    names = re.split(", | and ", seats)
    slip = " ".join({"Ann": "out", "Bob": "6", "Cid": "7", "Dan": "8"}[name] for name in names)
    screen = typed(event, f"1: {slip}", "seat", "final: Bob 30 Ann out", "print")
    assert "Final: Ann and Bob." in screen
    assert "Round 1 of the final is recorded: Ann out and Bob 30.\nThe tournament is over. Ann has won.\n" in screen
    assert f"Written: {tmp_path / 'one-final.html'}\n" in screen


def test_R43_a_tie_before_the_final_is_decided_at_the_prompt(tmp_path: Path) -> None:
    settings = Settings(kind="individual", seed=1, games=1, table_size=3, final=2, hands=1)
    event = tmp_path / "one.event"
    screen = typed(
        event,
        *("enter Ann, Bob, Cid", "start", "seat", "1: Ann out Bob 5 Cid 5", "seat", "playoff", "playoff Bob 3 Cid out"),
        "seat",
        settings=settings,
    )
    assert "Bob and Cid are tied for the last place in the final (R43). Let them play one round" in screen
    assert "Who went out, and what were the others left with? Type playoff Ann out Bob 20, for example." in screen
    assert "Ann and Cid are in the final." in screen
    assert "Final: Ann and Cid." in screen


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Sitting 1 is waiting for tables 1 and 2."),
        ("foo", "Unknown command 'foo'; type help."),
        ("standngs", "Unknown command 'standngs'. Did you mean standings?"),
        ("1:", "What did the table report? Type 1: 120-75, for example."),
        ("9: 1-2", "Sitting 1 has no table 9; the tables are 1 to 2."),
        ("7/1: 1-2", "Sitting 7 has not been seated; only sitting 1 has."),
        ("1: 5", "Give one pair of totals such as 120-75, or one pair for each of the 4 rounds."),
        ("1: Bob+Eve 5", "must list each team once"),
        ("1: 999999999-0", "'999999999' is not a number of points"),
        ("final: 1-2", "The final has not been seated"),
        ("correct", "Which table, and what is the correct result?"),
        ("correct 1: 5-5", "Table 1 of sitting 1 has no result to correct"),
        ("undo nonsense", "'nonsense' cannot be undone."),
        ("undo 99", "There is no entry 99 to undo"),
        ("undo table 2", "Table 2 of sitting 1 has no result to undo."),
        ("undo table 9", "Sitting 1 has no table 9"),
        ("enter", "No names; type names"),
        ("enter Zoe", "so it is too late for Zoe to enter"),
        ("start", "The tournament has already started"),
        ("start three", "Type start, or start 3 for three sittings."),
        ("withdraw", "Who? Type a name after the command."),
        ("withdraw Zoe", "There is no player 'Zoe'; the players are Ann, Bob"),
        ("rename Ann", "What is the new name? Type rename Ann = Anna, for example."),
        ("rename Ann = Bob", "Bob is already taken"),
        ("reinstate Ann", "No one has withdrawn, so there is no one to reinstate."),
        ("playoff Ann out Bob 5", "No one is tied for a place in the final"),
        ("lot", "No one is tied for a place in the final"),
        ("bots some", "Type bots, bots 2 for table 2 only, or bots all."),
        ("print nonsense", "'nonsense' cannot be printed. Type print for everything"),
        ("print standings /no/such/place.html", "cannot be written (No such file or directory)"),
        ("help", "2: 120-75 reports the result of table 2"),
        ("log", "11. "),
        ("plan", "Sitting 7 of 7."),
    ],
)
def test_every_line_gets_an_answer(line: str, sentence: str, event: Path) -> None:
    before = TournamentFile(event).load()[1]
    assert sentence in typed(event, line)
    assert TournamentFile(event).load()[1] == before


def test_all_pages_are_written_beside_the_tournament(event: Path, tmp_path: Path) -> None:
    screen = typed(event, "print", "print csv", f"print standings {tmp_path / 'mine.html'}")
    for name in ("sitting-1.html", "plan.html", "players.html", "standings.html", "standings.csv"):
        assert f"Written: {tmp_path / f'evening-{name}'}\n" in screen
        assert (tmp_path / f"evening-{name}").exists()
    assert (tmp_path / "mine.html").exists()
    page = Page((tmp_path / "evening-players.html").read_text(encoding="utf-8"))
    assert page.unstyled == set()
    assert page.count("section", **{"class": "itinerary"}) == 8


def test_an_evening_in_german(tmp_path: Path) -> None:
    event = tmp_path / "abend.event"
    screen = typed(
        event,
        *(
            "anmelden Ann, Bob, Cid, Dan, Eve",
            "start 2",
            "setzen",
            "1: 120-75",
            "zurück",
            "1: 12-7",
            "abmelden Ann",
            "ja",
        ),
        *(
            "zurückholen Ann",
            "umbenennen Ann = Anna",
            "stand",
            "protokoll",
            "zeigen",
            "plan",
            "drucken",
            "hilfe",
            "quatsch",
        ),
        "ende",
        language="de",
    )
    assert "Das Turnier hat begonnen, mit 5 Personen und 2 Serien. In jeder Serie hat eine Person Pause." in screen
    assert "Tisch 1 in Serie 1 ist eingetragen:" in screen
    assert "Meldet sich Ann wirklich ab, und springt Ersatz-1 ein? Tippe ja oder nein." in screen
    assert "„quatsch“ versteht die Turnierleitung nicht; tippe hilfe." in screen
    assert screen.endswith(f"Das Turnier ist in {event} gespeichert.\n")
    for name in ("sitting-1", "standings", "players"):
        page = Page((tmp_path / f"abend-{name}.html").read_text(encoding="utf-8"))
        assert page.count("html", lang="de") == 1
        for english in ("Sitting", "Table", "points", "deals", "Made with", "Standings", "sits out", "against"):
            assert not re.search(rf"\b{english}\b", page.text), english
    words = re.compile(r"\b(sitting|table|the|and|is|are|type|next|entry)\b", re.IGNORECASE)
    output = [line for line in screen.splitlines() if not line.startswith((">", "Geschrieben:"))]
    assert [line for line in output if words.search(line)] == []


def test_a_new_tournament_must_be_confirmed(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    event = tmp_path / "new.event"
    for answers, begun in (("quit\n", False), ("", False), ("individual\nquit\n", True)):
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        assert main(["tournament", str(event)]) == 0
        assert event.exists() is begun
    output = capsys.readouterr().out
    assert "Do partners change, or does everyone play alone? Type whist or individual." in output
    assert "Canceled. Nothing changed." in output
    monkeypatch.setattr("sys.stdin", io.StringIO("chess\n"))
    assert main(["tournament", str(tmp_path / "other.event")]) == 2
    assert capsys.readouterr().err == "wildfour: Type whist or individual.\n"
    monkeypatch.setattr("sys.stdin", io.StringIO("enter Ann\n"))
    assert main(["tournament", "desk", str(tmp_path / "third.event"), "--kind", "whist", "--sittings", "2"]) == 0
    assert "2 sittings with changing partners, 4 rounds each." in capsys.readouterr().out


class Terminal:
    """A desk in a real terminal, typed key by key."""

    def __init__(self, *arguments: str | Path) -> None:
        self.screen, desk = import_module("pty").openpty()  # missing on Windows
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "COLUMNS": "100", "INPUTRC": "/dev/null"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wildfour", *map(str, arguments)],
            stdin=desk,
            stdout=desk,
            stderr=desk,
            env=environment,
            close_fds=True,
        )
        os.close(desk)
        self.shown = ""
        self.until_asked()

    def until_asked(self) -> str:
        """Read until the desk asks for a line or exits; return its output without colors, on one line."""
        output = b""
        end = time.monotonic() + 60
        while time.monotonic() < end and not re.search(rb"(^|\n)(\x1b\[\?2004h)?> $", output):
            if select.select([self.screen], [], [], 0.2)[0]:
                try:
                    output += os.read(self.screen, 65536)
                except OSError:  # the other end is closed
                    break
        text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", output.decode())
        self.shown += text
        return " ".join(text.split())

    def type(self, keys: str) -> str:
        os.write(self.screen, keys.encode() + b"\r")
        return self.until_asked()

    def close(self) -> int:
        """Close the terminal, even if the desk is busy."""
        if self.process.returncode is None:
            os.close(self.screen)
            self.process.wait(timeout=30)
        return self.process.returncode


def tables_on(screen: str) -> list[tuple[list[str], list[str]]]:
    """Return the teams at every table, in slip order."""
    found = re.findall(r"Table \d: (\w+) and (\w+) against (\w+) and (\w+)\.", screen)
    return [([a, b], [c, d]) for a, b, c, d in found]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pty")
def test_an_organizer_runs_an_evening_of_eleven_at_the_prompt_alone(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Play three sittings: undo a mistyped result, edit a line with the arrow keys, let a player leave and return, and
    print all pages. The standings add up the slips."""
    event = tmp_path / "evening.event"
    desk = Terminal("tournament", event)
    request.addfinalizer(desk.close)
    desk.type("whist")
    assert "That makes 11 players." in desk.type("enter " + ", ".join(ELEVEN))
    assert "3 players sit out in each sitting. 9 players play in 2 sittings, 2 players in 3." in desk.type("start 3")
    total, games = dict.fromkeys(ELEVEN, 0), dict.fromkeys(ELEVEN, 0)

    def score(team: list[str], scored: int) -> None:
        for name in team:
            total[name] += scored
            games[name] += 1

    for sitting in (1, 2, 3):
        tables = tables_on(desk.type("seat"))
        assert len(tables) == 2
        for number, (one, other) in enumerate(tables, 1):
            right = (100 * sitting + number, 50 + number)
            if (sitting, number) == (1, 1):
                assert "is recorded" in desk.type("1: 999-51")
                assert "Undone: result of table 1, sitting 1." in desk.type("undo")
                # Correct 1 to 101: go to the start of the line, move right four times, and insert the rest.
                assert " 101 and" in desk.type("1: 1-51\x01\x1b[C\x1b[C\x1b[C\x1b[C01")
            elif (sitting, number) == (2, 1):
                leaver = one[0]
                assert f"Withdraw {leaver}, and let" in desk.type(f"withdraw {leaver}")
                assert "takes over the seat" in desk.type("yes")
                assert f"{leaver} is back in their seat." in desk.type(f"reinstate {leaver}")
                assert "is recorded" in desk.type(f"{number}: {right[0]}-{right[1]}")
            else:
                assert "is recorded" in desk.type(f"{number}: {right[0]}-{right[1]}")
            score(one, right[0])
            score(other, right[1])
        assert f"evening-sitting-{sitting}.html" in desk.type("print").replace(" ", "")
    assert "share the win." in desk.type("standings") or "has won." in desk.shown
    desk.type("quit")
    assert desk.close() == 0
    assert "Traceback" not in desk.shown

    tournament, _ = TournamentFile(event).load()
    lines = standings(tournament)
    assert {line.name: (line.points, line.games) for line in lines} == {
        name: (total[name], games[name]) for name in ELEVEN
    }
    means = [line.points / line.games for line in lines]
    assert means == sorted(means, reverse=True)
    assert sorted(games.values()) == [2] * 9 + [3] * 2
    for name in ("sitting-1", "sitting-2", "sitting-3", "plan", "players", "standings"):
        page = Page((tmp_path / f"evening-{name}.html").read_text(encoding="utf-8"))
        assert page.unstyled == set()
        assert page.count("html", lang="en") == 1
    slips = Page((tmp_path / "evening-sitting-3.html").read_text(encoding="utf-8"))
    assert slips.count("section", **{"class": "table"}) == 2
    assert slips.text.count("deals first") == 2
    assert slips.text.count("Sitting 3 of 3") == 4  # twice on the page, and once on each slip
