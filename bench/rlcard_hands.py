"""Hands that explain what was decided at RLCard's table, in the language of the rules.

Nobody sees when a card came to a hand that was laid later. bots/explaining.py takes it for granted that it was always
there; here that is imagined too. A hand has a *slot* for every card that it ever got: in the order in which they came,
each with the decision before which it came, and the one that laid its card, if it was laid. What is imagined is which
card was in which slot. Two slots change their cards now and then, and one whose card has not been laid exchanges it for
an unseen one, as often as what comes of it is likelier (Metropolis' algorithm).

At RLCard's table that can be told: all that a hand gets between two decisions of its owner are cards that the other one
makes it draw, which are two or four, and the one that it drew itself and kept.
"""

import math
from typing import Any

from wildfour.bots.explaining import NEXT_TO_NOTHING, SURPRISE, happens_with, unexplained
from wildfour.bots.network import Net
from wildfour.bots.policies import any_of
from wildfour.bots.weights import Skill
from wildfour.cards import NO_COLOR, color_of, face_of, kind_of
from wildfour.moves import DRAW, PLAY_END
from wildfour.rules.knowledge import SIZE, may_hold
from wildfour.rules.piles import add, cards_of_kind, holds, is_empty, remove
from wildfour.rules.playable import EVERY_CARD
from wildfour.rules.primitives import Chance, below
from wildfour.rules.state import RoundState

NEVER = 255  # a decision that was not made
EMPTY = 255  # in the place of a card
OFTENER = 4  # exchanges for one at other tables: here they take little time
MOST_TRIES = 40


def slot_of(card: int, came: int, went: int, kept: int) -> int:
    """A slot is one int: its card, the decision before which that came, the one that laid it, and the one to draw from
    which it was kept."""
    return card | came << 8 | went << 16 | kept << 24


def card_in(slot: int) -> int:
    return slot & 255


def came(slot: int) -> int:
    return slot >> 8 & 255


def went(slot: int) -> int:
    return slot >> 16 & 255


def kept(slot: int) -> int:
    return slot >> 24 & 255


def with_card_of(slot: int, other: int) -> int:
    return slot_of(card_in(other), came(slot), went(other), kept(slot))


def deal_in_order(s: RoundState, roots: Any, seat: int, chance: Chance, desk: Any, pasts: Any) -> None:
    """In the place of explaining.deal_in_order: slots, and a card for each."""
    desk.dealt[seat] = 0
    size = 0
    for i in range(desk.past):
        gain_slots(desk, seat, may_hold(pasts[i].fresh, seat, SIZE) - size, i)
        size = may_hold(pasts[i].fresh, seat, SIZE) - int(desk.made[i] < PLAY_END)
    gain_slots(desk, seat, may_hold(roots[0].fresh, seat, SIZE) - size, desk.past)
    for i in range(desk.past):
        if desk.made[i] < PLAY_END:
            put_laid_card(roots[0], seat, i, desk, pasts)
    for place in range(desk.dealt[seat]):
        if card_in(desk.order[place]) == EMPTY:
            put_unseen_card(s, seat, place, chance, desk, pasts)


def gain_slots(desk: Any, seat: int, cards: int, i: int) -> None:
    """For the cards that came before a decision. Forced ones are two or four: one that is left over was kept."""
    for n in range(cards):
        was_kept = n == 0 and i > 0 and desk.made[i - 1] == DRAW and cards % 2 == 1
        desk.order[desk.dealt[seat]] = slot_of(EMPTY, i, NEVER, i - 1 if was_kept else NEVER)
        desk.dealt[seat] += 1


def put_laid_card(s: RoundState, seat: int, i: int, desk: Any, pasts: Any) -> None:
    """What a decision laid goes to the oldest slot in which it may have been; if there is none, to any."""
    card = laid_card(s, seat, desk.made[i] >> 2, desk)
    found = NEVER
    for place in range(desk.dealt[seat] - 1, -1, -1):
        slot = desk.order[place]
        if card_in(slot) == EMPTY and came(slot) <= i:
            laid = slot_of(card, came(slot), i, kept(slot))
            if found == NEVER or could_be(laid, desk, pasts):
                found = place
    slot = desk.order[found]
    desk.order[found] = slot_of(card, came(slot), i, kept(slot))


def laid_card(s: RoundState, seat: int, kind: int, desk: Any) -> int:
    """A card of that kind that lies open, and is in no slot yet."""
    for card in range(64 * len(s.draw)):
        if (card == s.top or holds(s.discard, card)) and kind_of(s.rules, card) == kind and is_free(card, seat, desk):
            return card
    return int(s.top)


def is_free(card: int, seat: int, desk: Any) -> bool:
    slots = 0
    for place in range(desk.dealt[seat]):
        slots += int(card_in(desk.order[place]) == card)
    return slots == 0


