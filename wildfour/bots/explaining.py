"""Hands that explain what their owners did, in the language of the rules.

Whoever had a whole hand to choose from, and chose, has told something about that hand. So each hand is dealt some times
over, and every decision of the round so far is put to skilled again, with the cards of that hand that were there then.
The more decisions would have been others, the less likely the hand is.
"""

import math
from typing import Any

from wildfour.bots.determinization import MILLION, allowed_in, deal_one, place_to_fill, see_what_was_wrong
from wildfour.bots.skilled import choose
from wildfour.bots.weights import Skill
from wildfour.cards import NO_CARD, WILD_FOUR
from wildfour.rules.piles import add
from wildfour.rules.primitives import Chance, below
from wildfour.rules.state import RoundState

TRIES = 16  # hands of a player, of which one is taken
SURPRISE = 2.0  # a decision that a hand does not explain makes it e to the power of that less likely


def explain_hands(
    s: RoundState, roots: Any, scratches: Any, chance: Chance, plan: Skill, desk: Any, pasts: Any
) -> None:
    """Deal the hands of all who decided something anew. `scratches[1]` is room for a past."""
    for other in range(s.players):
        if other != desk.seat and has_decided(desk, pasts, other) and not is_to_be_answered(s, other):
            explain_hand(s, roots, scratches, other, chance, plan, desk, pasts)
    see_what_was_wrong(s)


def has_decided(desk: Any, pasts: Any, seat: int) -> bool:
    decided = False
    for i in range(desk.past):
        decided = decided or pasts[i].turn == seat
    return decided


def is_to_be_answered(s: RoundState, seat: int) -> bool:
    """D6: whether a Wild Draw Four that is to be answered was a bluff is weighed by itself (determinization.py)."""
    return s.face == WILD_FOUR and s.pending > 0 and s.laid_by == seat


def explain_hand(
    s: RoundState,
    roots: Any,
    scratches: Any,
    seat: int,
    chance: Chance,
    plan: Skill,
    desk: Any,
    pasts: Any,
) -> None:
    """Of some hands, each is taken as often as it is likely."""
    total = 0.0
    for _ in range(TRIES):
        take_back(s, roots, seat)
        dealt = deal_in_order(s, seat, chance, desk)
        wrong = unexplained(s, roots, scratches, seat, dealt, chance, plan, desk, pasts)
        weight = math.exp(-SURPRISE * wrong)
        total += weight
        if below(chance, MILLION) < MILLION * weight / total:
            for word in range(len(s.draw)):
                desk.kept[word] = s.hands[seat][word]
    take_back(s, roots, seat)
    for word in range(len(s.draw)):
        s.hands[seat][word] = desk.kept[word]
        s.draw[word] &= ~desk.kept[word]


def take_back(s: RoundState, roots: Any, seat: int) -> None:
    """What was dealt goes back; what is known to be there stays."""
    for word in range(len(s.draw)):
        s.draw[word] |= s.hands[seat][word] & ~roots[0].hands[seat][word]
        s.hands[seat][word] = roots[0].hands[seat][word]


def deal_in_order(s: RoundState, seat: int, chance: Chance, desk: Any) -> int:
    """The cards in the order in which they came to the hand. Returns how many."""
    dealt = 0
    place = place_to_fill(s, seat)
    while place >= 0:
        card = deal_one(s, seat, allowed_in(s, seat, place), chance, desk.beliefs)
        if card == NO_CARD:
            return dealt
        desk.order[dealt] = card
        dealt += 1
        place -= 1
    return dealt


def unexplained(
    s: RoundState,
    roots: Any,
    scratches: Any,
    seat: int,
    dealt: int,
    chance: Chance,
    plan: Skill,
    desk: Any,
    pasts: Any,
) -> int:
    """How many decisions of a seat would have been others with this hand."""
    wrong = 0
    for i in range(desk.past):
        if pasts[i].turn == seat:
            scratches[1] = pasts[i]
            for word in range(len(s.draw)):
                scratches[1].hands[seat][word] |= roots[0].hands[seat][word]
            for older in range(min(dealt, desk.older[i])):
                add(scratches[1].hands[seat], desk.order[older])
            wrong += int(choose(scratches[1], seat, chance, plan) != desk.made[i])
    return wrong
