"""What a bot is: it gets a view, its legal moves, what the end of the round is worth to it, and luck; never the round.

Everything is in the notation. It answers with one of the moves. Out of turn it may also answer None: nothing to say. It
keeps nothing from one question to the next, so a table can be taken up anywhere. All chance comes from the luck that it
is given. `view_queries` has what bots often ask of a view.
"""

import random
from collections.abc import Callable, Sequence

from wildfour.match.stakes import Stakes
from wildfour.round.view import View

Bot = Callable[[View, Sequence[str], Stakes, random.Random], str | None]


def remembers(bot: Bot) -> bool:
    """Does it want to know what was decided in the round so far (past.py)?"""
    return getattr(bot, "remembers", False)
