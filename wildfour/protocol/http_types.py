"""HTTP request and response bodies. The OpenAPI document is generated from them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wildfour.chance.launcher_physics import Flight
from wildfour.events.match_events import AnyEvent
from wildfour.protocol.shared_types import Name, Player, Stage
from wildfour.round.view import View


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A new table."""

    table: str
    code: str
    link: str


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table that anyone may join or watch."""

    table: str
    edition: str
    format: str
    options: str
    seats: int
    free: int
    stage: str
    host: str
    round: int  # 0 before the first round
    names: tuple[str, ...]  # everyone with a seat, including bots
    open: int  # number of seats that a newcomer can take now, whether free or held by bots


class TableSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A table as anyone with its link may see it before joining."""

    table: str
    stage: Stage
    edition: str
    round: int
    names: tuple[str, ...]
    seated: bool  # True if you have a seat there


class EditionChoice(msgspec.Struct, frozen=True, kw_only=True):
    """An edition that a table can use. `features` lists the features that options may require."""

    name: str
    letters: str
    most_players: int
    features: tuple[str, ...]


class OptionChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling or house rule that a table can change. The first value is the default."""

    name: str
    clause: str
    values: tuple[str, ...]
    needs: str
    house: bool


class ClauseSaid(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook clause, a ruling, or a house rule. `message` is the id of its sentence in the catalog."""

    id: str
    editions: tuple[str, ...]
    message: str


class FaceChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A card face, with its notation and its name in the messages `card` and `face`."""

    face: str
    name: str
    wild: bool


class LanguageChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A catalog language, identified by its code."""

    code: str
    direction: Literal["ltr", "rtl"]


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """Options for creating a table, and the data that a page needs to show them."""

    editions: tuple[EditionChoice, ...]
    formats: tuple[str, ...]
    options: tuple[OptionChoice, ...]
    levels: tuple[str, ...]
    suggested_levels: tuple[str, ...]  # levels to offer to people, weakest first
    faces: tuple[FaceChoice, ...]  # in sort order, with wild cards last
    languages: tuple[LanguageChoice, ...]  # in the order in which to offer them


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Your public id. The token cannot be computed from it."""

    person: str
    program: bool = False


class Program(msgspec.Struct, frozen=True, kw_only=True):
    """A program that may play. The token is shown only once."""

    person: str
    name: str
    token: str


class NewProgram(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name of a new program."""

    name: Name


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match at a public table."""

    replay: str
    ended: int  # seconds since 1970
    edition: str
    format: str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    finished: bool  # False if the match was abandoned


class Result(Finished, frozen=True, kw_only=True):
    """A match that you have played."""

    table: str
    player: int


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """The table that a short code belongs to."""

    table: str


class Exported(Result, frozen=True, kw_only=True):
    """A match that you have played, with its transcript."""

    transcript: str


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match as a transcript (docs/notation.md), which `wildfour verify` can check."""

    replay: str
    ended: int
    finished: bool
    transcript: str
    player: int | None = None  # your player number, if you took part


class ReplayAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The round to replay, from an archived match or a transcript."""

    replay: Annotated[str, Meta(max_length=40)] = ""
    transcript: str = ""
    round: Annotated[int, Meta(ge=1)] = 1
    seen_by: Player | None = None  # None: with all hands open


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The table after the deal or a move, with its events. The view lists no moves."""

    view: View
    events: list[AnyEvent]
    words: list[Any]  # the events as catalog messages
    flight: Flight | None = None


class ReplayRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of a finished match. Lists are indexed by player unless stated otherwise."""

    edition: str
    format: str
    target: int
    names: tuple[str, ...]
    who: tuple[str, ...]  # PERSON, or a bot's level
    you: int | None  # your player number, if you took part
    rounds: int
    round: int
    seating: tuple[int, ...]  # the round's players, by seat
    scores: tuple[int, ...]  # scores before the round
    totals: tuple[int, ...] | None  # scores after the round, if it was finished
    winners: tuple[int, ...]  # the match's winners, if it ended with this round
    moments: list[Moment]


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The reason why a request was rejected."""

    says: str
    message: dict[str, Any]
