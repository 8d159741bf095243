"""Compiled machines that contain the network and the rules."""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from wildfour.bots.network import inference, network_inputs
from wildfour.compiled import compiled_primitives
from wildfour.compiled.compiler import Function
from wildfour.compiled.cpu import Cpu
from wildfour.encoding import action_mask, block_offsets, observation
from wildfour.rules import primitives

MODULES = (block_offsets, observation, action_mask, network_inputs, inference)


def ready() -> dict[Function, Any]:
    """Return the CPU variants of functions."""
    cpu_networks = import_module("wildfour.compiled.cpu_networks")  # an extra
    rows = cpu_networks.ready_for(inference.new_row, inference.new_reading, inference.new_layer)
    return {**rows, observation.put_sums: cpu_networks.put_sums}


def machine_with(*modules: ModuleType, overrides: Mapping[Function, Function] | None = None) -> Cpu:
    """Compile the rules, the network, and more modules. `overrides` maps functions to replacements."""
    chosen = {primitives.emit: compiled_primitives.count_and_notice, **(overrides or {})}
    return Cpu([*MODULES, *modules], chosen, ready=ready)
