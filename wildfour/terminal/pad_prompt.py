"""The score pad at the prompt: people play with real cards and type what each was left with."""

from collections.abc import Callable
from pathlib import Path

from wildfour.errors import Invalid
from wildfour.files import write_output
from wildfour.match.entry import DRAWN, example, is_out, read_entry, row_of_hands
from wildfour.match.leftovers import hand_examples, read_leftovers
from wildfour.match.pad_notation import UNDO, round_line
from wildfour.match.pad_page import is_pad_page, pad_page
from wildfour.match.pad_text import pad_text
from wildfour.match.pad_words import round_story, sides, standing
from wildfour.match.score_pad import ScorePad
from wildfour.match.sheet import Row
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.pad_file import PadFile

HELP = """\
For each player, type what is left in the hand: {hand}.
A card is a color letter and a number, S (Skip), R (Reverse) or +2 (Draw Two); or W (Wild), W4 (Wild Draw Four){more}.
For whoever went out, type out or -. A whole round fits on one line: {line}.
If nobody could go on, type drawn.
Other words: sheet shows everything so far, undo takes back the last answer or round, html FILE writes a page to print,
help shows this, quit leaves. Every round is saved as soon as it is complete."""


class Prompt:
    """One pad at the prompt. `hands` are the answers for the round that is being noted."""

    def __init__(self, pad: ScorePad, file: PadFile, console: Console) -> None:
        self.pad = pad
        self.file = file
        self.console = console
        self.hands: dict[int, str] = {}
        self.drawn = False
        self.commands: dict[str, Callable[[str], None]] = {
            "sheet": self.sheet,
            UNDO: self.undo,
            "html": self.html,
            "help": self.help,
            "quit": self.quit,
            DRAWN: self.nobody_went_out,
        }

    def run(self) -> None:
        self.announce()
        try:
            while True:
                self.question()
                self.answer(self.console.ask())
        except (Leave, KeyboardInterrupt):
            self.leave()

    def leave(self) -> None:
        begun = " The round that was begun is not in it." if self.hands or self.drawn else ""
        self.console.say(f"The score pad is saved in {self.file.path}.{begun}")

    def announce(self) -> None:
        """Which round comes, and who deals it."""
        if self.pad.over:
            self.console.say("Type sheet, undo, html FILE or quit.")
            return
        dealer = self.pad.next_dealer
        deals = "" if dealer is None else f" {self.pad.name(dealer)} deals."
        teams = sides(self.pad, self.pad.next_seating)
        self.console.say(f"Round {len(self.pad.rounds) + 1}.{deals}{' ' if teams else ''}{teams}")

    def question(self) -> None:
        if not self.pad.over:
            self.console.say(f"{self.pad.name(self.next_player())}?")

    def next_player(self) -> int:
        return next(player for player in self.pad.next_seating if player not in self.hands)

    def answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        try:
            if command is not None:
                command(rest.strip())
            else:
                self.note(line)
        except Invalid as error:
            self.console.say(str(error))

    def note(self, line: str) -> None:
        """A hand, or a whole round."""
        if self.pad.over:
            raise Invalid("The match is over; type sheet, undo, html FILE or quit.")
        if ":" in line:
            self.complete(read_entry(self.pad, line))
        else:
            self.note_hand(line)

    def note_hand(self, text: str) -> None:
        player = self.next_player()
        if not is_out(text):
            read_leftovers(text, self.pad.edition)
        elif self.drawn or any(map(is_out, self.hands.values())):
            raise Invalid("Nobody went out." if self.drawn else "Only one goes out; type undo to change an answer.")
        self.hands[player] = text
        if len(self.hands) == len(self.pad.next_seating):
            self.complete_hands()

    def complete_hands(self) -> None:
        """What cannot be is asked for again from the beginning."""
        try:
            self.complete(row_of_hands(self.pad, self.hands, drawn=self.drawn))
        except Invalid as error:
            self.forget()
            raise Invalid(f"{error} Type the round again.") from error

    def complete(self, row: Row) -> None:
        line = self.pad.add(row)
        try:
            self.file.append([round_line(self.pad, line)])
        except Invalid:
            self.pad.undo()
            raise
        self.forget()
        self.console.say(f"Round {line.number} is saved. {round_story(self.pad, line)}")
        self.console.say(standing(self.pad))
        self.announce()

    def forget(self) -> None:
        self.hands = {}
        self.drawn = False

    def nobody_went_out(self, rest: str) -> None:
        if self.pad.over or rest:
            self.note(f"{DRAWN} {rest}")
        elif self.pad.hands_always_count:
            self.drawn = True
            self.hands = {}
            self.console.say("Nobody went out, and at this table the hands count.")
        else:
            self.complete(row_of_hands(self.pad, {}, drawn=True))

    def sheet(self, _: str) -> None:
        self.console.say(pad_text(self.pad, self.console.width))

    def undo(self, _: str) -> None:
        """Take back the last answer; if none was given for this round yet, the last round."""
        if self.hands:
            self.console.say(f"The hand of {self.pad.name(self.hands.popitem()[0])} is taken back.")
        elif self.drawn:
            self.forget()
        else:
            self.undo_round()

    def undo_round(self) -> None:
        line = self.pad.undo()
        try:
            self.file.append([UNDO])
        except Invalid:
            self.pad.add(line.row)
            raise
        self.console.say(f"Round {line.number} is taken back.")
        self.announce()

    def html(self, name: str) -> None:
        if not name:
            raise Invalid("The page needs a file name; type html evening.html.")
        write_output(Path(name), pad_page(self.pad), is_pad_page)
        self.console.say(f"The page is in {name}.")

    def help(self, _: str) -> None:
        more = ", M (Mutated Minion)" if self.pad.edition.minion else ""
        self.console.say(HELP.format(hand=hand_examples(self.pad.edition), more=more, line=example(self.pad)))

    def quit(self, _: str) -> None:
        raise Leave
