"""One step of an environment: an action, its consequences, and the next seat to act (compilable).

A step takes the action of the seat to act, lets policies move for the other seats, and assigns rewards once the round
has ended.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from wildfour.bots.policies.dispatch import choose
from wildfour.compiled.records import integer
from wildfour.compiled.round_loop import begin_stream
from wildfour.encoding.action_mask import NO_MOVE, first_legal, is_offered, move_of, write_mask
from wildfour.encoding.block_offsets import action_words
from wildfour.encoding.observation import write_observation
from wildfour.events.event_kinds import NOBODY
from wildfour.rulebook.moves import CALL, CATCH
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal
from wildfour.rules.penalties import may_object
from wildfour.rules.playable import may_jump_in
from wildfour.rules.primitives import popcount
from wildfour.rules.scoring import points_of, points_won
from wildfour.rules.seats import are_partners, next_seat
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import call, may_catch

GOES_ON, TERMINATED, TRUNCATED = 0, 1, 2
NEVER, AT_ONCE, NEXT_STEP = 0, 1, 2  # values of `Settings.resets`: when the next round is dealt


@dataclass(slots=True)
class Settings:
    """Environment settings, which are constants in code that is specialized for one table. The first two settings
    determine the legal actions: see encoding/block_offsets.py."""

    asks: int = integer()
    sensible: int = integer()
    skips: int = integer()  # 1: forced moves are made automatically
    points: int = integer()  # 1: rewards are points; 0: going out
    resets: int = integer()  # when the next round is dealt
    most_moves: int = integer()  # a round is truncated after this many moves
    learners: int = integer()  # the learners' seats as bits; policies play the others


@dataclass(slots=True)
class Progress:
    """An environment's state besides its round."""

    number: int = integer()  # the round's number; it seeds all random streams
    stride: int = integer()  # added to get the number of this environment's next round
    moves: int = integer()  # moves made in this round
    waited: int = integer()  # bits for the seats that declined to move out of turn
    ended: int = integer()  # how the round ended, or GOES_ON
    illegal: int = integer()  # total illegal actions
    dealer: int = integer()  # the next round's dealer; NOBODY: the deal rotates with the round number


class Episode(NamedTuple):
    """All of a step's arguments besides the state."""

    chance: Any
    luck: Any  # the policies' random stream, separate from the round's
    env: Progress
    settings: Settings
    plan: Any


def begin(s: RoundState, e: Episode) -> None:
    """Deal this environment's next round."""
    env = e.env
    env.number += env.stride
    env.moves = 0
    env.waited = 0
    env.ended = GOES_ON
    begin_stream(e.chance, env.number)
    begin_stream(e.luck, env.number)
    s.dealer = (env.number + s.players - 1) % s.players if env.dealer == NOBODY else env.dealer
    deal(s, e.chance)


def may_speak(s: RoundState, seat: int) -> bool:
    """Return whether a seat might have a move out of turn. This uses only public facts, so that the choice of seat does
    not reveal any hand."""
    if s.exposed != NOBODY and may_catch(s, seat, s.exposed):
        return True
    return (s.rules.players_referee != 0 and may_object(s, seat)) or may_jump_in(s, seat)


def seat_asked(s: RoundState, e: Episode) -> int:
    """Return the seat to act: first a player who has come down to one card, then the others in the order of play, and
    last the current player."""
    if e.settings.asks:
        waited = e.env.waited
        if s.exposed != NOBODY and waited >> s.exposed & 1 == 0:
            return s.exposed
        seat = next_seat(s, s.turn)
        while seat != s.turn:
            if waited >> seat & 1 == 0 and may_speak(s, seat):
                return seat
            seat = next_seat(s, seat)
    return s.turn


def is_in_turn(s: RoundState, e: Episode, seat: int) -> int:
    """Return whether the seat to act must answer the phase. A player with one card may call first, even on their next
    turn."""
    if e.settings.asks and s.exposed == seat and e.env.waited >> seat & 1 == 0:
        return 0
    return int(seat == s.turn)


def record_move(env: Progress, seat: int, move: int) -> None:
    """Do nothing; episode_replay.py replaces this function to record moves."""


def act(s: RoundState, e: Episode, seat: int, move: int) -> None:
    """Make a seat's move, or wait."""
    env = e.env
    env.moves += 1
    record_move(env, seat, move)
    if move == NO_MOVE:
        env.waited |= 1 << seat
        return
    env.waited = 0
    apply(s, e.chance, seat, move)
    if not e.settings.asks and s.exposed != NOBODY:
        call(s, e.chance, s.exposed)


