"""Plans: how each seat of a simulation plays, read from text such as `random`, `greedy bluff=0.2`, `careless`.

A list has a policy for each seat, from the dealer's left on, or one for all.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from wildfour.bots.policies import THOUSAND, Policy
from wildfour.bots.tuned import FOR_MORE, FOR_TWO
from wildfour.errors import Invalid
from wildfour.machine.batch import PLAN_DTYPE, STYLES, Array
from wildfour.options import MOST_PLAYERS
from wildfour.rules.scoring import across


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """How one seat plays; the rates are in thousandths."""

    policy: Policy = Policy.RANDOM
    bluffs: int = 0
    challenges: int = 0
    forgets: int = 0
    overlooks: int = 0


NAMED = {
    "random": SeatPlan(),
    "greedy": SeatPlan(Policy.GREEDY),
    "color": SeatPlan(Policy.COLOR),
    "careless": SeatPlan(Policy.RANDOM, forgets=300, overlooks=500),
    "skilled": SeatPlan(Policy.SKILLED),
}
RATES = {"bluff": "bluffs", "challenge": "challenges", "forget": "forgets", "overlook": "overlooks"}

BY_ODDS = ("bluff", "challenge")  # skilled decides these itself


def seat_plan(text: str) -> SeatPlan:
    """Read one policy with its rates."""
    name, *settings = text.split() or [""]
    if name not in NAMED:
        raise Invalid(f"There is no policy {name!r}; the policies are {', '.join(NAMED)}.")
    plan = NAMED[name]
    for setting in settings:
        rate, equals, value = setting.partition("=")
        if rate not in RATES or not equals:
            raise Invalid(f"A policy takes no {setting!r}; it takes {', '.join(f'{one}=0.1' for one in RATES)}.")
        if plan.policy == Policy.SKILLED and rate in BY_ODDS:
            raise Invalid(f"skilled takes no {setting!r}: it bluffs and challenges by odds; leave it out.")
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
        raise Invalid(f"{setting!r} is out of range; a rate is a number from 0 to 1.")
    return rate


def shipped_weights() -> list[list[int]]:
    """The weights of skilled, for every style."""
    return [list(one) for _ in range(STYLES) for one in (FOR_TWO, FOR_MORE)]


@dataclass(slots=True)
class TablePlan:
    """The plans of all seats, as the policies read them: a list for each rate."""

    policy: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    bluffs: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    challenges: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    forgets: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    overlooks: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    style: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    team: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    sheds: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    weights: list[list[int]] = field(default_factory=shipped_weights)


def table_plan(policies: Sequence[str], players: int, partners: bool = False) -> TablePlan:
    """A plan for every seat from one policy for all, or one for each."""
    if len(policies) not in (1, players):
        raise Invalid(f"{len(policies)} policies are given for {players} players; give one, or one for each seat.")
    plans = [seat_plan(text) for text in policies]
    table = TablePlan()
    for seat in range(players):
        plan = plans[seat if len(plans) > 1 else 0]
        for name in ("policy", "bluffs", "challenges", "forgets", "overlooks"):
            getattr(table, name)[seat] = int(getattr(plan, name))
        if partners and plan.policy == Policy.SKILLED:
            table.team[seat] = 1 << across(players, seat)
    return table


def plan_array(plans: Sequence[TablePlan]) -> Array:
    """Plans as compiled code reads them."""
    array = np.zeros(len(plans), PLAN_DTYPE)
    for place, plan in enumerate(plans):
        for name in PLAN_DTYPE.names or ():
            array[name][place] = getattr(plan, name)
    return array


def somebody_is_skilled(policies: Sequence[str]) -> bool:
    return any(seat_plan(text).policy == Policy.SKILLED for text in policies)
