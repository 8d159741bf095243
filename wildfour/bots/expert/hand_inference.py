"""Hands consistent with observed decisions (compilable).

A decision is evidence about the hand behind it. Each decision in the round is evaluated again with the opponent's type
and the sampled cards that were in the hand at the time (card_arrivals.py). From deal to deal, some of those cards
change slots or are exchanged for unseen ones. A change that lowers the likelihood is rarely kept, so each hand's
frequency matches its probability (Metropolis algorithm) without a search from scratch.

At small tables, the types of opponents are unknown at first. Before the first deal, a hand is fitted gradually to the
decisions under each type. The lower the penalty along the way, the likelier the type (annealed importance sampling).
"""

import math

from wildfour.bots.determinization import BLUFFS, MILLION, deal_unseen, is_to_be_answered
from wildfour.bots.expert.card_arrivals import (
    DRAWN,
    EMPTY,
    NEVER,
    UNSEEN,
    allowed_in_slot,
    could_hold,
    fill_slots,
    luck_of_slots,
    restore_hand,
    swap_cards,
)
from wildfour.bots.expert.opponent_types import (
    SURPRISE,
    count_alike,
    draw_type,
    infer_opponent_type,
    move_penalty,
    prior,
)
from wildfour.bots.expert.workspace import DEAL, HANDS, PAST, ROOM, ROOT, SLOTS, SearchWorkspace
from wildfour.bots.network.network_inputs import OPPONENT_TYPES
from wildfour.bots.policies.playout import Search
from wildfour.bots.policies.rate_policies import any_of, offered
from wildfour.rulebook.moves import PLAY_END
from wildfour.rules.piles import add, remove
from wildfour.rules.playable import EVERY_CARD, holds_color
from wildfour.rules.primitives import below
from wildfour.rules.state import Phase, RoundState

CHANGES = (16, 16, 16, 8)  # changes per hand before each deal, by type
STEPS = 48  # multiplies CHANGES before the first deal
RESTART = 120  # deals before hands are fitted again from scratch, because a chain can get stuck


def sample_consistent_deal(search: Search) -> None:
    """Sample the next deal of the unseen cards into states[DEAL]."""
    work, states = search.work, search.states
    fits_again = work.deals % RESTART == 0
    if fits_again:
        states[HANDS] = states[ROOT]
    if work.deals == 0:
        infer_types(search)
    for seat in range(work.players):
        if work.slots[seat] > 0:
            if fits_again and work.deals > 0:
                fit_hand(work.explained_by[seat], seat, search)
            change_hand(seat, CHANGES[work.explained_by[seat]], SURPRISE, search)
        elif seat != work.seat:
            take_back(seat, search)
        work.types[seat] = draw_type(seat, search)
    deal_unseen(states[HANDS], work.seat, search.chance)
    states[DEAL] = states[HANDS]


def infer_types(search: Search) -> None:
    """Infer the type of each seat, and fit an initial hand to its decisions under the likeliest type."""
    work = search.work
    for seat in range(work.players):
        work.slots[seat] = 0
        tells = seat != work.seat and has_decided(seat, work)
        for one in range(OPPONENT_TYPES):
            at = OPPONENT_TYPES * seat + one
            penalty = fit_hand(one, seat, search) if tells and prior(work.players, one) > 0 else 0.0
            work.told[at] = math.exp(-SURPRISE * penalty)
    for seat in range(work.players):
        fitted = work.explained_by[seat]
        infer_opponent_type(seat, work)
        if work.slots[seat] > 0 and fitted != work.explained_by[seat]:
            fit_hand(work.explained_by[seat], seat, search)


def fit_hand(opponent_type: int, seat: int, search: Search) -> float:
    """Fit an initial hand to the decisions of a seat under one type. Return its mean penalty over the annealing,
    including the luck needed."""
    work = search.work
    work.explained_by[seat] = opponent_type
    take_back(seat, search)
    fill_slots(seat, search)
    if work.slots[seat] == 0:
        return 0.0
    for i in range(work.past):
        if work.by[i] == seat:
            work.penalties[i] = decision_penalty(seat, i, search)
    total = hand_penalty(seat, work) / 2  # trapezoidal rule: the first and the last count half
    for step in range(STEPS):
        change_hand(seat, CHANGES[opponent_type], SURPRISE * (step + 1) / STEPS, search)
        total += hand_penalty(seat, work)
    total = (total - hand_penalty(seat, work) / 2) / STEPS
    return total - luck_of_slots(seat, search) / SURPRISE


def hand_penalty(seat: int, work: SearchWorkspace) -> float:
    total = 0.0
    for i in range(work.past):
        if work.by[i] == seat:
            total += work.penalties[i]
    return total


def has_decided(seat: int, work: SearchWorkspace) -> bool:
    decided = False
    for i in range(work.past):
        decided = decided or work.by[i] == seat
    return decided


