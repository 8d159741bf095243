"""PufferLib's card game, Triple Triad, made from PufferLib's source package; bench/envs.py measures it.

    tar xf pufferlib-3.0.0.tar.gz                        from https://pypi.org/project/pufferlib/#files
    python -m bench.envs --puffer pufferlib-3.0.0

Installing the package downloads Box2D, and its Python part asks for `gym`, which does not run with today's NumPy; the
game needs neither. So its C source is compiled as PufferLib's set-up does it, and called as its Python class does, with
nothing in between. It shows 114 floats and no mask.
"""

import subprocess
import sysconfig
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import numpy as np

BATCH = 1024
FLAGS = ("-O2", "-flto", "-shared", "-fPIC", "-DPLATFORM_DESKTOP", "-w")
RAYLIB, GAME = "raylib-5.5_linux_amd64", "pufferlib/ocean/tripletriad/binding.c"
WIDTH, ACTIONS = 114, 14
SETTINGS = {"width": 990, "height": 690, "card_width": 192, "card_height": 224}


def compiled(folder: Path) -> Any:
    """The game's binding, as a module."""
    made = Path(mkdtemp()) / "binding.so"
    paths = (sysconfig.get_paths()["include"], np.get_include(), folder / RAYLIB / "include")
    sources = (folder / GAME, folder / RAYLIB / "lib/libraylib.a")
    subprocess.run(["cc", *FLAGS, *(f"-I{path}" for path in paths), *sources, "-lm", "-o", made], check=True)
    spec = spec_from_file_location("binding", made)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def play_puffer(folder: Path) -> Callable[[int], int]:
    """Random actions in a batch of 1,024."""
    binding = compiled(folder)
    actions, rewards, shown = np.zeros(BATCH, "i4"), np.zeros(BATCH, "f4"), np.zeros((BATCH, WIDTH), "f4")
    arrays = (shown, actions, rewards, np.zeros(BATCH, bool), np.zeros(BATCH, bool))
    envs = binding.vec_init(*arrays, BATCH, 0, **SETTINGS)
    binding.vec_reset(envs, 0)
    chosen = np.random.default_rng(1).integers(0, ACTIONS, (256, BATCH), "i4")

    def play(steps: int) -> int:
        rounds = max(1, steps // BATCH)
        for number in range(rounds):
            arrays[1][:] = chosen[number % len(chosen)]  # the binding has their addresses: they must live on
            binding.vec_step(envs)
        return rounds * BATCH

    return play
