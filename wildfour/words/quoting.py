"""How what somebody gave is shown in a sentence: never longer than can be read, and nothing that changes the screen."""

LONGEST = 40
LONGEST_LONG = 200
LONGEST_KEPT = 2000  # a position with three decks has about 1,200
INVISIBLE_IN_NAMES = "\u00a0\u200c\u200d"  # a space that does not break, and what joins letters or keeps them apart


class Text(str):
    """Words of ours, which are shown as they are."""

    __slots__ = ()


def shown(text: str) -> str:
    """A text with its odd characters escaped, and its end cut off when it is long."""
    if isinstance(text, Text):
        return text
    return safe(text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…")


def shown_long(text: str) -> str:
    """A text that has both a beginning and an end worth seeing, such as a path."""
    return safe(without_middle(text, LONGEST_LONG))


def kept(text: str) -> str:
    """A text as a refusal carries it: nobody is sent back megabytes."""
    return without_middle(text, LONGEST_KEPT)


def without_middle(text: str, longest: int) -> str:
    half = longest // 2
    return text if len(text) <= longest else f"{text[: half - 1]}…{text[-half:]}"


def safe(text: str) -> str:
    """A text in one line, with what cannot be printed as Python would write it: \\n, \\x1b, \\u202e."""
    return "".join(
        letter
        if letter.isprintable() or letter in INVISIBLE_IN_NAMES
        else letter.encode("unicode_escape").decode("ascii")
        for letter in text
    )
