"""Bots at a table: each is asked once at a moment, and heard when the table says so (wildfour/table/speaking.py).

A bot that fails ends the round: nothing takes its place.
"""

import random
from collections.abc import Callable, Mapping

import msgspec

from wildfour.bots.bot import Bot
from wildfour.errors import Invalid
from wildfour.match.stakes import Stakes
from wildfour.round import Outcome
from wildfour.table import BotQuestion, Speaker, Table
from wildfour.table.speaking import what_is_said

Luck = Callable[[BotQuestion], random.Random]


class BotFailed(Exception):
    """A bot raised something, or answered with what is no legal move of its own."""

    def __init__(self, name: str, seat: int, deal: str, what: str, view: str) -> None:
        super().__init__(name, seat, deal, what, view)
        self.name, self.seat, self.deal, self.what, self.view = name, seat, deal, what, view

    def __str__(self) -> str:
        return f"The bot {self.name}, at seat {self.seat} of {self.deal}, {self.what}; its view: {self.view}"


class Bots:
    """The bots that play for some players of a table. `luck` gives each question its chance; `stakes` may replace what
    the match says that the end of a round is worth; `deal` says which round it was, should a bot fail."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        luck: Luck,
        *,
        stakes: Callable[[int], Stakes] | None = None,
        deal: str = "",
    ) -> None:
        self.table = table
        self.bots = bots
        self._luck = luck
        self._stakes = stakes
        self._deal = deal
        self._moment = (0, 0)
        self._answers: dict[int, str | None] = {}

    def heard(self, speaker: Speaker) -> str | None:
        """What the bot at a seat wants to do, if it may be heard with that now."""
        played = self.table.match.round
        move = self.answer(speaker.seat)
        if move is None:
            return None
        return move if what_is_said(played.number_of(move), speaker.seat == played.turn) & speaker.may else None

    def answer(self, seat: int) -> str | None:
        """What the bot at a seat wants to do at this moment."""
        moment = (self.table.match.number, len(self.table.match.round.moves))
        if moment != self._moment:
            self._moment, self._answers = moment, {}
        if seat not in self._answers:
            self._answers[seat] = self._ask(self.table.question(seat))
        return self._answers[seat]

    def _ask(self, question: BotQuestion) -> str | None:
        stakes = question.stakes if self._stakes is None else self._stakes(question.seat)
        try:
            move = self.bots[question.player](question.view, question.moves, stakes, self._luck(question))
        except Exception as error:
            raise self._failure(question, f"raised {type(error).__name__}: {error}") from error
        if move is None and question.on_turn:
            raise self._failure(question, "said nothing on its turn")
        if move is not None and move not in question.moves:
            raise self._failure(question, f"answered {move!r}, which is none of its legal moves")
        return move

    def _failure(self, question: BotQuestion, what: str) -> BotFailed:
        name = self.table.who[question.player]
        deal = self._deal or f"round {self.table.match.number}"
        return BotFailed(name, question.seat, deal, what, msgspec.json.encode(question.view).decode())

    def move(self) -> None:
        """Whoever is heard first moves."""
        for speaker in self.table.speakers():
            move = self.heard(speaker)
            if move is not None:
                self.table.apply(self.table.match.seating[speaker.seat], move)
                return
        raise Invalid("nobody-plays", name=self.table.name(self.table.waits_for or 0))

    def play_round(self) -> Outcome:
        """Play on until the round is over."""
        played = self.table.match.round
        while not played.over:
            self.move()
        outcome = played.outcome
        assert outcome is not None
        return outcome


def one_luck(luck: random.Random) -> Luck:
    """The same generator for all questions."""
    return lambda question: luck
