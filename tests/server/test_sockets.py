"""The attributes of uvicorn on which server/websocket.py relies."""

import asyncio
import inspect

import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from wildfour.server.websocket import Sockets

OVERRIDDEN = {
    *("connection_made", "data_received", "handle_connect", "handle_ping", "send", "send_receive_event_to_app"),
    *("pause_writing", "resume_writing"),
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
