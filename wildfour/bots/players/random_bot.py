"""The simulation's `random` policy (docs/simulation.md), applied to a view.

A view does not distinguish identical cards, so the first draw card to stack is the first by kind.
"""

import random
from collections.abc import Sequence

from wildfour.bots.view_queries import (
    card_of_move,
    cards_of_moves,
    catch_in,
    is_visibly_illegal,
    on_turn,
    phase_answers,
    plays,
    right_plays,
)
from wildfour.bots.view_queries import right_plays_of_drawn as right_drawn
from wildfour.match.stakes import Stakes
from wildfour.round.view import View


def choose(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    if view.exposed == view.seat and "uno!" in moves:
        return "uno!"
    catch = catch_in(moves)
    if catch is not None:
        return catch
    if "object" in moves and is_visibly_illegal(view):
        return "object"
    return answer_phase(view, moves, luck) if on_turn(view) else next(iter(plays(moves)), None)


def answer_phase(view: View, moves: Sequence[str], luck: random.Random) -> str:
    if view.phase == "play":
        return play_or(view, right_plays(view, moves), "pass" if "pass" in moves else "draw", luck)
    if view.phase == "play-drawn":
        return play_or(view, right_drawn(view, moves), "keep", luck)
    if view.phase == "answer":
        right = right_plays(view, moves)
        return play_or(view, [move for move in right if card_of_move(move) == card_of_move(right[0])], "accept", luck)
    if view.phase == "give":
        return f"give {luck.choice(view.hand)}"
    return luck.choice([move for move in phase_answers(moves) if move != "decline"])


def play_or(view: View, right: Sequence[str], otherwise: str, luck: random.Random) -> str:
    """Play a uniformly random card, with a random color for a wild card. If no card may be played, make the move
    `otherwise`."""
    if not right:
        return otherwise
    card = luck.choice(cards_of_moves(view, right))
    return luck.choice([move for move in right if card_of_move(move) == card])
