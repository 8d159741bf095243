"""When each card came to a hand, in the language of the rules.

Nobody sees which cards of a hand came when. So that is imagined, too. A hand has a *slot* for every card that it got
while it is remembered, in the order in which they came; which card was in which slot is what is imagined. A slot is one
int: its card, the first decision of its owner that could choose it, the first that could not any more, and what is
known of the card. Decisions are numbered as they are remembered (bots/round_history.py).
"""

import math
from typing import Any

from wildfour.bots.determinization import KINDS, WILD_CARDS, deal_one
from wildfour.bots.expert.opponent_types import LIKE_NETWORK
from wildfour.bots.policies.rate_policies import any_of, offered
from wildfour.rulebook.cards import FLIP_MARK, NO_CARD, Zone, kind_of
from wildfour.rulebook.moves import DRAW, KEEP, PLAY_END
from wildfour.rules.piles import add, cards_of_kind, find, holds
from wildfour.rules.playable import EVERY_CARD, matching
from wildfour.rules.primitives import Chance, nth_bit
from wildfour.rules.public_knowledge import SIZE, may_hold
from wildfour.rules.state import Phase, RoundState

LONGEST = 64  # slots of a hand; one with more is dealt anew every time
EMPTY = 1023  # in the place of a card
NEVER = 255  # a decision that was not made
NO_PLACE = -1
UNSEEN, SEEN, LAID_AT_ONCE = range(3)  # any card that nobody has seen; one that was laid, or is known; the one drawn


def slot_of(card: int, came: int, gone: int, sort: int) -> int:
    return card | came << 10 | gone << 18 | sort << 26


def card_in(slot: int) -> int:
    return slot & 1023


def came(slot: int) -> int:
    return slot >> 10 & 255


def gone(slot: int) -> int:
    return slot >> 18 & 255


def sort_of(slot: int) -> int:
    return slot >> 26


def with_card_of(slot: int, other: int) -> int:
    """A slot with the card of another one, which left the hand when that card did."""
    return slot_of(card_in(other), came(slot), gone(other), sort_of(other))


def fill_slots(s: RoundState, roots: Any, seat: int, chance: Chance, desk: Any, pasts: Any) -> None:
    """Slots for all that a hand got, and a card for each; none where they are too many. The unseen cards that it holds
    now go from `s.draw` to the hand."""
    open_slots(roots[0], seat, desk, pasts)
    if desk.dealt[seat] == 0:
        return
    for i in range(desk.past):
        if desk.by[i] == seat and desk.made[i] < PLAY_END:
            put_laid_card(roots[0], seat, i, desk, pasts)
    for word in range(len(s.draw)):
        cards = roots[0].hands[seat][word]
        while cards != 0:
            put_known_card(seat, word << 6 | nth_bit(cards, 0), desk)
            cards &= cards - 1
    for place in range(LONGEST * seat, LONGEST * seat + desk.dealt[seat]):
        if card_in(desk.order[place]) == EMPTY:
            put_unseen_card(s, seat, place, chance, desk, pasts)


def open_slots(now: RoundState, seat: int, desk: Any, pasts: Any) -> None:
    """As many as the sizes of the hand tell."""
    desk.dealt[seat] = 0
    size = 0
    for i in range(desk.past):
        if desk.by[i] == seat:
            change_size(seat, size, may_hold(pasts[i].fresh, seat, SIZE), i, desk)
            size = may_hold(pasts[i].fresh, seat, SIZE) - int(desk.made[i] < PLAY_END)
    change_size(seat, size, may_hold(now.fresh, seat, SIZE), desk.past, desk)
    if desk.dealt[seat] > LONGEST:
        desk.dealt[seat] = 0


def change_size(seat: int, size: int, cards: int, i: int, desk: Any) -> None:
    """What came before a decision gets slots. I2: a card that was given away unseen has left one."""
    for _ in range(cards - size):
        if desk.dealt[seat] < LONGEST:
            desk.order[LONGEST * seat + desk.dealt[seat]] = slot_of(EMPTY, i, NEVER, UNSEEN)
        desk.dealt[seat] += 1
    for _ in range(size - cards):
        for place in range(LONGEST * seat, LONGEST * seat + min(desk.dealt[seat], LONGEST)):
            if gone(desk.order[place]) == NEVER:
                desk.order[place] = slot_of(EMPTY, came(desk.order[place]), i, UNSEEN)
                break


