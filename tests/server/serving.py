"""Helpers for server tests: servers in this process or another, clients that play, and raw sockets."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.telling import read_log
from wildfour.bots.view_queries import card_of_move
from wildfour.client import Client, RefusedByServer, TableClient
from wildfour.protocol import commands
from wildfour.protocol.frames import AnyFrame
from wildfour.server.http.identity import new_token, person_of
from wildfour.server.lifecycle import give_up, listen, make_server
from wildfour.server.settings import ServerSettings
from wildfour.server.storage import log_events
from wildfour.server.storage.sqlite_database import SqliteDatabase
from wildfour.server.storage.sqlite_storage import SqliteStorage
from wildfour.server.table.table_session import LiveTable
from wildfour.server.table_registry import Tables

LONG = 60.0  # seconds; time limit for every wait
PROGRAM = """
import json, sys
from pathlib import Path
from wildfour.errors import WildfourError
from wildfour.server.lifecycle import listen, run
from wildfour.server.settings import ServerSettings
chosen = json.loads(sys.argv[1])
try:
    settings = ServerSettings(**{**chosen, "database": Path(chosen["database"])})
    run(settings, listen(settings))
except WildfourError as error:
    sys.exit(str(error))
"""
UNLIMITED = (
    "frames_a_second",
    "requests_a_second",
    "codes_a_minute",
    "new_tables_a_minute",
    "bot_moves_a_second",
    "all_bot_moves_a_second",
)
encode = msgspec.json.Encoder().encode
read: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)
Given = TypeVar("Given")
Chooser = Callable[[TableClient, random.Random], str]


def quick(database: Path, **chosen: Any) -> ServerSettings:
    """Return settings with short waits and limits that no test reaches."""
    unlimited = dict.fromkeys(UNLIMITED, 1e6)
    times = {"catch_window": 0.0, "longest_window": 0.0, "between_rounds": 0.2, "reveal_time": LONG, "grace": LONG}
    settings = {
        "port": 0,
        "database": database,
        "expert": False,
        "most_sockets": 1000,
        "most_connections": 1000,
        "log_level": "error",
    }
    return ServerSettings(**{**settings, **unlimited, **times, **chosen})


class Served:
    """A server in this process, on the test's event loop."""

    def __init__(self, listener: socket.socket, tables: Tables) -> None:
        self.listener = listener
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.tables = tables

    def live(self, table: TableClient) -> LiveTable:
        return self.tables.live[table.name]


