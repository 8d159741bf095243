"""GPU kernels that step environments, run in Python one thread at a time: they write the same bytes as a CPU batch.

`python -m bench.envs --cuda` compares a real GPU with the CPU."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.envs.following import choose
from tests.test_specialization import popcount
from wildfour.compiled import compiled_primitives
from wildfour.compiled.compiler import compile_modules
from wildfour.compiled.cpu import OVERRIDES, RULE_MODULES
from wildfour.compiled.cuda import env_kernels
from wildfour.compiled.cuda.simulation_kernel import chance_dtype, scalars_dtype
from wildfour.compiled.specialization import specialize
from wildfour.compiled.state_arrays import Array
from wildfour.envs.batch import Batch
from wildfour.envs.core.step import Episode
from wildfour.envs.gpu_batch import FUNCTIONS, kept_of, keys_of, table_of
from wildfour.rules import primitives

SIZE, STEPS = 3, 150
TABLES: tuple[tuple[str, int, str, dict[str, Any]], ...] = (
    ("classic-2003", 2, "", {}),
    ("classic-2003", 4, "seven-zero", {"knowledge": "private", "masks": "sensible"}),
    ("classic-2003", 3, "players-referee", {"knowledge": "private", "calls": "ask", "masks": "sensible"}),
    ("launcher-2009", 4, "hit-rate=1", {"knowledge": "private", "opponents": "color"}),
    ("deluxe", 3, "decks=2", {"opponents": "random", "calls": "ask", "seat": 1}),
    ("classic-2003", 2, "", {"opponents": "skilled", "masks": "patient", "reward": "points", "skip_forced": True}),
    ("minion-2016", 4, "partners stacking=any", {"opponents": ["skilled", "greedy", "skilled"]}),
)


def blank(dtype: np.dtype[Any]) -> SimpleNamespace:
    """Return a zeroed record as a Python object."""
    return SimpleNamespace(**{name: np.zeros(dtype[name].shape, int).tolist() for name in dtype.names or ()})


class Threads:
    """A substitute for numba.cuda in a kernel; `number` is the running thread."""

    def __init__(self) -> None:
        self.number = 0
        self.local = SimpleNamespace(array=lambda number, dtype: [blank(dtype) for _ in range(number)])

    def grid(self, dimensions: int) -> int:
        return self.number


class KernelBatch:
    """A simulated GPU batch that runs on the CPU."""

    def __init__(self, like: Batch) -> None:
        setup, layout = like.setup, like.layout
        self.threads, self.kept = Threads(), kept_of(env_kernels, setup)
        self.names: dict[str, Any] = {
            "cuda": self.threads,
            "scalars_type": scalars_dtype(),
            "zones_type": env_kernels.zones_dtype(self.kept),
            "chance_type": chance_dtype(),
            "env_type": env_kernels.ENV_DTYPE,
        }
        modules, overrides = setup.parts
        twins = compile_modules(
            (*RULE_MODULES, *modules),
            lambda function: function,
            ready={
                primitives.popcount: popcount,
                compiled_primitives.trailing_zeros: compiled_primitives.trailing_zeros,
            },
            overrides=OVERRIDES | overrides,
            remake=lambda function, namespace: specialize(function, namespace, table_of(setup)),
        )
        self.names |= {"Episode": Episode, **{function.__name__: twins[function] for function in FUNCTIONS}}
        self.narrow = env_kernels.host_states(self.kept, SIZE)
        self.states = [array.astype(object) for array in self.narrow]
        self.keys, self.plans = [int(key) for key in keys_of(like.seed)], [setup.plan]
        widths = (layout.obs_words, layout.mask_words, setup.players)
        self.obs, self.mask, self.rewards = (np.zeros((SIZE, width), object) for width in widths)
        self.ended, self.seats = np.zeros(SIZE, object), np.zeros(SIZE, object)
        self.run("reset", env_kernels.RESET, [0] * SIZE)

    def run(self, name: str, body: str, actions: list[int]) -> None:
        if name not in self.names:
            exec(env_kernels.kernel_source(self.kept, name, body), self.names)
        shown = (actions, self.mask, self.seats, self.obs, self.mask, self.rewards, self.ended, self.seats)
        for self.threads.number in range(SIZE):
            self.names[name](*self.states, *self.keys, self.plans, SIZE, *shown)
        for kept, narrow in zip(self.states, self.narrow, strict=True):
            assert np.array_equal(kept, kept.astype(narrow.dtype)), "a number does not fit into its place"

    def step(self, actions: Array) -> None:
        self.run("step", env_kernels.STEP, actions.tolist())


@pytest.mark.parametrize(("edition", "players", "options", "settings"), TABLES)
def test_kernels_write_the_same_bytes_as_a_batch(
    edition: str, players: int, options: str, settings: dict[str, Any]
) -> None:
    batch = Batch(edition, players, SIZE, options=options, seed=2**40 + 7, machine="python", **settings)
    kernels, luck, rounds = KernelBatch(batch), np.random.default_rng(5), 0
    for _ in range(STEPS):
        for ours, theirs in (
            (kernels.obs, batch.obs_words),
            (kernels.mask, batch.mask_words),
            (kernels.seats, batch.seats),
            (kernels.rewards, batch.rewards),
            (kernels.ended, batch.ended),
        ):
            assert np.array_equal(ours.astype(theirs.dtype), theirs)
        actions = choose(batch.mask, luck)
        batch.step(actions)
        kernels.step(actions)
        rounds += int((batch.ended != 0).sum())
    assert rounds > 0
