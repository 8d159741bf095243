"""The server's log: JSON lines without cards, codes, tokens, or messages."""

import asyncio
import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.server.running import Running, new_table, open_refused, play_to_the_end, running
from wildfour import Round
from wildfour.client import Client, RefusedByServer
from wildfour.errors import Invalid
from wildfour.protocol.commands import Say
from wildfour.server.logs import LOGGER, OTHERS, log, log_error, set_up, unexpected

CARD = re.compile(r"\b(?:[bgory](?:\d|S|R|\+2|F)|W4?|M)(?:>[bgory])?(?![\w-])")
CHAT = "I have two sevens"


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Collect the lines logged at debug level."""
    root, levels = logging.getLogger(), {name: logging.getLogger(name).level for name in (LOGGER.name, *OTHERS)}
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    root.handlers = []
    set_up("debug", stream)
    yield stream
    root.handlers, root.level = handlers, level
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


def test_a_logged_repr_of_a_round_is_noticed(lines: io.StringIO, reprs: list[str]) -> None:
    log_error("request-failed", Invalid(f"no such thing as {Round(players=2, seed=1)!r}"))
    assert reprs == ["Round"]
    reprs.clear()


def test_no_secret_gets_into_the_log(tmp_path: Path, lines: io.StringIO) -> None:
    """A match with failures: bad codes, bad links, bad frames, and a log that does not replay."""
    with running(tmp_path) as server:
        secrets = asyncio.run(play(server))
    spoil_the_log(tmp_path / "tables.db")
    with running(tmp_path) as server:
        asyncio.run(come_back(server, secrets["table"], secrets["token"]))
    text = lines.getvalue()
    events = [json.loads(line) for line in text.splitlines()]
    assert {one["event"] for one in events} == {"started", "table-made", "stopping", "stopped", "table-not-loaded"}
    assert all({"time", "level", "event"} <= one.keys() for one in events)
    for name, secret in secrets.items():
        assert secret not in text, name
    values = [str(value) for one in events for key, value in one.items() if key != "time"]
    assert [value for value in values if CARD.search(value)] == []


async def play(server: Running) -> dict[str, str]:
    async with Client(server.address) as ann:
        table = await new_table(ann)
        await table.seat_bots()
        await table.send(Say, text=CHAT)
        await table.start()
        await play_to_the_end(table)
        program = await ann.new_program("Robot")
        with pytest.raises(RefusedByServer):
            await ann.join_code("2345-6789")
        with pytest.raises(RefusedByServer):
            await ann.join("nosuchtable")
        with pytest.raises(RefusedByServer):
            await table.move("r7")
        assert table.made is not None
        assert table.seats is not None
        assert ann.token is not None
        return {
            "token": ann.token,
            "program": program.token,
            "code": table.made.code,
            "bare code": table.made.code.replace("-", ""),
            "table": table.name,
            "replay": table.seats.replay or "",
            "chat": CHAT,
            "person": table.you,
        }


def spoil_the_log(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("delete from snapshots")
        seq, data = db.execute("select seq, facts from log where instr(facts, cast('round-dealt' as blob))").fetchone()
        other = re.sub(rb'(round-dealt.*?-> [^"]*?)\b[rgb](\d)', rb"\1y\2", data, count=1)
        assert other != data
        db.execute("update log set facts = ? where seq = ?", (other, seq))


async def come_back(server: Running, table: str, token: str) -> None:
    refused = await open_refused(f"{server.address}/api/tables/{table}/socket", token)
    assert refused.status == 500
    assert refused.json["message"] == {"id": "table-cannot-go-on", "arguments": {}}


def test_an_error_is_logged_by_its_type_and_place(lines: io.StringIO) -> None:
    try:
        raise Invalid("log-does-not-replay", written="0 r7", now="0 b7")
    except Invalid as error:
        log_error("trouble", error, table=7)
    found = json.loads(lines.getvalue())
    assert "test_logs.py:" in found["at"]
    assert {key: value for key, value in found.items() if key not in ("time", "at")} == {
        "level": "error",
        "event": "trouble",
        "error": "Invalid",
        "id": "log-does-not-replay",
        "table": 7,
    }


def test_details_from_asyncio_are_left_out(lines: io.StringIO) -> None:
    def fail(frame: bytes) -> None:
        raise KeyError(frame)

    async def work() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(unexpected)
        loop.call_soon(partial(fail, b"r7 b7"))
        await asyncio.sleep(0.01)

    asyncio.run(work())
    found = json.loads(lines.getvalue())
    assert (found["event"], found["error"]) == ("unexpected", "KeyError")
    assert "r7" not in lines.getvalue()


def test_other_packages_log_only_their_templates(lines: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info("too quiet")
    logging.getLogger("uvicorn.error").warning('%s - "WebSocket %s" 403', "1.2.3.4", "/api/tables/secret/socket")
    found = json.loads(lines.getvalue())
    assert found["says"] == '%s - "WebSocket %s" 403'
    assert "secret" not in lines.getvalue()


def test_levels(lines: io.StringIO) -> None:
    set_up("warning", lines)
    log("started")
    log("odd", logging.WARNING, table=3)
    assert [json.loads(line)["event"] for line in lines.getvalue().splitlines()] == ["odd"]
