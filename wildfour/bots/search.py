"""Search over imagined deals, in the language of the rules.

Every iteration deals the unseen cards anew, makes one of the moves that are weighed, lets everybody play on for some
turns as skilled does, and judges where that led. Moves that did well are tried more often: UCB1 (P. Auer, N.
Cesa-Bianchi, P. Fischer: Finite-time analysis of the multiarmed bandit problem. Machine Learning 47, 2002).
docs/bots.md says why there is no deeper tree.
"""

import math
from typing import Any, Protocol

from wildfour.bots.determinization import deal_unseen
from wildfour.bots.prospects import prospect
from wildfour.bots.skilled import choose
from wildfour.bots.weights import Skill
from wildfour.events import NOBODY
from wildfour.rules.apply import apply
from wildfour.rules.primitives import Chance
from wildfour.rules.scoring import points_of
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import close_window

WAIT = -1  # no move: let the one on turn go on
EXPLORE = 0.7  # how much more a move is worth trying that was tried little, in standard deviations
LEAST_SPREAD = 0.01


class Desk(Protocol):
    """What a search works with, and what it has found."""

    seat: int  # whom we search for
    most_moves: int  # after which a round is judged as it stands
    candidates: int
    moves: list[int]  # the candidates
    visits: list[int]  # how often each was tried
    worth: list[float]  # what that was worth, summed up
    played: int  # all visits
    total: float  # all worth
    squares: float  # its squares
    teams: list[int]  # for every seat, its team as bits
    out: int  # the stakes: see match/stakes.py
    won: int
    lost: int
    left: int
    odds: list[float]  # room for a number for every seat


def search(roots: Any, scratches: Any, chances: Any, plans: Any, desks: Any, iterations: int) -> None:
    """Some more iterations from roots[0], an imagined state."""
    desk = desks[0]
    for _ in range(iterations):
        scratches[0] = roots[0]
        deal_unseen(scratches[0], desk.seat, chances[0])
        i = next_to_try(desk)
        play_on_with(scratches[0], chances[0], plans[0], desk, desk.moves[i])
        note(desk, i, worth_to_us(scratches[0], desk))


def next_to_try(desk: Desk) -> int:
    """Every candidate once, then the one that might be best."""
    if desk.played < desk.candidates:
        return desk.played
    explore = EXPLORE * spread(desk) * math.sqrt(math.log(float(desk.played)))
    best = 0
    highest = 0.0
    for i in range(desk.candidates):
        might_be = desk.worth[i] / desk.visits[i] + explore / math.sqrt(float(desk.visits[i]))
        if i == 0 or might_be > highest:
            best = i
            highest = might_be
    return best


def spread(desk: Desk) -> float:
    """The standard deviation of what was found: stakes are of any size."""
    mean = desk.total / desk.played
    return max(math.sqrt(max(desk.squares / desk.played - mean * mean, 0.0)), LEAST_SPREAD)


def note(desk: Desk, i: int, worth: float) -> None:
    desk.visits[i] += 1
    desk.worth[i] += worth
    desk.played += 1
    desk.total += worth
    desk.squares += worth * worth


def play_on_with(s: RoundState, chance: Chance, plan: Skill, desk: Desk, move: int) -> None:
    """The move, and what the policy makes of it; everybody calls in time."""
    seat = desk.seat
    moves = 0
    while True:
        if move != WAIT:
            apply(s, chance, seat, move)
        close_window(s)
        moves += 1
        if s.phase == Phase.OVER or moves > desk.most_moves:
            return
        seat = s.turn
        move = choose(s, seat, chance, plan)


def worth_to_us(s: RoundState, desk: Desk) -> float:
    """What the end of the round is worth; before the end, what it may be expected to be worth."""
    worth = float(desk.left * points_of(s, desk.seat)) if desk.left != 0 else 0.0
    if s.phase == Phase.OVER:
        return worth + worth_of_win(s, desk, s.winner) if s.winner != NOBODY else worth
    total = 0.0
    for seat in range(s.players):
        desk.odds[seat] = prospect(s, seat)
        total += desk.odds[seat]
    for seat in range(s.players):
        worth += worth_of_win(s, desk, seat) * desk.odds[seat] / total
    return worth


def worth_of_win(s: RoundState, desk: Desk, winner: int) -> float:
    """What it is worth to us that a seat goes out now."""
    points = points_against(s, desk.teams[winner]) if desk.won != 0 or desk.lost != 0 else 0
    if desk.teams[desk.seat] >> winner & 1:
        return float(desk.out + desk.won * points)
    return float(desk.lost * points)


def points_against(s: RoundState, team: int) -> int:
    """F3, H4: the cards left in the hands of all who are not of the team."""
    points = 0
    for seat in range(s.players):
        if team >> seat & 1 == 0:
            points += points_of(s, seat)
    return points
