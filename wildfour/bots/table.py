"""Playing a round with bots. After each move, until somebody moves:

1. whoever has come down to one card and has not called is asked, and may call;
2. all the others who are not on turn are asked; a catch counts before an objection, an objection before a jump-in, and
   among equals whoever comes first after the one on turn;
3. the one on turn is asked, and has to move.

A bot is asked once at each step, with all its legal moves but accusations: those are about talk at the table (G1),
and bots do not talk. Whoever has no legal move is not asked. A bot that fails ends the round: nothing takes its place.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from wildfour.bots.bot import Bot
from wildfour.bots.view_text import view_text
from wildfour.cards import NO_CARD
from wildfour.errors import Invalid
from wildfour.events import NOBODY
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.moves import ACCUSE, CALL, CATCH, FLIP, GIVE, OBJECT, move_name
from wildfour.round import Outcome, Round


@dataclass(frozen=True, slots=True)
class Seated:
    """A bot in its seat: its name, its own luck, and what the end of the round is worth to it."""

    name: str
    bot: Bot
    luck: random.Random
    stakes: Stakes = TO_GO_OUT


class BotFailed(Exception):
    """A bot raised something, or answered with what is no legal move of its."""

    def __init__(self, name: str, seat: int, deal: str, what: str, view: str) -> None:
        super().__init__(name, seat, deal, what, view)
        self.name, self.seat, self.deal, self.what, self.view = name, seat, deal, what, view

    def __str__(self) -> str:
        return f"The bot {self.name}, at seat {self.seat} of {self.deal}, {self.what}; its view: {self.view}."


def play_round(played: Round, seated: Sequence[Seated], *, deal: str = "a round") -> Outcome:
    """Play on until the round is over. `deal` says, if a bot fails, which round it was."""
    if len(seated) != played.players:
        raise Invalid(f"{len(seated)} bots are given for {played.players} seats; give one for each.")
    driver = Driver(played, seated, deal)
    while not played.over:
        driver.step()
    outcome = played.outcome
    assert outcome is not None
    return outcome


class Driver:
    """Asks the bots of one round."""

    def __init__(self, played: Round, seated: Sequence[Seated], deal: str) -> None:
        self.played = played
        self.seated = seated
        self.deal = deal

    def step(self) -> None:
        """Make one move."""
        turn, exposed = self.played.turn, self.played.state.exposed
        answers: dict[int, int | None] = {}
        if exposed != NOBODY:
            answers[exposed] = self.ask(exposed)
            if answers[exposed] == CALL:
                self.played.apply(exposed, CALL)
                return
        if self.others_may_speak():
            for seat in self.after(turn):
                if seat not in answers:
                    answers[seat] = self.ask(seat)
        said = [(seat, answers.get(seat)) for seat in self.after(turn)]
        spoken = [(urgency(move), seat, move) for seat, move in said if move is not None]
        if spoken:
            _, seat, move = min(spoken, key=lambda one: one[0])
            self.played.apply(seat, move)
        else:
            self.move_on_turn(answers[turn] if turn in answers else self.ask(turn))

    def move_on_turn(self, move: int | None) -> None:
        turn = self.played.turn
        assert move is not None  # `ask` sees to that
        self.played.apply(turn, move)

    def after(self, seat: int) -> list[int]:
        """The other seats, from the left of a seat on."""
        return [(seat + step) % self.played.players for step in range(1, self.played.players)]

    def others_may_speak(self) -> bool:
        """Without a missing call, jump-ins and objections nobody has a move out of turn."""
        s = self.played.state
        return s.exposed != NOBODY or bool(s.rules.jump_in) or s.under != NO_CARD

    def ask(self, seat: int) -> int | None:
        return ask(self.played, seat, self.seated[seat], self.deal)


def ask(played: Round, seat: int, one: Seated, deal: str) -> int | None:
    """What a bot answers; on turn it has to answer with a move. Who has nothing to choose from is not asked."""
    moves = [move for move in played.move_ids(seat) if not ACCUSE <= move < GIVE]
    if not moves:
        return None
    view = played.view(seat)

    def failure(what: str) -> BotFailed:
        return BotFailed(one.name, seat, deal, what, view_text(view, played.edition.letters))

    try:
        move = one.bot(view, tuple(moves), one.stakes, one.luck)
    except Exception as error:
        raise failure(f"raised {type(error).__name__}: {error}") from error
    if move is None:
        if seat == played.turn:
            raise failure("said nothing on its turn")
        return None
    if move not in moves:
        raise failure(f"answered {named(move, played.edition.letters)}, which is none of its legal moves")
    return int(move)


def named(move: object, letters: str) -> str:
    try:
        return repr(move_name(move, letters))  # type: ignore[arg-type]
    except (Invalid, TypeError):
        return repr(move)


def urgency(move: int) -> int:
    """What comes first of what is said out of turn."""
    if move == CALL:
        return 0
    if CATCH <= move < FLIP:
        return 1
    return 2 if move == OBJECT else 3
