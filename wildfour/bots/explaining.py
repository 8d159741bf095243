"""Hands that explain what their owners did, in the language of the rules.

Whoever had a whole hand to choose from, and chose, has told something about that hand. So every decision of the round
so far is put to a policy again, with the cards of an imagined hand that were there then. From deal to deal some of
those cards are exchanged for unseen ones; an exchange after which less is explained is seldom made. So each hand comes
up as often as it is likely (Metropolis' algorithm), and no deal has to find a likely one anew.

At small tables nobody knows at first whether somebody decides as skilled does, as the network does, or lays any card
that fits, sparing wild ones or not. Before the first deal, hands are made to explain everything in each of these
manners, little by little; and a manner is the likelier, the less is left unexplained on the way (annealed importance
sampling).
"""

import math
from typing import Any

from wildfour.bots.determinization import KINDS, MILLION, allowed_in, deal_one, deal_unseen, place_to_fill
from wildfour.bots.manners import AT_RANDOM, LIKE_NETWORK, LIKE_SKILLED, MANNERS, SPARINGLY
from wildfour.bots.network import Net
from wildfour.bots.network import choose as choose_by_network
from wildfour.bots.policies import any_of, offered
from wildfour.bots.random_policy import how_likely
from wildfour.bots.skilled import choose
from wildfour.bots.weights import Skill
from wildfour.cards import FLIP_MARK, NO_CARD, WILD_FOUR, kind_of
from wildfour.rules.piles import add, remove
from wildfour.rules.primitives import Chance, below
from wildfour.rules.state import RoundState

DEAL, ROOM, IMAGINED = 0, 1, 2  # places of the scratch states
EXCHANGES = (4, 4, 4, 3)  # tried in each hand for a deal, in each manner; to ask the network takes longer
BEFORE = 32  # times as many before the first deal
SURPRISE = 4.0  # a decision that a hand does not explain makes it e to the power of that less likely
EXPECTED = (0.42, 0.16, 0.0, 0.42)  # how likely each manner is before anything is known
EXPECTED_HEADS_UP = (0.18, 0.0, 0.005, 0.815)  # wild cards are spared: only habits tell so
ALIKE = 0.75  # how likely all opponents play in the same manner
NEXT_TO_NOTHING = 1e-9
OUT_OF_THE_QUESTION = 4.0  # so much more of the habits is left unexplained than in another manner: not asked again
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
        begin_hands(scratches[IMAGINED], roots, scratches, chance, plan, desk, pasts, level, ints, w)
    s = scratches[IMAGINED]
    for seat in range(s.players):
        if desk.dealt[seat] > 0:
            times = EXCHANGES[desk.explained_by[seat]]
            exchange_cards(s, roots, scratches, seat, times, SURPRISE, chance, plan, desk, pasts, level, ints, w)
        elif seat != desk.seat:
            take_back(s, roots, seat)
        desk.manner[seat] = any_manner(seat, chance, desk)
    deal_unseen(s, desk.seat, chance, desk.beliefs, desk.willing)
    scratches[DEAL] = scratches[IMAGINED]


