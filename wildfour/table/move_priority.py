"""Priority of moves when several seats may move at the same moment, and questions for bots.

Without a clock, seats are asked in this order, so that calls and catches (E1 to E5) are as fair as possible:

1. a bot with one card left may call;
2. bots may catch a person with one card left who has not called;
3. bots may object, or jump in, before a person's turn;
4. every person with a possible move is asked;
5. bots may catch, then object, then jump in, starting at the current player's left;
6. a bot makes its move if it is the current player.

After every event, a bot is asked once, with all its moves except accusations, which concern talk at the table (G1).
With a clock, people may act at any time.
"""

from collections.abc import Iterator, Sequence
from enum import IntFlag, auto
from typing import NamedTuple

from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.rulebook.moves import ACCUSE, CALL, CATCH, FLIP, GIVE, OBJECT, PLAY_END


class Interrupt(IntFlag):
    """The kinds of moves that a seat may be asked for."""

    CALL = auto()
    CATCH = auto()
    OBJECT = auto()
    JUMP_IN = auto()
    TURN = auto()
    ANYTHING = CALL | CATCH | OBJECT | JUMP_IN | TURN


class Speaker(NamedTuple):
    """A seat and the kinds of moves that it may be asked for now."""

    seat: int
    may: Interrupt


class BotQuestion(NamedTuple):
    """A question for a bot. Out of turn, the bot may decline to move."""

    player: int
    seat: int
    view: View
    moves: tuple[str, ...]
    stakes: Stakes
    on_turn: bool


def kind_of_interrupt(move: int, on_turn: bool) -> Interrupt:
    """Return the kind of a move, which determines its priority."""
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
    """Check whether a move may be made regardless of other moves: a call, catch, objection, accusation, or jump-in."""
    return (
        kind_of_interrupt(move, on_turn) != Interrupt.TURN or is_accusation(move) or (move < PLAY_END and not on_turn)
    )


def in_order(turn: int, exposed: int, people: Sequence[int], bots: Sequence[int]) -> Iterator[Speaker]:
    """Yield the speakers at one moment in order. `people` and `bots` are the seats that have a move, starting at the
    current player's left. The current player comes last."""
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
