"""Unformatted messages: an id and arguments, which can be sent as JSON."""

import re
from collections.abc import Mapping, Sequence
from typing import TypedDict

SEAT = "seat"  # message that names a seat by its number
ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*(\.[a-zA-Z][a-zA-Z0-9_-]*)?")


class Message(TypedDict):
    """A message. The id may name an attribute: `option-jump-in.changed`."""

    id: str
    arguments: Mapping[str, "Argument"]


Argument = str | int | Sequence[str | Message] | Message


def saying(id: str, /, **arguments: Argument) -> Message:
    """Build a message to be formatted later, such as `saying("given-twice", option="jump-in")`."""
    return Message(id=id, arguments=arguments)


def with_names(message: Message, names: Sequence[str]) -> Message:
    """Replace seats in a message with player names."""

    def named(argument: Argument) -> Argument:
        if not isinstance(argument, dict):
            return argument
        if argument["id"] == SEAT:
            return names[int(str(argument["arguments"]["number"]))]
        return with_names(argument, names)

    return Message(id=message["id"], arguments={key: named(value) for key, value in message["arguments"].items()})


class NoWords(LookupError):
    """A missing message, argument, or function."""


def is_id(text: str) -> bool:
    """Return True if the text may be a message id. Sentences contain spaces."""
    return ID.fullmatch(text) is not None
