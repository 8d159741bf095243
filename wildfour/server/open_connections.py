"""Open TCP connections, limited per address and closed when their client is idle.

Idle clients and half-sent requests must not use up this process's limit on open files.
"""

import logging
from collections import Counter
from collections.abc import Collection
from typing import Any, NamedTuple

from uvicorn.protocols.http.h11_impl import H11Protocol

from wildfour.server.http.origins import Network, is_in, network_of
from wildfour.server.logs import log
from wildfour.server.websocket import Sockets

SILENCE = 5.0  # seconds from the connection's start, or its last complete response, to the next request
UNREAD = 60.0  # seconds in which a client must read part of its response


class Standstill(NamedTuple):
    """The state of a connection that is waiting for its client. If two consecutive states are equal, the client did
    nothing in between."""

    cycle: object  # the last request with a response
    unread: int  # bytes

    @property
    def longest(self) -> float:
        return UNREAD if self.unread else SILENCE


class OpenConnections(set[Any]):
    """The server's connections, counted by address for uvicorn. Trusted proxies have no limit."""

    def __init__(self, most: int, trusted: Collection[Network] = ()) -> None:
        super().__init__()
        self._most, self._trusted = most, trusted
        self._count = Counter[str]()
        self._full: set[str] = set()
        self._standstills: dict[Any, tuple[Standstill, float]] = {}

    def admit(self, client: tuple[str, int] | None) -> bool:
        """Count a connection. Return True if its address is within the limit. Log the first connection over the
        limit."""
        host = client[0] if client else ""
        address = network_of(host)
        self._count[address] += 1
        if self._count[address] <= self._most or is_in(host, self._trusted):
            return True
        if address not in self._full:
            self._full.add(address)
            log("too-many-connections", logging.WARNING, most=self._most)
        return False

    def release(self, client: tuple[str, int] | None) -> None:
        address = network_of(client[0] if client else "")
        self._count[address] -= 1
        if self._count[address] <= self._most // 2:
            self._full.discard(address)
        if not self._count[address]:
            del self._count[address]

    def drop_idle(self, now: float) -> None:
        """Close connections whose clients have been idle too long."""
        before, self._standstills = self._standstills, {}
        for connection in list(self):
            standstill = standstill_of(connection)
            if standstill is None:
                continue
            old, since = before.get(connection, (standstill, now))
            if old != standstill:
                since = now
            self._standstills[connection] = standstill, since
            if now - since >= standstill.longest:
                connection.transport.abort() if standstill.unread else connection.transport.close()


def standstill_of(connection: Any) -> Standstill | None:
    """Return the state of a connection that is waiting for its client, or None if it is not waiting or is an open
    socket, which has its own pings."""
    transport, is_socket = connection.transport, isinstance(connection, Sockets)
    if is_socket and not transport.is_closing():
        return None
    cycle = None if is_socket else connection.cycle
    unread = transport.get_write_buffer_size()
    if unread or cycle is None or cycle.response_complete:
        return Standstill(cycle, unread)
    return None


class HttpConnection(H11Protocol):
    """uvicorn's HTTP protocol, with each connection (including sockets) counted by address until it closes."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        assert isinstance(self.connections, OpenConnections)
        if not self.connections.admit(self.client):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._release()

    def handle_websocket_upgrade(self, event: Any) -> None:
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, Sockets)
        socket.lost = self._release

    def _release(self) -> None:
        assert isinstance(self.connections, OpenConnections)
        self.connections.release(self.client)
