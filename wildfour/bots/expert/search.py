"""Search over imagined deals, in the language of the rules.

Every deal of the unseen cards is played on with each of the moves that may still turn out best: by us as the network
does, by the others as skilled does, as the network does, or as whoever lays any card that fits, as often as that
explains what each of them did (see explaining.py); with the same chance, for some turns. Then it is judged where that
led. So moves are compared on equal terms, and one that has fallen behind costs no more time. docs/bots.md says why
there is no deeper tree.
"""

import math
from typing import Any, Protocol

from wildfour.bots.determinization import AS_GOOD_AS, deal_unseen
from wildfour.bots.expert.hand_inference import DEAL, ROOM, deal_that_explains
from wildfour.bots.expert.opponent_types import AT_RANDOM, LIKE_NETWORK, MANNERS, SPARINGLY
from wildfour.bots.network.inference import Net, believe, judge
from wildfour.bots.network.inference import choose as choose_by_network
from wildfour.bots.network.network_inputs import HOW_OTHERS_PLAY, POINTS
from wildfour.bots.policies.out_of_turn import jump_in, who_jumps_in
from wildfour.bots.policies.random_policy import choose as choose_at_random
from wildfour.bots.policies.rate_policies import Plan
from wildfour.bots.policies.rate_policies import choose as choose_by_plan
from wildfour.bots.policies.skilled_policy import choose
from wildfour.compiled.round_loop import begin_stream
from wildfour.encoding.observation import seat_ahead
from wildfour.events.event_kinds import NOBODY
from wildfour.rulebook.moves import ACCEPT, CHALLENGE
from wildfour.rules.action_cards import may_challenge
from wildfour.rules.apply import apply
from wildfour.rules.primitives import Chance, below
from wildfour.rules.scoring import points_of
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import close_window

WAIT = -1  # no move: let the one on turn go on
SURELY = 64  # deals on which every move is tried
ENOUGH = 1.5  # how far a move must have fallen behind, in standard errors, divided by the root of a logarithm
LEAST_SPREAD = 0.01
NONE = -1


class Desk(Protocol):
    """What a search works with, and what it has found."""

    players: int
    seat: int  # whom we search for
    most_moves: int  # after which a round is judged as it stands
    most_more: int  # or as soon as it is our turn, so many moves later at most
    candidates: int
    moves: list[int]  # the candidates
    visits: list[int]  # how often each was tried
    worth: list[float]  # what that was worth, summed up
    weighs_all: int  # those that are given up are tried on: what each is worth is asked for
    given_up: list[int]  # the candidates that chance alone does not bring back
    liked: int  # the place of the move that the network likes best, or NONE
    trust: float  # how far that one must have fallen behind to be given up, in standard errors
    deals: int
    compared: int  # how often a move was compared with others on the same deal
    squares: float  # of the differences from the mean of a deal, summed up
    teams: list[int]  # for every seat, its team as bits
    out: int  # the stakes: see match/stakes.py
    won: int
    lost: int
    left: int
    worths: list[float]  # room for what the judge says
    beliefs: list[int]  # see determinization.py
    willing: list[int]  # to bluff
    answered: list[int]  # how many Wild Draw Fours each seat could have challenged
    challenged: list[int]  # and how many it did
    past: int  # decisions of others so far
    made: list[int]  # the moves that they were
    by: list[int]  # and who made each
    reshuffled: int  # how many of them were made before the discards were last shuffled
    returned: list[int]  # the unseen cards that nobody can have held since before that
    dealt: list[int]  # how many slots each hand has that is to explain something, and the slots: see slots.py
    order: list[int]
    missed: list[float]  # how much of each decision those hands leave unexplained: see explaining.py
    misses: list[float]  # and with one card exchanged
    explained_by: list[int]  # the manner in which the hand of each other seat explains what was done
    habits: list[float]  # how much of what each seat did in earlier rounds is not explained by each manner
    told: list[float]  # how likely what each seat did is in each manner
    likely: list[int]  # how likely each other seat decides in each manner, of a million
    manner: list[int]  # in which each other seat decides, as far as this deal is concerned
    context: list[int]  # what the network reads of the table


