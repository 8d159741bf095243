"""A match at the prompt: one person against bots.

Between two moves everyone gets a chance to say something, in a fixed order, so that calls and catches (E1 to E5) can
be played without a clock: a bot that has come down to one card may call; bots may catch you; you are asked, if there is
anything you could do; the other bots may speak; then the one on turn moves.
"""

import random
from collections.abc import Callable, Sequence

from wildfour.bots.bot import Bot
from wildfour.bots.table import BotFailed, Seated, ask
from wildfour.errors import Illegal, Invalid, WildfourError
from wildfour.event_kinds import NOBODY, Event, EventKind
from wildfour.match import Match
from wildfour.match.formats import DEFAULT
from wildfour.moves import CALL, CATCH, FLIP, KEEP
from wildfour.terminal.asking import read_move, split_moves
from wildfour.terminal.commands import COMMANDS, Table
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.luck import Luck
from wildfour.terminal.opponents import named_bots
from wildfour.terminal.saving import SaveFile
from wildfour.terminal.telling import Teller
from wildfour.terminal.words import counted
from wildfour.transcript.record import end_of
from wildfour.transcript.writing import end_line, move_line, round_line
from wildfour.words import listed

YOU = 0


class Game:
    """You, the first player, against bots, one for each of the other players in order. `you` is your seat, or None once
    you are out and only watch."""

    def __init__(self, match: Match, save: SaveFile, console: Console, luck: Luck, bots: Sequence[Bot]) -> None:
        self.match = match
        self.save = save
        self.console = console
        self.luck = luck
        self.programs = dict(enumerate(bots, start=YOU + 1))  # by player
        self.answers: dict[tuple[int, int, int], int | None] = {}
        self.table = Table(match, YOU, console.say)
        self.sit_down()

    def sit_down(self) -> None:
        """Take the seats of the present round."""
        self.you = self.match.seating.index(YOU) if YOU in self.match.seating else None
        self.bots = [seat for seat in range(len(self.match.seating)) if seat != self.you]
        self.teller = Teller(self.match.edition, self.match.names, self.you)
        self.table.seat = self.you

    def play(self) -> None:
        """Until the match is over or the player leaves; every move is on the disk before it is told."""
        try:
            self.play_match()
        except (Leave, KeyboardInterrupt):
            self.console.say("The match is saved. Play again to go on with it.")
        except BotFailed as failed:
            where = f"at seat {failed.seat} of {failed.deal}"
            raise Invalid(f"{failed.name}, {where}, {failed.what}; the match is saved up to there.") from failed

    def play_match(self) -> None:
        while True:
            if self.match.round.over:
                self.tell_result()
                if self.match.over:
                    return
                self.deal()
            self.play_round()

    def deal(self) -> None:
        self.use_luck(NOBODY)
        self.match.next_round()
        self.sit_down()
        number = len(self.match.rounds)
        self.save.append([round_line(number, self.match.record(number - 1))])
        self.tell_deal()

    def tell_deal(self) -> None:
        self.console.say(f"\nRound {len(self.match.rounds)}.{self.around_the_table()}")
        self.console.say(self.teller.tell(self.seen(self.match.round.opening), between="\n"))

    def around_the_table(self) -> str:
        """Who sits where, where that changes."""
        if self.match.format.partners:
            half = len(self.match.names) // 2
            pairs = [
                " and ".join((name, self.match.names[seat + half])) for seat, name in enumerate(self.match.names[:half])
            ]
            return f" The partners are {listed(pairs)}."
        return "" if len(self.match.names) == len(self.match.players) else f" At the table: {listed(self.match.names)}."

    def play_round(self) -> None:
        while not self.match.round.over:
            if self.bots_speak_first() or self.you_are_asked() or self.bots_speak():
                continue
            self.bot_moves(self.match.round.turn)

    # Bots

    def bots_speak_first(self) -> bool:
        """What bots do before you can: the one with one card calls, the others catch you or jump in ahead of you."""
        view = self.match.round.view(None)
        if view.exposed in self.bots and self.bot_moves(view.exposed, is_call):
            return True
        if view.exposed == self.you and any(self.bot_moves(bot, is_catch) for bot in self.bots):
            return True
        return view.turn == self.you and any(self.bot_moves(bot, is_neither) for bot in self.bots)

    def bots_speak(self) -> bool:
        """What bots do out of turn once you had your chance."""
        view = self.match.round.view(None)
        if view.exposed != self.you and any(self.bot_moves(bot, is_catch) for bot in self.bots):
            return True
        return any(self.bot_moves(bot, is_neither) for bot in self.bots if bot != view.turn)

    def bot_moves(self, bot: int, wanted: Callable[[int], bool] = lambda move: True) -> bool:
        """Let a bot move, if what it wants to do has its moment now."""
        move = self.answer(bot)
        if move is None or not wanted(move):
            return False
        self.confirm(self.apply(bot, move))
        return True

    def answer(self, bot: int) -> int | None:
        """What a bot wants to do; it is asked once before each move. Bots never accuse."""
        played, number = self.match.round, len(self.match.rounds)
        moment = (number, len(played.moves), bot)
        if moment not in self.answers:
            program = self.programs[self.match.seating[bot]]
            seated = Seated(self.match.names[bot], program, self.use_luck(bot), self.match.stakes(bot))
            self.answers = {one: answer for one, answer in self.answers.items() if one[:2] == moment[:2]}
            self.answers[moment] = ask(played, bot, seated, f"round {number}")
        return self.answers[moment]

    # You

    def you_are_asked(self) -> bool:
        """True if you made a move. On turn you are asked until you do; otherwise an empty line goes on."""
        if self.you is None:
            return False
        question = self.table.question(self.you)
        if not question.is_worth_asking():
            return False
        if question.only_keep():
            self.confirm(self.apply(self.you, KEEP))
            return True
        self.console.say("\n" + question.text())
        moves_before = len(self.match.round.moves)
        while len(self.match.round.moves) == moves_before:
            line = self.console.ask()
            if line:
                self.obey(line, self.you)
            elif question.on_turn:
                self.console.say(question.text())
            else:
                return False
        return True

    def obey(self, line: str, you: int) -> None:
        """A command, or moves."""
        word, *arguments = line.lower().split()
        if word in ("quit", "exit", "q"):
            raise Leave
        if word in COMMANDS:
            self.console.say(COMMANDS[word](self.table, arguments))
        else:
            self.make_your_moves(split_moves(line, self.match.round.legal_moves(you)), you)

    def make_your_moves(self, texts: Sequence[str], you: int) -> None:
        """The moves of one line come without anybody speaking in between; what follows a refused one is dropped."""
        for place, text in enumerate(texts):
            try:
                hand = self.match.round.view(you).hand
                events = self.apply(you, read_move(text, self.match.edition, self.match.names, hand))
            except WildfourError as refusal:
                self.tell_refusal(refusal, texts[place + 1 :])
                return
            self.confirm(events)

    def tell_refusal(self, refusal: WildfourError, dropped: Sequence[str]) -> None:
        if isinstance(refusal, Illegal):
            self.table.last_refusal = refusal.clause
        end = "" if str(refusal).endswith(".") else "."
        rest = f" Nothing was done with {listed(dropped)}." if dropped else ""
        self.console.say(f"{refusal}{end}{rest}")

    # Both

    def use_luck(self, asked: int) -> random.Random:
        return self.luck.at(len(self.match.rounds), len(self.match.round.moves), asked)

    def apply(self, seat: int, move: int) -> list[Event]:
        self.use_luck(NOBODY)
        return self.match.apply(seat, move)

    def confirm(self, events: Sequence[Event]) -> None:
        """Save the last move, then tell it."""
        played = self.match.round
        ended = end_of(played)
        self.save.append([move_line(played.moves[-1]), *([end_line(ended)] if ended else [])])
        self.console.say(self.teller.tell(self.seen(events)))
        self.tell_last_card(events)

    def seen(self, events: Sequence[Event]) -> list[Event]:
        return [event.seen_by(self.you) for event in events]

    def tell_last_card(self, events: Sequence[Event]) -> None:
        """E1: everybody can see that a player has come down to one card."""
        sizes = self.match.round.view(None).hand_sizes
        for event in events:
            if event.kind in (EventKind.PLAYED, EventKind.GAVE) and event.seat != self.you and sizes[event.seat] == 1:
                self.console.say(f"{self.match.names[event.seat]} has one card left.")

    def tell_result(self) -> None:
        self.console.say(self.table.result())
        self.console.say(f"\n{self.table.sheet()}")
        if self.match.over:
            self.console.say(self.table.winner())
            self.console.say(f"The transcript is in {self.save.path}.")


def is_call(move: int) -> bool:
    return move == CALL


def is_catch(move: int) -> bool:
    return CATCH <= move < FLIP


def is_neither(move: int) -> bool:
    """Calls and catches have their own moments."""
    return not is_call(move) and not is_catch(move)


def goal(match: Match) -> str:
    """What ends the match."""
    if match.format.to_go(len(match.players), []) is None:
        return match.format.text
    if match.format.name == DEFAULT:
        return f"to {match.format.target} points"
    return f"{match.format.name}, to {match.format.target} points"


def greeting(match: Match, levels: Sequence[str]) -> str:
    """What a player should know before the first card."""
    bots = listed(named_bots(match.players[1:], levels))
    are = "is a bot" if len(match.players) == 2 else "are bots"
    options = f" Options: {match.options}." if len(match.options) else ""
    return (
        f"Wildfour, {match.edition.title}, {counted(len(match.players), 'player')}, "
        f"{goal(match)}.{options}\n"
        f"You are {match.players[YOU]}, at seat 0. {bots} {are}.\n"
        "Type help for what you can type, hint for advice, and quit to leave; every move is saved."
    )
