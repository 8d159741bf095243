"""What may be typed at a prompt: words of the reader's language, and those of English.

A message such as `pad-word-undo` has the words for one thing, with commas between; the first is the one that is shown.
"""

from collections.abc import Iterable

from wildfour.errors import Invalid
from wildfour.terminal.console import Console
from wildfour.words import ENGLISH, Catalogue


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
