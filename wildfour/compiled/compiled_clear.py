"""`clear` for compiled code, generated from the fields: compiled code cannot iterate over field names.

def clear(s):
    s.top = -1
    …
    for place in range(len(s.accusers)):
        s.accusers[place] = 0
"""

import linecache
from collections.abc import Iterator
from typing import TYPE_CHECKING

from wildfour.rules.state import ARRAYS, CLEARED, RoundState

FILE = "<clear, generated from RoundState>"


def lines_of_clear() -> Iterator[str]:
    yield "def clear(s):\n"
    for name, default in CLEARED:
        yield f"    s.{name} = {default}\n"
    for one in ARRAYS:
        if one.cleared:
            yield f"    for place in range(len(s.{one.name})):\n"
            yield f"        s.{one.name}[place] = 0\n"


if TYPE_CHECKING:

    def clear(s: RoundState) -> None: ...
else:
    LINES = [*lines_of_clear()]
    linecache.cache[FILE] = (sum(map(len, LINES)), None, LINES, FILE)  # inspect.getsource finds it here
    exec(compile("".join(LINES), FILE, "exec"), globals())
