"""One socket of one person at one table: what comes in is read, limited and passed on."""

from typing import TYPE_CHECKING

import msgspec

from wildfour.errors import Invalid
from wildfour.protocol.commands import AnyCommand
from wildfour.server.rate_limits import Bucket
from wildfour.server.table import broadcast
from wildfour.server.websocket import Sockets

if TYPE_CHECKING:
    from wildfour.server.table.table_session import LiveTable

CLOSE_CODES = {"newer": 4000, "kicked": 4001, "ended": 4002, "restarting": 1012}
LONGEST_MESSAGE = 8192  # bytes
MOST_BAD_FRAMES = 200  # in a row; then the socket is closed
TOO_MANY = 1008
read = msgspec.json.Decoder(AnyCommand).decode


class Connection:
    def __init__(
        self,
        socket: Sockets,
        live: "LiveTable",
        person: str,
        name: str,
        program: bool,
        rate: float,
        views: bool,
        words: bool = False,
    ) -> None:
        self.socket = socket
        self.live = live
        self.person = person
        self.name = name
        self.program = program
        self.views = views  # does every news come with a view?
        self.words = words  # and with what it says, as messages?
        self.player: int | None = None
        self.presence = 0  # of the people at the table, as this one was shown it first
        self._bucket = Bucket(rate, 2 * rate)
        self._bad = 0
        self.write = socket.write_frame  # False: the client is gone, or does not keep up
        socket.taken_by = self.receive
        socket.drained = self.drained

    @property
    def closed(self) -> bool:
        return self.socket.gone

    @property
    def round_trip(self) -> float:
        """Seconds, as the last ping measured it."""
        return self.socket.last_ping_rtt

    def receive(self, data: bytes) -> None:
        live = self.live
        if not self._bucket.take(live.loop.time()):
            self._refuse_early(data)
            return
        try:
            command = read(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._bad += 1
            live.refuse(self, "", Invalid("command-not-read", problem=str(error)))
            if self._bad >= MOST_BAD_FRAMES:
                self.socket.close_with(TOO_MANY)
            return
        self._bad = 0
        live.receive(self, command)

    def _refuse_early(self, data: bytes) -> None:
        """Nothing that comes too fast is read as a whole; whoever goes on is cut off."""
        self._bad += 1
        error = Invalid("too-fast")
        self.live.answer(self, broadcast.frame(broadcast.refused("", error, 0, too_fast=True)))
        if self._bad >= MOST_BAD_FRAMES:
            self.socket.close_with(TOO_MANY)

    def drained(self) -> None:
        self.live.caught_up(self)

    def leave(self, reason: str) -> None:
        """Say why, and close."""
        self.write(broadcast.bye(reason))
        self.socket.close_with(CLOSE_CODES[reason])
