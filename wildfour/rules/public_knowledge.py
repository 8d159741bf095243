"""What may be inferred of hidden hands from what everybody saw, in the language of the rules.

A row for each seat says how many of its cards may still be of each color, and how many wild: a player who draws instead
of laying a card shows that there was none to lay, and only cards that came since may be of that color; one who keeps
the card drawn shows that it was not of that color either. It is an inference, not a certainty: nobody has to lay a card
that could be laid (C4). What a single seat has seen besides is in wildfour/round/player_knowledge.py.
"""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.cards import NO_COLOR
from wildfour.rulebook.option_parser import MOST_PLAYERS

WILDS = 4  # the place after the four colors
SIZE = 5  # how many cards the seat has
ROW = 6
ROOM = MOST_PLAYERS * ROW


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
