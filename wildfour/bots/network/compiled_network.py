"""Compiled machines that contain the network and the rules."""

import random
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

import numpy as np

from wildfour.bots.network import inference, network_inputs
from wildfour.compiled import compiled_primitives, cpu_networks
from wildfour.compiled.compiler import Function
from wildfour.compiled.cpu import Cpu
from wildfour.compiled.state_arrays import Array, new_chances, new_states, values
from wildfour.encoding import action_mask, block_offsets, observation
from wildfour.rules import primitives
from wildfour.rules.state import RoundState

MODULES = (block_offsets, observation, action_mask, network_inputs, inference)


def ready() -> dict[Function, Any]:
    """Return the CPU variants of functions."""
    rows = cpu_networks.ready_for(inference.new_row, inference.new_reading, inference.new_layer)
    return {**rows, observation.put_sums: cpu_networks.put_sums}


def machine_with(*modules: ModuleType, overrides: Mapping[Function, Function] | None = None) -> Cpu:
    """Compile the rules, the network, and more modules. `overrides` maps functions to replacements."""
    chosen = {primitives.emit: compiled_primitives.count_and_notice, **(overrides or {})}
    return Cpu([*MODULES, *modules], chosen, ready=ready())


def records_of(*batches: Sequence[RoundState]) -> Array:
    """Copy interpreted states into records; all states of a batch have the same rules."""
    return np.concatenate([batch_of(states) for states in batches if states])


def batch_of(states: Sequence[RoundState]) -> Array:
    batch = new_states(states[0].rules, states[0].players, len(states))
    for name, column in zip(batch.dtype.names or (), zip(*map(values, states), strict=True), strict=False):
        batch[name] = column
    return batch


def new_stream(luck: random.Random) -> Any:
    """Start a random stream."""
    return new_chances(luck.getrandbits(64), 0, 1)[0]
