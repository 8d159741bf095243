"""Endpoints for programmers: the generated API documents."""

from typing import Any

from starlette.responses import Response

from wildfour.server.http import api_documents
from wildfour.server.http.access import Limit
from wildfour.server.http.endpoint import Call, Endpoint
from wildfour.server.http.responses import JSON

DOCUMENT = dict[str, Any]


@Endpoint("GET", "/api/openapi.json", limit=Limit.REQUESTS, result=DOCUMENT)
async def openapi(call: Call) -> Response:
    """Return the OpenAPI document of the HTTP API."""
    return document(api_documents.openapi(call.site.endpoints))


@Endpoint("GET", "/api/asyncapi.json", limit=Limit.REQUESTS, result=DOCUMENT)
async def asyncapi(call: Call) -> Response:
    """Return the AsyncAPI document of a table's socket."""
    return document(api_documents.asyncapi())


@Endpoint("GET", "/api/schema.json", limit=Limit.REQUESTS, result=DOCUMENT)
async def schema(call: Call) -> Response:
    """Return the JSON Schema of events and views."""
    return document(api_documents.schema())


def document(text: str) -> Response:
    return Response(text, media_type=JSON, headers={"cache-control": "no-cache"})
