"""Exceptions for rejected input. Each message is one sentence: what is wrong, and what to do instead.

        WildfourError
        ├── Invalid          cannot be parsed or built: an unknown edition, a card that does not exist
        │   └── BadTranscript    a transcript that cannot be parsed or does not replay
        ├── Illegal          valid, but not allowed now: carries the clause id
        └── Stale            the round has changed since the move was chosen

A refusal has no side effects. It carries a message id and arguments (see wildfour.words), so that the receiver can
render it in the reader's language.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Self

from wildfour.words import ENGLISH, Argument, Catalogue, Message, did_you_mean, kept


class WildfourError(ValueError):
    """Base class for refusals, such as `Invalid("given-twice", option="jump-in")`. Text that is not a message id is
    kept unchanged."""

    clause = ""

    def __init__(self, id: str, /, **arguments: Argument) -> None:
        super().__init__(id)
        self.id = id
        self.arguments: Mapping[str, Argument] = {
            name: kept(value) if isinstance(value, str) else value for name, value in arguments.items()
        }

    @property
    def message(self) -> Message:
        """The complete sentence, before it is rendered in a language."""
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
    """Input that cannot be parsed, or a request that cannot be met."""


class BadTranscript(Invalid):
    """A transcript that cannot be parsed or replayed. `line` is the faulty line (0: the whole transcript)."""

    def __init__(self, id: str, line: int = 0, /, **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self.line = line

    @classmethod
    def because(cls, refusal: WildfourError, line: int) -> Self:
        """Wrap a refusal caused by a transcript line."""
        self = cls(refusal.id, line, **refusal.arguments)
        self.clause = refusal.clause
        return self

    @property
    def message(self) -> Message:
        refused = by_clause(super().message, self.clause)
        return Message(id="at-line", arguments={"line": str(self.line), "refusal": refused}) if self.line else refused


class Illegal(WildfourError):
    """A move that is not allowed now. `clause` is the id of the rule that forbids it."""

    def __init__(self, id: str, /, clause: str, **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self.clause = clause

    @property
    def message(self) -> Message:
        return by_clause(super().message, self.clause)


class Stale(WildfourError):
    """A move chosen for an earlier state of the round."""


def unknown(id: str, name: str, known: Iterable[str]) -> Invalid:
    """Build the error for an unknown name. The message gets $guess, a suggestion (0: none), and $known, the known
    names."""
    names = list(known)
    return Invalid(id, name=name, guess=did_you_mean(name, names) or 0, known=names)


def refuse_if(impossible: object, id: str, **arguments: Argument) -> None:
    if impossible:
        raise Invalid(id, **arguments)


def by_clause(refused: Message, clause: str) -> Message:
    return Message(id="by-clause", arguments={"refusal": refused, "clause": clause}) if clause else refused


def revived(cls: type[WildfourError], id: str, fields: Mapping[str, Any]) -> WildfourError:
    """Restore a pickled refusal."""
    self = cls.__new__(cls, id)
    vars(self).update(fields)
    return self
