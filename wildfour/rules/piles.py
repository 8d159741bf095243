"""Zones of cards: counting, moving, drawing, and the reshuffle of the discards."""

from wildfour.cards import FLIP_MARK, NO_CARD, Zone, bits_of_kind
from wildfour.event_kinds import NOBODY, EventKind
from wildfour.options import Rules
from wildfour.rules.primitives import Chance, emit, nth_bit, pick, popcount
from wildfour.rules.state import RoundState


def count(zone: Zone) -> int:
    total = 0
    for word in range(len(zone)):
        total += popcount(zone[word])
    return total


def is_empty(zone: Zone) -> bool:
    for word in range(len(zone)):
        if zone[word] != 0:
            return False
    return True


def nth_card(zone: Zone, n: int) -> int:
    """The n-th card of a zone, counted from 0 in the order of the bits."""
    word = 0
    ones = popcount(zone[0])
    while n >= ones:
        n -= ones
        word += 1
        ones = popcount(zone[word])
    return word << 6 | nth_bit(zone[word], n)


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
    """A card of that kind in a zone, or NO_CARD."""
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
    card = pick(chance, s.draw, cards)
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
