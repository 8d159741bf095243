"""A round as a seat may imagine it, made of a view alone: the rules and the policies run on it as on any state.

What the seat sees lies where it lies. The other hands hold only the cards that it knows to be there, and the draw pile
holds every card that it has not seen. Whoever wants whole hands deals them from there.
"""

from collections.abc import Iterable
from functools import lru_cache

from wildfour.cards import KINDS, NO_CARD, Zone, cards_in, face_of, kind_of
from wildfour.options import Rules
from wildfour.rules.knowledge import ROW, SIZE
from wildfour.rules.piles import find
from wildfour.rules.state import SCALARS, RoundState, Seen, Text
from wildfour.rules.view import View

# What a view and a state have under the same name, as ints: all that everybody sees, but cards and sets of seats.
AS_INTS = (Text.COLOR, Text.SEAT, Text.NUMBER, Text.DIRECTION)
SHARED = tuple(one.name for one in SCALARS if one.seen == Seen.BY_ALL and one.text in AS_INTS)


def imagined(view: View) -> RoundState:
    """The state that a seat may imagine. Whether a hidden card was a bluff or wrong is left open: 0."""
    s = RoundState(view.rules, view.players)
    for name in SHARED:
        setattr(s, name, getattr(view, name))
    s.phase = int(view.phase)
    s.called = seats_as_bits(view.called)
    place_cards(s, view)
    s.face = face_of(s.top)
    if view.drawn != NO_CARD:
        s.drawn = find(view.rules, s.hands[view.turn], view.drawn)
    s.objected = seats_as_bits(view.objected)
    for seat in range(view.players):
        s.accusers[seat] = seats_as_bits(view.accusations[seat])
        s.fresh[ROW * seat : ROW * seat + SIZE] = view.knowledge.may_hold[seat]
        s.fresh[ROW * seat + SIZE] = view.hand_sizes[seat]
    return s


def place_cards(s: RoundState, view: View) -> None:
    """Every card that the seat knows to its place, and the rest to the draw pile."""
    s.draw[:] = view.rules.deck * view.rules.decks
    supply = Supply(view.rules, s.draw)
    s.top = supply.take(view.top)
    if view.under != NO_CARD:
        s.under = supply.take(view.under)
    supply.fill(s.discard, view.discard)
    for seat, known in enumerate(view.knowledge.known):
        supply.fill(s.hands[seat], view.hand if seat == view.seat else known)


class Supply:
    """The cards not yet placed. Which of two equal cards lies where makes no difference."""

    def __init__(self, rules: Rules, zone: Zone) -> None:
        self.cards = cards_by_kind(rules)
        self.taken = [0] * KINDS
        self.zone = zone

    def take(self, kind: int) -> int:
        """A card of that kind."""
        card = self.cards[kind][self.taken[kind]]
        self.taken[kind] += 1
        self.zone[card >> 6] ^= 1 << (card & 63)
        return card

    def fill(self, zone: Zone, kinds: Iterable[int]) -> None:
        for kind in kinds:
            card = self.take(kind)
            zone[card >> 6] |= 1 << (card & 63)


@lru_cache(maxsize=64)
def cards_by_kind(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The cards of the deck, or of all the decks, by what is printed on them."""
    by_kind: list[list[int]] = [[] for _ in range(KINDS)]
    for card in cards_in(rules.deck * rules.decks):
        by_kind[kind_of(rules, card)].append(card)
    return tuple(tuple(cards) for cards in by_kind)


def seats_as_bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)
