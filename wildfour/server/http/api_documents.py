"""Generated API documents: OpenAPI for HTTP, AsyncAPI for the socket, JSON Schema for events and views.

Types come from wildfour/protocol/ and events/round_events.py, and descriptions come from handler docstrings. `python -m
tools.api_documents openapi` prints the OpenAPI document.
"""

import inspect
import json
from functools import cache
from typing import Any, get_args

import msgspec

import wildfour
from wildfour.events.match_events import AnyEvent
from wildfour.protocol import commands, frames, http_types
from wildfour.server.http.endpoint import Endpoint, Identity
from wildfour.server.http.identity import COOKIE
from wildfour.server.http.table_socket import SOCKET_PATH
from wildfour.server.websocket import CLOSE_CODES, LONGEST_MESSAGE
from wildfour.table import TableView

REFERENCE = "#/components/schemas/{name}"
LOCAL = "127.0.0.1:8410"
COMMANDS, FRAMES = get_args(commands.AnyCommand), get_args(frames.AnyFrame)
ANSWERS = (frames.Done, frames.News, frames.Refused)
PARAMETERS = {
    "table": "The name of a table, from its link.",
    "code": "The short code of a table; capitals, spaces and hyphens do not matter.",
    "after": "The last match of the previous page, from the link to this page.",
    "replay": "The name of a finished match, from its link.",
}


def about(thing: Any) -> str:
    """Return a docstring as one paragraph."""
    return " ".join((inspect.getdoc(thing) or "").split())


def first_sentence(text: str) -> str:
    sentence = text.partition(". ")[0].rstrip(".")
    return sentence if sentence.endswith("?") else f"{sentence}."


def security() -> dict[str, Any]:
    return {
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "A program's token, or the value of the cookie.",
        },
        "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "The token that a browser sends."},
    }


