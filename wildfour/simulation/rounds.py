"""Playing rounds and counting what happens, in the language of the rules."""

from typing import Any

from wildfour.bots.policies import Plan, call_or_be_caught, choose
from wildfour.events import NOBODY
from wildfour.moves import DRAW, FLIP, GIVE, PASS, PLAY_END, SWAP
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal
from wildfour.rules.piles import count
from wildfour.rules.primitives import Chance
from wildfour.rules.scoring import points_won
from wildfour.rules.state import Phase, RoundState
from wildfour.simulation.tally import (
    DRAWN,
    FACES,
    HANDS,
    HANDS_COUNTED,
    LONGEST_SERIES,
    MOVES,
    POINTS,
    POINTS_BIN,
    POINTS_BINS,
    POINTS_HISTOGRAM,
    POINTS_SQUARED,
    ROUNDS,
    SAMPLED,
    SEAT_POINTS,
    SEAT_POINTS_SQUARED,
    STARTS,
    TURN_HISTOGRAM,
    TURNS,
    TURNS_BINS,
    TURNS_SQUARED,
    UNFINISHED,
    WINS,
)

Sums = list[int]
MOST_MOVES = 100_000  # of one round; a round that takes more is counted as unfinished


def count_in(bins: Sums, place: int) -> None:
    """One more in a histogram. A primitive: workers of a GPU share their bins."""
    bins[place] += 1


def is_a_turn(s: RoundState, move: int) -> bool:
    """A turn is one seat's go: laying a drawn card belongs to the turn of the draw, a missed turn is none."""
    return move == DRAW or move == PASS or (move < PLAY_END and s.phase != Phase.PLAY_DRAWN)


def play_and_count(s: RoundState, chance: Chance, plan: Plan, number: int, sums: Sums, bins: Sums) -> None:
    """Deal and play one round."""
    deal(s, chance)
    sums[STARTS + s.face] += 1
    sampled = number % SAMPLED == 0
    turns = 0
    moves = 0
    while s.phase != Phase.OVER and moves < MOST_MOVES:
        seat = s.turn
        move = choose(s, seat, chance, plan)
        if is_a_turn(s, move):
            if sampled and turns < LONGEST_SERIES:
                sums[HANDS + turns] += count(s.hands[seat])
                sums[HANDS_COUNTED + turns] += 1
            turns += 1
        apply(s, chance, seat, move)
        moves += 1
        if move < PLAY_END:
            sums[FACES + s.face] += 1
        if s.exposed != NOBODY and may_have_exposed(move):
            moves += call_or_be_caught(s, chance, plan)
    count_round(s, turns, moves, sums, bins)


def may_have_exposed(move: int) -> bool:
    """E1, R29: laying a card or giving one can leave a player with one card."""
    return move < PLAY_END or FLIP <= move < SWAP or move >= GIVE


def count_round(s: RoundState, turns: int, moves: int, sums: Sums, bins: Sums) -> None:
    sums[ROUNDS] += 1
    sums[MOVES] += moves
    sums[TURNS] += turns
    sums[TURNS_SQUARED] += turns * turns
    count_in(bins, TURN_HISTOGRAM + min(turns, TURNS_BINS - 1))
    if s.phase != Phase.OVER:
        sums[UNFINISHED] += 1
    elif s.winner == NOBODY:
        sums[DRAWN] += 1
    else:
        count_win(s, sums, bins)


def count_win(s: RoundState, sums: Sums, bins: Sums) -> None:
    points = points_won(s)
    sums[POINTS] += points
    sums[POINTS_SQUARED] += points * points
    sums[WINS + s.winner] += 1
    sums[SEAT_POINTS + s.winner] += points
    sums[SEAT_POINTS_SQUARED + s.winner] += points * points
    count_in(bins, POINTS_HISTOGRAM + min(points // POINTS_BIN, POINTS_BINS - 1))


def play_numbers(states: Any, chances: Any, plans: Any, first: int, rounds: int, sums: Any, bins: Any) -> None:
    """The rounds numbered from `first`, one after the other, on one state."""
    for number in range(first, first + rounds):
        chances[0].number = number
        chances[0].block = 0
        chances[0].left = 0
        play_and_count(states[0], chances[0], plans[0], number, sums, bins)
