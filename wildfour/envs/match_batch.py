"""Whole matches side by side: a batch in which an episode is a match.

batch = MatchBatch("classic-2003", players=4, size=64, match="elimination", seed=7)
while True:
    batch.step(choose(batch.obs, batch.mask))   # one action per match

A match batch has the same arrays as a `Batch`. `seats` contains player numbers, which do not depend on the seats in a
round. Each match is stepped separately (match_game.py), so this is far slower than a batch of rounds.
"""

from typing import Any

import numpy as np

from wildfour.compiled.state_arrays import Array
from wildfour.envs.batch import MOST_ENVIRONMENTS, IllegalActions, Machine, SideBySide, actions_for
from wildfour.envs.core.setup import RESETS, Autoreset, check_choice, check_number
from wildfour.envs.core.step import GOES_ON, TERMINATED, TRUNCATED
from wildfour.envs.match_game import MatchGame, format_for


class MatchBatch(SideBySide):
    """Matches at tables of one kind. Environment i plays a seed's rounds i, i + size, i + 2 size, …."""

    def __init__(
        self,
        edition: str = "classic-2003",
        players: int = 4,
        size: int = 64,
        *,
        match: str = "points-race",
        options: str = "",
        seed: int = 0,
        machine: Machine = "generic",
        illegal: IllegalActions = "first",
        autoreset: Autoreset = "same-step",
        **settings: Any,
    ) -> None:
        """Set up the batch. `match` is a format's name. See `Batch` for the other settings."""
        check_choice("illegal", illegal, ("first", "error"))
        check_choice("autoreset", autoreset, tuple(RESETS))
        check_number("size", size, 1, MOST_ENVIRONMENTS)
        setup, form = format_for(edition, players, options, match, **settings)
        self.games = [
            MatchGame(setup, form, machine=machine, first=illegal == "first", start=i, stride=size) for i in range(size)
        ]
        self.setup, self.layout, self.size, self.players = setup, self.games[0].layout, size, players
        self.autoreset, self.illegal = autoreset, illegal
        self.obs_bytes = self.games[0].obs_bytes
        self.obs, self.final_obs = (np.zeros((size, self.obs_bytes), "u1") for _ in range(2))
        self.mask = np.zeros((size, self.layout.actions), "i1")
        self.seats = np.zeros(size, "i1")  # the player to act
        self.rewards = np.zeros((size, players), "f4")
        self.ended = np.zeros(size, "i1")  # by the last step: 1 terminated, 2 truncated
        self.actions = np.zeros(size, "i8")
        self.reset(seed)

    def reset(self, seed: int | None = None, which: Array | None = None) -> None:
        """Begin a seed's first matches, or the next matches, in all environments or in those where `which` is true."""
        for i in range(self.size) if which is None else np.flatnonzero(which).tolist():
            self.games[i].reset(seed)
            self.rewards[i], self.ended[i] = 0, GOES_ON
            self._write_row(i)

    def step(self, actions: Any) -> None:
        """Take one action in each environment."""
        self.actions[:] = actions_for(self.size, actions)
        for i, action in enumerate(self.actions.tolist()):
            self._step_one(i, action)

    def _step_one(self, i: int, action: int) -> None:
        game = self.games[i]
        if game.over and self.autoreset == "next-step":
            game.reset()
            self.rewards[i], self.ended[i] = 0, GOES_ON
        elif game.over and self.illegal == "first":
            self.rewards[i] = 0
        else:
            game.step(action)
            self.rewards[i] = game.rewards
            self.ended[i] = TERMINATED if game.terminated else TRUNCATED if game.truncated else GOES_ON
            if game.over and self.autoreset == "same-step":
                self.final_obs[i] = game.observe(int(self.seats[i]))
                game.reset()
        self._write_row(i)

    def _write_row(self, i: int) -> None:
        """Write the observation for the player to act or, after the match, for the last player to act."""
        game = self.games[i]
        if game.over:
            self.obs[i], self.mask[i] = game.observe(int(self.seats[i])), 0
        else:
            self.obs[i], self.mask[i], self.seats[i] = game.observation(), game.mask(), game.seat

    @property
    def illegal_by_env(self) -> Array:
        return np.array([game.illegal for game in self.games])

    @property
    def illegal_actions(self) -> int:
        """Count the illegal actions since the seed was set."""
        return int(self.illegal_by_env.sum())

    def observe(self, i: int, player: int) -> Array:
        """Return any player's observation in an environment."""
        return self.games[i].observe(player)
