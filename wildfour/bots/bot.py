"""The bot interface: a function that takes a view, its legal moves, the stakes, and a random generator, and returns a
move. Moves are in notation. Out of turn, None means no move. A bot keeps no state between calls, so a table can be
resumed at any point. It never gets the round itself, and takes all randomness from the generator. `view_queries` has
common queries on a view."""

import random
from collections.abc import Callable, Sequence

from wildfour.match.stakes import Stakes
from wildfour.round.view import View

Bot = Callable[[View, Sequence[str], Stakes, random.Random], str | None]


def remembers(bot: Bot) -> bool:
    """Return whether the bot needs the decisions of the round so far (round_history.py)."""
    return getattr(bot, "remembers", False)
