"""The bot that plays like people who play at random: it sees a view, its legal moves, and some luck, never the round.

It lays a random card that is no bluff, else draws; mostly calls UNO, now and then catches, challenges and jumps in.
Where the players are the referees it sometimes lays a wrong card, and sometimes objects to one.
"""

import random
from collections.abc import Callable, Sequence

from wildfour.cards import COLORED_KINDS, FLIP_MARK, NO_CARD, NO_COLOR, WILD_FOUR_KIND, kind_color, kind_face
from wildfour.moves import ACCEPT, ACCUSE, CALL, CATCH, CHALLENGE, DECLINE, FLIP, KEEP, OBJECT, PLAY_END
from wildfour.rules.state import Phase
from wildfour.rules.view import View

Bot = Callable[[View, Sequence[int], random.Random], int | None]

CALLS = 0.9
CATCHES = 0.3
JUMPS_IN = 0.5
OBJECTS = 0.05
CHALLENGES = 0.15
STACKS = 0.7
LAYS_DRAWN = 0.8
FLIPS = 0.8
SLIPS = 0.05


def choose(view: View, moves: Sequence[int], luck: random.Random) -> int | None:
    """One of the moves offered, or None: nothing to say. On turn there is always something."""
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


def answer_phase(view: View, moves: Sequence[int], luck: random.Random) -> int | None:
    """What the phase asks the seat on turn."""
    if view.phase == Phase.PLAY:
        return lay_or_draw(view, moves, luck)
    if view.phase == Phase.PLAY_DRAWN:
        return lay_or_keep(view, moves, luck)
    if view.phase == Phase.ANSWER:
        return answer_draw_card(view, moves, luck)
    if view.phase == Phase.FLIP and DECLINE in moves and luck.random() >= FLIPS:
        return DECLINE
    asked = [move for move in moves if move not in (CALL, DECLINE, OBJECT) and not is_claim(move)]
    return luck.choice(asked) if asked else None


def is_claim(move: int) -> bool:
    """A catch or an accusation: never what a phase asks for."""
    return CATCH <= move < FLIP or ACCUSE <= move < ACCUSE + 10


def lay_or_draw(view: View, moves: Sequence[int], luck: random.Random) -> int | None:
    plays = [move for move in moves if move < PLAY_END]
    slips = [move for move in plays if move >> 2 & (FLIP_MARK - 1) < COLORED_KINDS and not is_right(view, move)]
    if slips and luck.random() < SLIPS:
        return luck.choice(slips)
    rest = [move for move in moves if PLAY_END <= move < CALL]
    return lay_a_card(view, [move for move in plays if is_right(view, move)] or rest or plays, luck)


def lay_or_keep(view: View, moves: Sequence[int], luck: random.Random) -> int | None:
    right = [move for move in moves if move < PLAY_END and move >> 2 == view.drawn and is_right(view, move)]
    if right and (KEEP not in moves or luck.random() < LAYS_DRAWN):
        return lay_a_card(view, right, luck)
    return KEEP if KEEP in moves else lay_a_card(view, moves, luck)


def answer_draw_card(view: View, moves: Sequence[int], luck: random.Random) -> int | None:
    stacks = [move for move in moves if move < PLAY_END and is_right(view, move)]
    if stacks and luck.random() < STACKS:
        return lay_a_card(view, stacks, luck)
    if CHALLENGE in moves and luck.random() < CHALLENGES:
        return CHALLENGE
    return ACCEPT if ACCEPT in moves else None


def lay_a_card(view: View, moves: Sequence[int], luck: random.Random) -> int | None:
    """Every card of the hand is equally likely, not every move: a wild card has four of them."""
    if not moves:
        return None
    kinds = [kind for kind in view.hand if any(move >> 2 == kind for move in moves)]
    if not kinds:
        return luck.choice(moves)
    chosen = luck.choice(kinds)
    return luck.choice([move for move in moves if move >> 2 == chosen])


def is_right(view: View, move: int) -> bool:
    """Does the card match (C1, C2, C5), and is it no bluff (D6)?"""
    kind = move >> 2
    color = kind_color(kind)
    if kind == WILD_FOUR_KIND:
        return all(kind_color(held) != view.color for held in view.hand)
    if color in (NO_COLOR, view.color):
        return True
    return view.top != NO_CARD and kind_color(view.top) != NO_COLOR and kind_face(kind) == kind_face(view.top)
