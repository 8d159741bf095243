"""Zones of cards: counting, moving, drawing, and the reshuffle of the discards."""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.cards import (
    COLORED,
    FLIP_MARK,
    HIGH_WILDS,
    LOW_WILDS,
    NO_CARD,
    WILD_KIND,
    Zone,
    bits_of_kind,
    kind_of,
)
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.primitives import Chance, emit, nth_bit, nth_of_two, pick, popcount
from wildfour.rules.state import RoundState


def count(zone: Zone) -> int:
    total = 0
    for word in range(len(zone)):
        total += popcount(zone[word])
    return total


def count_among(zone: Zone, cards: int) -> int:
    """How many cards of a zone have one of those bits, in whatever word."""
    total = 0
    for word in range(len(zone)):
        total += popcount(zone[word] & cards)
    return total


def is_empty(zone: Zone) -> bool:
    for word in range(len(zone)):
        if zone[word] != 0:
            return False
    return True


def nth_card(zone: Zone, n: int) -> int:
    """The n-th card of a zone, counted from 0 in the order of kinds: see cards.py. Its kind depends on the kinds in the
    zone alone, and not on which of two equal cards lies there."""
    card = nth_of_two(zone[0], zone[1], n) if len(zone) == 2 else nth_of_several(zone, n)
    return card if card & 63 < WILD_KIND else nth_wild(zone, n)


def nth_of_several(zone: Zone, n: int) -> int:
    """The same as nth_of_two, for several decks: the bit by halving, then the even words before the odd ones."""
    bit = 0
    half = 32
    while half > 0:
        ones = count_among(zone, ((1 << half) - 1) << bit)
        further = int(n >= ones)
        n -= ones * further
        bit += half * further
        half >>= 1
    for word in range(0, len(zone), 2):
        n -= zone[word] >> bit & 1
    return first_of(zone, 0 if n < 0 else 1, 2, 1 << bit)


def nth_wild(zone: Zone, n: int) -> int:
    """The n-th card of a zone, where that is known to be a wild one: the first of its kind."""
    n -= count_among(zone, COLORED | LOW_WILDS)
    if n < 0:
        return first_of(zone, 0, 1, LOW_WILDS)
    for word in range(0, len(zone), 2):
        n -= popcount(zone[word] & HIGH_WILDS)
    return first_of(zone, 0 if n < 0 else 1, 2, HIGH_WILDS)


def first_of(zone: Zone, word: int, step: int, cards: int) -> int:
    """The first of those cards, from a word on; there must be one."""
    while zone[word] & cards == 0:
        word += step
    return word << 6 | nth_bit(zone[word] & cards, 0)


def first_equal(rules: Rules, zone: Zone, card: int) -> int:
    """Of cards that are equal to this one in a zone the first, as `find` gives it: so states that came about by the
    same kinds are the same."""
    if len(zone) > 2:
        return find(rules, zone, kind_of(rules, card))
    return card & ~((zone[0] & rules.alike) >> (card & 63) << 6 & 64)


def picked(s: RoundState, chance: Chance, zone: Zone, cards: int) -> int:
    """One of the cards of a zone, of which there are so many; all equally likely."""
    return first_equal(s.rules, zone, pick(chance, zone, cards))


def add(zone: Zone, card: int) -> None:
    zone[card >> 6] |= 1 << (card & 63)


def remove(zone: Zone, card: int) -> None:
    zone[card >> 6] ^= 1 << (card & 63)


def holds(zone: Zone, card: int) -> bool:
    return zone[card >> 6] >> (card & 63) & 1 == 1


def cards_of_kind(rules: Rules, zone: Zone, word: int, kind: int) -> int:
    """The cards of one kind in a word of a zone."""
    cards = zone[word] & bits_of_kind(kind, word)
    if kind >= FLIP_MARK:
        return cards & rules.flips[word & 1]
    return cards & ~rules.flips[word & 1]


def find(rules: Rules, zone: Zone, kind: int) -> int:
    """A card of that kind in a zone, the first one; or NO_CARD."""
    if len(zone) == 2 and kind < WILD_KIND and rules.launcher == 0:
        if (zone[0] | zone[1]) >> kind & 1 == 0:
            return NO_CARD
        return kind | (~zone[0] >> kind & 1) << 6
    for word in range(len(zone)):
        cards = cards_of_kind(rules, zone, word, kind)
        if cards != 0:
            return word << 6 | nth_bit(cards, 0)
    return NO_CARD


def reshuffle(s: RoundState) -> int:
    """C6: the discards, all but the top one, become the draw pile. Returns how many they are."""
    for word in range(len(s.draw)):
        s.draw[word] = s.discard[word]
        s.discard[word] = 0
    cards = count(s.draw)
    if cards > 0:
        emit(s, EventKind.RESHUFFLED, NOBODY, NO_CARD, NOBODY)
    return cards


def take_card(s: RoundState, chance: Chance, zone: Zone) -> int:
    """The top card of the draw pile goes to a zone; NO_CARD if both piles are used up (R7)."""
    cards = count(s.draw)
    if cards == 0:
        cards = reshuffle(s)
        if cards == 0:
            return NO_CARD
    card = picked(s, chance, s.draw, cards)
    remove(s.draw, card)
    add(zone, card)
    return card


def draw_card(s: RoundState, chance: Chance, seat: int) -> int:
    card = take_card(s, chance, s.hands[seat])
    if card != NO_CARD:
        emit(s, EventKind.DREW, seat, card, NOBODY)
    return card


def draw_cards(s: RoundState, chance: Chance, seat: int, number: int) -> None:
    """The seat draws that many cards, or what there is (R7)."""
    for _ in range(number):
        if draw_card(s, chance, seat) == NO_CARD:
            break


def nothing_to_draw(s: RoundState) -> bool:
    """R7. A card under one that may be taken back is among the discards as soon as somebody draws (G3)."""
    return is_empty(s.draw) and is_empty(s.discard) and s.under == NO_CARD
