"""Spelling suggestions for unknown words."""

from collections.abc import Iterable

LONGEST_WORD = 60  # limits the comparison time


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """Return the most similar word, or an empty string."""
    from difflib import get_close_matches  # noqa: PLC0415 - needed only after a typo

    known = {one.lower(): one for one in words}
    return next((known[close] for close in get_close_matches(word[:LONGEST_WORD].lower(), known, n=1)), "")
