"""What is compiled with the rules where the network plays, and what it needs of this machine."""

from typing import Any

from wildfour.bots import network, network_actions
from wildfour.encoding import blocks, masking, observing
from wildfour.machine import vectors
from wildfour.machine.cache import digest_of
from wildfour.machine.compile import Function
from wildfour.machine.networks import ready_for

MODULES = (blocks, observing, masking, network_actions, network)
VECTORS = digest_of([vectors], "")


def ready() -> dict[Function, Any]:
    """Twins that are written for a CPU."""
    room = ready_for(network.new_row, network.new_reading, network.new_layer)
    return {**room, observing.put_sums: vectors.put_sums}
