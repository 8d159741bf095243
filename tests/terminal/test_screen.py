"""The prompt on a real terminal: colors, line editing, wrapping, Ctrl-C, and the expert in the background."""

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals", allow_module_level=True)

import pty

from wildfour.support.extras import machine_code_stage

PATIENCE = 180  # seconds; enough for a busy computer
ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
# Input comes from the terminal, and Ctrl-C works even if the tests were started with it ignored.
AT_TERMINAL = (
    "import fcntl, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "signal.signal(signal.SIGINT, signal.default_int_handler); "
)
MAIN = "from wildfour.cli import main; sys.exit(main(sys.argv[1:]))"
SLOW_EXPERT = "import wildfour.terminal.hint_process as adviser; adviser.PROGRAM = 'import time; time.sleep(600)'; "


class Terminal:
    """Wildfour in a terminal, with a scripted user."""

    def __init__(self, *arguments: str | Path, before: str = "", **environment: str) -> None:
        usual = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", "INPUTRC": "/dev/null"}
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
        self.shown = ""
        self.fd, other_end = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_TERMINAL + before + MAIN, *map(str, arguments)],
            env=kept | usual | environment,
            stdin=other_end,
            stdout=other_end,
            stderr=other_end,
            start_new_session=True,
        )
        os.close(other_end)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.fd)

    def wait(self) -> int:
        """Wait for the process to end; return its exit code."""
        return self.process.wait(PATIENCE)

    def read(self, seconds: float) -> bool:
        """Read new output; return False at the end of the output."""
        ready, _, _ = select.select([self.fd], [], [], seconds)
        try:
            data = os.read(self.fd, 1 << 16) if ready else None
        except OSError:  # on Linux: the other end is closed
            return False
        self.shown += "" if data is None else data.decode()
        return data != b""

    def sees(self, text: str) -> str:
        """Wait until `text` appears; return the output since the last call, up to and including the text."""
        until = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < until, self.shown
            assert self.read(0.1) or text in self.shown, self.shown
        before, _, self.shown = self.shown.partition(text)
        return before + text

    def types(self, keys: str) -> None:
        os.write(self.fd, keys.encode())

    def interrupts(self, text: str) -> None:
        """Press Ctrl-C until `text` appears, because a press may get lost just before Python waits for a key."""
        until = time.monotonic() + PATIENCE
        while text not in self.shown and time.monotonic() < until:
            self.types("\x03")
            for _ in range(20):
                if text in self.shown or not self.read(0.1):
                    break
        self.sees(text)

    def answers(self, line: str) -> str:
        """Type a line at the prompt; return the output before it."""
        shown = self.sees("> ")
        self.types(f"{line}\r")
        return shown

    def ends(self) -> str:
        """Return the remaining output."""
        while self.read(PATIENCE):
            pass
        return self.shown


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "match.txt"


def new_match(save: Path, *more: str, before: str = SLOW_EXPERT, **environment: str) -> Terminal:
    return Terminal("play", "--save", save, "--seed", "3", *more, before=before, **environment)


def test_cards_have_their_colors(save: Path) -> None:
    with new_match(save) as terminal:
        screen = terminal.answers("quit")
        assert terminal.wait() == 0
    colors = {"b": "1;34", "g": "1;32", "r": "1;31", "y": "1;33"}
    painted = re.findall(r"\x1b\[([0-9;]+)m([bgry])(?:[0-9SR]|\+2)\x1b\[0m", screen)
    assert len(painted) > 5
    assert all(code == colors[letter] for code, letter in painted)
    assert re.search(r"The start card is \x1b\[1;3[1-4]ma (red|green|yellow|blue) ", screen)


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_color_if_the_environment_says_so(environment: dict[str, str], save: Path) -> None:
    with new_match(save, **environment) as terminal:
        screen = terminal.answers("quit")
        assert terminal.wait() == 0
    assert "\x1b" not in screen.removesuffix("> ").replace("\x1b[?2004h", "")
    assert "You hold " in screen


@pytest.mark.parametrize("width", [50, 110])
def test_lines_are_as_wide_as_the_screen_and_no_word_is_cut(width: int, save: Path) -> None:
    with new_match(save, COLUMNS=str(width)) as terminal:
        greeting = terminal.answers("help")
        shown = ANSI.sub("", greeting + terminal.answers("quit"))
    lines = [line.rstrip() for line in shown.splitlines()]
    assert width - 15 < max(map(len, lines)) <= width
    assert "you can resume it later." in " ".join(" ".join(lines).split())


