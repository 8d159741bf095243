"""Notices on stderr, in the running command's language."""

import math
import sys
import time
from contextlib import suppress

from wildfour.words import ENGLISH, Catalogue

STILL_KNOWN = 120.0  # seconds before the same notice is repeated


class Reader:
    """Process-wide state: the reader's language, and the time of the last compilation notice."""

    words = ENGLISH
    noticed_at = -math.inf


def speak(words: Catalogue) -> None:
    """Set the language of notices."""
    Reader.words, Reader.noticed_at = words, -math.inf


def notice_compiling() -> None:
    """Report that code is being compiled, once for parts compiled in close succession."""
    now = time.monotonic()
    if sys.stderr is not None and now - Reader.noticed_at > STILL_KNOWN:
        sys.stderr.write(f"{Reader.words.say('compiling')}\n")
        Reader.noticed_at = now


def say_refusal(sentence: str) -> None:
    if sys.stderr is not None:
        with suppress(OSError):  # stderr is closed too
            sys.stderr.write(f"wildfour: {' '.join(sentence.split())}\n")
            sys.stderr.flush()