def put_laid_card(now: RoundState, seat: int, i: int, desk: Any, pasts: Any) -> None:
    """What a decision laid goes to the oldest slot in which it may have been; if there is none, to any."""
    card = find(now.rules, now.rules.deck, desk.made[i] >> 2)
    found = drawn_slot(seat, i, desk, pasts)
    if found != NO_PLACE:
        desk.order[found] = slot_of(card, i, i + 1, LAID_AT_ONCE)
        return
    for place in range(LONGEST * seat + desk.dealt[seat] - 1, LONGEST * seat - 1, -1):
        slot = desk.order[place]
        free = card_in(slot) == EMPTY and gone(slot) == NEVER and came(slot) <= i
        if free and (found == NO_PLACE or could_have(seat, place, slot_of(card, i, i, SEEN), desk, pasts)):
            found = place
    if found != NO_PLACE:
        desk.order[found] = slot_of(card, came(desk.order[found]), i + 1, SEEN)


def put_known_card(seat: int, card: int, desk: Any) -> None:
    """To the oldest slot that is left."""
    for place in range(LONGEST * seat, LONGEST * seat + desk.dealt[seat]):
        slot = desk.order[place]
        if card_in(slot) == EMPTY and gone(slot) == NEVER:
            desk.order[place] = slot_of(card, came(slot), NEVER, SEEN)
            return


def put_unseen_card(s: RoundState, seat: int, place: int, chance: Chance, desk: Any, pasts: Any) -> None:
    slot = desk.order[place]
    cards = allowed_in_slot(seat, place, min(gone(slot), desk.past), desk, pasts)
    old = came(slot) < desk.reshuffled
    if old:
        put_aside(s, desk.returned)
    card = NO_CARD
    if gone(slot) == NEVER:
        card = deal_one(s, seat, cards, chance, desk.beliefs)
    elif offered(s.draw, cards, cards) > 0:
        card = any_of(s.draw, cards, cards, chance)
    if old:
        put_back(s, desk.returned)
    if card != NO_CARD:
        desk.order[place] = slot_of(card, came(slot), gone(slot), UNSEEN)


def put_aside(s: RoundState, returned: Zone) -> None:
    """C6: what went back to the draw pile has not been in an older slot. It waits among the discards."""
    for word in range(len(s.draw)):
        s.discard[word] |= s.draw[word] & returned[word]
        s.draw[word] &= ~returned[word]


def put_back(s: RoundState, returned: Zone) -> None:
    for word in range(len(s.draw)):
        s.draw[word] |= s.discard[word] & returned[word]
        s.discard[word] &= ~returned[word]


def drawn_slot(seat: int, i: int, desk: Any, pasts: Any) -> int:
    """C3: the slot of the card just drawn, where a decision was about that one alone."""
    if pasts[i].phase == Phase.PLAY_DRAWN and not pasts[i].rules.players_referee:
        for place in range(LONGEST * seat + desk.dealt[seat] - 1, LONGEST * seat - 1, -1):
            if came(desk.order[place]) == i:
                return place
    return NO_PLACE


def allowed_in_slot(seat: int, place: int, until: int, desk: Any, pasts: Any) -> int:
    """The cards that may have been in a slot up to a decision, as bits of any word: who drew had none that fits, and
    who kept a card that was drawn kept one that does not; unless the owner is thought to hold cards back (C4)."""
    cards = EVERY_CARD
    first = came(desk.order[place])
    if desk.explained_by[seat] == LIKE_NETWORK and not pasts[0].rules.must_play:
        return cards
    for i in range(first, until):
        if desk.by[i] == seat and desk.made[i] == DRAW:
            cards &= ~(matching(pasts[i]) | WILD_CARDS)
    if first < desk.past and desk.made[first] == KEEP and drawn_slot(seat, first, desk, pasts) == place:
        cards &= ~never_kept(pasts[first])
    return cards


