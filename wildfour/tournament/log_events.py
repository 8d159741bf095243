"""The facts of a tournament, in the order in which they were recorded. Everything else is derived from them.

The first fact is its settings. A fact is kept as JSON. Facts are never changed or taken away: what is wrong is
corrected, or said to be undone, by another.
"""

import msgspec

from wildfour.errors import Invalid
from wildfour.tournament.results import Result, RoundLeft
from wildfour.tournament.settings import Settings

SHOWN = 60  # letters of a fact that cannot be read


class Recorded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="fact"):
    """What the facts after the first share."""


class Entered(Recorded, frozen=True, tag="entered"):
    """After the start it is late, and only an individual tournament can take it."""

    name: str


class Started(Recorded, frozen=True, tag="started"):
    """`sittings`: so many, whatever the settings say; 0: as they say."""

    sittings: int = 0


class Withdrew(Recorded, frozen=True, tag="withdrew"):
    """In a whist tournament that has started, a substitute takes over."""

    name: str
    substitute: str | None = None


class Reinstated(Recorded, frozen=True, tag="reinstated"):
    """Who withdrew plays again from now on."""

    name: str


class Renamed(Recorded, frozen=True, tag="renamed"):
    name: str
    new_name: str


class SittingSeated(Recorded, frozen=True, tag="seated"):
    """A sitting as it was called up, so that no later plan changes what people saw. The `dealers` are who deals first
    at each table."""

    sitting: int
    tables: tuple[tuple[str, ...], ...]
    dealers: tuple[str, ...] = ()
    is_final: bool = False


class Reported(Recorded, frozen=True, tag="result"):
    """The result of a table. In the final, of which there is one table, `table` numbers its rounds."""

    sitting: int
    table: int
    result: Result
    by_bots: bool = False


class Corrected(Reported, frozen=True, tag="correction"):
    """Another result for a table that has reported."""


class PlayedOff(Recorded, frozen=True, tag="playoff"):
    """R43: a round of those who were equal where a place was needed."""

    played: RoundLeft


class DrewLot(Recorded, frozen=True, tag="lot"):
    """R43: the same by lot, the luckiest first."""

    order: tuple[str, ...]


class Undone(Recorded, frozen=True, tag="undone"):
    """The fact of that number does not hold. What was undone can itself be."""

    entry: int


Fact = (
    Settings
    | Entered
    | Started
    | Withdrew
    | Reinstated
    | Renamed
    | SittingSeated
    | Reported
    | Corrected
    | PlayedOff
    | DrewLot
    | Undone
)
READER: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)


def write_fact(fact: Fact) -> str:
    return msgspec.json.encode(fact).decode()


def read_fact(text: object) -> Fact:
    try:
        return READER.decode(text)  # type: ignore[arg-type]
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise Invalid("fact-not-read", text=str(text)[:SHOWN]) from error


def still_hold(facts: list[Fact]) -> list[bool]:
    """Which facts have not been undone; a fact that undoes another may have been undone itself."""
    holds = [True] * len(facts)
    for place in range(len(facts) - 1, -1, -1):
        fact = facts[place]
        if isinstance(fact, Undone) and holds[place] and 0 < fact.entry <= place:
            holds[fact.entry - 1] = False
    return holds


def check_undo(facts: list[Fact], entry: int) -> None:
    """The settings stay, and what has not happened cannot be undone."""
    if not 1 < entry <= len(facts):
        raise Invalid("no-such-entry", entry=str(entry), last=str(len(facts)))
