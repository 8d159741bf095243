"""Types shared by commands, frames, and HTTP bodies: field types, table settings, and table views."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MOST_PLAYERS = 10
Name = Annotated[str, Meta(max_length=40)]
Player = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Stage = Literal["lobby", "committing", "revealing", "playing", "between", "over", "ended"]
Emote = Literal["hello", "well-played", "thanks", "oops", "thinking", "hurry", "wow", "sorry"]
Latecomers = Literal["no", "between-rounds", "at-once"]


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Table settings. `options` lists rulings and house rules in text form: `stacking=any target=300`."""

    edition: Annotated[str, Meta(max_length=40)] = "classic-2003"
    format: Annotated[str, Meta(max_length=60)] = "points-race"
    options: Annotated[str, Meta(max_length=400)] = ""
    seats: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)] = 4
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds per turn; 0: no limit
    public: bool = False  # listed publicly
    spectators: bool = True
    latecomers: Latecomers = "between-rounds"
    reveal: Literal["match", "round"] = "match"  # when the deals' secrets are revealed
    pace: Annotated[int, Meta(ge=0, le=300)] = 100  # bots' time to move, in percent of the usual time; 0: immediate


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at the table. `who` is its occupant: `person`, a bot level, or `nobody`. `held` is true if a bot plays for
    a person who is away."""

    who: str
    name: str = ""
    person: str | None = None
    avatar: int | None = None  # one of the twelve animals, if the player chose one
    held: bool = False
    committed: bool = False
    revealed: bool = False
    ready: bool = False
    waiting: str | None = None  # the person who will replace the bot after the round


class StandingView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's line in the standings of a match at two tables. Tied players share a place."""

    player: int
    place: int
    points: int
    rounds_won: int
    against: int  # points that the opponents scored; fewer are better


class PairView(msgspec.Struct, frozen=True, kw_only=True):
    """The other table of a match at two tables (H6), and the standings after the rounds that both have finished."""

    table: int  # this table's number: 1 or 2
    other: str  # name of the other table, whose socket everyone at this table opens too
    round: int  # number of rounds that both tables have finished
    rounds: int
    over: bool  # both tables have finished the match
    standings: tuple[StandingView, ...]


class PersonView(msgspec.Struct, frozen=True, kw_only=True):
    """A person at the table, with or without a seat. A `program` is a person's own bot."""

    person: str
    name: str
    here: bool
    program: bool = False
    muted: bool = False


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A chat line."""

    number: int
    person: str
    name: str
    text: str
    at: int = 0  # seconds since 1970


class FairView(msgspec.Struct, frozen=True, kw_only=True):
    """The public state of the ceremony and deals. Lists are indexed by player. See docs/fair.md."""

    anchor: str
    commitments: tuple[str, ...] = ()
    seeds: tuple[str, ...] = ()  # salts and seeds; empty until everyone has revealed
    fingerprint: str = ""
    secret: str = ""  # secret of the latest revealed round; earlier secrets can be computed from it
    missed: tuple[str, ...] = ()  # players whose absence restarted the ceremony
