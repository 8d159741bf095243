"""Monitoring endpoints: liveness, readiness, and metrics."""

from starlette.responses import PlainTextResponse, Response

from wildfour.server.http.endpoint import Call, Endpoint
from wildfour.server.metrics import exposition

PLAIN = "text/plain"


@Endpoint("GET", "/healthz", any_host=True, result=PLAIN)
async def healthy(call: Call) -> Response:
    """Report whether the process is alive."""
    return PlainTextResponse("ok\n")


@Endpoint("GET", "/readyz", any_host=True, result=PLAIN)
async def ready(call: Call) -> Response:
    """Report whether the server is accepting people. While it is stopping, respond with 503."""
    is_ready = call.site.tables.ready
    return PlainTextResponse("ready\n" if is_ready else "stopping\n", 200 if is_ready else 503)


@Endpoint("GET", "/metrics", any_host=True, result=PLAIN)
async def metrics(call: Call) -> Response:
    """Return Prometheus metrics to this computer and to other clients that the server's settings allow."""
    call.site.access.check_metrics(call.request)
    return Response(exposition(call.site.tables), media_type="text/plain; version=0.0.4; charset=utf-8")
