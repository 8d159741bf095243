"""Client identity on a server, and methods to create and find tables."""

import asyncio
import re
import urllib.error
import urllib.request
from http.cookies import SimpleCookie
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from wildfour.client.errors import refusal_in
from wildfour.client.table_client import TableClient
from wildfour.protocol.http_types import Found, Listed, Made, Me, Program, Replay, Result
from wildfour.protocol.shared_types import TableSettings

COOKIE = "wildfour"
TIMEOUT = 10  # seconds
NEXT_PAGE = re.compile(r'<([^>]+)>; rel="next"')
Read = TypeVar("Read")


class Client:
    """A person on a server. To keep your identity, save the token and pass it next time."""

    def __init__(self, server: str, token: str | None = None) -> None:
        self.server = server.rstrip("/")
        self.token = token
        self.tables: list[TableClient] = []

    async def __aenter__(self) -> "Client":
        if self.token is None:
            await self.me()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for table in self.tables:
            await table.close()

    async def me(self) -> Me:
        """Return your identity. Without a token, this creates a new one."""
        return await self._ask("POST", "/api/me", Me)

    async def make(self, settings: TableSettings | None = None, *, views: bool = False, **chosen: Any) -> TableClient:
        """Create a table and join it as its host."""
        body = msgspec.json.encode(settings or TableSettings(**chosen))
        made = await self._ask("POST", "/api/tables", Made, body)
        return await self.join(made.table, views=views, made=made)

    async def join(self, link: str, *, views: bool = False, made: Made | None = None) -> TableClient:
        """Join a table by its link."""
        name = urlsplit(link).path.rstrip("/").rpartition("/")[2]
        table = TableClient(self.server, name, self.token or "", views=views, made=made)
        self.tables.append(table)
        await table.connect()
        return table

    async def join_code(self, code: str, *, views: bool = False) -> TableClient:
        """Join a table by its short code."""
        found = await self._ask("GET", f"/api/codes/{quote(code)}", Found)
        return await self.join(found.table, views=views)

    async def listed(self) -> list[Listed]:
        """List the public tables."""
        return await self._ask("GET", "/api/tables", list[Listed])

    async def results(self) -> list[Result]:
        """List your finished matches, newest first."""
        found, path = list[Result](), "/api/me/results"
        while path:
            data, path = await asyncio.to_thread(self._send, "GET", path, None)
            found += msgspec.json.decode(data, type=list[Result])
        return found

    async def delete_me(self) -> None:
        """Delete your data on the server. You leave your seats, and your token becomes invalid."""
        await asyncio.to_thread(self._send, "DELETE", "/api/me", None)
        self.token = None

    async def replay(self, name: str) -> Replay:
        """Return a finished match."""
        return await self._ask("GET", f"/api/replays/{quote(name)}", Replay)

    async def new_program(self, name: str) -> Program:
        """Create a token for your own bot, which others will see as a program."""
        return await self._ask("POST", "/api/programs", Program, msgspec.json.encode({"name": name}))

    async def _ask(self, method: str, path: str, kind: type[Read], body: bytes | None = None) -> Read:
        data, _ = await asyncio.to_thread(self._send, method, path, body)
        return msgspec.json.decode(data, type=kind)

    def _send(self, method: str, path: str, body: bytes | None) -> tuple[bytes, str]:
        """Return the response body and the path of the next page (empty if there is none)."""
        request = urllib.request.Request(self.server + path, data=body, method=method)
        if method == "POST":
            request.add_header("content-type", "application/json")
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
                self._keep_token(response.headers.get_all("set-cookie") or [])
                link = NEXT_PAGE.match(response.headers.get("link", ""))
                return bytes(response.read()), link[1] if link else ""
        except urllib.error.HTTPError as error:
            raise refusal_in(error.read()) from error

    def _keep_token(self, cookies: list[str]) -> None:
        for text in cookies:
            cookie = SimpleCookie(text).get(COOKIE)
            if cookie is not None:
                self.token = cookie.value
