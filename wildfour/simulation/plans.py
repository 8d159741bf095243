"""Plans: how each seat of a simulation plays, read from text such as `random`, `greedy bluff=0.2`, `careless`.

A list has a policy for each seat, from the dealer's left on, or one for all.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from wildfour.bots.policies import THOUSAND, Policy
from wildfour.errors import Invalid
from wildfour.options import MOST_PLAYERS


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
}
RATES = {"bluff": "bluffs", "challenge": "challenges", "forget": "forgets", "overlook": "overlooks"}


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
        raise Invalid(f"{setting!r} cannot be; a rate is a number from 0 to 1.")
    return rate


@dataclass(slots=True)
class TablePlan:
    """The plans of all seats, as the policies read them: a list for each rate."""

    policy: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    bluffs: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    challenges: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    forgets: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    overlooks: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)


def table_plan(policies: Sequence[str], players: int) -> TablePlan:
    """A plan for every seat from one policy for all, or one for each."""
    if len(policies) not in (1, players):
        raise Invalid(f"{len(policies)} policies are given for {players} players; give one, or one for each seat.")
    plans = [seat_plan(text) for text in policies]
    table = TablePlan()
    for seat in range(players):
        plan = plans[seat if len(plans) > 1 else 0]
        for name in ("policy", "bluffs", "challenges", "forgets", "overlooks"):
            getattr(table, name)[seat] = int(getattr(plan, name))
    return table
