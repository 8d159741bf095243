"""Bots for arena tests, named like external bots: tests.arena.bots:crashing."""

import random
from collections.abc import Sequence

from wildfour.bots.players.random_bot import choose
from wildfour.match.stakes import Stakes
from wildfour.round.view import View

not_a_bot = 4
STAKES: list[Stakes] = []  # stakes received by the bot `noting`


class Thinking:
    """A bot with a time budget in seconds."""

    def __init__(self, budget: float = 0.1) -> None:
        self.budget = budget

    def __call__(self, view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
        return choose(view, moves, stakes, luck)


def eager(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    """Return the first legal move."""
    return moves[0] if view.turn == view.seat else None


def crashing(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    """Raise an error once the hand is small."""
    if len(view.hand) < 6:
        return str(1 // 0)
    return choose(view, moves, stakes, luck)


def cheating(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    """Give away a card in every phase, even where that is illegal."""
    return "give b0"


def silent(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    return None


def noting(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    """Record the stakes and play."""
    STAKES.append(stakes)
    return choose(view, moves, stakes, luck)
