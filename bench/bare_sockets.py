"""WebSocket clients without anything that a bench does not need, so that they cost little beside the server."""

import asyncio
import struct
from collections.abc import Callable


class Bare(asyncio.Protocol):
    """A WebSocket client without anything that is not needed here: its masks are zero, so nothing has to be masked."""

    def __init__(self, request: bytes, take: Callable[["Bare", bytes], None]) -> None:
        self._request = request
        self._take = take
        self._data = b""
        self.open = asyncio.get_running_loop().create_future()
        self._handshake = True
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if self._handshake:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(RuntimeError(head.decode()))
                return
            self._handshake, self._data = False, rest
            self.open.set_result(None)
        while (frame := self._next()) is not None:
            kind, payload = frame
            if kind == 0x81:
                self._take(self, payload)
            elif kind == 0x89:
                self._write(0x8A, payload)

    def _next(self) -> tuple[int, bytes] | None:
        data = self._data
        if len(data) < 2:
            return None
        size, head = data[1], 2
        if size == 126:
            if len(data) < 4:
                return None
            size, head = struct.unpack("!H", data[2:4])[0], 4
        elif size == 127:
            if len(data) < 10:
                return None
            size, head = struct.unpack("!Q", data[2:10])[0], 10
        if len(data) < head + size:
            return None
        self._data = data[head + size :]
        return data[0], data[head : head + size]

    def send(self, data: bytes) -> None:
        self._write(0x81, data)

    def _write(self, kind: int, data: bytes) -> None:
        size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
        self.transport.write(bytes((kind,)) + size + b"\0\0\0\0" + data)


def handshake(port: int, path: str, token: str = "") -> bytes:
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n{bearer}\r\n"
    ).encode()
