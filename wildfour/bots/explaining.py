"""Hands that explain what their owners did, in the language of the rules.

Whoever had a whole hand to choose from, and chose, has told something about that hand. So every decision of the round
so far is put to a policy again, with the cards of an imagined hand that were there then. From deal to deal some of
those cards are exchanged for unseen ones; an exchange after which less is explained is seldom made. So each hand comes
up as often as it is likely (Metropolis' algorithm), and no deal has to find a likely one anew.

At small tables nobody knows at first whether somebody decides as skilled does or as the network does. Before the first
deal, hands are made to explain everything in the one manner and in the other, little by little; and the manner is the
likelier one in which less is left unexplained on the way (annealed importance sampling).
"""

import math
from typing import Any

from wildfour.bots.determinization import KINDS, MILLION, allowed_in, deal_one, deal_unseen, place_to_fill
from wildfour.bots.network import Net
from wildfour.bots.network import choose as choose_by_network
from wildfour.bots.policies import any_of, offered
from wildfour.bots.skilled import choose
from wildfour.bots.weights import Skill
from wildfour.cards import FLIP_MARK, NO_CARD, WILD_FOUR, kind_of
from wildfour.rules.piles import add, remove
from wildfour.rules.primitives import Chance, below
from wildfour.rules.state import RoundState

DEAL, ROOM, IMAGINED = 0, 1, 2  # places of the scratch states
LIKE_SKILLED, LIKE_NETWORK = 0, 1  # manners
EXCHANGES = (4, 3)  # tried in each hand for a deal, in each manner; to ask the network takes longer
BEFORE = 16  # times as many before the first deal
SURPRISE = 4.0  # a decision that a hand does not explain makes it e to the power of that less likely
FEARED = 1.5  # the logarithm of the odds, heads-up and before anything is known, that the other one is like the network
FEARED_AMONG_SEVERAL = 0.0
MOST_MANNERED = 5  # players; among more of them each decides too seldom to tell
LONGEST = 32  # unseen cards of a hand; a longer one is dealt anew every time


def deal_that_explains(
    roots: Any,
    scratches: Any,
    chance: Chance,
    plan: Skill,
    desk: Any,
    pasts: Any,
    level: Net,
    ints: Any,
    w: Any,
) -> None:
    """The next deal of the unseen cards, in scratches[DEAL]."""
    if desk.deals == 0:
        scratches[IMAGINED] = roots[0]
        for seat in range(roots[0].players):
            begin_hand(scratches[IMAGINED], roots, scratches, seat, chance, plan, desk, pasts, level, ints, w)
    s = scratches[IMAGINED]
    for seat in range(s.players):
        if desk.dealt[seat] > 0:
            times = EXCHANGES[desk.explained_by[seat]]
            exchange_cards(s, roots, scratches, seat, times, SURPRISE, chance, plan, desk, pasts, level, ints, w)
        elif seat != desk.seat:
            take_back(s, roots, seat)
        desk.manner[seat] = LIKE_NETWORK if below(chance, MILLION) < desk.like_network[seat] else LIKE_SKILLED
    deal_unseen(s, desk.seat, chance, desk.beliefs)
    scratches[DEAL] = scratches[IMAGINED]


def begin_hand(
    s: RoundState,
    roots: Any,
    scratches: Any,
    seat: int,
    chance: Chance,
    plan: Skill,
    desk: Any,
    pasts: Any,
    level: Net,
    ints: Any,
    w: Any,
) -> None:
    """A first hand of somebody who has decided something, and exchanges until it is a likely one, in the likelier
    manner."""
    desk.dealt[seat] = 0
    desk.explained_by[seat] = LIKE_SKILLED
    desk.like_network[seat] = likely(odds_before(s))
    if seat == desk.seat or not has_decided(desk, pasts, seat) or is_to_be_answered(s, seat):
        return
    if not 0 <= place_to_fill(s, seat) < LONGEST:
        return
    odds = odds_before(s)
    odds += SURPRISE * left_by(LIKE_SKILLED, s, roots, scratches, seat, chance, plan, desk, pasts, level, ints, w)
    if s.players > MOST_MANNERED:
        return
    odds -= SURPRISE * left_by(LIKE_NETWORK, s, roots, scratches, seat, chance, plan, desk, pasts, level, ints, w)
    desk.like_network[seat] = likely(odds)
    if odds < 0:
        left_by(LIKE_SKILLED, s, roots, scratches, seat, chance, plan, desk, pasts, level, ints, w)


def odds_before(s: RoundState) -> float:
    """That somebody plays like the network, as a logarithm, before anything is known."""
    if s.players == 2:
        return FEARED
    return FEARED_AMONG_SEVERAL if s.players <= MOST_MANNERED else -math.inf


def likely(odds: float) -> int:
    """Of a million."""
    return int(MILLION / (1.0 + math.exp(-odds)))


