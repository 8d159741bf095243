"""The score pad at the prompt: people play with real cards and type what each was left with."""

from collections.abc import Callable
from pathlib import Path

from wildfour.errors import Invalid
from wildfour.match.points_left import card_examples, read_leftovers
from wildfour.match.score_sheet import Row
from wildfour.pad.messages import round_story, sides, standing
from wildfour.pad.pad_file import UNDO, PadFile, correction_line, round_line
from wildfour.pad.page import is_pad_page, pad_page
from wildfour.pad.plain_text import pad_text
from wildfour.pad.round_entry import DRAWN, OUT_WORDS, example, is_out, read_entry, row_of_hands
from wildfour.pad.score_pad import PadRound, ScorePad
from wildfour.support.files import write_output
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.vocabulary import by_form, first_word, forms
from wildfour.words import saying

COMMANDS = ("sheet", "undo", "correct", "print", "help", "quit", "drawn")


class Prompt:
    """One pad at the prompt. `hands` are the answers for the round that is being noted: the next one, or the one that
    is being `corrected`; `at` is the pad as it was before that round."""

    def __init__(self, pad: ScorePad, file: PadFile, console: Console) -> None:
        self.pad = pad
        self.file = file
        self.console = console
        self.hands: dict[int, str] = {}
        self.drawn = False
        self.corrected: int | None = None
        self.at = pad
        words = console.words
        self.words = by_form((name, forms(f"pad-word-{name}", words)) for name in COMMANDS)
        self.out_words = forms("pad-word-out", words)
        self.commands: dict[str, Callable[[str], None]] = {
            "sheet": self.sheet,
            "undo": self.undo,
            "correct": self.correct,
            "print": self.print,
            "help": self.help,
            "quit": self.quit,
            "drawn": self.nobody_went_out,
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
        begun = [saying("pad-begun-round-lost")] if self.hands or self.drawn else []
        self.console.tell(saying("pad-is-saved", file=str(self.file.path)), *begun)

    def announce(self) -> None:
        """Which round comes, and who deals it."""
        if self.pad.over:
            self.console.tell(saying("pad-over-what-now"))
            return
        dealer = self.pad.next_dealer
        deals = [] if dealer is None else [saying("pad-deals", name=self.pad.name(dealer))]
        number = saying("pad-round-number", number=str(len(self.pad.rounds) + 1))
        self.console.tell(number, *deals, *sides(self.pad, self.pad.next_seating))

    def question(self) -> None:
        if not self.at.over:
            self.console.tell(saying("pad-whose-hand", name=self.at.name(self.next_player())))

    def next_player(self) -> int:
        return next(player for player in self.at.next_seating if player not in self.hands)

    def answer(self, line: str) -> None:
        word, rest = first_word(line)
        name = self.words.get(word)
        try:
            if name is not None:
                self.commands[name](rest)
            else:
                self.note(line)
        except Invalid as error:
            self.console.tell(error.message)

    def note(self, line: str) -> None:
        """A hand, or a whole round."""
        if self.at.over:
            raise Invalid("pad-over-what-now")
        if ":" in line:
            self.complete(read_entry(self.at, self.in_notation(line)))
        else:
            self.note_hand(self.out_or(line))

    def in_notation(self, line: str) -> str:
        """A whole round, with out and drawn as the pad writes them."""
        parts = []
        for part in line.split(","):
            name, colon, hand = part.rpartition(":")
            drawn = not colon and self.words.get(part.strip().casefold()) == "drawn"
            parts.append(DRAWN if drawn else f"{name}{colon} {self.out_or(hand)}")
        return ",".join(parts)

    def out_or(self, hand: str) -> str:
        return OUT_WORDS[0] if hand.strip().casefold() in self.out_words else hand

    def note_hand(self, text: str) -> None:
        player = self.next_player()
        if not is_out(text):
            read_leftovers(text, self.pad.edition)
        elif self.drawn:
            raise Invalid("pad-drawn-so-nobody-out")
        elif any(map(is_out, self.hands.values())):
            raise Invalid("pad-only-one-goes-out")
        self.hands[player] = text
        if len(self.hands) == len(self.at.next_seating):
            self.complete_hands()

    def complete_hands(self) -> None:
        """What cannot be is asked for again from the beginning."""
        try:
            self.complete(row_of_hands(self.at, self.hands, drawn=self.drawn))
        except Invalid as error:
            self.hands, self.drawn = {}, False
            raise Invalid("pad-type-round-again", refusal=error.message) from error

    def complete(self, row: Row) -> None:
        """The round is noted, and on the disk; or nothing has changed."""
        number = self.corrected
        line = self.pad.add(row) if number is None else self.pad.correct(number, row)
        self.save(round_line(self.pad, line) if number is None else correction_line(self.pad, line))
        self.forget()
        self.tell_round(line, is_new=number is None)

    def save(self, line: str) -> None:
        try:
            self.file.append([line])
        except Invalid:
            self.pad.undo()
            raise

    def tell_round(self, line: PadRound, *, is_new: bool) -> None:
        number = str(line.number)
        saved = saying("pad-round-saved", number=number) if is_new else saying("pad-round-corrected", number=number)
        self.console.tell(saved, *round_story(self.pad, line))
        self.console.tell(*standing(self.pad))
        self.announce()

    def forget(self) -> None:
        self.hands, self.drawn, self.corrected, self.at = {}, False, None, self.pad

    def nobody_went_out(self, rest: str) -> None:
        if self.at.over or rest:
            self.note(f"{DRAWN} {rest}")
        elif self.at.hands_always_count:
            self.drawn = True
            self.hands = {}
            self.console.tell(saying("pad-drawn-hands-asked"))
        else:
            self.complete(row_of_hands(self.at, {}, drawn=True))

    def correct(self, rest: str) -> None:
        """`correct 2` asks for the hands of round 2 again; `correct 2 Ann: out, Bob: 57` has them already."""
        number, _, hands = rest.partition(" ")
        if not (number.isascii() and number.isdigit() and len(number) < 7):
            raise Invalid("pad-correct-which")
        self.at = self.pad.before(int(number))
        self.hands, self.drawn, self.corrected = {}, False, int(number)
        if hands:
            try:
                self.complete(read_entry(self.at, self.in_notation(hands)))
            finally:
                self.forget()
        else:
            line = self.pad.rounds[int(number) - 1]
            self.console.tell(saying("pad-correcting", number=number), *round_story(self.pad, line))

    def sheet(self, _: str) -> None:
        self.console.say(pad_text(self.pad, self.console.width, self.console.plain_words))

    def undo(self, _: str) -> None:
        """Take back the last answer; if none was given for this round yet, the last round or correction."""
        if self.hands:
            self.console.tell(saying("pad-hand-taken-back", name=self.pad.name(self.hands.popitem()[0])))
        elif self.drawn or self.corrected is not None:
            self.forget()
            self.announce()
        else:
            self.undo_change()

    def undo_change(self) -> None:
        change = self.pad.last_change
        self.file.append([UNDO])
        self.pad.undo()
        number = str(change.number)
        added = change.before is None
        self.console.tell(
            saying("pad-round-taken-back", number=number)
            if added
            else saying("pad-correction-taken-back", number=number)
        )
        self.announce()

    def print(self, file: str) -> None:
        if not file:
            raise Invalid("pad-print-where")
        write_output(Path(file), pad_page(self.pad, self.console.plain_words), is_pad_page)
        self.console.tell(saying("pad-page-is-in", file=file))

    def help(self, _: str) -> None:
        minion = "yes" if self.pad.edition.minion else "no"
        self.console.tell(saying("pad-help-hand", cards=card_examples(self.pad.edition)))
        self.console.tell(saying("pad-help-cards", minion=minion))
        self.console.tell(saying("pad-help-line", example=example(self.pad)))
        self.console.tell(saying("pad-help-undo"))
        self.console.tell(saying("pad-help-others"))

    def quit(self, _: str) -> None:
        raise Leave
