"""The messages of one language, and how a sentence is made of one."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from wildfour.words.cldr import digits, plural
from wildfour.words.functions import FUNCTIONS
from wildfour.words.message import Argument, Message, NoWords, is_id
from wildfour.words.showing import Text, shown
from wildfour.words.syntax import (
    BadEntry,
    Call,
    Entry,
    Expression,
    Pattern,
    Quoted,
    Reference,
    Select,
    Variable,
    parse_entry,
)

FOLDER = Path(__file__).parent
ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=(.*(?:\n(?![a-zA-Z#-]).*)*)", re.MULTILINE)
ORIGINAL = "en"  # the language in which everything is said first


class Catalogue:
    """What can be said in one language. Nothing is read before something is said, and no entry before it is needed.

    If something is missing, English is spoken instead. Tests are strict: then it is an error.
    """

    strict: ClassVar[bool] = False

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts: dict[str, str] | None = None
        self._entries: dict[str, Entry] = {}

    def __repr__(self) -> str:
        return f"in_language({self.language!r})"

    def say(self, id: str, /, **arguments: Argument) -> str:
        """The sentence of a message, or of an attribute: `option-jump-in.changed`."""
        return self.tell(Message(id=id, arguments=arguments))

    def tell(self, message: Message) -> str:
        """The same, of a message that was sent. A text that is no id is said as it is."""
        if not is_id(message["id"]):
            return message["id"]
        try:
            return self._told(message)
        except NoWords as missing:
            if self.strict:
                raise NoWords(f"{message['id']} ({self.language}): {missing}") from missing
        return bare(message) if self.language == ORIGINAL else in_language(ORIGINAL).tell(message)

    def _told(self, message: Message) -> str:
        id, _, attribute = message["id"].partition(".")
        return Sentence(self, message["arguments"]).text(pattern_of(self.entry(id), attribute))

    def entry(self, id: str) -> Entry:
        if id not in self._entries:
            self._entries[id] = self._parsed(id)
        return self._entries[id]

    def _parsed(self, id: str) -> Entry:
        try:
            return parse_entry(self.texts[id])
        except KeyError as error:
            raise NoWords(f"There is no message {id}.") from error
        except BadEntry as error:
            raise NoWords(f"The message {id} cannot be read: {error}") from error

    @property
    def texts(self) -> Mapping[str, str]:
        """What stands after each `id =` in the files of the language."""
        if self._texts is None:
            files = [file.read_text(encoding="utf-8") for file in sorted((FOLDER / self.language).glob("*.ftl"))]
            self._texts = {found[1]: found[2] for file in files for found in ENTRY.finditer(file)}
        return self._texts


class Sentence:
    """One message being said. `in_term`: a term does without what it is not given, and takes its default variants."""

    def __init__(self, words: Catalogue, arguments: Mapping[str, Argument], *, in_term: bool = False) -> None:
        self.words = words
        self.arguments = arguments
        self.in_term = in_term

    def text(self, pattern: Pattern) -> str:
        return "".join(part if isinstance(part, str) else self.written(self.value(part)) for part in pattern)

    def written(self, value: Argument) -> str:
        if isinstance(value, int):
            return digits(self.words.language, value)
        if isinstance(value, str):
            return shown(value)
        if isinstance(value, dict):
            return self.words.tell(value)
        raise NoWords("A list needs a function that says it: LIST or CARDS.")

    def value(self, expression: Expression) -> Argument:
        """What an expression stands for; words of ours are Text."""
        match expression:
            case int():
                return expression
            case Quoted(text):
                return Text(text)
            case Variable(name):
                return self.argument(name)
            case Reference():
                return self.reference(expression)
            case Call():
                return self.call(expression)
            case Select():
                return Text(self.text(self.selected(expression)))

    def argument(self, name: str) -> Argument:
        if name in self.arguments:
            return self.arguments[name]
        if self.in_term:
            return Text(f"${name}")
        raise NoWords(f"The argument ${name} is missing.")

    def reference(self, to: Reference) -> Text:
        pattern = pattern_of(self.words.entry(to.id), to.attribute or "")
        if to.id.startswith("-"):
            return Text(Sentence(self.words, to.arguments, in_term=True).text(pattern))
        return Text(self.text(pattern))

    def call(self, call: Call) -> Argument:
        values = [self.value(argument) for argument in call.positional]
        if call.function == "NUMBER" and len(values) == 1:
            return values[0]
        if call.function not in FUNCTIONS or len(values) != 1:
            raise NoWords(f"There is no function {call.function} for {len(values)} arguments.")
        return Text(FUNCTIONS[call.function](self.words, values[0], call.named))

    def selected(self, select: Select) -> Pattern:
        """The first variant with that very key or of that plural category, or else the default."""
        value = self.value(select.selector)
        for key, pattern in select.variants:
            if value == key or (isinstance(value, int) and plural(self.words.language, value) == key):
                return pattern
        return select.default


def pattern_of(entry: Entry, attribute: str) -> Pattern:
    pattern = entry.attributes.get(attribute, ()) if attribute else entry.value
    if not pattern:
        raise NoWords(f"There is no text under {attribute or 'the id itself'}.")
    return pattern


def bare(message: Message) -> str:
    """What is left to say when there are no words at all."""
    given = ", ".join(f"{name}: {shown(str(value))}" for name, value in message["arguments"].items())
    return f"{message['id']} ({given})" if given else message["id"]


CATALOGUES: dict[str, Catalogue] = {}


def in_language(language: str) -> Catalogue:
    """The catalogue of a language, by its code: `en`, `de`."""
    if language not in CATALOGUES:
        CATALOGUES[language] = Catalogue(language)
    return CATALOGUES[language]


def known_languages() -> list[str]:
    """The codes of the languages that there are."""
    return sorted({file.parent.name for file in FOLDER.glob("*/*.ftl")})
