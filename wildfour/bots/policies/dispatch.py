"""Policy dispatch by number, for simulation, environments, and search (compilable).

A table's policies determine the code to compile: *skilled* takes longer to compile than rate policies, and the network
takes longer still. `choose`, which rounds and environments call, has a variant for each set of policies. PARTS lists
each variant's compiled modules.
"""

import sys
from types import ModuleType
from typing import Any, NamedTuple

from wildfour.bots.network import compiled_network
from wildfour.bots.network.inference import Network
from wildfour.bots.network.inference import choose as choose_by_network
from wildfour.bots.network.network_inputs import AT_RANDOM, LIKE_NETWORK, SIZES
from wildfour.bots.policies import out_of_turn, plan, rate_policies, skilled_features, skilled_policy, skilled_weights
from wildfour.bots.policies.plan import Plan, Policy
from wildfour.bots.policies.rate_policies import choose as choose_by_rates
from wildfour.bots.policies.skilled_policy import choose as choose_skillfully
from wildfour.compiled.compiler import Function
from wildfour.rules.primitives import Chance
from wildfour.rules.state import RoundState


def choose(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """Return the current player's move at a table where all policies use rates."""
    return choose_by_rates(s, seat, chance, plan)


def choose_nothing(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """Replace `choose` if there are no policies."""
    return -1


def choose_with_skilled(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """Replace `choose` if some seats use *skilled*."""
    if plan.policy[seat] == Policy.SKILLED:
        return choose_skillfully(s, seat, chance, plan)
    return choose_by_rates(s, seat, chance, plan)


def choose_with_network(s: RoundState, seat: int, chance: Chance, plan: Any) -> int:
    """Replace `choose` if some seats use a network. The plan then also has the networks by size, and their context."""
    if plan.policy[seat] == Policy.NETWORK:
        return choose_by_network(s, seat, plan.networks[size_index(s.players)], plan.context)
    return choose_with_skilled(s, seat, chance, plan)


def choose_by_type(
    s: RoundState, seat: int, opponent_type: int, chance: Chance, plan: Plan, network: Network, context: Any
) -> int:
    """Return the move of an opponent with a given type, for the expert's search."""
    if opponent_type == LIKE_NETWORK:
        return choose_by_network(s, seat, network, context)
    if opponent_type == AT_RANDOM:
        return choose_by_rates(s, seat, chance, plan)
    return choose_skillfully(s, seat, chance, plan)


def size_index(players: int) -> int:
    """Return the index of the smallest network with enough seats."""
    place = 0
    while SIZES[place] < players:
        place += 1
    return place


class Parts(NamedTuple):
    """Modules that a machine compiles besides the rules, and its function overrides."""

    modules: tuple[ModuleType, ...]
    overrides: dict[Function, Function]


HERE = sys.modules[__name__]
BY_RATES = (plan, rate_policies, out_of_turn, HERE)
SKILLED = (*BY_RATES, skilled_weights, skilled_features, skilled_policy)
# Parts by the table's most demanding policy; None: no policies
PARTS = {
    None: Parts((HERE,), {choose: choose_nothing}),
    Policy.RANDOM: Parts(BY_RATES, {}),
    Policy.SKILLED: Parts(SKILLED, {choose: choose_with_skilled}),
    Policy.NETWORK: Parts((*SKILLED, *compiled_network.MODULES), {choose: choose_with_network}),
}
