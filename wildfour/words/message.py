"""A sentence that is yet to be said: the id of a message and its arguments, which can be sent as JSON."""

import re
from collections.abc import Mapping, Sequence
from typing import TypedDict

SEAT = "seat"  # the message that names a seat by its number
ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*(\.[a-zA-Z][a-zA-Z0-9_-]*)?")


class Message(TypedDict):
    """The id may name an attribute of a message: `option-jump-in.changed`."""

    id: str
    arguments: Mapping[str, "Argument"]


Argument = str | int | Sequence[str | Message] | Message


def saying(id: str, /, **arguments: Argument) -> Message:
    """`saying("given-twice", option="jump-in")`: a message, where it is not said at once."""
    return Message(id=id, arguments=arguments)


def with_names(message: Message, names: Sequence[str]) -> Message:
    """The message with the names of players where it speaks of their seats."""

    def named(argument: Argument) -> Argument:
        if not isinstance(argument, dict):
            return argument
        if argument["id"] == SEAT:
            return names[int(str(argument["arguments"]["number"]))]
        return with_names(argument, names)

    return Message(id=message["id"], arguments={key: named(value) for key, value in message["arguments"].items()})


class NoWords(LookupError):
    """Something is missing that a sentence needs: a message, an argument, a function."""


def is_id(text: str) -> bool:
    """Could this be the id of a message? A sentence has spaces."""
    return ID.fullmatch(text) is not None
