"""Card zones: counting, moving, and drawing cards, and reshuffling the discard pile."""

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
    """Count a zone's cards whose bits are set in `cards`, in any word."""
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
    """Return the n-th card of a zone, counted from 0 and ordered by kind (see cards.py). The card's kind depends only
    on the kinds in the zone, not on which of two identical cards the zone holds."""
    card = nth_of_two(zone[0], zone[1], n) if len(zone) == 2 else nth_of_several(zone, n)
    return card if card & 63 < WILD_KIND else nth_wild(zone, n)


def nth_of_several(zone: Zone, n: int) -> int:
    """Generalize nth_of_two to several decks: find the bit by bisection, then search the even words before the odd
    ones."""
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
    """Return the first card of the n-th card's kind, which must be wild."""
    n -= count_among(zone, COLORED | LOW_WILDS)
    if n < 0:
        return first_of(zone, 0, 1, LOW_WILDS)
    for word in range(0, len(zone), 2):
        n -= popcount(zone[word] & HIGH_WILDS)
    return first_of(zone, 0 if n < 0 else 1, 2, HIGH_WILDS)


def first_of(zone: Zone, word: int, step: int, cards: int) -> int:
    """Return the zone's first card from `cards`, starting at `word`. The zone must contain such a card."""
    while zone[word] & cards == 0:
        word += step
    return word << 6 | nth_bit(zone[word] & cards, 0)


def first_equal(rules: Rules, zone: Zone, card: int) -> int:
    """Return the zone's first card identical to the given card, as `find` does, so that equal sequences of kinds lead
    to equal states."""
    if len(zone) > 2:
        return find(rules, zone, kind_of(rules, card))
    return card & ~((zone[0] & rules.alike) >> (card & 63) << 6 & 64)


def picked(s: RoundState, chance: Chance, zone: Zone, cards: int) -> int:
    """Return a uniformly random card from a zone that holds `cards` cards."""
    return first_equal(s.rules, zone, pick(chance, zone, cards))


def add(zone: Zone, card: int) -> None:
    zone[card >> 6] |= 1 << (card & 63)


def remove(zone: Zone, card: int) -> None:
    zone[card >> 6] ^= 1 << (card & 63)


def holds(zone: Zone, card: int) -> bool:
    return zone[card >> 6] >> (card & 63) & 1 == 1


def cards_of_kind(rules: Rules, zone: Zone, word: int, kind: int) -> int:
    """Return the cards of the given kind in one word of a zone, as bits."""
    cards = zone[word] & bits_of_kind(kind, word)
    if kind >= FLIP_MARK:
        return cards & rules.flips[word & 1]
    return cards & ~rules.flips[word & 1]


def find(rules: Rules, zone: Zone, kind: int) -> int:
    """Return the first card of the given kind in a zone, or NO_CARD."""
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
    """Move the discard pile, except the top card, to the draw pile. Return the number of cards moved (C6)."""
    for word in range(len(s.draw)):
        s.draw[word] = s.discard[word]
        s.discard[word] = 0
    cards = count(s.draw)
    if cards > 0:
        emit(s, EventKind.RESHUFFLED, NOBODY, NO_CARD, NOBODY)
    return cards


def take_card(s: RoundState, chance: Chance, zone: Zone) -> int:
    """Move a card from the draw pile to a zone. Return NO_CARD if both piles are empty (R7)."""
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
    """Draw the given number of cards, or as many as are left (R7)."""
    for _ in range(number):
        if draw_card(s, chance, seat) == NO_CARD:
            break


def nothing_to_draw(s: RoundState) -> bool:
    """Return True if no card can be drawn (R7). If the top card may still be taken back, the card under it counts as
    drawable, because any draw ends that possibility and discards the card under it (G3)."""
    return is_empty(s.draw) and is_empty(s.discard) and s.under == NO_CARD
