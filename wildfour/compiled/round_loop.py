"""Playing whole rounds, in the language of the rules. `choose` and `seat_asked` are the policy's."""

from typing import Any

from wildfour.rulebook.moves import MOVES_END
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal
from wildfour.rules.legal_moves import Moves, legal_moves
from wildfour.rules.primitives import Chance, below
from wildfour.rules.scoring import points_won
from wildfour.rules.state import Phase, RoundState


def choose(s: RoundState, seat: int, chance: Chance) -> int:
    """The policy's: it takes the place of this when the rules are compiled."""
    raise NotImplementedError


def seat_asked(s: RoundState) -> int:
    """The policy's: it takes the place of this when the rules are compiled."""
    raise NotImplementedError


def begin_stream(chance: Any, number: int) -> None:
    """The stream of chance with that number, from its beginning."""
    chance.number = number
    chance.block = 0
    chance.left = 0


def play_round(s: RoundState, chance: Chance, most_moves: int) -> int:
    """Deal and play a round to its end, or until `most_moves`; returns the number of moves."""
    deal(s, chance)
    return play_on_from(s, chance, most_moves)


def play_on_from(s: RoundState, chance: Chance, most_moves: int) -> int:
    """Play from where a round stands."""
    moves = 0
    while s.phase != Phase.OVER and moves < most_moves:
        seat = seat_asked(s)
        apply(s, chance, seat, choose(s, seat, chance))
        moves += 1
    return moves


def play_numbers(states: Any, chances: Any, first: int, results: Any, most_moves: int) -> int:
    """Play the rounds numbered from `first`, one for each place in `results`; returns the number of moves."""
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


def play_batch(states: Any, chances: Any, most_moves: int) -> int:
    """Deal and play every round of a batch, each with its own stream of chance."""
    moves = 0
    for i in range(len(states)):
        moves += play_round(states[i], chances[i], most_moves)
    return moves


def explore(s: RoundState, chance: Chance, wildness: int, room: Moves) -> int:
    """Any legal move of any seat, `wildness` times in a hundred; else the policy's. Returns move + MOVES_END * seat."""
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
    """Deal and explore a round, a state for each move: states[i] is the round after i moves, made[i] the move that
    follows. Returns the number of moves; the arrays bound it."""
    deal(states[0], chance)
    i = 0
    while states[i].phase != Phase.OVER and i + 1 < len(states):
        made[i] = explore(states[i], chance, wildness, room)
        states[i + 1] = states[i]
        apply(states[i + 1], chance, made[i] // MOVES_END, made[i] % MOVES_END)
        i += 1
    return i


def trace_number(states: Any, chances: Any, number: int, wildness: int, room: Moves, made: Any) -> int:
    begin_stream(chances[0], number)
    return trace(states, chances[0], wildness, room, made)
