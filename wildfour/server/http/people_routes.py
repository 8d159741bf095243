"""Endpoints for people and programs: identity, and their own matches."""

from collections.abc import AsyncIterator
from dataclasses import replace

from starlette.responses import Response, StreamingResponse

from wildfour.protocol.http_types import Exported, Me, NewProgram, Program, Result
from wildfour.server.http.access import Limit
from wildfour.server.http.endpoint import Call, Endpoint, Identity
from wildfour.server.http.identity import COOKIE, PROGRAM, new_token, person_of
from wildfour.server.http.responses import JSON, encode
from wildfour.server.retention import forget
from wildfour.server.storage.storage import Cursor, Storage
from wildfour.transcript.record import check_name


@Endpoint("GET", "/api/me", limit=Limit.REQUESTS, identity=Identity.ISSUED)
async def me(call: Call) -> Me:
    """Return your identity. A new client gets a cookie."""
    return Me(person=call.person, program=call.token.startswith(PROGRAM))


become = replace(me, method="POST", name="become", same_origin=True)


@Endpoint(
    "DELETE",
    "/api/me",
    limit=Limit.NEW_TABLES,
    same_origin=True,
    identity=Identity.REQUIRED,
    status=204,
    result="text/plain",
)
async def delete_me(call: Call) -> Response:
    """Delete your data. You leave your seats, your results and chat are deleted, and your name in finished matches is
    replaced. The browser's cookie is deleted, and a program's token becomes invalid."""
    await forget(call.site.tables, call.person)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@Endpoint(
    "GET",
    "/api/me/results",
    limit=Limit.REQUESTS,
    identity=Identity.REQUIRED,
    paged=True,
    result=list[Result],
)
async def results(call: Call) -> Response:
    """List your finished matches, newest first. The `Link` header points to the next page, if any."""
    return call.page(await call.site.tables.storage.results(call.person, call.after))


@Endpoint("GET", "/api/me/export", limit=Limit.NEW_TABLES, identity=Identity.REQUIRED, result=list[Exported])
async def export(call: Call) -> Response:
    """Export all your finished matches, with transcripts."""
    headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="wildfour-matches.json"'}
    return StreamingResponse(exported(call.site.tables.storage, call.person), media_type=JSON, headers=headers)


async def exported(storage: Storage, person: str) -> AsyncIterator[bytes]:
    """Stream all matches of a person, page by page."""
    yield b"["
    separator, after = b"", None
    while page := await storage.exports(person, after):
        yield separator + b",\n".join(encode(one) for one in page)
        separator, after = b",\n", Cursor(page[-1].ended, page[-1].replay)
    yield b"]"


@Endpoint("POST", "/api/programs", limit=Limit.NEW_TABLES, same_origin=True, status=201)
async def new_program(call: Call, body: NewProgram) -> Program:
    """Issue a token for your own bot."""
    name = " ".join(body.name.split())
    check_name(name)
    token = PROGRAM + new_token()
    person = person_of(token)
    await call.site.tables.storage.add_program(person, name)
    return Program(person=person, name=name, token=token)