def search(
    roots: Any,
    scratches: Any,
    chances: Any,
    plans: Any,
    desks: Any,
    pasts: Any,
    nets: Any,
    ints: Any,
    w: Any,
    deals: int,
) -> bool:
    """Some more deals from roots[0], an imagined state. Returns whether more of them may change anything: not if a
    single one of several moves is left."""
    desk = desks[0]
    for _ in range(deals):
        begin_stream(chances[0], 2 * desk.deals)
        deal_that_explains(roots, scratches, chances[0], plans[0], desk, pasts, nets[1], ints, w)
        if desk.deals == 0:
            desk.liked = place_of_liked(scratches[DEAL], desk, nets[0], ints, w)
        desk.context[HOW_OTHERS_PLAY] = 1 + commonest(desk.manner, desk)
        bar = least_to_stay(desk)
        tried = 0
        total = 0.0
        squares = 0.0
        for i in range(desk.candidates):
            if desk.worth[i] < bar:
                desk.given_up[i] = 1
            if desk.weighs_all or not desk.given_up[i]:
                scratches[ROOM] = scratches[DEAL]
                begin_stream(chances[0], 2 * desk.deals + 1)
                play_on_with(scratches[ROOM], chances[0], plans[0], desk, desk.moves[i], nets, ints, w)
                worth = worth_to_us(scratches[ROOM], desk, nets[0], ints, w)
                desk.visits[i] += 1
                desk.worth[i] += worth
                if not desk.given_up[i]:
                    tried += 1
                    total += worth
                    squares += worth * worth
        desk.deals += 1
        if tried == 1 and desk.candidates > 1 and not desk.weighs_all:
            return False
        desk.compared += tried - 1
        desk.squares += max(squares - total * total / tried, 0.0)
    return True


def begin(roots: Any, scratches: Any, chances: Any, desks: Any, nets: Any, ints: Any, w: Any) -> None:
    """Form the beliefs by which deals are made; what lies hidden makes no difference to them, but must be there."""
    desk = desks[0]
    scratches[DEAL] = roots[0]
    begin_stream(chances[0], 0)
    deal_unseen(scratches[DEAL], desk.seat, chances[0], desk.beliefs, desk.willing)
    believe(scratches[DEAL], desk.seat, nets[0], ints, w, desk.context, desk.beliefs)


def place_of_liked(s: RoundState, desk: Desk, net: Net, ints: Any, w: Any) -> int:
    """The place of the move that the network likes best, if the others play in the likeliest manner; hidden cards make
    no difference to it."""
    if desk.seat != s.turn:
        return NONE
    desk.context[HOW_OTHERS_PLAY] = 1 + commonest(desk.explained_by, desk)
    liked = choose_by_network(s, desk.seat, net, ints, w, desk.context)
    for i in range(desk.candidates):
        if desk.moves[i] == liked:
            return i
    return NONE


def commonest(manners: list[int], desk: Desk) -> int:
    """The manner of most opponents: the network has learned at tables where all others are alike."""
    best = 0
    most = 0
    for manner in range(MANNERS):
        alike = 0
        for seat in range(desk.players):
            if desk.teams[desk.seat] >> seat & 1 == 0 and manners[seat] == manner:
                alike += 1
        if alike > most:
            most = alike
            best = manner
    return best


def favorite(desks: Any) -> int:
    """The place of the best move; of the one that the network likes, unless another has proved better."""
    desk: Desk = desks[0]
    best = NONE
    for i in range(desk.candidates):
        if not desk.given_up[i] and (best == NONE or desk.worth[i] > desk.worth[best]):
            best = i
    if desk.liked != NONE and not desk.given_up[desk.liked]:
        proof = desk.trust * spread(desk) * math.sqrt(float(desk.deals))
        if desk.worth[desk.liked] >= desk.worth[best] - proof:
            return desk.liked
    return best


