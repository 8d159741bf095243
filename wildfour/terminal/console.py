"""Line-based output and input. Nothing is redrawn, so pipes and screen readers work as well as screens.

On a screen, lines break between words, and cards are shown in color unless NO_COLOR is set. If Python has readline,
typed lines can be edited and recalled.
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TextIO, TypeVar

from wildfour.errors import Invalid
from wildfour.support.files import WIDTH, screen_width
from wildfour.words import ENGLISH, Catalogue, Message

Answer = TypeVar("Answer")
PROMPT = "> "
PAINTED = ("card", "color", "as-typed")  # messages with a $color
CODES = {"b": "1;34", "g": "1;32", "o": "1;38;5;208", "r": "1;31", "y": "1;33"}  # ANSI codes


class Leave(Exception):
    """A signal that the player wants to leave, or that the input has ended."""


class Painted(Catalogue):
    """A language's messages, with cards in their colors."""

    def tell(self, message: Message) -> str:
        said = super().tell(message)
        code = CODES.get(str(message["arguments"].get("color"))) if message["id"] in PAINTED else None
        return said if code is None else f"\x1b[{code}m{said}\x1b[0m"


class Console:
    """A terminal or a pipe. Lines read from a pipe are echoed, so that the output is readable."""

    def __init__(self, source: TextIO | None, out: TextIO, words: Catalogue = ENGLISH) -> None:
        self._source = source
        self._out = out
        self.interactive = source is not None and source.isatty()
        self.plain_words = self.words = words  # tables use plain words, because color codes would break their alignment
        self._show: Callable[[str], None] = partial(print, file=out, flush=True)
        if out.isatty():
            from wildfour.terminal.screen import Screen  # noqa: PLC0415 - rich is slow to import

            screen = Screen(out)
            self._show = screen.show
            if screen.colors:
                self.words = Painted(words.language)
        has_readline = find_spec("readline") is not None  # some systems lack it
        self._edits = self.interactive and source is sys.stdin and out is sys.stdout and has_readline
        if self._edits:
            import_module("readline")  # input() uses it once it is imported

    @property
    def width(self) -> int:
        return screen_width(self._out) or WIDTH

    def say(self, text: str = "") -> None:
        self._show(text)

    def tell(self, *messages: Message) -> None:
        """Print sentences on one line."""
        self.say(" ".join(map(self.words.tell, messages)))

    def tell_table(self, rows: Sequence[Sequence[str | Message]], sides: str, indent: str = "") -> None:
        """Print rows in columns. `sides` has < (left) or > (right) for each column."""
        from wildfour.support.columns import columns  # noqa: PLC0415 - slow to import

        words = self.plain_words
        cells = [[cell if isinstance(cell, str) else words.tell(cell) for cell in row] for row in rows]
        for line in columns(cells, sides, self.width if sides.endswith("<") else None):
            self.say(f"{indent}{line}")

    def ask(self) -> str:
        """Read the next line without its line ending. Raise Leave if there is no next line."""
        line = self._read()
        if not self.interactive or not line:
            self.say(line.strip())
        if not line:
            raise Leave
        return line.strip()

    def ask_for(
        self, read: Callable[[str], Answer], *, leaving: Sequence[str] = (), question: Message | None = None
    ) -> Answer:
        """Ask until an answer can be parsed. If input comes from a pipe, reject a bad answer at once."""
        while True:
            if question is not None:
                self.tell(question)
            answer = self.ask()
            if answer.casefold() in leaving:
                raise Leave
            try:
                return read(answer)
            except Invalid as refusal:
                if not self.interactive:
                    raise
                self.tell(refusal.message)

    def _read(self) -> str:
        """Read a line with its line ending. Return an empty string at the end of the input or after Ctrl-C."""
        try:
            if self._edits:
                return f"{input(PROMPT)}\n"
            print(PROMPT, end="", file=self._out, flush=True)
            return self._source.readline() if self._source is not None else ""
        except (EOFError, KeyboardInterrupt):
            return ""
