"""What may be inferred of hidden hands from what everybody saw. The upper half is in the language of the rules.

A row for each seat says how many of its cards may still be of each color, and how many wild: a player who draws instead
of laying a card shows that there was none to lay, and only cards that came since may be of that color; one who keeps
the card drawn shows that it was not of that color either. It is an inference, not a certainty: nobody has to lay a card
that could be laid (C4).

The lower half is for one table. `Knowledge` adds what a single seat has seen, and `Facts` is what a view tells of it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from wildfour.cards import NO_CARD, NO_COLOR, kind_color
from wildfour.events import NOBODY, Event, EventKind
from wildfour.options import MOST_PLAYERS

WILDS = 4  # the place after the four colors
SIZE = 5  # how many cards the seat has
ROW = 6
ROOM = MOST_PLAYERS * ROW

COMES = (EventKind.DEALT, EventKind.DREW, EventKind.TOOK_BACK)  # a card comes to a hand


def may_hold(fresh: list[int], seat: int, color: int) -> int:
    """How many cards of a seat may be of a color, or wild (`WILDS`)."""
    return fresh[ROW * seat + color]


def notice(fresh: list[int], players: int, kind: int, seat: int, color: int, other: int) -> None:
    """Take in an event. `color` is the color of its card, where everybody saw it."""
    if kind == EventKind.PLAYED and other != NOBODY:
        lose_drawn(fresh, seat)
    elif kind == EventKind.PLAYED:
        lose(fresh, seat, WILDS if color == NO_COLOR else color)
    elif kind == EventKind.DREW:
        if other != NOBODY:
            fresh[ROW * seat + other] = 0
            fresh[ROW * seat + WILDS] = 0
        gain(fresh, seat)
    elif kind == EventKind.KEPT:
        keep_unfit(fresh, seat, other)
    elif kind == EventKind.DEALT:
        gain(fresh, seat)
    elif kind == EventKind.TOOK_BACK:
        gain_seen(fresh, seat, WILDS if color == NO_COLOR else color)
    elif kind == EventKind.DEALS:
        for place in range(ROW * players):
            fresh[place] = 0
    elif kind == EventKind.GAVE:
        lose(fresh, seat, NO_COLOR)
        gain(fresh, other)
    elif kind == EventKind.SWAPPED:
        exchange_rows(fresh, seat, other)
    elif kind == EventKind.PASSED_HANDS:
        pass_rows(fresh, players, other)


def gain(fresh: list[int], seat: int) -> None:
    """An unknown card more, of any color."""
    for place in range(ROW):
        fresh[ROW * seat + place] += 1


def gain_seen(fresh: list[int], seat: int, place: int) -> None:
    """A card more that everybody saw: of a color, or wild."""
    fresh[ROW * seat + place] += 1
    fresh[ROW * seat + SIZE] += 1


def keep_unfit(fresh: list[int], seat: int, color: int) -> None:
    """The card just drawn, whichever it is, was neither of the color in force nor wild."""
    fresh[ROW * seat + color] = max(fresh[ROW * seat + color] - 1, 0)
    fresh[ROW * seat + WILDS] = max(fresh[ROW * seat + WILDS] - 1, 0)


def lose(fresh: list[int], seat: int, color: int) -> None:
    """A card less; `color` is what it was, if that was seen."""
    if color != NO_COLOR and fresh[ROW * seat + color] > 0:
        fresh[ROW * seat + color] -= 1
    size = fresh[ROW * seat + SIZE] - 1
    fresh[ROW * seat + SIZE] = size
    for place in range(SIZE):
        fresh[ROW * seat + place] = min(fresh[ROW * seat + place], size)


def lose_drawn(fresh: list[int], seat: int) -> None:
    """C4: the card just drawn was laid, so the hand is what it was before."""
    for place in range(ROW):
        fresh[ROW * seat + place] = max(fresh[ROW * seat + place] - 1, 0)


def exchange_rows(fresh: list[int], seat: int, other: int) -> None:
    for place in range(ROW):
        kept = fresh[ROW * seat + place]
        fresh[ROW * seat + place] = fresh[ROW * other + place]
        fresh[ROW * other + place] = kept


def pass_rows(fresh: list[int], players: int, direction: int) -> None:
    """Every hand goes to the next seat in the direction of play."""
    seat = 0
    for _ in range(players - 1):
        seat = (seat + direction + players) % players
        exchange_rows(fresh, 0, seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What a seat, or a spectator, may know of the hands; by seat.

    `may_hold` says how many cards may be of each color, and how many wild, with the cards counted in that it knows. Its
    own row is what the others may infer. `known` are kinds that are certain to lie in another's hand."""

    may_hold: tuple[tuple[int, ...], ...]
    known: tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class Knowledge:
    """What one seat, or a spectator, knows of the hands: the rows above, and cards that it has seen go into a hand or
    lie in one. It is told events as the seat may know them (`Event.seen_by`), so it cannot hold a secret."""

    seat: int | None
    players: int
    fresh: list[int] = field(default_factory=lambda: [0] * ROOM)
    known: list[list[int]] = field(default_factory=lambda: [[] for _ in range(MOST_PLAYERS)])  # kinds; the own hand too
    heard: int = 0  # how many events it was told

    @classmethod
    def at_first_sight(cls, seat: int | None, sizes: Sequence[int], hand: Iterable[int]) -> "Knowledge":
        """Of a round that the seat joins in the middle: the sizes of the hands, and its own cards."""
        self = cls(seat, len(sizes))
        for owner, size in enumerate(sizes):
            self.fresh[ROW * owner : ROW * owner + ROW] = [size] * ROW
        if seat is not None:
            self.known[seat] = list(hand)
        return self

    def learn(self, event: Event) -> None:
        self.heard += 1
        color = NO_COLOR if event.card == NO_CARD else kind_color(event.card)
        notice(self.fresh, self.players, event.kind, event.seat, color, event.other)
        if event.kind in COMES:
            self.add(event.seat, event.card)
        elif event.kind == EventKind.PLAYED:
            self.forget(event.seat, event.card)
        elif event.kind == EventKind.SHOWED_HAND and event.hand:
            self.known[event.seat] = list(event.hand)
        elif event.kind == EventKind.GAVE:
            self.see_gift(event)
        elif event.kind == EventKind.SWAPPED:
            known = self.known
            known[event.seat], known[event.other] = known[event.other], known[event.seat]
            self.look_at_new_hand(event.hand)
        elif event.kind == EventKind.PASSED_HANDS:
            passed = [self.known[(seat - event.other) % self.players] for seat in range(self.players)]
            self.known[: self.players] = passed
            self.look_at_new_hand(event.hand)

    def add(self, seat: int, kind: int) -> None:
        if kind != NO_CARD:
            self.known[seat].append(kind)

    def forget(self, seat: int, kind: int) -> None:
        if kind in self.known[seat]:
            self.known[seat].remove(kind)

    def see_gift(self, event: Event) -> None:
        """I2. Of a gift that it did not see it knows only that one card has gone: perhaps any of the known ones."""
        gone = (event.card,) if event.card != NO_CARD else set(self.known[event.seat])
        for kind in gone:
            self.forget(event.seat, kind)
        self.add(event.other, event.card)

    def look_at_new_hand(self, hand: tuple[int, ...]) -> None:
        if self.seat is not None and hand:
            self.known[self.seat] = list(hand)

    def facts(self) -> Facts:
        seats = range(self.players)
        return Facts(
            may_hold=tuple(self.row(seat) for seat in seats),
            known=tuple(() if seat == self.seat else tuple(sorted(self.known[seat])) for seat in seats),
        )

    def row(self, seat: int) -> tuple[int, ...]:
        """What everybody may infer, made exact by what this seat knows."""
        row = self.fresh[ROW * seat : ROW * seat + SIZE]
        if seat == self.seat or not self.known[seat]:
            return tuple(row)
        colors = [kind_color(kind) for kind in self.known[seat]]
        seen = [colors.count(color) for color in (0, 1, 2, 3, NO_COLOR)]
        hidden = self.fresh[ROW * seat + SIZE] - len(colors)
        return tuple(
            certain + min(max(possible - certain, 0), hidden) for certain, possible in zip(seen, row, strict=True)
        )
