"""The refusals of Wildfour. Each is one sentence that says what is wrong and what would be right.

    WildfourError
    ├── Invalid          cannot be read or built: an unknown edition, a card that does not exist
    │   └── BadTranscript    a transcript that cannot be read or does not replay
    ├── Illegal          can be read, but may not be done now: carries the clause id
    └── Stale            the table has moved on since the move was chosen

A refusal never changes anything, and never repairs what it refuses. It carries the id of a message and its arguments
(see wildfour.words), so that it can be sent anywhere and told there in the reader's language.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Self

from wildfour.words import ENGLISH, Argument, Catalogue, Message, did_you_mean, kept


class WildfourError(ValueError):
    """Whatever Wildfour refuses: `Invalid("given-twice", option="jump-in")`. A text that is no id is said as it is."""

    clause = ""

    def __init__(self, id: str, /, **arguments: Argument) -> None:
        super().__init__(id)
        self.id = id
        self.arguments: Mapping[str, Argument] = {
            name: kept(value) if isinstance(value, str) else value for name, value in arguments.items()
        }

    @property
    def message(self) -> Message:
        """The whole sentence, yet to be said."""
        return Message(id=self.id, arguments=self.arguments)

    def told(self, words: Catalogue) -> str:
        return words.tell(self.message)

    def __str__(self) -> str:
        return self.told(ENGLISH)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), self.id))

    def __reduce__(self) -> tuple[Any, ...]:
        return revived, (type(self), self.id, vars(self))


class Invalid(WildfourError):
    """The text or the request cannot be understood."""


class BadTranscript(Invalid):
    """A transcript that cannot be read, or whose moves do not replay; `line` is where, or 0 for all of it."""

    def __init__(self, id: str, line: int = 0, /, **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self.line = line

    @classmethod
    def because(cls, refusal: WildfourError, line: int) -> Self:
        """What was refused in a line of a transcript, as a refusal of the transcript."""
        self = cls(refusal.id, line, **refusal.arguments)
        self.clause = refusal.clause
        return self

    @property
    def message(self) -> Message:
        refused = by_clause(super().message, self.clause)
        return Message(id="at-line", arguments={"line": str(self.line), "refusal": refused}) if self.line else refused


class Illegal(WildfourError):
    """The move may not be made now; `clause` is the id of the rule that says so."""

    def __init__(self, id: str, /, clause: str, **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self.clause = clause

    @property
    def message(self) -> Message:
        return by_clause(super().message, self.clause)


class Stale(WildfourError):
    """The move was chosen for an earlier moment of the round."""


def unknown(id: str, name: str, known: Iterable[str]) -> Invalid:
    """A name that there is not. The message gets what may have been meant as $guess (0: nothing), and all of $known."""
    names = list(known)
    return Invalid(id, name=name, guess=did_you_mean(name, names) or 0, known=names)


def refuse_if(impossible: object, id: str, **arguments: Argument) -> None:
    if impossible:
        raise Invalid(id, **arguments)


def by_clause(refused: Message, clause: str) -> Message:
    return Message(id="by-clause", arguments={"refusal": refused, "clause": clause}) if clause else refused


def revived(cls: type[WildfourError], id: str, fields: Mapping[str, Any]) -> WildfourError:
    """A refusal that was pickled."""
    self = cls.__new__(cls, id)
    vars(self).update(fields)
    return self
