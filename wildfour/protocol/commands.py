"""Commands that a client sends, tagged by `do`. The AsyncAPI document is generated from them.

The client chooses each command's id, and may safely resend it. Cards, colors, and moves are in the notation of
docs/notation.md.
"""

from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wildfour.events.round_events import tag
from wildfour.protocol.shared_types import Name, Player

LONGEST_CHAT = 200
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Person = Annotated[str, Meta(max_length=24)]
Hex16 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Aim = Annotated[int, Meta(ge=-100, le=100)]
Power = Annotated[int, Meta(ge=0, le=100)]
Avatar = Annotated[int, Meta(ge=0, lt=12)]
Emote = Literal["hello", "well-played", "thanks", "oops", "thinking", "hurry", "wow", "sorry"]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=tag):
    """A command; the answer repeats its `id`."""

    id: Id


class Move(Command, frozen=True):
    """Make a move in the round. `at` is the last event that the player has seen. If another move came since, this one
    is rejected as stale, unless it is a call, catch, objection, accusation, or jump-in. `aim` and `power` are for a
    flip of the launcher."""

    at: int
    move: Annotated[str, Meta(max_length=40)]
    aim: Aim | None = None
    power: Power = 60


class Sit(Command, frozen=True):
    """Take a seat. In a match: replace a bot. The name may be empty if no one else can see it."""

    player: Player
    name: Name
    avatar: Avatar | None = None


class Rise(Command, frozen=True):
    """Leave your seat. In a match, a bot plays on."""


class Commit(Command, frozen=True):
    """Commit to your random seed (docs/fair.md), once the seats are final."""

    commitment: Hex32


class Reveal(Command, frozen=True):
    """Reveal your random seed, once everyone has committed."""

    salt: Hex16
    seed: Hex32


class SeatBot(Command, frozen=True):
    """Seat a bot at an empty seat. Only for the host."""

    player: Player
    level: Annotated[str, Meta(max_length=20)]


class Clear(Command, frozen=True):
    """Remove a bot from its seat. Only for the host."""

    player: Player


class Exchange(Command, frozen=True):
    """Exchange two seats. Only for the host."""

    player: Player
    other: Player


class Start(Command, frozen=True):
    """Start the match. Only for the host."""


class Ready(Command, frozen=True):
    """Report that you are ready. The next round is dealt when all players are ready, or after a delay. In the lobby,
    this signals the host."""


class Again(Command, frozen=True):
    """Start another match at this table, with the same seats."""


class Say(Command, frozen=True):
    """Send a text to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Show(Command, frozen=True):
    """Send an emote to the table."""

    emote: Emote


class Kick(Command, frozen=True):
    """Remove a person from the table permanently. Only for the host."""

    person: Person


class Mute(Command, frozen=True):
    """Mute a person in the chat, or unmute them. Only for the host."""

    person: Person
    muted: bool


class Lock(Command, frozen=True):
    """Lock the table: nobody new can join or take a seat, and those who hold a seat can come back. Or unlock it, which
    also admits newcomers from the addresses of removed people again. Only for the host."""

    locked: bool


class PassHost(Command, frozen=True):
    """Make another player the host. Only for the host."""

    person: Person


class Hint(Command, frozen=True):
    """Ask which moves the expert prefers. Not available in a match with other people."""


class Look(Command, frozen=True):
    """Ask for the full state of the table."""


class Pause(Command, frozen=True):
    """Pause the countdown to the next round while you read the scores, or let it go on."""

    on: bool


class Ping(Command, frozen=True):
    """Ask whether the connection works."""


AnyCommand: Any = reduce(or_, Command.__subclasses__())  # their union, which decodes all of them
