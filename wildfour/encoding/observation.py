"""A seat's observations as bytes (compilable).

A row consists of little-endian eight-byte words. docs/environments.md documents each byte.
"""

from typing import Any

from wildfour.compiled.compiled_primitives import know_nothing
from wildfour.encoding.block_offsets import (
    OPEN_CARDS,
    PLANE,
    SEATS,
    TABLE,
    WIDE_PLANE,
    flip_planes_at,
    known_at,
    referee_at,
)
from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.cards import COLORED, HIGH_WILDS, LOW_WILDS, NO_CARD, NO_COLOR, Zone, color_of, kind_of
from wildfour.rules.piles import count
from wildfour.rules.primitives import popcount
from wildfour.rules.public_knowledge import WILDS, may_hold, notice
from wildfour.rules.seats import are_partners
from wildfour.rules.state import LEFT, RoundState

LOWEST_OF_EACH_BYTE = 0x0101010101010101
STEPS_OF_SEVEN = 0x0002040810204081
MOST = 255  # larger counts saturate
NO_SUCH_COLOR = 4


def notice_event(s: RoundState, kind: int, seat: int, card: int, other: int) -> None:
    """Replace `emit`: update the public knowledge of the hands."""
    if kind == EventKind.TURNED_UP:
        know_nothing(s.fresh, s.players)
    elif kind != EventKind.DEALT:
        notice(s.fresh, s.players, kind, seat, color_of(card), other)


def spread(byte: int) -> int:
    """Spread eight bits to eight bytes."""
    return (byte & 127) * STEPS_OF_SEVEN & LOWEST_OF_EACH_BYTE | (byte >> 7 & 1) << 56


def put_sums(row: Any, first: int, even: int, odd: int) -> None:
    """For each of the first 56 bits, write how many of the two words have it: one byte per bit, then a word of zeros.
    Compiled code replaces this primitive with vector instructions."""
    for place in range(PLANE):
        row[first + place] = spread(even >> 8 * place & 255) + spread(odd >> 8 * place & 255)
    row[first + PLANE] = 0


def pack(a: int, b: int, c: int, d: int) -> int:
    """Pack four bytes into half a word, lowest byte first."""
    return a | b << 8 | c << 16 | d << 24


def with_card(zone: Zone, word: int, card: int) -> int:
    return zone[word] | (1 << (card & 63) if card >> 6 == word else 0)


def write_counts(zone: Zone, top: int, under: int, even_cards: int, odd_cards: int, row: Any, first: int) -> None:
    """Write one byte per kind. Count the cards of a zone and two further cards, restricted to the cards in the two
    masks."""
    even = (with_card(zone, 0, top) | with_card(zone, 0, under)) & even_cards
    odd = (with_card(zone, 1, top) | with_card(zone, 1, under)) & odd_cards
    put_sums(row, first, even & COLORED, odd & COLORED)
    wild = popcount(even & LOW_WILDS) + popcount(odd & LOW_WILDS)
    wild_four = popcount(even & HIGH_WILDS)
    minion = popcount(odd & HIGH_WILDS)
    for word in range(2, len(zone), 2):
        even = (with_card(zone, word, top) | with_card(zone, word, under)) & even_cards
        odd = (with_card(zone, word + 1, top) | with_card(zone, word + 1, under)) & odd_cards
        for place in range(PLANE):
            row[first + place] += spread((even & COLORED) >> 8 * place & 255)
            row[first + place] += spread((odd & COLORED) >> 8 * place & 255)
        wild += popcount(even & LOW_WILDS) + popcount(odd & LOW_WILDS)
        wild_four += popcount(even & HIGH_WILDS)
        minion += popcount(odd & HIGH_WILDS)
    row[first + PLANE - 1] |= wild << 32 | wild_four << 40 | minion << 48


def ahead(s: RoundState, seat: int, other: int) -> int:
    """Return the distance to `other` in the direction of play."""
    steps = other - seat if s.direction == LEFT else seat - other
    return steps + s.players if steps < 0 else steps


def seat_ahead(s: RoundState, seat: int, steps: int) -> int:
    """Return the seat `steps` ahead in the direction of play."""
    other = seat + steps if s.direction == LEFT else seat - steps
    if other < 0:
        return other + s.players
    return other - s.players if other >= s.players else other


