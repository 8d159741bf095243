"""The facts of a tournament, in the order in which they were recorded. Everything else is derived from them.

The first fact is its settings. A fact is kept as JSON. Facts are never changed or taken away: a wrong result is
corrected by another.
"""

import msgspec

from wildfour.errors import Invalid
from wildfour.tournament.results import Result
from wildfour.tournament.settings import Settings


class Recorded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="fact"):
    """What the facts after the first share."""


class Entered(Recorded, frozen=True, tag="entered"):
    name: str


class Started(Recorded, frozen=True, tag="started"):
    """Nobody enters any more, but late."""


class EnteredLate(Recorded, frozen=True, tag="entered-late"):
    name: str


class Withdrew(Recorded, frozen=True, tag="withdrew"):
    """In a whist tournament that has started, a substitute takes over."""

    name: str
    substitute: str | None = None


class SittingSeated(Recorded, frozen=True, tag="seated"):
    """A sitting as it was called up, so that no later plan changes what people saw."""

    sitting: int
    tables: tuple[tuple[str, ...], ...]
    is_final: bool = False


class Reported(Recorded, frozen=True, tag="result"):
    """The result of a table. In the final, of which there is one table, `table` numbers its rounds."""

    sitting: int
    table: int
    result: Result
    by_bots: bool = False


class Corrected(Reported, frozen=True, tag="correction"):
    """Another result for a table that has reported."""


Fact = Settings | Entered | Started | EnteredLate | Withdrew | SittingSeated | Reported | Corrected
READER: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)


def write_fact(fact: Fact) -> str:
    return msgspec.json.encode(fact).decode()


def read_fact(text: str) -> Fact:
    try:
        return READER.decode(text)
    except msgspec.MsgspecError as error:
        raise Invalid(
            f"A fact of the tournament cannot be read ({text[:60]!r}); this version of Wildfour did not write it."
        ) from error
