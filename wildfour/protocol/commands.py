"""Commands that a client sends, tagged by `do`. The AsyncAPI document is generated from them.

The client chooses each command's id, and may safely resend it. Cards, colors, and moves use the notation in
docs/notation.md.
"""

from functools import reduce
from operator import or_
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wildfour.events.round_events import tag
from wildfour.protocol.shared_types import Emote, Name, Player

LONGEST_CHAT = 200
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Person = Annotated[str, Meta(max_length=24)]
Hex16 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Aim = Annotated[int, Meta(ge=-100, le=100)]
Power = Annotated[int, Meta(ge=0, le=100)]
Avatar = Annotated[int, Meta(ge=0, lt=12)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=tag):
    """A command. The response repeats its `id`."""

    id: Id


class Move(Command, frozen=True):
    """Make a move in the round. `at` is the last event that the player has seen. If another move has been made since
    then, this move is rejected as stale, unless it is a call, catch, objection, accusation, or jump-in. `aim` and
    `power` are for a launcher flip."""

    at: int
    move: Annotated[str, Meta(max_length=40)]
    aim: Aim | None = None
    power: Power = 60


class Sit(Command, frozen=True):
    """Take a seat. During a match, replace a bot. The name may be empty if no one else can see it."""

    player: Player
    name: Name
    avatar: Avatar | None = None


class Rise(Command, frozen=True):
    """Leave your seat. During a match, a bot takes over."""


class Commit(Command, frozen=True):
    """Commit to your random seed (docs/fair.md), once the seats are final."""

    commitment: Hex32


class Reveal(Command, frozen=True):
    """Reveal your random seed, once everyone has committed."""

    salt: Hex16
    seed: Hex32


class SeatBot(Command, frozen=True):
    """Seat a bot in an empty seat. Host only."""

    player: Player
    level: Annotated[str, Meta(max_length=20)]


class Clear(Command, frozen=True):
    """Remove a bot from its seat. Host only."""

    player: Player


class Exchange(Command, frozen=True):
    """Swap two seats. Host only."""

    player: Player
    other: Player


class Start(Command, frozen=True):
    """Start the match. Host only."""


class Ready(Command, frozen=True):
    """Report that you are ready. The next round is dealt once all players are ready, or after a delay. In the lobby,
    this tells the host that you are ready."""


class Again(Command, frozen=True):
    """Start another match at this table with the same seats."""


class Say(Command, frozen=True):
    """Send a text message to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Show(Command, frozen=True):
    """Show a reaction to the table for a few seconds. It is not stored, so a repeated command shows it again."""

    emote: Emote


class Kick(Command, frozen=True):
    """Permanently remove a person from the table. Host only."""

    person: Person


class Mute(Command, frozen=True):
    """Mute or unmute a person in the chat. Host only."""

    person: Person
    muted: bool


class Lock(Command, frozen=True):
    """Lock or unlock the table. While it is locked, no one new can join or take a seat, but people with a seat can
    return. Unlocking also readmits newcomers from the addresses of removed people. Host only."""

    locked: bool


class PassHost(Command, frozen=True):
    """Make another player the host. Host only."""

    person: Person


class Hint(Command, frozen=True):
    """Request the moves that the expert prefers. Not available in a match with other people. If the expert takes a long
    time, a `quick-hint` frame contains the network's move until the expert's hint replaces it."""


class StopHint(Command, frozen=True):
    """Stop waiting for the expert's hint. The hint command is then completed without a hint."""


class Practice(Command, frozen=True):
    """Launch at a crash-pad before the match, without effect (launcher edition). `practiced` contains the flight."""

    aim: Aim = 0
    power: Power = 60


class Look(Command, frozen=True):
    """Request the table's full state."""


class Pause(Command, frozen=True):
    """Pause the countdown to the next round while you read the scores, or resume it."""

    on: bool


class Ping(Command, frozen=True):
    """Check that the connection works."""


AnyCommand: Any = reduce(or_, Command.__subclasses__())  # the union that decodes any command
