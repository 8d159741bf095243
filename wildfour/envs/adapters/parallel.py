"""PettingZoo's parallel interface: all agents act at once, but only the action of the agent to act counts. All others
can only `wait`."""

from typing import Any, ClassVar

import numpy as np
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from wildfour.compiled.state_arrays import Array
from wildfour.envs.adapters.agents import TableOfAgents

Returned = tuple[dict[str, Array], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class UnoParallel(TableOfAgents, ParallelEnv):  # type: ignore[misc]
    """An environment in which all agents act in each step. All but one wait."""

    metadata: ClassVar[dict[str, Any]] = TableOfAgents.metadata | {"is_parallelizable": True}
    illegal_actions, all_at_once = "first", True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, dict[str, Any]]]:
        self.game.reset(seed)
        self._wait = np.zeros(self.game.layout.actions, np.int8)
        self._wait[self.game.layout.numbers["wait"]] = 1
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> Returned:
        if not self.agents:
            return {}, {}, {}, {}, {}
        game, agents = self.game, self.agents
        game.step(actions.get(self.possible_agents[game.seat]))
        rewards = dict(zip(agents, game.rewards, strict=True))
        terminations = dict.fromkeys(agents, game.terminated)
        truncations = dict.fromkeys(agents, game.truncated)
        observations, infos = self._observations(), self._infos()
        if game.over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, Array]:
        return {agent: self.game.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        acting = self.game.seat
        return {
            agent: {"action_mask": self.game.mask() if seat == acting else self._wait.copy()}
            for seat, agent in enumerate(self.possible_agents)
        }


parallel_env = UnoParallel


def env(*table: Any, **settings: Any) -> Any:
    """Wrap the parallel environment in PettingZoo's AEC interface: all agents act once per cycle. In aec.py, only the
    agent to act takes an action."""
    return parallel_to_aec(parallel_env(*table, **settings))
