"""Compilable functions that play batches and trace rounds, to compare interpreted and compiled play."""

from typing import Any

from wildfour.compiled.round_loop import begin_stream, choose, play_round, seat_asked
from wildfour.rulebook.moves import MOVES_END
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal
from wildfour.rules.legal_moves import Moves, legal_moves
from wildfour.rules.primitives import Chance, below, nth_of_two
from wildfour.rules.state import Phase, RoundState


def play_batch(states: Any, chances: Any, most_moves: int) -> int:
    """Deal and play every round of a batch, each with its own random stream; return the number of moves."""
    moves = 0
    for i in range(len(states)):
        moves += play_round(states[i], chances[i], most_moves)
    return moves


def explore(s: RoundState, chance: Chance, wildness: int, room: Moves) -> int:
    """Choose a random legal move for a random seat (probability: `wildness` percent) or the policy's move.

    Returns move + MOVES_END * seat."""
    if below(chance, 100) < wildness:
        total = 0
        for seat in range(s.players):
            total += legal_moves(s, seat, room)
        n = below(chance, total)
        seat = 0
        moves = legal_moves(s, 0, room)
        while n >= moves:
            n -= moves
            seat += 1
            moves = legal_moves(s, seat, room)
        return room[n] + MOVES_END * seat
    seat = seat_asked(s)
    return choose(s, seat, chance) + MOVES_END * seat


def trace(states: Any, chance: Chance, wildness: int, room: Moves, made: Any) -> int:
    """Deal and explore a round; states[i] is the state after i moves, and made[i] the next move.

    Returns the number of moves, which the array sizes limit."""
    deal(states[0], chance)
    i = 0
    while states[i].phase != Phase.OVER and i + 1 < len(states):
        made[i] = explore(states[i], chance, wildness, room)
        states[i + 1] = states[i]
        apply(states[i + 1], chance, made[i] // MOVES_END, made[i] % MOVES_END)
        i += 1
    return i


def trace_number(states: Any, chances: Any, number: int, wildness: int, room: Moves, made: Any) -> int:
    """Trace the round with the given number."""
    begin_stream(chances[0], number)
    return trace(states, chances[0], wildness, room, made)


def find_in_both(even: int, odd: int, n: int) -> int:
    """Return the position of the n-th bit set in two words."""
    return nth_of_two(even, odd, n)


def fail_at(number: int, bad: int) -> int:
    """Return `number`, but raise an error if it equals `bad`."""
    if number == bad:
        raise ValueError
    return number
