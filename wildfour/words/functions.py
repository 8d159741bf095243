"""The functions that messages may call, beside Fluent's NUMBER: see the package."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from wildfour.words.message import Argument, Message, NoWords
from wildfour.words.showing import Text, safe, shown, shown_long
from wildfour.words.syntax import Literal

MOST_LISTED = 60
CARD = re.compile(r"(?:(W|W4|M)|([bgory])([0-9]|S|R|\+2))(\^?)")
FACES = {"W": "wild", "W4": "four", "M": "minion", "S": "skip", "R": "reverse", "+2": "two"}


class Speaker(Protocol):
    """Whoever says messages in a language."""

    def tell(self, message: Message) -> str: ...


Named = Mapping[str, Literal]
Function = Callable[[Speaker, Argument, Named], str]


def say_card(speaker: Speaker, card: Argument, named: Named) -> str:
    found = CARD.fullmatch(text_in(card))
    if not found:
        raise NoWords(f"{card!r} is not a card.")
    wild, color, face, flip = found.groups()
    arguments: dict[str, Argument] = {
        "color": color or "none",
        "face": FACES.get(wild or face, face),
        "flip": "yes" if flip else "no",
        "form": form_in(named),
    }
    return speaker.tell(Message(id="card", arguments=arguments))


def say_cards(speaker: Speaker, cards: Argument, named: Named) -> str:
    said = [Text(say_card(speaker, text_in(card), named)) for card in list_in(cards)]
    return joined(speaker, said, "and") if said else speaker.tell(Message(id="no-cards", arguments={}))


def say_color(speaker: Speaker, color: Argument, named: Named) -> str:
    return speaker.tell(Message(id="color", arguments={"color": text_in(color), "form": form_in(named)}))


def say_list(speaker: Speaker, words: Argument, named: Named) -> str:
    said = [Text(shown(word) if isinstance(word, str) else speaker.tell(word)) for word in list_in(words)]
    if len(said) > MOST_LISTED:
        said[MOST_LISTED:] = [Text("…")]
    return joined(speaker, said, str(named.get("last", "and")))


def joined(speaker: Speaker, words: Sequence[Text], last: str) -> str:
    """Ann, Bob and Cid: two messages say how a language makes a list of two things, and how it goes on."""
    said = "".join(words[:1])
    for place, word in enumerate(words[1:], start=2):
        arguments: dict[str, Argument] = {"start": Text(said), "next": word}
        if place == len(words):
            said = speaker.tell(Message(id="list-end", arguments={**arguments, "last": last}))
        else:
            said = speaker.tell(Message(id="list-middle", arguments=arguments))
    return said


def say_long(_: Speaker, text: Argument, __: Named) -> str:
    return shown_long(text_in(text))


def say_whole(_: Speaker, text: Argument, __: Named) -> str:
    return safe(text_in(text))


FUNCTIONS: dict[str, Function] = {
    "CARD": say_card,
    "CARDS": say_cards,
    "COLOR": say_color,
    "LIST": say_list,
    "LONG": say_long,
    "WHOLE": say_whole,
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
