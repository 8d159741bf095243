"""Notices on stderr, in the language of the command that runs."""

import math
import sys
import time
from contextlib import suppress

from wildfour.words import ENGLISH, Catalogue

STILL_KNOWN = 120.0  # seconds before the same notice is worth repeating


class Reader:
    """The person who runs the command: their language, and when they were last told of compiling."""

    words = ENGLISH
    told_at = -math.inf


def speak(words: Catalogue) -> None:
    """Set the language of notices."""
    Reader.words, Reader.told_at = words, -math.inf


def notice_compiling() -> None:
    """Report once that code is being compiled: often several parts are, one after another."""
    now = time.monotonic()
    if sys.stderr is not None and now - Reader.told_at > STILL_KNOWN:
        sys.stderr.write(f"{Reader.words.say('compiling')}\n")
        Reader.told_at = now


def say_refusal(sentence: str) -> None:
    if sys.stderr is not None:
        with suppress(OSError):  # stderr is closed too
            sys.stderr.write(f"wildfour: {' '.join(sentence.split())}\n")
            sys.stderr.flush()