def test_typed_lines_can_be_edited_and_recalled(save: Path) -> None:
    pytest.importorskip("readline")
    with new_match(save) as terminal:
        terminal.sees("> ")
        terminal.types("oves\x01m\r")  # Ctrl-A: to the beginning of the line
        assert "You can type " in terminal.sees("draw.")
        terminal.sees("> ")
        terminal.types("\x10\r")  # Ctrl-P: the previous line
        assert "You can type " in terminal.sees("draw.")
        terminal.answers("quit")
        assert terminal.wait() == 0


def test_ctrl_c_ends_the_hint_and_not_the_game(save: Path) -> None:
    with new_match(save) as terminal:
        terminal.answers("hint")
        terminal.sees("stops it.")
        terminal.types("\x03")
        terminal.sees("Hint canceled.")
        terminal.answers("hand")
        terminal.sees("You hold seven cards:")
        terminal.sees("> ")
        terminal.interrupts("The match is saved; run play again to resume it.")
        assert terminal.wait() == 0


NO_COMPILER = """
import wildfour.support.extras as set_up
import wildfour.terminal.prompt_commands as hint, wildfour.terminal.hint_process as adviser
set_up.RUN = set_up.Path({run!r}); hint.has_machine_code = adviser.has_machine_code = lambda: False
"""
FETCHES_FOREVER = """
import sys, time
try:
    print("about 80 MB", *sys.argv[1:], file=sys.stderr, flush=True)
    time.sleep(600)
except KeyboardInterrupt:
    print("cleaned up", file=sys.stderr)
    sys.exit(130)
"""


def test_ctrl_c_ends_the_download_for_a_hint_and_not_the_game(save: Path, tmp_path: Path) -> None:
    (tmp_path / "run.py").write_text(FETCHES_FOREVER)
    with new_match(save, before=NO_COMPILER.format(run=str(tmp_path / "run.py"))) as terminal:
        terminal.answers("hint")
        terminal.sees("Hints need packages")
        terminal.sees(f"about 80 MB --language en set-up {machine_code_stage()}")
        terminal.types("\x03")
        terminal.sees("cleaned up")
        terminal.sees("Hint canceled.")
        terminal.answers("hand")
        terminal.sees("You hold seven cards:")
        terminal.answers("quit")
        assert terminal.wait() == 0


def test_without_a_network_there_is_no_hint_and_the_game_continues(save: Path, tmp_path: Path) -> None:
    (tmp_path / "run.py").write_text("raise SystemExit('The network cannot be reached.')")
    with new_match(save, before=NO_COMPILER.format(run=str(tmp_path / "run.py"))) as terminal:
        terminal.answers("hint")
        terminal.sees("The network cannot be reached.")
        terminal.sees("The packages could not be downloaded; everything else works without them.")
        terminal.answers("quit")
        assert terminal.wait() == 0


def test_a_saved_match_is_offered(save: Path) -> None:
    with new_match(save) as terminal:
        assert "Round 1." in terminal.answers("quit")
        assert terminal.wait() == 0
    with new_match(save) as terminal:
        for answer in ("maybe", "Yes"):
            assert "Resume it? Type yes or no." in terminal.answers(answer)
        assert "This is round 1 of your saved match." in terminal.answers("quit")
        assert terminal.wait() == 0


def children(pid: int) -> Iterator[int]:
    yield from map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows its processes like this")
def test_the_expert_warms_up_while_you_play_and_ends_with_the_game(save: Path) -> None:
    with new_match(save, before="") as terminal:
        terminal.sees("> ")
        [expert] = children(terminal.process.pid)
        assert "wildfour.bots.expert.expert_worker" in Path(f"/proc/{expert}/cmdline").read_text()
        terminal.types("quit\r")
        terminal.sees("The match is saved")
        assert terminal.wait() == 0
    assert not Path(f"/proc/{expert}").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows its processes like this")
def test_the_expert_ends_when_the_game_is_killed(save: Path) -> None:
    with new_match(save, before="") as terminal:
        terminal.answers("hint")  # the expert is now ready, not compiling
        terminal.sees("The expert would")
        [expert] = children(terminal.process.pid)
        terminal.process.kill()
        terminal.wait()
    until = time.monotonic() + PATIENCE
    while is_running(expert):
        assert time.monotonic() < until
        time.sleep(0.05)


def is_running(pid: int) -> bool:
    """Return True if a process is running. A process that has ended may be listed until its parent waits for it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_replay_has_colors_on_a_screen(save: Path) -> None:
    with new_match(save) as terminal:
        terminal.answers("quit")
        terminal.wait()
    with Terminal("replay", save) as terminal:
        assert "\x1b[1;3" in terminal.sees("The match was abandoned here.")
        assert terminal.wait() == 0