def written(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


# The socket


@cache
def asyncapi() -> str:
    """Return the AsyncAPI document of a table's socket."""
    _, schemas = msgspec.json.schema_components((*COMMANDS, *FRAMES), ref_template=REFERENCE)
    kinds = {kind.__name__: kind for kind in (*COMMANDS, *FRAMES)}
    schemes = security()
    schemes["cookie"] = {**schemes["cookie"], "type": "httpApiKey"}
    return written(
        {
            "asyncapi": "3.0.0",
            "info": {
                "title": "A Wildfour table",
                "version": wildfour.__version__,
                "description": "docs/protocol.md describes the protocol; docs/notation.md, how cards, colors, and "
                "moves are written.",
            },
            "defaultContentType": "application/json",
            "servers": {
                "local": {
                    "host": LOCAL,
                    "protocol": "ws",
                    "security": [{"$ref": f"#/components/securitySchemes/{name}"} for name in schemes],
                }
            },
            "channels": {"table": channel(list(kinds))},
            "operations": {"takeCommand": command_operation(), "tellFrame": frame_operation()},
            "components": {
                "messages": {name: message(name, kind) for name, kind in kinds.items()},
                "schemas": as_draft_07(schemas),
                "securitySchemes": schemes,
            },
        }
    )


def channel(names: list[str]) -> dict[str, Any]:
    codes = ", ".join(f"{code} {reason}" for reason, code in CLOSE_CODES.items())
    views = {"type": "string", "enum": ["0", "1"], "default": "0", "description": "1: every `news` has a whole view."}
    words = {**views, "description": "1, with views: `news` and `whole` also include messages of the catalog."}
    return {
        "address": SOCKET_PATH,
        "title": "A table",
        "description": "One socket for each person at a table. Text frames of JSON, from a client of at most "
        f"{LONGEST_MESSAGE} bytes. The server closes with {codes}, or 1008 after too many bad frames.",
        "parameters": {"table": {"description": PARAMETERS["table"]}},
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
        "bindings": {
            "ws": {"method": "GET", "query": {"type": "object", "properties": {"views": views, "words": words}}}
        },
    }


def message(name: str, kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {
        "name": str(kind.__struct_config__.tag),
        "summary": first_sentence(about(kind)),
        "payload": {"$ref": REFERENCE.format(name=name)},
    }


def of_table(*kinds: type) -> list[dict[str, str]]:
    return [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds]


def command_operation() -> dict[str, Any]:
    return {
        "action": "receive",
        "channel": {"$ref": "#/channels/table"},
        "summary": "The server receives a command.",
        "description": "Every command is answered once: by `done`, by the `news` of a move, whose `did` is its id, or "
        "by `refused`. A repeated command with the same id has no second effect.",
        "messages": of_table(*COMMANDS),
        "reply": {"channel": {"$ref": "#/channels/table"}, "messages": of_table(*ANSWERS)},
    }


def frame_operation() -> dict[str, Any]:
    return {
        "action": "send",
        "channel": {"$ref": "#/channels/table"},
        "summary": "The server sends what a person at the table may know.",
        "messages": of_table(*FRAMES),
    }


def as_draft_07(schema: Any) -> Any:
    """Convert to JSON Schema draft 7, which AsyncAPI uses. `discriminator` has another meaning there, and the tags
    suffice."""
    if isinstance(schema, list):
        return [as_draft_07(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: as_draft_07(value) for key, value in schema.items() if key != "discriminator"}
    if "prefixItems" in made:
        made["additionalItems"] = made.pop("items", True)
        made["items"] = made.pop("prefixItems")
    return made


# HTTP


@cache
def openapi(endpoints: tuple[Endpoint, ...]) -> str:
    """Return the OpenAPI document of the endpoints."""
    results = [one.result for one in endpoints if not isinstance(one.result, str)]
    types = [*results, *(one.body for one in endpoints if one.body is not None), http_types.Problem]
    found, schemas = msgspec.json.schema_components(types, ref_template=REFERENCE)
    schema_of = {repr(kind): schema for kind, schema in zip(types, found, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schema_of)
    return written(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "A Wildfour server",
                "version": wildfour.__version__,
                "description": "docs/protocol.md describes the protocol. Moves and events of a table use its socket, "
                f"{SOCKET_PATH}: see /api/asyncapi.json.",
            },
            "servers": [{"url": f"http://{LOCAL}"}],
            "paths": paths,
            "components": {"schemas": schemas, "securitySchemes": security()},
        }
    )


def operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    text, kind = about(endpoint.handler), endpoint.result
    made: dict[str, Any] = {"operationId": endpoint.name, "summary": text}
    parameters = [parameter(part[1:-1], "path") for part in endpoint.path.split("/") if part.startswith("{")]
    if endpoint.paged:
        parameters.append(parameter("after", "query"))
    if parameters:
        made["parameters"] = parameters
    if endpoint.body is not None:
        made["requestBody"] = {"required": True, "content": json_of(schema_of[repr(endpoint.body)])}
    content = {kind: {"schema": {"type": "string"}}} if isinstance(kind, str) else json_of(schema_of[repr(kind)])
    made["responses"] = {str(endpoint.status): {"description": first_sentence(text), "content": content}}
    if endpoint.limit is not None:
        made["responses"]["4XX"] = {"description": "Refused.", "content": json_of(schema_of[repr(http_types.Problem)])}
        optional: list[dict[str, Any]] = [] if endpoint.identity is Identity.REQUIRED else [{}]
        made["security"] = [{"token": []}, {"cookie": []}, *optional]
    return made


def parameter(name: str, place: str) -> dict[str, Any]:
    required, schema = place == "path", {"type": "string"}
    return {"name": name, "in": place, "required": required, "description": PARAMETERS[name], "schema": schema}


def json_of(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


# Events and views


@cache
def schema() -> str:
    """Return the JSON Schema of everything that a table sends: an event is an `Event`, and a table is a `TableView`."""
    (event, _), parts = msgspec.json.schema_components((AnyEvent, TableView), ref_template="#/$defs/{name}")
    return written(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Messages of a Wildfour table",
            "description": "Cards, colors, and moves are in the notation of docs/notation.md.",
            "$defs": {"Event": event, **parts},
        }
    )
