"""The API documents: generated from the structs, valid, served, and consistent with real messages."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from starlette.applications import Starlette

from tests.server.running import Running, new_table, play_to_the_end, running
from tools.api_documents import document
from wildfour.client import Client, RefusedByServer
from wildfour.client import table_client as client
from wildfour.events.event_views import BY_KIND
from wildfour.protocol import commands
from wildfour.server.http import api_documents as documents
from wildfour.server.http import static_files
from wildfour.server.http.app import ENDPOINTS

ASYNC: dict[str, Any] = json.loads(document("asyncapi"))
OPEN: dict[str, Any] = json.loads(document("openapi"))
KINDS = (*documents.COMMANDS, *documents.FRAMES)


def test_the_documents_are_served(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for name in ("openapi", "asyncapi", "schema"):
            found = server.ask(f"/api/{name}.json")
            assert (found.status, found.headers["content-type"]) == (200, "application/json")
            assert found.body.decode() == document(name)


def test_the_schema_describes_every_event_and_the_view() -> None:
    schema = json.loads(document("schema"))
    jsonschema.Draft202012Validator.check_schema(schema)
    assert {kind.__name__ for kind in BY_KIND} | {"Event", "TableView", "View"} <= set(schema["$defs"])
    references = [part["$ref"] for part in parts(schema) if isinstance(part.get("$ref"), str)]
    assert all(looked_up(schema, reference) for reference in references)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_command_and_frame_has_its_own_description(kind: type[msgspec.Struct]) -> None:
    assert kind.__doc__
    summary = ASYNC["components"]["messages"][kind.__name__]["summary"]
    assert re.fullmatch(r"[A-Z][^.]*\.", summary.replace("fair.md", "fair")), summary


def test_every_http_type_has_its_own_description() -> None:
    for endpoint in ENDPOINTS:
        assert re.match(r"[A-Z].*[.?]", documents.about(endpoint.handler)), endpoint.name
    for name, schema in {**OPEN["components"]["schemas"], **ASYNC["components"]["schemas"]}.items():
        assert schema.get("description") or "enum" in schema, name


# Validity


def parts(document: Any) -> Iterator[dict[str, Any]]:
    if isinstance(document, dict):
        yield document
    for one in document.values() if isinstance(document, dict) else document if isinstance(document, list) else ():
        yield from parts(one)


def looked_up(document: dict[str, Any], reference: str) -> Any:
    found: Any = document
    for name in reference.removeprefix("#/").split("/"):
        found = found[name]
    return found


@pytest.mark.parametrize("document", [ASYNC, OPEN], ids=["asyncapi", "openapi"])
def test_every_reference_resolves(document: dict[str, Any]) -> None:
    references = [part["$ref"] for part in parts(document) if isinstance(part.get("$ref"), str)]
    assert len(references) > 20
    for reference in references:
        assert looked_up(document, reference)
    used = {reference.rpartition("/")[2] for reference in references}
    assert used >= set(document["components"]["schemas"])


def test_schemas_are_valid() -> None:
    for schema in ASYNC["components"]["schemas"].values():
        jsonschema.Draft7Validator.check_schema(schema)
    for schema in OPEN["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)
    assert not any(word in part for part in parts(ASYNC) for word in ("discriminator", "prefixItems", "$defs"))


def test_the_socket_description_is_valid_asyncapi_3() -> None:
    assert set(ASYNC) == {
        *("asyncapi", "info", "defaultContentType", "servers", "channels", "operations", "components"),
    }
    assert ASYNC["asyncapi"] == "3.0.0"
    assert {"title", "version"} <= set(ASYNC["info"])
    for server in ASYNC["servers"].values():
        assert {"host", "protocol"} <= set(server)
    (channel,) = ASYNC["channels"].values()
    assert set(re.findall(r"{(\w+)}", channel["address"])) == set(channel["parameters"])
    assert set(channel["messages"]) == set(ASYNC["components"]["messages"]) == {kind.__name__ for kind in KINDS}
    told: dict[str, set[str]] = {}
    for operation in ASYNC["operations"].values():
        assert looked_up(ASYNC, operation["channel"]["$ref"]) is channel
        names = [one["$ref"].removeprefix("#/channels/table/messages/") for one in operation["messages"]]
        told[operation["action"]] = set(names)
    assert told == {
        "receive": {kind.__name__ for kind in documents.COMMANDS},
        "send": {kind.__name__ for kind in documents.FRAMES},
    }
    for name, message in ASYNC["components"]["messages"].items():
        field = "do" if name in told["receive"] else "is"
        assert ASYNC["components"]["schemas"][name]["properties"][field] == {"enum": [message["name"]]}


def test_the_http_description_is_valid_openapi_31() -> None:
    assert set(OPEN) == {"openapi", "info", "servers", "paths", "components"}
    assert OPEN["openapi"] == "3.1.0"
    operations = [(path, one) for path, methods in OPEN["paths"].items() for one in methods.values()]
    ids = [operation["operationId"] for _, operation in operations]
    assert len(ids) == len(set(ids))
    for path, operation in operations:
        declared = {one["name"]: one for one in operation.get("parameters", ())}
        in_path = {name for name, one in declared.items() if one["in"] == "path"}
        assert set(re.findall(r"{(\w+)}", path)) == in_path
        assert all(one["required"] == (name in in_path) for name, one in declared.items())
        for status, response in operation["responses"].items():
            assert re.fullmatch(r"[1-5](\d\d|XX)", status)
            assert response["description"]
        for wanted in operation.get("security", ()):
            assert set(wanted) <= set(OPEN["components"]["securitySchemes"])


def test_every_route_is_described(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.server is not None
        app = innermost(server.server.config.app)
        routes = {
            (route.path, method.lower())  # type: ignore[attr-defined]
            for route in app.routes
            for method in getattr(route, "methods", None) or ()
        }
    described = {(path, method) for path, methods in OPEN["paths"].items() for method in methods}
    for_browsers = {
        *static_files.PAGES,
        static_files.MODULE,
        static_files.WORDS,
        static_files.WORDS_LATER,
        static_files.WORKER_PATH,
    }  # the API documents do not cover the front end
    protocol_only = {(path, method) for path, method in routes if method != "head" and path not in for_browsers}
    assert protocol_only == described


def innermost(app: Any) -> Starlette:
    """Return the application inside the wrapper that adds headers."""
    (found,) = [cell.cell_contents for cell in app.__closure__ if isinstance(cell.cell_contents, Starlette)]
    return found


# Agreement with real traffic


class Recorder:
    """A recorder of everything that the client sends and receives over the socket."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.frames: list[bytes] = []
        self.commands: list[bytes] = []
        self._read, self._encode = client.read, client.encode
        monkeypatch.setattr(client, "read", self)
        monkeypatch.setattr(client, "encode", self.encode)

    def decode(self, message: bytes) -> Any:
        self.frames.append(message)
        return self._read.decode(message)

    def encode(self, command: Any) -> bytes:
        self.commands.append(self._encode(command))
        return self.commands[-1]


