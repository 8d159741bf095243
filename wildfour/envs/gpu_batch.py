"""The batch on a GPU (the `cuda` extra): the same step, with one thread per environment. All data stays on the GPU.

batch = GpuBatch("classic-2003", players=2, size=1 << 20, stream=torch.cuda.current_stream().cuda_stream)
obs, mask = torch.from_dlpack(batch.obs), torch.from_dlpack(batch.mask)     # the same memory
actions = torch.from_dlpack(batch.actions)
actions.copy_(choose(obs, mask)); batch.step()
"""

from dataclasses import asdict
from functools import cache
from typing import Any

import numpy as np

from wildfour.chance.philox import KEY_MASK
from wildfour.compiled.cuda.dlpack import Shared
from wildfour.compiled.specialization import KnownTable, values_of
from wildfour.compiled.state_arrays import to_records
from wildfour.envs.codec.encoding_names import Layout
from wildfour.envs.core.interpreted_engine import LUCK
from wildfour.envs.core.private_knowledge import room_for_known
from wildfour.envs.core.setup import LEARNER, POLICIES, Setup, check_number
from wildfour.envs.core.step import Episode, start, step_one, write_view
from wildfour.errors import Invalid
from wildfour.support.stderr_messages import notice_compiling

MOST_ENVIRONMENTS = 1 << 26
FUNCTIONS = (start, step_one, write_view)  # called by the kernels


def cuda_machine() -> Any:
    """Return the CUDA modules if they are installed and there is a GPU."""
    try:
        from wildfour.compiled.cuda import env_kernels  # noqa: PLC0415 - an extra
        from wildfour.compiled.cuda.simulation_kernel import has_gpu  # noqa: PLC0415
    except ImportError as error:
        raise Invalid("env-no-cuda") from error
    if not has_gpu():
        raise Invalid("env-no-gpu")
    return env_kernels


@cache
def kernels_for(setup: Setup) -> Any:
    machine = cuda_machine()
    notice_compiling()
    return machine.kernels_for(table_of(setup), kept_of(machine, setup), *setup.parts, FUNCTIONS, Episode)


def table_of(setup: Setup) -> KnownTable:
    """Return the kernel constants, including the policy if all seats play the same policy."""
    names = {name for name in setup.seats if name != LEARNER}
    plan = {"policy": int(POLICIES[names.pop()])} if len(names) == 1 else {}
    return KnownTable(values_of(setup.rules), setup.players, plan, settings=asdict(setup.settings))


def kept_of(machine: Any, setup: Setup) -> Any:
    known = room_for_known(setup.players, 2 * setup.rules.decks) if setup.private else 0
    return machine.Kept(setup.rules, setup.players, known, setup.has_policies)


def keys_of(seed: int) -> tuple[np.uint32, ...]:
    """Return the keys of the rounds' and the policies' random streams."""
    return tuple(np.uint32(key) for one in (seed, seed ^ LUCK) for key in (one & KEY_MASK, one >> 32))


class GpuBatch:
    """Rounds at tables of one kind, as in `Batch`. Environment i plays a seed's rounds i, i + size, i + 2 size, ….
    PyTorch, JAX, and CuPy can read all arrays in place (DLPack)."""

    def __init__(
        self,
        edition: str | Setup = "classic-2003",
        players: int = 4,
        size: int = 1 << 16,
        *,
        options: str = "",
        seed: int = 0,
        stream: int | None = None,
        double: bool = False,
        **settings: Any,
    ) -> None:
        """Set up the batch. `stream` is the address of the stream to work in. With `double`, a step's results stay
        unchanged until the step after the next, for JAX, which assumes immutable arrays."""
        check_number("size", size, 1, MOST_ENVIRONMENTS)
        self.setup = edition if isinstance(edition, Setup) else Setup.of(edition, players, options, **settings)
        self._machine = cuda_machine()
        self._kernels = kernels_for(self.setup)
        self.size, self.players = size, self.setup.players
        self.layout = Layout(self.setup)
        self._rows = [self._new_rows() for _ in range(2 if double else 1)]
        self._now = 0
        self._plans = self._machine.cuda.to_device(to_records([self.setup.plan]))
        self._actions = self._machine.zeros((size,), "i8")
        self.actions = self._machine.shared(self._actions)
        self.use_stream(stream)
        self.reset(seed)

    def _new_rows(self) -> tuple[Any, ...]:
        """Return arrays for the results: observations, masks, rewards, ended, and seats to act."""
        widths = ((self.layout.obs_words, "i8"), (self.layout.mask_words, "i8"), (self.players, "f4"))
        rows = [self._machine.zeros((self.size, width), kind) for width, kind in widths]
        return (*rows, self._machine.zeros((self.size,), "i1"), self._machine.zeros((self.size,), "i1"))

    def use_stream(self, address: int | None) -> None:
        """Use the given stream from now on, for example `torch.cuda.current_stream().cuda_stream`."""
        self._stream = self._machine.stream_at(address)

    def reset(self, seed: int) -> None:
        """Deal a seed's first rounds."""
        check_number("seed", seed, 0, (1 << 64) - 1)
        self.seed = seed
        self._keys = keys_of(seed)
        self._states = self._machine.new_states(kept_of(self._machine, self.setup), self.size)
        self._launch(self._kernels.reset)

    def step(self, actions: Any = None) -> None:
        """Take one action in each environment, from `self.actions` or from an array of 64-bit ints on the GPU."""
        if actions is not None:
            self._actions.copy_to_device(self._machine.cuda.as_cuda_array(actions), stream=self._stream)
        self._launch(self._kernels.step)

    def _launch(self, kernel: Any) -> None:
        _, shown, _, _, acting = self._rows[self._now]
        self._now = (self._now + 1) % len(self._rows)
        obs, mask, rewards, ended, seats = self._rows[self._now]
        launch = kernel[-(-self.size // self._machine.THREADS), self._machine.THREADS, self._stream]
        where = (self._actions, shown, acting, obs, mask, rewards, ended, seats)
        launch(*self._states, *self._keys, self._plans, self.size, *where)

    def _shared(self, place: int, kind: str | None = None) -> Shared:
        shared: Shared = self._machine.shared(self._rows[self._now][place], kind)
        return shared

    @property
    def obs(self) -> Shared:
        """Return the observations, with one row of bytes per environment."""
        return self._shared(0, "u1")

    @property
    def mask(self) -> Shared:
        return self._shared(1, "i1")

    @property
    def rewards(self) -> Shared:
        return self._shared(2)

    @property
    def ended(self) -> Shared:
        """Return an array with 1 where the last step ended a round, and 2 where it truncated one."""
        return self._shared(3)

    @property
    def seats(self) -> Shared:
        """Return the seats to act."""
        return self._shared(4)

    @property
    def illegal_actions(self) -> int:
        """Count the illegal actions since the seed was set."""
        return int(self._states.counts.copy_to_host()[-1].sum())

    @property
    def bytes_each(self) -> int:
        """Return the GPU memory per environment, in bytes."""
        arrays = [*self._states, self._actions, *(array for rows in self._rows for array in rows)]
        return int(sum(array.nbytes for array in arrays)) // self.size
