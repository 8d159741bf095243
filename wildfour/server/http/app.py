"""HTTP and sockets: who may come in, and where to. Tables do the rest."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from wildfour.errors import Invalid, WildfourError
from wildfour.protocol.http_types import (
    Exported,
    Found,
    Made,
    Me,
    NewProgram,
    Problem,
    Program,
    Replay,
    ReplayAsked,
    TableSeen,
)
from wildfour.protocol.shared_types import TableSettings
from wildfour.server.connection import Connection
from wildfour.server.http import api_documents, static_files
from wildfour.server.http.choices import all_choices, all_clauses, qr_svg
from wildfour.server.http.identity import COOKIE, PROGRAM, YEAR, is_token, new_token, person_of
from wildfour.server.http.origins import address_of, is_own_origin
from wildfour.server.http.replay_routes import round_told
from wildfour.server.logs import log_error
from wildfour.server.metrics import exposition
from wildfour.server.rate_limits import Buckets
from wildfour.server.table.table_commands import check_can_start
from wildfour.server.table.table_session import LiveTable
from wildfour.server.table_registry import Tables
from wildfour.server.websocket import SOCKET
from wildfour.transcript.record import check_name

MOST_BYTES = 8192  # of a request
MOST_TRANSCRIPT = 1 << 19  # bytes of a request that brings a transcript
MOST_WAITING = 16  # replays that are asked for at once
BODY_TIMEOUT = 10  # seconds
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
        b"form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a link is a secret
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
ROUTES = (  # /api/openapi.json is generated from this (api_documents.py)
    ("/healthz", "healthy", ("GET",)),
    ("/readyz", "ready", ("GET",)),
    ("/metrics", "metrics", ("GET",)),
    ("/api/me", "me", ("GET", "POST")),
    ("/api/me/results", "results", ("GET",)),
    ("/api/me/export", "export", ("GET",)),
    ("/api/programs", "new_program", ("POST",)),
    ("/api/tables", "tables_listed", ("GET",)),
    ("/api/tables", "make_table", ("POST",)),
    ("/api/tables/check", "check_table", ("POST",)),
    ("/api/tables/{table}", "table_seen", ("GET",)),
    ("/api/tables/{table}/qr.svg", "qr_code", ("GET",)),
    ("/api/choices", "choices", ("GET",)),
    ("/api/clauses", "clauses", ("GET",)),
    ("/api/codes/{code}", "with_code", ("GET",)),
    ("/api/replays", "replays", ("GET",)),
    ("/api/replays/round", "replay_round", ("POST",)),
    ("/api/replays/{replay}", "replay", ("GET",)),
    ("/api/replays/{replay}/transcript", "transcript", ("GET",)),
    ("/api/openapi.json", "openapi", ("GET",)),
    ("/api/asyncapi.json", "asyncapi", ("GET",)),
    ("/api/schema.json", "schema", ("GET",)),
)
SOCKET_PATH = "/api/tables/{table}/socket"
JSON = "application/json"
encode = msgspec.json.Encoder().encode
Read = TypeVar("Read")


class Refusal(HTTPException):
    """A refusal as HTTP has it: a status and one sentence."""

    def __init__(self, status: int, error: WildfourError) -> None:
        super().__init__(status, str(error))
        self.error = error


def make_app(tables: Tables) -> ASGIApp:
    doors = Doors(tables)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        await tables.storage.close()

    routes: list[BaseRoute] = [
        Route(path, getattr(doors, door), methods=list(methods)) for path, door, methods in ROUTES
    ]
    routes.append(WebSocketRoute(SOCKET_PATH, doors.socket))
    routes += [Route(path, static_files.one_page) for path in static_files.PAGES]
    routes += [Route(path, static_files.words) for path in (static_files.WORDS, static_files.WORDS_LATER)]
    routes += [
        Route(static_files.MODULE, static_files.module),
        Route(static_files.WORKER_PATH, static_files.service_worker),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: problem})
    return with_headers(app)


def with_headers(app: ASGIApp) -> ASGIApp:
    """Add the security headers to every HTTP answer, those of the error middleware included."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        await app(scope, receive, sending if scope["type"] == "http" else send)

    return wrapped


async def problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reason = error.error if isinstance(error, Refusal) else Invalid("no-such-page")
    return answer(Problem(says=str(reason), message=dict(reason.message)), error.status_code)


