"""One socket of one person at one table: reads, limits, and passes on what arrives."""

from typing import NamedTuple, Protocol

import msgspec

from wildfour.errors import Invalid, WildfourError
from wildfour.protocol.commands import AnyCommand
from wildfour.server.rate_limits import Bucket
from wildfour.server.table import broadcast
from wildfour.server.websocket import Sockets

CLOSE_CODES = {"newer": 4000, "kicked": 4001, "ended": 4002, "restarting": 1012}
LONGEST_MESSAGE = 8192  # bytes
MOST_BAD_FRAMES = 200  # in a row; then the socket is closed
TOO_MANY = 1008
read = msgspec.json.Decoder(AnyCommand).decode


class Receiver(Protocol):
    """A table, as a connection needs it."""

    def receive(self, connection: "Connection", command: AnyCommand) -> None: ...
    def refuse(self, connection: "Connection", id: str, error: WildfourError) -> None: ...
    def caught_up(self, connection: "Connection") -> None: ...


class Guest(NamedTuple):
    """The person at the other end of a socket."""

    person: str
    program: bool = False
    address: str = ""


class Connection:
    """`rate` is the number of frames a second, with bursts of twice as many. With `views` every update comes with a
    view, with `words` also with its messages."""

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
        self.known_presence = 0  # the presence that the first frame showed
        self._bucket = Bucket(rate, 2 * rate)
        self._bad = 0
        self.write = socket.write_frame  # returns False if the client is gone or does not keep up
        socket.taken_by = self.receive
        socket.drained = self.drained

    @property
    def closed(self) -> bool:
        return self.socket.gone

    @property
    def round_trip(self) -> float:
        """Seconds, as the last ping measured them."""
        return self.socket.last_ping_rtt

    def receive(self, data: bytes) -> None:
        if not self._bucket.take(self.socket.loop.time()):
            self._refuse(Invalid("too-fast"))  # unread
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
