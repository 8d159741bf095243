"""Search over imagined deals, in the language of the rules: information-set Monte Carlo tree search.

Every iteration deals the unseen cards anew, walks down one tree of moves that all deals share, adds a node, plays out
the rest with a policy, and adds what the end is worth to every node on the way. A move that only some deals allow is
judged by the deals that allow it. (P. I. Cowling, E. J. Powley, D. Whitehouse: Information set Monte Carlo tree
search. IEEE TCIAIG 4, 2012.)
"""

import math
from typing import Any, Protocol

from wildfour.bots.determinization import deal_unseen
from wildfour.bots.policies import Plan, choose
from wildfour.bots.prospects import prospect
from wildfour.cards import NO_COLOR, Zone, kind_color
from wildfour.events import NOBODY
from wildfour.moves import ACCUSE, CALL, CATCH, DRAW, FLIP, GIVE, KEEP, OBJECT, PLAY_END
from wildfour.rules.apply import apply
from wildfour.rules.legal import Moves, legal_moves
from wildfour.rules.piles import find
from wildfour.rules.playable import holds_color, is_wrong
from wildfour.rules.primitives import Chance, below
from wildfour.rules.scoring import points_of
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import close_window

NO_MOVE = -1
WAIT = 767  # no move: let the one on turn go on
MARKS = 768
LONGEST_PATH = 64
NO_NODE = -1
ROOT = 0


class Node(Protocol):
    """A move in the tree, with what was found of it."""

    move: int
    seat: int  # whose it is
    visits: int
    offers: int  # how often it could be made when its parent was visited
    worth: float  # of the ends that followed, to its seat, summed up
    child: int  # the first of the moves after it
    sibling: int  # the next of the moves beside it


class Desk(Protocol):
    """What a search works with."""

    seat: int  # whom we search for
    own_depth: int  # of own moves in the tree
    depth: int  # of moves in the tree
    keyed: int  # are moves by policy in the tree?
    most_moves: int  # of a playout
    explore: float
    used: int  # nodes
    node: int  # where the walk is; NO_NODE: out of the tree
    length: int  # of the path
    stamp: int
    played: int  # iterations
    total: float
    squares: float
    out: int  # the stakes: see match/stakes.py
    won: int
    lost: int
    left: int
    teams: list[int]  # for every seat, its team as bits
    moves: Moves
    marks: list[int]
    path: list[int]
    worth: list[float]  # of the last end, for every seat
    odds: list[float]  # of going out, for every seat


def search(
    roots: Any, scratches: Any, chances: Any, plans: Any, nodes: Any, desks: Any, iterations: int
) -> None:
    """Some more iterations from roots[0]; what was found stays in `nodes`."""
    desk = desks[0]
    for _ in range(iterations):
        scratches[0] = roots[0]
        deal_unseen(scratches[0], desk.seat, chances[0])
        iterate(scratches[0], chances[0], plans[0], nodes, desk)


def plant(nodes: Any, desk: Desk) -> None:
    nodes[ROOT].child = NO_NODE
    nodes[ROOT].visits = 0
    nodes[ROOT].seat = NOBODY
    desk.used = 1
    desk.played = 0
    desk.total = 0.0
    desk.squares = 0.0


def iterate(s: RoundState, chance: Chance, plan: Plan, nodes: Any, desk: Desk) -> None:
    """Down the tree and on to the end, or nearly; everybody calls in time."""
    desk.node = ROOT
    desk.length = 0
    moves = 0
    while s.phase != Phase.OVER and moves < desk.most_moves:
        close_window(s)
        seat = s.turn if moves > 0 else desk.seat
        move = NO_MOVE
        if desk.node != NO_NODE:
            move = move_in_tree(s, seat, chance, nodes, desk)
        if move == NO_MOVE:
            move = choose(s, seat, chance, plan)
            if desk.keyed and desk.node != NO_NODE:
                step_down(child_by_move(nodes, desk, desk.node, seat, move), nodes, desk)
        if move != WAIT:
            apply(s, chance, seat, move)
        moves += 1
    note_worth(s, desk)
    for i in range(desk.length):
        node = desk.path[i]
        nodes[node].visits += 1
        nodes[node].worth += desk.worth[nodes[node].seat]


def move_in_tree(s: RoundState, seat: int, chance: Chance, nodes: Any, desk: Desk) -> int:
    """The move that the tree suggests, or NO_MOVE: here the policy moves."""
    if seat != desk.seat and desk.length >= desk.depth:
        return NO_MOVE
    step_down(pick_child(s, seat, desk.node, chance, nodes, desk), nodes, desk)
    if desk.length == 0:
        return NO_MOVE
    return int(nodes[desk.path[desk.length - 1]].move)


def step_down(node: int, nodes: Any, desk: Desk) -> None:
    """Go on from a node; a new one, and the last one of the depth, are the end of the tree."""
    desk.node = NO_NODE
    if node != NO_NODE:
        desk.path[desk.length] = node
        desk.length += 1
        if nodes[node].visits > 0 and desk.length < desk.own_depth:
            desk.node = node


def child_by_move(nodes: Any, desk: Desk, node: int, seat: int, move: int) -> int:
    child = nodes[node].child
    while child != NO_NODE:
        if nodes[child].move == move and nodes[child].seat == seat:
            return child
        child = nodes[child].sibling
    return new_child(nodes, desk, node, seat, move)


