"""Endpoint declarations, which drive the checks, the parsing, and the OpenAPI document."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from enum import Enum, auto
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from wildfour.errors import Invalid, WildfourError
from wildfour.protocol.http_types import Finished
from wildfour.server.http.access import Access, Limit
from wildfour.server.http.identity import new_token, person_of
from wildfour.server.http.replay_queue import ReplayQueue
from wildfour.server.http.responses import Refusal, answer
from wildfour.server.logs import log_error
from wildfour.server.storage.storage import MOST_LISTED, Cursor
from wildfour.server.table.table_session import LiveTable
from wildfour.server.table_registry import Tables

MOST_BYTES = 8192  # per request body
BODY_TIMEOUT = 10  # seconds
MOST_DIGITS = 16  # maximum digits in a timestamp
Handler = Callable[..., Awaitable[object]]


class Identity(Enum):
    """An endpoint's use of the request token."""

    IGNORED = auto()
    READ = auto()
    REQUIRED = auto()
    ISSUED = auto()  # creates a cookie for clients without one


@dataclass(frozen=True)
class Site:
    """Objects shared by all of a server's endpoints."""

    tables: Tables
    access: Access
    replays: ReplayQueue
    endpoints: tuple["Endpoint", ...]

    async def table(self, name: str) -> LiveTable:
        """Return the table that a link names."""
        if not self.tables.ready:
            raise Refusal(503, Invalid("server-stopping"))
        try:
            live = await self.tables.named(name)
        except WildfourError as error:  # the error's text may reveal cards
            log_error("table-not-loaded", error, table=self.tables.rows[name].number)
            raise Refusal(500, Invalid("table-cannot-go-on")) from error
        if live is None:
            raise Refusal(404, Invalid("table-not-there"))
        return live

    async def joined_table(self, name: str, person: str, address: str) -> LiveTable:
        """Return the table that a link names. Reject a person who may not join it."""
        live = await self.table(name)
        try:
            live.admission.check(person, address)
        except Invalid as error:
            raise Refusal(403, error) from error
        return live


@dataclass(frozen=True)
class Call:
    """A request that has passed its endpoint's checks."""

    site: Site
    request: Request
    token: str  # empty: no identity

    @property
    def person(self) -> str:
        return self.token and person_of(self.token)

    def named(self, parameter: str) -> str:
        return str(self.request.path_params[parameter])

    @property
    def after(self) -> Cursor | None:
        """Return the position where the requested page of a list starts, or None for the first page."""
        text = self.request.query_params.get("after")
        if text is None:
            return None
        ended, _, replay = text.partition(".")
        if not (ended.isascii() and ended.isdigit() and len(ended) < MOST_DIGITS):
            raise Invalid("request-not-read", problem="`after` is not from a link of this list")
        return Cursor(int(ended), replay)

    def page(self, matches: Sequence[Finished]) -> Response:
        """Respond with a page of matches. A full page links to the next one, which may be empty."""
        response = answer(matches)
        if len(matches) == MOST_LISTED:
            path, last = self.request.url.path, matches[-1]
            response.headers["link"] = f'<{path}?after={last.ended}.{last.replay}>; rel="next"'
        return response


@dataclass(frozen=True)
class Endpoint:
    """An address and its requirements. It decorates a handler, whose annotations define the body and result types.
    `result` is the media type if the handler returns a finished response."""

    method: str
    path: str
    _: KW_ONLY
    limit: Limit | None = None
    same_origin: bool = False
    any_host: bool = False  # accepts any host name, not only this server's
    identity: Identity = Identity.IGNORED
    most_bytes: int = MOST_BYTES
    status: int = 200
    paged: bool = False  # a list of matches; `after` requests a later page
    result: Any = None
    body: Any = None
    handler: Handler | None = None
    name: str = ""  # name in the OpenAPI document

    def __call__(self, handler: Handler) -> "Endpoint":
        types, name = handler.__annotations__, handler.__name__
        return replace(self, handler=handler, name=name, body=types.get("body"), result=self.result or types["return"])

    async def respond(self, site: Site, request: Request) -> Response:
        assert self.handler is not None
        if self.method == "GET" and not self.any_host:
            site.access.check_host(request)
        if self.limit is not None:
            site.access.check_rate(request, self.limit)
        if self.same_origin:
            site.access.check_origin(request)
        token = None if self.identity is Identity.IGNORED else await site.access.token(request)
        if token is None and self.identity is Identity.REQUIRED:
            raise Refusal(401, Invalid("no-token"))
        issued = new_token() if token is None and self.identity is Identity.ISSUED else None
        body = () if self.body is None else (await read_body(request, self.body, self.most_bytes),)
        try:
            result = await self.handler(Call(site, request, token or issued or ""), *body)
        except WildfourError as error:
            raise Refusal(422, error) from error
        response = result if isinstance(result, Response) else answer(result, self.status)
        if issued is not None:
            site.access.set_cookie(request, response, issued)
        return response


async def read_body(request: Request, kind: Any, most: int) -> Any:
    try:
        body = await asyncio.wait_for(whole_body(request, most), BODY_TIMEOUT)
    except TimeoutError as error:
        raise Refusal(408, Invalid("too-slow")) from error
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Refusal(422, Invalid("request-not-read", problem=str(error))) from error


async def whole_body(request: Request, most: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal(413, Invalid("too-large", most=most))
    return bytes(body)
