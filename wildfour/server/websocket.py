"""uvicorn's WebSocket protocol with a shortcut: messages in and frames out without a queue, a task or an await.

`uvicorn.Config(ws=Sockets)` is the documented way to plug in a custom protocol. uvicorn keeps the handshake, long
messages, pings, limits and closing. This module relies on a few of its attributes, so its version is pinned, and
tests/server/test_sockets.py checks that they exist.
"""

from collections.abc import Callable
from contextlib import suppress
from types import GeneratorType
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where there is such a one

SOCKET = "wildfour.socket"
CLOSE_TIMEOUT = 10  # seconds for the client to say good-bye, too
FIRST_PING = 3.0  # seconds after somebody has come: by then the rush after a start is over
MOST_UNSENT = 64 * 1024  # bytes; whoever reads no more than this is behind

BETWEEN_FRAMES = "at_eof"  # where the library's parser waits for a new frame
WHOLE_TEXT, MASKED, MIDDLE_SIZE, SHORTEST = 0x81, 0x80, 126, 6  # of the head of a frame: RFC 6455, 5.2


def is_inside_frame(parser: Any) -> bool:
    """Whether the library's parser waits for the rest of a frame. The buffer is empty after its head, too."""
    while isinstance(parser.gi_yieldfrom, GeneratorType):
        parser = parser.gi_yieldfrom
    return bool(parser.gi_code.co_name != BETWEEN_FRAMES)


class Sockets(WebSocketsSansIOProtocol):
    """`taken_by` gets every message; until it is set, they queue up for `receive`."""

    taken_by: Callable[[bytes], None] | None = None
    drained: Callable[[], None] | None = None
    lost: Callable[[], object] | None = None
    full = False  # does the client not keep up?
    inside_frame = False  # has the library read a part of a frame?

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=MOST_UNSENT)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.lost is not None:
            self.lost()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.conn.handshake_exc is None and hasattr(self, "scope"):
            self.scope["extensions"][SOCKET] = self  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        """Count a rejection as a completed handshake: uvicorn would log it as an error of the application."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        """A short text message that has come as a whole, as nearly all do, is read here; all else is left to the
        library, with its limits and checks."""
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
        """Whoever does not read the answers gets none: they would pile up here."""
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
        """False: the client is gone, or does not keep up."""
        if self.full or self.disconnected or self.close_sent:
            return False
        self.transport.write(frame)
        return True

    def measure(self) -> None:
        """The first ping is sent soon, so that the round trip is known."""
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
