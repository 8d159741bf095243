"""Seats: the next seat (B4), the seat to the left, and partners (H4). Seat + 1 sits to the left."""

from wildfour.rules.state import RoundState


def next_seat(s: RoundState, seat: int) -> int:
    """Return the next seat in the direction of play."""
    seat += s.direction
    if seat < 0:
        return s.players - 1
    if seat >= s.players:
        return 0
    return seat


def left_of(s: RoundState, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


def across(players: int, seat: int) -> int:
    """Return the seat across the table, where the partner sits (H4)."""
    return (seat + players // 2) % players


def are_partners(s: RoundState, seat: int, other: int) -> bool:
    """Return True if two seats are partners, who sit across from each other (H4)."""
    return s.rules.partners != 0 and seat != other and across(s.players, seat) == other
