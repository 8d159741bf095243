"""Bots at a table, queried after every event in the order of move_priority.py, at a pace that people can follow.

A bot's delay does not depend on its cards. The expert and network bots run in a separate process. If that process
fails, a skilled bot moves instead.
"""

from asyncio import TimerHandle
from random import Random
from typing import Final, Protocol

from wildfour.bots.bot import Bot
from wildfour.bots.levels import bot_of, needs_compiler
from wildfour.chance.launcher_physics import MOST_AIM, MOST_POWER, RIGHT_POWER, Launch
from wildfour.server.table import catch_window
from wildfour.table import EMPTY, PERSON, BotQuestion
from wildfour.table.move_priority import Interrupt, kind_of_interrupt

NEVER = float("inf")
FALLBACK = "skilled"
TURN, CALL, OTHER = (0.9, 1.7), (0.25, 0.6), (0.2, 1.1)  # minimum and maximum seconds at a pace of 100%
HASTE = {  # stronger bots answer faster
    "novice": 1.25,
    "casual": 1.1,
    "skilled": 0.95,
    "network": 0.92,
    "expert": 0.9,
}
AIMS = {"novice": 8.0, "casual": 6.0, "skilled": 4.5, "network": 4.0, "expert": 3.5}  # standard deviation of launches
USUAL_AIM = 6.0
PENDING: Final = "?"  # the other process has not answered yet
BUSY_PAUSE = 0.5  # seconds until a table where no person plays tries again to ask the expert


class Session(catch_window.Session, Protocol):
    """The part of a table's interface that its bots use."""

    catches: catch_window.CatchWindow
    luck: Random

    def make(self, player: int, move: str, *, held: bool = False, launch: Launch | None = None) -> None: ...


class BotPlayers:
    def __init__(self, live: Session) -> None:
        self.live = live
        self._moment = (-1, -1)
        self._answers: dict[int, str | None] = {}
        self._next: tuple[int, str] | None = None
        self._due = NEVER
        self._retry: TimerHandle | None = None

    def plan(self) -> float:
        """Return the time of the next bot move."""
        table = self.live.table
        if not self._any_bots(table.who):
            return NEVER
        moment = (table.match.number, len(table.match.round.moves))
        if moment != self._moment:
            self._moment, self._answers, self._next, self._due = moment, {}, None, NEVER
        chosen = self._first()
        if chosen is None:
            self._next, self._due = None, NEVER
        elif chosen[:2] != self._next:
            self._next = chosen[:2]
            self._due = max(self._when(chosen[2], table.who[chosen[0]]), self._allowed_at())
        return self._due

    @staticmethod
    def _any_bots(who: list[str]) -> bool:
        return who.count(PERSON) + who.count(EMPTY) < len(who)

    def _first(self) -> tuple[int, str, Interrupt] | None:
        table = self.live.table
        played, seating = table.match.round, table.match.seating
        if played.over:
            return None
        for speaker in table.speakers():
            player = seating[speaker.seat]
            if table.who[player] in (PERSON, EMPTY):
                continue
            move = self._answer(speaker.seat, table.who[player])
            if move is None or move is PENDING:
                continue
            says = kind_of_interrupt(played.number_of(move), speaker.seat == played.turn)
            if says & speaker.may:
                return player, move, says
        return None

    def _answer(self, seat: int, level: str) -> str | None:
        if seat not in self._answers:
            question = self.live.table.question(seat)
            expert = self.live.services.expert
            if needs_compiler(level) and expert is not None and (question.on_turn or len(question.moves) > 0):
                if expert.busy and not self.live.presence.players:
                    self._ask_later()
                    return PENDING
                self._answers[seat] = PENDING
                moment, match = self._moment, self.live.table.match
                expert.ask(question, match, level, lambda move: self._use_answer(moment, seat, question, move))
            else:
                self._answers[seat] = self._ask(question, level)
        return self._answers[seat]

    def _ask_later(self) -> None:
        if self._retry is not None:
            self._retry.cancel()
        self._retry = self.live.services.loop.call_later(BUSY_PAUSE, self.live.plan)

    def _use_answer(self, moment: tuple[int, int], seat: int, question: BotQuestion, move: str | None) -> None:
        """Use the expert process's answer, or a fallback if the process failed."""
        if moment != self._moment or self._answers.get(seat) is not PENDING:
            return
        fits = move in question.moves or (move is None and not question.on_turn)
        self._answers[seat] = move if fits else self._ask(question, FALLBACK)
        self.live.plan()

    def _ask(self, question: BotQuestion, level: str) -> str | None:
        """Ask a bot for a move. If it raises an error, log it and use the first legal move."""
        bot: Bot = bot_of(FALLBACK if needs_compiler(level) else level)
        try:
            move = bot(question.view, question.moves, question.stakes, self.live.luck)
        except Exception as error:  # any error: a faulty bot must not stop the table
            self.live.services.report_bot_failure(level, error)
            move = question.moves[0] if question.on_turn else None
        if move is None and question.on_turn:
            move = question.moves[0]
        return move

    def _when(self, says: Interrupt, who: str) -> float:
        live = self.live
        least, most = TURN if says == Interrupt.TURN else CALL if says == Interrupt.CALL else OTHER
        pace = live.hosted.settings.pace / 100
        now = live.services.loop.time()
        begin = max(now, live.catches.opens_at) if says == Interrupt.CATCH else now
        return begin + pace * HASTE.get(who.partition(" ")[0], 1.0) * live.luck.uniform(least, most)

    def _allowed_at(self) -> float:
        """Count the next move against the server's limits. Return the earliest time at which they allow it."""
        services, presence = self.live.services, self.live.presence
        delay = services.bot_budget.delay(presence.paying_address, someone_plays=bool(presence.players))
        pause = 0.0 if presence.is_watched else services.settings.bots_alone_pause
        return services.loop.time() + max(delay, pause)

    def move(self) -> None:
        """Make the move of the bot whose turn it is to act."""
        if self._next is not None:
            player, move = self._next
            self._next, self._due = None, NEVER
            self.live.make(player, move, held=self.live.hosted.seats[player].held, launch=self._launch(player, move))

    def _launch(self, player: int, move: str) -> Launch | None:
        """Aim a launch (R30) with the accuracy of the bot's level."""
        if not move.startswith("flip"):
            return None
        spread, luck = AIMS.get(self.live.table.who[player], USUAL_AIM), self.live.luck
        aim, power = round(luck.gauss(0, 2 * spread)), round(luck.gauss(RIGHT_POWER, spread))
        return Launch(max(-MOST_AIM, min(MOST_AIM, aim)), max(0, min(MOST_POWER, power)))

    def move_for(self, player: int) -> None:
        """Make a move for a person whose time is up."""
        seat = self.live.table.seat_of(player)
        assert seat is not None
        question = self.live.table.question(seat)
        move = self._ask(question, "casual")
        made = move or question.moves[0]
        self.live.make(player, made, held=True, launch=self._launch(player, made))
