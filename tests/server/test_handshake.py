"""The two ways to a socket, ours and uvicorn's, lead to the same."""

import asyncio
from pathlib import Path

import pytest

from tests.server.serving import Served, people, seated, served, soon
from wildfour.client import Client
from wildfour.server.handshake import read_handshake

USUAL = {
    "Host": "127.0.0.1:8410",
    "Upgrade": "websocket",
    "Connection": "keep-alive, Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}


def request(target: str = "/api", **other: str | None) -> bytes:
    """A usual handshake with some headers changed, or taken away."""
    headers = {**USUAL, **{name.replace("_", "-"): value for name, value in other.items()}}
    lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return "\r\n".join([f"GET {target} HTTP/1.1", *lines, "", ""]).encode("latin-1")


def test_a_usual_handshake_is_read() -> None:
    """The key and its proof are the example of RFC 6455, 1.3."""
    read = read_handshake(request("/api/tables/x/socket?views=1", Origin="http://a.example", Cookie="a=b; c=d"))
    assert read is not None
    assert read.target == "/api/tables/x/socket?views=1"
    assert read.accept == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    assert (b"cookie", b"a=b; c=d") in read.headers
    assert [name for name, _ in read.headers][:2] == [b"host", b"upgrade"]


UNUSUAL = (
    b"",
    request()[:-1],
    request() + b"\x81\x80abcd",
    request().replace(b"GET", b"POST"),
    request().replace(b"HTTP/1.1", b"HTTP/1.0"),
    request("http://other/api"),
    request("/a b"),
    request(Host=None),
    request(Upgrade="h2c"),
    request(Connection="close"),
    request(Sec_WebSocket_Key="short"),
    request(Sec_WebSocket_Version="8"),
    request(Sec_WebSocket_Protocol="chat"),
    request(Content_Length="3"),
    request(Transfer_Encoding="chunked"),
    request(Cookie=""),
    request(Cookie="\xe9"),
    request(Cookie="a\n b"),
    request(Cookie="a\r\n folded"),
    request(Cookie="a\r\nhost: other"),
    request().replace(b"Host:", b"Host :"),
    request(Cookie="a" * 9000),
)


@pytest.mark.parametrize("data", UNUSUAL)
def test_what_is_unusual_is_left_to_uvicorn(data: bytes) -> None:
    assert read_handshake(data) is None


async def answer(server: Served, data: bytes, pieces: int) -> tuple[bytes, bytes]:
    """The head of the answer without its date, and what comes after it; sent at once, or in two pieces."""
    reader, writer = await asyncio.open_connection(*server.listener.getsockname())
    half = len(data) // pieces
    for piece in (data[:half], data[half:]):
        if piece:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0.05)
    head = await soon(reader.readuntil(b"\r\n\r\n"))
    first = await soon(reader.read(10))
    writer.close()
    return head.lower(), first


def wants(client: Client, name: str, **other: str) -> bytes:
    return request(f"/api/tables/{name}/socket", Authorization=f"Bearer {client.token}", **other)


def test_both_ways_lead_to_the_same(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as (ann,):
            (table,) = await seated([ann], bots=1)
            welcome = wants(ann, table.name)
            ours, theirs = await answer(server, welcome, 1), await answer(server, welcome, 2)
            assert ours[0].startswith(b"http/1.1 101 ")
            assert b"sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo=\r\n" in ours[0]
            assert sorted(ours[0].split(b"\r\n")) == without_date(theirs[0])
            assert ours[1] == theirs[1]
            assert b'{"is"' in ours[1]
            for refused, status in ((wants(ann, "x" * 22), b"404"), (request("/api/tables/x/socket"), b"401")):
                ours, theirs = await answer(server, refused, 1), await answer(server, refused, 2)
                assert ours[0].startswith(b"http/1.1 " + status)
                assert without_date(ours[0]) == without_date(theirs[0])
            elsewhere = wants(ann, table.name, Origin="http://other.example")
            for pieces in (1, 2):
                assert (await answer(server, elsewhere, pieces))[0].startswith(b"http/1.1 403 ")

    asyncio.run(main())


def without_date(head: bytes) -> list[bytes]:
    return sorted(line for line in head.split(b"\r\n") if not line.startswith(b"date:"))
