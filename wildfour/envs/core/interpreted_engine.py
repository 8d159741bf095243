"""Interpreted environments: the same functions in plain Python. They are slow, but work with a debugger and without a
compiler."""

from dataclasses import astuple
from functools import cache
from typing import Any

from wildfour.chance.streams import SeededChance
from wildfour.compiled.compiler import Function, compile_modules
from wildfour.compiled.cpu import RULE_MODULES
from wildfour.encoding.observation import write_observation
from wildfour.envs.core import private_knowledge, step_loop
from wildfour.envs.core.setup import Setup
from wildfour.envs.core.step import Progress
from wildfour.rules.scoring import points_of
from wildfour.rules.state import RoundState

LUCK = 0x5EED << 32  # separates the policies' random stream from the round's


@cache
def twins(setup: Setup, *ready: tuple[Function, Function]) -> dict[Function, Any]:
    """Map replaced functions to a table's functions. `ready` adds more."""
    modules, overrides = setup.parts
    return compile_modules((*RULE_MODULES, *modules), lambda one: one, ready=dict(ready), overrides=overrides)


def new_state(setup: Setup) -> RoundState:
    if not setup.private:
        return RoundState(setup.rules, setup.players)
    state = private_knowledge.KnowingRound(setup.rules, setup.players)
    state.known = [0] * private_knowledge.room_for_known(setup.players, 2 * setup.rules.decks)
    return state


class InterpretedEngine:
    """A batch's environments as Python objects."""

    def __init__(self, setup: Setup, shown: step_loop.Shown) -> None:
        self.shown = shown
        self.states = [new_state(setup) for _ in shown.envs]
        self.settings, self.plan, self.twins = setup.settings, setup.plan, twins(setup)

    def seed(self, seed: int) -> None:
        self.chances = [SeededChance(seed) for _ in self.states]
        self.lucks = [SeededChance(seed ^ LUCK) for _ in self.states]

    def run(self, what: int) -> None:
        shown = self.shown
        envs, seats = [Progress(*record) for record in shown.envs.tolist()], shown.seats.tolist()
        table = (self.states, self.states, self.chances, self.lucks, envs, self.settings, self.plan)
        results = (shown.obs, shown.mask, seats, shown.rewards, shown.ended, shown.finals)
        self.twins[step_loop.run](what, step_loop.Rows(*table, *results, shown.actions.tolist()))
        shown.seats[:] = seats
        shown.envs[:] = [astuple(env) for env in envs]

    def observe(self, i: int, seat: int, row: Any) -> None:
        self.twins[write_observation](self.states[i], seat, row)

    def points_left(self, i: int) -> tuple[int, list[int]]:
        state = self.states[i]
        return state.winner, [points_of(state, seat) for seat in range(state.players)]
