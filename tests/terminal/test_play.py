"""The game at the prompt, through strings and through pipes: whole matches, leaving, going on, and crashes."""

import contextlib
import io
import os
import random
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.matches import TABLES
from wildfour import Event, EventKind, Round
from wildfour.bots.bot import Bot
from wildfour.bots.novice import choose
from wildfour.errors import Invalid
from wildfour.match import Match
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.moves import move_name
from wildfour.rules.view import View
from wildfour.terminal.asking import read_move, split_moves
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.game import YOU, Game
from wildfour.terminal.luck import Luck
from wildfour.terminal.play import Wishes, play
from wildfour.terminal.saving import SaveFile
from wildfour.terminal.telling import TEMPLATES, Teller
from wildfour.transcript import read_transcript, replay


class Somebody(Console):
    """Somebody at the prompt who plays like a bot and leaves after so many answers."""

    def __init__(self, answers: int = 100_000) -> None:
        self.out = io.StringIO()
        super().__init__(None, self.out)
        self.answers = answers
        self.save: Path | None = None

    def ask(self) -> str:
        if self.answers == 0:
            raise Leave
        self.answers -= 1
        assert self.save is not None
        transcript = read_transcript(self.save.read_text())
        [played] = replay(replace(transcript, rounds=transcript.rounds[-1:]))
        move = choose(played.view(YOU), played.move_ids(YOU), TO_GO_OUT, random.Random(len(played.moves)))
        return "" if move is None else move_name(move, played.edition.letters)


def sit_down(somebody: Somebody, wishes: Wishes) -> str:
    somebody.save = wishes.save
    play(wishes, somebody)
    return somebody.out.getvalue()


def typed(lines: str, wishes: Wishes) -> str:
    """What the screen shows to somebody who types these lines."""
    out = io.StringIO()
    play(wishes, Console(io.StringIO(lines), out))
    return out.getvalue()


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {table[1]}")
def test_a_whole_match_at_the_prompt(table: tuple[str, str, int], tmp_path: Path) -> None:
    edition, options, players = table
    save = tmp_path / "match.txt"
    wishes = Wishes(edition=edition, options=[*options.split(), "target=60"], players=players, seed=3, save=save)
    screen = sit_down(Somebody(), wishes)
    match = Match.resume(save.read_text())
    assert match.over
    assert match.text == save.read_text()
    assert "the match!" in screen
    assert "not possible" not in screen


@pytest.mark.parametrize("answers", [3, 8])
def test_leaving_and_going_on_gives_the_same_match(answers: int, tmp_path: Path) -> None:
    straight, broken = tmp_path / "straight.txt", tmp_path / "broken.txt"
    sit_down(Somebody(), Wishes(seed=8, players=2, options=["target=60"], save=straight))
    assert "The match is saved." in sit_down(
        Somebody(answers), Wishes(seed=8, players=2, options=["target=60"], save=broken)
    )
    while not Match.resume(broken.read_text()).over:
        assert "of your saved match" in sit_down(Somebody(answers), Wishes(seed=8, save=broken))
    assert broken.read_text() == straight.read_text()


def test_nothing_typed_at_all_is_no_error(tmp_path: Path) -> None:
    screen = typed("", Wishes(save=tmp_path / "new" / "match.txt", seed=1))
    assert screen.endswith("The match is saved. Play again to go on with it.\n")
    assert (tmp_path / "new" / "match.txt").exists()


