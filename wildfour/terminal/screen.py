"""A screen with colors and line breaks between words. Loaded only on terminals, because rich is slow to import."""

from typing import TextIO

from rich.console import Console
from rich.text import Text


class Screen:
    """A terminal. `colors` is false if it has no colors or NO_COLOR is set."""

    def __init__(self, out: TextIO) -> None:
        self._console = Console(file=out, highlight=False, markup=False, emoji=False)
        self.colors = self._console.color_system is not None and not self._console.no_color

    def show(self, text: str) -> None:
        for line in text.split("\n"):
            self._console.print(Text.from_ansi(line))
