"""uvicorn's WebSocket protocol with a short cut: messages in and frames out without a queue, a task or an await.

`uvicorn.Config(ws=Sockets)` is the documented way to bring a protocol of one's own. The handshake, long messages,
pings, limits and closing stay uvicorn's. It relies on a few of its names, so its version is pinned, and
tests/server/test_sockets.py sees to it that they are there.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

SOCKET = "wildfour.socket"
CLOSE_TIMEOUT = 10  # seconds for the client to say good-bye, too
MOST_UNSENT = 64 * 1024  # bytes; whoever reads no more than this is behind

WHOLE_TEXT, MASKED, MIDDLE_SIZE, SHORTEST = 0x81, 0x80, 126, 6  # of the head of a frame: RFC 6455, 5.2


class Sockets(WebSocketsSansIOProtocol):
    """`taken_by` gets every message; until it is set, they queue up for `receive`."""

    taken_by: Callable[[bytes], None] | None = None
    drained: Callable[[], None] | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=MOST_UNSENT)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.conn.handshake_exc is None and hasattr(self, "scope"):
            self.scope["extensions"][SOCKET] = self  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        """A refusal completes the handshake, too: uvicorn would report it as an error of ours."""
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
            and not (self.close_sent or self.frames or self.conn.reader.buffer)
        ):
            self.taken_by(unmasked(data, size))
        else:
            super().data_received(data)

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
        if self.writable.is_set():
            self.transport.write(b"".join(answer))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    @property
    def gone(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()

    def write_frame(self, frame: bytes) -> bool:
        """False: the client is gone, or does not keep up."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True

    def measure(self) -> None:
        """The first ping is sent at once, so that the round trip is known."""
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    def close_with(self, code: int) -> None:
        if self.gone:
            return
        with suppress(InvalidState):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.close)


def unmasked(data: bytes, size: int) -> bytes:
    """What a short frame of a client says: every byte with the one of the mask that it falls on."""
    mask = (data[2:SHORTEST] * (size // 4 + 1))[:size]
    return (int.from_bytes(data[SHORTEST:]) ^ int.from_bytes(mask)).to_bytes(size)
