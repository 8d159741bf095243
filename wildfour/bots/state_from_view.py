"""A round as a seat may imagine it, made of a view alone: the rules and the policies run on it as on any state.

What the seat sees lies where it lies. The other hands hold only the cards that it knows to be there, and the draw pile
holds every card that it has not seen. Whoever wants whole hands deals them from there.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
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
from wildfour.rules.piles import find
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


def notation_of_view(view: View) -> Notation:
    return notation_of(edition_named(view.edition).letters)


def imagined(view: View) -> RoundState:
    """The state that a seat may imagine. Whether a hidden card was a bluff or wrong is left open: 0."""
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
    """Whoever is told of no partner plays as if there were none."""
    if stakes.team or PARTNERS not in view.options:
        return view
    return msgspec.structs.replace(view, options=tuple(option for option in view.options if option != PARTNERS))


def color_number(color: str | None, notation: Notation) -> int:
    return NO_COLOR if color is None else notation.letters.index(color)


def seat_number(seat: int | None, _: Notation) -> int:
    return NOBODY if seat is None else seat


def place_cards(s: RoundState, view: View, notation: Notation) -> None:
    """Every card that the seat knows to its place, and the rest to the draw pile."""
    kinds = notation.kinds
    s.draw[:] = s.rules.deck * s.rules.decks
    supply = Supply(s.rules, s.draw)
    s.top = supply.take(kinds[view.top])
    if view.under is not None:
        s.under = supply.take(kinds[view.under])
    supply.fill(s.discard, map(kinds.__getitem__, view.discard))
    for seat, known in enumerate(view.known):
        supply.fill(s.hands[seat], map(kinds.__getitem__, view.hand if seat == view.seat else known))


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


# How the fields of a view that everybody sees become the ints of a state; cards are placed one by one.
AS_NUMBER: dict[TextForm, Callable[[Any, Notation], int]] = {
    TextForm.COLOR: color_number,
    TextForm.SEAT: seat_number,
    TextForm.SEATS: lambda seats, _: seats_as_bits(seats),
    TextForm.NUMBER: lambda number, _: int(number),
    TextForm.DIRECTION: lambda direction, _: STEPS[direction],
    TextForm.PHASE: lambda phase, _: PHASES.index(phase),
}
SHARED = tuple((one.name, AS_NUMBER[one.text]) for one in SCALARS if one.seen == Seen.BY_ALL and one.text in AS_NUMBER)
