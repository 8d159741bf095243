"""The environments interpreted: the same functions as plain Python. Slow, with a debugger, and without a compiler."""

from dataclasses import astuple, dataclass
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from wildfour.bots.policies import rate_policies, skilled_features, skilled_policy, skilled_weights
from wildfour.chance.streams import SeededChance
from wildfour.compiled.c_entry_points import RESET, STEP
from wildfour.compiled.compiler import Function, compile_modules
from wildfour.compiled.cpu import RULE_MODULES
from wildfour.encoding import action_mask, block_offsets, observation
from wildfour.envs import opponents
from wildfour.envs.core import private_knowledge, step, step_loop
from wildfour.envs.core.setup import Setup
from wildfour.rules import primitives, public_knowledge
from wildfour.rules.scoring import points_of
from wildfour.rules.state import RoundState

if TYPE_CHECKING:
    from wildfour.envs.batch import Batch

ENV_MODULES = (public_knowledge, block_offsets, observation, action_mask, step, step_loop)
POLICY_MODULES = (rate_policies, skilled_weights, skilled_features, skilled_policy, opponents)
LUCK = 0x5EED << 32  # keeps the luck of policies apart from what chance gives to the round


def as_it_is(function: Function) -> Function:
    return function


def instead_of(setup: Setup) -> dict[Function, Function]:
    """Return the replaced functions: policies' choices where they play, private knowledge where it is shown."""
    instead: dict[Function, Function] = {primitives.emit: observation.notice_event}
    if setup.private:
        instead = {
            primitives.emit: private_knowledge.notice_all,
            observation.write_known: private_knowledge.write_known_cards,
        }
    elif setup.planes:
        instead[observation.write_known] = observation.write_open_hands
    if setup.has_policies:
        instead[step.choice_of] = opponents.choice_of_policy
    return instead


def modules_of(setup: Setup) -> tuple[ModuleType, ...]:
    """The modules in the language of the rules that such a table needs besides the rules."""
    private = (private_knowledge,) if setup.private else ()
    return (*ENV_MODULES, *private, *(POLICY_MODULES if setup.has_policies else ()))


@cache
def twins(setup: Setup) -> dict[Function, Any]:
    modules = (*RULE_MODULES, *modules_of(setup))
    return compile_modules(modules, as_it_is, ready={}, instead=instead_of(setup))


def new_state(setup: Setup) -> RoundState:
    if not setup.private:
        return RoundState(setup.rules, setup.players)
    state = private_knowledge.KnowingRound(setup.rules, setup.players)
    state.known = [0] * private_knowledge.room_for_known(setup.players, 2 * setup.rules.decks)
    return state


@dataclass(slots=True)
class PlainProgress:
    """See stepping.Progress."""

    number: int
    stride: int
    moves: int
    waited: int
    ended: int
    illegal: int
    dealer: int


def plain_plan(setup: Setup) -> SimpleNamespace:
    plans = setup.plan_array()
    return SimpleNamespace(**{name: plans[name][0].tolist() for name in plans.dtype.names or ()})


class PlainMachine:
    """The environments of a batch as Python objects."""

    def __init__(self, batch: "Batch") -> None:
        setup = batch.setup
        self.batch = batch
        self.states = [new_state(setup) for _ in range(batch.size)]
        self.settings = SimpleNamespace(**setup.settings)
        self.plan = plain_plan(setup)
        self.twins = twins(setup)

    def seed(self, seed: int) -> None:
        self.chances = [SeededChance(seed) for _ in self.states]
        self.lucks = [SeededChance(seed ^ LUCK) for _ in self.states]

    def run(self, what: int) -> None:
        batch = self.batch
        envs = [PlainProgress(*record) for record in batch.envs.tolist()]
        table = (self.states, self.states, self.chances, self.lucks, envs, self.settings, self.plan)
        actions, seats = batch.actions.tolist(), batch.seats.tolist()
        shown = (batch.obs_words, batch.mask_words, seats)
        if what == STEP:
            ended = (batch.rewards, batch.ended, batch.final_words)
            self.twins[step_loop.step_all](*table, *shown, *ended, actions)
        elif what == RESET:
            self.twins[step_loop.reset_all](*table, *shown, actions)
        batch.seats[:] = seats
        for i, env in enumerate(envs):
            batch.envs[i] = astuple(env)

    def observe(self, i: int, seat: int, row: Any) -> None:
        self.twins[step_loop.observe_one](self.states, self.states, i, seat, row)

    def points_left(self, i: int) -> tuple[int, list[int]]:
        state = self.states[i]
        return state.winner, [points_of(state, seat) for seat in range(state.players)]
