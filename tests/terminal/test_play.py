"""Matches at the prompt, through strings and pipes: completed, abandoned, resumed, and crashed."""

import contextlib
import io
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.shared.matches import TABLES
from tests.terminal.prompt import ScriptedPlayer, play_args, sit_down, typed
from wildfour.errors import Invalid
from wildfour.match import Match
from wildfour.terminal.saved_match import SaveFile
from wildfour.transcript import read_transcript


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {table[1]}")
def test_a_whole_match_at_the_prompt(table: tuple[str, str, int], tmp_path: Path) -> None:
    edition, options, players = table
    save = tmp_path / "match.txt"
    args = play_args(edition=edition, option=[*options.split(), "target=60"], players=players, seed=3, save=save)
    screen = sit_down(ScriptedPlayer(), args)
    match = Match.resume(save.read_text())
    assert match.over
    assert match.text == save.read_text()
    assert "the match!" in screen
    assert "not possible" not in screen


@pytest.mark.parametrize("format", ["points-race", "lowest-score", "partners", "rotating-partners", "elimination"])
def test_a_whole_match_of_every_format(format: str, tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    screen = sit_down(ScriptedPlayer(), play_args(players=4, format=format, option=["target=80"], seed=4, save=save))
    assert Match.resume(save.read_text()).over
    assert f"The transcript is in {save}." in screen


@pytest.mark.parametrize(("answers", "format"), [(3, None), (8, None), (11, "elimination")])
def test_leaving_and_resuming_gives_the_same_match(answers: int, format: str | None, tmp_path: Path) -> None:
    straight, broken = tmp_path / "straight.txt", tmp_path / "broken.txt"
    args = play_args(seed=8, players=3, format=format, option=["target=150"], save=straight)
    sit_down(ScriptedPlayer(), args)
    args.save = broken
    assert "The match is saved;" in sit_down(ScriptedPlayer(answers), args)
    while not Match.resume(broken.read_text()).over:
        assert "of your saved match" in sit_down(ScriptedPlayer(answers), play_args(seed=8, save=broken))
    assert broken.read_text() == straight.read_text()


def test_a_seed_leaves_its_position_in_the_transcript(tmp_path: Path) -> None:
    for seed, positions in ((3, True), (None, False)):
        save = tmp_path / f"{seed}.txt"
        typed("draw\n", play_args(seed=seed, save=save))
        chance = [line for line in save.read_text().splitlines() if " -> " in line]
        assert chance
        assert all(bool(re.search(r" @\d+$", line)) == positions for line in chance)


def test_a_match_saved_by_an_older_version_is_resumed(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    sit_down(ScriptedPlayer(), play_args(save=save, option=["target=250"], seed=4))
    lines = save.read_text().splitlines(keepends=True)
    ends = [place for place, line in enumerate(lines) if line.startswith("end ")]
    older = "".join(lines[: ends[0] + 4]).replace(" / laid-by ", " / layer ")
    save.write_text(re.sub(r" @\d+$", "", older, flags=re.MULTILINE))
    assert "layer" in save.read_text()
    assert "@" not in save.read_text()
    assert "This is round 2 of your saved match." in typed("", play_args(save=save))


def test_empty_input_is_not_an_error(tmp_path: Path) -> None:
    screen = typed("", play_args(save=tmp_path / "new" / "match.txt", seed=1))
    assert screen.endswith("The match is saved; run play again to resume it.\n")
    assert (tmp_path / "new" / "match.txt").exists()


def test_a_finished_match_is_kept_when_another_begins(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    sit_down(ScriptedPlayer(), play_args(save=save, option=["target=1"], seed=1))
    finished = save.read_text()
    assert "Round 1." in typed("quit\n", play_args(save=save, seed=2))
    assert (tmp_path / "match.txt.old").read_text() == finished
    assert save.read_text() != finished


def test_a_half_written_line_is_dropped_and_reported(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    typed("draw\n", play_args(save=save, seed=1))
    whole = save.read_bytes()
    save.write_bytes(whole + b"0 draw -> \xc3")
    screen = typed("", play_args(save=save, seed=1))
    assert "incomplete and was dropped" in screen
    assert save.read_bytes() == whole


def test_a_round_with_its_end_missing_continues(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    sit_down(ScriptedPlayer(), play_args(save=save, option=["target=250"], seed=4))
    lines = save.read_text().splitlines(keepends=True)
    ends = [place for place, line in enumerate(lines) if line.startswith("end ")]
    assert len(ends) > 1
    save.write_text("".join(lines[: ends[0]]))
    screen = sit_down(ScriptedPlayer(), play_args(save=save, seed=4))
    assert re.search(r"This is round 1 of your saved match\.\n.* left with .*\n\nScores: .*\n\nRound 2\.", screen)
    assert save.read_text() == "".join(lines)


@pytest.mark.parametrize(("staying", "sentence"), [((1, 2), "You are out."), ((0, 2), "Bea is out.")])
def test_H7_an_eliminated_player_watches_the_others(staying: tuple[int, int], sentence: str, tmp_path: Path) -> None:
    last_two = "Only Bea and Cid are still in." if 0 not in staying else "Only you and Cid are still in."
    result, *rest = elimination(staying, tmp_path).partition(f"{sentence}\n\nRound ")
    assert result.splitlines()[-1].startswith("Scores: ")
    assert last_two in rest[-1]
    assert ("Your turn." in rest[-1]) == (0 in staying)


def elimination(staying: tuple[int, int], tmp_path: Path) -> str:
    """Return a match in which these two players play the last round."""
    for seed in range(100):
        save = tmp_path / f"{seed}.txt"
        args = play_args(save=save, players=3, format="elimination", option=["target=40"], seed=seed)
        screen = sit_down(ScriptedPlayer(), args)
        transcript = read_transcript(save.read_text())
        if transcript.seated(transcript.rounds[-1]) == staying:
            return screen
    raise AssertionError("There was none.")


def test_changes_by_another_program_are_detected(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    typed("", play_args(save=save, seed=1))
    file = SaveFile(save)
    file.load()
    save.write_text(save.read_text() + "0 draw\n")
    with pytest.raises(Invalid, match="changed by another program"):
        file.append(["0 draw"])


def test_a_line_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "match.txt"
    typed("", play_args(save=save, seed=1))
    before = save.read_bytes()

    def full_disk(descriptor: int, data: bytes) -> None:
        os.write(descriptor, data[:3])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("wildfour.support.append_only_file.write_all", full_disk)
    with pytest.raises(Invalid, match=r"cannot be written \(No space left on device\)"):
        typed("draw\n", play_args(save=save, seed=1))
    assert save.read_bytes() == before


# Processes


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "wildfour", "play", *map(str, arguments)]


def test_a_match_through_a_pipe(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    lines = "help\n" + "draw\nkeep\naccept\n>b\n\xff\n\n" * 4 + "quit\n"
    for beginning in (b"Wildfour, Classic", b"Resuming the saved match"):
        done = subprocess.run(
            command("--seed", "7", "--save", save), input=lines.encode("latin-1"), capture_output=True, check=True
        )
        assert done.stderr == b""
        assert done.stdout.startswith(beginning)
        assert done.stdout.endswith(b"The match is saved; run play again to resume it.\n")
        assert b"\x1b" not in done.stdout
    Match.resume(save.read_text())


def test_a_game_needs_neither_numpy_nor_a_screen(tmp_path: Path) -> None:
    """A match against casual bots must not import packages that only experts use."""
    code = (
        "import sys; from wildfour.cli import main; main(sys.argv[1:]); "
        "sys.exit(str(sorted({'numpy', 'numba', 'jinja2', 'rich.console'} & set(sys.modules))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "play", "--save", str(tmp_path / "match.txt"), "--seed", "3"],
        input=b"draw\nkeep\n",
        capture_output=True,
        check=False,
    )
    assert done.stderr.decode().split() == ["[]"]


def test_the_default_folder_is_the_data_folder(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "APPDATA": str(tmp_path)}
    done = subprocess.run(
        command(), stdin=subprocess.DEVNULL, env={**os.environ, **home}, check=True, capture_output=True
    )
    assert done.stderr == b""
    assert len(list(tmp_path.rglob("match.txt"))) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("printed", [5, 12, 23])
def test_a_kill_loses_no_confirmed_move(printed: int, tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    with (
        contextlib.suppress(BrokenPipeError),  # closing flushes input that was written after the kill
        subprocess.Popen(
            command("--save", save, "--seed", "7"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process,
    ):
        assert process.stdin is not None
        assert process.stdout is not None
        stdin = process.stdin
        feeding = threading.Thread(target=lambda: feed(stdin))
        feeding.start()
        seen = [process.stdout.readline().decode() for _ in range(9 + printed)]
        process.send_signal(signal.SIGKILL)
        seen += process.stdout.read().decode().splitlines(keepends=True)
        feeding.join()
    confirmed = sum(bool(MOVE_PRINTED.match(line)) for line in seen)
    transcript = read_transcript(SaveFile(save).load()[0])
    assert sum(len(record.moves) for record in transcript.rounds) >= confirmed > 0


MOVE_PRINTED = re.compile(r"(You|Bea|Cid|Dot) (played|drew|kept|accepted|called|challenged|caught|chose)\b")


def feed(stdin: io.BufferedWriter | object) -> None:
    """Draw and keep cards until the other end is closed."""
    assert hasattr(stdin, "write")
    try:
        for _ in range(2000):
            stdin.write(b"draw\nkeep\naccept\n>b\n\n")
    except OSError:
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_a_pipe_is_not_mistaken_for_an_empty_file(tmp_path: Path) -> None:
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
