"""Opponent types: the likelihood of each, and its penalty for a move (compilable).

An opponent decides as *skilled*, *random*, or *network*. Opponents at one table are mostly alike. Compiled code has no
objects with methods, so a type is a number. Only `prior`, `move_penalty`, and `opponent_move` (policies/playout.py)
depend on it. network_inputs.py defines the numbers, since networks read them.
"""

import math

from wildfour.bots.determinization import MILLION
from wildfour.bots.expert.workspace import MOST_TYPED, SearchWorkspace
from wildfour.bots.network.network_inputs import AT_RANDOM, LIKE_SKILLED, OPPONENT_TYPES
from wildfour.bots.policies.playout import Search, opponent_move
from wildfour.bots.policies.rate_policies import offered
from wildfour.rulebook.cards import NO_COLOR, color_of, kind_color, kind_of
from wildfour.rulebook.moves import DRAW, KEEP, PASS, PLAY_END
from wildfour.rules.piles import cards_of_kind
from wildfour.rules.playable import is_rightful, rightful
from wildfour.rules.primitives import below, popcount
from wildfour.rules.state import Phase, RoundState

PRIORS = (0.42, 0.16, 0.0, 0.42)
PRIORS_HEADS_UP = (0.18, 0.0, 0.0, 0.815)
ALIKE = 0.75  # the prior that all opponents have the same type
SURPRISE = 5.0  # a penalty of 1 divides the likelihood of a hand or a type by e to the power of this value
LEAST_LIKELY = 1e-9
ANY_COLOR = 0.25  # the probability of each color when *random* chooses a color


def prior(players: int, opponent_type: int) -> float:
    if players > MOST_TYPED:
        return 1.0 if opponent_type == LIKE_SKILLED else 0.0
    return PRIORS_HEADS_UP[opponent_type] if players == 2 else PRIORS[opponent_type]


def infer_opponent_type(seat: int, work: SearchWorkspace) -> None:
    """Set a seat's posterior for each type, and its likeliest type."""
    total = 0.0
    best = LIKE_SKILLED
    for one in range(OPPONENT_TYPES):
        total += joint_likelihood(seat, one, work)
        if joint_likelihood(seat, one, work) > joint_likelihood(seat, best, work):
            best = one
    for one in range(OPPONENT_TYPES):
        work.likely[OPPONENT_TYPES * seat + one] = int(MILLION * joint_likelihood(seat, one, work) / total)
    work.explained_by[seat] = best


def joint_likelihood(seat: int, opponent_type: int, work: SearchWorkspace) -> float:
    """Return the likelihood of all decisions if a seat has a type, and the others have any types or all this type."""
    each, all_alike = 1.0 - ALIKE, ALIKE
    for other in range(work.players):
        if other != seat and work.teams[work.seat] >> other & 1 == 0:
            of_any_type = 0.0
            for one in range(OPPONENT_TYPES):
                of_any_type += prior(work.players, one) * work.told[OPPONENT_TYPES * other + one]
            each *= of_any_type
            all_alike *= work.told[OPPONENT_TYPES * other + opponent_type]
    if work.teams[work.seat] >> seat & 1:
        all_alike = 0.0
    told = work.told[OPPONENT_TYPES * seat + opponent_type]
    return float(prior(work.players, opponent_type) * told * (each + all_alike))


def draw_type(seat: int, search: Search) -> int:
    """Draw a seat's type from the posterior."""
    n = below(search.chance, MILLION)
    for one in range(OPPONENT_TYPES):
        n -= search.work.likely[OPPONENT_TYPES * seat + one]
        if n < 0:
            return one
    return int(search.work.explained_by[seat])


def commonest_type(types: list[int], work: SearchWorkspace) -> int:
    """Return the most common opponent type. The network was trained at tables where all others have the same type."""
    best = 0
    most = 0
    for one in range(OPPONENT_TYPES):
        alike = 0
        for seat in range(work.players):
            if work.teams[work.seat] >> seat & 1 == 0 and types[seat] == one:
                alike += 1
        if alike > most:
            most = alike
            best = one
    return best


def move_penalty(s: RoundState, seat: int, made: int, search: Search) -> float:
    """Return a move's penalty under the seat's type with a given hand: 1 if the type would have made a different move.
    A penalty is at most 1, because no type is certain."""
    opponent_type = search.work.explained_by[seat]
    if opponent_type == AT_RANDOM:
        return min(-math.log(max(random_likelihood(s, seat, made), LEAST_LIKELY)) / SURPRISE, 1.0)
    return 0.0 if opponent_move(s, seat, opponent_type, search) == made else 1.0


def random_likelihood(s: RoundState, seat: int, move: int) -> float:
    """Return the probability that the random policy makes a move."""
    if s.phase == Phase.PLAY_DRAWN:
        return random_likelihood_of_drawn(s, seat, move)
    even = rightful(s, seat, 0)
    odd = rightful(s, seat, 1)
    total = offered(s.hands[seat], even, odd)
    if total == 0:
        return 1.0 if move in (DRAW, PASS) else 0.0
    if move >= PLAY_END:
        return 0.0
    alike = count_alike(s, seat, move >> 2, even, odd)
    return alike * ANY_COLOR / total if kind_color(move >> 2) == NO_COLOR else alike / total


def random_likelihood_of_drawn(s: RoundState, seat: int, move: int) -> float:
    """Return the probability that *random* makes a move with a drawn card, which it plays if it can (C3)."""
    if not is_rightful(s, seat, s.drawn):
        return 1.0 if move == KEEP else 0.0
    if move >> 2 != kind_of(s.rules, s.drawn):
        return 0.0
    return ANY_COLOR if color_of(s.drawn) == NO_COLOR else 1.0


def count_alike(s: RoundState, seat: int, kind: int, even: int, odd: int) -> int:
    """Count the cards of a kind in a hand, separately in its even and odd words."""
    hand = s.hands[seat]
    alike = 0
    for word in range(len(hand)):
        alike += popcount(cards_of_kind(s.rules, hand, word, kind) & (odd if word & 1 else even))
    return alike
