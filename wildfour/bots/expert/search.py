"""Search over sampled deals (compilable).

Each sampled deal is played out once per remaining move, with common random numbers (see policies/playout.py), so the
comparison is fair. A move that has fallen behind gets no more trials. docs/expert.md explains why there is no deeper
tree.
"""

import math

from wildfour.bots.expert.hand_inference import sample_consistent_deal
from wildfour.bots.expert.opponent_types import commonest_type
from wildfour.bots.expert.workspace import DEAL, ROOM, SearchWorkspace
from wildfour.bots.network.network_inputs import HOW_OTHERS_PLAY
from wildfour.bots.policies.playout import Search, own_move, play_on, restart_chance, value_of

EVERY_MOVE = 64  # deals on which every move is tried
ENOUGH = 1.5  # a move is dropped when it trails the best by ENOUGH * sqrt(log(deals)) standard errors
LEAST_SPREAD = 0.01
NONE = -1


def try_deals(search: Search, deals: int) -> bool:
    """Try more deals. Return whether further deals can change the result."""
    work = search.work
    for _ in range(deals):
        restart_chance(search, 2 * work.deals)
        sample_consistent_deal(search)
        if work.deals == 0:
            work.network_move = network_move_index(search)
        work.context[HOW_OTHERS_PLAY] = 1 + commonest_type(work.types, work)
        if not try_moves(search):
            return False
    return True


def network_move_index(search: Search) -> int:
    """Return the index of the network's move against the others' likeliest types, without using hidden cards."""
    work, s = search.work, search.states[DEAL]
    if work.seat != s.turn:
        return NONE
    work.context[HOW_OTHERS_PLAY] = 1 + commonest_type(work.explained_by, work)
    move = own_move(s, work.seat, search)
    for i in range(work.candidates):
        if work.moves[i] == move:
            return i
    return NONE


def try_moves(search: Search) -> bool:
    """Try the moves on one deal. Return whether more than one move is left."""
    work = search.work
    threshold = pruning_threshold(work)
    tried = 0
    total = 0.0
    squares = 0.0
    for i in range(work.candidates):
        if work.values[i] < threshold:
            work.given_up[i] = 1
        if not work.given_up[i] or work.tries_all:
            value = value_on_deal(work.moves[i], search)
            work.visits[i] += 1
            work.values[i] += value
            if not work.given_up[i]:
                tried += 1
                total += value
                squares += value * value
    work.deals += 1
    if tried == 1 and work.candidates > 1 and not work.tries_all:
        return False
    work.compared += tried - 1
    work.squares += max(squares - total * total / tried, 0.0)
    return True


def value_on_deal(move: int, search: Search) -> float:
    search.states[ROOM] = search.states[DEAL]
    restart_chance(search, 2 * search.work.deals + 1)
    play_on(search.states[ROOM], move, search)
    return value_of(search.states[ROOM], search)


def pruning_threshold(work: SearchWorkspace) -> float:
    """Return the value sum below which a move trails the best one by more than chance."""
    if work.deals < EVERY_MOVE:
        return -math.inf
    best = -math.inf
    for i in range(work.candidates):
        if not work.given_up[i]:
            best = max(best, work.values[i])
    return best - ENOUGH * spread(work) * math.sqrt(work.deals * math.log(float(work.deals)))


def spread(work: SearchWorkspace) -> float:
    """Return the standard deviation of two moves' difference on one deal, because stakes have no fixed scale."""
    return max(math.sqrt(2.0 * work.squares / max(work.compared, 1)), LEAST_SPREAD)


def best_move_index(search: Search) -> int:
    """Return the index of the best move: the network's move, unless another move is significantly better."""
    work: SearchWorkspace = search.work
    best = NONE
    for i in range(work.candidates):
        if not work.given_up[i] and (best == NONE or work.values[i] > work.values[best]):
            best = i
    trusted = work.network_move
    if trusted != NONE and not work.given_up[trusted]:
        proof = work.trust * spread(work) * math.sqrt(float(work.deals))
        if work.values[trusted] >= work.values[best] - proof:
            return trusted
    return best
