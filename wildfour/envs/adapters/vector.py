"""Gymnasium's vector interface: a batch of environments, each with one learner against compiled policies."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from wildfour.compiled.state_arrays import Array
from wildfour.envs.batch import Batch, Machine
from wildfour.envs.core.setup import check_number
from wildfour.envs.match_batch import MatchBatch
from wildfour.errors import Invalid

MODES = {
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.DISABLED: "disabled",
}
Step = tuple[Array, Array, Array, Array, dict[str, Any]]


class UnoVectorEnv(VectorEnv[Array, Array, Array]):
    """`num_envs` rounds of UNO. The legal actions are in `infos["action_mask"]`. See UnoEnv."""

    def __init__(
        self,
        num_envs: int = 1024,
        edition: str = "classic-2003",
        players: int = 2,
        options: str = "",
        *,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        match: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        machine: Machine = "specialised",
        threads: int | None = 1,
        illegal: str = "first",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Set up the batch. With `copy=False`, observations and masks are the batch's arrays, which the next step
        overwrites. If `match` names a format, an episode is a whole match, and only one thread is used."""
        check_number("num_envs", num_envs, 1, 1 << 24)
        self.autoreset_mode = mode_named(autoreset_mode)
        table = {"opponents": opponents, "seat": seat, "autoreset": MODES[self.autoreset_mode], **settings}
        table |= {"options": options, "illegal": illegal, "machine": machine}
        self.batch: Batch | MatchBatch
        if match is None:
            self.batch = Batch(edition, players, num_envs, threads=threads, **table)
        else:
            table["machine"] = "python" if machine == "python" else "generic"
            self.batch = MatchBatch(edition, players, num_envs, match=match, **table)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.seat, self._copy = seat, copy
        self.single_observation_space = Box(0, 255, (self.batch.obs_bytes,), np.uint8)
        self.single_action_space = Discrete(self.batch.layout.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._everywhere = np.ones(num_envs, bool)
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal a seed's first rounds, the i-th round in environment i. Without a seed, deal the next rounds.
        `options["reset_mask"]` selects environments."""
        which = (options or {}).get("reset_mask")
        if which is not None and (which.shape != (self.num_envs,) or which.dtype != np.bool_):
            raise Invalid("env-reset-mask", size=self.num_envs)
        if seed is not None and not isinstance(seed, int):
            raise Invalid("env-one-seed")
        super().reset(seed=seed)
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(1 << 62))
        self._begun = True
        self.batch.reset(seed, which)
        return self._observations(), self._infos()

    def step(self, actions: Any) -> Step:
        batch = self.batch
        batch.step(actions)
        infos = self._infos()
        if self.autoreset_mode == AutoresetMode.SAME_STEP and batch.ended.any():
            self._add_final(infos)
        rewards = batch.rewards[:, self.seat].astype(np.float64)
        return self._observations(), rewards, batch.terminated, batch.truncated, infos

    def _observations(self) -> Array:
        return self.batch.obs.copy() if self._copy else self.batch.obs

    def _infos(self) -> dict[str, Any]:
        mask = self.batch.mask.copy() if self._copy else self.batch.mask
        return {"action_mask": mask, "_action_mask": self._everywhere}

    def _add_final(self, infos: dict[str, Any]) -> None:
        """Add the learners' last observations for environments whose round has ended and whose next round has begun."""
        ended = self.batch.ended != 0
        final = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            final[i] = self.batch.final_obs[i].copy()
        infos["final_obs"], infos["_final_obs"] = final, ended
        infos["final_info"] = {"illegal": self.batch.illegal_by_env, "_illegal": ended}
        infos["_final_info"] = ended

    def action_masks(self) -> Array:
        """Return the masks in sb3-contrib's format."""
        return self.batch.mask.astype(bool)


def mode_named(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return mode if isinstance(mode, AutoresetMode) else AutoresetMode(mode)
    except ValueError:
        known = [one.value for one in AutoresetMode]
        raise Invalid("env-no-such-choice", setting="autoreset_mode", value=str(mode), choices=known) from None