def answer(what: object, status: int = 200) -> Response:
    return Response(encode(what), status, media_type=JSON, headers={"cache-control": "no-store"})


def document(text: str) -> Response:
    return Response(text, media_type=JSON, headers={"cache-control": "no-cache"})


class Doors:
    """What each address does."""

    def __init__(self, tables: Tables) -> None:
        settings = tables.settings
        self.tables = tables
        self.requests = Buckets(settings.requests_a_second, 3 * settings.requests_a_second)
        self.code_tries = Buckets(settings.codes_a_minute / 60, settings.codes_a_minute)
        self.new_tables = Buckets(settings.new_tables_a_minute / 60, settings.new_tables_a_minute)
        self.sockets: dict[str, int] = {}  # by address
        self.replays_asked = Buckets(settings.requests_a_second / 4, settings.requests_a_second)
        self.telling = asyncio.Lock()  # replays are computed one at a time: those who play come first
        self.waiting_replays = 0
        self.origins = {origin.rstrip("/").lower() for origin in [*settings.origins.split(), settings.public_address]}
        self.origins.discard("")

    # For whoever runs the server

    async def healthy(self, request: Request) -> Response:
        """Is the process alive?"""
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        """May people be sent here? 503 while the server stops."""
        return PlainTextResponse("ready\n" if self.tables.ready else "stopping\n", 200 if self.tables.ready else 503)

    async def metrics(self, request: Request) -> Response:
        """Counts for Prometheus."""
        return Response(exposition(self.tables), media_type="text/plain; version=0.0.4; charset=utf-8")

    # For people and programs

    async def me(self, request: Request) -> Response:
        """Who one is; a cookie for those who are new here."""
        self.limit(request, self.requests)
        if request.method == "POST":
            self.check_origin(request)
        token = await self.token(request)
        given = token or new_token()
        response = answer(Me(person=person_of(given), program=given.startswith(PROGRAM)))
        if token is None:
            self.set_cookie(request, response, given)
        return response

    async def results(self, request: Request) -> Response:
        """One's own matches that are over, the newest first."""
        self.limit(request, self.requests)
        return answer(await self.tables.storage.results(await self.person(request)))

    async def export(self, request: Request) -> Response:
        """All of one's own matches, with their transcripts."""
        self.limit(request, self.new_tables)
        headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="wildfour-matches.json"'}
        return StreamingResponse(self.exported(await self.person(request)), media_type=JSON, headers=headers)

    async def exported(self, person: str) -> AsyncIterator[bytes]:
        """One match at a time: those who play do not wait for those who have played much."""
        storage, before = self.tables.storage, b"["
        for one in await storage.results(person):
            kept = await storage.replay(one.replay)
            if kept is not None:
                yield before + encode(Exported(**msgspec.structs.asdict(one), transcript=kept.transcript))
                before = b",\n"
        yield b"[]" if before == b"[" else b"]"

    async def new_program(self, request: Request) -> Response:
        """A token for a bot of somebody's own."""
        self.limit(request, self.new_tables)
        self.check_origin(request)
        wanted = await self.read(request, NewProgram)
        name = refusing(lambda: checked_name(wanted.name))
        token = PROGRAM + new_token()
        person = person_of(token)
        await self.tables.storage.add_program(person, name)
        return answer(Program(person=person, name=name, token=token), 201)

    async def tables_listed(self, request: Request) -> Response:
        """The public tables at which somebody is."""
        self.limit(request, self.requests)
        return answer(list(self.tables.listed()))

    async def make_table(self, request: Request) -> Response:
        """A new table, of which one is the host; it is on the disk when this is answered."""
        self.limit(request, self.new_tables)
        self.check_origin(request)
        token = await self.token(request)
        given = token or new_token()
        settings = await self.read(request, TableSettings)
        try:
            hosted = await self.tables.make(settings, person_of(given))
        except WildfourError as error:
            raise Refusal(422, error) from error
        link = f"{self.base(request)}/table/{hosted.name}"
        response = answer(Made(table=hosted.name, code=f"{hosted.code[:4]}-{hosted.code[4:]}", link=link), 201)
        if token is None:
            self.set_cookie(request, response, given)
        return response

    async def check_table(self, request: Request) -> Response:
        """Can a table be played like this, with all its seats taken? Nothing is made."""
        self.limit(request, self.requests)
        self.check_origin(request)
        settings = await self.read(request, TableSettings)
        refusing(lambda: check_can_start(settings, settings.seats))
        return answer(settings)

    async def table_seen(self, request: Request) -> Response:
        """A table, for whoever has its link and is not there yet."""
        self.limit(request, self.requests)
        token = await self.token(request)
        person = "" if token is None else person_of(token)
        hosted = (await self.table(request.path_params["table"], person)).hosted
        return answer(
            TableSeen(
                table=hosted.name,
                stage=hosted.stage,
                edition=hosted.settings.edition,
                round=0 if hosted.table is None else hosted.table.match.number,
                names=tuple(seat.name for seat in hosted.seats if seat.name),
                seated=hosted.player_of(person) is not None,
            )
        )

    async def qr_code(self, request: Request) -> Response:
        """The link of a table as a picture, for phones."""
        self.limit(request, self.requests)
        live = await self.table(request.path_params["table"], "")
        return Response(qr_svg(f"{self.base(request)}/table/{live.hosted.name}"), media_type="image/svg+xml")

    async def choices(self, request: Request) -> Response:
        """Everything that a table can be made of. The sentences about it are in the catalogue of words."""
        self.limit(request, self.requests)
        return answer(all_choices())

    async def clauses(self, request: Request) -> Response:
        """The rules, clause by clause. Their sentences are in the catalogue of words."""
        self.limit(request, self.requests)
        return answer(all_clauses())

    async def with_code(self, request: Request) -> Response:
        """The table of a short code. Trying codes is limited, and a wrong one tells nothing."""
        self.limit(request, self.code_tries)
        name = self.tables.with_code(request.path_params["code"])
        if name is None:
            raise Refusal(404, Invalid("no-table-with-code"))
        return answer(Found(table=name))

    async def replay(self, request: Request) -> Response:
        """A match that is over."""
        kept = await self.kept(request)
        return answer(msgspec.structs.replace(kept, player=await self.played(request, kept.replay)))

    async def replays(self, request: Request) -> Response:
        """Matches of public tables that are over, the newest first."""
        self.limit(request, self.requests)
        return answer(await self.tables.storage.public_matches())

    async def replay_round(self, request: Request) -> Response:
        """A round of a match that is over, move by move, as a player saw it or with every hand open."""
        self.limit(request, self.replays_asked)
        self.check_origin(request)
        if self.waiting_replays >= MOST_WAITING:
            raise Refusal(429, Invalid("too-fast"))
        asked = await self.read(request, ReplayAsked, MOST_TRANSCRIPT)
        text, you = asked.transcript, None
        if asked.replay:
            text = (await self.kept_as(asked.replay)).transcript
            you = await self.played(request, asked.replay)
        self.waiting_replays += 1
        try:
            async with self.telling:
                told = await asyncio.to_thread(refusing, lambda: round_told(text, asked.round, asked.seen_by, you))
        finally:
            self.waiting_replays -= 1
        return answer(told)

    async def played(self, request: Request, replay: str) -> int | None:
        """Which player of a match that is over the one who asks was."""
        token = await self.token(request)
        return None if token is None else await self.tables.storage.player_in(replay, person_of(token))

    async def transcript(self, request: Request) -> Response:
        """The transcript of a match that is over, as a file."""
        name = 'attachment; filename="match.wildfour"'
        return PlainTextResponse((await self.kept(request)).transcript, headers={"content-disposition": name})

    async def kept(self, request: Request) -> Replay:
        """A match that is over: while it runs it has no link, so there is nothing to refuse."""
        self.limit(request, self.requests)
        return await self.kept_as(request.path_params["replay"])

    async def kept_as(self, replay: str) -> Replay:
        found = await self.tables.storage.replay(replay)
        if found is None:
            raise Refusal(404, Invalid("no-such-replay"))
        return found

    # For programmers

    async def openapi(self, request: Request) -> Response:
        """The OpenAPI document of these addresses."""
        self.limit(request, self.requests)
        return document(api_documents.openapi(ROUTES, Doors, SOCKET_PATH))

    async def asyncapi(self, request: Request) -> Response:
        """The AsyncAPI document of a table's socket."""
        self.limit(request, self.requests)
        return document(api_documents.asyncapi(SOCKET_PATH))

    async def schema(self, request: Request) -> Response:
        """The JSON Schema of events and views."""
        self.limit(request, self.requests)
        return document(api_documents.schema())

    # Sockets

    async def socket(self, websocket: WebSocket) -> None:
        address = address_of(websocket)
        try:
            person, program = await self.may_open(websocket, address)
            live = await self.table(websocket.path_params["table"], person)
        except Refusal as refusal:
            await websocket.send_denial_response(await problem(websocket, refusal))  # type: ignore[arg-type]
            return
        self.sockets[address] = self.sockets.get(address, 0) + 1
        try:
            await websocket.accept()
            socket = websocket.scope["extensions"][SOCKET]
            views, words = asked_for(websocket)
            rate = self.tables.settings.frames_a_second
            connection = Connection(socket, live, person, "", program, rate, views, words)
            try:
                live.join(connection)
                socket.measure()
                while (await websocket.receive())["type"] != "websocket.disconnect":
                    pass
            finally:
                live.leave(connection)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def table(self, name: str, person: str) -> LiveTable:
        """The table of a link, for somebody who may come to it."""
        if not self.tables.ready:
            raise Refusal(503, Invalid("server-stopping"))
        try:
            live = await self.tables.named(name)
        except WildfourError as error:  # it may tell of cards
            log_error("table-not-loaded", error, table=self.tables.rows[name].number)
            raise Refusal(500, Invalid("table-cannot-go-on")) from error
        if live is None:
            raise Refusal(404, Invalid("table-not-there"))
        if person in live.hosted.kicked:
            raise Refusal(403, Invalid("was-kicked"))
        return live

    async def may_open(self, websocket: WebSocket, address: str) -> tuple[str, bool]:
        self.limit(websocket, self.requests)
        self.check_origin(websocket)
        if self.sockets.get(address, 0) >= self.tables.settings.most_sockets:
            raise Refusal(429, Invalid("too-many-sockets"))
        token = await self.token(websocket)
        if token is None:
            raise Refusal(401, Invalid("no-token"))
        return person_of(token), token.startswith(PROGRAM)

    # Checks

    async def token(self, connection: HTTPConnection) -> str | None:
        """From a program's header or a browser's cookie. The token of a program must be one that we gave."""
        kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
        token = bearer.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE, "")
        if not token or not is_token(token):
            return None
        if token.startswith(PROGRAM) and not await self.tables.storage.is_program(person_of(token)):
            raise Refusal(401, Invalid("unknown-program"))
        return token

    async def person(self, request: Request) -> str:
        token = await self.token(request)
        if token is None:
            raise Refusal(401, Invalid("no-token"))
        return person_of(token)

    def check_origin(self, connection: HTTPConnection) -> None:
        """Another site must not act for whoever visits it, nor a name that it lets lead to us (DNS rebinding). Programs
        send no origin, and bring a token of their own."""
        origin = connection.headers.get("origin")
        if origin is not None and origin.lower() in self.origins:
            return
        other_site = connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
        if other_site or (origin is not None and not is_own_origin(connection, origin)):
            raise Refusal(403, Invalid("other-origin"))

    def limit(self, connection: HTTPConnection, buckets: Buckets) -> None:
        if not buckets.take(address_of(connection)):
            raise Refusal(429, Invalid("too-fast"))

    async def read(self, request: Request, kind: type[Read], most: int = MOST_BYTES) -> Read:
        try:
            body = await asyncio.wait_for(whole_body(request, most), BODY_TIMEOUT)
        except TimeoutError as error:
            raise Refusal(408, Invalid("too-slow")) from error
        try:
            return msgspec.json.decode(body or b"{}", type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Refusal(422, Invalid("request-not-read", problem=str(error))) from error

    def set_cookie(self, request: Request, response: Response, token: str) -> None:
        secure = self.base(request).startswith("https:")
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    def base(self, request: Request) -> str:
        return (
            self.tables.settings.public_address.rstrip("/")
            or f"{request.scope['scheme']}://{request.headers.get('host', '')}"
        )


def asked_for(websocket: WebSocket) -> tuple[bool, bool]:
    """Is every news to come with a view, and with what it says?"""
    wishes = websocket.query_params if websocket.scope["query_string"] else {}
    return wishes.get("views") == "1", wishes.get("words") == "1"


async def whole_body(request: Request, most: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal(413, Invalid("too-large", most=most))
    return bytes(body)


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    check_name(name)
    return name


def refusing(work: Callable[[], Read]) -> Read:
    try:
        return work()
    except WildfourError as error:
        raise Refusal(422, error) from error
