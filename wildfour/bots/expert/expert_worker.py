"""A process that computes moves for the expert and network bots.

Both need compiled code, and compiling is slow. A front end therefore runs them in a separate process (`serve`), which
warms up while people play. Requests and answers are lines of JSON.
"""

import random
import sys
from collections.abc import Sequence
from dataclasses import replace
from threading import Thread
from typing import BinaryIO

import msgspec

from wildfour.bots.levels import bot_of
from wildfour.bots.round_history import ViewWithHistory
from wildfour.bots.state_from_view import rules_of_view
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.view import View

FOR_VALUES, FOR_CHANCES = 0.3, 0.2  # seconds
NOT_READY = "not-ready"  # a failure: the code for this number of decks is still being compiled


class MoveEstimate(msgspec.Struct, frozen=True):
    """A move (None: no move) with its chance of winning (percent), its value under the stakes, and its trials."""

    move: str | None
    chance: float
    worth: float
    tries: int


class Prepare(msgspec.Struct, tag="prepare"):
    """A request to compile the code for a number of decks. There is no answer."""

    decks: int


class Request(msgspec.Struct, tag="ask"):
    """A request for estimates or for a bot's move. The answer repeats the request's number."""

    number: int
    view: ViewWithHistory
    moves: tuple[str, ...]
    stakes: Stakes
    bot: str = ""


class Answer(msgspec.Struct):
    """The estimates, best move first; or a bot's move; or the reason for a failure. Number 0 means ready."""

    number: int
    weighed: list[MoveEstimate] = []
    move: str | None = None
    failure: str = ""


def weigh(view: View, moves: Sequence[str], stakes: Stakes) -> list[MoveEstimate]:
    """Estimate the candidates: the expert's move first, then the others. Identical requests get identical answers."""
    from wildfour.bots.expert.expert_bot import advise  # noqa: PLC0415 - it loads the compiler, which takes a second

    to_win = replace(TO_GO_OUT, team=stakes.team)
    tried = advise(view, moves, to_win, random.Random(0), budget=FOR_CHANCES)
    chances = {move: (100 * value / to_win.out, tries) for move, value, tries in tried}
    found = advise(view, moves, stakes, random.Random(1), budget=FOR_VALUES)
    return [MoveEstimate(move, chances[move][0], value, tries + chances[move][1]) for move, value, tries in found]


def answer_to(request: Request, luck: random.Random) -> Answer:
    if not request.bot:
        return Answer(request.number, weigh(request.view, request.moves, request.stakes))
    return Answer(request.number, move=bot_of(request.bot)(request.view, request.moves, request.stakes, luck))


class Ready:
    """The deck counts for which code is compiled. Code for other deck counts is compiled in the background."""

    def __init__(self, decks: int) -> None:
        self.decks, self.begun = {decks}, {decks}

    def is_for(self, decks: int) -> bool:
        if decks not in self.begun:
            self.begun.add(decks)
            Thread(target=self._warm_up, args=(decks,), daemon=True).start()
        return decks in self.decks

    def _warm_up(self, decks: int) -> None:
        if not warm_up(decks).failure:
            self.decks.add(decks)


def serve(decks: int) -> None:
    """Warm up, then answer requests until the input ends."""
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # keep stray output off the answer stream
    send(out, warm_up(decks))
    ready, luck = Ready(decks), random.Random()
    for line in sys.stdin.buffer:
        request = msgspec.json.decode(line, type=Request | Prepare)
        if isinstance(request, Prepare):
            ready.is_for(request.decks)
        elif ready.is_for(rules_of_view(request.view).decks):
            try:
                answer = answer_to(request, luck)
            except Exception as error:  # the front end reports it
                answer = Answer(request.number, failure=f"{type(error).__name__}: {error}")
            send(out, answer)
        else:
            send(out, Answer(request.number, failure=NOT_READY))


def warm_up(decks: int) -> Answer:
    try:
        from wildfour.bots.expert import expert_bot  # noqa: PLC0415 - see above
        from wildfour.bots.players import network_bot  # noqa: PLC0415 - see above

        expert_bot.warm_up(decks)
        network_bot.warm_up(decks)
    except Exception as error:  # the front end reports it
        return Answer(0, failure=f"{type(error).__name__}: {error}")
    return Answer(0)


def send(out: BinaryIO, answer: Answer) -> None:
    out.write(msgspec.json.encode(answer) + b"\n")
    out.flush()
