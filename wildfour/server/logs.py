"""The log of the process: a line of JSON for each thing that happened. No hand, no token, no link, no code and no chat
gets into it: tables are named by their numbers, refusals by their ids, and errors by their types and places."""

import asyncio
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

from wildfour.errors import WildfourError

LOGGER = logging.getLogger("wildfour.server")
OTHERS = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio")
Field = str | int | float | bool | None


def log(event: str, level: int = logging.INFO, **fields: Field) -> None:
    """`log("table-made", table=7)`. Whoever writes a new one asks: could a card, a name or a secret be in it?"""
    LOGGER.log(level, event, extra={"fields": fields})


def log_error(event: str, error: BaseException, **fields: Field) -> None:
    """What an error says may tell of cards; what it is, and where it came from, does not."""
    what = {"error": type(error).__name__, "at": place(error)}
    if isinstance(error, WildfourError):
        what["id"] = error.id
    log(event, logging.ERROR, **what, **fields)


def place(error: BaseException) -> str:
    """The innermost lines of code, outermost first."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    return " > ".join(f"{frame.filename.rpartition('wildfour/')[2]}:{frame.lineno}" for frame in frames)


class Lines(logging.Formatter):
    """Time, level, event and fields. Of other packages only the unfilled template is kept: what they would fill in,
    paths and messages of clients, is not for a log."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
        }
        if record.name == LOGGER.name:
            line |= {"event": record.msg, **getattr(record, "fields", {})}
        else:
            line |= {"event": record.name, "says": str(record.msg).partition("\n")[0]}
            if record.exc_info and record.exc_info[1] is not None:
                line |= {"error": type(record.exc_info[1]).__name__, "at": place(record.exc_info[1])}
        return msgspec.json.encode(line).decode()


def set_up(level: str, stream: TextIO | None = None) -> None:
    """To stderr, unless another stream is given."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    LOGGER.setLevel(level.upper())
    for name in OTHERS:
        logging.getLogger(name).setLevel(logging.WARNING)


def unexpected(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """For `loop.set_exception_handler`: asyncio's own would show the arguments of the call, frames with hands among
    them."""
    error = context.get("exception")
    if error is None:
        log("unexpected", logging.ERROR)
    else:
        log_error("unexpected", error)
