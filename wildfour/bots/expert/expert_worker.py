"""The expert's advice: every move worth a thought, with the chance to win by it, and what it is worth.

The expert and the network need the compiler, and compiling takes its time. So a front end runs them in a process of
their own (`serve`), which gets ready while people play, and is asked and answers in lines of JSON.
"""

import random
import sys
from collections.abc import Sequence
from dataclasses import replace
from threading import Thread
from typing import BinaryIO

import msgspec

from wildfour.bots.levels import bot_of
from wildfour.bots.round_history import Remembered
from wildfour.bots.state_from_view import rules_of_view
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.view import View

FOR_WORTH, FOR_CHANCES = 0.3, 0.2  # seconds
NOT_READY = "not-ready"  # a failure: this number of decks is still being compiled
PATIENCE = 10  # how far behind the game it stands in line for the processor: see nice(1)


class Weighed(msgspec.Struct, frozen=True):
    """A move with its chance to win the round, in percent, its worth by the stakes, and how often it was tried. No move
    at all is to do nothing."""

    move: str | None
    chance: float
    worth: float
    tries: int


class Request(msgspec.Struct):
    """Advice wanted, or the move of a bot; the number comes back with the answer."""

    number: int
    view: Remembered
    moves: tuple[str, ...]
    stakes: Stakes
    bot: str = ""


class Answer(msgspec.Struct):
    """The moves, what it would do first, or what the bot does, or the reason why there is neither. Number 0 only says
    that all is ready."""

    number: int
    weighed: list[Weighed] = []
    move: str | None = None
    failure: str = ""


def weigh(view: View, moves: Sequence[str], stakes: Stakes) -> list[Weighed]:
    """The moves that the expert weighs: what it would do, then the others. The same luck for every question: to ask
    again is no new throw."""
    from wildfour.bots.expert.expert_bot import advise  # noqa: PLC0415 - it loads the compiler, which takes a second

    to_win = replace(TO_GO_OUT, team=stakes.team)
    tried = advise(view, moves, to_win, random.Random(0), budget=FOR_CHANCES)
    chances = {move: (100 * worth / to_win.out, tries) for move, worth, tries in tried}
    advice = advise(view, moves, stakes, random.Random(1), budget=FOR_WORTH)
    return [Weighed(move, chances[move][0], worth, tries + chances[move][1]) for move, worth, tries in advice]


def answer_to(request: Request, luck: random.Random) -> Answer:
    if not request.bot:
        return Answer(request.number, weigh(request.view, request.moves, request.stakes))
    return Answer(request.number, move=bot_of(request.bot)(request.view, request.moves, request.stakes, luck))


class Ready:
    """For which numbers of decks answers come at once. What another number needs is compiled meanwhile; nobody waits
    for it."""

    def __init__(self, decks: int) -> None:
        self.decks, self.begun = {decks}, {decks}

    def is_for(self, decks: int) -> bool:
        if decks not in self.begun:
            self.begun.add(decks)
            Thread(target=self._get_ready, args=(decks,), daemon=True).start()
        return decks in self.decks

    def _get_ready(self, decks: int) -> None:
        if not get_ready(decks).failure:
            self.decks.add(decks)


def serve(decks: int) -> None:
    """Get ready, then answer whatever comes in, until nobody asks any more."""
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # whatever else is printed is no answer
    be_patient()
    send(out, get_ready(decks))
    ready = Ready(decks)
    decode, luck = msgspec.json.Decoder(Request).decode, random.Random()
    for line in sys.stdin.buffer:
        request = decode(line)
        if not ready.is_for(rules_of_view(request.view).decks):
            send(out, Answer(request.number, failure=NOT_READY))
            continue
        try:
            answer = answer_to(request, luck)
        except Exception as error:  # whatever it is, the one who asks is told
            answer = Answer(request.number, failure=f"{type(error).__name__}: {error}")
        send(out, answer)


def get_ready(decks: int) -> Answer:
    try:
        from wildfour.bots.expert import expert_bot  # noqa: PLC0415 - see above
        from wildfour.bots.players import network_bot  # noqa: PLC0415 - see above

        expert_bot.prepare(decks)
        network_bot.prepare(decks)
    except Exception as error:  # the same
        return Answer(0, failure=f"{type(error).__name__}: {error}")
    return Answer(0)


def send(out: BinaryIO, answer: Answer) -> None:
    out.write(msgspec.json.encode(answer) + b"\n")
    out.flush()


def be_patient() -> None:
    """The game comes first."""
    if sys.platform != "win32":
        import os  # noqa: PLC0415 - only there

        os.nice(PATIENCE)
