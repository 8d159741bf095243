"""Rounds in many matches: winners and points left (compilable)."""

from dataclasses import dataclass
from typing import Any

from wildfour.bots.policies.plan import Plan
from wildfour.bots.policies.rate_policies import partners_known_to
from wildfour.compiled.records import by_seat, integer
from wildfour.compiled.round_loop import begin_stream
from wildfour.events.event_kinds import NOBODY
from wildfour.rules.deal import draw_for_deal
from wildfour.rules.primitives import Chance
from wildfour.rules.scoring import points_of, points_won
from wildfour.rules.state import RoundState
from wildfour.simulation.counted_rounds import Progress, Sums, play_and_count


@dataclass(slots=True)
class RoundTask:
    """A round to play. `dealer` is a seat, or NOBODY if the players draw for the deal (B1)."""

    number: int = integer()
    players: int = integer()
    dealer: int = integer()
    seating: list[int] = by_seat()  # the players in seat order


@dataclass(slots=True)
class RoundOutcome:
    """The result of a round."""

    dealer: int = integer()
    winner: int = integer()  # a seat; NOBODY if the round was drawn or did not end
    leftovers: list[int] = by_seat()  # points, by seat
    turns: int = integer()
    points: int = integer()  # the winner's score (F3)


def take_seats(s: RoundState, task: RoundTask, plan_of_players: Plan, rates: list[int], plan: Plan) -> None:
    """Give each seat its player's plan and hit rate."""
    s.players = task.players
    for seat in range(task.players):
        player = task.seating[seat]
        plan.policy[seat] = plan_of_players.policy[player]
        plan.bluffs[seat] = plan_of_players.bluffs[player]
        plan.challenges[seat] = plan_of_players.challenges[player]
        plan.forgets[seat] = plan_of_players.forgets[player]
        plan.overlooks[seat] = plan_of_players.overlooks[player]
        plan.jumps[seat] = plan_of_players.jumps[player]
        plan.slips[seat] = plan_of_players.slips[player]
        plan.doubts[seat] = plan_of_players.doubts[player]
        plan.team[seat] = partners_known_to(s, seat, plan.policy[seat])
        s.rules.hit_rate[seat] = rates[player]


def play_task(
    s: RoundState, chance: Chance, plan: Plan, task: RoundTask, progress: Progress, sums: Sums, bins: Sums
) -> None:
    """Deal and play one round in a match."""
    s.dealer = task.dealer
    if task.dealer == NOBODY:
        draw_for_deal(s, chance)
    progress.number = task.number
    play_and_count(s, chance, plan, progress, sums, bins)


def note_outcome(s: RoundState, progress: Progress, ended: RoundOutcome) -> None:
    ended.dealer = s.dealer
    ended.winner = s.winner
    ended.turns = progress.turns
    ended.points = points_won(s) if s.winner != NOBODY else 0
    for seat in range(s.players):
        ended.leftovers[seat] = points_of(s, seat)


def play_tasks(
    states: Any, chances: Any, plans: Any, rates: Any, progresses: Any, tasks: Any, sums: Any, bins: Any, ended: Any
) -> None:
    """Play some rounds in sequence, reusing one state. The first plan is the players', and the second is the seats'."""
    for i in range(len(tasks)):
        begin_stream(chances[0], tasks[i].number)
        take_seats(states[0], tasks[i], plans[0], rates, plans[1])
        play_task(states[0], chances[0], plans[1], tasks[i], progresses[0], sums, bins)
        note_outcome(states[0], progresses[0], ended[i])
