"""Rounds with counted events (compilable)."""

from dataclasses import dataclass
from typing import Any

from wildfour.bots.policies.dispatch import choose
from wildfour.bots.policies.out_of_turn import call_or_be_caught, jump_in, object_or_let_stand, who_jumps_in
from wildfour.bots.policies.plan import Plan
from wildfour.bots.policies.rate_policies import slips, wrong_card
from wildfour.compiled.records import integer
from wildfour.compiled.round_loop import begin_stream
from wildfour.events.event_kinds import NOBODY
from wildfour.rulebook.moves import DRAW, FLIP, GIVE, PASS, PLAY_END, SWAP
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
    JUMP_INS,
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
    WRONG_CARDS,
    block_of,
    first_after,
    note_sums,
)

Sums = list[int]
MOST_MOVES = 100_000  # per round; a longer round counts as unfinished


def count_in(bins: Sums, place: int) -> None:
    """Add one to a histogram bin. This is a primitive because GPU workers share their bins."""
    bins[place] += 1


def is_a_turn(s: RoundState, move: int) -> bool:
    """Return whether a move is a turn. Playing a drawn card belongs to the same turn as drawing it. A missed turn does
    not count."""
    return move == DRAW or move == PASS or (move < PLAY_END and s.phase != Phase.PLAY_DRAWN)


@dataclass(slots=True)
class Progress:
    """A round's progress, for counting."""

    number: int = integer()  # the round's number
    turns: int = integer()
    moves: int = integer()


def play_and_count(s: RoundState, chance: Chance, plan: Plan, progress: Progress, sums: Sums, bins: Sums) -> None:
    """Deal and play one round."""
    start_round(s, chance, progress, sums)
    while goes_on(s, progress):
        make_move(s, chance, plan, progress, sums)
    count_round(s, progress, sums, bins)


def start_round(s: RoundState, chance: Chance, progress: Progress, sums: Sums) -> None:
    progress.turns = 0
    progress.moves = 0
    deal(s, chance)
    sums[STARTS + s.face] += 1


def goes_on(s: RoundState, progress: Progress) -> bool:
    return s.phase != Phase.OVER and progress.moves < MOST_MOVES


def make_move(s: RoundState, chance: Chance, plan: Plan, progress: Progress, sums: Sums) -> None:
    """Let the current player move or another player jump in, then let the others react."""
    seat = s.turn
    if s.rules.jump_in:
        jumper = who_jumps_in(s, chance, plan)
        if jumper != NOBODY:
            seat = jumper
            sums[JUMP_INS] += 1
    move = jump_in(s, seat) if s.rules.jump_in and seat != s.turn else current_player_move(s, seat, chance, plan)
    if is_a_turn(s, move):
        if progress.number % SAMPLED == 0 and progress.turns < LONGEST_SERIES:
            sums[HANDS + progress.turns] += count(s.hands[seat])
            sums[HANDS_COUNTED + progress.turns] += 1
        progress.turns += 1
    apply(s, chance, seat, move)
    progress.moves += 1
    if move < PLAY_END:
        sums[FACES + s.face] += 1
    if s.exposed != NOBODY and may_have_exposed(move):
        progress.moves += call_or_be_caught(s, chance, plan)
    if s.rules.players_referee and move < PLAY_END:
        sums[WRONG_CARDS] += s.wrong
        progress.moves += object_or_let_stand(s, chance, plan)


def current_player_move(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    if s.rules.players_referee and slips(s, seat, chance, plan):
        return wrong_card(s, seat, chance, plan)
    return choose(s, seat, chance, plan)


def may_have_exposed(move: int) -> bool:
    """Return whether a move can leave a player with one card (E1, R29): playing or giving a card."""
    return move < PLAY_END or FLIP <= move < SWAP or move >= GIVE


def count_round(s: RoundState, progress: Progress, sums: Sums, bins: Sums) -> None:
    turns = progress.turns
    sums[ROUNDS] += 1
    sums[MOVES] += progress.moves
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


def play_in_blocks(
    states: Any,
    chances: Any,
    plans: Any,
    progresses: Any,
    first: int,
    rounds: int,
    total: int,
    sums: Any,
    bins: Any,
    blocks: Any,
) -> None:
    """Play the rounds numbered from `first`, out of a total, reusing one state. Each block has separate sums."""
    number = first
    while number < first + rounds:
        block = block_of(number, total)
        after = min(first + rounds, first_after(block, total))
        note_sums(sums, blocks[block], -1)
        progresses[0].number = number
        play_until(states[0], chances[0], plans[0], progresses[0], after, sums, bins)
        note_sums(sums, blocks[block], 1)
        number = after


def play_until(s: RoundState, chance: Any, plan: Plan, progress: Progress, after: int, sums: Sums, bins: Sums) -> None:
    while progress.number < after:
        begin_stream(chance, progress.number)
        play_and_count(s, chance, plan, progress, sums, bins)
        progress.number += 1