def could_have(seat: int, place: int, other: int, desk: Any, pasts: Any) -> bool:
    """Could a slot have had the card of another one?"""
    if sort_of(other) == UNSEEN and came(desk.order[place]) < desk.reshuffled and holds(desk.returned, card_in(other)):
        return False
    return allowed_in_slot(seat, place, min(gone(other), desk.past), desk, pasts) >> (card_in(other) & 63) & 1 == 1


def luck_of_slots(s: RoundState, seat: int, desk: Any, pasts: Any) -> float:
    """How likely it was, as a logarithm, that no card came that is not allowed in its slot. So who is thought to lay
    whatever fits has needed luck to have nothing that does, and who is thought to hold cards back has not."""
    luck = 0.0
    for place in range(LONGEST * seat, LONGEST * seat + desk.dealt[seat]):
        slot = desk.order[place]
        if sort_of(slot) == UNSEEN:
            cards = allowed_in_slot(seat, place, min(gone(slot), desk.past), desk, pasts)
            if cards != EVERY_CARD:
                luck += math.log(expected_share(s, seat, cards, desk))
        elif sort_of(slot) == SEEN:
            luck += math.log(share_of_slots(seat, place, desk, pasts))
    return luck


def expected_share(s: RoundState, seat: int, cards: int, desk: Any) -> float:
    """Of the unseen cards, by what is believed of the hand."""
    among = 1
    in_all = 1
    for word in range(len(s.draw)):
        unseen = s.draw[word] | s.hands[seat][word]
        while unseen != 0:
            card = word << 6 | nth_bit(unseen, 0)
            in_all += belief_in(s, seat, card, desk)
            if cards >> (card & 63) & 1 == 1:
                among += belief_in(s, seat, card, desk)
            unseen &= unseen - 1
    return float(among / in_all)


def belief_in(s: RoundState, seat: int, card: int, desk: Any) -> int:
    """How likely such a card is there; what is next to impossible is not quite."""
    return 1 + int(desk.beliefs[KINDS * seat + kind_of(s.rules, card) % FLIP_MARK])


def share_of_slots(seat: int, place: int, desk: Any, pasts: Any) -> float:
    """Of the slots that a card may have come to by its time, those in which it is allowed; all where there is none."""
    card = desk.order[place]
    fit = 0
    in_time = 0
    for other in range(LONGEST * seat, LONGEST * seat + desk.dealt[seat]):
        if came(desk.order[other]) < gone(card):
            in_time += 1
            fit += int(could_have(seat, other, card, desk, pasts))
    return fit / in_time if fit > 0 else 1.0


def never_kept(s: RoundState) -> int:
    """The cards that are laid as soon as they are drawn."""
    return matching(s) | WILD_CARDS


def hold_what_was_there(s: RoundState, seat: int, i: int, desk: Any, pasts: Any) -> None:
    """The hand at a decision. One that is known has no slots."""
    if desk.dealt[seat] == 0:
        return
    hand = s.hands[seat]
    for word in range(len(hand)):
        hand[word] = 0
    drawn = drawn_slot(seat, i, desk, pasts)
    for place in range(LONGEST * seat, LONGEST * seat + desk.dealt[seat]):
        slot = desk.order[place]
        if came(slot) <= i < gone(slot) and card_in(slot) != EMPTY:
            card = card_in(slot)
            if holds(hand, card):
                card = spare_card(s, hand, kind_of(s.rules, card))
            if card != NO_CARD:
                add(hand, card)
            if place == drawn:
                s.drawn = card


def spare_card(s: RoundState, zone: Zone, kind: int) -> int:
    """A card of a kind that a zone does not have, if there is one."""
    for word in range(len(zone)):
        cards = cards_of_kind(s.rules, s.rules.deck, word & 1, kind) & ~zone[word]
        if cards != 0:
            return word << 6 | nth_bit(cards, 0)
    return NO_CARD
