"""What the server sends: frames, tagged by `is`. The AsyncAPI document is generated from them."""

from typing import Any, Literal

import msgspec

from wildfour.chance.launcher_physics import Flight
from wildfour.events.match_events import AnyEvent
from wildfour.events.round_events import tag
from wildfour.protocol.shared_types import ChatLine, FairView, PersonView, SeatView, Stage, TableSettings
from wildfour.table import TableView


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag=tag):
    """A frame that the server sends."""


class Seats(Frame, frozen=True, kw_only=True):
    """The people at the table and their seats; sent whenever any of it changes."""

    stage: Stage
    host: str | None
    people: tuple[PersonView, ...]
    seats: tuple[SeatView, ...]
    fair: FairView
    match: int  # the number of the match at this table, from 1
    replay: str | None = None  # of the match that is over


class Whole(Frame, frozen=True, kw_only=True):
    """The whole table, for a client that joins, returns, or could not keep up. `number` is that of the last event."""

    table: str
    code: str
    you: str
    player: int | None
    number: int
    settings: TableSettings
    seats: Seats
    game: TableView | None
    due: int | None  # milliseconds until the current player's clock runs out
    chat: tuple[ChatLine, ...]
    words: list[Any] | None = None  # the round so far, for connections that asked for words
    numbers: list[int] | None = None  # for each of the words, the number of the last event that it describes
    pad: list[tuple[int, ...]] | None = None  # points of every player in every round, where words are asked for
    link: str = ""  # of the chain of moves, after the last event (docs/fair.md)


class News(Frame, frozen=True, kw_only=True, omit_defaults=True):
    """What happened in the match; `first` is the number of the first event. `moves` are your legal moves now, and `did`
    is the id of your command, if it was yours."""

    first: int
    events: list[AnyEvent]
    did: str | None = None
    moves: tuple[str, ...] = ()
    flight: Flight | None = None  # of a flip that a person launched
    due: int | None = None
    game: TableView | None = None  # the table now, for connections that asked for views
    words: list[Any] | None = None  # the events as messages of the catalog, for connections that asked for words
    pad: list[tuple[int, ...]] | None = None  # points of every player in every round, when one has ended
    seal: str = ""  # of a gift, for the chain of moves (docs/fair.md)


class Chat(Frame, frozen=True, kw_only=True):
    """A new line of chat."""

    line: ChatLine


class Done(Frame, frozen=True, kw_only=True):
    """A command has been done. `hint` answers a request for a hint; `words` has it as messages."""

    id: str
    hint: list[Any] | None = None
    words: list[Any] | None = None


class Refused(Frame, frozen=True, kw_only=True):
    """A command has been refused and changed nothing. `message` is for a catalog of messages, `says` the same in
    English. `id` is empty where the command could not be read."""

    id: str
    kind: Literal["invalid", "illegal", "stale", "too-fast"]
    says: str
    message: dict[str, Any]
    number: int


class Bye(Frame, frozen=True, kw_only=True):
    """The server is about to close the socket."""

    reason: Literal["restarting", "newer", "kicked", "ended"]


AnyFrame = Whole | Seats | News | Chat | Done | Refused | Bye
