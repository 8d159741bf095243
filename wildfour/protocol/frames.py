"""What goes over a socket, and what HTTP takes and gives. The AsyncAPI and OpenAPI documents are generated from it.

A client sends commands, tagged by `do`; the server sends frames, tagged by `is`. Every command has an id of the
client's choice: to send it again is safe. Cards, colors and moves are in the notation of docs/notation.md.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wildfour.chance.launcher_physics import Flight
from wildfour.events.match_events import AnyEvent
from wildfour.round.view import View
from wildfour.table import TableView

MOST_PLAYERS = 10
LONGEST_CHAT = 200
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(max_length=40)]
Player = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Person = Annotated[str, Meta(max_length=24)]
Hex16 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Aim = Annotated[int, Meta(ge=-100, le=100)]
Power = Annotated[int, Meta(ge=0, le=100)]
Avatar = Annotated[int, Meta(ge=0, lt=12)]
Emote = Literal["hello", "well-played", "thanks", "oops", "thinking", "hurry", "wow", "sorry"]
Stage = Literal["lobby", "committing", "revealing", "playing", "between", "over", "ended"]
Latecomers = Literal["no", "between-rounds", "at-once"]


def tag(name: str) -> str:
    """`SeatBot` is `seat-bot`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


# What a client sends


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=tag):
    """`id` comes back with the answer."""

    id: Id


class Move(Command, frozen=True):
    """A move in the round. `at` is the number of the last event that its player had seen: if others have come since,
    the move is refused as stale, unless it is a call, a catch, an objection, an accusation or a jump-in. `aim` and
    `power` are for a flip of the launcher."""

    at: int
    move: Annotated[str, Meta(max_length=40)]
    aim: Aim | None = None
    power: Power = 60


class Sit(Command, frozen=True):
    """Take a seat. In a match: take over from a bot."""

    player: Player
    name: Name
    avatar: Avatar | None = None


class Rise(Command, frozen=True):
    """Leave one's seat. In a match a bot plays on."""


class Commit(Command, frozen=True):
    """The commitment to one's own seed of chance (docs/fair.md), once the seats are final."""

    commitment: Hex32


class Reveal(Command, frozen=True):
    """One's own seed, once everybody has committed to theirs."""

    salt: Hex16
    seed: Hex32


class SeatBot(Command, frozen=True):
    """The host lets a bot of a level take an empty seat."""

    player: Player
    level: Annotated[str, Meta(max_length=20)]


class Clear(Command, frozen=True):
    """The host empties a bot's seat."""

    player: Player


class Exchange(Command, frozen=True):
    """The host has two seats exchange their places."""

    player: Player
    other: Player


class Start(Command, frozen=True):
    """The host begins the match."""


class Ready(Command, frozen=True):
    """Ready for the next round; it is dealt when everybody is, or after a while. In the lobby, a sign for the host."""


class Again(Command, frozen=True):
    """Another match at this table, with the same seats."""