def begin_hands(
    s: RoundState,
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
    """A first hand for everybody who has decided something, and exchanges until it is a likely one, in the likeliest
    manner."""
    for seat in range(s.players):
        desk.dealt[seat] = 0
        tells = seat != desk.seat and has_decided(desk, pasts, seat) and can_be_explained(s, seat)
        for manner in range(MANNERS):
            left = 0.0
            if tells and expected(s.players, manner) > 0 and desk.habits[MANNERS * seat + manner] < OUT_OF_THE_QUESTION:
                left = left_by(manner, s, roots, scratches, seat, chance, plan, desk, pasts, level, ints, w)
            desk.told[MANNERS * seat + manner] = math.exp(-SURPRISE * (left + desk.habits[MANNERS * seat + manner]))
    for seat in range(s.players):
        asked = desk.explained_by[seat]
        weigh_manners(s, seat, desk)
        if desk.dealt[seat] > 0 and asked != desk.explained_by[seat]:
            left_by(desk.explained_by[seat], s, roots, scratches, seat, chance, plan, desk, pasts, level, ints, w)


def left_by_known_hands(
    roots: Any,
    scratches: Any,
    chances: Any,
    plans: Any,
    desks: Any,
    pasts: Any,
    nets: Any,
    ints: Any,
    w: Any,
    manner: int,
) -> None:
    """How much of each decision is not explained by the hand that is known, if it was in that manner."""
    desk = desks[0]
    for i in range(desk.past):
        seat = pasts[i].turn
        desk.explained_by[seat] = manner
        desk.missed[i] = unexplained(roots, scratches, seat, i, chances[0], plans[0], desk, pasts, nets[1], ints, w)


def can_be_explained(s: RoundState, seat: int) -> bool:
    return not is_to_be_answered(s, seat) and 0 <= place_to_fill(s, seat) < LONGEST


def expected(players: int, manner: int) -> float:
    """How likely a manner is before anything is known."""
    if players > MOST_MANNERED:
        return 1.0 if manner == LIKE_SKILLED else 0.0
    return EXPECTED_HEADS_UP[manner] if players == 2 else EXPECTED[manner]


def weigh_manners(s: RoundState, seat: int, desk: Any) -> None:
    """How likely each is for a seat, and which is the likeliest."""
    total = 0.0
    best = LIKE_SKILLED
    for manner in range(MANNERS):
        total += likelihood(s, seat, manner, desk)
        if likelihood(s, seat, manner, desk) > likelihood(s, seat, best, desk):
            best = manner
    for manner in range(MANNERS):
        desk.likely[MANNERS * seat + manner] = int(MILLION * likelihood(s, seat, manner, desk) / total)
    desk.explained_by[seat] = best


def likelihood(s: RoundState, seat: int, manner: int, desk: Any) -> float:
    """Of what everybody did, if this seat plays in this manner: the other opponents play each in their own, or all in
    this one."""
    each, all_alike = 1.0 - ALIKE, ALIKE
    for other in range(s.players):
        if other != seat and desk.teams[desk.seat] >> other & 1 == 0:
            in_any = 0.0
            for one in range(MANNERS):
                in_any += expected(s.players, one) * desk.told[MANNERS * other + one]
            each *= in_any
            all_alike *= desk.told[MANNERS * other + manner]
    if desk.teams[desk.seat] >> seat & 1:
        all_alike = 0.0
    return float(expected(s.players, manner) * desk.told[MANNERS * seat + manner] * (each + all_alike))


def any_manner(seat: int, chance: Chance, desk: Any) -> int:
    """As likely as each is."""
    n = below(chance, MILLION)
    for manner in range(MANNERS):
        n -= desk.likely[MANNERS * seat + manner]
        if n < 0:
            return manner
    return int(desk.explained_by[seat])


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
    """A first hand that explains what was decided, if it was in that manner; and how much of it was left unexplained
    while that counted more and more, on the average."""
    desk.explained_by[seat] = manner
    take_back(s, roots, seat)
    deal_in_order(s, roots, seat, chance, desk, pasts)
    for i in range(desk.past):
        if pasts[i].turn == seat:
            desk.missed[i] = unexplained(roots, scratches, seat, i, chance, plan, desk, pasts, level, ints, w)
    left = missed_in_all(desk, pasts, seat) / 2  # the first and the last count half: an integral by trapezoids
    for step in range(BEFORE):
        surprise, times = SURPRISE * (step + 1) / BEFORE, EXCHANGES[manner]
        exchange_cards(s, roots, scratches, seat, times, surprise, chance, plan, desk, pasts, level, ints, w)
        left += missed_in_all(desk, pasts, seat)
    return (left - missed_in_all(desk, pasts, seat) / 2) / BEFORE


def missed_in_all(desk: Any, pasts: Any, seat: int) -> float:
    missed = 0.0
    for i in range(desk.past):
        if pasts[i].turn == seat:
            missed += desk.missed[i]
    return missed


def has_decided(desk: Any, pasts: Any, seat: int) -> bool:
    decided = False
    for i in range(desk.past):
        decided = decided or pasts[i].turn == seat
    return decided


def is_to_be_answered(s: RoundState, seat: int) -> bool:
    """D6: whether a Wild Draw Four that is to be answered was a bluff is weighed by itself (determinization.py)."""
    return s.face == WILD_FOUR and s.pending > 0 and s.laid_by == seat


def deal_in_order(s: RoundState, roots: Any, seat: int, chance: Chance, desk: Any, pasts: Any) -> None:
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
                    desk.misses[i] = unexplained(roots, scratches, seat, i, chance, plan, desk, pasts, level, ints, w)
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


def unexplained(
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
) -> float:
    """How much of a decision is not explained by this hand: all (1) where another one would have been made; and at
    random the more, the more others were as likely."""
    scratches[ROOM] = pasts[i]
    s = scratches[ROOM]
    hold_what_was_there(s, roots, seat, i, desk)
    if desk.explained_by[seat] == AT_RANDOM or desk.explained_by[seat] == SPARINGLY:
        return missed_at_random(how_likely(s, seat, desk.made[i], desk.explained_by[seat] == SPARINGLY))
    if desk.explained_by[seat] == LIKE_NETWORK:
        chosen = choose_by_network(s, seat, level, ints, w, desk.context)
    else:
        chosen = choose(s, seat, chance, plan)
    return 0.0 if chosen == desk.made[i] else 1.0


def missed_at_random(likely: float) -> float:
    """How much of a decision that was so likely is left unexplained; what was out of the question as much as a decision
    that another one would have been made for: nobody is sure to play in that manner."""
    return min(-math.log(max(likely, NEXT_TO_NOTHING)) / SURPRISE, 1.0)


def hold_what_was_there(s: RoundState, roots: Any, seat: int, i: int, desk: Any) -> None:
    """Of an imagined hand, the cards that were there before a decision, beside those that were laid since."""
    for word in range(len(s.draw)):
        s.hands[seat][word] |= roots[0].hands[seat][word]
    for older in range(min(desk.dealt[seat], desk.older[i])):
        add(s.hands[seat], desk.order[LONGEST * seat + older])
