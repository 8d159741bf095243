"""The level *novice*: random legal play by somebody who does not always pay attention.

It lays a random card that is no bluff, else draws; mostly calls UNO, now and then catches, challenges and jumps in.
Where the players are the referees it sometimes lays a wrong card, and sometimes objects to one.
"""

import random
from collections.abc import Sequence

from wildfour.bots.random_bot import lay_or
from wildfour.bots.reading import asked_for, right_plays, right_plays_of_drawn
from wildfour.cards import NO_COLOR, kind_color
from wildfour.match.stakes import Stakes
from wildfour.moves import ACCEPT, CALL, CATCH, CHALLENGE, DECLINE, DRAW, FLIP, KEEP, OBJECT, PASS, PLAY_END
from wildfour.rules.state import Phase
from wildfour.rules.view import View

CALLS = 0.9
CATCHES = 0.3
JUMPS_IN = 0.5
OBJECTS = 0.05
CHALLENGES = 0.15
STACKS = 0.7
LAYS_DRAWN = 0.8
FLIPS = 0.8
SLIPS = 0.05


def choose(view: View, moves: Sequence[int], stakes: Stakes, luck: random.Random) -> int | None:
    said = say_something(view, moves, luck)
    if said is not None or view.turn != view.seat:
        return said
    return answer_phase(view, moves, luck)


def say_something(view: View, moves: Sequence[int], luck: random.Random) -> int | None:
    """What is said or done out of turn: the call, a catch, an objection, a jump-in."""
    for move in moves:
        if luck.random() < eagerness(view, move):
            return move
    return None


def eagerness(view: View, move: int) -> float:
    if move == CALL:
        return CALLS if view.exposed == view.seat else 0.0
    if CATCH <= move < FLIP:
        return CATCHES
    if move == OBJECT:
        return OBJECTS
    return JUMPS_IN if move < PLAY_END and view.turn != view.seat else 0.0


def answer_phase(view: View, moves: Sequence[int], luck: random.Random) -> int:
    """What the phase asks the seat on turn."""
    if view.phase == Phase.PLAY:
        return lay_or_draw(view, moves, luck)
    if view.phase == Phase.PLAY_DRAWN:
        return lay_or_keep(view, moves, luck)
    if view.phase == Phase.ANSWER:
        return answer_card(view, moves, luck)
    if view.phase == Phase.FLIP and DECLINE in moves and luck.random() >= FLIPS:
        return DECLINE
    return luck.choice([move for move in asked_for(moves) if move != DECLINE])


def lay_or_draw(view: View, moves: Sequence[int], luck: random.Random) -> int:
    right = right_plays(view, moves)
    slips = [move for move in moves if move < PLAY_END and move not in right and kind_color(move >> 2) != NO_COLOR]
    if slips and luck.random() < SLIPS:
        return luck.choice(slips)
    return lay_or(view, right, PASS if PASS in moves else DRAW, luck)


def lay_or_keep(view: View, moves: Sequence[int], luck: random.Random) -> int:
    keeps = KEEP in moves and luck.random() >= LAYS_DRAWN
    return KEEP if keeps else lay_or(view, right_plays_of_drawn(view, moves), KEEP, luck)


def answer_card(view: View, moves: Sequence[int], luck: random.Random) -> int:
    stacks = right_plays(view, moves)
    if stacks and luck.random() < STACKS:
        return lay_or(view, stacks, ACCEPT, luck)
    return CHALLENGE if CHALLENGE in moves and luck.random() < CHALLENGES else ACCEPT
