"""Compilable replacements for primitives.py. Each target supplies popcount and trailing_zeros as processor
instructions."""

from typing import Protocol

from wildfour.chance.philox import PhiloxStream, philox_below
from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.cards import Zone, color_of
from wildfour.rulebook.option_parser import CERTAIN
from wildfour.rules.deal import HAND_SIZE
from wildfour.rules.piles import nth_card
from wildfour.rules.primitives import popcount
from wildfour.rules.public_knowledge import ROW, notice
from wildfour.rules.state import RoundState

HALVES = (32, 16, 8, 4, 2, 1)


class CountingState(Protocol):
    """A state with a counter for every event kind."""

    counts: list[int]


class KnowingState(CountingState, Protocol):
    """A state that also tracks public knowledge of the hands: see public_knowledge.py."""

    players: int
    fresh: list[int]


def trailing_zeros(word: int) -> int:
    return (word & -word).bit_length() - 1


def nth_bit(word: int, n: int) -> int:
    position = 0
    ones = popcount(word & 0xFFFFFFFF)
    if n >= ones:
        n -= ones
        position = 32
    ones = popcount((word >> position) & 0xFFFF)
    if n >= ones:
        n -= ones
        position += 16
    ones = popcount((word >> position) & 0xFF)
    if n >= ones:
        n -= ones
        position += 8
    word >>= position
    for _ in range(n):
        word &= word - 1
    return position + trailing_zeros(word)


def nth_of_two(even: int, odd: int, n: int) -> int:
    """Find a bit by binary search in both words at once: no loop, and no branches to predict."""
    place = 0
    for step in HALVES:
        low = (1 << step) - 1
        ones = popcount(even >> place & low) + popcount(odd >> place & low)
        further = int(n >= ones)
        n -= ones * further
        place += step * further
    return place | int(n >= (even >> place & 1)) << 6


def add(zone: Zone, card: int) -> None:
    if len(zone) == 2:
        bit = 1 << (card & 63)
        odd = -(card >> 6)
        zone[0] |= bit & ~odd
        zone[1] |= bit & odd
    else:
        zone[card >> 6] |= 1 << (card & 63)


def remove(zone: Zone, card: int) -> None:
    if len(zone) == 2:
        bit = 1 << (card & 63)
        odd = -(card >> 6)
        zone[0] ^= bit & ~odd
        zone[1] ^= bit & odd
    else:
        zone[card >> 6] ^= 1 << (card & 63)


def below(chance: PhiloxStream, n: int) -> int:
    return philox_below(chance, n)


def pick(chance: PhiloxStream, zone: Zone, n: int) -> int:
    return nth_card(zone, philox_below(chance, n))


def lands(chance: PhiloxStream, rate: int) -> int:
    return 1 if philox_below(chance, CERTAIN) < rate else 0


def emit(s: RoundState, kind: int, seat: int, card: int, other: int) -> None:
    """Do nothing: a batch has no listeners."""


def count_event(s: CountingState, kind: int, seat: int, card: int, other: int) -> None:
    """Count an event, for simulations."""
    s.counts[kind] += 1


def count_and_notice(s: KnowingState, kind: int, seat: int, card: int, other: int) -> None:
    """Count an event, and update public knowledge, for policies that use it."""
    s.counts[kind] += 1
    if kind == EventKind.TURNED_UP:
        know_nothing(s.fresh, s.players)
    elif kind != EventKind.DEALT:
        notice(s.fresh, s.players, kind, seat, color_of(card), other)


def know_nothing(fresh: list[int], players: int) -> None:
    """Reset the knowledge after a deal: every card is unknown."""
    for place in range(ROW * players):
        fresh[place] = HAND_SIZE
