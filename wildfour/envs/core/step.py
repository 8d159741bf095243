"""One step of an environment: an action, what follows it, and what the next seat is asked. In the language of the
rules.

A step makes the action of the seat that was asked, lets policies move where no learner sits, and pays out when the
round has ended.
"""

from typing import Any, Protocol

from wildfour.compiled.round_loop import begin_stream
from wildfour.encoding.action_mask import NO_MOVE, first_legal, is_offered, move_of, write_mask
from wildfour.encoding.block_offsets import Settings, action_words
from wildfour.encoding.observation import write_observation
from wildfour.events.event_kinds import NOBODY
from wildfour.rulebook.moves import CALL, CATCH
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal
from wildfour.rules.penalties import may_object
from wildfour.rules.playable import may_jump_in
from wildfour.rules.primitives import Chance, popcount
from wildfour.rules.scoring import points_of, points_won
from wildfour.rules.seats import are_partners, next_seat
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import call, may_catch

GOES_ON, TERMINATED, TRUNCATED = 0, 1, 2
NEVER, AT_ONCE, NEXT_STEP = 0, 1, 2  # when the next round is dealt: `Settings.resets`
NOBODYS_MOVE = -2


class Progress(Protocol):
    """Where an environment stands, beside its round."""

    number: int  # of the round; it decides all that chance gives
    stride: int  # to the next round of this environment
    moves: int  # made in this round
    waited: int  # who has nothing to say at this moment, as bits
    ended: int  # how the round ended: GOES_ON while it does not
    illegal: int  # actions that were not offered, in all
    dealer: int  # of the next round, or NOBODY: then the deal goes round the table from number to number


def choice_of(s: RoundState, seat: int, luck: Chance, plan: Any) -> int:
    """What a policy does in turn. Where policies play, one of theirs takes the place of this: see opponents.py."""
    return NOBODYS_MOVE


def begin(s: RoundState, chance: Any, luck: Any, env: Progress) -> None:
    """Deal the next round of this environment."""
    env.number += env.stride
    env.moves = 0
    env.waited = 0
    env.ended = GOES_ON
    begin_stream(chance, env.number)
    begin_stream(luck, env.number)
    s.dealer = (env.number + s.players - 1) % s.players if env.dealer == NOBODY else env.dealer
    deal(s, chance)


def may_speak(s: RoundState, seat: int) -> bool:
    """Might a seat have something to do out of turn? Only what everybody sees decides, so that nobody can tell from
    who is asked what is in a hand."""
    if s.exposed != NOBODY and may_catch(s, seat, s.exposed):
        return True
    return (s.rules.players_referee != 0 and may_object(s, seat)) or may_jump_in(s, seat)


def seat_asked(s: RoundState, env: Progress, settings: Settings) -> int:
    """Who has come down to one card, then the others in the order of play, and last the one on turn."""
    if settings.asks:
        if s.exposed != NOBODY and env.waited >> s.exposed & 1 == 0:
            return s.exposed
        seat = next_seat(s, s.turn)
        while seat != s.turn:
            if env.waited >> seat & 1 == 0 and may_speak(s, seat):
                return seat
            seat = next_seat(s, seat)
    return s.turn


def is_in_turn(s: RoundState, env: Progress, settings: Settings, seat: int) -> int:
    """Is a seat that is asked asked what the phase asks? Whoever has come down to one card is heard first, even if it
    is that one's turn again."""
    if settings.asks and s.exposed == seat and env.waited >> seat & 1 == 0:
        return 0
    return int(seat == s.turn)


def note(env: Progress, seat: int, move: int) -> None:
    """Nobody listens to most environments; story.py does."""


def act(s: RoundState, chance: Chance, env: Progress, settings: Settings, seat: int, move: int) -> None:
    """The seat makes the move, or waits."""
    env.moves += 1
    note(env, seat, move)
    if move == NO_MOVE:
        env.waited |= 1 << seat
        return
    env.waited = 0
    apply(s, chance, seat, move)
    if not settings.asks and s.exposed != NOBODY:
        call(s, chance, s.exposed)


def policy_move(s: RoundState, luck: Chance, env: Progress, settings: Settings, seat: int, plan: Any) -> int:
    """What a policy does: it always calls, and catches whoever is not its partner."""
    if is_in_turn(s, env, settings, seat):
        return choice_of(s, seat, luck, plan)
    if s.exposed == seat:
        return CALL
    if s.exposed != NOBODY and may_catch(s, seat, s.exposed) and not are_partners(s, seat, s.exposed):
        return CATCH + s.exposed
    return NO_MOVE


