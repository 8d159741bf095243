"""Choosing where some seats play by the network, in the language of the rules."""

from typing import Any, Protocol

from wildfour.bots.network.inference import Net
from wildfour.bots.network.inference import choose as choose_by_network
from wildfour.bots.network.network_inputs import SIZES
from wildfour.bots.policies.rate_policies import Plan, Policy
from wildfour.rules.primitives import Chance
from wildfour.rules.state import RoundState
from wildfour.simulation.skilled_seats import choice_of_any as choice_of_others


class Trained(Protocol):
    """One of the networks: see networks.Network."""

    net: Net
    ints: Any
    w: Any


class NetworkPlan(Plan, Protocol):
    """A plan with the networks, by their sizes, and with what they are told of the table."""

    context: Any
    networks: Any


def choice_of_any(s: RoundState, seat: int, chance: Chance, plan: NetworkPlan) -> int:
    """In the place of rounds.choice_of."""
    if plan.policy[seat] == Policy.NETWORK:
        trained: Trained = plan.networks[place_of_network(s.players)]
        return choose_by_network(s, seat, trained.net, trained.ints, trained.w, plan.context)
    return choice_of_others(s, seat, chance, plan)


def place_of_network(players: int) -> int:
    """The smallest network that has seats enough."""
    place = 0
    while SIZES[place] < players:
        place += 1
    return place