def least_to_stay(desk: Desk) -> float:
    """The sum of worth below which chance alone does not explain that a move has fallen behind the best one. What is
    given up does not come back, even where it is tried on."""
    if desk.deals < SURELY:
        return -math.inf
    best = -math.inf
    for i in range(desk.candidates):
        if not desk.given_up[i]:
            best = max(best, desk.worth[i])
    return best - ENOUGH * spread(desk) * math.sqrt(desk.deals * math.log(float(desk.deals)))


def spread(desk: Desk) -> float:
    """The standard deviation of the difference between two moves on a deal: stakes are of any size."""
    return max(math.sqrt(2.0 * desk.squares / max(desk.compared, 1)), LEAST_SPREAD)


def play_on_with(
    s: RoundState, chance: Chance, plan: Plan, desk: Desk, move: int, nets: Any, ints: Any, w: Any
) -> None:
    """The move, and what everybody makes of it, each by a policy; all call in time, and jump in if they can. Ours is
    nets[0]."""
    seat = desk.seat
    waits = move == WAIT
    moves = 0
    while True:
        if move != WAIT:
            apply(s, chance, seat, move)
        close_window(s)
        moves += 1
        if s.phase == Phase.OVER or moves > desk.most_moves + desk.most_more:
            return
        if moves > desk.most_moves and s.turn == desk.seat:
            return
        seat = who_jumps_in(s, chance, plan) if s.rules.jump_in and not waits else NOBODY
        waits = False
        if seat != NOBODY:
            move = jump_in(s, seat)
            continue
        seat = s.turn
        if desk.teams[desk.seat] >> seat & 1:
            move = choose_by_network(s, seat, nets[0], ints, w, desk.context)
        else:
            move = choose_in_manner(s, seat, chance, plan, desk, nets[1], ints, w)
            if s.phase == Phase.ANSWER and may_challenge(s):
                move = answer_by_habit(seat, chance, desk, move)


def choose_in_manner(
    s: RoundState, seat: int, chance: Chance, plan: Plan, desk: Desk, net: Net, ints: Any, w: Any
) -> int:
    if desk.manner[seat] == LIKE_NETWORK:
        return choose_by_network(s, seat, net, ints, w, desk.context)
    if desk.manner[seat] == AT_RANDOM:
        return choose_at_random(s, seat, chance)
    if desk.manner[seat] == SPARINGLY:
        return choose_by_plan(s, seat, chance, plan)
    return choose(s, seat, chance, plan)


def answer_by_habit(seat: int, chance: Chance, desk: Desk, move: int) -> int:
    """D8: a challenge as often as this player has challenged; the less is known of that, the oftener the answer is the
    one of the manner."""
    answered = desk.answered[seat]
    if answered == 0 or below(chance, answered + AS_GOOD_AS) >= answered:
        return move
    if below(chance, answered) < desk.challenged[seat]:
        return CHALLENGE
    return ACCEPT if move == CHALLENGE else move


def worth_to_us(s: RoundState, desk: Desk, net: Net, ints: Any, w: Any) -> float:
    """What the end of the round is worth; before the end, what the judge expects it to be."""
    if s.phase == Phase.OVER:
        worth = float(desk.left * points_of(s, desk.seat))
        return worth + worth_of_win(s, desk, s.winner) if s.winner != NOBODY else worth
    judge(s, net, ints, w, desk.context, desk.worths)
    worth = 0.0
    for ahead in range(s.players):
        seat = seat_ahead(s, s.turn, ahead)
        points = POINTS * desk.worths[net.seats + ahead]
        if desk.teams[desk.seat] >> seat & 1:
            worth += desk.out * desk.worths[ahead] + desk.won * points
        else:
            worth += desk.lost * points
        if seat == desk.seat:
            worth += desk.left * POINTS * desk.worths[2 * net.seats + ahead]
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
