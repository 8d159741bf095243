"""What is told on stderr from deep inside, where nobody knows who reads: in the language of the command that runs."""

import math
import sys
import time
from contextlib import suppress

from wildfour.words import ENGLISH, Catalogue

STILL_KNOWN = 120.0  # seconds in which nobody has to be told the same again

_words = ENGLISH
_told_at = -math.inf


def speak(words: Catalogue) -> None:
    """From now on, notices are told in this language."""
    global _words, _told_at
    _words, _told_at = words, -math.inf


def notice_compiling() -> None:
    """Several parts are often compiled one after the other: that is told once."""
    global _told_at  # noqa: PLW0603 - a command has one reader
    now = time.monotonic()
    if sys.stderr is not None and now - _told_at > STILL_KNOWN:
        sys.stderr.write(f"{_words.say('compiling')}\n")
        _told_at = now


def say_refusal(sentence: str) -> None:
    if sys.stderr is not None:
        with suppress(OSError):  # stderr is closed too
            sys.stderr.write(f"wildfour: {' '.join(sentence.split())}\n")
            sys.stderr.flush()
