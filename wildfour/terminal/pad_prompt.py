"""The score pad at the prompt, for people who play with real cards and type in the cards left in each hand."""

from pathlib import Path

from wildfour.errors import Invalid
from wildfour.match.points_left import card_examples, read_leftovers
from wildfour.match.score_sheet import Row
from wildfour.pad.messages import round_report, sides, standing
from wildfour.pad.pad_file import UNDO, PadFile, correction_line, round_line
from wildfour.pad.page import is_pad_page, pad_page
from wildfour.pad.plain_text import pad_text
from wildfour.pad.round_entry import DRAWN, OUT_WORDS, example, is_out, read_entry, row_of_hands
from wildfour.pad.score_pad import ScorePad
from wildfour.support.argument_parser import whole_number_in
from wildfour.support.files import write_output
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.vocabulary import by_form, first_word, forms
from wildfour.words import saying

COMMANDS = ("sheet", "undo", "correct", "print", "help", "quit", "drawn")  # each is a method


class PadPrompt:
    """A pad at the prompt.

    `hands` holds the answers so far for one round: the next round, or the round being `corrected`. `at` is the pad
    before that round.
    """

    def __init__(self, pad: ScorePad, file: PadFile, console: Console) -> None:
        self.pad = pad
        self.file = file
        self.console = console
        words = console.words
        self.words = by_form((name, forms(f"pad-word-{name}", words)) for name in COMMANDS)
        self.out_words = forms("pad-word-out", words)
        self.forget()

    def forget(self, corrected: int | None = None) -> None:
        """Discard the answers, and start over with the next round or an earlier one to be corrected."""
        self.at = self.pad if corrected is None else self.pad.before(corrected)
        self.corrected = corrected
        self.hands: dict[int, str] = {}
        self.is_drawn = False

    def run(self) -> None:
        self.announce()
        try:
            while True:
                if not self.at.over:
                    self.console.tell(saying("pad-whose-hand", name=self.at.name(self.next_player())))
                self.answer(self.console.ask())
        except (Leave, KeyboardInterrupt):
            lost = [saying("pad-begun-round-lost")] if self.hands or self.is_drawn else []
            self.console.tell(saying("pad-is-saved", file=str(self.file.path)), *lost)

    def announce(self) -> None:
        """Announce the next round and its dealer."""
        if self.pad.over:
            self.console.tell(saying("pad-over-what-now"))
            return
        dealer = self.pad.next_dealer
        deals = [] if dealer is None else [saying("pad-deals", name=self.pad.name(dealer))]
        number = saying("pad-round-number", number=str(len(self.pad.rounds) + 1))
        self.console.tell(number, *deals, *sides(self.pad, self.pad.next_seating))

    def next_player(self) -> int:
        return next(player for player in self.at.next_seating if player not in self.hands)

    def answer(self, line: str) -> None:
        word, rest = first_word(line)
        name = self.words.get(word)
        try:
            if name is not None:
                getattr(self, name)(rest)
            else:
                self.note(line)
        except Invalid as error:
            self.console.tell(error.message)

    # Entering rounds

    def note(self, line: str) -> None:
        """Enter a hand, or a whole round."""
        if self.at.over:
            raise Invalid("pad-over-what-now")
        if ":" in line:
            self.complete(read_entry(self.at, self.in_notation(line)))
        else:
            self.note_hand(self.out_or(line))

    def in_notation(self, line: str) -> str:
        """Translate the words for `out` and `drawn` in a whole round into the pad's notation."""
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
        elif self.is_drawn:
            raise Invalid("pad-drawn-so-nobody-out")
        elif any(map(is_out, self.hands.values())):
            raise Invalid("pad-only-one-goes-out")
        self.hands[player] = text
        if len(self.hands) < len(self.at.next_seating):
            return
        try:
            self.complete(row_of_hands(self.at, self.hands, drawn=self.is_drawn))
        except Invalid as error:
            self.hands, self.is_drawn = {}, False
            raise Invalid("pad-type-round-again", refusal=error.message) from error

    def complete(self, row: Row) -> None:
        """Save and print a round or a correction. Change nothing if saving fails."""
        is_new = self.corrected is None
        line = self.pad.add(row) if self.corrected is None else self.pad.correct(self.corrected, row)
        try:
            self.file.append([round_line(self.pad, line) if is_new else correction_line(self.pad, line)])
        except Invalid:
            self.pad.undo()
            raise
        self.forget()
        number = str(line.number)
        saved = saying("pad-round-saved", number=number) if is_new else saying("pad-round-corrected", number=number)
        self.console.tell(saved, *round_report(self.pad, line))
        self.console.tell(*standing(self.pad))
        self.announce()

    # Commands

    def drawn(self, rest: str) -> None:
        if self.at.over or rest:
            self.note(f"{DRAWN} {rest}")
        elif self.at.hands_always_count:
            self.is_drawn = True
            self.hands = {}
            self.console.tell(saying("pad-drawn-hands-asked"))
        else:
            self.complete(row_of_hands(self.at, {}, drawn=True))

    def correct(self, rest: str) -> None:
        """Correct a round: `correct 2` asks for the hands again; `correct 2 Ann: out, Bob: 57` supplies them."""
        text, _, hands = rest.partition(" ")
        number = whole_number_in(text, 6)
        if number is None:
            raise Invalid("pad-correct-which")
        self.forget(number)
        if hands:
            try:
                self.complete(read_entry(self.at, self.in_notation(hands)))
            finally:
                self.forget()
        else:
            self.console.tell(
                saying("pad-correcting", number=text), *round_report(self.pad, self.pad.rounds[number - 1])
            )

    def sheet(self, _: str) -> None:
        self.console.say(pad_text(self.pad, self.console.width, self.console.plain_words))

    def undo(self, _: str) -> None:
        """Take back the last answer in this round, or the last round or correction."""
        if self.hands:
            self.console.tell(saying("pad-hand-taken-back", name=self.pad.name(self.hands.popitem()[0])))
            return
        if self.is_drawn or self.corrected is not None:
            self.forget()
        else:
            change = self.pad.last_change
            self.file.append([UNDO])
            self.pad.undo()
            number, added = str(change.number), change.before is None
            taken = saying("pad-round-taken-back", number=number)
            self.console.tell(taken if added else saying("pad-correction-taken-back", number=number))
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
