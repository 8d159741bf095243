"""The score pad at the prompt, through strings and pipes: evenings, mistakes, leaving, and crashes."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from wildfour.cli import build_parser, main
from wildfour.pad.pad_file import PadFile, read_pad, write_pad
from wildfour.terminal.console import Console
from wildfour.terminal.pad_setup import keep_pad
from wildfour.words import ENGLISH, Catalogue, in_language

Capture = pytest.CaptureFixture[str]
HEAD = """\
wildfour pad 1
saved-by: wildfour 0.1.0
edition: classic-2003
options: target=300
format: elimination
players: Ann, Bob, Cid
dealer: Bob
"""
ROUNDS = """\
round 1, dealer Bob, Ann: out, Bob: r7 W, Cid: 57
round 2, dealer Cid, Ann: 12, Bob: out, Cid: g9
round 3, dealer Ann, drawn
"""


def typed(lines: str, file: Path, words: Catalogue = ENGLISH, **arguments: str | list[str] | bool) -> str:
    """Return the screen after these typed lines."""
    out = io.StringIO()
    args = build_parser().parse_args(["pad", "--file", str(file)])
    vars(args).update(arguments)
    keep_pad(args, Console(io.StringIO(lines), out, words))
    return out.getvalue()


def begin(lines: str, file: Path) -> str:
    return typed(lines, file, players="Ann, Bob,Cid", format="elimination", option=["target=300"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "evening.pad"


def refusal(capsys: Capture, *arguments: str | Path) -> str:
    """Run a rejected command; return its one line on stderr."""
    assert main(["pad", *map(str, arguments)]) == 2
    output = capsys.readouterr()
    assert re.fullmatch(r"wildfour: [^\n]+[.)]\n", output.err), output.err
    return output.err


def test_an_evening_hand_by_hand_and_round_by_round(file: Path) -> None:
    """Bob has 7 + 50 = 57, Cid 57 + 9 = 66, and Ann 12. Cid is closest, with 300 - 66 = 234 to go."""
    screen = begin("bob\nout\nR7 w\n57\nann: 12, cid: g9, bob: -\ndrawn\n", file)
    assert "Who deals first? Type a name, or press Enter for Ann." in screen
    assert "Round 1 is saved. Bob dealt. Ann went out. Bob was left with r7 W (57) and Cid with 57 points." in screen
    assert "Round 3 is saved. Ann dealt. The round was a draw." in screen
    assert "Ann has the lowest total, 12 points. Cid is closest to 300, with 234 points to go." in screen
    assert screen.endswith(f"The score pad is saved in {file}.\n")
    assert file.read_text().split("\n")[2:] == (HEAD + ROUNDS).split("\n")[2:]


def test_leaving_and_resuming_gives_the_same_pad(file: Path) -> None:
    begin("Bob\nout\nr7 W\n57\nquit\n", file)
    screen = typed("12\nout\ng9\n", file)
    assert "Resuming the score pad in" in screen
    assert "Round 2. Cid deals." in screen
    typed("drawn\n", file)
    assert file.read_text().split("\n")[2:] == (HEAD + ROUNDS).split("\n")[2:]


def test_undo_removes_an_answer_and_then_a_round(file: Path) -> None:
    screen = begin("Bob\nout\nr7 W\n75\nout\n12\nundo\nundo\nundo\nout\nr7 W\n57\n", file)
    assert "Bob's hand is removed." in screen
    assert "Ann's hand is removed." in screen
    assert "Round 1 is undone." in screen
    assert [line for line in file.read_text().split("\n") if line[:4] in ("roun", "undo")] == [
        "round 1, dealer Bob, Ann: out, Bob: r7 W, Cid: 75",
        "undo",
        "round 1, dealer Bob, Ann: out, Bob: r7 W, Cid: 57",
    ]
    assert read_pad(file.read_text()).totals == (0, 57, 57)
    assert "There is nothing to undo" in typed("undo\nundo\n", file)


def test_any_round_can_be_corrected_and_the_correction_undone(file: Path) -> None:
    """Correct round 1 (Ann out, Bob 57, Cid 57) to Bob 75, then to Cid out, Ann 10, Bob 20. Undo the last one."""
    rounds = "Bob\nout\nr7 W\n57\nAnn: 12, Bob: out, Cid: 9\n"
    screen = begin(f"{rounds}correct 1\nout\n75\n57\ncorrect 1 Ann: 10, Bob: 20, Cid: -\nundo\nsheet\n", file)
    asked = "Type the hands of round 1 again, or undo to keep the round unchanged: Bob dealt. Ann went out. Bob was"
    assert asked in screen
    assert "Round 1 is corrected. Bob dealt. Ann went out. Bob was left with 75 points and Cid with" in screen
    assert "Round 1 is corrected. Bob dealt. Cid went out. Ann was left with 10 points and Bob with" in screen
    assert "The correction of round 1 is undone." in screen
    assert [line for line in file.read_text().split("\n") if line.startswith(("correct", "undo"))] == [
        "correct 1, Ann: out, Bob: 75, Cid: 57",
        "correct 1, Ann: 10, Bob: 20, Cid: out",
        "undo",
    ]
    assert read_pad(file.read_text()).totals == (12, 75, 66)


def test_a_correction_can_be_canceled(file: Path) -> None:
    screen = begin("Bob\nout\n5\n7\ncorrect 1\n9\nundo\nundo\nAnn: 1, Bob: out, Cid: 2\n", file)
    assert "Ann's hand is removed." in screen
    assert "Round 2 is saved." in screen
    assert read_pad(file.read_text()).totals == (1, 5, 9)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("correct", "Which round? Type correct 2, for example."),
        ("correct one", "Which round?"),
        ("correct 2", "There is no round 2 to correct; only round 1 has been played."),
        ("correct 1 Ann: out", "The hands of Bob and Cid are missing"),
        ("correct 1 Ann: 3, Bob: 4, Cid: 5", "A player must have gone out"),
    ],
)
def test_invalid_corrections(line: str, sentence: str, file: Path) -> None:
    screen = begin(f"Bob\nout\n5\n7\n{line}\n", file)
    assert sentence in screen
    assert read_pad(file.read_text()).totals == (0, 5, 7)


def test_an_evening_in_german(file: Path, tmp_path: Path) -> None:
    """Every command has a German word, and the file is the same in every language."""
    page = tmp_path / "blatt.html"
    lines = f"Bob\nschluss\nr7 W\n57\nunentschieden\nändern 1\nzurück\nblatt\ndrucken {page}\nhilfe\nende\n"
    pad = {"players": "Ann,Bob,Cid", "format": "elimination", "target": "300"}
    screen = typed(lines, file, in_language("de"), **pad)
    assert "Runde 1 ist gespeichert. Bob hat gegeben. Ann hat Schluss gemacht. Übrig: bei Bob r7 W" in screen
    assert "Der Punkteblock ist in" in screen
    assert 'lang="de"' in page.read_text(encoding="utf-8")
    assert "round 1, dealer Bob, Ann: out, Bob: r7 W, Cid: 57\nround 2, dealer Cid, drawn\n" in file.read_text()


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("\n", "'' is not a hand; type cards such as r7 W b+2, points such as 57, or out."),
        ("r77\n", "'r77' is not a hand"),
        ("out\nout\n", "Only one player goes out; type undo to change an earlier entry."),
        (
            "1\n2\n3\n",
            "A player must have gone out; write out for that hand, or drawn if no one could play. Type",
        ),
        ("out\nW W W\nW W\n", "The deck has only 4 of W, so 5 cannot be left; count again. Type the round"),
        ("out\n9999\n3\n", "No hand can score 9,999 points"),
        ("Ann: out, Bob: 3\n", "Cid's hand is missing; write everyone's"),
        ("Ann: out, Bob: 3, Eve: 4\n", "There is no player 'Eve'"),
        ("print\n", "Missing file name"),
        ("html /nowhere/page.html\n", "/nowhere/page.html cannot be written (No such file or directory)"),
    ],
)
def test_invalid_rounds_are_reported_and_not_saved(lines: str, sentence: str, file: Path) -> None:
    screen = begin(f"\n{lines}", file)
    assert sentence in screen
    assert read_pad(file.read_text()).rows == ()
    assert len(file.read_text().split("\n")) == 8


def test_the_hands_of_a_drawn_round_are_asked_for_if_they_count(file: Path) -> None:
    screen = typed("\ndrawn\n5\nout\n6\n", file, players="Ann,Bob", format="lowest-score", option=["stuck-hands-count"])
    assert "No one went out, and at this table the hands in a drawn round count." in screen
    assert "round 1, dealer Ann, drawn, Ann: 5, Bob: 6\n" in file.read_text()


def test_a_finished_match_can_be_shown_and_undone(file: Path) -> None:
    screen = typed("\nout\n60\n3\nsheet\nundo\nout\n5\n", file, players="Ann,Bob", option=["target=50"])
    assert "The match is over: Ann wins with 60 points." in screen
    assert "The match is over. Type sheet, undo, correct, print FILE or quit." in screen
    assert read_pad(file.read_text()).totals == (5, 0)


def test_the_sheet_the_help_and_the_page(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    screen = begin(f"\nout\n1\n2\nsheet\nhelp\nprint {page}\nhtml {page}\n", file)
    assert "Round  Dealer  Went out" in screen
    assert "A whole round fits on one line: Ann: out, Bob: 57, Cid: 57" in screen
    assert screen.count(f"The page is in {page}.") == 2
    assert "</table>" in page.read_text()


def test_names_are_asked_for(file: Path) -> None:
    assert "Who is playing? Type the names in seat order" in typed("Ann, Bob\nBob\nout\n5\n", file)
    assert read_pad(file.read_text()).totals == (5, 0)


@pytest.mark.parametrize("lines", ["", "quit\n", "Ann,Bob\n", "Ann,Bob\nquit\n"])
def test_no_pad_is_begun_before_the_questions_are_answered(lines: str, file: Path) -> None:
    assert "Canceled. Nothing changed." in typed(lines, file)
    assert not file.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "Ann"], "classic-2003 takes 2 to 10 players, not 1."),
        (["--players", "Ann,Ann"], "Two players are called Ann"),
        (["--players", "Ann,,Bob"], "cannot be a player's name"),
        (["--players", "Ann,Bob", "--format", "bingo"], "There is no format 'bingo'"),
        (["--players", "Ann,Bob", "--format", "partners"], "The format partners needs 4, 6, 8 or 10 players, not 2."),
        (["--players", "Ann,Bob", "--target", "x"], "target cannot be 'x'; give a whole number from 1 to 1,000,000."),
        (["--players", "Ann,Bob", "--option", "nope"], "There is no option 'nope'"),
        (["--players", "Ann,Bob", "--edition", "nope"], "There is no edition 'nope'"),
        (["--json"], "cannot be read (No such file or directory)"),
        (["--json", "--players", "Ann,Bob"], "leave out options that describe another match"),
    ],
)
def test_an_invalid_pad_is_rejected(arguments: list[str], sentence: str, file: Path, capsys: Capture) -> None:
    assert sentence in refusal(capsys, "--file", file, *arguments)
    assert not file.exists()


def test_a_pad_is_not_abandoned_by_accident(file: Path, capsys: Capture) -> None:
    file.write_text(HEAD + ROUNDS)
    assert "There is already a score pad in" in refusal(capsys, "--file", file, "--players", "Ann,Bob")
    assert file.read_text() == HEAD + ROUNDS
    typed("\n", file, players="Eve,Fay", new=True)
    assert read_pad(file.read_text()).players == ("Eve", "Fay")
    assert file.with_name("evening.pad.old").read_text() == HEAD + ROUNDS


def test_other_files_are_unchanged(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("my thesis\n")
    assert "This is not a score pad" in refusal(capsys, "--file", thesis)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    assert "already exists and is not a score pad" in refusal(capsys, "--file", thesis, "--new", "--players", "Ann,Bob")
    assert "already exists and was not written by Wildfour" in refusal(capsys, "--players", "Ann,Bob", "--html", thesis)
    assert "Is a directory" in refusal(capsys, "--file", tmp_path)
    assert thesis.read_text() == "my thesis\n"
    assert list(tmp_path.iterdir()) == [thesis]


def test_showing_and_leaving(file: Path, tmp_path: Path, capsys: Capture) -> None:
    file.write_text(HEAD + ROUNDS)
    page = tmp_path / "page.html"
    assert main(["pad", "--file", str(file), "--html", str(page), "--json"]) == 0
    output = capsys.readouterr()
    assert json.loads(output.out)["totals"] == [12, 57, 66]
    assert output.err == ""
    assert "Cid is closest to 300" in page.read_text()
    assert main(["pad", "--players", "Ann,Bob", "--html", str(page)]) == 0
    assert 'class="blank"' in page.read_text()


def test_a_half_written_line_is_dropped_with_a_message(file: Path, capsys: Capture) -> None:
    text = HEAD + ROUNDS
    for length in range(len(HEAD), len(text)):
        file.write_text(text[:length])
        whole = text[:length].rpartition("\n")[0] + "\n"
        screen = typed("", file)
        assert ("incomplete and was dropped" in screen) == (whole != text[:length])
        assert file.read_text() == whole
        assert write_pad(read_pad(whole)).count("round ") == whole.count("round ")
    file.write_text(text[:-3])
    assert main(["pad", "--file", str(file), "--json"]) == 0
    output = capsys.readouterr()
    assert len(json.loads(output.out)["rounds"]) == 2
    assert "incomplete and was dropped" in output.err
    assert file.read_text() == text[:-3]  # showing changes nothing


def test_a_file_changed_by_another_program_is_not_overwritten(file: Path) -> None:
    file.write_text(HEAD)
    pad_file = PadFile(file)
    pad = pad_file.load_pad()
    file.write_text(HEAD + "# a comment\n")
    with pytest.raises(ValueError, match="was changed by another program"):
        pad_file.append(["round 1, dealer Bob, drawn"])
    assert pad.rows == ()
    assert file.read_text() == HEAD + "# a comment\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_confirmed_rounds_survive_kill_9(file: Path) -> None:
    command = [sys.executable, "-m", "wildfour", "pad", "--file", str(file), "--players", "Ann,Bob", "--target", "9999"]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, bufsize=1
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n" + "Ann: out, Bob: 7\n" * 500)
        confirmed = 0
        while confirmed < 20:
            confirmed += "is saved. " in process.stdout.readline()
        process.send_signal(signal.SIGKILL)
        process.wait()
    pad = PadFile(file).load_pad()
    assert len(pad.rows) >= confirmed
    assert pad.totals == (7 * len(pad.rows), 0)
    assert "Resuming the score pad" in typed("Ann: out, Bob: 7\n", file)
