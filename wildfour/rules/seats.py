"""Seats: the next one (B4), the one on the left, and partners (H4). Seat + 1 sits on the left."""

from wildfour.rules.state import RoundState


def next_seat(s: RoundState, seat: int) -> int:
    """Who comes after a seat in the direction of play."""
    seat += s.direction
    if seat < 0:
        return s.players - 1
    if seat >= s.players:
        return 0
    return seat


def left_of(s: RoundState, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


def across(players: int, seat: int) -> int:
    """H4: where the partner of a seat sits."""
    return (seat + players // 2) % players


def are_partners(s: RoundState, seat: int, other: int) -> bool:
    """H4: partners sit across from each other."""
    return s.rules.partners != 0 and seat != other and across(s.players, seat) == other