def check(document: dict[str, Any], name: str, sent: bytes | str) -> None:
    validator = jsonschema.Draft7Validator if document is ASYNC else jsonschema.Draft202012Validator
    reference = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    validator(reference).validate(json.loads(sent))


def test_socket_traffic_matches_the_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder(monkeypatch)
    with running(tmp_path) as server:
        asyncio.run(say_everything(server))
    names = {str(kind.__struct_config__.tag): kind.__name__ for kind in KINDS}
    frames = {json.loads(frame)["is"] for frame in recorder.frames}
    assert frames == {"whole", "seats", "news", "chat", "reaction", "done", "refused", "bye"}
    assert len({json.loads(command)["do"] for command in recorder.commands}) >= 12
    for command in recorder.commands:
        check(ASYNC, names[json.loads(command)["do"]], command)
    for frame in recorder.frames:
        check(ASYNC, names[json.loads(frame)["is"]], frame)


async def say_everything(server: Running) -> None:
    async with Client(server.address) as ann, Client(server.address) as bob:
        table = await new_table(ann, seats=3, edition="launcher-2009")
        other = await bob.join(table.name)
        await other.sit("Bob", 1)
        await other.send(commands.Rise)
        await table.seat_bots()
        await table.send(commands.Clear, player=2)
        await table.send(commands.Exchange, player=1, other=2)
        await table.send(commands.SeatBot, player=1, level="novice")
        await table.send(commands.Say, text="Hello")
        await table.send(commands.Show, emote="hello")
        await table.send(commands.Mute, person=other.you, muted=True)
        await table.send(commands.Kick, person=other.you)
        await table.start()
        await table.look()
        await play_to_the_end(table)
        with pytest.raises(RefusedByServer):
            await table.send(commands.Hint)
        await table.send(commands.Again)


def test_http_responses_match_the_documents(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        token = asyncio.run(play_one(server))
        bearer = {"authorization": f"Bearer {token}"}
        check(OPEN, "Me", server.ask("/api/me", headers=bearer).body)
        (result,) = server.ask("/api/me/results", headers=bearer).json
        check(OPEN, "Result", json.dumps(result))
        (exported,) = server.ask("/api/me/export", headers=bearer).json
        check(OPEN, "Exported", json.dumps(exported))
        check(OPEN, "Replay", server.ask(f"/api/replays/{result['replay']}").body)
        made = server.ask("/api/tables", "POST", b"{}")
        check(OPEN, "Made", made.body)
        check(OPEN, "Found", server.ask(f"/api/codes/{made.json['code']}").body)
        check(OPEN, "Program", server.ask("/api/programs", "POST", b'{"name": "Robot"}').body)
        for path in ("/nope", "/api/me/results", "/api/codes/x"):
            check(OPEN, "Problem", server.ask(path).body)


async def play_one(server: Running) -> str:
    async with Client(server.address) as ann:
        table = await new_table(ann, public=True)
        (listed,) = await ann.listed()
        check(OPEN, "Listed", msgspec.json.encode(listed))
        await table.seat_bots()
        await table.start()
        await play_to_the_end(table)
        await table.until(lambda table: table.seats.replay is not None)
        return str(ann.token)
