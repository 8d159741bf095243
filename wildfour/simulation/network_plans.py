"""Plans for tables with network players, including the networks and their context."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from wildfour.bots.network.inference import Network
from wildfour.bots.network.network_files import NET_DTYPE, network_for
from wildfour.bots.network.network_inputs import CONTEXT, SIZES, context_of
from wildfour.bots.policies.plan import Plan, Policy
from wildfour.compiled.records import INT
from wildfour.compiled.state_arrays import Array, layout_of, to_records
from wildfour.match.stakes import TO_GO_OUT
from wildfour.simulation.request import TableRequest
from wildfour.simulation.seat_plans import any_seat_plays


def plans_at(request: TableRequest, plans: Sequence[Plan]) -> Array:
    """Return plans for compiled code, with the networks if any seat uses them."""
    if any_seat_plays(request.policies, Policy.NETWORK):
        return plans_with(shipped_networks(), request, plans)
    return to_records(plans)


def plans_with(networks: Array, request: TableRequest, plans: Sequence[Plan]) -> Array:
    """Add networks to plans. The only stake is going out, as for a bot in a single round."""
    common = layout_of(Plan)
    more = [("context", INT, (CONTEXT,)), ("networks", networks.dtype, networks.shape)]
    array = to_records(plans, np.dtype([*((name, common[name]) for name in common.names or ()), *more], align=True))
    array["context"] = context_of(request.edition, request.table_options, TO_GO_OUT)
    array["networks"] = networks
    return array


@cache
def shipped_networks() -> Array:
    return side_by_side([network_for(seats) for seats in SIZES])


def side_by_side(networks: Sequence[Network]) -> Array:
    """Pad each network to the size of the largest, so that the same compiled code works for all. Leave out the
    critic."""
    chosen = [(net, ints[: net.critic.ints], w[: net.critic.first]) for net, ints, w in networks]
    most_ints, most_w = max(len(ints) for _, ints, _ in chosen), max(len(w) for *_, w in chosen)
    # Aligned, because a GPU cannot read an int64 at an address that is not a multiple of 8.
    layout = np.dtype([("net", NET_DTYPE), ("ints", INT, (most_ints,)), ("w", "f4", (most_w,))], align=True)
    array = np.zeros(len(chosen), layout)
    for place, (net, ints, w) in enumerate(chosen):
        array["net"][place] = net
        array["ints"][place, : len(ints)] = ints
        array["w"][place, : len(w)] = w
    return array
