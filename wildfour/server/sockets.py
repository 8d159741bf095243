"""uvicorn's WebSocket protocol with a short cut: messages in and frames out without a queue, a task or an await.

`uvicorn.Config(ws=Sockets)` is the documented way to bring a protocol of one's own. The handshake, masks, pings, limits
and closing stay uvicorn's. It relies on a few of its names, so its version is pinned, and tests/server/test_sockets.py
sees to it that they are there.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

SOCKET = "wildfour.socket"
MOST_UNSENT = 64 * 1024  # bytes; whoever reads no more than this is behind


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
        self.close_timer = self.loop.call_later(2, self.transport.close)
