"""Choosing where some seats play skilled, in the language of the rules."""

from wildfour.bots.policies.rate_policies import Plan, Policy
from wildfour.bots.policies.rate_policies import choose as choose_plainly
from wildfour.bots.policies.skilled_policy import choose as choose_skillfully
from wildfour.rules.primitives import Chance
from wildfour.rules.state import RoundState


def choice_of_any(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """In the place of rounds.choice_of."""
    if plan.policy[seat] == Policy.SKILLED:
        return choose_skillfully(s, seat, chance, plan)
    return choose_plainly(s, seat, chance, plan)
