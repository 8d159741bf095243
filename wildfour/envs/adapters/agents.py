"""Base class for both PettingZoo interfaces: the table, observations, and actions."""

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Discrete

from wildfour.compiled.state_arrays import Array
from wildfour.envs.batch import Machine
from wildfour.envs.core.setup import check_choice
from wildfour.envs.match_game import game_for
from wildfour.envs.rendering import RENDER_MODES, Renderer

NAME = "wildfour_uno_v0"


class TableOfAgents:
    """A round of UNO, or a match. Observations are bytes (docs/environments.md). The legal actions are in
    `info["action_mask"]`."""

    metadata: ClassVar[dict[str, Any]] = {"name": NAME, "render_modes": RENDER_MODES, "render_fps": 2}
    illegal_actions: ClassVar[str]  # the default handling of illegal actions
    all_at_once: ClassVar[bool]  # whether a cycle is one action by every agent, not a single move

    def __init__(
        self,
        edition: str = "classic-2003",
        players: int = 4,
        options: str = "",
        *,
        match: str | None = None,
        illegal: str | None = None,
        machine: Machine = "generic",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Set up the table. If `match` names a format, an episode is a whole match. `illegal` is "error" or "first".
        `max_cycles` truncates a round after that many cycles. A cycle is one step if all agents act at once, or else
        one step per seat. See `Setup.of` for the other settings: calls, masks, reward, knowledge, skip_forced,
        most_moves."""
        super().__init__()
        illegal = illegal or self.illegal_actions
        check_choice("illegal", illegal, ("error", "first"))
        if max_cycles is not None:
            settings["most_moves"] = max_cycles if self.all_at_once else max_cycles * players
        first = illegal == "first"
        self.game = game_for(edition, players, options, match, machine=machine, first=first, **settings)
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode)
        self.agents: list[str] = []
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        seen, actions = self.game.obs_bytes, self.game.layout.actions
        self.observation_spaces = {agent: Box(0, 255, (seen,), np.uint8) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.state_space = Box(0, 255, (players * seen,), np.uint8)

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def state(self) -> Array:
        """Return all seats' observations, starting from seat 0, for methods with perfect information only."""
        return np.concatenate([self.game.observe(seat) for seat in range(len(self.possible_agents))])

    def render(self) -> Any:
        return self._renderer.render(self.game.round)

    def transcript(self) -> str:
        """Return the round or match so far as text."""
        return self.game.transcript

    def close(self) -> None:
        """Do nothing, because no resources are held."""
