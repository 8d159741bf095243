"""The log of a table: facts that are only ever added. The table is what they come to, one after the other.

A fact that a command caused carries who gave it and the command's id, so that a command which is sent again, after a
crash too, is not done twice. A change of what a fact means is a new fact; `VERSION` and `upgraded` bring old logs
along.
"""

from typing import Any

import msgspec

from wildfour.protocol.shared_types import TableSettings, tag

VERSION = 1


class Fact(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="fact", tag=tag):
    by: str = ""  # a person
    id: str = ""  # of the command


class TableMade(Fact, frozen=True, kw_only=True):
    """By the host."""

    settings: TableSettings


class TookSeat(Fact, frozen=True, kw_only=True):
    player: int
    name: str
    program: bool = False
    avatar: int | None = None


class WaitsForSeat(Fact, frozen=True, kw_only=True):
    """A late-comer, who takes over from a bot after the round."""

    player: int
    name: str
    program: bool = False
    avatar: int | None = None


class LeftSeat(Fact, frozen=True, kw_only=True):
    player: int


class BotTookSeat(Fact, frozen=True, kw_only=True):
    player: int
    level: str
    name: str


class SeatCleared(Fact, frozen=True, kw_only=True):
    player: int


class SeatsExchanged(Fact, frozen=True, kw_only=True):
    player: int
    other: int


class Started(Fact, frozen=True, kw_only=True):
    """The seats are final: these, of the lobby, in order."""

    order: tuple[int, ...]


class Committed(Fact, frozen=True, kw_only=True):
    player: int
    commitment: str


class Revealed(Fact, frozen=True, kw_only=True):
    player: int
    salt: str
    seed: str


class CeremonyRestarted(Fact, frozen=True, kw_only=True):
    """Somebody did not commit, or reveal, in time: it begins anew, for all to see, and bots take those seats."""


class RoundDealt(Fact, frozen=True, kw_only=True):
    lines: tuple[str, ...]


class Moved(Fact, frozen=True, kw_only=True):
    """A move; `held` where a bot made it for a person. The lines are those of the transcript."""

    player: int
    move: str
    lines: tuple[str, ...]
    held: bool = False
    launch: tuple[int, int] | None = None  # aim and power


class SeatHeld(Fact, frozen=True, kw_only=True):
    """A bot plays for a person who is gone, or gives the seat back."""

    player: int
    held: bool


class HostPassed(Fact, frozen=True, kw_only=True):
    person: str


class Kicked(Fact, frozen=True, kw_only=True):
    person: str


class Muted(Fact, frozen=True, kw_only=True):
    person: str
    muted: bool


class Said(Fact, frozen=True, kw_only=True):
    text: str = ""
    emote: str = ""


class IsReady(Fact, frozen=True, kw_only=True):
    player: int


class MatchClosed(Fact, frozen=True, kw_only=True):
    """The match is over, or was abandoned: its replay can be read under this name."""

    replay: str
    finished: bool


class NewMatch(Fact, frozen=True, kw_only=True):
    """Back to the lobby, for another match."""


class TableEnded(Fact, frozen=True, kw_only=True):
    """Nobody has been here for a long time."""


AnyFact = (
    TableMade
    | TookSeat
    | WaitsForSeat
    | LeftSeat
    | BotTookSeat
    | SeatCleared
    | SeatsExchanged
    | Started
    | Committed
    | Revealed
    | CeremonyRestarted
    | RoundDealt
    | Moved
    | SeatHeld
    | HostPassed
    | Kicked
    | Muted
    | Said
    | IsReady
    | MatchClosed
    | NewMatch
    | TableEnded
)
encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)


def decode(data: bytes, version: int = VERSION) -> AnyFact:
    """A fact of the log, whichever version wrote it."""
    if version == VERSION:
        return _decoder.decode(data)
    fact: AnyFact = msgspec.convert(upgraded(msgspec.json.decode(data), version), AnyFact)
    return fact


def upgraded(fact: dict[str, Any], version: int) -> dict[str, Any]:
    """A fact of an older log as this version writes it: one step for each version in between, in UPGRADES."""
    for step in range(version, VERSION):
        fact = UPGRADES[step](fact)
    return fact


UPGRADES: dict[int, Any] = {}  # by the version that they lead away from
