"""Arrival times of the cards in each hand (compilable).

Arrival times are hidden, so they are sampled too. A hand has one *slot* per card that it received during the remembered
decisions, in order. The assignment of cards to slots is sampled. For each slot, the workspace stores its card, the
owner's first decision with the card (`came`), the first decision after the card left (`gone`), and how the card is
known (`source`). Decisions are numbered in the order in which they were recorded.
"""

import math

from wildfour.bots.determinization import WILD_CARDS, deal_one, hand_size
from wildfour.bots.expert.workspace import HANDS, PAST, ROOT, SLOTS, SearchWorkspace
from wildfour.bots.network.network_inputs import LIKE_NETWORK
from wildfour.bots.policies.playout import Search
from wildfour.bots.policies.rate_policies import any_of, offered
from wildfour.rulebook.cards import NO_CARD, Zone, kind_of
from wildfour.rulebook.moves import DRAW, KEEP, PLAY_END
from wildfour.rules.piles import add, cards_of_kind, find, holds
from wildfour.rules.playable import EVERY_CARD, matching
from wildfour.rules.primitives import nth_bit, popcount
from wildfour.rules.state import Phase, RoundState

EMPTY = 1023  # sentinel: no card
NEVER = 255  # sentinel: after all decisions
NO_SLOT = -1
UNSEEN, SEEN, DRAWN = range(3)  # not seen; played or known; played right after it was drawn


def fill_slots(seat: int, search: Search) -> None:
    """Open and fill a slot for every card that a hand received, unless there are too many. Unseen cards now in the hand
    leave the draw pile."""
    work, root = search.work, search.states[ROOT]
    open_slots(seat, search)
    if work.slots[seat] == 0:
        return
    for i in range(work.past):
        if work.by[i] == seat and work.made[i] < PLAY_END:
            put_played_card(seat, i, search)
    for word in range(len(root.draw)):
        cards = root.hands[seat][word]
        while cards != 0:
            put_known_card(seat, word << 6 | nth_bit(cards, 0), work)
            cards &= cards - 1
    for place in range(SLOTS * seat, SLOTS * seat + work.slots[seat]):
        if work.card[place] == EMPTY:
            put_unseen_card(seat, place, search)


def open_slots(seat: int, search: Search) -> None:
    """Open slots according to the changes in hand size."""
    work = search.work
    work.slots[seat] = 0
    size = 0
    for i in range(work.past):
        if work.by[i] == seat:
            cards = hand_size(search.states[PAST + i], seat)
            change_size(seat, cards - size, i, work)
            size = cards - int(work.made[i] < PLAY_END)
    change_size(seat, hand_size(search.states[ROOT], seat) - size, work.past, work)
    if work.slots[seat] > SLOTS:
        work.slots[seat] = 0


def change_size(seat: int, cards: int, i: int, work: SearchWorkspace) -> None:
    """Open slots for the cards received before a decision. I2: a card given away unseen leaves one slot."""
    for _ in range(cards):
        if work.slots[seat] < SLOTS:
            place = SLOTS * seat + work.slots[seat]
            set_slot(place, EMPTY, NEVER, UNSEEN, work)
            work.came[place] = i
        work.slots[seat] += 1
    for _ in range(-cards):
        for place in range(SLOTS * seat, SLOTS * seat + min(work.slots[seat], SLOTS)):
            if work.gone[place] == NEVER:
                set_slot(place, EMPTY, i, UNSEEN, work)
                break


def set_slot(place: int, card: int, gone: int, source: int, work: SearchWorkspace) -> None:
    work.card[place] = card
    work.gone[place] = gone
    work.source[place] = source


def swap_cards(place: int, other: int, work: SearchWorkspace) -> None:
    """Swap the cards of two slots. Each card keeps the time at which it left the hand."""
    card, gone, source = work.card[place], work.gone[place], work.source[place]
    set_slot(place, work.card[other], work.gone[other], work.source[other], work)
    set_slot(other, card, gone, source, work)


def put_played_card(seat: int, i: int, search: Search) -> None:
    """Put the card that a decision played into the oldest slot that allows it, or into any slot if none does."""
    work, rules = search.work, search.states[ROOT].rules
    card = find(rules, rules.deck, work.made[i] >> 2)
    drawn = drawn_slot(seat, i, search)
    if drawn != NO_SLOT:
        set_slot(drawn, card, i + 1, DRAWN, work)
        return
    found = NO_SLOT
    for place in range(SLOTS * seat + work.slots[seat] - 1, SLOTS * seat - 1, -1):
        is_free = work.card[place] == EMPTY and work.gone[place] == NEVER and work.came[place] <= i
        if is_free and (found == NO_SLOT or is_allowed(seat, place, card, i, search)):
            found = place
    if found != NO_SLOT:
        set_slot(found, card, i + 1, SEEN, work)


def put_known_card(seat: int, card: int, work: SearchWorkspace) -> None:
    """Put a card into the oldest free slot."""
    for place in range(SLOTS * seat, SLOTS * seat + work.slots[seat]):
        if work.card[place] == EMPTY and work.gone[place] == NEVER:
            set_slot(place, card, NEVER, SEEN, work)
            return


