"""Quoting of user input in sentences, shortened and with control characters escaped."""

LONGEST = 40
LONGEST_LONG = 200
LONGEST_KEPT = 2000  # characters; a position with three decks has about 1,200
INVISIBLE_IN_NAMES = "\u00a0\u200c\u200d"  # no-break space, zero-width non-joiner, zero-width joiner


class Text(str):
    """Trusted text, shown unchanged."""

    __slots__ = ()


def shown(text: str) -> str:
    """Escape control characters, and truncate long text."""
    if isinstance(text, Text):
        return text
    return safe(text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…")


def shown_long(text: str) -> str:
    """Escape text whose start and end matter, such as a path, and shorten it in the middle."""
    return safe(without_middle(text, LONGEST_LONG))


def kept(text: str) -> str:
    """Limit the length of text in a refusal."""
    return without_middle(text, LONGEST_KEPT)


def without_middle(text: str, longest: int) -> str:
    half = longest // 2
    return text if len(text) <= longest else f"{text[: half - 1]}…{text[-half:]}"


def safe(text: str) -> str:
    """Escape unprintable characters as Python does: \\n, \\x1b, \\u202e."""
    return "".join(
        letter
        if letter.isprintable() or letter in INVISIBLE_IN_NAMES
        else letter.encode("unicode_escape").decode("ascii")
        for letter in text
    )
