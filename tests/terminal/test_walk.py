"""The modules that a typed move passes through, from input to the printed sentence.

The rules count as one module: they have a file for each heading of the rulebook.
"""

import io
import sys
from pathlib import Path
from types import FrameType

import wildfour
from tests.terminal.prompt import quiet_bot, table_at
from wildfour.bots.bot_runner import Bots
from wildfour.terminal.console import Console
from wildfour.terminal.match_prompt import Game
from wildfour.terminal.match_setup import luck_of
from wildfour.terminal.saved_match import SaveFile
from wildfour.words import Message

PACKAGE = Path(wildfour.__file__).parent
MOST = 13


class Walked(Console):
    """A user who types two plain cards. The second is traced until it is printed."""

    def __init__(self) -> None:
        self.out = io.StringIO()
        super().__init__(None, self.out)
        self.lines = ["b1", "b2", "quit"]
        self.visited: set[str] = set()

    def ask(self) -> str:
        line = self.lines.pop(0)
        if line == "b2":
            sys.setprofile(self.note)
        return line

    def tell(self, *messages: Message) -> None:
        super().tell(*messages)
        if self.visited:
            sys.setprofile(None)

    def note(self, frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(PACKAGE):
            self.visited.add(path.relative_to(PACKAGE).as_posix())


def test_a_plain_card_passes_through_few_modules(tmp_path: Path) -> None:
    table = table_at("classic-2003 / 0: b1 b2 g1 g2 / 1: r3 r4 / 2: r5 r6 / top b9")
    console, save = Walked(), SaveFile(tmp_path / "match.txt")
    save.create("wildfour transcript 1\n")
    before = sys.getprofile()
    try:
        Game(table, Bots(table, dict.fromkeys((1, 2), quiet_bot), luck_of(1, table)), save, console).play()
    finally:
        sys.setprofile(before)
    assert "You played a blue 2.\n" in console.out.getvalue()
    assert {"terminal/match_prompt.py", "table/table.py", "rules/turn.py", "narration/narrator.py"} <= console.visited
    passed = {"rules" if name.startswith("rules/") else name for name in console.visited}
    assert len(passed) <= MOST, sorted(passed)