def how_it_ended(s: RoundState, env: Progress, settings: Settings) -> int:
    if s.phase == Phase.OVER:
        return TERMINATED
    return TRUNCATED if env.moves >= settings.most_moves else GOES_ON


def others_play(s: RoundState, chance: Chance, luck: Chance, env: Progress, settings: Settings, plan: Any) -> None:
    """Until a learner is asked, or the round is over."""
    while how_it_ended(s, env, settings) == GOES_ON:
        seat = seat_asked(s, env, settings)
        if settings.learners >> seat & 1:
            break
        act(s, chance, env, settings, seat, policy_move(s, luck, env, settings, seat, plan))


def go_on(s: RoundState, chance: Chance, luck: Chance, env: Progress, settings: Settings, plan: Any, mask: Any) -> None:
    """Until a learner has a choice. Where moves that are the only one are not skipped, a learner is simply asked."""
    others_play(s, chance, luck, env, settings, plan)
    if settings.skips:
        words = action_words(s.rules, s.players, settings.asks)
        while how_it_ended(s, env, settings) == GOES_ON:
            seat = seat_asked(s, env, settings)
            write_mask(s, settings, seat, is_in_turn(s, env, settings, seat), mask)
            if actions_in(mask, words) > 1:
                break
            act(s, chance, env, settings, seat, move_of(s, seat, first_legal(mask, words)))
            others_play(s, chance, luck, env, settings, plan)


def actions_in(mask: Any, words: int) -> int:
    total = 0
    for word in range(words):
        total += popcount(mask[word])
    return total


def start(s: RoundState, chance: Any, luck: Any, env: Progress, settings: Settings, plan: Any, mask: Any) -> None:
    """Deal until a learner is asked: a round that ends before that is nobody's episode."""
    begin(s, chance, luck, env)
    go_on(s, chance, luck, env, settings, plan, mask)
    while how_it_ended(s, env, settings) != GOES_ON:
        begin(s, chance, luck, env)
        go_on(s, chance, luck, env, settings, plan, mask)


def step_one(
    s: RoundState,
    chance: Any,
    luck: Any,
    env: Progress,
    settings: Settings,
    plan: Any,
    action: int,
    mask: Any,
    rewards: Any,
    final: Any,
) -> int:
    """Make the action of the seat that was asked; returns how the round ended by that. Where another one has begun at
    once, `final` is what the seat saw last."""
    if env.ended != GOES_ON:
        for seat in range(s.players):
            rewards[seat] = 0
        if settings.resets == NEVER:
            return env.ended
        if settings.resets == NEXT_STEP:
            start(s, chance, luck, env, settings, plan, mask)
            return GOES_ON
        env.ended = GOES_ON
    words = action_words(s.rules, s.players, settings.asks)
    if not is_offered(mask, words, action):
        env.illegal += 1
        action = first_legal(mask, words)
    seat = seat_asked(s, env, settings)
    act(s, chance, env, settings, seat, move_of(s, seat, action))
    go_on(s, chance, luck, env, settings, plan, mask)
    ended = how_it_ended(s, env, settings)
    if ended != GOES_ON:
        pay(s, settings, rewards)
        if settings.resets == AT_ONCE:
            write_observation(s, seat, final)
            start(s, chance, luck, env, settings, plan, mask)
        env.ended = ended
    return ended


def pay(s: RoundState, settings: Settings, rewards: Any) -> None:
    """What the round was worth to each seat; together that is nothing. A drawn round, or a truncated one, is worth
    nothing to anybody."""
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
    """Who went out, and the partner."""
    return s.phase == Phase.OVER and s.winner != NOBODY and (seat == s.winner or are_partners(s, s.winner, seat))


def look(s: RoundState, env: Progress, settings: Settings, last: int, obs: Any, mask: Any) -> int:
    """Write what the seat that is asked sees and may do; returns the seat. When the round is over, the one who was
    asked last sees how it ended, and may do nothing."""
    seat = last
    if how_it_ended(s, env, settings) == GOES_ON:
        seat = seat_asked(s, env, settings)
        write_mask(s, settings, seat, is_in_turn(s, env, settings, seat), mask)
    else:
        for word in range(action_words(s.rules, s.players, settings.asks)):
            mask[word] = 0
    write_observation(s, seat, obs)
    return seat
