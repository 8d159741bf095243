"""The way to a socket: the request of a browser or a program is read here, once. Whatever is unusual in it is left to
uvicorn, which reads every request twice, with care for all that HTTP allows; that is much when thousands come back at
once after a start.

`uvicorn.Config(http=Doorway)` is the documented way to bring a protocol of one's own. As with sockets.py, the version
of uvicorn is pinned, and tests/server/test_handshake.py sees to it that both ways lead to the same.
"""

import re
from base64 import b64encode
from hashlib import sha1
from typing import Any, NamedTuple

from h11 import IDLE
from uvicorn.protocols.http.h11_impl import H11Protocol

END = b"\r\n\r\n"
LONGEST = 8192  # bytes
REQUEST = re.compile(rb"GET (/[!-~]*) HTTP/1\.1")
HEADER = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+): ?([!-~](?:[ -~]*[!-~])?)")
KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
VERSION = b"13"
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455, 1.3
UNUSUAL = {b"content-length", b"transfer-encoding", b"sec-websocket-protocol", b"expect"}


class Handshake(NamedTuple):
    """What somebody asks for who wants a socket. `accept` is what the answer has to prove."""

    target: str
    headers: list[tuple[bytes, bytes]]
    accept: str


def read_handshake(data: bytes) -> Handshake | None:
    """None: it is something else, not yet complete, or not in the form in which nearly all come."""
    if not (data.startswith(b"GET ") and data.endswith(END) and len(data) <= LONGEST):
        return None
    first, *lines = data[: -len(END)].split(b"\r\n")
    request, found = REQUEST.fullmatch(first), [HEADER.fullmatch(line) for line in lines]
    if request is None or None in found:
        return None
    headers = [(one[1].lower(), one[2]) for one in found if one is not None]
    accept = accepted(dict(headers)) if len({name for name, _ in headers}) == len(headers) else None
    return None if accept is None else Handshake(request[1].decode(), headers, accept)


def accepted(headers: dict[bytes, bytes]) -> str | None:
    """The proof for the key of a request that asks for a socket, and for nothing else."""
    key = headers.get(b"sec-websocket-key", b"")
    asks = headers.get(b"upgrade", b"").lower() == b"websocket" and headers.get(b"sec-websocket-version") == VERSION
    tokens = [token.strip() for token in headers.get(b"connection", b"").lower().split(b",")]
    if not asks or b"upgrade" not in tokens or b"host" not in headers or UNUSUAL & headers.keys():
        return None
    return b64encode(sha1(key + MAGIC, usedforsecurity=False).digest()).decode() if KEY.fullmatch(key) else None


class Doorway(H11Protocol):
    def data_received(self, data: bytes) -> None:
        asked = read_handshake(data)
        if asked is None or self.conn.their_state is not IDLE or self.conn.trailing_data[0]:
            super().data_received(data)
            return
        self._unset_keepalive_if_required()
        self.connections.discard(self)
        socket: Any = self.ws_protocol_class(  # type: ignore[call-arg, misc]
            config=self.config, server_state=self.server_state, app_state=self.app_state
        )
        socket.take_over(self)
        self.transport.set_protocol(socket)
        socket.asked_for(asked)
