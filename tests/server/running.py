"""A real server on a free port, in a thread or in a separate process."""

import asyncio
import json
import os
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from wildfour.client import Client, RefusedByServer, TableClient
from wildfour.server.lifecycle import Server, give_up, listen, make_server
from wildfour.server.settings import ServerSettings
from wildfour.server.storage.sqlite_database import SqliteDatabase
from wildfour.server.table_registry import Tables

PATIENCE = 20  # seconds
QUICK: dict[str, Any] = {
    "port": 0,
    "expert": False,
    "between_rounds": 0.01,
    "catch_window": 0.0,
    "requests_a_second": 1000,
    "bot_moves_a_second": 1e6,
    "all_bot_moves_a_second": 1e6,
}


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Running:
    """A server in a thread. Tests may read `tables`, but only that thread may change them."""

    def __init__(self, settings: ServerSettings) -> None:
        self._listener = listen(settings)
        self.port = self._listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._ready = threading.Event()
        self.server: Server | None = None
        self._settings = settings
        self._thread = threading.Thread(target=asyncio.run, args=(self._serve(),))

    async def _serve(self) -> None:
        storage = await SqliteDatabase(self._settings.database).open(give_up)
        self.server = make_server(await Tables.load(self._settings, storage), self._ready.set)
        await self.server.serve([self._listener])

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def stop(self) -> None:
        assert self.server is not None
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def ask(
        self, path: str, method: str = "GET", body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Answer:
        return ask(self.address + path, method, body, headers)


def ask(address: str, method: str = "GET", body: bytes | None = None, headers: dict[str, str] | None = None) -> Answer:
    request = urllib.request.Request(address, data=body, method=method, headers=headers or {})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return Answer(
                response.status, {key.lower(): value for key, value in response.headers.items()}, response.read()
            )
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, {key.lower(): value for key, value in error.headers.items()}, error.read())


@contextmanager
def running(folder: Path, **chosen: Any) -> Iterator[Running]:
    server = Running(ServerSettings.of({}, **{**QUICK, "database": folder / "tables.db", **chosen}))
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def command(folder: Path, *arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run `wildfour serve`; yield its process and the first line that it prints."""
    process = subprocess.Popen(
        [sys.executable, "-m", "wildfour", "serve", "--port", "0", "--database", str(folder / "tables.db"), *arguments],
        env={**os.environ, "LANG": "C", "WILDFOUR_EXPERT": "no", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        yield process, process.stdout.readline()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()


async def play_to_the_end(table: TableClient) -> None:
    """Play the first legal move on each of your turns until the match is over."""
    while (now := moment(table))[0] != "over":
        view = None if table.game is None else table.game.view
        if now[0] == "playing" and table.moves and view is not None and view.turn == view.seat:
            with suppress(RefusedByServer):  # stale because a bot called UNO
                await table.move(table.moves[0])
        else:
            await table.until(lambda table, now=now: moment(table) != now)


def moment(table: TableClient) -> tuple[str, int, tuple[str, ...]]:
    assert table.seats is not None
    return table.seats.stage, table.number, table.moves


async def new_table(client: Client, **chosen: Any) -> TableClient:
    """Create a table with one occupied seat and bots that move at once."""
    table = await client.make(**{"seats": 2, "pace": 0, "options": "target=1", **chosen}, views=True)
    await table.sit("Ann", 0)
    return table


async def open_refused(address: str, token: str = "", **headers: str) -> Answer:
    """Return the response to a rejected WebSocket handshake."""
    given = {"authorization": f"Bearer {token}", **headers} if token else headers
    with pytest.raises(InvalidStatus) as refused:
        async with connect(address.replace("http", "ws", 1), additional_headers=given):
            pass
    response = refused.value.response
    return Answer(
        response.status_code,
        {key.lower(): value for key, value in response.headers.items()},
        bytes(response.body or b""),
    )
