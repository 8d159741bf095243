"""Environments for reinforcement learning: PettingZoo, Gymnasium, and batches. See docs/environments.md.

Importing this package registers wildfour/uno-v0 with Gymnasium.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from gymnasium.envs.registration import register, registry

    if "wildfour/uno-v0" not in registry:
        register(
            id="wildfour/uno-v0",
            entry_point="wildfour.envs.adapters.single:UnoEnv",
            vector_entry_point="wildfour.envs.adapters.vector:UnoVectorEnv",
        )