def take_back(seat: int, search: Search) -> None:
    """Return a hand's dealt cards to the draw pile. Keep the cards known to be there."""
    s, root = search.states[HANDS], search.states[ROOT]
    for word in range(len(s.draw)):
        s.draw[word] |= s.hands[seat][word] & ~root.hands[seat][word]
        s.hands[seat][word] = root.hands[seat][word]


def change_hand(seat: int, times: int, surprise: float, search: Search) -> None:
    """Swap two cards' slots, exchange a card for an unseen one, or do neither, in proportion to their likelihoods. A
    penalty of 1 divides the likelihood by e to the power of `surprise`."""
    work = search.work
    for _ in range(times):
        place = SLOTS * seat + below(search.chance, work.slots[seat])
        other = SLOTS * seat + below(search.chance, work.slots[seat])
        if work.came[place] != work.came[other] and below(search.chance, 2) == 0:
            try_swap(seat, place, other, surprise, search)
        elif work.source[place] == UNSEEN:
            try_exchange(seat, place, surprise, search)


def try_swap(seat: int, place: int, other: int, surprise: float, search: Search) -> None:
    """Swap two cards if each could have arrived at the other's time."""
    work = search.work
    if work.came[place] >= work.gone[other] or work.came[other] >= work.gone[place]:
        return
    if work.source[place] == DRAWN or work.source[other] == DRAWN:
        return
    if not (could_hold(seat, place, other, search) and could_hold(seat, other, place, search)):
        return
    swap_cards(place, other, work)
    first = min(work.came[place], work.came[other])
    last = max(work.came[place], work.came[other])  # from then on, the hand had both cards in any case
    if not keeps_change(seat, first, last + 1, surprise, search):
        swap_cards(place, other, work)


def try_exchange(seat: int, place: int, surprise: float, search: Search) -> None:
    """Exchange a card for an unseen one."""
    work, s = search.work, search.states[HANDS]
    old, gone = work.card[place], work.gone[place]
    cards = allowed_in_slot(seat, place, min(gone, work.past), search)
    if old == EMPTY or offered(s.draw, cards, cards) == 0:
        return
    new = any_of(s.draw, cards, cards, search.chance)
    work.card[place] = new
    if not keeps_change(seat, work.came[place], gone, surprise, search):
        work.card[place] = old
    elif gone == NEVER:
        remove(s.hands[seat], old)
        add(s.draw, old)
        remove(s.draw, new)
        add(s.hands[seat], new)


def keeps_change(seat: int, first: int, end: int, surprise: float, search: Search) -> bool:
    """Decide whether to keep a change that affects the decisions from `first` on."""
    work = search.work
    end = min(end, work.past)
    gain = 0.0
    for i in range(first, end):
        if work.by[i] == seat:
            work.changed[i] = decision_penalty(seat, i, search)
            gain += surprise * (work.penalties[i] - work.changed[i])
    if gain < 0 and below(search.chance, MILLION) >= MILLION * math.exp(gain):
        return False
    for i in range(first, end):
        if work.by[i] == seat:
            work.penalties[i] = work.changed[i]
    return True


def decision_penalty(seat: int, i: int, search: Search) -> float:
    """Return the penalty for a decision with this hand. The choice between two identical cards is random."""
    work = search.work
    search.states[ROOM] = search.states[PAST + i]
    s = search.states[ROOM]
    if not had_a_choice(s, seat):
        return 0.0
    restore_hand(s, seat, i, search)
    if awaits_answer(search.states[ROOT], seat) and is_last_decision(seat, i, work):
        penalty = bluff_penalty(s, seat)
    else:
        penalty = move_penalty(s, seat, work.made[i], search)
    if work.made[i] < PLAY_END:
        penalty += math.log(max(count_alike(s, seat, work.made[i] >> 2, EVERY_CARD, EVERY_CARD), 1)) / SURPRISE
    return penalty


def had_a_choice(s: RoundState, seat: int) -> bool:
    """Return whether a decision was between cards in the hand, or about a card just drawn."""
    if s.phase == Phase.PLAY_DRAWN:
        return s.turn == seat and not s.rules.players_referee
    return s.turn == seat and s.phase == Phase.PLAY


def awaits_answer(s: RoundState, seat: int) -> bool:
    """Return whether this seat's Wild Draw Four awaits an answer (D8)."""
    return s.laid_by == seat and is_to_be_answered(s)


def is_last_decision(seat: int, i: int, work: SearchWorkspace) -> bool:
    for later in range(i + 1, work.past):
        if work.by[later] == seat:
            return False
    return i < work.past


def bluff_penalty(s: RoundState, seat: int) -> float:
    """Return the penalty for a bluff, which is rare (D6)."""
    return -math.log(BLUFFS / MILLION) / SURPRISE if holds_color(s.hands[seat], s.color) else 0.0
