"""Playouts of deals by policies, and the values of the results (compilable).

The searching seat and its partners play like the expert's network. Each opponent plays as its type on this deal
(bots/expert/opponent_types.py). Every seat calls UNO in time, and jumps in when it can.
"""

import random
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from wildfour.bots.network.inference import VALUES, Network, critic_value
from wildfour.bots.network.inference import choose as choose_by_network
from wildfour.bots.network.network_inputs import CONTEXT, POINTS
from wildfour.bots.policies.dispatch import PARTS, choose_by_type
from wildfour.bots.policies.out_of_turn import jump_in, who_jumps_in
from wildfour.bots.policies.plan import THOUSAND, Plan, Policy
from wildfour.bots.policies.skilled_weights import shedding
from wildfour.compiled.records import by_seat, integer, integers, reals_by_seat
from wildfour.compiled.round_loop import begin_stream
from wildfour.compiled.state_arrays import new_stream, records_of, to_records
from wildfour.encoding.observation import seat_ahead
from wildfour.events.event_kinds import NOBODY
from wildfour.match.stakes import Stakes
from wildfour.rulebook.option_parser import MOST_PLAYERS
from wildfour.rules.apply import apply
from wildfour.rules.primitives import Chance
from wildfour.rules.scoring import points_of
from wildfour.rules.seats import across
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import close_window

WAIT = -1  # no move; the current player moves
# Modules compiled with the rules for a playout.
MODULES = (*PARTS[Policy.SKILLED].modules, sys.modules[__name__])


@dataclass(slots=True)
class PlayoutWorkspace:
    """A playout's settings, and one seat's stakes."""

    players: int = integer()
    seat: int = integer()  # the seat for which values are estimated
    most_moves: int = integer()  # after this many moves, the critic values the state
    most_more: int = integer()  # maximum further moves until the seat's turn
    out: int = integer()  # the stakes: see match/stakes.py
    won: int = integer()
    lost: int = integer()
    left: int = integer()
    teams: list[int] = by_seat()  # the team of each seat, as bits
    types: list[int] = by_seat()  # the opponent type of each other seat on this deal
    context: list[int] = integers(CONTEXT)  # the table in the network's format
    critic: list[float] = reals_by_seat(VALUES, "f4")  # buffer for the critic's output


class Search(NamedTuple):
    """All data for a search: separate records and arrays, since states and networks vary in size."""

    work: Any  # a PlayoutWorkspace; for the expert, a SearchWorkspace
    states: Any
    chance: Chance
    plan: Plan
    own: Any  # the expert's own network
    level: Any  # the network for the level *network*


def in_records(
    work: PlayoutWorkspace,
    batches: Iterable[Sequence[RoundState]],
    luck: random.Random,
    plan: Plan,
    networks: tuple[Network, Network],
) -> Search:
    """Copy a search's interpreted data into records. All states in a batch have the same rules."""
    return Search(to_records([work])[0], records_of(*batches), new_stream(luck), to_records([plan])[0], *networks)


@lru_cache(maxsize=64)
def playout_plan(players: int, stakes: Stakes) -> Plan:
    """Make the plan for the other policies, assuming the same stakes for every seat. Searches share the plan."""
    plan = Plan(jumps=[THOUSAND] * MOST_PLAYERS, sheds=[shedding(stakes, players)] * MOST_PLAYERS)
    plan.team[:players] = [team_of(seat, players, stakes) & ~(1 << seat) for seat in range(players)]
    return plan


def team_of(seat: int, players: int, stakes: Stakes) -> int:
    """Return a seat and its partner as bits. Either all seats have partners or none do."""
    return 1 << seat | (1 << across(players, seat) if stakes.team else 0)


def play_on(s: RoundState, move: int, search: Search) -> None:
    """Make a move, then play until the round is over or the move limit is reached."""
    seat = search.work.seat
    waits = move == WAIT
    moves = 0
    while True:
        if move != WAIT:
            apply(s, search.chance, seat, move)
        close_window(s)
        moves += 1
        if s.phase == Phase.OVER or is_long_enough(s, moves, search.work):
            return
        seat = who_jumps_in(s, search.chance, search.plan) if s.rules.jump_in and not waits else NOBODY
        waits = False
        if seat != NOBODY:
            move = jump_in(s, seat)
        else:
            seat = s.turn
            move = policy_move(s, seat, search)


def is_long_enough(s: RoundState, moves: int, work: PlayoutWorkspace) -> bool:
    return moves > work.most_moves and (s.turn == work.seat or moves > work.most_moves + work.most_more)


def policy_move(s: RoundState, seat: int, search: Search) -> int:
    """Return the move of the current player."""
    work = search.work
    if work.teams[work.seat] >> seat & 1:
        return own_move(s, seat, search)
    return opponent_move(s, seat, work.types[seat], search)


def own_move(s: RoundState, seat: int, search: Search) -> int:
    """Return the move of the expert's network."""
    return choose_by_network(s, seat, search.own, search.work.context)


def restart_chance(search: Search, number: int) -> None:
    """Start a random stream by number: the same number gives the same stream."""
    begin_stream(search.chance, number)


def opponent_move(s: RoundState, seat: int, opponent_type: int, search: Search) -> int:
    """Return the move that an opponent with a given type would make."""
    return choose_by_type(s, seat, opponent_type, search.chance, search.plan, search.level, search.work.context)


def value_of(s: RoundState, search: Search) -> float:
    """Return a state's value to the searching seat: from the stakes if the round is over, otherwise from the critic."""
    work = search.work
    if s.phase == Phase.OVER:
        value = float(work.left * points_of(s, work.seat))
        return value + value_of_win(s, s.winner, work) if s.winner != NOBODY else value
    critic_value(s, search.own, work.context, work.critic)
    seats = search.own.net.seats
    value = 0.0
    for ahead in range(s.players):
        seat = seat_ahead(s, s.turn, ahead)
        points = POINTS * work.critic[seats + ahead]
        if work.teams[work.seat] >> seat & 1:
            value += work.out * work.critic[ahead] + work.won * points
        else:
            value += work.lost * points
        if seat == work.seat:
            value += work.left * POINTS * work.critic[2 * seats + ahead]
    return value


def value_of_win(s: RoundState, winner: int, work: PlayoutWorkspace) -> float:
    """Return the value to the searching seat if `winner` goes out now."""
    points = points_against(s, work.teams[winner]) if work.won != 0 or work.lost != 0 else 0
    if work.teams[work.seat] >> winner & 1:
        return float(work.out + work.won * points)
    return float(work.lost * points)


def points_against(s: RoundState, team: int) -> int:
    """Count the points left in the hands of all other teams (F3, H4)."""
    points = 0
    for seat in range(s.players):
        if team >> seat & 1 == 0:
            points += points_of(s, seat)
    return points
