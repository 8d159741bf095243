"""The names of uvicorn on which server/sockets.py relies."""

import asyncio
import inspect

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from wildfour.server.sockets import Sockets

OVERRIDDEN = {"connection_made", "handle_connect", "send", "send_receive_event_to_app", "resume_writing"}
READ = {
    *("close_sent", "close_timer", "conn", "disconnected", "frames", "handshake_complete", "initial_response"),
    *("last_ping_rtt", "loop", "ping_timer", "queue", "transport", "writable"),
}


def test_what_is_overridden_is_there() -> None:
    own = {name for name, _ in inspect.getmembers(Sockets, inspect.isfunction) if name in vars(Sockets)}
    assert own & set(dir(WebSocketsSansIOProtocol)) == OVERRIDDEN
    assert callable(WebSocketsSansIOProtocol.send_keepalive_ping)


def test_what_is_read_is_there() -> None:
    async def app(scope: object, receive: object, send: object) -> None:
        return None

    async def made() -> None:
        config = uvicorn.Config(app, log_config=None)
        config.load()
        socket = Sockets(config, ServerState(), {}, asyncio.get_running_loop())
        assert set(vars(socket)) >= READ

    asyncio.run(made())
