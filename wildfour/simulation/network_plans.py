"""Plans where somebody plays by the network: they have the networks in them, and what those are told of the table."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from wildfour.bots.network.network_files import NET_DTYPE, Network, network_for
from wildfour.bots.network.network_inputs import CONTEXT, SIZES, context_of
from wildfour.bots.policies.rate_policies import Policy
from wildfour.compiled.state_arrays import INT, PLAN_DTYPE, Array
from wildfour.match.stakes import TO_GO_OUT
from wildfour.simulation.request import TableRequest
from wildfour.simulation.seat_plans import TablePlan, plan_array, somebody_plays


def plans_at(request: TableRequest, plans: Sequence[TablePlan]) -> Array:
    """Plans as compiled code reads them, with the networks where somebody plays by them."""
    if somebody_plays(request.policies, Policy.NETWORK):
        return plans_with(shipped_networks(), request, plans)
    return plan_array(plans)


def plans_with(networks: Array, request: TableRequest, plans: Sequence[TablePlan]) -> Array:
    """A bot that plays a round by itself is told the same: all that counts is to go out."""
    common = [(name, PLAN_DTYPE[name]) for name in PLAN_DTYPE.names or ()]
    more = [("context", INT, (CONTEXT,)), ("networks", networks.dtype, networks.shape)]
    array = plan_array(plans, np.dtype([*common, *more], align=True))
    array["context"] = context_of(request.edition, request.table_options, TO_GO_OUT)
    array["networks"] = networks
    return array


@cache
def shipped_networks() -> Array:
    return side_by_side([network_for(seats) for seats in SIZES])


def side_by_side(networks: Sequence[Network]) -> Array:
    """Each has room for the largest, so that code which is compiled for one will do for all."""
    chosen = [network.to_choose for network in networks]
    ints, w = (max(len(one[part]) for one in chosen) for part in (1, 2))
    kind = np.dtype([("net", NET_DTYPE), ("ints", INT, (ints,)), ("w", "f4", (w,))], align=True)
    array = np.zeros(len(chosen), kind)
    for place, (nets, some_ints, some_w) in enumerate(chosen):
        array["net"][place] = nets[0]
        array["ints"][place, : len(some_ints)] = some_ints
        array["w"][place, : len(some_w)] = some_w
    return array
