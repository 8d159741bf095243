"""Many environments side by side: a step makes one move in each environment. The arrays are overwritten, not copied.

batch = Batch("classic-2003", players=4, size=1024, seed=7)
while True:
    batch.step(choose(batch.obs, batch.mask))   # one action per environment
"""

import os
from typing import Any, Literal, Protocol

import numpy as np

from wildfour.compiled.state_arrays import Array, layout_of
from wildfour.envs.codec.encoding_names import Layout
from wildfour.envs.core.compiled_engine import CompiledEngine
from wildfour.envs.core.interpreted_engine import InterpretedEngine
from wildfour.envs.core.setup import Setup, check_choice, check_number
from wildfour.envs.core.step import GOES_ON, TERMINATED, TRUNCATED, Progress
from wildfour.envs.core.step_loop import RESET, STEP, Shown
from wildfour.errors import Invalid
from wildfour.events.event_kinds import NOBODY

Machine = Literal["specialised", "generic", "python"]
IllegalActions = Literal["first", "error"]
MOST_ENVIRONMENTS = 1 << 24


class Runs(Protocol):
    """The engine that steps a batch's environments."""

    def seed(self, seed: int) -> None: ...

    def run(self, what: int) -> None: ...

    def observe(self, i: int, seat: int, row: Array) -> None: ...

    def points_left(self, i: int) -> tuple[int, list[int]]:
        """Return the seat that went out (or NOBODY) and the points left in each hand."""


class SideBySide:
    """Flags for the environments that ended in the last step."""

    ended: Array

    @property
    def terminated(self) -> Array:
        return np.equal(self.ended, TERMINATED)

    @property
    def truncated(self) -> Array:
        return np.equal(self.ended, TRUNCATED)


class Batch(SideBySide):
    """Rounds at tables of one kind. Environment i plays a seed's rounds i, i + size, i + 2 size, …."""

    def __init__(
        self,
        edition: str | Setup = "classic-2003",
        players: int = 4,
        size: int = 1024,
        *,
        options: str = "",
        seed: int = 0,
        machine: Machine = "specialised",
        illegal: IllegalActions = "first",
        threads: int | None = 1,
        **settings: Any,
    ) -> None:
        """Set up the batch. The machine is compiled for this kind of table, compiled for all kinds, or interpreted.
        `threads=None` uses all cores. See `Setup.of` for the other settings: opponents, calls, masks, reward,
        skip_forced, most_moves, autoreset."""
        check_choice("machine", machine, ("specialised", "generic", "python"))
        check_choice("illegal", illegal, ("first", "error"))
        check_number("size", size, 1, MOST_ENVIRONMENTS)
        self.setup = edition if isinstance(edition, Setup) else Setup.of(edition, players, options, **settings)
        self.size, self.players, self.illegal = size, self.setup.players, illegal
        self.layout = Layout(self.setup)
        self.obs_bytes = self.layout.obs_bytes
        self.obs_words = np.zeros((size, self.layout.obs_words), "i8")
        self.mask_words = np.zeros((size, self.layout.mask_words), "i8")
        self.final_words = np.zeros_like(self.obs_words)
        self.obs, self.mask = self.obs_words.view("u1"), self.mask_words.view("i1")
        self.final_obs = self.final_words.view("u1")
        self.seats = np.zeros(size, "i1")  # the seat to act
        self.rewards = np.zeros((size, self.players), "f4")
        self.ended = np.zeros(size, "i1")  # by the last step: 1 terminated, 2 truncated
        self.actions = np.zeros(size, "i8")
        self.envs = np.zeros(size, layout_of(Progress))
        self.envs["dealer"] = NOBODY
        rows = (self.obs_words, self.mask_words, self.seats, self.rewards, self.ended, self.final_words, self.actions)
        shown = Shown(self.envs, *rows)
        self.machine: Runs
        if machine == "python":
            self.machine = InterpretedEngine(self.setup, shown)
        else:
            threads = threads or os.cpu_count() or 1
            self.machine = CompiledEngine(self.setup, shown, generic=machine == "generic", threads=threads)
        self.reset(seed)

    def reset(self, seed: int | None = None, which: Array | None = None) -> None:
        """Deal a seed's first rounds, or the next rounds, in all environments or in those where `which` is true."""
        if seed is not None:
            check_number("seed", seed, 0, (1 << 64) - 1)
            self.seed = seed
            self.machine.seed(seed)
            self.envs["number"], self.envs["stride"] = np.arange(self.size) - self.size, self.size
            self.envs["illegal"] = 0
        self.actions[:] = 1 if which is None else which
        chosen = slice(None) if which is None else np.asarray(which, bool)
        self.rewards[chosen], self.ended[chosen] = 0, 0
        self.machine.run(RESET)

    def step(self, actions: Any) -> None:
        """Take one action in each environment."""
        if actions is not self.actions:
            self.actions[:] = actions_for(self.size, actions)
        if self.illegal == "error":
            self.check(self.actions)
        self.machine.run(STEP)

    def check(self, actions: Array) -> None:
        """Reject the first illegal action, and any step in a round that is over."""
        over = self.envs["ended"] != GOES_ON
        if self.setup.autoreset == "disabled" and over.any():
            raise Invalid("env-over")
        known = (actions >= 0) & (actions < self.layout.actions)
        offered = self.mask[np.arange(self.size), np.where(known, actions, 0)].astype(bool) & known
        if self.setup.autoreset == "next-step":
            offered |= over
        if not offered.all():
            i = int(np.argmin(offered))
            self.refuse(i, int(actions[i]))

    def refuse(self, i: int, action: int) -> None:
        if not 0 <= action < self.layout.actions:
            raise Invalid("env-action-range", action=str(action), most=str(self.layout.actions - 1))
        names = [self.layout.action_names[one] for one in np.flatnonzero(self.mask[i])]
        name = self.layout.action_names[action] or str(action)
        raise Invalid("env-action-not-offered", action=name, seat=int(self.seats[i]), offered=names)

    @property
    def illegal_by_env(self) -> Array:
        counts: Array = self.envs["illegal"]
        return counts.copy()

    @property
    def illegal_actions(self) -> int:
        """Count the illegal actions since the seed was set. The first legal action replaced each of them."""
        return int(self.envs["illegal"].sum())

    def observe(self, i: int, seat: int) -> Array:
        """Return any seat's observation in an environment."""
        check_number("seat", seat, 0, self.players - 1)
        row = np.zeros(self.layout.obs_words, "i8")
        self.machine.observe(i, seat, row)
        return row.view("u1")


def actions_for(size: int, actions: Any) -> Array:
    """Return the actions as one integer per environment."""
    array = np.asarray(actions)
    if array.shape != (size,) or array.dtype.kind not in "iu":
        raise Invalid("env-actions-shape", kind=str(array.dtype), shape=str(array.shape), size=size)
    return array
