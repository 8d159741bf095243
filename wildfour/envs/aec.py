"""PettingZoo: the agents are asked one after the other.

from wildfour.envs.aec import env
table = env("classic-2003", players=4)
table.reset(seed=7)
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    action = None if terminated or truncated else table.action_space(agent).sample(info["action_mask"])
    table.step(action)
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv

from wildfour.envs.batch import Machine
from wildfour.envs.match_game import game_for
from wildfour.envs.rendering import RENDER_MODES, Renderer
from wildfour.envs.setup import check_choice
from wildfour.machine.batch import Array

NAME = "wildfour_uno_v0"


class UnoAEC(AECEnv):  # type: ignore[misc]
    """A round of UNO. Observations are bytes (docs/environments.md); what an agent may do is `info["action_mask"]`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": NAME,
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str = "classic-2003",
        players: int = 4,
        options: str = "",
        *,
        match: str | None = None,
        illegal: str = "error",
        machine: Machine = "generic",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """`match` names a format: then an episode is a whole match in it. `max_cycles` truncates a round when every
        seat might have been asked so often. The other settings are those of `Setup.of`: calls, masks, reward,
        skip_forced, most_moves."""
        super().__init__()
        check_choice("illegal", illegal, ("error", "first"))
        if max_cycles is not None:
            settings["most_moves"] = max_cycles * players
        first = illegal == "first"
        self.game = game_for(edition, players, options, match, machine=machine, first=first, **settings)
        self._match = match is not None  # then rounds may be paid before the end
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode)
        layout = self.game.layout
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {
            agent: Box(0, 255, (self.game.obs_bytes,), np.uint8) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(layout.actions) for agent in self.possible_agents}
        self.state_space = Box(0, 255, (players * self.game.obs_bytes,), np.uint8)
        self._nothing = np.zeros(layout.actions, np.int8)

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A seed begins its series of rounds; without one the next round of the series is dealt."""
        self.game.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
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
        self.infos[agent] = {"action_mask": self._nothing}
        self._cumulative_rewards[agent] = 0.0
        if game.over or self._match:
            self._pay()
        if game.over:
            self.terminations = dict.fromkeys(self.agents, game.terminated)
            self.truncations = dict.fromkeys(self.agents, game.truncated)
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        self.rewards = dict(zip(self.agents, self.game.rewards, strict=True))
        self._accumulate_rewards()

    def state(self) -> Array:
        """With perfect information: what each seat sees, one after the other, from seat 0 on."""
        return np.concatenate([self.game.observe(seat) for seat in range(len(self.possible_agents))])

    def render(self) -> Any:
        return self._renderer.render(self.game.round)

    def transcript(self) -> str:
        """The round so far, as text."""
        return self.game.transcript

    def close(self) -> None:
        """Nothing is held open."""


def env(edition: str = "classic-2003", players: int = 4, options: str = "", **settings: Any) -> UnoAEC:
    return UnoAEC(edition, players, options, **settings)


raw_env = env
