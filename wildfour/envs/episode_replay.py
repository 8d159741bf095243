"""Replay of an environment's episode as a round: the learners' actions are repeated in the interpreter and recorded
with all other moves. So every environment has a transcript that includes the policies' moves."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from wildfour.chance.streams import SeededChance
from wildfour.encoding.action_mask import NO_MOVE
from wildfour.envs.codec.encoding_names import Layout
from wildfour.envs.core import step
from wildfour.envs.core.interpreted_engine import LUCK, new_state, twins
from wildfour.envs.core.setup import Setup
from wildfour.events.event_kinds import NOBODY
from wildfour.match import Match
from wildfour.round.round import Round
from wildfour.rulebook.moves import CALL
from wildfour.transcript import Transcript, write_transcript

Made = list[tuple[int, int]]  # pairs of seat and move


@dataclass(slots=True)
class RecordedProgress(step.Progress):
    """Progress that records every move."""

    made: Made = field(default_factory=list)


def record(env: RecordedProgress, seat: int, move: int) -> None:
    if move != NO_MOVE:
        env.made.append((seat, move))


def moves_made(setup: Setup, seed: int, number: int, actions: Sequence[int], dealer: int = NOBODY) -> Made:
    """Return all moves in the round with the given number, if the learners choose the given actions. This includes the
    policies' moves, but not automatic calls."""
    state, env = new_state(setup), RecordedProgress(number - 1, 1, dealer=dealer)
    settings = replace(setup.settings, resets=step.NEVER)
    e = step.Episode(SeededChance(seed), SeededChance(seed ^ LUCK), env, settings, setup.plan)
    layout = Layout(setup)
    mask, row, rewards = [0] * layout.mask_words, [0] * layout.obs_words, [0.0] * setup.players
    functions = twins(setup, (step.record_move, record))
    functions[step.start](state, e, mask)
    for action in actions:
        functions[step.write_view](state, e, 0, row, mask)
        functions[step.step_one](state, e, action, mask, rewards, row)
    return env.made


def dealer_of(setup: Setup, number: int) -> int:
    """Return the dealer, who rotates with the round number."""
    return (number + setup.players - 1) % setup.players


def dealt_round(setup: Setup, seed: int, number: int, dealer: int = NOBODY) -> Round:
    """Return the round with the given number, right after the deal."""
    return Round(
        setup.edition,
        players=setup.players,
        options=setup.options,
        dealer=dealer_of(setup, number) if dealer == NOBODY else dealer,
        chance=SeededChance(seed, number),
    )


def make_in_round(setup: Setup, played: Round | Match, seat: int, move: int | str) -> None:
    """Make a move, then the automatic call."""
    played.apply(seat, move)
    state = played.round.state if isinstance(played, Match) else played.state
    if setup.calls == "auto" and state.exposed != NOBODY:
        played.apply(state.exposed, CALL)


def round_of(setup: Setup, seed: int, number: int, actions: Sequence[int], dealer: int = NOBODY) -> Round:
    """Return the round with the given number, after the given actions."""
    played = dealt_round(setup, seed, number, dealer)
    for seat, move in moves_made(setup, seed, number, actions, dealer):
        make_in_round(setup, played, seat, move)
    return played


def transcript_of(setup: Setup, played: Round) -> str:
    """Return a round as a transcript that the `replay` command can read."""
    return write_transcript(Transcript.of([f"player_{seat}" for seat in range(setup.players)], [played]))
