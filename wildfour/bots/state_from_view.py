"""A round's state built from a view, so that rules and policies run on it as on any state.

Visible cards are in their places. The other hands contain only their known cards, and the draw pile contains all unseen
cards. determinization.py deals whole hands from that pile.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import islice
from typing import Any

import msgspec

from wildfour.events.event_kinds import NOBODY
from wildfour.match.stakes import Stakes
from wildfour.round.view import PHASES, View
from wildfour.rulebook.cards import KINDS, NO_COLOR, Zone, cards_in, face_of, kind_of
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.notation import Notation, notation_of, rules_of
from wildfour.rulebook.option_parser import parse_options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.piles import add, count, find, remove
from wildfour.rules.public_knowledge import ROW, SIZE
from wildfour.rules.state import LEFT, RIGHT, SCALARS, RoundState, Seen, TextForm

STEPS = {"left": LEFT, "right": RIGHT}

COLORS_AND_WILD = 5
PARTNERS = "partners"


@lru_cache(maxsize=64)
def rules_named(edition: str, options: tuple[str, ...]) -> Rules:
    return rules_of(edition_named(edition), parse_options(options))


def rules_of_view(view: View) -> Rules:
    return rules_named(view.edition, view.options)


@lru_cache(maxsize=8)
def notation_named(edition: str) -> Notation:
    return notation_of(edition_named(edition).letters)


def notation_of_view(view: View) -> Notation:
    return notation_named(view.edition)


def state_from_view(view: View) -> RoundState:
    """Build the state as a seat knows it. Fields that depend on hidden cards (bluff, wrong) are 0."""
    rules, notation = rules_of_view(view), notation_of_view(view)
    s = RoundState(rules, view.players)
    for name, number_of in SHARED:
        setattr(s, name, number_of(getattr(view, name), notation))
    place_cards(s, view, notation)
    s.face = face_of(s.top)
    if view.drawn is not None:
        s.drawn = find(rules, s.hands[view.turn], notation.kinds[view.drawn])
    for seat in range(view.players):
        s.accusers[seat] = seats_as_bits(view.accusations[seat])
        s.fresh[ROW * seat : ROW * seat + COLORS_AND_WILD] = view.may_hold[seat].values()
        s.fresh[ROW * seat + SIZE] = view.hand_sizes[seat]
    return s


def as_the_team_plays(view: View, stakes: Stakes) -> View:
    """Remove partners that a seat must not know about."""
    if stakes.team or PARTNERS not in view.options:
        return view
    return msgspec.structs.replace(view, options=tuple(option for option in view.options if option != PARTNERS))


def state_at_decision(view: View) -> RoundState:
    """Build the state before a decision. The player saw only the sizes of the other hands and the draw pile, so any
    unseen cards will do."""
    s = state_from_view(view)
    fill_hands(s, view, view.turn)
    return s


def fill_hands(s: RoundState, view: View, known: int) -> None:
    """Deal unseen cards until the draw pile and all hands but one reach their sizes."""
    unseen = iter(list(cards_in(s.draw)))
    for seat in range(view.players):
        if seat != known:
            for card in islice(unseen, view.hand_sizes[seat] - count(s.hands[seat])):
                remove(s.draw, card)
                add(s.hands[seat], card)
    for card in islice(unseen, view.draw_size, None):
        remove(s.draw, card)


def place_cards(s: RoundState, view: View, notation: Notation) -> None:
    """Place the known cards, and put the rest into the draw pile."""
    kinds = notation.kinds
    s.draw[:] = s.rules.deck * s.rules.decks
    supply = Supply(cards_by_kind(view.edition, view.options), s.draw)
    s.top = supply.take(kinds[view.top])
    if view.under is not None:
        s.under = supply.take(kinds[view.under])
    supply.fill(s.discard, map(kinds.__getitem__, view.discard))
    for seat, known in enumerate(view.known):
        supply.fill(s.hands[seat], map(kinds.__getitem__, view.hand if seat == view.seat else known))


class Supply:
    """The cards not yet placed. Identical cards are interchangeable."""

    def __init__(self, cards: tuple[tuple[int, ...], ...], zone: Zone) -> None:
        self.cards = cards
        self.taken = [0] * KINDS
        self.zone = zone

    def take(self, kind: int) -> int:
        """Take a card of the given kind."""
        card = self.cards[kind][self.taken[kind]]
        self.taken[kind] += 1
        self.zone[card >> 6] ^= 1 << (card & 63)
        return card

    def fill(self, zone: Zone, kinds: Iterable[int]) -> None:
        for kind in kinds:
            card = self.take(kind)
            zone[card >> 6] |= 1 << (card & 63)


@lru_cache(maxsize=64)
def cards_by_kind(edition: str, options: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Map the cards of all decks by kind."""
    rules = rules_named(edition, options)
    by_kind: list[list[int]] = [[] for _ in range(KINDS)]
    for card in cards_in(rules.deck * rules.decks):
        by_kind[kind_of(rules, card)].append(card)
    return tuple(tuple(cards) for cards in by_kind)


def seats_as_bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


# A view's public fields as state ints; cards are placed one by one.
AS_NUMBER: dict[TextForm, Callable[[Any, Notation], int]] = {
    TextForm.COLOR: lambda color, notation: NO_COLOR if color is None else notation.letters.index(color),
    TextForm.SEAT: lambda seat, _: NOBODY if seat is None else seat,
    TextForm.SEATS: lambda seats, _: seats_as_bits(seats),
    TextForm.NUMBER: lambda number, _: int(number),
    TextForm.DIRECTION: lambda direction, _: STEPS[direction],
    TextForm.PHASE: lambda phase, _: PHASES.index(phase),
}
SHARED = tuple((one.name, AS_NUMBER[one.text]) for one in SCALARS if one.seen == Seen.BY_ALL and one.text in AS_NUMBER)
