"""Plans for a simulation's seats, parsed from text such as `random`, `greedy bluff=0.2`, `careless`.

A list has one policy per seat, starting from the dealer's left, or one for all seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from wildfour.bots.policies.plan import RATE_FIELDS, THOUSAND, Plan, Policy, uses_odds
from wildfour.errors import Invalid, unknown
from wildfour.rules.seats import across


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One seat's plan. The rates are in thousandths."""

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
RATES = {rate.removesuffix("s"): rate for rate in RATE_FIELDS}  # names as typed, mapped to names in a plan

BY_ODDS = ("bluff", "challenge")  # policies that use odds decide these on their own


def seat_plan(text: str) -> SeatPlan:
    """Parse one policy with its rates."""
    name, *settings = text.split() or [""]
    if name not in NAMED:
        raise unknown("no-such-policy", name, NAMED)
    plan = NAMED[name]
    for setting in settings:
        rate, equals, value = setting.partition("=")
        if rate not in RATES or not equals:
            raise Invalid("policy-takes-no", setting=setting, rates=[f"{one}=0.1" for one in RATES])
        if uses_odds(plan.policy) and rate in BY_ODDS:
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


def seat_plans(policies: Sequence[str], players: int) -> list[SeatPlan]:
    """Return a plan for every seat from one policy for all seats, or one per seat."""
    if len(policies) not in (1, players):
        raise Invalid("policies-of-players", policies=len(policies), players=players)
    plans = [seat_plan(text) for text in policies]
    return plans * players if len(plans) == 1 else plans


def table_plan(policies: Sequence[str], players: int, partners: bool = False) -> Plan:
    table = Plan()
    for seat, plan in enumerate(seat_plans(policies, players)):
        for name in ("policy", *RATE_FIELDS):
            getattr(table, name)[seat] = int(getattr(plan, name))
        if partners and uses_odds(plan.policy):
            table.team[seat] = 1 << across(players, seat)
    return table


def any_seat_plays(policies: Sequence[str], policy: Policy) -> bool:
    return any(seat_plan(text).policy == policy for text in policies)
