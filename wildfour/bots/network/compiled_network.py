"""What is compiled with the rules where the network plays, and what it needs of this machine."""

from typing import Any

from wildfour.bots.network import inference, network_actions
from wildfour.compiled import vectors
from wildfour.compiled.cache import digest_of
from wildfour.compiled.compiler import Function
from wildfour.compiled.cpu_networks import ready_for
from wildfour.encoding import action_mask, block_offsets, observation

MODULES = (block_offsets, observation, action_mask, network_actions, inference)
VECTORS = digest_of([vectors], "")


def ready() -> dict[Function, Any]:
    """Twins that are written for a CPU."""
    room = ready_for(inference.new_row, inference.new_reading, inference.new_layer)
    return {**room, observation.put_sums: vectors.put_sums}