@contextlib.asynccontextmanager
async def served(database: Path, **chosen: Any) -> AsyncIterator[Served]:
    settings = quick(database, **chosen)
    listener = listen(settings)
    storage = await SqliteDatabase(database).open(give_up)
    storage._writer._db.execute("pragma synchronous=off")  # no test kills this server
    tables = await Tables.load(settings, storage)
    server = make_server(tables)
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Served(listener, tables)
    finally:
        server.should_exit = True
        await task
        listener.close()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class ServerProcess:
    """A server in a separate process. It keeps its address and database across restarts."""

    def __init__(self, database: Path, before: str = "", **chosen: Any) -> None:
        self.settings = quick(database, **{"port": free_port(), **chosen})
        self.address = f"http://127.0.0.1:{self.settings.port}"
        self._program = PROGRAM.replace("chosen =", f"{before}\nchosen =", 1)
        self._said = database.with_suffix(".said")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, **environment: str) -> None:
        chosen = msgspec.json.encode({**asdict(self.settings), "database": str(self.settings.database)}).decode()
        command = [sys.executable, "-c", self._program, chosen]
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(command, stderr=said, env={**os.environ, **environment})

    def ready(self) -> None:
        """Wait until the server accepts connections."""
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            assert self._running.poll() is None, self.said()
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.settings.port), 1):
                return
            time.sleep(0.01)
        raise AssertionError("the server did not start")

    @property
    def _running(self) -> "subprocess.Popen[bytes]":
        assert self._process is not None
        return self._process

    @property
    def pid(self) -> int:
        return self._running.pid

    def kill(self, number: int = signal.SIGKILL) -> int:
        """Send a signal and return the exit status."""
        self._running.send_signal(number)
        return self.ended()

    def ended(self) -> int:
        return self._running.wait(LONG)

    def said(self) -> str:
        """Return everything written to standard error."""
        return self._said.read_text(encoding="utf-8")

    def memory(self) -> int:
        """Return resident memory in kilobytes."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        return int(status.partition("VmRSS:")[2].split()[0])

    def __enter__(self) -> Self:
        self.start()
        self.ready()
        return self

    def __exit__(self, *_: object) -> None:
        if self._running.poll() is None:
            self.kill()
        assert "Traceback" not in self.said(), self.said()


async def soon(waited_for: "asyncio.Future[Given] | Any") -> Any:
    """Await `waited_for`, with a time limit."""
    return await asyncio.wait_for(waited_for, LONG)


async def until(condition: Callable[[], object]) -> None:
    """Poll a condition that has no event to wait for."""
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end, "timed out"
        await asyncio.sleep(0.005)


# Clients that play


def any_move(table: TableClient, luck: random.Random) -> str:
    """Prefer playing a card, so that rounds end; never accuse."""
    moves = [move for move in table.moves if not move.startswith("accuse")] or list(table.moves)
    plays = [move for move in moves if card_of_move(move) is not None]
    return luck.choice(plays if plays and luck.random() < 0.9 else moves)


async def take_part(table: TableClient, luck: random.Random, choose: Chooser = any_move) -> None:
    """Make one move or send `ready`. Rejections are expected: others move at the same time."""
    assert table.seats is not None
    with contextlib.suppress(RefusedByServer):
        if table.seats.stage == "between" and table.player is not None and not table.seats.seats[table.player].ready:
            await table.send(commands.Ready)
        elif table.seats.stage == "playing" and table.moves:
            await table.move(choose(table, luck))


def where(table: TableClient) -> tuple[object, ...]:
    """Return a value that changes whenever this player may be able to act."""
    assert table.seats is not None
    ready = table.player is not None and table.seats.seats[table.player].ready
    return table.number, table.seats.stage, table.seats.match, table.seats.host, table.moves, ready, table.reconnections


async def play(table: TableClient, luck: random.Random, choose: Chooser = any_move) -> None:
    """Play until the match is over."""
    while not is_over(table):
        before = where(table)
        await take_part(table, luck, choose)
        if where(table) == before:
            await table.until(lambda one, before=before: where(one) != before or is_over(one))


def is_over(table: TableClient) -> bool:
    return table.seats is not None and table.seats.stage == "over" and table.seats.replay is not None


def is_playing(table: TableClient) -> bool:
    return table.seats is not None and table.seats.stage == "playing"


@contextlib.asynccontextmanager
async def people(address: str, count: int) -> AsyncIterator[list[Client]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(address, new_token())) for _ in range(count)]


NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim")


async def seated(
    clients: Sequence[Client], *, bots: int = 0, level: str = "casual", views: bool = False, **chosen: Any
) -> list[TableClient]:
    """Create a table with all clients seated and bots in the remaining seats."""
    settings = {"seats": len(clients) + bots, "pace": 0, "options": "target=1", **chosen}
    host = await clients[0].make(views=views, **settings)
    tables = [host, *[await one.join(host.name, views=views) for one in clients[1:]]]
    for player, (table, name) in enumerate(zip(tables, NAMES, strict=False)):
        await table.sit(name, player)
    for player in range(len(clients), len(clients) + bots):
        await host.send(commands.SeatBot, player=player, level=level)
    return tables


async def started(clients: Sequence[Client], **chosen: Any) -> list[TableClient]:
    """Create a table like `seated`, and deal the first round."""
    tables = await seated(clients, **chosen)
    await tables[0].start()
    for table in tables:
        await soon(table.until(is_playing))
    return tables


# Raw sockets


class Raw:
    """A client's socket and the frames it received."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def send(self, data: str | bytes) -> None:
        await self.connection.send(data)

    async def do(self, kind: type[commands.Command], id: str, **fields: Any) -> None:
        await self.connection.send(encode(kind(id=id, **fields)), text=True)

    async def frame(self) -> AnyFrame:
        return read.decode(await soon(self.connection.recv()))

    async def frame_like(self, kind: type[Given], condition: Callable[[Given], object] = bool) -> Given:
        """Skip frames until one of the given kind arrives."""
        while True:
            frame = await self.frame()
            if isinstance(frame, kind) and (condition is bool or condition(frame)):
                return frame

    async def close_code(self) -> int | None:
        """Read until the server closes the socket."""
        try:
            while True:
                await self.frame()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


@contextlib.asynccontextmanager
async def raw(address: str, table: str, token: str | None = None, asks_for: str = "") -> AsyncIterator[Raw]:
    """Open a raw socket at a table. It sends nothing on its own."""
    url = f"ws{address.removeprefix('http')}/api/tables/{table}/socket{asks_for}"
    headers = {"authorization": f"Bearer {token or new_token()}"}
    async with connect(url, additional_headers=headers, compression=None, max_size=1 << 20, proxy=None) as connection:
        yield Raw(connection)


def log_of(live: LiveTable) -> list[log_events.LogEvent]:
    """Return all log events of a table so far."""
    storage = live.storage
    assert isinstance(storage, SqliteStorage)
    return read_log(storage._db, live.hosted.number)


def person(client: Client) -> str:
    assert client.token is not None
    return person_of(client.token)


def refused_with(refused: "pytest.ExceptionInfo[RefusedByServer]") -> str:
    """Return the message id of a rejection."""
    message = refused.value.message
    return str(message["arguments"]["refusal"]["id"] if message["id"] == "by-clause" else message["id"])
