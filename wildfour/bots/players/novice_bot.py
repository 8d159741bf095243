"""The level *novice*: a player who has just learned the rules.

It plays any playable card, or else draws. It usually calls UNO, and sometimes catches, challenges, or jumps in. If the
players are the referees, it sometimes plays an illegal card, and sometimes objects to one.
"""

import random
from collections.abc import Sequence

from wildfour.bots.players.random_bot import play_or
from wildfour.bots.state_from_view import rules_of_view
from wildfour.bots.view_queries import (
    card_of_move,
    on_turn,
    phase_answers,
    plays,
    right_plays,
    right_plays_of_drawn,
)
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.rulebook.notation import color_of

CALLS = 0.9
CATCHES = 0.3
JUMPS_IN = 0.5
OBJECTS = 0.05
CHALLENGES = 0.15
STACKS = 0.7
PLAYS_DRAWN = 0.8
FLIPS = 0.8
SLIPS = 0.05


def choose(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    move = out_of_turn_move(view, moves, luck)
    if move is not None or not on_turn(view):
        return move
    return answer_phase(view, moves, luck)


def out_of_turn_move(view: View, moves: Sequence[str], luck: random.Random) -> str | None:
    """Choose an out-of-turn move: the call, a catch, an objection, or a jump-in."""
    for move in moves:
        if not (move == "uno!" and is_idle_call(view, moves)) and luck.random() < eagerness(view, move):
            return move
    return None


def is_idle_call(view: View, moves: Sequence[str]) -> bool:
    """Return whether no card can be played right after a call. In that case, the bot consumes no random number."""
    if view.exposed == view.seat:
        return False
    if view.phase == "flip" and on_turn(view):
        return not rules_of_view(view).gift_by_chance
    return not plays(moves) and (view.phase == "answer" or not on_turn(view))


def eagerness(view: View, move: str) -> float:
    if move == "uno!":
        return CALLS if view.exposed == view.seat else 0.0
    if move.startswith("catch"):
        return CATCHES
    if move == "object":
        return OBJECTS
    return JUMPS_IN if card_of_move(move) is not None and not on_turn(view) else 0.0


def answer_phase(view: View, moves: Sequence[str], luck: random.Random) -> str:
    """Choose the current player's answer to the phase."""
    if view.phase == "play":
        return play_or_draw(view, moves, luck)
    if view.phase == "play-drawn":
        keeps = "keep" in moves and luck.random() >= PLAYS_DRAWN
        return "keep" if keeps else play_or(view, right_plays_of_drawn(view, moves), "keep", luck)
    if view.phase == "answer":
        return answer_card(view, moves, luck)
    if view.phase == "flip" and "decline" in moves and luck.random() >= FLIPS:
        return "decline"
    return luck.choice([move for move in phase_answers(moves) if move != "decline"])


def play_or_draw(view: View, moves: Sequence[str], luck: random.Random) -> str:
    right = right_plays(view, moves)
    slips = [move for move in plays(moves) if move not in right and color_of(move) is not None]
    if slips and luck.random() < SLIPS:
        return luck.choice(slips)
    return play_or(view, right, "pass" if "pass" in moves else "draw", luck)


def answer_card(view: View, moves: Sequence[str], luck: random.Random) -> str:
    stacks = right_plays(view, moves)
    if stacks and luck.random() < STACKS:
        return play_or(view, stacks, "accept", luck)
    return "challenge" if "challenge" in moves and luck.random() < CHALLENGES else "accept"
