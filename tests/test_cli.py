"""The command line: every failure prints one sentence, without a traceback, and exits with code 2."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.shared.matches import played_match
from wildfour.cli import main
from wildfour.rulebook.clauses import CLAUSES
from wildfour.rulebook.option_parser import OPTIONS
from wildfour.version import VERSION
from wildfour.words import ENGLISH

Capture = pytest.CaptureFixture[str]


def refusal(capsys: Capture, *arguments: str | Path) -> str:
    """Run a rejected command; check that stdout is empty, and return its one line on stderr."""
    assert main([str(argument) for argument in arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert re.fullmatch(r"wildfour: [^\n]+[.)]\n", output.err), output.err
    return output.err


def answer(capsys: Capture, *arguments: str | Path) -> str:
    assert main([str(argument) for argument in arguments]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--edition", "nope"], "There is no edition 'nope'; the editions are classic-2003"),
        (["--players", "1"], "classic-2003 takes 2 to 10 players, not 1."),
        (["--players", "11"], "classic-2003 takes 2 to 10 players, not 11."),
        (["--players", "0"], "classic-2003 takes 2 to 10 players, not 0."),
        (["--players", "7", "--edition", "launcher-2009"], "launcher-2009 takes 2 to 6 players, not 7."),
        (["--players", "four"], "'four' is not a whole number; --players needs one, such as 4."),
        (["--option", "nope"], "There is no option 'nope'; the options are"),
        (["--option", "stacking=maybe"], "stacking cannot be 'maybe'; choose none, two, four, same or any."),
        (["--option", "jump-in", "--option", "jump-in"], "The option jump-in is given twice"),
        (["--option", "draw-until-playable", "--option", "drawn-card-stays"], "contradict each other"),
        (["--option", "must-flip"], "does nothing in classic-2003"),
        (["--option", "target=" + "9" * 5000], "give a whole number from 1 to 1,000,000."),
        (["--name", "a,b"], "cannot be a player's name"),
        (["--name", ""], "cannot be a player's name"),
        (["--bots", "grandmaster"], "There is no bot 'grandmaster'; the bots are random, novice, casual"),
        (["--bots", "novice,"], "There is no bot ''; the bots are"),
        (["--bots", "novice fast"], "The bot novice does not take 'fast'; its only setting is 'alone'."),
        (["--bots", "novice,casual", "--players", "4"], "2 bots for 3 seats; name one for each seat, or one for all."),
        (["--bots", "novice,casual", "--players", "2"], "--bots names 2 bots for one seat"),
        (["--bots", ",".join(["novice"] * 10)], "classic-2003 takes 2 to 10 players, not 11."),
        (["--bots", "no.such:bot"], "The bot no.such:bot cannot be loaded"),
        (["--seed", "x"], "'x' is not a whole number; --seed needs one, such as 4."),
        (["--nope"], "Unknown argument '--nope'; python3 run.py play --help shows"),
        (["--seed=--"], "--seed"),
        (["--resume"], "leave out --resume to start one."),
    ],
)
def test_an_impossible_match_is_rejected(arguments: list[str], sentence: str, tmp_path: Path, capsys: Capture) -> None:
    assert sentence in refusal(capsys, "play", "--save", tmp_path / "match.txt", *arguments)
    assert list(tmp_path.iterdir()) == []


def test_other_files_are_not_overwritten(tmp_path: Path, capsys: Capture) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("my thesis\n")
    assert "This is not a transcript" in refusal(capsys, "play", "--save", thesis)
    assert "already exists and is not a saved match" in refusal(capsys, "play", "--new", "--save", thesis)
    assert "Is a directory" in refusal(capsys, "play", "--save", tmp_path)
    assert "cannot be written" in refusal(capsys, "play", "--save", thesis / "match.txt")
    assert thesis.read_text() == "my thesis\n"
    assert list(tmp_path.iterdir()) == [thesis]


def test_a_saved_match_is_not_overwritten_by_accident(tmp_path: Path, capsys: Capture) -> None:
    saved = tmp_path / "match.txt"
    saved.write_text(played_match("classic-2003", "", 3, moves=20).text)
    before = saved.read_bytes()
    assert "add --resume to continue it, or --new" in refusal(capsys, "play", "--save", saved, "--players", "3")
    assert "leave out --edition" in refusal(capsys, "play", "--save", saved, "--resume", "--players", "3")
    assert "add --resume to continue it, or --new" in refusal(capsys, "play", "--save", saved, "--bots", "novice")
    assert "are casual and casual; leave out" in refusal(
        capsys, "play", "--save", saved, "--resume", "--bots", "novice"
    )
    assert "--new and --resume cannot be combined" in refusal(capsys, "play", "--save", saved, "--resume", "--new")
    assert saved.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "line 1: This is not a transcript"),
        (b"\xff\xfe\x00", "it is not text in UTF-8"),
        (b"wildfour transcript 9\n", "format version '9'"),
        (b"wildfour transcript 1\nsaved-by: x", "line 2: The file is cut off"),
    ],
)
def test_bad_transcripts_are_rejected(content: bytes, sentence: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "t.txt"
    file.write_bytes(content)
    assert sentence in refusal(capsys, "replay", file)


def test_other_bad_input_is_rejected(tmp_path: Path, capsys: Capture) -> None:
    assert "No such file" in refusal(capsys, "replay", tmp_path / "nothing")
    assert "Is a directory" in refusal(capsys, "replay", tmp_path)
    assert "There is no edition 'x'" in refusal(capsys, "options", "x")
    assert "There is no clause 'Z1'; clauses are numbered" in refusal(capsys, "rules", "Z1")
    assert "There is no clause 'jumpin'; did you mean jump-in? Clauses are" in refusal(capsys, "rules", "jumpin")
    assert "There is no command 'dance'; the commands are open, play, " in refusal(capsys, "dance")


def test_replay_hides_cards_from_each_reader(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "t.txt"
    file.write_text(played_match("classic-2003", "target=50", 2).text)
    spectator = answer(capsys, "replay", file)
    assert "dealt" not in spectator
    assert re.search(r"(Ann|Bob) drew a card\.", spectator)
    assert answer(capsys, "replay", file, "--as", "spectator") == spectator
    ann = answer(capsys, "replay", file, "--as", "0")
    assert "You were dealt" in ann
    assert "Bob was dealt" not in ann
    assert answer(capsys, "replay", file, "--as", "Ann") == ann
    everything = answer(capsys, "replay", file, "--all")
    assert "Ann was dealt" in everything
    assert "Bob was dealt" in everything
    assert re.search(r"(Ann|Bob) won the match!", everything)
    assert "There is no seat '2'" in refusal(capsys, "replay", file, "--as", "2")


def test_the_lists(capsys: Capture) -> None:
    assert answer(capsys, "--version") == f"wildfour {VERSION}\n"
    assert len(answer(capsys, "editions").splitlines()) == 5
    assert len(answer(capsys, "options").splitlines()) == 3 * len(OPTIONS)
    assert "must-flip" not in answer(capsys, "options", "classic-2003")
    assert "must-flip" in answer(capsys, "options", "launcher-2009")
    assert len(answer(capsys, "rules").splitlines()) == len(CLAUSES)
    assert answer(capsys, "rules", "e2").startswith("E2 (C S D M L): A player who has not called")
    assert "play" in answer(capsys)


def test_the_lists_and_refusals_in_german(capsys: Capture) -> None:
    german = ("--language", "de")
    assert answer(capsys, *german, "rules", "D3") == (
        "D3 (C S D M L): Nach einer Aussetzen-Karte setzt die nächste Person aus.\n"
    )
    assert answer(capsys, *german, "editions").startswith(
        "classic-2003: Classic (2003), 108 Karten, 2 bis 10 Personen.\n"
    )
    assert answer(capsys, *german, "options").startswith("all-redraw (no oder yes; R1)\n    Sonst: Haben beim Ziehen")
    assert refusal(capsys, *german, "options", "deluks") == (
        "wildfour: Die Ausgabe „deluks“ gibt es nicht. Meinst du deluxe? "
        "Die Ausgaben heißen classic-2003, standard-2010, deluxe, minion-2016 und launcher-2009.\n"
    )
    assert "There is no language 'tlh'; the languages are ar, de, en, es, fr and pt." in refusal(
        capsys, "--language", "tlh", "rules"
    )


def test_every_clause_and_ruling_has_its_sentence() -> None:
    counts = {"A": 10, "B": 12, "C": 6, "D": 11, "E": 8, "F": 5, "G": 3, "H": 7, "I": 3, "R": 33}
    ids = {clause.id for clause in CLAUSES}
    assert {f"{letter}{number}" for letter, count in counts.items() for number in range(1, count + 1)} <= ids
    assert {"jump-in", "must-play", "seven-zero", "plain-finish"} <= ids
    assert all(ENGLISH.say(clause.message).endswith(".") for clause in CLAUSES)


def test_help(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as end:
        main(["play", "--help"])
    assert end.value.code == 0
    assert "--edition NAME" in capsys.readouterr().out


def test_a_closed_pipe_is_not_an_error() -> None:
    command = [sys.executable, "-m", "wildfour", "rules"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_it_starts_fast_and_without_numba() -> None:
    code = "import sys, wildfour.cli as c; c.main(['--version']); print(sorted({'numba', 'numpy'} & set(sys.modules)))"
    started = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=dict(os.environ)
    )
    assert done.stdout == f"wildfour {VERSION}\n[]\n"
    assert time.monotonic() - started < 3  # takes 0.15 s on an idle machine
