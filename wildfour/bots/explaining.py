"""Hands that explain what their owners did, in the language of the rules.

Whoever had a whole hand to choose from, and chose, has told something about that hand. So every decision of the round
so far is put to a policy again, with the cards of an imagined hand that were there then. From deal to deal some of
those cards are exchanged for unseen ones; an exchange after which less is explained is seldom made. So each hand comes
up as often as it is likely (Metropolis' algorithm), and no deal has to find a likely one anew.

Heads-up, nobody knows at first whether the other one decides as skilled does or as the network does: that is imagined
too, and what it explains counts in the same way.
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
EXCHANGES = 4  # tried in each hand for a deal
BEFORE = 8  # times as many before the first deal
SURPRISE = 4.0  # a decision that a hand does not explain makes it e to the power of that less likely
FEARED = 1.5  # the logarithm of the odds, before anything is known, that the other one plays like the network
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
            exchange_cards(s, roots, scratches, seat, EXCHANGES, chance, plan, desk, pasts, level, ints, w)
        elif seat != desk.seat:
            take_back(s, roots, seat)
        if s.players == 2:
            imagine_manner(seat, chance, desk, pasts)
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
    """A first hand of somebody who has decided something, and exchanges until it is a likely one."""
    desk.dealt[seat] = 0
    if seat == desk.seat or not has_decided(desk, pasts, seat) or is_to_be_answered(s, seat):
        return
    if place_to_fill(s, seat) >= LONGEST:
        return
    deal_in_order(s, seat, chance, desk)
    for i in range(desk.past):
        if pasts[i].turn == seat:
            desk.missed[i] = who_decides_otherwise(roots, scratches, seat, i, chance, plan, desk, pasts, level, ints, w)
    exchange_cards(s, roots, scratches, seat, BEFORE * EXCHANGES, chance, plan, desk, pasts, level, ints, w)


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
    chance: Chance,
    plan: Skill,
    desk: Any,
    pasts: Any,
    level: Net,
    ints: Any,
    w: Any,
) -> None:
    """One card of a hand after the other for an unseen one, or not: as often as what comes of it is more likely."""
    manner = desk.manner[seat]
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
                    desk.misses[i] = who_decides_otherwise(
                        roots, scratches, seat, i, chance, plan, desk, pasts, level, ints, w
                    )
                    gained += SURPRISE * ((desk.missed[i] >> manner & 1) - (desk.misses[i] >> manner & 1))
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


def who_decides_otherwise(
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
    """Whose decision would have been another one with this hand, a bit for each manner."""
    scratches[ROOM] = pasts[i]
    s = scratches[ROOM]
    for word in range(len(s.draw)):
        s.hands[seat][word] |= roots[0].hands[seat][word]
    for older in range(min(desk.dealt[seat], desk.older[i])):
        add(s.hands[seat], desk.order[LONGEST * seat + older])
    missed = int(choose(s, seat, chance, plan) != desk.made[i]) << LIKE_SKILLED
    if s.players == 2:
        missed |= int(choose_by_network(s, seat, level, ints, w, desk.context) != desk.made[i]) << LIKE_NETWORK
    return missed


def imagine_manner(seat: int, chance: Chance, desk: Any, pasts: Any) -> None:
    """Each as often as it explains what was decided. Before that the network is the likelier: more to be feared."""
    odds = FEARED
    if desk.dealt[seat] > 0:
        for i in range(desk.past):
            if pasts[i].turn == seat:
                odds += SURPRISE * ((desk.missed[i] >> LIKE_SKILLED & 1) - (desk.missed[i] >> LIKE_NETWORK & 1))
    likes_network = MILLION / (1.0 + math.exp(-odds))
    desk.manner[seat] = LIKE_NETWORK if below(chance, MILLION) < likes_network else LIKE_SKILLED
