"""Primitives used by the rules, for interpreted runs. The compiled versions are in wildfour.compiled."""

from typing import Protocol

from wildfour.events.event_kinds import SHOWS_HANDS, EventKind
from wildfour.rulebook.cards import Zone
from wildfour.rules.state import RoundState

HALVES = tuple((half, (1 << half) - 1) for half in (32, 16, 8, 4, 2, 1))


class Chance(Protocol):
    """A random stream that picks cards and decides launcher flips."""

    def below(self, n: int) -> int:
        """Return a uniformly random int from 0 to n-1."""
        ...

    def pick(self, zone: Zone, n: int) -> int:
        """Return a uniformly random card from a zone of n cards. The card's kind depends only on the kinds in the
        zone."""
        ...

    def lands(self, rate: int) -> int:
        """Return 1 if a flip hits, else 0. `rate` is the probability in thousandths."""
        ...


def popcount(word: int) -> int:
    return word.bit_count()


def nth_bit(word: int, n: int) -> int:
    """Return the position of the n-th set bit, counted from 0."""
    if n == 0:
        return (word & -word).bit_length() - 1
    position = 0
    ones = (word & 0xFFFFFFFF).bit_count()
    if n >= ones:
        n -= ones
        position = 32
    ones = (word >> position & 0xFFFF).bit_count()
    if n >= ones:
        n -= ones
        position += 16
    word >>= position
    while n:
        word &= word - 1
        n -= 1
    return position + (word & -word).bit_length() - 1


def nth_of_two(even: int, odd: int, n: int) -> int:
    """Return the n-th card of two words, counted from 0 and ordered by bit, with the even word before the odd one."""
    bit = 0
    for half, low in HALVES:
        ones = (even & low).bit_count() + (odd & low).bit_count()
        if n >= ones:
            n -= ones
            bit += half
            even >>= half
            odd >>= half
    return bit if n < even & 1 else bit | 64


def clear(s: RoundState) -> None:
    """Reset everything except the cards and the dealer before a deal."""
    s.clear()


def below(chance: Chance, n: int) -> int:
    return chance.below(n)


def pick(chance: Chance, zone: Zone, n: int) -> int:
    return chance.pick(zone, n)


def lands(chance: Chance, rate: int) -> int:
    return chance.lands(rate)


def emit(s: RoundState, kind: EventKind, seat: int, card: int, other: int) -> None:
    """Append an event if events are recorded."""
    if s.events is not None:
        hands = [s.hands[owner][:] for owner in range(s.players)] if kind in SHOWS_HANDS else None
        s.events.append((kind, seat, card, other, hands))