def put_unseen_card(seat: int, place: int, search: Search) -> None:
    """Put an unseen card into a slot."""
    work, s = search.work, search.states[HANDS]
    cards = allowed_in_slot(seat, place, min(work.gone[place], work.past), search)
    if work.gone[place] == NEVER:
        card = deal_one(s, seat, cards, search.chance)
    elif offered(s.draw, cards, cards) > 0:
        card = any_of(s.draw, cards, cards, search.chance)
    else:
        card = NO_CARD
    if card != NO_CARD:
        work.card[place] = card


def drawn_slot(seat: int, i: int, search: Search) -> int:
    """Return the slot of the card just drawn, if the decision was only about that card (C3)."""
    work, s = search.work, search.states[PAST + i]
    if s.phase == Phase.PLAY_DRAWN and not s.rules.players_referee:
        for place in range(SLOTS * seat + work.slots[seat] - 1, SLOTS * seat - 1, -1):
            if work.came[place] == i:
                return place
    return NO_SLOT


def allowed_in_slot(seat: int, place: int, until: int, search: Search) -> int:
    """Return the cards that may have been in a slot up to a decision, as bits in either word. A player who drew had no
    playable card, and a player who kept a drawn card could not play it, unless the seat's type holds cards back
    (C4)."""
    work = search.work
    cards = EVERY_CARD
    first = work.came[place]
    if work.explained_by[seat] == LIKE_NETWORK and not search.states[PAST].rules.must_play:
        return cards
    for i in range(first, until):
        if work.by[i] == seat and work.made[i] == DRAW:
            cards &= ~playable_cards(i, search)
    if first < work.past and work.made[first] == KEEP and drawn_slot(seat, first, search) == place:
        cards &= ~playable_cards(first, search)
    return cards


def playable_cards(i: int, search: Search) -> int:
    return matching(search.states[PAST + i]) | WILD_CARDS


def could_hold(seat: int, place: int, other: int, search: Search) -> bool:
    """Return whether a slot could have held another slot's card."""
    work = search.work
    card = work.card[other]
    return is_allowed(seat, place, card, min(work.gone[other], work.past), search)


def is_allowed(seat: int, place: int, card: int, until: int, search: Search) -> bool:
    return allowed_in_slot(seat, place, until, search) >> (card & 63) & 1 == 1


def luck_of_slots(seat: int, search: Search) -> float:
    """Return the log likelihood that only allowed cards arrived. If a player often lacked a playable card, a type that
    always plays when it can needed luck, but a type that holds cards back did not."""
    work = search.work
    luck = 0.0
    for place in range(SLOTS * seat, SLOTS * seat + work.slots[seat]):
        if work.source[place] == UNSEEN:
            cards = allowed_in_slot(seat, place, min(work.gone[place], work.past), search)
            if cards != EVERY_CARD:
                luck += math.log(expected_share(seat, cards, search))
        elif work.source[place] == SEEN:
            luck += math.log(share_of_slots(seat, place, search))
    return luck


def expected_share(seat: int, cards: int, search: Search) -> float:
    """Return the given cards' share of the unseen cards."""
    s = search.states[HANDS]
    among = 1
    in_all = 1
    for word in range(len(s.draw)):
        unseen = s.draw[word] | s.hands[seat][word]
        among += popcount(unseen & cards)
        in_all += popcount(unseen)
    return among / in_all


def share_of_slots(seat: int, place: int, search: Search) -> float:
    """Among the slots filled before a card left the hand, return the share that allow the card, or 1 if none do."""
    work = search.work
    fit = 0
    in_time = 0
    for other in range(SLOTS * seat, SLOTS * seat + work.slots[seat]):
        if work.came[other] < work.gone[place]:
            in_time += 1
            fit += int(could_hold(seat, other, place, search))
    return fit / in_time if fit > 0 else 1.0


def restore_hand(s: RoundState, seat: int, i: int, search: Search) -> None:
    """Restore the hand that a seat had at a decision. Known hands have no slots."""
    work = search.work
    if work.slots[seat] == 0:
        return
    hand = s.hands[seat]
    for word in range(len(hand)):
        hand[word] = 0
    drawn = drawn_slot(seat, i, search)
    for place in range(SLOTS * seat, SLOTS * seat + work.slots[seat]):
        card = work.card[place]
        if work.came[place] <= i < work.gone[place] and card != EMPTY:
            if holds(hand, card):
                card = spare_card(s, hand, kind_of(s.rules, card))
            if card != NO_CARD:
                add(hand, card)
            if place == drawn:
                s.drawn = card


def spare_card(s: RoundState, zone: Zone, kind: int) -> int:
    """Return a card of the given kind that a zone does not have, if there is one."""
    for word in range(len(zone)):
        cards = cards_of_kind(s.rules, s.rules.deck, word & 1, kind) & ~zone[word]
        if cards != 0:
            return word << 6 | nth_bit(cards, 0)
    return NO_CARD
