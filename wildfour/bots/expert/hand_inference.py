"""Hands that explain what their owners did, in the language of the rules.

Whoever had a hand to choose from, and chose, has told something about that hand. So every decision of the round so far
is put to a policy again, with the cards of an imagined hand that were there then (slots.py). From deal to deal some of
those cards change their slots, or are exchanged for unseen ones; a change after which less is explained is seldom
made. So each hand comes up as often as it is likely (Metropolis' algorithm), and no deal has to find a likely one anew.

At small tables nobody knows at first whether somebody decides as skilled does, as the network does, or lays any card
that fits, sparing wild ones or not. Before the first deal, hands are made to explain everything in each of these
manners, little by little; and a manner is the likelier, the less is left unexplained on the way (annealed importance
sampling).
"""

import math
from typing import Any, NamedTuple

from wildfour.bots.determinization import MILLION, deal_unseen
from wildfour.bots.expert.card_arrivals import (
    EMPTY,
    LAID_AT_ONCE,
    LONGEST,
    NEVER,
    UNSEEN,
    allowed_in_slot,
    belief_in,
    came,
    card_in,
    could_have,
    fill_slots,
    gone,
    hold_what_was_there,
    luck_of_slots,
    slot_of,
    sort_of,
    with_card_of,
)
from wildfour.bots.expert.opponent_types import AT_RANDOM, LIKE_NETWORK, LIKE_SKILLED, MANNERS, SPARINGLY
from wildfour.bots.network.inference import Net
from wildfour.bots.network.inference import choose as choose_by_network
from wildfour.bots.policies.random_policy import cards_alike, how_likely
from wildfour.bots.policies.rate_policies import any_of, offered
from wildfour.bots.policies.skilled_policy import choose
from wildfour.bots.policies.skilled_weights import Skill
from wildfour.rulebook.card_faces import WILD_FOUR
from wildfour.rulebook.moves import PLAY_END
from wildfour.rules.piles import add, holds, remove
from wildfour.rules.playable import EVERY_CARD, holds_color
from wildfour.rules.primitives import Chance, below
from wildfour.rules.state import Phase, RoundState

DEAL, ROOM, IMAGINED = 0, 1, 2  # places of the scratch states
EXCHANGES = (16, 16, 16, 8)
BEFORE = 48  # times as many before the first deal
ANEW = 120  # deals, after which hands begin anew: what they have become may keep them from becoming something else
SURPRISE = 5.0  # a decision that a hand does not explain makes it e to the power of that less likely
EXPECTED = (0.42, 0.16, 0.0, 0.42)  # how likely each manner is before anything is known
EXPECTED_HEADS_UP = (0.18, 0.0, 0.005, 0.815)  # wild cards are spared: only habits tell so
ALIKE = 0.75  # how likely all opponents play in the same manner
NEXT_TO_NOTHING = 1e-9
OUT_OF_THE_QUESTION = 4.0  # so much more of the habits is left unexplained than in another manner: not asked again
MOST_MANNERED = 5  # players; among more of them each decides too seldom to tell


class Mind(NamedTuple):
    """What hands are imagined with."""

    roots: Any  # the round as it is seen
    scratches: Any
    chance: Chance
    plan: Skill
    desk: Any
    pasts: Any  # the round before each decision
    level: Net
    ints: Any
    w: Any


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
    mind = Mind(roots, scratches, chance, plan, desk, pasts, level, ints, w)
    if desk.deals % ANEW == 0:
        scratches[IMAGINED] = roots[0]
        if desk.deals == 0:
            begin_hands(scratches[IMAGINED], mind)
        else:
            begin_hands_anew(scratches[IMAGINED], mind)
    s = scratches[IMAGINED]
    for seat in range(s.players):
        if desk.dealt[seat] > 0:
            change_hand(s, seat, EXCHANGES[desk.explained_by[seat]], SURPRISE, mind)
        elif seat != desk.seat:
            take_back(s, roots, seat)
        desk.manner[seat] = any_manner(seat, chance, desk)
    deal_unseen(s, desk.seat, chance, desk.beliefs, desk.willing)
    scratches[DEAL] = scratches[IMAGINED]


