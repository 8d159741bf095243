"""A loop that plays rounds with one policy; compilable. A machine replaces `choose` with the policy's function."""

from typing import Any

from wildfour.events.event_kinds import NOBODY
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal
from wildfour.rules.primitives import Chance
from wildfour.rules.scoring import points_won
from wildfour.rules.state import Phase, RoundState


def choose(s: RoundState, seat: int, chance: Chance) -> int:
    """Return a seat's move. The policy's function replaces this one."""
    raise NotImplementedError


def seat_asked(s: RoundState) -> int:
    """Return the seat to move: a player who owes a call goes before the current player."""
    return s.exposed if s.exposed != NOBODY else s.turn


def begin_stream(chance: Any, number: int) -> None:
    """Start the random stream with this number."""
    chance.number = number
    chance.block = 0
    chance.left = 0


def play_round(s: RoundState, chance: Chance, most_moves: int) -> int:
    """Deal and play a round to its end, or until `most_moves`. Return the number of moves."""
    deal(s, chance)
    moves = 0
    while s.phase != Phase.OVER and moves < most_moves:
        seat = seat_asked(s)
        apply(s, chance, seat, choose(s, seat, chance))
        moves += 1
    return moves


def play_numbers(states: Any, chances: Any, first: int, results: Any, most_moves: int) -> int:
    """Play the rounds numbered from `first`, one per element of `results`. Return the number of moves."""
    s = states[0]
    chance = chances[0]
    moves = 0
    for i in range(len(results)):
        begin_stream(chance, first + i)
        results[i].moves = play_round(s, chance, most_moves)
        results[i].winner = s.winner
        results[i].points = points_won(s)
        moves += results[i].moves
    return moves
