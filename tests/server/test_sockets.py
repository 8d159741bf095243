"""The names of uvicorn on which server/websocket.py relies."""

import asyncio
import inspect
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from wildfour.server.handshake import Handshake
from wildfour.server.websocket import Sockets

OVERRIDDEN = {
    *("connection_made", "data_received", "handle_connect", "handle_ping", "send", "send_receive_event_to_app"),
    *("pause_writing", "resume_writing", "send_keepalive_ping", "shutdown"),
}
READ = {
    *("close_sent", "close_timer", "conn", "disconnected", "frames", "handshake_complete", "initial_response"),
    *("last_ping_rtt", "loop", "ping_timer", "queue", "transport"),
}


def test_what_is_overridden_is_there() -> None:
    own = {name for name, _ in inspect.getmembers(Sockets, inspect.isfunction) if name in vars(Sockets)}
    assert own & set(dir(WebSocketsSansIOProtocol)) == OVERRIDDEN


def test_what_is_read_is_there() -> None:
    async def made() -> None:
        socket = a_socket()
        assert set(vars(socket)) >= READ
        assert socket.conn.reader.buffer == b""

    asyncio.run(made())


def a_socket() -> Sockets:
    async def app(scope: object, receive: object, send: object) -> None:
        return None

    config = uvicorn.Config(app, log_config=None)
    config.load()
    return Sockets(config, ServerState(), {}, asyncio.get_running_loop())


class Wire:
    """A transport that keeps what was written."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


def asking() -> tuple[Sockets, Wire]:
    """A socket whose handshake was read, and accepted, and not yet answered."""
    socket, wire = a_socket(), Wire()
    transport: Any = wire
    socket.transport, socket.asked = transport, Handshake("/", [], "proof")
    assert socket.accept()
    assert wire.writes == []
    return socket, wire


def test_the_handshake_is_answered_with_the_first_frame_in_one_write() -> None:
    async def main() -> None:
        socket, wire = asking()
        assert socket.write_frame(b"first")
        assert socket.write_frame(b"second")
        assert wire.writes[0].startswith(b"HTTP/1.1 101 ")
        assert wire.writes[0].endswith(b"\r\n\r\nfirst")
        assert wire.writes[1:] == [b"second"]

    asyncio.run(main())


PING = bytes((0x89, 0x80, 0, 0, 0, 0))
EARLY: tuple[Callable[[Sockets], object], ...] = (
    lambda socket: socket.data_received(PING),
    lambda socket: socket.send_keepalive_ping(),
    lambda socket: socket.close_with(1012),
    lambda socket: socket.shutdown(),
)


@pytest.mark.parametrize("early", EARLY)
def test_nothing_comes_before_the_answer_to_the_handshake(early: Callable[[Sockets], object]) -> None:
    async def main() -> None:
        socket, wire = asking()
        early(socket)
        assert len(wire.writes) == 2
        assert wire.writes[0].startswith(b"HTTP/1.1 101 ")
        assert wire.writes[0].endswith(b"proof\r\n\r\n")
        assert socket.answer == b""

    asyncio.run(main())


def frame(text: bytes, mask: bytes) -> bytes:
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
    return bytes((0x81, 0x80 | len(text))) + mask + masked


@given(st.lists(st.tuples(st.binary(max_size=125), st.binary(min_size=4, max_size=4))))
def test_short_frames_are_unmasked(messages: list[tuple[bytes, bytes]]) -> None:
    async def received() -> list[bytes]:
        socket, taken = a_socket(), list[bytes]()
        socket.taken_by = taken.append
        for text, mask in messages:
            socket.data_received(frame(text, mask))
        return taken

    assert asyncio.run(received()) == [text for text, _ in messages]
