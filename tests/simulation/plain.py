"""Simulation in plain Python: the same functions on plain objects, as a reference for compiled code."""

from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import numpy as np

from wildfour.bots.policies.plan import Plan, Policy
from wildfour.chance.streams import SeededChance
from wildfour.compiled.state_arrays import Array, layout_of
from wildfour.events.event_kinds import NOBODY, Emitted
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.scoring import points_won
from wildfour.rules.state import RoundState
from wildfour.simulation import counted_rounds, match_rounds, tally
from wildfour.simulation.network_plans import plans_at
from wildfour.simulation.request import MatchRequest, RoundRequest
from wildfour.simulation.seat_plans import any_seat_plays, table_plan
from wildfour.simulation.tally import Tally

CHI_SQUARE = {3: 16.266, 13: 34.528, 19: 43.820, 29: 58.301}  # critical values at p = 0.001, by degrees of freedom


def request(
    edition: str,
    players: int,
    number: int,
    options: str = "",
    policy: str = "random",
    seed: int = 7,
    compared: bool = False,
) -> RoundRequest:
    return RoundRequest(
        edition=edition_named(edition),
        players=players,
        rounds=number,
        options=parse_options(options),
        policies=tuple(policy.split(",")),
        seed=seed,
        compared=compared,
    )


def tally_of(sums: list[int], bins: list[int], events: list[Emitted]) -> Tally:
    for event in events:
        sums[tally.EVENTS + event[0]] += 1
    return Tally(np.array(sums, np.int64), np.array(bins, np.int64), Tally.empty().blocks)


def count_in_block(state: RoundState, progress: counted_rounds.Progress, block: list[int]) -> None:
    """Count one round."""
    block[tally.IN_BLOCK] += 1
    block[tally.ROUNDS_IN] += 1
    block[tally.TURNS_IN] += progress.turns
    if state.winner != NOBODY:
        block[tally.POINTS_IN] += points_won(state)
        block[tally.WINS_IN + state.winner] += 1


def plain_plan(asked: RoundRequest) -> Any:
    """Return the table's plan, with the networks if a seat uses one."""
    plan = table_plan(asked.policies, asked.players, bool(asked.options["partners"]))
    if not any_seat_plays(asked.policies, Policy.NETWORK):
        return plan
    common = {one.name: getattr(plan, one.name) for one in fields(plan)}
    record = plans_at(asked, [plan])[0]
    return SimpleNamespace(**common, context=record["context"].tolist(), networks=record["networks"].view(np.recarray))


def play_plainly(asked: RoundRequest) -> Tally:
    """Run an interpreted version of on_cpu.simulate."""
    state = RoundState(Rules(asked.edition, asked.options), asked.players)
    state.dealer = asked.players - 1
    state.events = []
    plan = plain_plan(asked)
    sums, bins = [0] * tally.SUMS, [0] * tally.BINS
    blocks = [[0] * tally.BLOCK_SUMS for _ in range(tally.BLOCKS)]
    for number in range(asked.rounds):
        chance = SeededChance(asked.seed, number)
        progress = counted_rounds.Progress(number)
        counted_rounds.play_and_count(state, chance, plan, progress, sums, bins)
        count_in_block(state, progress, blocks[tally.block_of(number, asked.rounds)])
    found = tally_of(sums, bins, state.events)
    found.blocks += np.array(blocks, np.int64)
    return found


def play_tasks_plainly(asked: MatchRequest, tasks: Array) -> tuple[Array, Tally]:
    """Run an interpreted version of matches.play_tasks."""
    rules = Rules(asked.edition, asked.table_options)
    rates = list(rules.hit_rate)
    state = RoundState(rules, asked.players)
    state.events = []
    of_players, of_seats = table_plan(asked.policies, asked.players), Plan()
    sums, bins = [0] * tally.SUMS, [0] * tally.BINS
    ended = np.zeros(len(tasks), layout_of(match_rounds.RoundOutcome))
    for place, (number, players, dealer, seating) in enumerate(tasks.tolist()):
        task, end = match_rounds.RoundTask(number, players, dealer, list(seating)), match_rounds.RoundOutcome()
        match_rounds.take_seats(state, task, of_players, rates, of_seats)
        progress = counted_rounds.Progress()
        chance = SeededChance(asked.seed, number)
        match_rounds.play_task(state, chance, of_seats, task, progress, sums, bins)
        match_rounds.note_outcome(state, progress, end)
        ended[place] = (end.dealer, end.winner, end.leftovers, end.turns, end.points)
    return ended, tally_of(sums, bins, state.events)


def chi_square(counts: list[int], shares: list[float]) -> float:
    """Compute the chi-square statistic for counts and expected shares."""
    total = sum(counts)
    return sum((count - total * share) ** 2 / (total * share) for count, share in zip(counts, shares, strict=True))


def is_plausible(counts: list[int], shares: list[float]) -> bool:
    """Return True if the counts pass the chi-square test at 99.9 %."""
    return chi_square(counts, shares) < CHI_SQUARE[len(counts) - 1]
