"""A tournament's facts, in the order in which they were recorded. Its whole state is derived from them.

The first fact contains the settings. Facts are JSON and are never changed or removed. A later fact corrects or undoes
an earlier one.
"""

import msgspec

from wildfour.errors import Invalid
from wildfour.tournament.results import Result, RoundLeft
from wildfour.tournament.settings import Settings

SHOWN = 60  # maximum characters shown of an unreadable fact


class Recorded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="fact"):
    """Base class for all facts after the first."""


class Entered(Recorded, frozen=True, tag="entered"):
    """A new player. Only an individual tournament allows late players, who enter after the start."""

    name: str


class Started(Recorded, frozen=True, tag="started"):
    """The start. `sittings` is the number of sittings, or 0 to use the settings."""

    sittings: int = 0


class Withdrew(Recorded, frozen=True, tag="withdrew"):
    """A withdrawal. In a whist tournament that has started, a substitute takes over."""

    name: str
    substitute: str | None = None


class Reinstated(Recorded, frozen=True, tag="reinstated"):
    """A withdrawn player's return."""

    name: str


class Renamed(Recorded, frozen=True, tag="renamed"):
    name: str
    new_name: str


class SittingSeated(Recorded, frozen=True, tag="seated"):
    """A sitting as announced, so that later plans can't change it. `dealers` lists the player who deals first at each
    table."""

    sitting: int
    tables: tuple[tuple[str, ...], ...]
    dealers: tuple[str, ...] = ()
    is_final: bool = False


class Reported(Recorded, frozen=True, tag="result"):
    """A table's result. In the final, which has one table, `table` is the round number."""

    sitting: int
    table: int
    result: Result
    by_bots: bool = False


class Corrected(Reported, frozen=True, tag="correction"):
    """A corrected result for a table that has reported."""


class PlayedOff(Recorded, frozen=True, tag="playoff"):
    """A round between tied players to decide a place (R43)."""

    played: RoundLeft


class DrewLot(Recorded, frozen=True, tag="lot"):
    """A drawing of lots between tied players (R43), with the winner first."""

    order: tuple[str, ...]


class Undone(Recorded, frozen=True, tag="undone"):
    """An undo of an entry, which may itself be an undo."""

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
    """Return whether each fact still holds because it has not been undone. An undo may itself be undone."""
    holds = [True] * len(facts)
    for place in range(len(facts) - 1, -1, -1):
        fact = facts[place]
        if isinstance(fact, Undone) and holds[place] and 0 < fact.entry <= place:
            holds[fact.entry - 1] = False
    return holds


def check_undo(facts: list[Fact], entry: int) -> None:
    """Reject an attempt to undo the settings, or an entry that does not exist."""
    if not 1 < entry <= len(facts):
        raise Invalid("no-such-entry", entry=str(entry), last=str(len(facts)))
