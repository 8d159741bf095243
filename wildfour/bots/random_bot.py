"""The policy `random` of the simulation (policies.py, docs/simulation.md), through a view.

Cards of one kind look alike in a view, so the first draw card to stack is the first by what is printed on it.
"""

import random
from collections.abc import Sequence

from wildfour.bots.reading import asked_for, cards_to_lay, catch_in, right_plays, right_plays_of_drawn
from wildfour.match.stakes import Stakes
from wildfour.moves import ACCEPT, CALL, DECLINE, DRAW, GIVE, KEEP, PASS
from wildfour.rules.state import Phase
from wildfour.rules.view import View


def choose(view: View, moves: Sequence[int], stakes: Stakes, luck: random.Random) -> int | None:
    if view.exposed == view.seat and CALL in moves:
        return CALL
    catch = catch_in(moves)
    if catch is not None or view.turn != view.seat:
        return catch
    return answer_phase(view, moves, luck)


def answer_phase(view: View, moves: Sequence[int], luck: random.Random) -> int:
    if view.phase == Phase.PLAY:
        return lay_or(view, right_plays(view, moves), PASS if PASS in moves else DRAW, luck)
    if view.phase == Phase.PLAY_DRAWN:
        return lay_or(view, right_plays_of_drawn(view, moves), KEEP, luck)
    if view.phase == Phase.ANSWER:
        plays = right_plays(view, moves)
        return lay_or(view, [move for move in plays if move >> 2 == plays[0] >> 2], ACCEPT, luck)
    if view.phase == Phase.GIVE:
        return GIVE + luck.choice(view.hand)
    return luck.choice([move for move in asked_for(moves) if move != DECLINE])


def lay_or(view: View, plays: Sequence[int], otherwise: int, luck: random.Random) -> int:
    """One of the cards, all equally likely, with any color for a wild one; without any, another move."""
    if not plays:
        return otherwise
    kind = luck.choice(cards_to_lay(view, plays))
    return luck.choice([move for move in plays if move >> 2 == kind])
