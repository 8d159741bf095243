"""Environments for learning: UNO for PettingZoo, Gymnasium, and as a batch. docs/environments.md tells all about them.

    aec.py, parallel.py    PettingZoo
    single.py, vector.py   Gymnasium; importing this package registers wildfour/uno-v0 with it
    batch.py, gpu.py       many environments side by side, on the CPU and on a GPU
    match_batch.py         whole matches side by side

stepping.py and looping.py, and wildfour/encoding, are in the language of the rules: one source for all of them.
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
