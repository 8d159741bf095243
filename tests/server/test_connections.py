"""Open connections: idle ones are closed, and each address has a limit. Neither affects players at tables."""

import asyncio
import logging
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.running import Running, new_table, running
from wildfour.client import Client
from wildfour.protocol.commands import Say
from wildfour.server import lifecycle, open_connections
from wildfour.server.http import endpoint, static_files
from wildfour.server.http.identity import new_token
from wildfour.server.open_connections import OpenConnections

GET = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
HALF = GET[:-4]
LONG = 20  # seconds


def be_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lifecycle, "TICKS_OF_CHECKS", 2)
    monkeypatch.setattr(open_connections, "SILENCE", 0.5)
    monkeypatch.setattr(open_connections, "UNREAD", 1.0)


@contextmanager
def connected(server: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=LONG) as raw:
        yield raw


def is_closed(raw: socket.socket) -> bool:
    """Read the remaining data; return true once the server closes the connection."""
    with suppress(ConnectionResetError):
        while raw.recv(1 << 16):
            pass
    return True


def is_answered(raw: socket.socket) -> bool:
    received = b""
    while not received.endswith(b"\r\n\r\nok\n"):
        part = raw.recv(1000)
        if not part:
            return False
        received += part
    return True


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end, "timed out"
        time.sleep(0.02)


# Idle connections


def test_silent_connections_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections with an unfinished request or a missing body are closed too. Players stay connected."""
    be_quick(monkeypatch)
    monkeypatch.setattr(endpoint, "BODY_TIMEOUT", 0.2)
    with running(tmp_path) as server, ExitStack() as opened:
        silent, slow, lazy = (
            opened.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=10)) for _ in range(3)
        )
        slow.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n")
        lazy.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{")
        asyncio.run(stay(server, 1.0))
        assert silent.recv(10) == slow.recv(10) == b""
        assert b" 408 " in lazy.recv(100)


async def stay(server: Running, seconds: float) -> None:
    async with Client(server.address) as ann:
        table = await new_table(ann)
        await asyncio.sleep(seconds)
        await table.send(Say, text="still here")
        assert table.reconnections == 0


@pytest.mark.parametrize("rest", [HALF, GET[:3], b"\r\n"], ids=["half", "word", "empty line"])
def test_half_a_second_request_does_not_keep_a_connection_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rest: bytes
) -> None:
    be_quick(monkeypatch)
    with running(tmp_path) as server, connected(server) as raw:
        raw.sendall(GET)
        assert is_answered(raw)
        raw.sendall(rest)
        assert is_closed(raw)


def test_an_unexpected_body_does_not_keep_a_connection_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a body sent byte by byte does not."""
    be_quick(monkeypatch)
    with running(tmp_path) as server, connected(server) as raw:
        raw.sendall(HALF + b"content-length: 100\r\n\r\n")
        assert is_answered(raw)
        until(lambda: is_refused(raw))


def is_refused(raw: socket.socket) -> bool:
    """Return whether sending one more byte fails."""
    try:
        raw.sendall(b"x")
    except ConnectionError:
        return True
    return False


def test_a_connection_with_regular_requests_stays_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    be_quick(monkeypatch)
    with running(tmp_path) as server, connected(server) as raw:
        for _ in range(8):
            raw.sendall(GET)
            assert is_answered(raw)
            time.sleep(0.25)


def test_a_client_that_reads_nothing_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    be_quick(monkeypatch)
    largest = max(static_files.files(), key=lambda path: len(static_files.files()[path].plain))
    request = GET.replace(b"/healthz", f"/web/{static_files.fingerprint()}/{largest}".encode())
    with running(tmp_path) as server, connected(server) as raw:
        raw.sendall(request * 100)
        assert server.server is not None
        connections = server.server.server_state.connections
        until(lambda: any(one.transport.get_write_buffer_size() for one in list(connections)))
        until(lambda: not connections)


# Limit per address


def test_an_address_has_a_limit_that_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "wildfour.server")
    with running(tmp_path, most_connections=10) as server:
        with ExitStack() as stack:
            opened = [stack.enter_context(connected(server)) for _ in range(10)]
            for _ in range(20):
                with connected(server) as late, suppress(ConnectionError):
                    late.sendall(GET)
                    assert late.recv(1000) == b""
            opened[3].sendall(GET)
            assert is_answered(opened[3])
        until(lambda: is_let_in(server))
    assert [one.message for one in caplog.records].count("too-many-connections") == 1


def is_let_in(server: Running) -> bool:
    with suppress(OSError):
        return server.ask("/healthz").status == 200
    return False


def test_sockets_count_against_the_limit_until_they_are_closed(tmp_path: Path) -> None:
    async def come_and_go(server: Running) -> None:
        async with Client(server.address) as host:
            table = await new_table(host)
            for _ in range(5):
                async with Client(server.address, new_token()) as one:
                    await one.join(table.name)
        connections = server.server.server_state.connections  # type: ignore[union-attr]
        assert isinstance(connections, OpenConnections)
        while connections._count:
            await asyncio.sleep(0.02)

    with running(tmp_path, most_connections=8) as server:
        asyncio.run(asyncio.wait_for(come_and_go(server), LONG))


def test_a_trusted_proxy_has_as_many_connections_as_it_needs(tmp_path: Path) -> None:
    with running(tmp_path, most_connections=3, trusted_proxies="127.0.0.1") as server, ExitStack() as stack:
        for raw in [stack.enter_context(connected(server)) for _ in range(10)]:
            raw.sendall(GET)
            assert is_answered(raw)


def test_no_address_gets_more_than_half_of_the_file_descriptors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifecycle, "files_allowed", lambda: 256)
    with running(tmp_path) as server:
        assert server.server is not None
        assert server.server._connections._most == 128
