"""The words that a player may type, in the player's language and in English: commands, moves, cards and colors."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from wildfour.errors import Invalid
from wildfour.rulebook.card_faces import NAMED
from wildfour.rulebook.moves import AT_SEAT, WORDS
from wildfour.terminal.console import Console
from wildfour.words import ENGLISH, Catalogue

COMMANDS = ("help", "hand", "table", "moves", "hint", "scores", "options", "rules", "quit")
COLORS = "bgory"
FACES = {face.id: face.letter for face in NAMED}


class Meaning(NamedTuple):
    """What a phrase stands for: a move, a move at a seat, a gift, a color, a face, or nothing (a filler)."""

    kind: str
    text: str = ""


FILLER = Meaning("filler")


class Vocabulary:
    """The words that a player may type in a language."""

    def __init__(self, words: Catalogue) -> None:
        self._catalogues = list({ENGLISH.language: ENGLISH, words.language: words}.values())
        self.commands = {form: command for command in COMMANDS for form in self.forms(f"typed-command-{command}")}
        self.yes, self.no = self.forms("typed-yes"), self.forms("typed-no")
        meanings = dict.fromkeys(self.forms("typed-fillers"), FILLER)
        meanings |= {form: Meaning("color", one) for one in COLORS for form in self.forms(f"typed-color-{one}")}
        meanings |= {
            form: Meaning("face", face) for id, face in FACES.items() for form in self.forms(f"typed-face-{id}")
        }
        meanings |= {form: Meaning("face", str(place % 10)) for place, form in enumerate(self.forms("typed-digits"))}
        meanings |= {form: Meaning("give") for form in self.forms("typed-give")}
        meanings |= {form: Meaning("at", word) for word in AT_SEAT for form in self.forms(f"typed-{word}")}
        meanings |= {form: Meaning("move", word) for word in WORDS for form in self.forms(f"typed-{word.rstrip('!')}")}
        self.meanings = {tuple(tokens_of(form)): meaning for form, meaning in meanings.items()}
        self.longest = max(map(len, self.meanings))

    def forms(self, id: str) -> list[str]:
        """All words and phrases of a message, in both languages."""
        return [form.strip().casefold() for words in self._catalogues for form in words.say(id).split(",")]

    def phrase(self, tokens: Sequence[str]) -> tuple[Meaning, int] | None:
        """What the longest phrase at the beginning of some words means, and of how many words it is."""
        for length in range(min(self.longest, len(tokens)), 0, -1):
            meaning = self.meanings.get(tuple(tokens[:length]))
            if meaning is not None:
                return meaning, length
        return None


def tokens_of(text: str) -> list[str]:
    """Words in small letters; what separates them does not matter."""
    return text.casefold().replace(",", " ").replace(">", " ").split()


def forms(id: str, words: Catalogue) -> list[str]:
    """All words for one thing, in small letters."""
    catalogues = {words.language: words, ENGLISH.language: ENGLISH}.values()
    return [form.strip().casefold() for one in catalogues for form in one.say(id).split(",")]


def by_form(forms_of: Iterable[tuple[str, list[str]]]) -> dict[str, str]:
    """What each word stands for; where two things share one, the first."""
    found: dict[str, str] = {}
    for name, its_forms in forms_of:
        for form in its_forms:
            found.setdefault(form, name)
    return found


def first_word(line: str) -> tuple[str, str]:
    word, _, rest = line.strip().partition(" ")
    return word.casefold(), rest.strip()


def confirmed(console: Console) -> bool:
    """Ask until the answer is yes or no."""
    yes, no = forms("typed-answer-yes", console.words), forms("typed-answer-no", console.words)
    while True:
        answer = console.ask().casefold()
        if answer in yes or answer in no:
            return answer in yes
        if not console.interactive:
            raise Invalid("yes-or-no", yes=yes[0], no=no[0])
        console.tell(Invalid("yes-or-no", yes=yes[0], no=no[0]).message)
