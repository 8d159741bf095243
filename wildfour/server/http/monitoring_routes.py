"""Endpoints for hosts: is the process alive, may people be sent here, metrics."""

from starlette.responses import PlainTextResponse, Response

from wildfour.server.http.endpoint import Call, Endpoint
from wildfour.server.metrics import exposition

PLAIN = "text/plain"


@Endpoint("GET", "/healthz", any_host=True, result=PLAIN)
async def healthy(call: Call) -> Response:
    """Is the process alive?"""
    return PlainTextResponse("ok\n")


@Endpoint("GET", "/readyz", any_host=True, result=PLAIN)
async def ready(call: Call) -> Response:
    """May people be sent here? 503 while the server stops."""
    is_ready = call.site.tables.ready
    return PlainTextResponse("ready\n" if is_ready else "stopping\n", 200 if is_ready else 503)


@Endpoint("GET", "/metrics", any_host=True, result=PLAIN)
async def metrics(call: Call) -> Response:
    """Counts for Prometheus. Answered to this computer, and to whom the host allows it."""
    call.site.access.check_metrics(call.request)
    return Response(exposition(call.site.tables), media_type="text/plain; version=0.0.4; charset=utf-8")
