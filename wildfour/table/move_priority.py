"""Who may speak at a moment of a round, in which order, and what a bot is asked.

Without a clock the order is this, so that calls and catches (E1 to E5) are as fair as they can be:

1. a bot that has come down to one card may call;
2. bots may catch a person who has come down to one card and has not called;
3. bots may object, or jump in, before a person whose turn it is;
4. every person who has something to say is asked;
5. bots may catch, then object, then jump in, from the left of the one on turn;
6. a bot on turn moves.

A bot is asked once at each moment, with all its moves but accusations: those are about talk at the table (G1), and bots
do not talk. With a clock, people speak whenever they like.
"""

from collections.abc import Iterator, Sequence
from enum import IntFlag, auto
from typing import NamedTuple

from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.rulebook.moves import ACCUSE, CALL, CATCH, FLIP, GIVE, OBJECT, PLAY_END


class Interrupt(IntFlag):
    """What somebody may be heard with."""

    CALL = auto()
    CATCH = auto()
    OBJECT = auto()
    JUMP_IN = auto()
    TURN = auto()
    ANYTHING = CALL | CATCH | OBJECT | JUMP_IN | TURN


class Speaker(NamedTuple):
    """A seat, and what it may be heard with now."""

    seat: int
    may: Interrupt


class BotQuestion(NamedTuple):
    """What a bot is asked. Out of turn it may say nothing."""

    player: int
    seat: int
    view: View
    moves: tuple[str, ...]
    stakes: Stakes
    on_turn: bool


def kind_of_interrupt(move: int, on_turn: bool) -> Interrupt:
    """What a move counts as when it is decided who is heard first."""
    if move == CALL:
        return Interrupt.CALL
    if CATCH <= move < FLIP:
        return Interrupt.CATCH
    if move == OBJECT:
        return Interrupt.OBJECT
    return Interrupt.TURN if on_turn else Interrupt.JUMP_IN


def is_accusation(move: int) -> bool:
    return ACCUSE <= move < GIVE


def ignores_staleness(move: int, on_turn: bool) -> bool:
    """Moves that are meant to race are never stale: calls, catches, objections, accusations and jump-ins."""
    return (
        kind_of_interrupt(move, on_turn) != Interrupt.TURN or is_accusation(move) or (move < PLAY_END and not on_turn)
    )


def in_order(turn: int, exposed: int, people: Sequence[int], bots: Sequence[int]) -> Iterator[Speaker]:
    """The speakers of a moment. `people` and `bots` are the seats that have a move, from the left of the one on turn
    on, who comes last."""
    if exposed in bots:
        yield Speaker(exposed, Interrupt.CALL)
    if exposed in people:
        yield from (Speaker(bot, Interrupt.CATCH) for bot in bots)
    if turn in people:
        yield from (Speaker(bot, says) for says in (Interrupt.OBJECT, Interrupt.JUMP_IN) for bot in bots)
    yield from (Speaker(person, Interrupt.ANYTHING) for person in people)
    yield from (Speaker(bot, says) for says in (Interrupt.CATCH, Interrupt.OBJECT, Interrupt.JUMP_IN) for bot in bots)
    if turn in bots:
        yield Speaker(turn, Interrupt.ANYTHING)
