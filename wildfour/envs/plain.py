"""The environments interpreted: the same functions as plain Python. Slow, with a debugger, and without a compiler."""

from dataclasses import astuple, dataclass
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from wildfour.bots import evaluation, policies, skilled, weights
from wildfour.chance import SeededChance
from wildfour.encoding import blocks, masking, observing
from wildfour.envs import knowing, looping, opponents, stepping
from wildfour.envs.setup import Setup
from wildfour.machine.compile import Function, compile_modules
from wildfour.machine.cpu import RULE_MODULES
from wildfour.machine.entries import RESET, STEP
from wildfour.rules import knowledge, primitives
from wildfour.rules.state import RoundState

if TYPE_CHECKING:
    from wildfour.envs.batch import Batch

ENV_MODULES = (knowledge, blocks, observing, masking, stepping, looping)
POLICY_MODULES = (policies, weights, evaluation, skilled, opponents)
LUCK = 0x5EED << 32  # keeps the luck of policies apart from what chance gives to the round


def as_it_is(function: Function) -> Function:
    return function


def instead_of(setup: Setup) -> dict[Function, Function]:
    """What takes the place of what at such a table: policies' choices where they play, private knowledge where it is
    shown, other rules where they hold."""
    instead: dict[Function, Function] = {primitives.emit: observing.notice_event}
    if setup.private:
        instead = {primitives.emit: knowing.notice_all, observing.write_known: knowing.write_known_cards}
    elif setup.planes:
        instead[observing.write_known] = observing.write_open_hands
    if setup.has_policies:
        instead[stepping.choice_of] = opponents.choice_of_policy
    return instead | dict(setup.other_rules.instead)


def modules_of(setup: Setup) -> tuple[ModuleType, ...]:
    """The modules in the language of the rules that such a table needs besides the rules."""
    private = (knowing,) if setup.private else ()
    return (*ENV_MODULES, *private, *(POLICY_MODULES if setup.has_policies else ()), *setup.other_rules.modules)


@cache
def twins(setup: Setup) -> dict[Function, Any]:
    modules = (*RULE_MODULES, *modules_of(setup))
    return compile_modules(modules, as_it_is, ready={}, instead=instead_of(setup))


def new_state(setup: Setup) -> RoundState:
    if not setup.private:
        return RoundState(setup.rules, setup.players)
    state = knowing.KnowingRound(setup.rules, setup.players)
    state.known = [0] * knowing.room_for_known(setup.players, 2 * setup.rules.decks)
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
            self.twins[looping.step_all](*table, *shown, *ended, actions)
        elif what == RESET:
            self.twins[looping.reset_all](*table, *shown, actions)
        batch.seats[:] = seats
        for i, env in enumerate(envs):
            batch.envs[i] = astuple(env)

    def observe(self, i: int, seat: int, row: Any) -> None:
        self.twins[looping.observe_one](self.states, self.states, i, seat, row)
