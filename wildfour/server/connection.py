"""One socket of one person at one table: decodes, rate-limits, and forwards commands."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from wildfour.errors import Invalid, WildfourError
from wildfour.protocol.commands import AnyCommand, Command
from wildfour.server.rate_limits import Bucket
from wildfour.server.table import broadcast
from wildfour.server.websocket import Sockets

CLOSE_CODES = {"newer": 4000, "kicked": 4001, "ended": 4002, "restarting": 1012}
LONGEST_MESSAGE = 8192  # bytes
MOST_BAD_FRAMES = 200  # in a row, before the socket is closed
TOO_MANY = 1008
read: Callable[[bytes], Command] = msgspec.json.Decoder(AnyCommand).decode


class Receiver(Protocol):
    """The interface of a table that a connection uses."""

    def receive(self, connection: "Connection", command: Command) -> None: ...
    def refuse(self, connection: "Connection", id: str, error: WildfourError) -> None: ...
    def caught_up(self, connection: "Connection") -> None: ...


class Guest(NamedTuple):
    """The person at the other end of a socket."""

    person: str
    program: bool = False
    address: str = ""


class Connection:
    """A person's connection to a table. `rate` limits frames per second; bursts may be twice as large. With `views`,
    each update includes a view. With `words`, it also includes messages."""

    def __init__(
        self,
        socket: Sockets,
        table: Receiver,
        guest: Guest,
        rate: float,
        *,
        views: bool = False,
        words: bool = False,
    ) -> None:
        self.socket = socket
        self.table = table
        self.person, self.program, self.address = guest
        self.views = views
        self.words = words
        self.player: int | None = None
        self.known_seats = 0  # version of the seats in the last frame to this connection alone
        self._bucket = Bucket(rate, 2 * rate)
        self._bad = 0
        self.write = socket.write_frame  # returns False if the client is gone or lagging
        socket.taken_by = self.receive
        socket.drained = self.drained

    @property
    def closed(self) -> bool:
        return self.socket.gone

    @property
    def round_trip(self) -> float:
        """Return the seconds measured by the last ping."""
        return self.socket.last_ping_rtt

    def receive(self, data: bytes) -> None:
        if not self._bucket.take(self.socket.loop.time()):
            self._refuse(Invalid("too-fast"))  # rejected before decoding
            return
        try:
            command = read(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(Invalid("command-not-read", problem=str(error)))
            return
        self._bad = 0
        self.table.receive(self, command)

    def _refuse(self, error: Invalid) -> None:
        self._bad += 1
        self.table.refuse(self, "", error)
        if self._bad >= MOST_BAD_FRAMES:
            self.socket.close_with(TOO_MANY)

    def drained(self) -> None:
        self.table.caught_up(self)

    def leave(self, reason: str) -> None:
        """Send the reason and close."""
        self.write(broadcast.bye(reason))
        self.socket.close_with(CLOSE_CODES[reason])
