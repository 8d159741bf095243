"""A person's request for a hint: the expert's answer, and the network's if the expert takes too long.

If someone else moves meanwhile, the hint is for the new position.
"""

from asyncio import TimerHandle
from dataclasses import dataclass
from random import Random
from typing import Protocol

from wildfour.bots.expert.expert_worker import MoveEstimate
from wildfour.bots.levels import needs_compiler
from wildfour.bots.players import plain_network_bot
from wildfour.errors import Invalid, WildfourError
from wildfour.narration.hint_reasons import Situation
from wildfour.narration.hints import Hint
from wildfour.protocol.frames import Done, QuickHint
from wildfour.rulebook.option_parser import parse_options
from wildfour.server.expert_process import Weighing
from wildfour.server.services import Services
from wildfour.server.table import broadcast
from wildfour.server.table.table_state import HostedTable
from wildfour.server.websocket import Connection
from wildfour.table import EMPTY, PERSON, BotQuestion, Table

QUICK_AFTER = 3.0  # seconds until the network answers


class Session(Protocol):
    """The part of a table's interface that hints use."""

    hosted: HostedTable
    services: Services
    luck: Random

    @property
    def table(self) -> Table: ...
    def answer(self, connection: Connection, frame: bytes) -> None: ...
    def refuse(self, connection: Connection, id: str, error: WildfourError) -> None: ...


@dataclass(slots=True)
class Asked:
    """A request that the expert has not answered yet."""

    connection: Connection
    id: str
    quick: TimerHandle | None = None
    weighing: Weighing | None = None
    is_late: bool = False  # the network has answered


class HintRequests:
    """Hint requests at a table, one at a time, since only a person who plays alone with bots may ask."""

    def __init__(self, live: Session) -> None:
        self._live = live
        self._asked: Asked | None = None

    def prepare(self) -> None:
        """Start the expert at a table where it plays, or where a person plays alone with bots and may want hints."""
        hosted, expert = self._live.hosted, self._live.services.expert
        bots = [seat.who for seat in hosted.seats if seat.who not in (PERSON, EMPTY)]
        if expert is not None and bots and (len(hosted.people) <= 1 or any(map(needs_compiler, bots))):
            expert.prepare(1 + int(str(parse_options(hosted.settings.options)["decks"])))

    def ask(self, connection: Connection, id: str) -> None:
        self.stop()
        question = self._question(connection)  # may reject the request
        self._asked = asked = Asked(connection, id)
        asked.quick = self._live.services.loop.call_later(QUICK_AFTER, self._is_late)
        self._weigh(asked, question)

    def stop(self) -> None:
        """End the request without a hint."""
        if self._asked is not None:
            self._finish(Done(id=self._asked.id))

    def note_move(self) -> None:
        """Ask again about the new position."""
        asked, question = self._asked, self._current_question()
        if asked is not None and question is not None:
            if asked.weighing is not None:
                asked.weighing.stop()
            self._weigh(asked, question)

    def _current_question(self) -> BotQuestion | None:
        """Return the current question, or end the request if there is nothing to decide or someone else has joined."""
        if self._asked is None:
            return None
        try:
            return self._question(self._asked.connection)
        except WildfourError:
            self.stop()
            return None

    def _question(self, connection: Connection) -> BotQuestion:
        """Return the question that the person faces. Reject a hint that would be unfair to another person at the
        table."""
        live = self._live
        if connection.player is None:
            raise Invalid("no-seat-here")
        if len(live.hosted.people) > 1:
            raise Invalid("no-hints-among-people")
        seat = live.table.seat_of(connection.player) if live.hosted.stage == "playing" else None
        if seat is None:
            raise Invalid("no-hints-here")
        question = live.table.question(seat)
        if not question.moves:
            raise Invalid("nothing-to-decide")
        return question

    def _weigh(self, asked: Asked, question: BotQuestion) -> None:
        """Ask the expert. The network answers if no search is needed or possible."""
        expert, table = self._live.services.expert, self._live.table
        situation = self._situation(question)
        if expert is None or situation.without_search() is not None:
            self._finish(self._by_network(asked, question))
            return
        asked.weighing = expert.weigh(
            question, table.match, lambda weighed: self._weighed(asked, question, situation, weighed)
        )
        if asked.is_late:
            self._answer_quickly(asked, question)

    def _situation(self, question: BotQuestion) -> Situation:
        table = self._live.table
        names = tuple(table.name(player) for player in table.match.seating)
        return Situation(question.view, names, question.stakes)

    def _weighed(self, asked: Asked, question: BotQuestion, at: Situation, weighed: list[MoveEstimate]) -> None:
        if weighed:
            words = Hint(at, weighed).conclusion() if asked.connection.words else None
            self._finish(Done(id=asked.id, hint=weighed, words=words))
        else:
            self._finish(self._by_network(asked, question))

    def _is_late(self) -> None:
        asked, question = self._asked, self._current_question()
        if asked is not None and question is not None:
            asked.is_late = True
            self._answer_quickly(asked, question)

    def _answer_quickly(self, asked: Asked, question: BotQuestion) -> None:
        done = self._by_network(asked, question)
        frame = QuickHint(id=asked.id, hint=done.hint or [], words=done.words)
        self._live.answer(asked.connection, broadcast.frame(frame))

    def _by_network(self, asked: Asked, question: BotQuestion) -> Done:
        """Return the network's move, without estimates."""
        at = self._situation(question)
        move = plain_network_bot.choose(question.view, at.moves, question.stakes, self._live.luck)
        words = at.by_network(move) if asked.connection.words else None
        return Done(id=asked.id, hint=[MoveEstimate(move, 0.0, 0.0, 0)], words=words)

    def _finish(self, done: Done) -> None:
        asked, self._asked = self._asked, None
        assert asked is not None
        if asked.quick is not None:
            asked.quick.cancel()
        if asked.weighing is not None:
            asked.weighing.stop()
        self._live.answer(asked.connection, broadcast.frame(done))
