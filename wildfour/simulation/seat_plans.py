"""Plans: how each seat of a simulation plays, read from text such as `random`, `greedy bluff=0.2`, `careless`.

A list has a policy for each seat, from the dealer's left on, or one for all.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from wildfour.bots.policies.rate_policies import THOUSAND, Policy, thinks
from wildfour.bots.policies.skilled_weights import TUNED
from wildfour.compiled.state_arrays import PLAN_DTYPE, RATES_BY_SEAT, STYLES, Array
from wildfour.errors import Invalid, unknown
from wildfour.rulebook.option_parser import MOST_PLAYERS
from wildfour.rules.seats import across


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """How one seat plays; the rates are in thousandths."""

    policy: Policy = Policy.RANDOM
    bluffs: int = 0
    challenges: int = 0
    forgets: int = 0
    overlooks: int = 0
    jumps: int = THOUSAND
    slips: int = 0
    doubts: int = 0


NAMED = {
    "random": SeatPlan(),
    "greedy": SeatPlan(Policy.GREEDY),
    "sparing": SeatPlan(Policy.SPARING),
    "color": SeatPlan(Policy.COLOR),
    "careless": SeatPlan(Policy.RANDOM, forgets=300, overlooks=500, jumps=500, slips=50),
    "skilled": SeatPlan(Policy.SKILLED),
    "network": SeatPlan(Policy.NETWORK),
}
RATES = {rate.removesuffix("s"): rate for rate in RATES_BY_SEAT}  # as they are typed, and in a plan

BY_ODDS = ("bluff", "challenge")  # a policy that thinks decides these itself


def seat_plan(text: str) -> SeatPlan:
    """Read one policy with its rates."""
    name, *settings = text.split() or [""]
    if name not in NAMED:
        raise unknown("no-such-policy", name, NAMED)
    plan = NAMED[name]
    for setting in settings:
        rate, equals, value = setting.partition("=")
        if rate not in RATES or not equals:
            raise Invalid("policy-takes-no", setting=setting, rates=[f"{one}=0.1" for one in RATES])
        if thinks(plan.policy) and rate in BY_ODDS:
            raise Invalid("thinking-takes-no", policy=name, setting=setting)
        plan = with_rate(plan, RATES[rate], thousandths(setting, value))
    return plan


def with_rate(plan: SeatPlan, name: str, rate: int) -> SeatPlan:
    changes: dict[str, Any] = {name: rate}
    return replace(plan, **changes)


def thousandths(setting: str, value: str) -> int:
    try:
        rate = round(float(value) * THOUSAND)
    except (ValueError, OverflowError):
        rate = -1
    if not 0 <= rate <= THOUSAND:
        raise Invalid("rate-range", setting=setting)
    return rate


def shipped_weights() -> list[list[int]]:
    """The weights of skilled, for every style."""
    return [list(one) for _ in range(STYLES) for one in TUNED]


@dataclass(slots=True)
class TablePlan:
    """The plans of all seats, as the policies read them: a list for each rate."""

    policy: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    bluffs: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    challenges: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    forgets: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    overlooks: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    jumps: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    slips: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    doubts: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    style: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    team: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    sheds: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    weights: list[list[int]] = field(default_factory=shipped_weights)


def seat_plans(policies: Sequence[str], players: int) -> list[SeatPlan]:
    """A plan for every seat from one policy for all, or one for each."""
    if len(policies) not in (1, players):
        raise Invalid("policies-of-players", policies=len(policies), players=players)
    plans = [seat_plan(text) for text in policies]
    return plans * players if len(plans) == 1 else plans


def table_plan(policies: Sequence[str], players: int, partners: bool = False) -> TablePlan:
    table = TablePlan()
    for seat, plan in enumerate(seat_plans(policies, players)):
        for name in ("policy", *RATES_BY_SEAT):
            getattr(table, name)[seat] = int(getattr(plan, name))
        if partners and thinks(plan.policy):
            table.team[seat] = 1 << across(players, seat)
    return table


def plan_array(plans: Sequence[TablePlan], kind: np.dtype[Any] = PLAN_DTYPE) -> Array:
    """Plans as compiled code reads them, in records that may have room for more."""
    array = np.zeros(len(plans), kind)
    for place, plan in enumerate(plans):
        for name in PLAN_DTYPE.names or ():
            array[name][place] = getattr(plan, name)
    return array


def somebody_plays(policies: Sequence[str], policy: Policy) -> bool:
    return any(seat_plan(text).policy == policy for text in policies)
