"""Endpoints for people and programs: identity, and their own matches."""

from collections.abc import AsyncIterator
from dataclasses import replace

import msgspec
from starlette.responses import Response, StreamingResponse

from wildfour.protocol.http_types import Exported, Me, NewProgram, Program, Result
from wildfour.server.http.access import Limit
from wildfour.server.http.endpoint import Call, Endpoint, Identity
from wildfour.server.http.identity import PROGRAM, new_token, person_of
from wildfour.server.http.responses import JSON, encode
from wildfour.server.storage.storage import Storage
from wildfour.transcript.record import check_name


@Endpoint("GET", "/api/me", limit=Limit.REQUESTS, identity=Identity.ISSUED)
async def me(call: Call) -> Me:
    """Who one is; a cookie for those who are new here."""
    return Me(person=call.person, program=call.token.startswith(PROGRAM))


become = replace(me, method="POST", name="become", same_origin=True)


@Endpoint("GET", "/api/me/results", limit=Limit.REQUESTS, identity=Identity.REQUIRED)
async def results(call: Call) -> list[Result]:
    """One's own matches that are over, the newest first."""
    return await call.site.tables.storage.results(call.person)


@Endpoint("GET", "/api/me/export", limit=Limit.NEW_TABLES, identity=Identity.REQUIRED, result=list[Exported])
async def export(call: Call) -> Response:
    """All of one's own matches, with their transcripts."""
    headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="wildfour-matches.json"'}
    return StreamingResponse(exported(call.site.tables.storage, call.person), media_type=JSON, headers=headers)


async def exported(storage: Storage, person: str) -> AsyncIterator[bytes]:
    """Send one match at a time, so that tables do not wait for a long list."""
    before = b"["
    for one in await storage.results(person):
        kept = await storage.replay(one.replay)
        if kept is not None:
            yield before + encode(Exported(**msgspec.structs.asdict(one), transcript=kept.transcript))
            before = b",\n"
    yield b"[]" if before == b"[" else b"]"


@Endpoint("POST", "/api/programs", limit=Limit.NEW_TABLES, same_origin=True, status=201)
async def new_program(call: Call, body: NewProgram) -> Program:
    """A token for a bot of somebody's own."""
    name = " ".join(body.name.split())
    check_name(name)
    token = PROGRAM + new_token()
    person = person_of(token)
    await call.site.tables.storage.add_program(person, name)
    return Program(person=person, name=name, token=token)
