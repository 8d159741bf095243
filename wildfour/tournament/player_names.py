"""Player names: validation, and lookup of typed names."""

from collections.abc import Iterable, Sequence

from wildfour.errors import Invalid
from wildfour.transcript.record import check_name, name_key

OUT, DRAWN = "out", "-"  # used instead of points on a result slip
TEAM_MARK = "+"
OTHER_TEAM_MARKS = "&/"
SEPARATORS = ",:;="
NOT_FIRST = "-@"  # at the start of a name, these look like a command-line option or a spreadsheet formula
MOST_NAMED = 12  # maximum number of names in one sentence


def is_value(word: str) -> bool:
    """Return whether a word on a result slip is a value: points, or a mark such as `out`."""
    return word.lower() in (OUT, DRAWN) or word.lstrip("+-")[:1].isdigit()


def check_new_name(name: str, taken: Iterable[str]) -> None:
    check_name(name)
    bad = [mark for mark in TEAM_MARK + OTHER_TEAM_MARKS + SEPARATORS if mark in name]
    if bad:
        raise Invalid("name-with-mark", name=name, mark=bad[0])
    if name[0] in NOT_FIRST:
        raise Invalid("name-begins-with-mark", name=name, mark=name[0])
    for word in name.split():
        if is_value(word):
            raise Invalid("name-like-points", name=name, word=word)
    for other in taken:
        if name_key(other) == name_key(name):
            raise Invalid("name-taken", name=other)


def find_player(text: str, names: Sequence[str]) -> str:
    """Find a player by a typed name or an unambiguous prefix."""
    wanted = name_key(text)
    for name in names:
        if name_key(name) == wanted:
            return name
    begun = [name for name in names if wanted and name_key(name).startswith(wanted)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise Invalid("name-of-several", name=text, names=begun[:MOST_NAMED])
    known = [*names[:MOST_NAMED], *(["…"] if len(names) > MOST_NAMED else [])]
    raise Invalid("no-such-entrant", name=text, known=known, count=len(names))
