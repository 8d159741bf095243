"""A round event: its emitted ints and its view for each audience."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Literal, get_args

import msgspec

from wildfour.events.event_kinds import NEW_HANDS, NOBODY, Emitted, EventKind
from wildfour.events.round_events import Direction, Event, Hand, NewHands, OfARound, SecretEvent
from wildfour.rulebook.cards import NO_CARD
from wildfour.rulebook.notation import Deck, Notation, notation_of

PLAYED = EventKind.PLAYED  # read several times per move, and enum attribute access is slow
DIRECTIONS: dict[int, Direction] = {1: "left", -1: "right"}
encode = msgspec.json.Encoder().encode
BY_KIND: tuple[type[Event], ...] = get_args(OfARound)
# Functions that convert emitted ints to an event's field values, by field name.
FIELDS: dict[str, Callable[[int, int, int, Notation], object]] = {
    "seat": lambda seat, card, other, notation: seat,
    "card": lambda seat, card, other, notation: notation.cards[card],
    "color": lambda seat, card, other, notation: notation.letters[other],
    "on_color": lambda seat, card, other, notation: None if other == NOBODY else notation.letters[other],
    "direction": lambda seat, card, other, notation: DIRECTIONS[other],
    "just_drawn": lambda seat, card, other, notation: other != NOBODY,
    **dict.fromkeys(("laid_by", "to", "other", "at"), lambda seat, card, other, notation: other),
}


NO_KIND = -1  # the kind of an event that the rules do not emit
ALL: Final = "all"
Audience = int | Literal["all"] | None  # a seat, ALL to see every secret, or None for spectators


class EventViews:
    """An emitted event, with its card's kind and its views for insiders and for everyone else."""

    __slots__ = ("card", "insiders", "kind", "open", "open_json", "other", "public", "public_json", "seat")

    def __init__(self, kind: int, seat: int, card: int, other: int, event: Event) -> None:
        self.kind, self.seat, self.card, self.other = kind, seat, card, other
        self.open = event
        self.public = event.seen_by(None) if isinstance(event, SecretEvent | NewHands) else event
        self.insiders = event.insiders() if isinstance(event, SecretEvent) else ()
        self.public_json = encode(self.public)  # encoded once, because each event is sent many times
        self.open_json = encode(self.open) if self.insiders else self.public_json

    def seen_by(self, seat: int | None) -> Event:
        if self.public is self.open or seat in self.insiders:
            return self.open
        return self.open.seen_by(seat) if self.kind in NEW_HANDS else self.public

    def json(self, seat: int | None) -> bytes:
        """Encode a seat's view as JSON."""
        if seat in self.insiders:
            return self.open_json
        return encode(self.open.seen_by(seat)) if self.kind in NEW_HANDS else self.public_json


def public_json(events: Sequence[EventViews]) -> bytes:
    """Encode events for spectators."""
    return b"[" + b",".join([event.public_json for event in events]) + b"]"


def announced(event: Event) -> EventViews:
    """Return the views of a match event, which is public."""
    return EventViews(NO_KIND, NOBODY, NO_CARD, NOBODY, event)


@lru_cache(maxsize=1 << 15)
def event_views(kind: int, seat: int, card: int, other: int, letters: str, jumped_in: bool = False) -> EventViews:
    """Return an event's views. There are few distinct events, all immutable, so they are cached."""
    notation, made = notation_of(letters), BY_KIND[kind]
    values = {name: FIELDS[name](seat, card, other, notation) for name in made.__struct_fields__ if name in FIELDS}
    if jumped_in:
        values["jumped_in"] = True
    return EventViews(kind, seat, card, other, made(**values))


def event_views_with_hands(kind: int, seat: int, other: int, letters: str, hands: tuple[Hand, ...]) -> EventViews:
    """Return the views of an event with hands: the hand shown to a challenger, or everyone's new hands."""
    bare = event_views(kind, seat, NO_CARD, other, letters).open
    seen = {"hand": hands[seat]} if kind == EventKind.SHOWED_HAND else {"hands": hands}
    return EventViews(kind, seat, NO_CARD, other, msgspec.structs.replace(bare, **seen))


def views_of(emitted: Sequence[Emitted], deck: Deck, letters: str, turn: int) -> list[EventViews]:
    """Convert emitted ints to events. `turn` is the current player before the move."""
    return [
        event_views(kind, seat, deck.kinds[card], other, letters, kind == PLAYED and seat != turn)
        if hands is None
        else event_views_with_hands(kind, seat, other, letters, tuple(map(deck.hand, hands)))
        for kind, seat, card, other, hands in emitted
    ]


def seen_by(events: Sequence[EventViews], audience: Audience) -> list[Event]:
    """Return the events as an audience sees them."""
    if audience == ALL:
        return [event.open for event in events]
    return [event.seen_by(audience) for event in events]
