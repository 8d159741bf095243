"""Events of a table's append-only log. A table is rebuilt by applying them in order.

An event caused by a command records the person and the command's id, so that a repeated command has no second effect,
even after a crash. If the meaning of an event changes, it gets a new type. UPGRADES converts old logs.
"""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from wildfour.events.round_events import tag
from wildfour.protocol.shared_types import TableSettings

VERSION = 1


class LogEvent(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="fact", tag=tag):
    by: str = ""  # the person who caused the event
    id: str = ""  # the command's id


class TableMade(LogEvent, frozen=True, kw_only=True):
    """A new table. `by` is its host. `pair` names the other table of a match at two tables (H6)."""

    settings: TableSettings
    pair: str = ""


class TookSeat(LogEvent, frozen=True, kw_only=True):
    player: int
    name: str
    program: bool = False
    avatar: int | None = None


class WaitsForSeat(LogEvent, frozen=True, kw_only=True):
    """A latecomer's request to take over from a bot after the round."""

    player: int
    name: str
    program: bool = False
    avatar: int | None = None


class LeftSeat(LogEvent, frozen=True, kw_only=True):
    player: int


class BotTookSeat(LogEvent, frozen=True, kw_only=True):
    player: int
    level: str
    name: str


class SeatCleared(LogEvent, frozen=True, kw_only=True):
    player: int


class SeatsExchanged(LogEvent, frozen=True, kw_only=True):
    player: int
    other: int


class Started(LogEvent, frozen=True, kw_only=True):
    """The match's final seats: the lobby's seats, in the order given."""

    order: tuple[int, ...]


class Committed(LogEvent, frozen=True, kw_only=True):
    player: int
    commitment: str


class Revealed(LogEvent, frozen=True, kw_only=True):
    player: int
    salt: str
    seed: str


class CeremonyRestarted(LogEvent, frozen=True, kw_only=True):
    """A new ceremony attempt, because players did not commit or reveal in time. Bots take the seats of those
    players."""


class RoundDealt(LogEvent, frozen=True, kw_only=True):
    lines: tuple[str, ...]


class Moved(LogEvent, frozen=True, kw_only=True):
    """A move. `held` is true if a bot made it on a person's behalf. `lines` are its transcript lines."""

    player: int
    move: str
    lines: tuple[str, ...]
    held: bool = False
    launch: tuple[int, int] | None = None  # aim and power


class SeatHeld(LogEvent, frozen=True, kw_only=True):
    """The start or end of a bot's substitution for an absent person."""

    player: int
    held: bool


class HostPassed(LogEvent, frozen=True, kw_only=True):
    person: str


class Kicked(LogEvent, frozen=True, kw_only=True):
    person: str


class Muted(LogEvent, frozen=True, kw_only=True):
    person: str
    muted: bool


class Locked(LogEvent, frozen=True, kw_only=True):
    locked: bool


class Said(LogEvent, frozen=True, kw_only=True):
    """A chat line. If it has no text, it was deleted."""

    text: str = ""
    emote: str = ""  # a reaction, in events from earlier versions
    at: int = 0  # seconds since 1970; 0 in events from earlier versions


class IsReady(LogEvent, frozen=True, kw_only=True):
    player: int


class MatchClosed(LogEvent, frozen=True, kw_only=True):
    """The end of a finished or abandoned match. `replay` names its replay."""

    replay: str
    finished: bool


class NewMatch(LogEvent, frozen=True, kw_only=True):
    """A return to the lobby, for another match."""


class TableEnded(LogEvent, frozen=True, kw_only=True):
    """The end of a table that was empty for a long time."""


class Forgotten(LogEvent, frozen=True, kw_only=True):
    """The deletion of a person's data on request."""


KINDS = tuple(LogEvent.__subclasses__())
encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[LogEvent] = msgspec.json.Decoder(reduce(or_, KINDS))


def decode(data: bytes, version: int = VERSION) -> LogEvent:
    """Decode an event written by any version."""
    if version == VERSION:
        return _decoder.decode(data)
    fields = msgspec.json.decode(data)
    for step in range(version, VERSION):
        fields = UPGRADES[step](fields)
    return msgspec.convert(fields, _decoder.type)


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}  # keyed by the version to upgrade from