def policy_move(s: RoundState, e: Episode, seat: int) -> int:
    """Return a policy's move. It always calls, and catches everyone but its partner."""
    if is_in_turn(s, e, seat):
        return choose(s, seat, e.luck, e.plan)
    if s.exposed == seat:
        return CALL
    if s.exposed != NOBODY and may_catch(s, seat, s.exposed) and not are_partners(s, seat, s.exposed):
        return CATCH + s.exposed
    return NO_MOVE


def termination(s: RoundState, e: Episode) -> int:
    if s.phase == Phase.OVER:
        return TERMINATED
    return TRUNCATED if e.env.moves >= e.settings.most_moves else GOES_ON


def play_policies(s: RoundState, e: Episode) -> None:
    """Play until a learner acts or the round is over."""
    while termination(s, e) == GOES_ON:
        seat = seat_asked(s, e)
        if e.settings.learners >> seat & 1:
            break
        act(s, e, seat, policy_move(s, e, seat))


def play_to_choice(s: RoundState, e: Episode, mask: Any) -> None:
    """Play until a learner has a choice. If forced moves are not skipped, play until a learner acts."""
    play_policies(s, e)
    if e.settings.skips:
        words = action_words(s.rules, s.players, e.settings.asks)
        while termination(s, e) == GOES_ON:
            seat = seat_asked(s, e)
            write_mask(s, e.settings, seat, is_in_turn(s, e, seat), mask)
            if count_actions(mask, words) > 1:
                break
            act(s, e, seat, move_of(s, seat, first_legal(mask, words)))
            play_policies(s, e)


def count_actions(mask: Any, words: int) -> int:
    total = 0
    for word in range(words):
        total += popcount(mask[word])
    return total


def start(s: RoundState, e: Episode, mask: Any) -> None:
    """Deal until a learner acts. A round that ends before that is not an episode."""
    begin(s, e)
    play_to_choice(s, e, mask)
    while termination(s, e) != GOES_ON:
        begin(s, e)
        play_to_choice(s, e, mask)


def step_one(s: RoundState, e: Episode, action: int, mask: Any, rewards: Any, final: Any) -> int:
    """Take the action of the seat to act, and return how the round ended. If the next round has already begun, `final`
    is the seat's last observation."""
    env = e.env
    if env.ended != GOES_ON:
        for seat in range(s.players):
            rewards[seat] = 0
        if e.settings.resets == NEVER:
            return env.ended
        if e.settings.resets == NEXT_STEP:
            start(s, e, mask)
            return GOES_ON
        env.ended = GOES_ON
    words = action_words(s.rules, s.players, e.settings.asks)
    if not is_offered(mask, words, action):
        env.illegal += 1
        action = first_legal(mask, words)
    seat = seat_asked(s, e)
    act(s, e, seat, move_of(s, seat, action))
    play_to_choice(s, e, mask)
    ended = termination(s, e)
    if ended != GOES_ON:
        assign_rewards(s, e.settings, rewards)
        if e.settings.resets == AT_ONCE:
            write_observation(s, seat, final)
            start(s, e, mask)
        env.ended = ended
    return ended


def assign_rewards(s: RoundState, settings: Settings, rewards: Any) -> None:
    """Write each seat's reward. The sum is 0. A drawn or truncated round gives 0."""
    winners = 0
    for seat in range(s.players):
        rewards[seat] = 0
        winners += int(has_won(s, seat))
    if winners == 0:
        return
    for seat in range(s.players):
        if settings.points:
            rewards[seat] = points_won(s) / winners if has_won(s, seat) else -points_of(s, seat)
        else:
            rewards[seat] = 1 if has_won(s, seat) else -winners / (s.players - winners)


def has_won(s: RoundState, seat: int) -> bool:
    """Return whether a seat or its partner went out."""
    return s.phase == Phase.OVER and s.winner != NOBODY and (seat == s.winner or are_partners(s, s.winner, seat))


def write_view(s: RoundState, e: Episode, last: int, obs: Any, mask: Any) -> int:
    """Write the observation and the mask of the seat to act. Return the seat. When the round is over, the last seat to
    act sees the end, with an empty mask."""
    seat = last
    if termination(s, e) == GOES_ON:
        seat = seat_asked(s, e)
        write_mask(s, e.settings, seat, is_in_turn(s, e, seat), mask)
    else:
        for word in range(action_words(s.rules, s.players, e.settings.asks)):
            mask[word] = 0
    write_observation(s, seat, obs)
    return seat
