"""The *random* policy for rounds without a plan: rate_policies.py with all rates 0 (compilable).

It plays a uniformly chosen legal card (never a bluff), draws only if there is none, always calls UNO, and never
challenges, catches, or objects.
"""

from typing import Any, NamedTuple

from wildfour.bots.policies import rate_policies
from wildfour.bots.policies.plan import Policy
from wildfour.bots.policies.rate_policies import choose as choose_by_rates
from wildfour.rulebook.moves import CALL
from wildfour.rulebook.option_parser import MOST_PLAYERS
from wildfour.rules.primitives import Chance
from wildfour.rules.state import RoundState


class Rates(NamedTuple):
    """The part of a plan that rate policies use, as a constant."""

    policy: tuple[int, ...] = (int(Policy.RANDOM),) * MOST_PLAYERS
    bluffs: tuple[int, ...] = (0,) * MOST_PLAYERS
    challenges: tuple[int, ...] = (0,) * MOST_PLAYERS


RATES: Any = Rates()
MODULES = (rate_policies,)  # compiled together with this module


def choose(s: RoundState, seat: int, chance: Chance) -> int:
    """Return a seat's move."""
    return CALL if s.exposed == seat else choose_by_rates(s, seat, chance, RATES)
