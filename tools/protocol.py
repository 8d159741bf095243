"""Write docs/asyncapi.json (what goes over a socket) and docs/openapi.json (HTTP): python -m tools.protocol

Both are made from the structs of wildfour/protocol/frames.py and the docstrings of what answers."""

import inspect
import json
from pathlib import Path
from typing import Any, get_args

import msgspec

import wildfour
from wildfour.protocol import frames as protocol
from wildfour.server.connection import CLOSE_CODES
from wildfour.server.http.app import ROUTES, SOCKET_PATH, Doors
from wildfour.server.http.identity import COOKIE
from wildfour.server.lifecycle import LONGEST_MESSAGE

DOCS = Path(__file__).resolve().parent.parent / "docs"
ASYNCAPI, OPENAPI = DOCS / "asyncapi.json", DOCS / "openapi.json"
REFERENCE = "#/components/schemas/{name}"
LOCAL = "127.0.0.1:8410"
COMMANDS, FRAMES = get_args(protocol.AnyCommand), get_args(protocol.AnyFrame)
ANSWERS = (protocol.Done, protocol.News, protocol.Refused)
PLAIN, PICTURE = "text/plain", "image/svg+xml"
GIVEN: dict[str, tuple[int, Any]] = {  # by the name of what answers
    "healthy": (200, PLAIN),
    "ready": (200, PLAIN),
    "metrics": (200, PLAIN),
    "me": (200, protocol.Me),
    "results": (200, list[protocol.Result]),
    "export": (200, list[protocol.Exported]),
    "new_program": (201, protocol.Program),
    "tables_listed": (200, list[protocol.Listed]),
    "make_table": (201, protocol.Made),
    "check_table": (200, protocol.TableSettings),
    "table_seen": (200, protocol.TableSeen),
    "qr_code": (200, PICTURE),
    "choices": (200, protocol.Choices),
    "clauses": (200, list[protocol.ClauseSaid]),
    "with_code": (200, protocol.Found),
    "replays": (200, list[protocol.Finished]),
    "replay_round": (200, protocol.ReplayRound),
    "replay": (200, protocol.Replay),
    "transcript": (200, PLAIN),
}
TAKEN = {
    "new_program": protocol.NewProgram,
    "make_table": protocol.TableSettings,
    "check_table": protocol.TableSettings,
    "replay_round": protocol.ReplayAsked,
}
ONLY_FOR_SOMEBODY = {"results", "export"}
COUNTED_FOR_NOBODY = {"healthy", "ready", "metrics"}  # no limits, nothing refused
PARAMETERS = {
    "table": "The name of a table, from its link.",
    "code": "The short code of a table; capitals, spaces and hyphens do not matter.",
    "replay": "The name of a match that is over, from its link.",
}


def about(thing: Any) -> str:
    """Its docstring, as one paragraph."""
    return " ".join((inspect.getdoc(thing) or "").split())


def first_sentence(text: str) -> str:
    return text.partition(". ")[0].rstrip(".") + "."


def security() -> dict[str, Any]:
    return {
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "A token: of a program, or the one of the cookie.",
        },
        "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "The same, as a browser sends it."},
    }


def written(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


# The socket


def asyncapi() -> str:
    _, schemas = msgspec.json.schema_components((*COMMANDS, *FRAMES), ref_template=REFERENCE)
    kinds = {kind.__name__: kind for kind in (*COMMANDS, *FRAMES)}
    schemes = security()
    schemes["cookie"] = {**schemes["cookie"], "type": "httpApiKey"}
    return written(
        {
            "asyncapi": "3.0.0",
            "info": {
                "title": "A table of Wildfour",
                "version": wildfour.__version__,
                "description": "docs/protocol.md says how it all goes together; docs/notation.md what cards, colors "
                "and moves look like.",
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
            "operations": {"takeCommand": taking(), "tellFrame": telling()},
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
    words = {**views, "description": "1, with views: `news` and `whole` also say it in messages of the catalogue."}
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


def taking() -> dict[str, Any]:
    return {
        "action": "receive",
        "channel": {"$ref": "#/channels/table"},
        "summary": "The server takes a command.",
        "description": "Every command is answered once: by `done`, by the `news` of a move, whose `did` is its id, or "
        "by `refused`. One that is sent again with the same id is not done twice.",
        "messages": of_table(*COMMANDS),
        "reply": {"channel": {"$ref": "#/channels/table"}, "messages": of_table(*ANSWERS)},
    }


def telling() -> dict[str, Any]:
    return {
        "action": "send",
        "channel": {"$ref": "#/channels/table"},
        "summary": "The server tells what a person at the table may know.",
        "messages": of_table(*FRAMES),
    }


def as_draft_07(schema: Any) -> Any:
    """AsyncAPI's schemas are of that draft. It means something else by `discriminator`, and our tags say the same."""
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


def openapi() -> str:
    types = [kind for _, kind in GIVEN.values() if not isinstance(kind, str)]
    types += [*TAKEN.values(), protocol.Problem]
    found, schemas = msgspec.json.schema_components(types, ref_template=REFERENCE)
    schema_of = {repr(kind): schema for kind, schema in zip(types, found, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for path, door, methods in ROUTES:
        for method in methods:
            paths.setdefault(path, {})[method.lower()] = operation(path, door, method, schema_of)
    return written(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "A server of Wildfour",
                "version": wildfour.__version__,
                "description": "docs/protocol.md says how it all goes together. What happens at a table goes over its "
                f"socket, {SOCKET_PATH}: see docs/asyncapi.json.",
            },
            "servers": [{"url": f"http://{LOCAL}"}],
            "paths": paths,
            "components": {"schemas": schemas, "securitySchemes": security()},
        }
    )


def operation(path: str, door: str, method: str, schema_of: dict[str, Any]) -> dict[str, Any]:
    status, kind = GIVEN[door]
    text = about(getattr(Doors, door))
    made: dict[str, Any] = {"operationId": door if method == "GET" or door != "me" else "become", "summary": text}
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    if names:
        made["parameters"] = [
            {
                "name": name,
                "in": "path",
                "required": True,
                "description": PARAMETERS[name],
                "schema": {"type": "string"},
            }
            for name in names
        ]
    if door in TAKEN:
        made["requestBody"] = {"required": True, "content": json_of(schema_of[repr(TAKEN[door])])}
    content = {kind: {"schema": {"type": "string"}}} if isinstance(kind, str) else json_of(schema_of[repr(kind)])
    made["responses"] = {str(status): {"description": first_sentence(text), "content": content}}
    if door not in COUNTED_FOR_NOBODY:
        made["responses"]["4XX"] = {"description": "Refused.", "content": json_of(schema_of[repr(protocol.Problem)])}
        made["security"] = [{"token": []}, {"cookie": []}, *([] if door in ONLY_FOR_SOMEBODY else [{}])]
    return made


def json_of(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


if __name__ == "__main__":
    ASYNCAPI.write_text(asyncapi(), encoding="utf-8")
    OPENAPI.write_text(openapi(), encoding="utf-8")
