"""Inferences about hidden hands from public events, written in the compilable subset.

One row per seat counts how many of its cards may be of each color, and how many may be wild. A player who draws instead
of playing probably has no playable card, so the rows assume that only cards drawn later may be of the current color.
Keeping the drawn card suggests that it is not of that color either. Neither inference is certain, because playing is
optional (C4). wildfour/round/player_knowledge.py tracks the cards that each seat saw.
"""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.cards import NO_COLOR
from wildfour.rulebook.option_parser import MOST_PLAYERS

WILDS = 4  # index after the four colors
SIZE = 5  # index of the hand size
ROW = 6
ROOM = MOST_PLAYERS * ROW


def may_hold(fresh: list[int], seat: int, color: int) -> int:
    """Return how many of a seat's cards may be of a color, or wild (`WILDS`)."""
    return fresh[ROW * seat + color]


def notice(fresh: list[int], players: int, kind: int, seat: int, color: int, other: int) -> None:
    """Update the rows after an event. `color` is the color of the event's card, if public."""
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
        keep_drawn(fresh, seat, other)
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
    """Add an unknown card."""
    for place in range(ROW):
        fresh[ROW * seat + place] += 1


def gain_seen(fresh: list[int], seat: int, place: int) -> None:
    """Add a public card, either colored or wild."""
    fresh[ROW * seat + place] += 1
    fresh[ROW * seat + SIZE] += 1


def keep_drawn(fresh: list[int], seat: int, color: int) -> None:
    """Mark the drawn card as neither wild nor of the current color."""
    fresh[ROW * seat + color] = max(fresh[ROW * seat + color] - 1, 0)
    fresh[ROW * seat + WILDS] = max(fresh[ROW * seat + WILDS] - 1, 0)


def lose(fresh: list[int], seat: int, color: int) -> None:
    """Remove a card. `color` is its color, if public."""
    if color != NO_COLOR and fresh[ROW * seat + color] > 0:
        fresh[ROW * seat + color] -= 1
    size = fresh[ROW * seat + SIZE] - 1
    fresh[ROW * seat + SIZE] = size
    for place in range(SIZE):
        fresh[ROW * seat + place] = min(fresh[ROW * seat + place], size)


def lose_drawn(fresh: list[int], seat: int) -> None:
    """Remove the drawn card, which restores the hand from before the draw (C4)."""
    for place in range(ROW):
        fresh[ROW * seat + place] = max(fresh[ROW * seat + place] - 1, 0)


def exchange_rows(fresh: list[int], seat: int, other: int) -> None:
    for place in range(ROW):
        kept = fresh[ROW * seat + place]
        fresh[ROW * seat + place] = fresh[ROW * other + place]
        fresh[ROW * other + place] = kept


def pass_rows(fresh: list[int], players: int, direction: int) -> None:
    """Move every row to the next seat in the direction of play."""
    seat = 0
    for _ in range(players - 1):
        seat = (seat + direction + players) % players
        exchange_rows(fresh, 0, seat)
