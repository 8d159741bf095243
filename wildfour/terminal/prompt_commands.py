"""Prompt commands other than moves. Answers use only the player's view and public data."""

from collections.abc import Sequence

from wildfour.bots.round_history import view_with_history
from wildfour.chance.launcher_physics import DISTANCE, MOST_AIM, MOST_POWER, PAD, Flight, fly
from wildfour.chance.streams import RandomChance
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
from wildfour.support.extras import fetch, has_machine_code, machine_code_stage
from wildfour.terminal.console import Console
from wildfour.terminal.hint_process import HintProcess
from wildfour.terminal.move_parser import NUMBER, launch_of
from wildfour.words import Argument, Message, saying


class PromptCommands:
    """Answers to commands, by name, for the narrator's reader. Eliminated players get a spectator's view."""

    def __init__(self, match: Match, narrator: Narrator, console: Console, hints: HintProcess) -> None:
        self.match = match
        self.narrator = narrator
        self.console = console
        self.hints = hints
        self.last_refusal = ""

    def view(self) -> View:
        return self.match.round.view(self.narrator.seat)

    def names(self) -> list[str]:
        """List the names by seat."""
        return [self.narrator.players[player] for player in self.match.seating]

    # The round

    def hand(self, _: Sequence[str]) -> None:
        hand = self.view().hand
        cards = [saying("card-held", card=card) for card in hand]
        self.console.tell(saying("hand-in-words", count=len(hand), cards=cards))

    def table(self, _: Sequence[str]) -> None:
        view = self.view()
        for seat in range(view.players):
            self.console.tell(self.seat_line(view, seat))
        piles = saying("draw-pile", count=view.draw_size)
        top = Question(view, self.names()).top()
        self.console.tell(top, saying("direction-of-play", direction=view.direction), piles)

    def seat_line(self, view: View, seat: int) -> Message:
        player = self.match.seating[seat]
        [name] = named_bots([self.narrator.players[player]], self.match.bots[player : player + 1])
        who = {**self.narrator.person(player), "name": name}
        return saying("seat-line", **who, count=view.hand_sizes[seat], turn="yes" if view.turn == seat else "no")

    def moves(self, _: Sequence[str]) -> None:
        moves = [move_as_typed(move, self.names()) for move in self.view().moves]
        self.console.tell(saying("moves-now", moves=moves) if moves else saying("no-moves-now"))

    def hint(self, _: Sequence[str]) -> None:
        seat = self.narrator.seat
        if seat is None:
            self.console.tell(saying("hint-only-watching"))
            return
        view = view_with_history(self.view(), self.match.round)
        tell_hint(Situation(view, self.names(), self.match.stakes(seat)), self.hints, self.console)

    # The match

    def scores(self, _: Sequence[str]) -> None:
        self.console.tell(scores(self.match, self.narrator.reader), goal(self.match))
        if self.match.rows:
            self.console.say()
            self.console.tell_table(sheet(self.match), ">" * (1 + len(self.match.players)))

    def options(self, _: Sequence[str]) -> None:
        for name in self.match.options:
            self.console.tell(saying("option-here", name=name, changed=saying(option_named(name).changed)))
        if not len(self.match.options):
            self.console.tell(saying("no-options-here", edition=self.match.edition.title))

    def rules(self, arguments: Sequence[str]) -> None:
        """Print the clause behind the last rejection, or the requested clauses."""
        wanted = arguments or ([self.last_refusal] if self.last_refusal else [])
        if not wanted:
            self.console.tell(saying("no-refusal-yet"))
        for name in wanted:
            try:
                clauses = clauses_named(name)
            except Invalid as refusal:
                self.console.tell(refusal.message)
                continue
            for clause in clauses:
                self.console.tell(saying("clause-here", name=clause.id, clause=saying(clause.message)))

    # The launcher

    def practice(self, numbers: Sequence[str]) -> None:
        """Launch at a crash-pad for practice, as the launcher's rulebook suggests. The round does not change."""
        try:
            if not self.match.edition.launcher:
                raise Invalid("no-launcher-here")
            if not all(map(NUMBER.fullmatch, numbers)):
                raise Invalid("no-such-launch", aim=MOST_AIM, power=MOST_POWER)
            flight = fly(launch_of(numbers or ["0"]), RandomChance().wobbles())
        except Invalid as refusal:
            self.console.tell(refusal.message)
        else:
            self.console.tell(saying("event-hit") if flight.hit else saying("event-missed"), landing(flight))

    # Help

    def help(self, _: Sequence[str]) -> None:
        other = next(iter(self.match.players[1:]))
        examples: dict[str, Argument] = {"color": self.match.edition.letters[2], "name": other}
        self.console.tell_table(
            [[saying(f"help-{topic}.title"), saying(f"help-{topic}", **examples)] for topic in self.topics()], "<<"
        )

    def topics(self) -> list[str]:
        """List the help topics that apply to this table's rules."""
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


def landing(flight: Flight) -> Message:
    """Describe where a flight ended."""
    forward, side, _ = flight.path[-1]
    return saying(
        "landing",
        depth="short" if forward < DISTANCE else "far",
        along=percent(forward - DISTANCE),
        side="left" if side < 0 else "right",
        aside=percent(side),
        pad=percent(PAD),
    )


def percent(length: int) -> int:
    return round(100 * abs(length) / DISTANCE)


def tell_hint(at: Situation, hints: HintProcess, console: Console) -> None:
    """Print urgent moves, then the advice. Announce slow computations."""
    known = at.without_search()
    if known is not None:
        console.tell(*known)
        return
    try:
        if not has_machine_code():  # before the first hint on this computer
            console.tell(saying("hint-needs-compiler"))
            fetch(machine_code_stage(), console.words.language)
        console.tell(saying("hint-thinking") if hints.is_ready else saying("hint-preparing"))
        weighed = hints.weigh(at.view, tuple(at.moves), at.stakes)
    except KeyboardInterrupt:
        console.say()  # ends the line where the terminal wrote ^C
        console.tell(saying("hint-stopped"))
    except Invalid as refusal:
        console.tell(refusal.message)
    else:
        show(Hint(at, weighed), console)


def show(hint: Hint, console: Console) -> None:
    if hint.at.at_once():
        console.tell(*hint.at.at_once())
    rows = hint.table()
    console.tell_table(rows, "<" + ">" * (len(rows[0]) - 1), indent="  ")
    console.tell(*hint.explanation())
    console.tell(*hint.conclusion())
