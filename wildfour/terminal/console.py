"""Lines out and lines in. Nothing is redrawn, and nothing depends on there being a screen."""

from typing import TextIO

from wildfour.columns import WIDTH, screen_width

PROMPT = "> "


class Leave(Exception):
    """The player wants to leave, or there is nobody at the other end any more."""


class Console:
    """A player's terminal, or a pipe: there, what is read is written too, so that the output can be followed."""

    def __init__(self, source: TextIO | None, out: TextIO) -> None:
        self._source = source
        self._out = out
        self.interactive = source is not None and source.isatty()

    @property
    def width(self) -> int:
        """How many letters a line has."""
        return screen_width(self._out) or WIDTH

    def say(self, text: str = "") -> None:
        self._out.write(f"{text}\n")
        self._out.flush()

    def ask(self) -> str:
        """The next line, without its end; Leave if there is none."""
        self._out.write(PROMPT)
        self._out.flush()
        line = self._read()
        if not self.interactive or not line:
            self.say(line.strip())
        if not line:
            raise Leave
        return line.strip()

    def _read(self) -> str:
        """A line with its end; nothing if there are no more, or after Ctrl-C."""
        try:
            return self._source.readline() if self._source is not None else ""
        except KeyboardInterrupt:
            return ""
