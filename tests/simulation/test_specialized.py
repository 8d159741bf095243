"""Rules, policies, and counting specialized for a table, as for a GPU, play the same. The tests run interpreted."""

from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.simulation.plain import plain_plan, play_plainly, request
from tests.test_specialization import popcount
from wildfour.bots.network import inference
from wildfour.bots.network.inference import new_row
from wildfour.chance.streams import SeededChance
from wildfour.compiled import compiled_primitives
from wildfour.compiled.compiler import compile_modules
from wildfour.compiled.cpu import OVERRIDES, RULE_MODULES
from wildfour.compiled.specialization import KnownTable, specialize, values_of
from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules import primitives
from wildfour.rules.state import ARRAYS, SCALARS, RoundState
from wildfour.simulation import counted_rounds, tally
from wildfour.simulation.backends.on_cpu import most_demanding_policy, parts_for, simulate
from wildfour.simulation.backends.on_cuda import launches, moves_never_made, shared_plan
from wildfour.simulation.counted_rounds import Progress
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.tally import Tally

TABLES = (
    ("classic-2003", 2, "", "random"),
    ("classic-2003", 4, "stacking=any jump-in", "careless bluff=0.2 challenge=0.4"),
    ("classic-2003", 4, "jump-in", "random,greedy jump=0.5,color,random jump=0"),
    ("classic-2003", 5, "players-referee false-objection-costs", "careless doubt=0.05"),
    ("classic-2003", 3, "players-referee jump-in plain-finish", "greedy slip=0.2"),
    ("minion-2016", 6, "seven-zero", "color"),
    ("launcher-2009", 5, "hit-rate=0.7 jump-in", "greedy"),
)
ROOMS = {one.__name__: f"[0] * {len(one())}" for one in (inference.new_row, inference.new_reading, inference.new_layer)}
WITH_BOT_POLICIES = (
    ("classic-2003", 4, "players-referee", "skilled,careless,skilled,careless"),
    ("minion-2016", 3, "seven-zero", "skilled"),
    ("classic-2003", 2, "", "network"),
    ("launcher-2009", 3, "hit-rate=0.7 jump-in", "network,skilled,random"),
)


def play_specialized(asked: RoundRequest) -> Tally:
    """Run the code of one GPU kernel thread."""
    rules, plan, policy = (
        Rules(asked.edition, asked.options),
        dict(shared_plan(asked)),
        most_demanding_policy(asked.policies),
    )
    table = KnownTable(values_of(rules), asked.players, plan, moves_never_made(plan, policy), rooms=ROOMS)
    modules, overrides = parts_for(policy)
    steps = compile_modules(
        (*RULE_MODULES, *modules),
        lambda function: function,
        ready={primitives.popcount: popcount, compiled_primitives.trailing_zeros: compiled_primitives.trailing_zeros},
        overrides={**OVERRIDES, **overrides},
        remake=lambda function, namespace: specialize(function, namespace, table),
    )
    fresh = RoundState(rules, asked.players)
    s: Any = SimpleNamespace(**{one.name: one.default for one in SCALARS})
    zones: Any = SimpleNamespace(**{one.name: getattr(fresh, one.name) for one in ARRAYS})
    zones.counts = [0] * len(EventKind)
    s.dealer = asked.players - 1
    whole = plain_plan(asked)
    sums, bins = [0] * tally.SUMS, [0] * tally.BINS
    for number in range(asked.rounds):
        chance, progress = SeededChance(asked.seed, number), Progress(number)
        steps[counted_rounds.start_round](s, zones, chance, progress, sums)
        while steps[counted_rounds.goes_on](s, zones, progress):
            steps[counted_rounds.make_move](s, zones, chance, whole, progress, sums)
        steps[counted_rounds.count_round](s, zones, progress, sums, bins)
    sums[tally.EVENTS : tally.HANDS] = zones.counts
    return Tally(np.array(sums, np.int64), np.array(bins, np.int64), Tally.empty().blocks)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_specialized_table_plays_the_same(table: tuple[str, int, str, str]) -> None:
    edition, players, options, policy = table
    asked = request(edition, players, 40, options, policy)
    assert_equal(play_specialized(asked), play_plainly(asked))


@pytest.mark.parametrize("table", WITH_BOT_POLICIES, ids=str)
def test_a_specialized_table_with_skilled_and_network_policies_plays_the_same(table: tuple[str, int, str, str]) -> None:
    edition, players, options, policy = table
    asked = request(edition, players, 3, options, policy)
    assert_equal(play_specialized(asked), simulate(asked, threads=1))


def assert_equal(found: Tally, other: Tally) -> None:
    assert found.sums.tolist() == other.sums.tolist()
    assert found.bins.tolist() == other.bins.tolist()


def test_buffers_are_made_where_they_are_used() -> None:
    """A GPU thread cannot pass its memory to a caller."""
    table = KnownTable({}, 2, {}, frozenset(), rooms={"new_row": "[7] * 2"})
    function = room_for_a_row
    assert isinstance(function, FunctionType)
    assert specialize(function, {}, table)() == [7, 7]


def room_for_a_row() -> Any:
    return new_row()


def test_launches_contain_every_round_once() -> None:
    for policy, rounds_of_launch in (("random", 1 << 25), ("skilled", 1 << 22), ("random,network", 1 << 19)):
        asked = request("classic-2003", 2, 2 * rounds_of_launch + 5, policy=policy)
        assert [number for _, _, number in launches(asked)] == [rounds_of_launch, rounds_of_launch, 5]
