"""The private attributes of uvicorn that server/websocket.py uses."""

import asyncio
import gc
import inspect
from pathlib import Path

import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from tests.server.serving import people, raw, served, until
from wildfour.server.websocket import Sockets, is_inside_frame

OVERRIDDEN = {
    *("connection_made", "data_received", "handle_connect", "handle_ping", "send", "send_receive_event_to_app"),
    *("connection_lost", "pause_writing", "resume_writing"),
}
READ = {
    *("close_sent", "close_timer", "conn", "disconnected", "frames", "handshake_complete", "initial_response"),
    *("last_ping_rtt", "loop", "ping_timer", "queue", "transport"),
}
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_overridden_methods_exist() -> None:
    own = {name for name, _ in inspect.getmembers(Sockets, inspect.isfunction) if name in vars(Sockets)}
    assert own & set(dir(WebSocketsSansIOProtocol)) == OVERRIDDEN


def test_attributes_that_are_read_exist() -> None:
    async def made() -> None:
        socket = a_socket()
        assert set(vars(socket)) >= READ
        assert is_inside_frame(socket.conn.parser) is False

    asyncio.run(made())


def a_socket() -> Sockets:
    async def app(scope: object, receive: object, send: object) -> None:
        return None

    config = uvicorn.Config(app, log_config=None)
    config.load()
    socket = Sockets(config, ServerState(), {}, asyncio.get_running_loop())
    socket.conn.receive_data(HANDSHAKE)
    request = socket.conn.events_received()[0]
    assert isinstance(request, Request)
    socket.conn.send_response(socket.conn.accept(request))
    return socket


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


def test_part_of_a_message_is_not_mistaken_for_a_whole_one() -> None:
    """A long message arrives in two parts, and the second part looks like a short message."""
    rest = frame(b"x" * 120, b"\0\0\0\0")
    head = bytes((0x81, 0x80 | 126)) + len(rest).to_bytes(2) + b"\0\0\0\0"

    async def received() -> list[bytes]:
        socket, taken = a_socket(), list[bytes]()
        socket.taken_by = taken.append
        for part in (head, rest, frame(b"after", b"\1\2\3\4")):
            socket.data_received(part)
        return taken

    assert asyncio.run(received()) == [rest, b"after"]


def test_a_closed_socket_leaves_memory_at_once(tmp_path: Path) -> None:
    """The memory must not wait for a full garbage collection, which is rare."""

    def in_memory() -> int:
        return sum(type(one) is Sockets for one in gc.get_objects())

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            table = await clients[0].make()
            gc.collect()
            before = in_memory()
            for _ in range(5):
                async with raw(server.address, table.name) as socket:
                    await socket.frame()
            await until(lambda: in_memory() == before)

    gc.disable()
    try:
        asyncio.run(main())
    finally:
        gc.enable()