def begin_hands(s: RoundState, mind: Mind) -> None:
    """A first hand for everybody who has decided something, and changes until it is a likely one, in the likeliest
    manner."""
    desk = mind.desk
    for seat in range(s.players):
        desk.dealt[seat] = 0
        tells = seat != desk.seat and has_decided(desk, seat)
        for manner in range(MANNERS):
            left = 0.0
            if tells and expected(s.players, manner) > 0 and desk.habits[MANNERS * seat + manner] < OUT_OF_THE_QUESTION:
                left = left_by(manner, s, seat, mind)
            desk.told[MANNERS * seat + manner] = math.exp(-SURPRISE * (left + desk.habits[MANNERS * seat + manner]))
    for seat in range(s.players):
        asked = desk.explained_by[seat]
        weigh_manners(s, seat, desk)
        if desk.dealt[seat] > 0 and asked != desk.explained_by[seat]:
            left_by(desk.explained_by[seat], s, seat, mind)


def begin_hands_anew(s: RoundState, mind: Mind) -> None:
    for seat in range(s.players):
        if mind.desk.dealt[seat] > 0:
            left_by(mind.desk.explained_by[seat], s, seat, mind)


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
    mind = Mind(roots, scratches, chances[0], plans[0], desk, pasts, nets[1], ints, w)
    for i in range(desk.past):
        desk.explained_by[desk.by[i]] = manner
        desk.missed[i] = unexplained(desk.by[i], i, mind)


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


def left_by(manner: int, s: RoundState, seat: int, mind: Mind) -> float:
    """A first hand that explains what was decided, if it was in that manner; and how much of it was left unexplained
    while that counted more and more, on the average; and what was luck rather than a decision is unexplained, too."""
    desk = mind.desk
    desk.explained_by[seat] = manner
    take_back(s, mind.roots, seat)
    fill_slots(s, mind.roots, seat, mind.chance, desk, mind.pasts)
    if desk.dealt[seat] == 0:
        return 0.0
    for i in range(desk.past):
        if desk.by[i] == seat:
            desk.missed[i] = unexplained(seat, i, mind)
    left = missed_in_all(desk, seat) / 2  # the first and the last count half: an integral by trapezoids
    for step in range(BEFORE):
        change_hand(s, seat, EXCHANGES[manner], SURPRISE * (step + 1) / BEFORE, mind)
        left += missed_in_all(desk, seat)
    left = (left - missed_in_all(desk, seat) / 2) / BEFORE
    return left - luck_of_slots(s, seat, desk, mind.pasts) / SURPRISE


def missed_in_all(desk: Any, seat: int) -> float:
    missed = 0.0
    for i in range(desk.past):
        if desk.by[i] == seat:
            missed += desk.missed[i]
    return missed


def has_decided(desk: Any, seat: int) -> bool:
    decided = False
    for i in range(desk.past):
        decided = decided or desk.by[i] == seat
    return decided


def take_back(s: RoundState, roots: Any, seat: int) -> None:
    """What was dealt goes back; what is known to be there stays."""
    for word in range(len(s.draw)):
        s.draw[word] |= s.hands[seat][word] & ~roots[0].hands[seat][word]
        s.hands[seat][word] = roots[0].hands[seat][word]


def change_hand(s: RoundState, seat: int, times: int, surprise: float, mind: Mind) -> None:
    """Two cards change their slots, or a card is exchanged for an unseen one, or not: as often as what comes of it is
    more likely. A decision that is left unexplained makes a hand e to the power of the surprise less likely."""
    desk, chance = mind.desk, mind.chance
    for _ in range(times):
        place = LONGEST * seat + below(chance, desk.dealt[seat])
        other = LONGEST * seat + below(chance, desk.dealt[seat])
        if came(desk.order[place]) != came(desk.order[other]) and below(chance, 2) == 0:
            change_slots(seat, place, other, surprise, mind)
        elif sort_of(desk.order[place]) == UNSEEN:
            exchange_card(s, seat, place, surprise, mind)


def change_slots(seat: int, place: int, other: int, surprise: float, mind: Mind) -> None:
    """If each card could have come when the other one did."""
    desk = mind.desk
    slot, changed = desk.order[place], desk.order[other]
    if came(slot) >= gone(changed) or came(changed) >= gone(slot):
        return
    if sort_of(slot) == LAID_AT_ONCE or sort_of(changed) == LAID_AT_ONCE:
        return
    if not (could_have(seat, place, changed, desk, mind.pasts) and could_have(seat, other, slot, desk, mind.pasts)):
        return
    desk.order[place] = with_card_of(slot, changed)
    desk.order[other] = with_card_of(changed, slot)
    first = min(came(slot), came(changed))
    last = max(came(slot), came(changed))  # from then on both cards were there before, too; but one was just drawn
    if not is_taken(seat, first, last + 1, 0.0, surprise, mind):
        desk.order[place] = slot
        desk.order[other] = changed


