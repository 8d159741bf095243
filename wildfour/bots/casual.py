"""The level *casual*: simple rules of thumb, by somebody who enjoys the evening.

It stays with the color it holds most, hits the next player with action cards when that one has few cards left, and
keeps wild cards for when nothing else fits; but often it just lays what comes to hand. It nearly always calls, misses
a catch now and then, and rarely challenges. It spares its partners.
"""

import random
from collections.abc import Sequence

from wildfour.bots.random_bot import lay_or
from wildfour.bots.reading import asked_for, catch_in, is_plainly_wrong, right_plays, right_plays_of_drawn
from wildfour.cards import NO_COLOR, SKIP, WILD, kind_color, kind_face
from wildfour.match.stakes import Stakes
from wildfour.moves import (
    ACCEPT,
    CALL,
    CHALLENGE,
    DECLINE,
    DRAW,
    GIVE,
    KEEP,
    NAME_COLOR,
    OBJECT,
    PASS,
    PLAY_END,
)
from wildfour.rules.state import Phase
from wildfour.rules.view import View

THINKS = 0.6
CALLS = 0.97
CATCHES = 0.7
JUMPS_IN = 0.8
OBJECTS = 0.7
CHALLENGES = 0.05
FEW_CARDS = 3
# How much more a card is liked than another, in the order of what counts first.
NOT_WILD, HITS, SAVED_FOR_LATER, PER_CARD_OF_COLOR = 10_000, 1_000, -50, 10


def choose(view: View, moves: Sequence[int], stakes: Stakes, luck: random.Random) -> int | None:
    said = say_something(view, moves, stakes, luck)
    if said is not None or view.turn != view.seat:
        return said
    return answer_phase(view, moves, stakes, luck)


def say_something(view: View, moves: Sequence[int], stakes: Stakes, luck: random.Random) -> int | None:
    """What is said or done out of turn: the call, a catch, an objection, a jump-in."""
    if view.exposed == view.seat and CALL in moves and luck.random() < CALLS:
        return CALL
    catch = catch_in(moves)
    if catch is not None and view.exposed not in stakes.team and luck.random() < CATCHES:
        return catch
    sees_it = OBJECT in moves and is_plainly_wrong(view) and view.laid_by not in stakes.team
    if sees_it and luck.random() < OBJECTS:
        return OBJECT
    jumps = [move for move in moves if move < PLAY_END] if view.turn != view.seat else []
    return jumps[0] if jumps and luck.random() < JUMPS_IN else None


def answer_phase(view: View, moves: Sequence[int], stakes: Stakes, luck: random.Random) -> int:
    """What the phase asks the seat on turn."""
    if view.phase == Phase.PLAY:
        return best_play(view, right_plays(view, moves), PASS if PASS in moves else DRAW, stakes, luck)
    if view.phase == Phase.PLAY_DRAWN:
        return best_play(view, right_plays_of_drawn(view, moves), KEEP, stakes, luck)
    if view.phase == Phase.ANSWER:
        challenges = CHALLENGE in moves and luck.random() < CHALLENGES
        return best_play(view, right_plays(view, moves), CHALLENGE if challenges else ACCEPT, stakes, luck)
    if view.phase == Phase.CHOOSE_COLOR:
        return NAME_COLOR + color_held_most(view.hand)
    if view.phase == Phase.GIVE:
        return GIVE + least_liked(view.hand)
    return at_the_most_dangerous(view, moves, stakes)


def best_play(view: View, plays: Sequence[int], otherwise: int, stakes: Stakes, luck: random.Random) -> int:
    """The card liked most, one of equals; a wild card names the color held most."""
    if luck.random() >= THINKS:
        return lay_or(view, plays, otherwise, luck)
    if not plays:
        return otherwise
    most = max(liking(view, move >> 2, stakes) for move in plays)
    kind = luck.choice(sorted({move >> 2 for move in plays if liking(view, move >> 2, stakes) == most}))
    if kind_color(kind) != NO_COLOR:
        return 4 * kind
    return 4 * kind + color_held_most(view.hand)


def liking(view: View, kind: int, stakes: Stakes) -> int:
    """How much the bot likes to lay a card."""
    face, color = kind_face(kind), kind_color(kind)
    if color == NO_COLOR:
        return 0 if face == WILD else HITS if hits_the_right_one(view, stakes) else -1
    liked = NOT_WILD + PER_CARD_OF_COLOR * sum(kind_color(held) == color for held in view.hand)
    if face >= SKIP:
        return liked + (HITS if hits_the_right_one(view, stakes) else SAVED_FOR_LATER)
    return liked + face


def hits_the_right_one(view: View, stakes: Stakes) -> bool:
    """Is the next player no partner, and about to go out?"""
    assert view.seat is not None
    after = (view.seat + view.direction) % view.players
    return after not in stakes.team and view.hand_sizes[after] <= FEW_CARDS


def color_held_most(hand: Sequence[int]) -> int:
    """The first of equals."""
    held = [sum(kind_color(kind) == color for kind in hand) for color in range(4)]
    return held.index(max(held))


def least_liked(hand: Sequence[int]) -> int:
    """What to give away: a high number of the color held least, rather than an action card, rather than a wild one."""

    def goodness(kind: int) -> tuple[int, int, int]:
        color = kind_color(kind)
        rank = 2 if color == NO_COLOR else int(kind_face(kind) >= SKIP)
        return rank, sum(kind_color(held) == color for held in hand), -kind_face(kind)

    return min(hand, key=goodness)


def at_the_most_dangerous(view: View, moves: Sequence[int], stakes: Stakes) -> int:
    """Flip at, or swap with, whoever has the fewest cards and is no partner."""
    asked = [move for move in asked_for(moves) if move != DECLINE]
    return min(asked, key=lambda move: (move % 16 in stakes.team, view.hand_sizes[move % 16]))
