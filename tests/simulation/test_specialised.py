"""Rules, policies and counting made anew for one table, as a GPU gets them: they play the same, interpreted here."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.simulation.plain import PlainProgress, play_plainly, request
from tests.test_specialise import popcount
from wildfour.chance import SeededChance
from wildfour.event_kinds import EventKind
from wildfour.machine import substitutes
from wildfour.machine.compile import compile_modules
from wildfour.machine.cpu import INSTEAD, RULE_MODULES
from wildfour.machine.specialise import KnownTable, specialised, values_of
from wildfour.options import Rules
from wildfour.rules import primitives
from wildfour.rules.state import ARRAYS, SCALARS, RoundState
from wildfour.simulation import rounds, tally
from wildfour.simulation.on_cpu import POLICY_MODULES
from wildfour.simulation.on_cuda import moves_never_made, shared_plan
from wildfour.simulation.plans import table_plan
from wildfour.simulation.requests import RoundRequest
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


def play_specialised(asked: RoundRequest) -> Tally:
    """What the kernel of a GPU does for one thread."""
    rules, plan = Rules(asked.edition, asked.options), dict(shared_plan(asked))
    table = KnownTable(values_of(rules), asked.players, plan, moves_never_made(plan))
    steps = compile_modules(
        (*RULE_MODULES, *POLICY_MODULES, tally, rounds),
        lambda function: function,
        ready={primitives.popcount: popcount, substitutes.trailing_zeros: substitutes.trailing_zeros},
        instead=INSTEAD | {primitives.emit: substitutes.count_event},
        remake=lambda function, namespace: specialised(function, namespace, table),
    )
    fresh = RoundState(rules, asked.players)
    s: Any = SimpleNamespace(**{one.name: one.default for one in SCALARS})
    zones: Any = SimpleNamespace(**{one.name: getattr(fresh, one.name) for one in ARRAYS})
    zones.counts = [0] * len(EventKind)
    s.dealer = asked.players - 1
    whole = table_plan(asked.policies, asked.players)
    sums, bins = [0] * tally.SUMS, [0] * tally.BINS
    for number in range(asked.rounds):
        chance, progress = SeededChance(asked.seed, number), PlainProgress(number)
        steps[rounds.start_round](s, zones, chance, progress, sums)
        while steps[rounds.goes_on](s, zones, progress):
            steps[rounds.make_move](s, zones, chance, whole, progress, sums)
        steps[rounds.count_round](s, zones, progress, sums, bins)
    sums[tally.EVENTS : tally.HANDS] = zones.counts
    return Tally(np.array(sums, np.int64), np.array(bins, np.int64), Tally.empty().blocks)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_table_made_anew_plays_the_same(table: tuple[str, int, str, str]) -> None:
    edition, players, options, policy = table
    asked = request(edition, players, 40, options, policy)
    found, plain = play_specialised(asked), play_plainly(asked)
    assert found.sums.tolist() == plain.sums.tolist()
    assert found.bins.tolist() == plain.bins.tolist()