def exchange_card(s: RoundState, seat: int, place: int, surprise: float, mind: Mind) -> None:
    desk = mind.desk
    slot = desk.order[place]
    cards = allowed_in_slot(seat, place, min(gone(slot), desk.past), desk, mind.pasts)
    if card_in(slot) == EMPTY or offered(s.draw, cards, cards) == 0:
        return
    new = any_of(s.draw, cards, cards, mind.chance)
    if came(slot) < desk.reshuffled and holds(desk.returned, new):
        return
    desk.order[place] = slot_of(new, came(slot), gone(slot), UNSEEN)
    gained = 0.0
    if not is_to_be_answered(s, seat):  # else beliefs know already what it tells to lay a Wild Draw Four
        gained = math.log(belief_in(s, seat, new, desk) / belief_in(s, seat, card_in(slot), desk))
    if not is_taken(seat, came(slot), gone(slot), gained, surprise, mind):
        desk.order[place] = slot
    elif gone(slot) == NEVER:
        remove(s.hands[seat], card_in(slot))
        add(s.draw, card_in(slot))
        remove(s.draw, new)
        add(s.hands[seat], new)


def is_taken(seat: int, first: int, end: int, gained: float, surprise: float, mind: Mind) -> bool:
    """Is a change kept that makes a difference to the decisions from the first on?"""
    desk = mind.desk
    end = min(end, desk.past)
    for i in range(first, end):
        if desk.by[i] == seat:
            desk.misses[i] = unexplained(seat, i, mind)
            gained += surprise * (desk.missed[i] - desk.misses[i])
    if not happens_with(mind.chance, gained):
        return False
    for i in range(first, end):
        if desk.by[i] == seat:
            desk.missed[i] = desk.misses[i]
    return True


def happens_with(chance: Chance, logarithm: float) -> bool:
    return logarithm >= 0 or below(chance, MILLION) < MILLION * math.exp(logarithm)


def unexplained(seat: int, i: int, mind: Mind) -> float:
    """How much of a decision is not explained by this hand: all (1) where another one would have been made; and at
    random the more, the more others were as likely. Of equal cards that one was laid and not the other is chance."""
    desk = mind.desk
    mind.scratches[ROOM] = mind.pasts[i]
    s = mind.scratches[ROOM]
    if not is_asked(s, seat):
        return 0.0
    hold_what_was_there(s, seat, i, desk, mind.pasts)
    missed = missed_in_manner(s, seat, i, mind)
    if desk.made[i] < PLAY_END:
        missed += math.log(max(cards_alike(s, seat, desk.made[i] >> 2, EVERY_CARD, EVERY_CARD), 1)) / SURPRISE
    return missed


def is_asked(s: RoundState, seat: int) -> bool:
    """Was there a hand to choose from, or a card just drawn?"""
    if s.phase == Phase.PLAY_DRAWN:
        return s.turn == seat and not s.rules.players_referee
    return s.turn == seat and s.phase == Phase.PLAY


def missed_in_manner(s: RoundState, seat: int, i: int, mind: Mind) -> float:
    desk = mind.desk
    manner = desk.explained_by[seat]
    if is_to_be_answered(mind.roots[0], seat) and i == last_decision(desk, seat):
        return missed_by_nerve(s, seat, desk)
    if manner in (AT_RANDOM, SPARINGLY):
        return missed_at_random(how_likely(s, seat, desk.made[i], manner == SPARINGLY))
    if manner == LIKE_NETWORK:
        chosen = choose_by_network(s, seat, mind.level, mind.ints, mind.w, desk.context)
    else:
        chosen = choose(s, seat, mind.chance, mind.plan)
    return 0.0 if chosen == desk.made[i] else 1.0


def is_to_be_answered(s: RoundState, seat: int) -> bool:
    """D8: is it this seat's Wild Draw Four that is to be answered?"""
    return s.face == WILD_FOUR and s.pending > 0 and s.laid_by == seat


def last_decision(desk: Any, seat: int) -> int:
    i = desk.past - 1
    while desk.by[i] != seat:
        i -= 1
    return int(i)


def missed_by_nerve(s: RoundState, seat: int, desk: Any) -> float:
    """D6: whether a Wild Draw Four that is to be answered was a bluff depends on how willing its player is."""
    if not holds_color(s.hands[seat], s.color):
        return 0.0
    return -math.log(max(desk.willing[seat], 1) / MILLION) / SURPRISE


def missed_at_random(likely: float) -> float:
    """How much of a decision that was so likely is left unexplained; what was out of the question as much as a decision
    that another one would have been made for: nobody is sure to play in that manner."""
    return min(-math.log(max(likely, NEXT_TO_NOTHING)) / SURPRISE, 1.0)