def ahead_or_none(s: RoundState, seat: int, other: int) -> int:
    return 0 if other == NOBODY else 1 + ahead(s, seat, other)


def color_byte(color: int) -> int:
    return NO_SUCH_COLOR if color == NO_COLOR else color


def write_observation(s: RoundState, seat: int, row: Any) -> None:
    """Write a seat's observation to its row."""
    even, odd = ~s.rules.flips[0], ~s.rules.flips[1]
    write_counts(s.hands[seat], NO_CARD, NO_CARD, even, odd, row, 0)
    write_counts(s.discard, s.top, s.under, even, odd, row, OPEN_CARDS)
    write_table(s, seat, row)
    for steps in range(s.players):
        other = seat_ahead(s, seat, steps)
        row[SEATS + steps] = seat_word(s, seat, other)
    if s.rules.launcher:
        first = flip_planes_at(s.rules, s.players)
        write_counts(s.hands[seat], NO_CARD, NO_CARD, ~even, ~odd, row, first)
        write_counts(s.discard, s.top, s.under, ~even, ~odd, row, first + WIDE_PLANE)
    if s.rules.players_referee:
        write_referee(s, seat, row, referee_at(s.rules, s.players))
    write_known(s, seat, row)


def write_known(s: RoundState, seat: int, row: Any) -> None:
    """Write the known cards in other hands: none by default.

    envs/core/private_knowledge.py replaces this function if observations include private knowledge. `write_open_hands`
    replaces it if a seat sees all hands.
    """


def write_open_hands(s: RoundState, seat: int, row: Any) -> None:
    """Write all other hands by kind, for training a critic, not for players."""
    first = known_at(s.rules, s.players)
    for steps in range(1, s.players):
        first = write_hand(s, s.hands[seat_ahead(s, seat, steps)], row, first)


def write_hand(s: RoundState, hand: Zone, row: Any, first: int) -> int:
    """Write a plane of plain cards and, with a launcher, one of flip cards. Return the next offset."""
    even, odd = ~s.rules.flips[0], ~s.rules.flips[1]
    write_counts(hand, NO_CARD, NO_CARD, even, odd, row, first)
    if s.rules.launcher:
        write_counts(hand, NO_CARD, NO_CARD, ~even, ~odd, row, first + WIDE_PLANE)
        return first + 2 * WIDE_PLANE
    return first + WIDE_PLANE


def write_table(s: RoundState, seat: int, row: Any) -> None:
    """Write the public state of the table."""
    drawn = kind_of(s.rules, s.drawn) + 1 if s.drawn != NO_CARD and seat == s.turn else 0
    low = pack(color_byte(s.color), s.face, s.phase, min(s.pending, MOST))
    row[TABLE] = (
        low | pack(drawn, min(count(s.draw), MOST), ahead(s, seat, s.laid_by), ahead_or_none(s, seat, s.exposed)) << 32
    )
    low = pack(min(s.passes, MOST), int(s.direction == LEFT), s.players, ahead(s, seat, s.dealer))
    row[TABLE + 1] = (
        low | pack(ahead_or_none(s, seat, s.target), ahead(s, seat, s.turn), color_byte(s.color_before), 0) << 32
    )


def seat_word(s: RoundState, seat: int, other: int) -> int:
    """Pack a seat's hand size, its possible colors, an early call, and whether it is a partner."""
    packed = min(count(s.hands[other]), MOST)
    for color in range(WILDS + 1):
        packed |= min(may_hold(s.fresh, other, color), MOST) << 8 + 8 * color
    return packed | (s.called >> other & 1) << 48 | int(are_partners(s, seat, other)) << 56


def write_referee(s: RoundState, seat: int, row: Any, first: int) -> None:
    """Write the card under a top card that may be taken back, plus accusations and objections (G1, G2)."""
    under = kind_of(s.rules, s.under) + 1 if s.under != NO_CARD else 0
    left_before = int(s.direction_before == LEFT)
    row[first] = pack(under, ahead_or_none(s, seat, s.under_by), left_before, 0)
    for steps in range(s.players):
        other = seat_ahead(s, seat, steps)
        accusers = popcount(s.accusers[other])
        row[first + 1 + steps] = pack(accusers, s.accusers[other] >> seat & 1, s.objected >> other & 1, 0)
