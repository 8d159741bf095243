"""Bots at a table: each is asked once per position, in the order of wildfour/table/move_priority.py.

A failing bot ends the round. Nothing replaces it.
"""

import random
from collections.abc import Callable, Mapping

import msgspec

from wildfour.bots.bot import Bot, remembers
from wildfour.bots.round_history import view_with_history
from wildfour.errors import Invalid, WildfourError
from wildfour.match.stakes import Stakes
from wildfour.round.move_record import Outcome
from wildfour.table import BotQuestion, Speaker, Table
from wildfour.table.move_priority import kind_of_interrupt
from wildfour.words import Message

Luck = Callable[[BotQuestion], random.Random]


class BotFailed(WildfourError):
    """The failure of a bot that raised an exception or returned an illegal move. `what` is the message text after the
    bot's name."""

    def __init__(self, id: str, /, bot: str, seat: int, what: Message, view: str) -> None:
        super().__init__(id, bot=bot, seat=str(seat + 1), what=what)
        self.name, self.seat, self.what, self.view = bot, seat, what, view


class Bots:
    """Bots for some of the players at a table. `luck` returns a random generator for each question. `stakes` may
    override the match's stakes."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        luck: Luck,
        *,
        stakes: Callable[[int], Stakes] | None = None,
    ) -> None:
        self.table = table
        self.bots = bots
        self._luck = luck
        self._stakes = stakes
        self._moment = (0, 0)
        self._answers: dict[int, str | None] = {}

    def heard(self, speaker: Speaker) -> str | None:
        """Return the move of the seat's bot if it may be made now."""
        played = self.table.match.round
        move = self.answer(speaker.seat)
        if move is None:
            return None
        return move if kind_of_interrupt(played.number_of(move), speaker.seat == played.turn) & speaker.may else None

    def answer(self, seat: int) -> str | None:
        """Return the move of the seat's bot in the current position."""
        moment = (self.table.match.number, len(self.table.match.round.moves))
        if moment != self._moment:
            self._moment, self._answers = moment, {}
        if seat not in self._answers:
            self._answers[seat] = self._ask(self.table.question(seat))
        return self._answers[seat]

    def _ask(self, question: BotQuestion) -> str | None:
        stakes = question.stakes if self._stakes is None else self._stakes(question.seat)
        bot = self.bots[question.player]
        try:
            view = view_with_history(question.view, self.table.match.round) if remembers(bot) else question.view
            move = bot(view, question.moves, stakes, self._luck(question))
        except Exception as error:
            raise self._failure(question, raised(error)) from error
        if move is None and question.on_turn:
            raise self._failure(question, Invalid("bot-was-silent"))
        if move is not None and move not in question.moves:
            raise self._failure(question, Invalid("bot-move-illegal", move=repr(move)))
        return move

    def _failure(self, question: BotQuestion, what: WildfourError) -> BotFailed:
        view = msgspec.json.encode(question.view).decode()
        bot = self.table.who[question.player]
        return BotFailed("failed-bot", bot=bot, seat=question.seat, what=what.message, view=view)

    def move(self) -> None:
        """Make the move with the highest priority."""
        for speaker in self.table.speakers():
            move = self.heard(speaker)
            if move is not None:
                self.table.apply(self.table.match.seating[speaker.seat], move)
                return
        raise Invalid("nobody-plays-for", player=self.table.name(self.table.current_player or 0))

    def play_round(self) -> Outcome:
        """Play until the round is over."""
        played = self.table.match.round
        while not played.over:
            self.move()
        outcome = played.outcome
        assert outcome is not None
        return outcome

    def play_match(self, most_rounds: int) -> None:
        """Play until the match is over or has reached `most_rounds` rounds."""
        match = self.table.match
        self.play_round()
        while not match.over and len(match.rows) < most_rounds:
            self.table.deal()
            self.play_round()


def raised(error: Exception) -> Invalid:
    return Invalid("bot-raised", error=f"{type(error).__name__}: {error}")


def one_luck(luck: random.Random) -> Luck:
    """Use the same generator for all questions."""
    return lambda question: luck
