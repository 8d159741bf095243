"""What happened in an environment, as a round: the actions that learners chose are made again, interpreted, and noted
with all other moves. So every environment has a transcript, also of what policies did."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace
from typing import Any

from wildfour.chance.streams import SeededChance
from wildfour.compiled.compiler import Function, compile_modules
from wildfour.compiled.cpu import RULE_MODULES
from wildfour.encoding.action_mask import NO_MOVE
from wildfour.envs.codec.encoding_names import Layout
from wildfour.envs.core import step
from wildfour.envs.core.interpreted_engine import (
    LUCK,
    PlainProgress,
    as_it_is,
    instead_of,
    modules_of,
    new_state,
    plain_plan,
)
from wildfour.envs.core.setup import Setup
from wildfour.events.event_kinds import NOBODY
from wildfour.match import Match
from wildfour.round.round import Round
from wildfour.rulebook.moves import CALL
from wildfour.transcript import Transcript, write_transcript

Made = list[tuple[int, int]]  # who made which move


@dataclass(slots=True)
class NotedProgress(PlainProgress):
    """With all moves that were made."""

    made: Made = field(default_factory=list)


def note_down(env: NotedProgress, seat: int, move: int) -> None:
    if move != NO_MOVE:
        env.made.append((seat, move))


@cache
def twins(setup: Setup) -> dict[Function, Any]:
    modules = (*RULE_MODULES, *modules_of(setup))
    return compile_modules(modules, as_it_is, ready={step.note: note_down}, instead=instead_of(setup))


def moves_made(setup: Setup, seed: int, number: int, actions: Sequence[int], dealer: int = NOBODY) -> Made:
    """All moves of the round with that number, policies' moves included, if learners chose those actions; calls that
    are made for the players apart."""
    state = new_state(setup)
    table = (SeededChance(seed), SeededChance(seed ^ LUCK))
    env = NotedProgress(number - 1, 1, 0, 0, 0, 0, dealer)
    settings, plan = SimpleNamespace(**setup.settings | {"resets": step.NEVER}), plain_plan(setup)
    layout = Layout(setup)
    mask, row, rewards = [0] * layout.mask_words, [0] * layout.obs_words, [0.0] * setup.players
    functions = twins(setup)
    functions[step.start](state, *table, env, settings, plan, mask)
    for action in actions:
        functions[step.look](state, env, settings, 0, row, mask)
        functions[step.step_one](state, *table, env, settings, plan, action, mask, rewards, row)
    return env.made


def dealer_of(setup: Setup, number: int) -> int:
    """The deal goes round the table from number to number."""
    return (number + setup.players - 1) % setup.players


def dealt_round(setup: Setup, seed: int, number: int, dealer: int = NOBODY) -> Round:
    """The round with that number as it begins."""
    return Round(
        setup.edition,
        players=setup.players,
        options=setup.options,
        dealer=dealer_of(setup, number) if dealer == NOBODY else dealer,
        chance=SeededChance(seed, number),
    )


def make_in_round(setup: Setup, played: Round | Match, seat: int, move: int | str) -> None:
    """The move, and the call that is made for the players."""
    played.apply(seat, move)
    state = played.round.state if isinstance(played, Match) else played.state
    if setup.calls == "auto" and state.exposed != NOBODY:
        played.apply(state.exposed, CALL)


def round_of(setup: Setup, seed: int, number: int, actions: Sequence[int], dealer: int = NOBODY) -> Round:
    """The round with that number, after those actions."""
    played = dealt_round(setup, seed, number, dealer)
    for seat, move in moves_made(setup, seed, number, actions, dealer):
        make_in_round(setup, played, seat, move)
    return played


def transcript_of(setup: Setup, played: Round) -> str:
    """A round as a transcript, which the command `replay` reads too."""
    return write_transcript(Transcript.of([f"player_{seat}" for seat in range(setup.players)], [played]))
