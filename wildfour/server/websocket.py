"""One person's socket at one table. It reads, rate-limits, decodes, and forwards commands, and writes frames.

`Sockets` is uvicorn's WebSocket protocol with a shortcut that needs no queue, task, or await for messages and frames.
`uvicorn.Config(ws=Sockets)` is the documented way to use a custom protocol. uvicorn still handles the handshake, long
messages, pings, limits, and closing. This module depends on a few of uvicorn's attributes, so uvicorn's version is
pinned, and tests/server/test_sockets.py checks that the attributes exist.
"""

from collections.abc import Callable
from contextlib import suppress
from types import GeneratorType
from typing import Any, NamedTuple, Protocol

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # implemented in C on most platforms

from wildfour.errors import Invalid, WildfourError
from wildfour.protocol.commands import AnyCommand, Command
from wildfour.server.rate_limits import Bucket
from wildfour.server.table import broadcast

SOCKET = "wildfour.socket"
CLOSE_TIMEOUT = 10  # seconds for the client to close its side
FIRST_PING = 3.0  # seconds after a connection opens, to let the rush after a server start pass
MOST_UNSENT = 64 * 1024  # bytes; a client that falls this far behind is lagging
CLOSE_CODES = {"newer": 4000, "kicked": 4001, "ended": 4002, "restarting": 1012}
LONGEST_MESSAGE = 8192  # bytes
MOST_BAD_FRAMES = 200  # consecutive bad frames before the socket is closed
TOO_MANY = 1008
read: Callable[[bytes], Command] = msgspec.json.Decoder(AnyCommand).decode

BETWEEN_FRAMES = "at_eof"  # the library's parser waits for a new frame here
WHOLE_TEXT, MASKED, MIDDLE_SIZE, SHORTEST = 0x81, 0x80, 126, 6  # frame header fields (RFC 6455, 5.2)


def is_inside_frame(parser: Any) -> bool:
    """Check whether the library's parser waits for the rest of a frame. The buffer alone cannot tell, because it is
    also empty after a header."""
    while isinstance(parser.gi_yieldfrom, GeneratorType):
        parser = parser.gi_yieldfrom
    return bool(parser.gi_code.co_name != BETWEEN_FRAMES)


class Sockets(WebSocketsSansIOProtocol):
    """A WebSocket connection. Messages go to `taken_by`. Until it is set, they queue up for `receive`."""

    taken_by: Callable[[bytes], None] | None = None
    drained: Callable[[], None] | None = None
    lost: Callable[[], object] | None = None
    full = False  # True if the client is lagging
    inside_frame = False  # True if the library has read part of a frame

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=MOST_UNSENT)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.lost is not None:
            self.lost()
        # Break the reference cycles: a full garbage collection is rare, and until then every closed socket would stay
        # in memory.
        self.taken_by = self.drained = self.lost = None
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(SOCKET, None)
        self.conn.parser.close()
        self.conn.parser_exc = None  # its traceback is part of a cycle

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.conn.handshake_exc is None and hasattr(self, "scope"):
            self.scope["extensions"][SOCKET] = self  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        """Count a rejection as a completed handshake. Otherwise, uvicorn would log it as an application error."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        """Decode a short text message that arrives whole, as nearly all do. The library handles all other data, with
        its limits and checks."""
        size = len(data) - SHORTEST
        if (
            0 <= size < MIDDLE_SIZE
            and data[0] == WHOLE_TEXT
            and data[1] == MASKED | size
            and self.taken_by is not None
            and not (self.close_sent or self.frames or self.inside_frame)
        ):
            self.taken_by(apply_mask(data[SHORTEST:], data[2:SHORTEST]))
        else:
            super().data_received(data)
            self.inside_frame = is_inside_frame(self.conn.parser)

    def send_receive_event_to_app(self) -> None:
        if self.taken_by is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.taken_by(data)

    def handle_ping(self) -> None:
        """Answer a ping unless the client is lagging: unread pongs would pile up in the buffer."""
        answer = self.conn.data_to_send()
        if not self.full:
            self.transport.write(b"".join(answer))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if self.drained is not None:
            self.drained()

    @property
    def gone(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()

    def write_frame(self, frame: bytes) -> bool:
        """Write a frame. Return False if the client is gone or lagging."""
        if self.full or self.disconnected or self.close_sent:
            return False
        self.transport.write(frame)
        return True

    def measure(self) -> None:
        """Send the first ping soon, so that the round trip is known."""
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.ping_timer = self.loop.call_later(FIRST_PING, self.send_keepalive_ping)

    def close_with(self, code: int) -> None:
        if self.gone:
            return
        with suppress(InvalidState):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.close)


class Receiver(Protocol):
    """The part of a table's interface that a connection uses."""

    def receive(self, connection: "Connection", command: Command) -> None: ...
    def refuse(self, connection: "Connection", id: str, error: WildfourError) -> None: ...
    def caught_up(self, connection: "Connection") -> None: ...


class Guest(NamedTuple):
    """The person at the other end of a socket."""

    person: str
    program: bool = False
    address: str = ""


class Connection:
    """A person's connection to a table. `rate` limits frames per second. Bursts may be twice as large. With `views`,
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
        self.known_seats = 0  # version of the seats last sent to this connection alone
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
