"""What a player can ask at the prompt. Every answer comes from the player's view and from public data."""

from collections.abc import Callable, Sequence

from wildfour.bots.match_history import view_with_match_history
from wildfour.errors import Invalid
from wildfour.match import Match
from wildfour.narration.hint_reasons import Situation
from wildfour.narration.hints import Hint
from wildfour.narration.move_phrases import move_as_typed
from wildfour.narration.narrator import Narrator
from wildfour.narration.questions import Question
from wildfour.narration.scores import goal, scores, sheet
from wildfour.narration.transcript_narration import named_bots
from wildfour.round.view import View
from wildfour.rulebook.clauses import clauses_named
from wildfour.rulebook.option_parser import option_named
from wildfour.support.columns import columns
from wildfour.support.extras import fetch_compiler, has_compiler
from wildfour.terminal.console import Console
from wildfour.terminal.hint_process import Adviser
from wildfour.words import Argument, Message, saying


class Answers:
    """Answers to the reader of a narration; one who is out of an elimination sees what a spectator does."""

    def __init__(self, match: Match, narrator: Narrator, console: Console, adviser: Adviser) -> None:
        self.match = match
        self.narrator = narrator
        self.console = console
        self.adviser = adviser
        self.last_refusal = ""
        self.commands: dict[str, Callable[[Sequence[str]], None]] = {
            "help": self.help,
            "hand": self.hand,
            "table": self.table,
            "moves": self.moves,
            "hint": self.hint,
            "scores": self.scores,
            "options": self.options,
            "rules": self.rules,
        }

    def answer(self, command: str, arguments: Sequence[str]) -> None:
        self.commands[command](arguments)

    def view(self) -> View:
        return self.match.round.view(self.narrator.seat)

    def names(self) -> list[str]:
        """By seat."""
        return [self.narrator.players[player] for player in self.match.seating]

    # The round

    def hand(self, _: Sequence[str]) -> None:
        hand = self.view().hand
        self.console.tell(
            saying("hand-in-words", count=len(hand), cards=[saying("card-held", card=card) for card in hand])
        )

    def table(self, _: Sequence[str]) -> None:
        view = self.view()
        for seat in range(view.players):
            self.console.tell(self.seat_line(view, seat))
        question = Question(view, self.names())
        piles = saying("draw-pile", count=view.draw_size)
        self.console.tell(question.top(), saying("direction-of-play", direction=view.direction), piles)

    def seat_line(self, view: View, seat: int) -> Message:
        player = self.match.seating[seat]
        [name] = named_bots([self.narrator.players[player]], self.match.bots[player : player + 1])
        told = {**self.narrator.person(player), "name": name, "count": view.hand_sizes[seat]}
        return Message(id="seat-line", arguments={**told, "turn": "yes" if view.turn == seat else "no"})

    def moves(self, _: Sequence[str]) -> None:
        moves = [move_as_typed(move, self.names()) for move in self.view().moves]
        self.console.tell(saying("moves-now", moves=moves) if moves else saying("no-moves-now"))

    def hint(self, _: Sequence[str]) -> None:
        seat = self.narrator.seat
        if seat is None:
            self.console.tell(saying("hint-only-watching"))
            return
        view = view_with_match_history(self.view(), self.match)
        tell_hint(Situation(view, self.names(), self.match.stakes(seat)), self.adviser, self.console)

    # The match

    def scores(self, _: Sequence[str]) -> None:
        self.console.tell(scores(self.match, self.narrator.reader), goal(self.match))
        if self.match.rows:
            self.console.say()
            self.show(sheet(self.match))

    def show(self, rows: Sequence[Sequence[str | Message]]) -> None:
        """A table of numbers."""
        words = self.console.plain_words
        cells = [[cell if isinstance(cell, str) else words.tell(cell) for cell in row] for row in rows]
        for line in columns(cells, ">" * len(cells[0])):
            self.console.say(line)

    def options(self, _: Sequence[str]) -> None:
        for name in self.match.options:
            self.console.tell(saying("option-here", name=name, changed=saying(option_named(name).changed)))
        if not len(self.match.options):
            self.console.tell(saying("no-options-here", edition=self.match.edition.title))

    def rules(self, arguments: Sequence[str]) -> None:
        """The clause behind the last refusal, or the clauses asked for."""
        wanted = arguments or ([self.last_refusal] if self.last_refusal else [])
        if not wanted:
            self.console.tell(saying("no-refusal-yet"))
        for name in wanted:
            self.rule(name)

    def rule(self, name: str) -> None:
        try:
            clauses = clauses_named(name)
        except Invalid as refusal:
            self.console.tell(refusal.message)
            return
        for clause in clauses:
            self.console.tell(saying("clause-here", name=clause.id, clause=saying(clause.message)))

    # Help

    def help(self, _: Sequence[str]) -> None:
        """In two columns, as wide as the screen."""
        words, other = self.console.plain_words, next(iter(self.match.players[1:]))
        examples: dict[str, Argument] = {"color": self.match.edition.letters[2], "name": other}
        rows = [[words.say(f"help-{topic}.title"), words.say(f"help-{topic}", **examples)] for topic in self.topics()]
        for line in columns(rows, "<<", self.console.width):
            self.console.say(line)

    def topics(self) -> list[str]:
        """What the rules of this table have."""
        edition, options = self.match.edition, self.match.options
        return [
            "cards",
            "wild-cards",
            *["minions"] * edition.minion,
            "moves",
            "calling",
            *["flips"] * edition.launcher,
            *["swaps"] * bool(options["seven-zero"]),
            *["jumps"] * bool(options["jump-in"]),
            *["referees"] * bool(options["players-referee"]),
            "questions",
            "advice",
            "leaving",
        ]


def tell_hint(at: Situation, adviser: Adviser, console: Console) -> None:
    """What to say at once, then what to do. If that takes a moment, it is said before."""
    known = at.without_thought()
    if known is not None:
        console.tell(*known)
        return
    try:
        fetch_what_it_needs(console)
        console.tell(saying("hint-thinking") if adviser.is_ready else saying("hint-preparing"))
        weighed = adviser.weigh(at.view, tuple(at.moves), at.stakes)
    except KeyboardInterrupt:
        console.say()  # the terminal has written ^C
        console.tell(saying("hint-stopped"))
    except Invalid as refusal:
        console.tell(refusal.message)
    else:
        show(Hint(at, weighed), console)


def fetch_what_it_needs(console: Console) -> None:
    """Only the first hint of all, on a computer that has never had an expert."""
    if not has_compiler():
        console.tell(saying("hint-needs-compiler"))
        fetch_compiler(console.words.language)


def show(hint: Hint, console: Console) -> None:
    if hint.at.at_once():
        console.tell(*hint.at.at_once())
    rows = [[console.plain_words.tell(cell) for cell in row] for row in hint.table()]
    for line in columns(rows, "<" + ">" * (len(rows[0]) - 1)):
        console.say(f"  {line}")
    console.tell(*hint.explanation())
    console.tell(*hint.conclusion())
