"""The desk's prompt: short commands for a tournament evening.

enter Ann, Bob, Cid        start 3        seat        2: 120-85        undo        standings        print
"""

import re
from collections.abc import Callable
from pathlib import Path

from wildfour.desk.bot_tables import play_all, play_waiting
from wildfour.desk.desk import Desk
from wildfour.desk.messages import describe_settings, next_step
from wildfour.desk.output_files import FILES, default_path, pages_now, write
from wildfour.desk.result_slips import Place, short_example
from wildfour.errors import Invalid
from wildfour.support.argument_parser import whole_number_in
from wildfour.terminal.console import Leave
from wildfour.terminal.vocabulary import by_form, first_word, forms
from wildfour.words import did_you_mean, saying

HELP_TOPICS = ("enter", "start", "result", "undo", "people", "look", "tie", "rest")
RESULT = re.compile(r"(?:(\d{1,4})\s*/\s*)?(\d{1,4})\s*:\s*(.*)", re.DOTALL)
NAMED_RESULT = re.compile(r"(\S+)\s*(\d{1,4})?\s*:\s*(.*)", re.DOTALL)
BETWEEN_NAMES = re.compile(r"\s*=\s*")


class DeskPrompt:
    """The prompt for one tournament."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.console = desk.console
        desk.at_prompt = True
        words = self.console.words
        self.words = by_form((name, forms(f"desk-word-{name}", words)) for name in COMMANDS)
        self.kinds = by_form((kind, forms(f"desk-print-{kind}", words)) for kind in FILES)
        self.out_words = forms("desk-word-out", words)
        self.table_words = forms("desk-word-table", words)
        self.final_words = forms("desk-word-final", words)
        self.all_words = forms("desk-word-all", words)

    def run(self, *, is_new: bool = False) -> None:
        self.greet(is_new)
        try:
            while True:
                self.answer(self.console.ask())
        except (Leave, KeyboardInterrupt):
            self.desk.tell(saying("tournament-saved", file=str(self.desk.file.path)))

    def greet(self, is_new: bool) -> None:
        tournament = self.desk.load()
        if not is_new:
            self.desk.tell(*describe_settings(tournament))
        self.desk.tell(*next_step(tournament), saying("desk-help-hint"))

    def answer(self, line: str) -> None:
        try:
            self.execute(line)
        except Invalid as error:
            self.desk.tell(error.message)

    def execute(self, line: str) -> None:
        word, rest = first_word(line)
        if not word:
            self.desk.tell_next(self.desk.load())
        elif (found := self.result_in(line)) is not None:
            self.report(*found)
        elif word.rstrip(":") in self.words:
            COMMANDS[self.words[word.rstrip(":")]](self, rest)
        else:
            guess = did_you_mean(word, self.words) or 0
            raise Invalid("desk-not-understood", text=word, guess=guess)

    # Results

    def result_in(self, line: str) -> tuple[Place, str] | None:
        """Parse a result: `2: 120-85`, `1/2: …` for an earlier sitting, `table 2: …`, `final: …`, or `final 3: …`."""
        numbered = RESULT.fullmatch(line)
        if numbered:
            sitting = None if numbered[1] is None else int(numbered[1])
            return self.in_final_too(Place(int(numbered[2]), sitting)), numbered[3]
        named = NAMED_RESULT.fullmatch(line)
        if named and named[1].casefold() in self.final_words:
            return Place(None if named[2] is None else int(named[2]), in_final=True), named[3]
        if named and named[2] and named[1].casefold() in self.table_words:
            return self.in_final_too(Place(int(named[2]))), named[3]
        return None

    def in_final_too(self, place: Place) -> Place:
        """Return the place. In the final, the number is a round number."""
        in_final = place.sitting is None and self.desk.load().final_number is not None
        return Place(place.table, place.sitting, in_final)

    def report(self, place: Place, slip: str) -> None:
        """Report a result. Guard tables that have already reported against a mistyped table number."""
        self.needs_slip(place, slip)
        question = self.desk.has_result(place)
        if question is None:
            self.desk.result(place, self.slip_words(slip))
        elif self.desk.confirm(question):
            self.desk.correct(place, self.slip_words(slip))

    def needs_slip(self, place: Place, slip: str) -> None:
        if not slip.strip():
            tournament = self.desk.load()
            tables = tournament.sittings[-1].tables if tournament.sittings else ()
            example = short_example(tables[0], 1) if tables else "120-75"
            raise Invalid("desk-slip-missing", table=str(place.table or 1), example=example)

    def slip_words(self, slip: str) -> list[str]:
        return ["out" if word.casefold() in self.out_words else word for word in slip.split()]

    def correct(self, rest: str) -> None:
        found = self.result_in(rest)
        if found is None:
            raise Invalid("desk-correct-how")
        self.needs_slip(*found)
        self.desk.correct(found[0], self.slip_words(found[1]))

    def undo(self, rest: str) -> None:
        """Execute `undo`, `undo 14`, `undo table 2`, or `undo 1/2`."""
        place = self.result_in(f"{rest}:") if "/" in rest or first_word(rest)[0] in self.table_words else None
        number = rest.lstrip("#")
        if not rest:
            self.desk.undo()
        elif place is not None:
            self.desk.undo(place=place[0])
        elif whole_number_in(number, len(number)) is not None:
            self.desk.undo(entry=int(number[:9]))
        else:
            raise Invalid("desk-undo-what", text=rest)

    def playoff(self, rest: str) -> None:
        if not rest:
            raise Invalid("desk-playoff-how")
        self.desk.playoff(self.slip_words(rest))

    # Players

    def enter(self, rest: str) -> None:
        """Enter comma-separated names, or a list from a file."""
        path = Path(rest).expanduser()
        if rest and "," not in rest and is_file(path):
            self.desk.enter([], path)
        else:
            self.desk.enter([" ".join(name.split()) for name in rest.split(",") if name.strip()])

    def withdraw(self, rest: str) -> None:
        name, substitute = self.two_names(rest)
        self.desk.withdraw(name, substitute or None)

    def rename(self, rest: str) -> None:
        name, new_name = self.two_names(rest)
        if not new_name:
            raise Invalid("desk-rename-how")
        self.desk.rename(name, new_name)

    def two_names(self, rest: str) -> tuple[str, str]:
        """Parse `Ann = Anna Lee`."""
        if not rest:
            raise Invalid("desk-who")
        name, *others = BETWEEN_NAMES.split(rest, maxsplit=1)
        return name.strip(), " ".join(" ".join(others).split())

    # Sittings

    def start(self, rest: str) -> None:
        number = whole_number_in((rest or "0").split(maxsplit=1)[0], 4)
        if number is None:
            raise Invalid("desk-start-how")
        self.desk.start(number)

    def seat(self, _: str) -> None:
        tournament = self.desk.seat()
        table = tournament.sittings[-1].tables[0]
        hands = 1 if tournament.final_number else tournament.settings.hands
        number = str(tournament.waiting[0]) if tournament.waiting else "1"
        self.desk.tell(saying("desk-how-to-report", number=number, example=short_example(table, hands)))

    def bots(self, rest: str) -> None:
        number = whole_number_in(rest, 4)
        if rest.casefold() in self.all_words:
            play_all(self.desk)
        elif rest and number is None:
            raise Invalid("desk-bots-how")
        else:
            play_waiting(self.desk, number)

    # Reports and printing

    def print(self, rest: str) -> None:
        """Write all pages or one kind, optionally to a named file."""
        word, file = first_word(rest)
        tournament, event = self.desk.load(), self.desk.file.path
        if word and word not in self.kinds:
            raise Invalid("desk-print-what", text=word)
        kinds = [self.kinds[word]] if word else list(pages_now(tournament))
        for kind in kinds:
            path = Path(file).expanduser() if file else default_path(kind, event, tournament)
            write(kind, path, tournament, self.console.plain_words)
            self.desk.tell(saying("is-written", file=str(path)))
        if not word:
            self.desk.tell(saying("desk-print-hint"))

    def help(self, _: str) -> None:
        for topic in HELP_TOPICS:
            self.console.tell(saying(f"desk-help-{topic}"))


def is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def leave(prompt: DeskPrompt, rest: str) -> None:
    raise Leave


COMMANDS: dict[str, Callable[[DeskPrompt, str], object]] = {
    "enter": DeskPrompt.enter,
    "start": DeskPrompt.start,
    "seat": DeskPrompt.seat,
    "plan": lambda prompt, _: prompt.desk.plan(),
    "undo": DeskPrompt.undo,
    "correct": DeskPrompt.correct,
    "withdraw": DeskPrompt.withdraw,
    "reinstate": lambda prompt, rest: prompt.desk.reinstate(rest),
    "rename": DeskPrompt.rename,
    "standings": lambda prompt, _: prompt.desk.standings(),
    "show": lambda prompt, _: prompt.desk.show(),
    "log": lambda prompt, _: prompt.desk.log(),
    "print": DeskPrompt.print,
    "playoff": DeskPrompt.playoff,
    "lot": lambda prompt, _: prompt.desk.lot(),
    "bots": DeskPrompt.bots,
    "help": DeskPrompt.help,
    "quit": leave,
}
