"""Endpoints for finished matches. A running match has no link, so these endpoints need no access check."""

import msgspec
from starlette.responses import PlainTextResponse, Response

from wildfour.errors import Invalid
from wildfour.protocol.http_types import Finished, Replay, ReplayAsked, ReplayRound
from wildfour.server.http.access import Limit
from wildfour.server.http.endpoint import Call, Endpoint, Identity
from wildfour.server.http.replay_rounds import RoundAsked
from wildfour.server.http.responses import Refusal, encode

MOST_TRANSCRIPT = 1 << 19  # bytes of a request that contains a transcript


@Endpoint("GET", "/api/replays", limit=Limit.REQUESTS, paged=True, result=list[Finished])
async def replays(call: Call) -> Response:
    """List the finished matches of public tables, newest first. The `Link` header points to the next page, if any."""
    return call.page(await call.site.tables.storage.public_matches(call.after))


@Endpoint(
    "POST",
    "/api/replays/round",
    limit=Limit.REPLAYS,
    same_origin=True,
    identity=Identity.READ,
    most_bytes=MOST_TRANSCRIPT,
    result=ReplayRound,
)
async def replay_round(call: Call, body: ReplayAsked) -> Response:
    """Return a round of a finished match, move by move, as one player saw it or with all hands open."""

    async def question() -> bytes:
        text, you = body.transcript, None
        if body.replay:
            text = (await kept(call, body.replay)).transcript
            you = await player_in(call, body.replay)
        return encode(RoundAsked(text, body.round, body.seen_by, you))

    return await call.site.replays.ask(call.request, len(body.transcript), question)


@Endpoint("GET", "/api/replays/{replay}", limit=Limit.REQUESTS, identity=Identity.READ)
async def replay(call: Call) -> Replay:
    """Return a finished match."""
    found = await kept(call, call.named("replay"))
    return msgspec.structs.replace(found, player=await player_in(call, found.replay))


@Endpoint("GET", "/api/replays/{replay}/transcript", limit=Limit.REQUESTS, result="text/plain")
async def transcript(call: Call) -> Response:
    """Download the transcript of a finished match."""
    name = 'attachment; filename="match.wildfour"'
    found = await kept(call, call.named("replay"))
    return PlainTextResponse(found.transcript, headers={"content-disposition": name})


async def kept(call: Call, name: str) -> Replay:
    found = await call.site.tables.storage.replay(name)
    if found is None:
        raise Refusal(404, Invalid("no-such-replay"))
    return found


async def player_in(call: Call, replay: str) -> int | None:
    """Return the caller's player number in a match, if any."""
    return await call.site.tables.storage.player_in(replay, call.person) if call.person else None
