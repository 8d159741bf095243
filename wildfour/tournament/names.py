"""The names of players: which can be one, and which player somebody means."""

from collections.abc import Sequence

from wildfour.errors import Invalid
from wildfour.transcript import check_names
from wildfour.words import listed

OUT, DRAWN = "out", "-"  # what a result slip has in place of points
TEAM_MARK = "+"
OTHER_TEAM_MARKS = "&/"
SEPARATORS = ",:;="
NOT_FIRST = "-@"  # an option of the command line, or a formula in a spreadsheet


def is_value(word: str) -> bool:
    """On a result slip, points or what stands for them."""
    return word.lower() in (OUT, DRAWN) or word.lstrip("+-")[:1].isdigit()


def check_new_name(name: str, taken: Sequence[str]) -> None:
    check_names([name])
    bad = [mark for mark in TEAM_MARK + OTHER_TEAM_MARKS + SEPARATORS if mark in name]
    if bad or "  " in name:
        raise Invalid(f"{name!r} cannot be a player's name; leave out {bad[0] if bad else 'double spaces'!r}.")
    if name[0] in NOT_FIRST:
        raise Invalid(f"{name!r} cannot be a player's name; it must not begin with {name[0]!r}.")
    for word in name.split():
        if is_value(word):
            raise Invalid(f"{name!r} cannot be a player's name; on a result slip {word!r} would be read as points.")
    for other in taken:
        if other.casefold() == name.casefold():
            raise Invalid(f"There is already a player called {other}; give everyone a different name.")


def find_player(text: str, names: Sequence[str]) -> str:
    """A name as it was typed: whole, or so much of it that it can be no other."""
    wanted = " ".join(text.split()).casefold()
    for name in names:
        if name.casefold() == wanted:
            return name
    begun = [name for name in names if wanted and name.casefold().startswith(wanted)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise Invalid(f"{text!r} could be {' or '.join(begun)}; type more of the name.")
    near = f"the players are {listed(names)}" if 0 < len(names) <= 10 else "show lists the players"
    raise Invalid(f"There is no player called {text!r} here; {near}.")
