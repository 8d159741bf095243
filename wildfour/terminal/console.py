"""Lines out and lines in. Nothing is redrawn, and nothing depends on there being a screen.

On a screen, lines are broken between words, and cards have their color unless NO_COLOR says otherwise; where Python has
readline, what is typed can be edited and called up again.
"""

import sys
from typing import TYPE_CHECKING, TextIO

from wildfour.support.columns import WIDTH, screen_width
from wildfour.words import ENGLISH, Catalogue, Message

if TYPE_CHECKING:
    from rich.console import Console as Screen

PROMPT = "> "
PAINTED = ("card", "color", "as-typed")  # messages that say which $color they are about
CODES = {"b": "1;34", "g": "1;32", "o": "1;38;5;208", "r": "1;31", "y": "1;33"}  # of ANSI terminals


class Leave(Exception):
    """The player wants to leave, or there is nobody at the other end any more."""


class Painted(Catalogue):
    """The messages of a language, with cards in their colors."""

    def tell(self, message: Message) -> str:
        said = super().tell(message)
        code = CODES.get(str(message["arguments"].get("color"))) if message["id"] in PAINTED else None
        return said if code is None else f"\x1b[{code}m{said}\x1b[0m"


class Console:
    """A player's terminal, or a pipe: there, what is read is written too, so that the output can be followed."""

    def __init__(self, source: TextIO | None, out: TextIO, words: Catalogue = ENGLISH) -> None:
        self._source = source
        self._out = out
        self.interactive = source is not None and source.isatty()
        self._screen = screen_of(out)
        in_color = self._screen is not None and self._screen.color_system is not None and not self._screen.no_color
        self.plain_words = words  # for tables, which are aligned by letters
        self.words = Painted(words.language) if in_color else words
        self._edits = self.interactive and source is sys.stdin and out is sys.stdout and can_edit()

    @property
    def width(self) -> int:
        """How many letters a line has."""
        return screen_width(self._out) or WIDTH

    def say(self, text: str = "") -> None:
        if self._screen is not None:
            self._show(text, self._screen)
        else:
            self._out.write(f"{text}\n")
        self._out.flush()

    def _show(self, text: str, screen: "Screen") -> None:
        from rich.text import Text  # noqa: PLC0415 - only where there is a screen

        for line in text.split("\n"):
            screen.print(Text.from_ansi(line))

    def tell(self, *messages: Message) -> None:
        """Sentences, on one line."""
        self.say(" ".join(map(self.words.tell, messages)))

    def ask(self) -> str:
        """The next line, without its end; Leave if there is none."""
        line = self._read()
        if not self.interactive or not line:
            self.say(line.strip())
        if not line:
            raise Leave
        return line.strip()

    def _read(self) -> str:
        """A line with its end; nothing if there are no more, or after Ctrl-C."""
        try:
            if self._edits:
                return f"{input(PROMPT)}\n"
            self._out.write(PROMPT)
            self._out.flush()
            return self._source.readline() if self._source is not None else ""
        except (EOFError, KeyboardInterrupt):
            return ""


def screen_of(out: TextIO) -> "Screen | None":
    """What shows lines to somebody; None for a pipe or a file."""
    if not out.isatty():
        return None
    from rich.console import Console as Screen  # noqa: PLC0415 - see above

    return Screen(file=out, highlight=False, markup=False, emoji=False)


def can_edit() -> bool:
    """Some systems have a Python without it."""
    try:
        import readline  # noqa: F401, PLC0415 - to import it is enough: input() uses it from then on
    except ImportError:
        return False
    return True