def left_by(
    manner: int,
    s: RoundState,
    roots: Any,
    scratches: Any,
    seat: int,
    chance: Chance,
    plan: Skill,
    desk: Any,
    pasts: Any,
    level: Net,
    ints: Any,
    w: Any,
) -> float:
    """A first hand that explains what was decided, if it was in that manner; and how many decisions were left
    unexplained while that counted more and more, on the average."""
    desk.explained_by[seat] = manner
    take_back(s, roots, seat)
    deal_in_order(s, seat, chance, desk)
    for i in range(desk.past):
        if pasts[i].turn == seat:
            desk.missed[i] = decides_otherwise(roots, scratches, seat, i, chance, plan, desk, pasts, level, ints, w)
    left = 0
    for step in range(BEFORE):
        for i in range(desk.past):
            if pasts[i].turn == seat:
                left += desk.missed[i]
        surprise, times = SURPRISE * (step + 1) / BEFORE, EXCHANGES[manner]
        exchange_cards(s, roots, scratches, seat, times, surprise, chance, plan, desk, pasts, level, ints, w)
    return left / BEFORE


def has_decided(desk: Any, pasts: Any, seat: int) -> bool:
    decided = False
    for i in range(desk.past):
        decided = decided or pasts[i].turn == seat
    return decided


def is_to_be_answered(s: RoundState, seat: int) -> bool:
    """D6: whether a Wild Draw Four that is to be answered was a bluff is weighed by itself (determinization.py)."""
    return s.face == WILD_FOUR and s.pending > 0 and s.laid_by == seat


def deal_in_order(s: RoundState, seat: int, chance: Chance, desk: Any) -> None:
    """The cards in the order in which they came to the hand."""
    desk.dealt[seat] = 0
    place = place_to_fill(s, seat)
    while place >= 0:
        card = deal_one(s, seat, allowed_in(s, seat, place), chance, desk.beliefs)
        if card == NO_CARD:
            return
        desk.order[LONGEST * seat + desk.dealt[seat]] = card
        desk.dealt[seat] += 1
        place -= 1


def take_back(s: RoundState, roots: Any, seat: int) -> None:
    """What was dealt goes back; what is known to be there stays."""
    for word in range(len(s.draw)):
        s.draw[word] |= s.hands[seat][word] & ~roots[0].hands[seat][word]
        s.hands[seat][word] = roots[0].hands[seat][word]


def exchange_cards(
    s: RoundState,
    roots: Any,
    scratches: Any,
    seat: int,
    times: int,
    surprise: float,
    chance: Chance,
    plan: Skill,
    desk: Any,
    pasts: Any,
    level: Net,
    ints: Any,
    w: Any,
) -> None:
    """One card of a hand after the other for an unseen one, or not: as often as what comes of it is more likely. A
    decision that is left unexplained makes a hand e to the power of the surprise less likely."""
    for _ in range(times):
        place = below(chance, desk.dealt[seat])
        old = desk.order[LONGEST * seat + place]
        cards = allowed_in(s, seat, desk.dealt[seat] - 1 - place)
        if offered(s.draw, cards, cards) > 0:
            new = any_of(s.draw, cards, cards, chance)
            desk.order[LONGEST * seat + place] = new
            gained = belief_in(s, seat, new, desk) - belief_in(s, seat, old, desk)
            for i in range(desk.past):
                if pasts[i].turn == seat and desk.older[i] > place:
                    desk.misses[i] = decides_otherwise(
                        roots, scratches, seat, i, chance, plan, desk, pasts, level, ints, w
                    )
                    gained += surprise * (desk.missed[i] - desk.misses[i])
            if happens_with(chance, gained):
                remove(s.hands[seat], old)
                add(s.draw, old)
                remove(s.draw, new)
                add(s.hands[seat], new)
                for i in range(desk.past):
                    if pasts[i].turn == seat and desk.older[i] > place:
                        desk.missed[i] = desk.misses[i]
            else:
                desk.order[LONGEST * seat + place] = old


def belief_in(s: RoundState, seat: int, card: int, desk: Any) -> float:
    """How likely such a card is there, as a logarithm; what is next to impossible is not quite."""
    return math.log(1.0 + desk.beliefs[KINDS * seat + kind_of(s.rules, card) % FLIP_MARK])


def happens_with(chance: Chance, logarithm: float) -> bool:
    return logarithm >= 0 or below(chance, MILLION) < MILLION * math.exp(logarithm)


def decides_otherwise(
    roots: Any,
    scratches: Any,
    seat: int,
    i: int,
    chance: Chance,
    plan: Skill,
    desk: Any,
    pasts: Any,
    level: Net,
    ints: Any,
    w: Any,
) -> int:
    """Whether another decision would have been made with this hand: 1 or 0."""
    scratches[ROOM] = pasts[i]
    s = scratches[ROOM]
    for word in range(len(s.draw)):
        s.hands[seat][word] |= roots[0].hands[seat][word]
    for older in range(min(desk.dealt[seat], desk.older[i])):
        add(s.hands[seat], desk.order[LONGEST * seat + older])
    if desk.explained_by[seat] == LIKE_NETWORK:
        return int(choose_by_network(s, seat, level, ints, w, desk.context) != desk.made[i])
    return int(choose(s, seat, chance, plan) != desk.made[i])
