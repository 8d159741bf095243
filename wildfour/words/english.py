"""English lists, for sentences that are not in the catalogue yet."""

from collections.abc import Sequence


def listed(words: Sequence[str], last: str = "and") -> str:
    """Ann, Bob and Cid."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
