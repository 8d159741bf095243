"""Words that a player can type, in the player's language and in English: commands, moves, cards, and colors."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from wildfour.errors import Invalid
from wildfour.rulebook.card_faces import NAMED
from wildfour.rulebook.moves import AT_SEAT, WORDS
from wildfour.terminal.console import Console
from wildfour.words import ENGLISH, Catalogue

COMMANDS = ("help", "hand", "table", "moves", "hint", "practice", "scores", "options", "rules", "quit")
COLORS = "bgory"
FACES = {face.id: face.letter for face in NAMED}


class Meaning(NamedTuple):
    """A phrase's meaning: a move, a move at a seat, giving a card, a color, a face, or nothing (a filler word)."""

    kind: str
    text: str = ""


FILLER = Meaning("filler")


class Vocabulary:
    """The words that a player can type in a language."""

    def __init__(self, words: Catalogue) -> None:
        self.commands = by_form((command, forms(f"typed-command-{command}", words)) for command in COMMANDS)
        meanings = dict.fromkeys(forms("typed-fillers", words), FILLER)
        for color in COLORS:
            meanings |= dict.fromkeys(forms(f"typed-color-{color}", words), Meaning("color", color))
        for id, face in FACES.items():
            meanings |= dict.fromkeys(forms(f"typed-face-{id}", words), Meaning("face", face))
        meanings |= {form: Meaning("face", str(place % 10)) for place, form in enumerate(forms("typed-digits", words))}
        meanings |= dict.fromkeys(forms("typed-give", words), Meaning("give"))
        for word in AT_SEAT:
            meanings |= dict.fromkeys(forms(f"typed-{word}", words), Meaning("at", word))
        meanings |= {
            form: Meaning("move", word) for word in WORDS for form in forms(f"typed-{word.rstrip('!')}", words)
        }
        self.meanings = {tuple(tokens_of(form)): meaning for form, meaning in meanings.items()}
        self.longest = max(map(len, self.meanings))

    def phrase(self, tokens: Sequence[str]) -> tuple[Meaning, int] | None:
        """Find the longest phrase that the words start with. Return its meaning and its number of words."""
        for length in range(min(self.longest, len(tokens)), 0, -1):
            meaning = self.meanings.get(tuple(tokens[:length]))
            if meaning is not None:
                return meaning, length
        return None


def tokens_of(text: str) -> list[str]:
    """Split text into lowercase words at every separator."""
    return text.casefold().replace(",", " ").replace(">", " ").split()


def forms(id: str, words: Catalogue) -> list[str]:
    """List all words and phrases in a message, in lowercase, in the player's language and in English."""
    catalogues = {words.language: words, ENGLISH.language: ENGLISH}.values()
    return [form.strip().casefold() for one in catalogues for form in one.say(id).split(",")]


def by_form(forms_of: Iterable[tuple[str, list[str]]]) -> dict[str, str]:
    """Map each word to its meaning. If two meanings share a word, the first one wins."""
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

    def read(answer: str) -> bool:
        if answer.casefold() not in yes + no:
            raise Invalid("yes-or-no", yes=yes[0], no=no[0])
        return answer.casefold() in yes

    return console.ask_for(read)
