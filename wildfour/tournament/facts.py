"""The facts of an event, in the order in which they were recorded. Everything else is derived from them.

A fact is kept as JSON with its `kind`. Facts are never changed or taken away: a wrong result is corrected by another.
"""

import json
from dataclasses import dataclass
from typing import Any, ClassVar

from wildfour.errors import Invalid
from wildfour.tournament.results import Result, result_from
from wildfour.tournament.settings import Settings


@dataclass(frozen=True)
class Fact:
    kind: ClassVar[str]

    def to_dict(self) -> dict[str, Any]:
        return dict(vars(self))


@dataclass(frozen=True)
class Created(Fact):
    kind: ClassVar[str] = "created"
    settings: Settings

    def to_dict(self) -> dict[str, Any]:
        return self.settings.to_dict() | {"event": self.settings.kind}


@dataclass(frozen=True)
class Entered(Fact):
    kind: ClassVar[str] = "entered"
    name: str


@dataclass(frozen=True)
class Started(Fact):
    kind: ClassVar[str] = "started"


@dataclass(frozen=True)
class EnteredLate(Fact):
    kind: ClassVar[str] = "entered-late"
    name: str


@dataclass(frozen=True)
class Withdrew(Fact):
    """In a whist event that has started, a substitute takes over."""

    kind: ClassVar[str] = "withdrew"
    name: str
    substitute: str | None = None


@dataclass(frozen=True)
class Seated(Fact):
    """A sitting as it was called up, so that no later plan changes what people saw."""

    kind: ClassVar[str] = "seated"
    sitting: int
    tables: tuple[tuple[str, ...], ...]
    is_final: bool = False


@dataclass(frozen=True)
class Reported(Fact):
    """The result of a table. In the final, of which there is one table, `table` numbers its rounds."""

    kind: ClassVar[str] = "result"
    sitting: int
    table: int
    result: Result
    by_bots: bool = False

    def to_dict(self) -> dict[str, Any]:
        return dict(vars(self)) | {"result": self.result.to_dict()}


@dataclass(frozen=True)
class Corrected(Reported):
    kind: ClassVar[str] = "correction"


KINDS: dict[str, type[Fact]] = {
    fact.kind: fact for fact in (Created, Entered, Started, EnteredLate, Withdrew, Seated, Reported, Corrected)
}


def write_fact(fact: Fact) -> str:
    return json.dumps(fact.to_dict() | {"kind": fact.kind}, ensure_ascii=False)


def read_fact(text: str) -> Fact:
    try:
        data = json.loads(text)
        fact = KINDS[data.pop("kind")]
        return build(fact, data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Invalid(
            f"A fact of the event cannot be read ({text[:60]!r}); this version of Wildfour did not write it."
        ) from error


def build(fact: type[Fact], data: dict[str, Any]) -> Fact:
    if fact is Created:
        return Created(Settings(kind=data.pop("event"), **data))
    if "tables" in data:
        data["tables"] = tuple(tuple(table) for table in data["tables"])
    if "result" in data:
        data["result"] = result_from(data["result"])
    return fact(**data)