def test_a_finished_match_is_kept_when_another_begins(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    sit_down(Somebody(), Wishes(save=save, options=["target=1"], seed=1))
    finished = save.read_text()
    assert "Round 1." in typed("quit\n", Wishes(save=save, seed=2))
    assert (tmp_path / "match.txt.old").read_text() == finished
    assert save.read_text() != finished


def test_a_half_written_line_is_dropped_and_said(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    typed("draw\n", Wishes(save=save, seed=1))
    whole = save.read_bytes()
    save.write_bytes(whole + b"0 draw -> \xc3")
    screen = typed("", Wishes(save=save, seed=1))
    assert "only half written; it was dropped" in screen
    assert save.read_bytes() == whole


def test_a_round_whose_end_was_not_written_goes_on(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    sit_down(Somebody(), Wishes(save=save, options=["target=250"], seed=4))
    lines = save.read_text().splitlines(keepends=True)
    ends = [place for place, line in enumerate(lines) if line.startswith("end ")]
    assert len(ends) > 1
    save.write_text("".join(lines[: ends[0]]))
    sit_down(Somebody(), Wishes(save=save, seed=4))
    assert save.read_text() == "".join(lines)


def test_another_program_that_writes_the_file_is_noticed(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    typed("", Wishes(save=save, seed=1))
    file = SaveFile(save)
    file.load()
    save.write_text(save.read_text() + "0 draw\n")
    with pytest.raises(Invalid, match="changed by another program"):
        file.append(["0 draw"])


def test_what_cannot_be_written_whole_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "match.txt"
    typed("", Wishes(save=save, seed=1))
    before = save.read_bytes()

    def full_disk(descriptor: int, data: bytes) -> None:
        os.write(descriptor, data[:3])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("wildfour.terminal.line_file.write_all", full_disk)
    with pytest.raises(Invalid, match=r"cannot be written \(No space left on device\)"):
        typed("draw\n", Wishes(save=save, seed=1))
    assert save.read_bytes() == before


# The prompt


POSITION = "classic-2003 / 0: r7 g5 W4 / 1: b1 b2 / 2: y1 y2 / top r3"


def at(position: str, lines: str, tmp_path: Path, bot: Bot | None = None) -> tuple[str, Round]:
    """Somebody types lines at a table that is set out; the bots do nothing but draw and keep, unless given."""
    played = Round.from_position(position, seed=1)
    match = Match.__new__(Match)
    names = ["Ann", "Bea", "Cid", "Dot"][: played.players]
    match._set_up(played.edition, played.options, names, "points-race", played._chance)
    match.rounds.append(played)
    match.seatings.append(tuple(range(played.players)))
    save = SaveFile(tmp_path / "match.txt")
    save.create("wildfour transcript 1\n")
    out = io.StringIO()
    game = Game(match, save, Console(io.StringIO(lines), out), Luck(1), [bot or quiet_bot] * (played.players - 1))
    game.play()
    return out.getvalue(), played


def quiet_bot(view: View, moves: Sequence[int], stakes: Stakes, luck: random.Random) -> int | None:
    return next((move for move in (512, 513, 515) if move in moves), None)


def catching_bot(view: View, moves: Sequence[int], stakes: Stakes, luck: random.Random) -> int | None:
    catches = [move for move in moves if 528 <= move < 544]
    return catches[0] if catches else quiet_bot(view, moves, stakes, luck)


def test_E1_a_line_can_hold_the_card_and_the_call(tmp_path: Path) -> None:
    position = POSITION.replace(" W4", "")
    screen, played = at(position, "r7 uno!\n", tmp_path, catching_bot)
    assert "You lay a red 7.\nYou call UNO!\n" in screen
    assert [record.move for record in played.moves[:2]] == ["r7", "uno!"]
    assert "catches you" not in screen


def test_E2_bots_may_catch_a_missing_call_at_once(tmp_path: Path) -> None:
    screen, _ = at(POSITION.replace(" W4", ""), "r7\n", tmp_path, catching_bot)
    assert "You lay a red 7.\nBea catches you without the call. You draw" in screen


def test_E3_a_late_call_is_possible_before_the_bots_go_on(tmp_path: Path) -> None:
    screen, played = at(POSITION.replace(" W4", ""), "r7\nuno!\n", tmp_path)
    assert "You have one card left. Press Enter to go on.\n> uno!\nYou call UNO!" in screen
    assert played.moves[1].move == "uno!"


def test_E5_who_says_nothing_is_safe_once_the_next_player_has_begun(tmp_path: Path) -> None:
    _, played = at(POSITION.replace(" W4", ""), "r7\n\n", tmp_path)
    assert played.moves[1].move == "draw"
    assert played.view(None).exposed == -1


def test_E2_you_can_catch_a_bot_that_forgets(tmp_path: Path) -> None:
    position = POSITION + " / turn 2 / exposed 1 / laid-by 1"
    screen, played = at(position.replace("b1 b2", "b1"), "catch bea\n", tmp_path)
    assert "Bea did not call UNO: you can catch 1. Press Enter to go on." in screen
    assert "You catch Bea without the call. Bea draws two cards." in screen
    assert played.moves[0].move == "catch 1"


def test_E2_or_let_it_go(tmp_path: Path) -> None:
    position = POSITION + " / turn 2 / exposed 1 / laid-by 1"
    _, played = at(position.replace("b1 b2", "b1"), "\n", tmp_path)
    assert [record.move for record in played.moves] == ["draw", "keep"]


def test_jump_in_is_offered_out_of_turn(tmp_path: Path) -> None:
    position = POSITION.replace("classic-2003", "classic-2003 jump-in").replace("top r3", "top r7 / turn 1 / laid-by 2")
    screen, played = at(position, "r7\n", tmp_path)
    assert "You can jump in with r7. Press Enter to go on." in screen
    assert (played.moves[0].seat, played.moves[0].move) == (0, "r7")


def test_a_refused_move_changes_nothing_and_has_its_rule(tmp_path: Path) -> None:
    screen, played = at(POSITION, "g5 uno!\nrules\n", tmp_path)
    assert "g5 does not match r3" in screen
    assert "Nothing was done with uno!." in screen
    assert "C1: A card may be laid that matches" in screen
    assert played.moves == []


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", 'A line can hold several moves: "r7 uno!"'),
        ("hand", "You hold three cards: green 5 (g5), red 7 (r7) and Wild Draw Four (W4)."),
        ("table", "Seat 1: Bea has two cards.\n"),
        ("moves", "You can type r7, W4>b, W4>g, W4>r, W4>y or draw."),
        ("scores", "Scores: You 0, Bea 0 and Cid 0. The match goes to 500."),
        ("options", "Everything is as the rulebook Classic (2003) has it."),
        ("rules", "No move has been refused yet."),
        ("rules d6", "D6: A Wild Draw Four may be laid only"),
        ("rules x", "There is no clause 'x'"),
        ("gibberish", "'gibberish' is no move and no command; type moves or help."),
        ("W4", "W4 needs a color; write W4>b, for example."),
        ("catch 7", "There is no seat 7"),
        ("catch", "'catch' needs the number of a seat, from 0 to 9; write catch 2, for example."),
        ("", "You can lay r7 or W4>b/g/r/y (a bluff), or draw."),
    ],
)
def test_questions_at_the_prompt(line: str, answer: str, tmp_path: Path) -> None:
    screen, played = at(POSITION, f"{line}\n", tmp_path)
    assert answer in screen.split(f"> {line}\n", maxsplit=1)[1]
    assert played.moves == []


@pytest.mark.parametrize(
    ("line", "legal", "moves"),
    [
        ("d", "draw r7", ["draw"]),
        ("D R7", "draw r7", ["draw", "R7"]),
        ("d", "decline flip", ["decline"]),
        ("r7 uno!", "r7", ["r7", "uno!"]),
        ("r7, u", "r7", ["r7", "uno!"]),
        ("c 2", "catch", ["catch 2"]),
        ("c", "accept challenge", ["challenge"]),
        ("give r7 uno!", "give", ["give r7", "uno!"]),
        ("a", "accept challenge", ["accept"]),
    ],
)
def test_words_can_be_shortened(line: str, legal: str, moves: list[str]) -> None:
    assert split_moves(line, legal.split()) == moves


@pytest.mark.parametrize(
    ("text", "move"),
    [("R7", "r7"), ("rs", "rS"), ("w4>G", "W4>g"), ("w>b", "W>b"), ("catch BEA", "catch 1"), ("y5", "y5^")],
)
def test_letters_may_be_large_or_small_and_players_named(text: str, move: str) -> None:
    played = Round("launcher-2009", players=2, seed=1)
    flip_five = 64 + 3 * 13 + 5
    assert move_name(read_move(text, played.edition, ["Ann", "Bea"], [flip_five]), "bgry") == move


def test_every_kind_of_event_can_be_told() -> None:
    edition = Round(players=2, seed=1).edition
    for you in (0, 1, None):
        teller = Teller(edition, ["Ann", "Bob"], you)
        for kind in EventKind:
            sentence = teller.tell([Event(kind, 0, 7, 1, (1, 0))])
            assert sentence.endswith((".", "!"))
            assert not set("[]{}|") & set(sentence)
    assert set(EventKind) - set(TEMPLATES) == {
        EventKind.DREW_FOR_DEAL,
        EventKind.DEALT,
        EventKind.DREW,
        EventKind.SHOWED_HAND,
    }


# Processes


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "wildfour", "play", *map(str, arguments)]


def test_a_match_through_a_pipe(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    lines = "help\n" + "draw\nkeep\naccept\n>b\n\xff\n\n" * 4 + "quit\n"
    for beginning in (b"Wildfour, Classic", b"Going on with the saved match"):
        done = subprocess.run(
            command("--seed", "7", "--save", save), input=lines.encode("latin-1"), capture_output=True, check=True
        )
        assert done.stderr == b""
        assert done.stdout.startswith(beginning)
        assert done.stdout.endswith(b"The match is saved. Play again to go on with it.\n")
    Match.resume(save.read_text())


def test_the_usual_place_is_the_data_folder(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "APPDATA": str(tmp_path)}
    done = subprocess.run(
        command(), stdin=subprocess.DEVNULL, env={**os.environ, **home}, check=True, capture_output=True
    )
    assert done.stderr == b""
    assert len(list(tmp_path.rglob("match.txt"))) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("told", [5, 12, 23])
def test_a_kill_loses_no_confirmed_move(told: int, tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    with (
        contextlib.suppress(BrokenPipeError),  # what was fed after the kill is still in the buffer when it is closed
        subprocess.Popen(
            command("--save", save, "--seed", "7"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process,
    ):
        assert process.stdin is not None
        assert process.stdout is not None
        stdin = process.stdin
        feeding = threading.Thread(target=lambda: feed(stdin))
        feeding.start()
        seen = [process.stdout.readline().decode() for _ in range(8 + told)]
        process.send_signal(signal.SIGKILL)
        seen += process.stdout.read().decode().splitlines(keepends=True)
        feeding.join()
    match = Match.resume(SaveFile(save).load()[0])
    confirmed = sum(bool(MOVE_TOLD.match(line)) for line in seen)
    assert sum(len(played.moves) for played in match.rounds) >= confirmed > 0


MOVE_TOLD = re.compile(r"(You|Bea|Cid|Dot) (lay|draw|keep|accept|call|challenge|catch|name)(s|es)? ?")


def feed(stdin: io.BufferedWriter | object) -> None:
    """Draw and keep until nobody listens."""
    assert hasattr(stdin, "write")
    try:
        for _ in range(2000):
            stdin.write(b"draw\nkeep\naccept\n>b\n\n")
    except OSError:
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_a_pipe_is_never_taken_for_an_empty_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    done = subprocess.run(command("--save", pipe, "--new"), stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert (done.returncode, pipe.is_fifo()) == (2, True)
    assert b"not an ordinary file" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights on Windows")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.txt").touch()
    (tmp_path / "link.txt").symlink_to(tmp_path / "real.txt")
    subprocess.run(
        command("--save", tmp_path / "link.txt", "--new"), stdin=subprocess.DEVNULL, capture_output=True, check=True
    )
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real.txt").read_text().startswith("wildfour transcript 1")
