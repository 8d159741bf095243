"""What is told on stderr from deep inside, where nobody knows who reads: in the language of the command that runs."""

import sys

from wildfour.words import ENGLISH, Catalogue

_words = ENGLISH


def speak(words: Catalogue) -> None:
    """From now on, notices are told in this language."""
    global _words  # noqa: PLW0603 - a command has one reader
    _words = words


def notice_compiling() -> None:
    if sys.stderr is not None:
        sys.stderr.write(f"{_words.say('compiling')}\n")