def new_child(nodes: Any, desk: Desk, parent: int, seat: int, move: int) -> int:
    if desk.used == len(nodes):
        return NO_NODE
    node = desk.used
    desk.used += 1
    nodes[node].move = move
    nodes[node].seat = seat
    nodes[node].visits = 0
    nodes[node].offers = 1
    nodes[node].worth = 0.0
    nodes[node].child = NO_NODE
    nodes[node].sibling = nodes[parent].child
    nodes[parent].child = node
    return node


def pick_child(s: RoundState, seat: int, parent: int, chance: Chance, nodes: Any, desk: Desk) -> int:
    """A move never tried, uniformly; else the one with the best prospects (UCB1)."""
    n = candidates(s, seat, desk.moves)
    desk.stamp += 1
    for i in range(n):
        desk.marks[desk.moves[i]] = desk.stamp
    spread = math.sqrt(max(desk.squares * desk.played - desk.total * desk.total, 0.0)) / max(desk.played, 1)
    explore = desk.explore * max(spread, 0.01)
    best = NO_NODE
    highest = 0.0
    child = nodes[parent].child
    while child != NO_NODE:
        move = nodes[child].move
        if nodes[child].seat == seat and desk.marks[move] == desk.stamp:
            desk.marks[move] = 0
            n -= 1
            visits = nodes[child].visits
            nodes[child].offers += 1
            value = nodes[child].worth / visits + explore * math.sqrt(math.log(float(nodes[child].offers)) / visits)
            if best == NO_NODE or value > highest:
                best = child
                highest = value
        child = nodes[child].sibling
    if n == 0:
        return best
    i = 0
    skip = below(chance, n)
    while desk.marks[desk.moves[i]] != desk.stamp or skip > 0:
        if desk.marks[desk.moves[i]] == desk.stamp:
            skip -= 1
        i += 1
    return new_child(nodes, desk, parent, seat, desk.moves[i])


def candidates(s: RoundState, seat: int, moves: Moves) -> int:
    """The moves worth a thought, moved to the front; returns how many."""
    n = legal_moves(s, seat, moves)
    colors = colors_held(s.hands[seat])
    kept = 0
    plain = False
    for i in range(n):
        move = moves[i]
        if is_candidate(s, seat, move, colors):
            moves[kept] = move
            kept += 1
            if move < PLAY_END and kind_color(move >> 2) != NO_COLOR:
                plain = True
    if plain and not s.rules.seven_zero:
        kept = without_drawing(moves, kept)
    if seat != s.turn:
        moves[kept] = WAIT
        kept += 1
    return kept


def without_drawing(moves: Moves, n: int) -> int:
    """Whoever can lay a colored card has no reason to draw or keep."""
    kept = 0
    for i in range(n):
        if moves[i] != DRAW and moves[i] != KEEP:
            moves[kept] = moves[i]
            kept += 1
    return kept


def colors_held(hand: Zone) -> int:
    """The colors of a hand as bits; all of them if it has none."""
    colors = 0
    for color in range(4):
        if holds_color(hand, color):
            colors |= 1 << color
    return colors if colors != 0 else 15


def is_candidate(s: RoundState, seat: int, move: int, colors: int) -> bool:
    """Not what is only said, no wrong card, and no wild card that names a color that the hand lacks."""
    if move < PLAY_END:
        if kind_color(move >> 2) == NO_COLOR and colors >> (move & 3) & 1 == 0:
            return False
        return not (s.rules.players_referee and is_wrong(s, seat, find(s.rules, s.hands[seat], move >> 2)))
    return move != CALL and move != OBJECT and not CATCH <= move < FLIP and not ACCUSE <= move < GIVE


def note_worth(s: RoundState, desk: Desk) -> None:
    """What the end is worth to every seat; before the end, what it may be expected to be worth."""
    for seat in range(s.players):
        desk.worth[seat] = desk.left * points_of(s, seat) if desk.left != 0 else 0.0
    if s.phase == Phase.OVER:
        if s.winner != NOBODY:
            add_win(s, desk, s.winner, 1.0)
    else:
        total = 0.0
        for seat in range(s.players):
            desk.odds[seat] = prospect(s, seat)
            total += desk.odds[seat]
        for seat in range(s.players):
            add_win(s, desk, seat, desk.odds[seat] / total)
    desk.played += 1
    desk.total += desk.worth[desk.seat]
    desk.squares += desk.worth[desk.seat] * desk.worth[desk.seat]


def add_win(s: RoundState, desk: Desk, winner: int, share: float) -> None:
    """What it is worth that a seat goes out, times the chance that it does."""
    points = points_against(s, desk.teams[winner]) if desk.won != 0 or desk.lost != 0 else 0
    for seat in range(s.players):
        if desk.teams[seat] >> winner & 1:
            desk.worth[seat] += share * (desk.out + desk.won * points)
        else:
            desk.worth[seat] += share * desk.lost * points


def points_against(s: RoundState, team: int) -> int:
    """F3, H4: the cards left in the hands of all who are not of the team."""
    points = 0
    for seat in range(s.players):
        if team >> seat & 1 == 0:
            points += points_of(s, seat)
    return points


def most_visited(nodes: Any) -> int:
    """The move of the root that was visited most."""
    best = NO_NODE
    child = nodes[ROOT].child
    while child != NO_NODE:
        if best == NO_NODE or nodes[child].visits > nodes[best].visits:
            best = child
        child = nodes[child].sibling
    return best
