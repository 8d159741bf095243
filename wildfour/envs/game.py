"""An environment in which seats act in turn: the basis for the PettingZoo, Gymnasium, and other adapters."""

from typing import Any

import numpy as np

from wildfour.compiled.state_arrays import Array
from wildfour.envs.batch import Batch, Machine
from wildfour.envs.codec.encoding_names import Layout
from wildfour.envs.core.setup import Setup
from wildfour.envs.core.step import GOES_ON, TERMINATED
from wildfour.envs.core.step_loop import STEP
from wildfour.envs.episode_replay import dealer_of, round_of, transcript_of
from wildfour.errors import Invalid
from wildfour.events.event_kinds import NOBODY
from wildfour.round.round import Round

SEEDS = 1 << 63


class Game:
    """A game with one round at a time. With `first`, the first legal action replaces an illegal one. Otherwise illegal
    actions are rejected."""

    def __init__(self, setup: Setup, *, machine: Machine = "generic", first: bool = False) -> None:
        self.setup = setup
        self.batch = Batch(setup, size=1, machine=machine)
        self.layout: Layout = self.batch.layout
        self.obs_bytes = self.layout.obs_bytes
        self.first = first
        self.seed = int(np.random.default_rng().integers(SEEDS))
        self.number = NOBODY  # the round number
        self.chosen: list[int] = []  # the learners' actions in this round
        self._obs: Array = self.batch.obs[0]
        self._mask: Array = self.batch.mask[0]
        self._actions, self._seats, self._ended = self.batch.actions, self.batch.seats, self.batch.ended
        self._run = self.batch.machine.run

    def reset(self, seed: int | None = None) -> None:
        """Deal a seed's first round, or the next round."""
        if seed is not None or self.number == NOBODY:
            self.seed = self.seed if seed is None else seed
            self.batch.reset(self.seed)
        else:
            self.batch.reset()
        self._begin()

    def deal(self, seed: int, number: int, dealer: int) -> None:
        """Deal a seed's round with the given number and dealer."""
        self.seed = seed
        self.batch.machine.seed(seed)
        envs = self.batch.envs
        envs["number"], envs["stride"], envs["dealer"] = number - 1, 1, dealer
        self.batch.reset()
        self._begin()

    def _begin(self) -> None:
        self.number = int(self.batch.envs["number"][0])
        self.chosen = []

    @property
    def dealer(self) -> int:
        """Return the round's dealer."""
        dealer = int(self.batch.envs["dealer"][0])
        return dealer_of(self.setup, self.number) if dealer == NOBODY else dealer

    @property
    def seat(self) -> int:
        """Return the seat to act."""
        return int(self._seats[0])

    @property
    def over(self) -> bool:
        return bool(self._ended[0] != GOES_ON)

    @property
    def terminated(self) -> bool:
        return bool(self._ended[0] == TERMINATED)

    @property
    def truncated(self) -> bool:
        return self.over and not self.terminated

    @property
    def rewards(self) -> list[float]:
        """Return the rewards by seat."""
        rewards: list[float] = self.batch.rewards[0].tolist()
        return rewards

    @property
    def illegal(self) -> int:
        """Count the illegal actions since the seed was set."""
        return self.batch.illegal_actions

    def points_left(self) -> tuple[int, list[int]]:
        """Return the seat that went out (or NOBODY) and the points left in each hand."""
        return self.batch.machine.points_left(0)

    def observation(self) -> Array:
        """Return the observation for the seat to act."""
        return self._obs.copy()

    def mask(self) -> Array:
        return self._mask.copy()

    def observe(self, seat: int) -> Array:
        return self.batch.observe(0, seat)

    def step(self, action: object) -> None:
        """Take an action for the seat to act."""
        number = self.checked(action)
        self._actions[0] = number
        self.chosen.append(number)
        self._run(STEP)

    def offered(self) -> list[int]:
        """Return the legal actions for the seat to act."""
        return [int(action) for action in np.flatnonzero(self._mask)]

    def resolved(self, action: object) -> int:
        """Return the action to take: the chosen action or, if it is illegal, the first legal one."""
        number = self.checked(action)
        if 0 <= number < self.layout.actions and self._mask[number]:
            return number
        self.batch.envs["illegal"] += 1
        return self.offered()[0]

    def checked(self, action: Any) -> int:
        if self._ended[0] != GOES_ON or self.number == NOBODY:
            raise Invalid("env-over")
        try:
            number = int(action.__index__())
        except (AttributeError, TypeError):
            raise Invalid("env-action-type", action=repr(action)) from None
        if not self.first and not (0 <= number < self.layout.actions and self._mask[number]):
            self.batch.refuse(0, number)
        return number

    @property
    def round(self) -> Round:
        """Return the current round as a replay, with views, events, and a transcript."""
        return round_of(self.setup, self.seed, self.number, self.chosen, self.dealer)

    @property
    def transcript(self) -> str:
        return transcript_of(self.setup, self.round)
