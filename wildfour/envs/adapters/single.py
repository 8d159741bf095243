"""A Gymnasium environment: one learner against policies or bots.

table = UnoEnv(opponents="casual")
observation, info = table.reset(seed=7)
observation, reward, terminated, truncated, info = table.step(table.action_space.sample(info["action_mask"]))
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from wildfour.bots.levels import bot_named
from wildfour.compiled.state_arrays import Array
from wildfour.envs.batch import Machine
from wildfour.envs.bot_seats import BotSeats
from wildfour.envs.core.setup import POLICIES, check_choice, check_number
from wildfour.envs.match_game import game_for
from wildfour.envs.rendering import RENDER_MODES, Renderer
from wildfour.errors import Invalid

Step = tuple[Array, float, bool, bool, dict[str, Any]]


class UnoEnv(gymnasium.Env[Array, np.int64]):
    """A UNO round for one learner. The legal actions are in `info["action_mask"]`, and `action_masks()` returns them
    too."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - as in Gymnasium

    def __init__(
        self,
        edition: str = "classic-2003",
        players: int = 2,
        options: str = "",
        *,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        match: str | None = None,
        illegal: str = "first",
        machine: Machine = "generic",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Set up the table. `opponents` is one name for all other seats, or one per seat in the order of play. random,
        greedy, sparing, color, and skilled are compiled with the rules; novice, casual, expert, and all other bots are
        called individually. If `match` names a format, an episode is a whole match. With `illegal` "first", the first
        legal action replaces an illegal one, and `info["illegal"]` counts replacements."""
        check_choice("illegal", illegal, ("error", "first"))
        check_number("players", players, 2, 10)
        check_number("seat", seat, 0, players - 1)
        names = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
        compiled = all(name in POLICIES for name in names)
        if compiled:
            settings = {"opponents": names, "seat": seat, **settings}
        first = illegal == "first"
        self.game = game_for(edition, players, options, match, machine=machine, first=first, **settings)
        self._bots = None if compiled else BotSeats(self.game, seat_bots(players, seat, names))
        self.seat = seat
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode)
        self.observation_space = Box(0, 255, (self.game.obs_bytes,), np.uint8)
        self.action_space = Discrete(self.game.layout.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal the first round of a seed. Without a seed, deal the next round."""
        super().reset(seed=seed)
        self.game.reset(seed)
        if self._bots is not None:
            self._bots.begin()
            while self.game.over:
                self.game.reset()
                self._bots.begin()
        return self.game.observation(), self._info()

    def step(self, action: Any) -> Step:
        if self._bots is None:
            self.game.step(action)
        else:
            self._bots.step(action)
        game = self.game
        observation = game.observe(self.seat) if game.over else game.observation()
        if self.render_mode == "human":
            self.render()
        return observation, game.rewards[self.seat], game.terminated, game.truncated, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.game.mask(), "illegal": self.game.illegal}

    def action_masks(self) -> Array:
        """Return the mask in sb3-contrib's format."""
        return self.game.mask().astype(bool)

    def render(self) -> Any:
        return self._renderer.render(self.game.round)

    def transcript(self) -> str:
        """Return the round so far, or the match, as text."""
        return self.game.transcript


def seat_bots(players: int, seat: int, names: Sequence[str]) -> dict[int, Any]:
    if len(names) != players - 1:
        raise Invalid("env-opponents", given=len(names), players=players, needed=players - 1)
    return {(seat + steps) % players: bot_named(name) for steps, name in enumerate(names, start=1)}
