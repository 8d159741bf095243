"""What somebody may have meant by a word that we do not know."""

from collections.abc import Iterable

LONGEST_WORD = 60  # nobody mistypes more than this; comparing takes its time


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """The word that is most like it, or nothing."""
    from difflib import get_close_matches  # noqa: PLC0415 - only for those who mistype

    known = {one.lower(): one for one in words}
    return next((known[close] for close in get_close_matches(word[:LONGEST_WORD].lower(), known, n=1)), "")
