"""Checks for seats, counts, and moves. Any integer type except bool is accepted."""

from operator import index
from typing import Any

from wildfour.errors import Invalid
from wildfour.rulebook.moves import parse_move
from wildfour.rulebook.notation import Notation


def as_int(value: Any) -> int | None:
    """Convert any integer type except bool to int. Return None for everything else."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def seat_number(seat: object, players: int, *, deals: bool = False) -> int:
    """Check a seat and return it as an int."""
    number = as_int(seat)
    if number is None or not 0 <= number < players:
        given, last = repr(seat) if number is None else str(number), str(players - 1)
        if deals:
            raise Invalid("dealer-seat", seat=given, last=last)
        raise Invalid("not-a-seat", seat=given, last=last)
    return number


def number_of_players(players: object) -> int:
    number = as_int(players)
    if number is None:
        raise Invalid("not-a-number-of-players", players=repr(players))
    return number


def move_number(move: object, notation: Notation) -> int:
    """Convert a move in notation to its int, or check that an int is a move."""
    if isinstance(move, str):
        return parse_move(move, notation.letters)
    number = as_int(move)
    if number is not None and number in notation.moves:
        return number
    raise Invalid("not-a-move-at-all", move=repr(move))
