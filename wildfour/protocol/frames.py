"""Frames that the server sends, tagged by `is`. The AsyncAPI document is generated from them."""

from typing import Any, Literal

import msgspec

from wildfour.chance.launcher_physics import Flight
from wildfour.events.match_events import AnyEvent
from wildfour.events.round_events import tag
from wildfour.protocol.shared_types import (
    ChatLine,
    Emote,
    FairView,
    PairView,
    PersonView,
    SeatView,
    Stage,
    TableSettings,
)
from wildfour.table import TableView
from wildfour.table.updates import PlayerFacts


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag=tag):
    """A frame sent by the server."""


class Seats(Frame, frozen=True, kw_only=True):
    """The people at the table and their seats, sent after every change."""

    stage: Stage
    host: str | None
    people: tuple[PersonView, ...]
    seats: tuple[SeatView, ...]
    fair: FairView
    match: int  # match number at this table, from 1
    locked: bool = False  # closed to newcomers
    replay: str | None = None  # name of the finished match's replay
    pair: PairView | None = None  # in a match at two tables (H6)


class Whole(Frame, frozen=True, kw_only=True):
    """The full state, for a client that joins, returns, or has fallen behind. `number` is the last event's number."""

    table: str
    code: str
    you: str
    player: int | None
    number: int
    settings: TableSettings
    seats: Seats
    game: TableView | None
    due: int | None  # milliseconds left for the current player, or until the next round
    chat: tuple[ChatLine, ...]
    words: list[Any] | None = None  # the round so far, for connections that asked for words
    numbers: list[int] | None = None  # for each message in `words`, the number of the last event it describes
    pad: list[tuple[int, ...]] | None = None  # every player's points in every round, for connections with words
    facts: list[PlayerFacts] = []  # facts by player, after the match
    link: str = ""  # move-chain link after the last event (docs/fair.md)


class News(Frame, frozen=True, kw_only=True, omit_defaults=True):
    """Events of the match, numbered from `first`. `moves` are your legal moves now, and `did` is the id of your
    command, if it caused them."""

    first: int
    events: list[AnyEvent]
    did: str | None = None
    moves: tuple[str, ...] = ()
    flight: Flight | None = None  # trajectory of a flip that a person launched
    due: int | None = None
    game: TableView | None = None  # the table now, for connections that asked for views
    words: list[Any] | None = None  # the events as catalog messages, for connections that asked for words
    pad: list[tuple[int, ...]] | None = None  # every player's points in every round, after a round has ended
    facts: list[PlayerFacts] = []  # facts by player, sent after the match to connections with words
    seal: str = ""  # seal of a card given away, for the move chain (docs/fair.md)


class Countdown(Frame, frozen=True, kw_only=True):
    """The countdown to the next round. It is paused while someone reads the scores."""

    due: int  # milliseconds
    paused: bool


class Chat(Frame, frozen=True, kw_only=True):
    """A new chat line."""

    line: ChatLine


class Reaction(Frame, frozen=True, kw_only=True):
    """A player's reaction, to be shown for a few seconds. The server does not store it."""

    person: str
    name: str
    emote: Emote


class Done(Frame, frozen=True, kw_only=True):
    """Confirmation of a command. `hint` is the result of a hint command, and `words` contains it as messages. A single
    move with 0 `tries` comes from the network."""

    id: str
    hint: list[Any] | None = None
    words: list[Any] | None = None


class QuickHint(Frame, frozen=True, kw_only=True):
    """The network's hint, sent if the expert takes longer than 3 seconds. `done` follows with the expert's hint."""

    id: str
    hint: list[Any]
    words: list[Any] | None = None


class Practiced(Frame, frozen=True, kw_only=True):
    """The flight of a practice launch, which only its player sees."""

    id: str
    flight: Flight


class Refused(Frame, frozen=True, kw_only=True):
    """Rejection of a command, which changed nothing. `message` is for message catalogs. `says` is the same text in
    English. `id` is empty if the command could not be decoded."""

    id: str
    kind: Literal["invalid", "illegal", "stale", "too-fast"]
    says: str
    message: dict[str, Any]
    number: int


class Bye(Frame, frozen=True, kw_only=True):
    """Notice that the server is about to close the socket."""

    reason: Literal["restarting", "newer", "kicked", "ended"]


AnyFrame = Whole | Seats | News | Countdown | Chat | Reaction | Done | QuickHint | Practiced | Refused | Bye
