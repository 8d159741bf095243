"""PettingZoo's AEC interface: agents act in turn.

from wildfour.envs.adapters.aec import env
table = env("classic-2003", players=4)
table.reset(seed=7)
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    action = None if terminated or truncated else table.action_space(agent).sample(info["action_mask"])
    table.step(action)
"""

from typing import Any, ClassVar

import numpy as np
from pettingzoo import AECEnv

from wildfour.compiled.state_arrays import Array
from wildfour.envs.adapters.agents import TableOfAgents
from wildfour.envs.match_game import MatchGame


class UnoAEC(TableOfAgents, AECEnv):  # type: ignore[misc]
    """An environment in which only the agent to act takes an action."""

    metadata: ClassVar[dict[str, Any]] = TableOfAgents.metadata | {"is_parallelizable": False}
    illegal_actions, all_at_once = "error", False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the first round of a seed. Without a seed, deal the next round."""
        self.game.reset(seed)
        self._empty_mask = np.zeros(self.game.layout.actions, np.int8)
        self._match = isinstance(self.game, MatchGame)  # a match may give rewards before its end
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._empty_mask} for agent in self.agents}
        self._start_turn()

    def _start_turn(self) -> None:
        self.agent_selection = self.possible_agents[self.game.seat]
        self.infos[self.agent_selection] = {"action_mask": self.game.mask()}

    def observe(self, agent: str) -> Array:
        if agent == self.agent_selection and not self.game.over:
            return self.game.observation()
        return self.game.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        game.step(action)
        self.infos[agent] = {"action_mask": self._empty_mask}
        self._cumulative_rewards[agent] = 0.0
        if game.over or self._match:
            self._add_rewards()
        if game.over:
            self.terminations = dict.fromkeys(self.agents, game.terminated)
            self.truncations = dict.fromkeys(self.agents, game.truncated)
        else:
            self._start_turn()
        if self.render_mode == "human":
            self.render()

    def _add_rewards(self) -> None:
        self.rewards = dict(zip(self.agents, self.game.rewards, strict=True))
        self._accumulate_rewards()


env = raw_env = UnoAEC