def put_unseen_card(s: RoundState, seat: int, place: int, chance: Chance, desk: Any, pasts: Any) -> None:
    """One that could have been kept there, if it is soon found."""
    slot = desk.order[place]
    card = any_of(s.draw, EVERY_CARD, EVERY_CARD, chance)
    tries = 0
    while tries < MOST_TRIES and not could_be(slot_of(card, came(slot), NEVER, kept(slot)), desk, pasts):
        card = any_of(s.draw, EVERY_CARD, EVERY_CARD, chance)
        tries += 1
    desk.order[place] = slot_of(card, came(slot), NEVER, kept(slot))
    remove(s.draw, card)
    add(s.hands[seat], card)


def could_be(slot: int, desk: Any, pasts: Any) -> bool:
    """Whoever holds a card that fits must lay one; and a card that was drawn and kept is neither of the color in force
    nor wild."""
    card = card_in(slot)
    color = color_of(card)
    if kept(slot) != NEVER and color in (NO_COLOR, pasts[kept(slot)].color):
        return False
    for i in range(came(slot), min(went(slot), desk.past)):
        s = pasts[i]
        if desk.made[i] == DRAW and (color in (NO_COLOR, s.color) or face_of(card) == s.face):
            return False
    return True


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
    """In the place of explaining.exchange_cards: between two slots, or for an unseen card."""
    for _ in range(OFTENER * times):
        place = below(chance, desk.dealt[seat])
        slot = desk.order[place]
        if below(chance, 2) == 0:
            other = below(chance, desk.dealt[seat])
            changed = desk.order[other]
            if not (fits(slot, changed, desk, pasts) and fits(changed, slot, desk, pasts)):
                continue
            desk.order[place] = with_card_of(slot, changed)
            desk.order[other] = with_card_of(changed, slot)
            first = min(came(slot), came(changed))
            last = max(came(slot), came(changed))  # from then on both cards were there before, too
            if not is_taken(first, last, roots, scratches, seat, surprise, chance, plan, desk, pasts, level, ints, w):
                desk.order[other] = changed
                desk.order[place] = slot
        elif went(slot) == NEVER and not is_empty(s.draw):
            new = any_of(s.draw, EVERY_CARD, EVERY_CARD, chance)
            unseen = slot_of(new, 0, NEVER, NEVER)
            if not fits(slot, unseen, desk, pasts):
                continue
            desk.order[place] = with_card_of(slot, unseen)
            if is_taken(
                came(slot), desk.past, roots, scratches, seat, surprise, chance, plan, desk, pasts, level, ints, w
            ):
                remove(s.hands[seat], card_in(slot))
                add(s.draw, card_in(slot))
                remove(s.draw, new)
                add(s.hands[seat], new)
            else:
                desk.order[place] = slot


def fits(slot: int, other: int, desk: Any, pasts: Any) -> bool:
    """Could the card of the other slot have been in this one?"""
    changed = with_card_of(slot, other)
    return came(changed) <= went(changed) and could_be(changed, desk, pasts)


def is_taken(
    first: int,
    last: int,
    roots: Any,
    scratches: Any,
    seat: int,
    surprise: float,
    chance: Chance,
    plan: Skill,
    desk: Any,
    pasts: Any,
    level: Net,
    ints: Any,
    w: Any,
) -> bool:
    """Is a change kept that makes a difference to the decisions from the first to the last? What was drawn for is
    explained by any cards that fit into their slots."""
    gained = 0.0
    for i in range(first, last):
        if desk.made[i] != DRAW:
            desk.misses[i] = unexplained(roots, scratches, seat, i, chance, plan, desk, pasts, level, ints, w)
            gained += surprise * (desk.missed[i] - desk.misses[i])
    if not happens_with(chance, gained):
        return False
    for i in range(first, last):
        if desk.made[i] != DRAW:
            desk.missed[i] = desk.misses[i]
    return True


def hold_what_was_there(s: RoundState, roots: Any, seat: int, i: int, desk: Any) -> None:
    """In the place of explaining.hold_what_was_there. A hand that is known has no slots."""
    if desk.dealt[seat] == 0:
        return
    for word in range(len(s.draw)):
        s.hands[seat][word] = 0
    for place in range(desk.dealt[seat]):
        slot = desk.order[place]
        if came(slot) <= i <= went(slot):
            add(s.hands[seat], card_in(slot))


def cards_alike(s: RoundState, seat: int, kind: int, even: int, odd: int) -> int:
    """In the place of random_policy.cards_alike: which of two equal cards was laid is imagined, too."""
    hand = s.hands[seat]
    for word in range(len(hand)):
        if cards_of_kind(s.rules, hand, word, kind) & (odd if word & 1 else even) != 0:
            return 1
    return 0


def missed_at_random(likely: float) -> float:
    """In the place of explaining.missed_at_random: whoever has the habits of RLCard's rule agent is one."""
    return -math.log(max(likely, NEXT_TO_NOTHING)) / SURPRISE
