"""What policies do where no learner sits, in the language of the rules."""

from wildfour.bots.policies.rate_policies import Plan, Policy
from wildfour.bots.policies.rate_policies import choose as choose_plainly
from wildfour.bots.policies.skilled_policy import choose as choose_skillfully
from wildfour.rules.primitives import Chance
from wildfour.rules.state import RoundState


def choice_of_policy(s: RoundState, seat: int, luck: Chance, plan: Plan) -> int:
    """In the place of stepping.choice_of."""
    if plan.policy[seat] == Policy.SKILLED:
        return choose_skillfully(s, seat, luck, plan)
    return choose_plainly(s, seat, luck, plan)
