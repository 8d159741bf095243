"""A language's catalog, which formats messages and defines the functions that messages can call."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar

from wildfour.words.fluent_parser import (
    BadEntry,
    Call,
    Entry,
    Expression,
    Literal,
    Pattern,
    Quoted,
    Reference,
    Select,
    Variable,
    parse_entry,
)
from wildfour.words.languages import digits, plural
from wildfour.words.message import Argument, Message, NoWords, is_id
from wildfour.words.quoting import Text, safe, shown, shown_long

FOLDER = Path(__file__).parent
ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=(.*(?:\n(?![a-zA-Z#-]).*)*)", re.MULTILINE)
ORIGINAL = "en"  # the language that has every message, used as a fallback
CARD = re.compile(r"(?:(W|W4|M)|([bgory])([0-9]|S|R|\+2))(\^?)")
FACES = {"W": "wild", "W4": "four", "M": "minion", "S": "skip", "R": "reverse", "+2": "two"}
COLOR_TYPED = re.compile(r".*>([bgory])|(?:give )?([bgory])(?:[0-9SR]|\+2)\^?")
MOST_LISTED = 60


class Catalogue:
    """Messages of one language, parsed on first use.

    Missing messages fall back to English. In tests, which are strict, they are errors.
    """

    strict: ClassVar[bool] = False

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts: dict[str, str] | None = None
        self._entries: dict[str, Entry] = {}

    def __repr__(self) -> str:
        return f"in_language({self.language!r})"

    def say(self, id: str, /, **arguments: Argument) -> str:
        """Format a message, or a message's attribute such as `option-jump-in.changed`."""
        return self.tell(Message(id=id, arguments=arguments))

    def tell(self, message: Message) -> str:
        """Format a message with its arguments. Text that is not an id is returned unchanged."""
        id, _, attribute = message["id"].partition(".")
        try:
            return Sentence(self, message["arguments"]).text(pattern_of(self.entry(id), attribute))
        except NoWords as missing:
            if not is_id(message["id"]):
                return message["id"]
            if self.strict:
                raise NoWords(f"{message['id']} ({self.language}): {missing}") from missing
        return bare(message) if self.language == ORIGINAL else in_language(ORIGINAL).tell(message)

    def entry(self, id: str) -> Entry:
        if id not in self._entries:
            try:
                self._entries[id] = parse_entry(self.texts[id])
            except KeyError as error:
                raise NoWords(f"There is no message {id}.") from error
            except BadEntry as error:
                raise NoWords(f"The message {id} cannot be read: {error}") from error
        return self._entries[id]

    @property
    def texts(self) -> Mapping[str, str]:
        """The text after each `id =` in the language's files."""
        if self._texts is None:
            files = [file.read_text(encoding="utf-8") for file in sorted((FOLDER / self.language).glob("*.ftl"))]
            self._texts = entries_in("\n".join(files))
        return self._texts


def entries_in(text: str) -> dict[str, str]:
    """Map ids to the text after `id =` in a file."""
    return {found[1]: found[2] for found in ENTRY.finditer(text)}


class Sentence:
    """A message being formatted. If `in_term` is true, missing arguments select default variants."""

    def __init__(self, words: Catalogue, arguments: Mapping[str, Argument], *, in_term: bool = False) -> None:
        self.words = words
        self.arguments = arguments
        self.in_term = in_term

    def text(self, pattern: Pattern) -> str:
        return "".join(part if isinstance(part, str) else self.written(self.value(part)) for part in pattern)

    def written(self, value: Argument) -> str:
        if isinstance(value, Text):
            return value
        if isinstance(value, int):
            return digits(self.words.language, value)
        if isinstance(value, str):
            return shown(value)
        if isinstance(value, dict):
            return self.words.tell(value)
        raise NoWords("A list needs a function that says it: LIST or CARDS.")

    def value(self, expression: Expression) -> Argument:
        """Evaluate an expression. Trusted text has the type Text."""
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
        """Select the first variant that matches the value or its plural category, or else the default."""
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
    """Show the id and arguments of a message that has no text."""
    given = ", ".join(f"{name}: {shown(str(value))}" for name, value in message["arguments"].items())
    return f"{message['id']} ({given})" if given else message["id"]


@cache
def in_language(language: str) -> Catalogue:
    """Return a language's catalog by its code, such as `en` or `de`."""
    return Catalogue(language)


# Functions that messages can call in addition to Fluent's NUMBER: see the package docstring.

Named = Mapping[str, Literal]
Function = Callable[[Catalogue, Argument, Named], str]


def say_card(words: Catalogue, card: Argument, named: Named) -> str:
    found = CARD.fullmatch(text_in(card))
    if not found:
        raise NoWords(f"{card!r} is not a card.")
    wild, color, face, flip = found.groups()
    face_name, flips, form = Text(FACES.get(wild or face, face)), "yes" if flip else "no", form_in(named)
    return words.say("card", color=color or "none", face=face_name, flip=flips, form=form)


def say_cards(words: Catalogue, cards: Argument, named: Named) -> str:
    texts = [Text(say_card(words, text_in(card), named)) for card in list_in(cards)]
    return joined(words, texts, "and") if texts else words.say("no-cards")


def say_typed(words: Catalogue, typed: Argument, _: Named) -> str:
    """Format cards and moves in notation, each as a message so that a front end can color it."""
    texts = [typed] if isinstance(typed, str) else [text_in(one) for one in list_in(typed)]
    texts = [words.say("as-typed", text=one, color=color_typed(one)) for one in texts]
    return " ".join(texts) if texts else words.say("no-cards")


def color_typed(text: str) -> str:
    """Return the color of a card or move: `r` for `r7`, `g` for `W>g`."""
    found = COLOR_TYPED.fullmatch(text)
    return found[1] or found[2] if found else "none"


def say_color(words: Catalogue, color: Argument, named: Named) -> str:
    return words.say("color", color=text_in(color), form=form_in(named))


def say_list(words: Catalogue, listed: Argument, named: Named) -> str:
    texts = [Text(shown(one) if isinstance(one, str) else words.tell(one)) for one in list_in(listed)]
    if len(texts) > MOST_LISTED:
        texts[MOST_LISTED:] = [Text("…")]
    return joined(words, texts, str(named.get("last", "and")))


def joined(words: Catalogue, texts: Sequence[Text], last: str) -> str:
    """Join a list, as in "Ann, Bob and Cid". Two messages in each language hold the commas and the conjunction."""
    whole = "".join(texts[:1])
    for one in texts[1:-1]:
        whole = words.say("list-middle", start=Text(whole), next=one)
    return words.say("list-end", start=Text(whole), next=texts[-1], last=last) if len(texts) > 1 else whole


FUNCTIONS: dict[str, Function] = {
    "CARD": say_card,
    "CARDS": say_cards,
    "COLOR": say_color,
    "LIST": say_list,
    "LONG": lambda words, text, named: shown_long(text_in(text)),
    "TYPED": say_typed,
    "WHOLE": lambda words, text, named: safe(text_in(text)),
}


def form_in(named: Named) -> str:
    return str(named.get("form", "plain"))


def text_in(value: Argument) -> str:
    if isinstance(value, str):
        return value
    raise NoWords(f"{value!r} is not a text.")


def list_in(value: Argument) -> Sequence[str | Message]:
    if isinstance(value, str | int | Mapping):
        raise NoWords(f"{value!r} is not a list.")
    return value
