"""What may be inferred of hidden hands from what everybody saw. The upper half is in the language of the rules.

A row for each seat says how many of its cards may still be of each color, and how many wild: a player who draws instead
of laying a card shows that there was none to lay, and only cards that came since may be of that color. It is an
inference, not a certainty: nobody has to lay a card that could be laid (C4).
"""

from dataclasses import dataclass, field

from wildfour.cards import NO_CARD, NO_COLOR, kind_color
from wildfour.events import NOBODY, Event, EventKind
from wildfour.options import MOST_PLAYERS

WILDS = 4  # the place after the four colors
SIZE = 5  # how many cards the seat has
ROW = 6
ROOM = MOST_PLAYERS * ROW


def may_hold(fresh: list[int], seat: int, color: int) -> int:
    """How many cards of a seat may be of a color, or wild (`WILDS`)."""
    return fresh[ROW * seat + color]


def notice(fresh: list[int], players: int, kind: int, seat: int, color: int, other: int) -> None:
    """Take in an event. `color` is the color of its card, where everybody saw it."""
    if kind == EventKind.PLAYED:
        lose(fresh, seat, WILDS if color == NO_COLOR else color)
    elif kind == EventKind.DREW:
        if other != NOBODY:
            fresh[ROW * seat + other] = 0
            fresh[ROW * seat + WILDS] = 0
        gain(fresh, seat)
    elif kind == EventKind.DEALT or kind == EventKind.TOOK_BACK:
        gain(fresh, seat)
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


def lose(fresh: list[int], seat: int, color: int) -> None:
    """A card less; `color` is what it was, if that was seen."""
    if color != NO_COLOR and fresh[ROW * seat + color] > 0:
        fresh[ROW * seat + color] -= 1
    size = fresh[ROW * seat + SIZE] - 1
    fresh[ROW * seat + SIZE] = size
    for place in range(SIZE):
        fresh[ROW * seat + place] = min(fresh[ROW * seat + place], size)


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


@dataclass(slots=True)
class Knowledge:
    """What one seat, or a spectator, knows of the others: the rows above, and cards that it has seen go into a hand or
    lie in one. It is told events as the seat may know them (`Event.seen_by`), so it cannot hold a secret."""

    seat: int | None
    players: int
    fresh: list[int] = field(default_factory=lambda: [0] * ROOM)
    known: list[list[int]] = field(default_factory=lambda: [[] for _ in range(MOST_PLAYERS)])  # kinds, by seat

    def learn(self, event: Event) -> None:
        color = NO_COLOR if event.card == NO_CARD else kind_color(event.card)
        notice(self.fresh, self.players, event.kind, event.seat, color, event.other)
