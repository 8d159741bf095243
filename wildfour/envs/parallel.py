"""PettingZoo's parallel interface: all agents act at once, and only the action of the one who is asked counts. The
others have the action `wait` alone."""

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Discrete
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from wildfour.envs.aec import NAME
from wildfour.envs.batch import Machine
from wildfour.envs.match_game import game_for
from wildfour.envs.rendering import RENDER_MODES, Renderer
from wildfour.envs.setup import check_choice
from wildfour.machine.batch import Array

Returned = tuple[dict[str, Array], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class UnoParallel(ParallelEnv):  # type: ignore[misc]
    """A round of UNO; see UnoAEC."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": NAME,
        "render_modes": RENDER_MODES,
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str = "classic-2003",
        players: int = 4,
        options: str = "",
        *,
        match: str | None = None,
        illegal: str = "first",
        machine: Machine = "generic",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """`max_cycles` truncates a round after so many steps. See UnoAEC for the others."""
        check_choice("illegal", illegal, ("error", "first"))
        if max_cycles is not None:
            settings["most_moves"] = max_cycles
        first = illegal == "first"
        self.game = game_for(edition, players, options, match, machine=machine, first=first, **settings)
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode)
        layout = self.game.layout
        self.agents: list[str] = []
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {
            agent: Box(0, 255, (self.game.obs_bytes,), np.uint8) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(layout.actions) for agent in self.possible_agents}
        self.state_space = Box(0, 255, (players * self.game.obs_bytes,), np.uint8)
        self._wait = np.zeros(layout.actions, np.int8)
        self._wait[layout.numbers["wait"]] = 1

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, dict[str, Any]]]:
        self.game.reset(seed)
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
        asked = self.game.seat
        return {
            agent: {"action_mask": self.game.mask() if seat == asked else self._wait.copy()}
            for seat, agent in enumerate(self.possible_agents)
        }

    def state(self) -> Array:
        return np.concatenate([*self._observations().values()])

    def render(self) -> Any:
        return self._renderer.render(self.game.round)

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(edition: str = "classic-2003", players: int = 4, options: str = "", **settings: Any) -> UnoParallel:
    return UnoParallel(edition, players, options, **settings)


def env(edition: str = "classic-2003", players: int = 4, options: str = "", **settings: Any) -> Any:
    """All agents one after the other, once in each cycle, whoever is asked: PettingZoo's own form of a parallel
    environment. aec.py has the one in which only the agent that is asked acts."""
    return parallel_to_aec(parallel_env(edition, players, options, **settings))