class Say(Command, frozen=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Show(Command, frozen=True):
    """Show everybody how one feels about it."""

    emote: Emote


class Kick(Command, frozen=True):
    """The host sends somebody away from the table, for good."""

    person: Person


class Mute(Command, frozen=True):
    """The host takes the chat from somebody, or gives it back."""

    person: Person
    muted: bool


class PassHost(Command, frozen=True):
    """The host makes somebody else the host."""

    person: Person


class Hint(Command, frozen=True):
    """What the expert would do; not in a match with other people."""


class Look(Command, frozen=True):
    """The whole table again."""


AnyCommand = (
    Move
    | Sit
    | Rise
    | Commit
    | Reveal
    | SeatBot
    | Clear
    | Exchange
    | Start
    | Ready
    | Again
    | Say
    | Show
    | Kick
    | Mute
    | PassHost
    | Hint
    | Look
)


# What the server sends


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table as it is made. `options` are rulings and house rules as they are written: `stacking=any target=300`."""

    edition: Annotated[str, Meta(max_length=40)] = "classic-2003"
    format: Annotated[str, Meta(max_length=60)] = "points-race"
    options: Annotated[str, Meta(max_length=400)] = ""
    seats: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)] = 4
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds a turn; 0: no clock
    public: bool = False  # listed for everybody
    spectators: bool = True
    latecomers: Latecomers = "between-rounds"
    reveal: Literal["match", "round"] = "match"  # when the secret of a deal is shown
    pace: Annotated[int, Meta(ge=0, le=300)] = 100  # of bots, in percent of a person's; 0: at once


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at the table. `who` plays: `person`, the level of a bot, or `nobody`; `held` where a bot plays for one who
    is gone."""

    who: str
    name: str = ""
    person: str | None = None
    avatar: int | None = None  # one of the twelve animals, if somebody chose it
    held: bool = False
    committed: bool = False
    revealed: bool = False
    ready: bool = False
    waiting: str | None = None  # the person who takes over from the bot after the round


class PersonView(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at the table, with a seat or without; a `program` is a bot of somebody's own."""

    person: str
    name: str
    here: bool
    program: bool = False
    muted: bool = False


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something said, or shown, by somebody."""

    number: int
    person: str
    name: str
    text: str = ""
    emote: str = ""


class FairView(msgspec.Struct, frozen=True, kw_only=True):
    """What is known so far of how the deals are made. Lists are by player; see docs/fair.md."""

    anchor: str
    commitments: tuple[str, ...] = ()
    seeds: tuple[str, ...] = ()  # salt and seed; empty until all are there
    fingerprint: str = ""
    secret: str = ""  # of the newest round that has been revealed; those before can be computed from it
    missed: tuple[str, ...] = ()  # who did not take part, so that the ceremony began anew


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag=tag):
    """Something that the server tells."""


class Seats(Frame, frozen=True, kw_only=True):
    """Who is at the table, as a whole; sent whenever that changes."""

    stage: Stage
    host: str | None
    people: tuple[PersonView, ...]
    seats: tuple[SeatView, ...]
    fair: FairView
    match: int  # the number of the match at this table, from 1
    replay: str | None = None  # of the match that is over


class Whole(Frame, frozen=True, kw_only=True):
    """The whole table, for who comes, comes back or could not keep up. `number` is that of the last event."""

    table: str
    code: str
    you: str
    player: int | None
    number: int
    settings: TableSettings
    seats: Seats
    game: TableView | None
    due: int | None  # milliseconds until the clock of the one on turn runs out
    chat: tuple[ChatLine, ...]
    words: list[Any] | None = None  # the round so far, for connections that asked for words
    numbers: list[int] | None = None  # for each of the words, the number of the last event that it tells
    pad: list[tuple[int, ...]] | None = None  # what every round was worth to everybody, for the same


class News(Frame, frozen=True, kw_only=True):
    """What has happened in the match; `first` is the number of the first event. `moves` are what you may do now, and
    `did` the id of your command, if it was yours."""

    first: int
    events: list[AnyEvent]
    moves: tuple[str, ...] = ()
    due: int | None = None
    did: str | None = None
    flight: Flight | None = None  # of a flip that was launched
    game: TableView | None = None  # as it is now, for connections that asked for views
    words: list[Any] | None = None  # the same as messages of the catalogue, for connections that asked for words
    pad: list[tuple[int, ...]] | None = None  # what every round was worth to everybody, when one has ended


class Chat(Frame, frozen=True, kw_only=True):
    """Somebody has said or shown something."""

    line: ChatLine


class Done(Frame, frozen=True, kw_only=True):
    """A command has been done. `hint` has the answer to one that asked, `words` the same as messages."""

    id: str
    hint: list[Any] | None = None
    words: list[Any] | None = None


class Refused(Frame, frozen=True, kw_only=True):
    """A command has been refused, and nothing was changed. `message` is for a catalogue of words, `says` the same in
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


# What HTTP gives


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A table that has been made."""

    table: str
    code: str
    link: str


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table that anybody may join or watch."""

    table: str
    edition: str
    format: str
    options: str
    seats: int
    free: int
    stage: str
    host: str
    round: int  # 0 before the first
    names: tuple[str, ...]  # of those who have a seat, bots included
    open: int  # seats that somebody who comes now can take: free ones, or a bot's


class TableSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A table as whoever has its link may know it before they come."""

    table: str
    stage: Stage
    edition: str
    round: int
    names: tuple[str, ...]
    seated: bool  # does one have a seat there?


class EditionChoice(msgspec.Struct, frozen=True, kw_only=True):
    """An edition that a table can be played with; `features` are what options may need."""

    name: str
    letters: str
    most_players: int
    features: tuple[str, ...]


class OptionChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling or house rule that a table can change; the first value is the usual one."""

    name: str
    clause: str
    values: tuple[str, ...]
    needs: str
    house: bool


class ClauseSaid(msgspec.Struct, frozen=True, kw_only=True):
    """A clause of the rulebooks, a ruling or a house rule; `message` is its sentence in the catalogue."""

    id: str
    editions: tuple[str, ...]
    message: str


class FaceChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A card face: its notation, and its name in the messages `card` and `face`."""

    face: str
    name: str
    wild: bool


class LanguageChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A language of the catalog, by its code."""

    code: str
    direction: Literal["ltr", "rtl"]


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a table can be made of, and what a page needs to show it."""

    editions: tuple[EditionChoice, ...]
    formats: tuple[str, ...]
    options: tuple[OptionChoice, ...]
    levels: tuple[str, ...]
    suggested_levels: tuple[str, ...]  # the levels to offer people, weakest first
    faces: tuple[FaceChoice, ...]  # in sorting order, wild cards last
    languages: tuple[LanguageChoice, ...]  # in the order to offer them


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who one is, as all may know it; nobody finds the token from it."""

    person: str
    program: bool = False


class Program(msgspec.Struct, frozen=True, kw_only=True):
    """A program that may play. The token is shown this once."""

    person: str
    name: str
    token: str


class NewProgram(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a program of one's own is called."""

    name: Name


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A match of a public table that is over."""

    replay: str
    ended: int  # seconds since 1970
    edition: str
    format: str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    finished: bool  # False: the match was abandoned


class Result(Finished, frozen=True, kw_only=True):
    """A match that one has played."""

    table: str
    player: int


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a short code."""

    table: str


class Exported(Result, frozen=True, kw_only=True):
    """A match that one has played, as a whole."""

    transcript: str


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over, as a transcript (docs/notation.md) that `wildfour verify` can prove."""

    replay: str
    ended: int
    finished: bool
    transcript: str
    player: int | None = None  # whom the one who asks played


class ReplayAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which round of which match is to be told again: one that is kept here, or one whose transcript is given."""

    replay: Annotated[str, Meta(max_length=40)] = ""
    transcript: str = ""
    round: Annotated[int, Meta(ge=1)] = 1
    seen_by: Player | None = None  # a player; none: every hand is open


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The table after the deal, or after a move, and what happened there. Views have no moves: nobody is asked."""

    view: View
    events: list[AnyEvent]
    words: list[Any]  # the same as messages of the catalogue
    flight: Flight | None = None


class ReplayRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of a match that is over. Lists are by player unless they say otherwise."""

    edition: str
    format: str
    target: int
    names: tuple[str, ...]
    who: tuple[str, ...]  # played: a person, or a bot of that level
    you: int | None  # whom the one who asks played
    rounds: int
    round: int
    seating: tuple[int, ...]  # the players of the round, by seat
    scores: tuple[int, ...]  # before the round
    totals: tuple[int, ...] | None  # after it, if it was played to its end
    winners: tuple[int, ...]  # of the match, if it ended with this round
    moments: list[Moment]


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why HTTP refused something."""

    says: str
    message: dict[str, Any]
