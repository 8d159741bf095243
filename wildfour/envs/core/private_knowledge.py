"""Cards that a seat knows in other hands (compilable).

Like round/player_knowledge.py for a table, this module tracks a hand shown to the challenger, a gift, a card taken
back, and a hand given away in a swap. `s.known` has a zone for each pair of seats (observer, owner). When a card leaves
the hand, the first known card of its kind leaves the zone, so known cards are always in the hand.
"""

from typing import Any

from wildfour.encoding.block_offsets import known_at
from wildfour.encoding.observation import notice_event, seat_ahead, write_hand
from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.cards import COLORED_KINDS, FLIP_MARK, bits_of_kind, kind_of
from wildfour.rules.state import RoundState


class KnowingRound(RoundState):
    """A round with room for the seats' private knowledge."""

    __slots__ = ("known",)
    known: list[int]


def room_for_known(players: int, words: int) -> int:
    return players * players * words


def notice_all(s: KnowingRound, kind: int, seat: int, card: int, other: int) -> None:
    """Replace `emit`: update public and private knowledge."""
    notice_event(s, kind, seat, card, other)
    if kind == EventKind.TURNED_UP:
        for place in range(room_for_known(s.players, len(s.draw))):
            s.known[place] = 0
    elif kind == EventKind.PLAYED:
        for knower in range(s.players):
            lose_known(s, zone_at(s, knower, seat), kind_of(s.rules, card))
    elif kind == EventKind.TOOK_BACK:
        for knower in range(s.players):
            if knower != seat:
                add_known(s, zone_at(s, knower, seat), card)
    elif kind == EventKind.SHOWED_HAND:
        know_hand(s, other, seat)
    elif kind == EventKind.GAVE:
        see_gift(s, seat, card, other)
    elif kind == EventKind.SWAPPED:
        exchange_known(s, seat, other)
        meet_new_hand(s, seat, other)
        meet_new_hand(s, other, seat)
    elif kind == EventKind.PASSED_HANDS:
        pass_known(s, other)


def zone_at(s: KnowingRound, knower: int, owner: int) -> int:
    """Return the offset of a seat pair's zone."""
    return (knower * s.players + owner) * len(s.draw)


def add_known(s: KnowingRound, first: int, card: int) -> None:
    s.known[first + (card >> 6)] |= 1 << (card & 63)


def lose_known(s: KnowingRound, first: int, kind: int) -> None:
    """Remove a known card of the given kind, because such a card has left the hand."""
    for word in range(len(s.draw)):
        flips = s.rules.flips[word & 1]
        cards = s.known[first + word] & bits_of_kind(kind, word) & (flips if kind >= FLIP_MARK else ~flips)
        if cards != 0:
            s.known[first + word] ^= cards & -cards
            break


def know_hand(s: KnowingRound, knower: int, owner: int) -> None:
    """Mark a whole hand as known, because it was shown (D8) or was the observer's own."""
    first = zone_at(s, knower, owner)
    for word in range(len(s.draw)):
        s.known[first + word] = s.hands[owner][word]


def see_gift(s: KnowingRound, giver: int, card: int, owner: int) -> None:
    """Update the knowledge after a gift (I2). Seats that did not see the card know only that a card is gone, perhaps a
    known one."""
    for knower in range(s.players):
        first = zone_at(s, knower, giver)
        if knower == owner:
            lose_known(s, first, kind_of(s.rules, card))
        else:
            for kind in range(FLIP_MARK + COLORED_KINDS):
                lose_known(s, first, kind)
    add_known(s, zone_at(s, giver, owner), card)


def exchange_known(s: KnowingRound, seat: int, other: int) -> None:
    """Exchange the knowledge of two hands that swap owners."""
    for knower in range(s.players):
        one = zone_at(s, knower, seat)
        another = zone_at(s, knower, other)
        for word in range(len(s.draw)):
            cards = s.known[one + word]
            s.known[one + word] = s.known[another + word]
            s.known[another + word] = cards


def meet_new_hand(s: KnowingRound, owner: int, origin: int) -> None:
    """Clear knowledge of the seat's own hand. The seat that gave a hand away knows the whole hand."""
    first = zone_at(s, owner, owner)
    for word in range(len(s.draw)):
        s.known[first + word] = 0
    know_hand(s, origin, owner)


def pass_known(s: KnowingRound, direction: int) -> None:
    """Move all knowledge along with hands that pass to the next seat in the direction of play."""
    seat = 0
    for _ in range(s.players - 1):
        seat = (seat + direction + s.players) % s.players
        exchange_known(s, 0, seat)
    for owner in range(s.players):
        meet_new_hand(s, owner, (owner - direction + s.players) % s.players)


def write_known_cards(s: KnowingRound, seat: int, row: Any) -> None:
    """Replace observation.write_known: write the known cards of each other hand, by kind."""
    first = known_at(s.rules, s.players)
    for steps in range(1, s.players):
        zone = zone_at(s, seat, seat_ahead(s, seat, steps))
        first = write_hand(s, s.known[zone : zone + len(s.draw)], row, first)
