"""The server log: one JSON line per event. It never contains cards, tokens, links, codes, or chat: tables appear by
number, refusals by id, and errors by type and location."""

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
    """Log an event: `log("table-made", table=7)`. Never pass a card, a name, or a secret."""
    LOGGER.log(level, event, extra={"fields": fields})


def log_error(event: str, error: BaseException, **fields: Field) -> None:
    """Log the type and location of an error, without its text, which may contain cards."""
    what = {"error": type(error).__name__, "at": place(error)}
    if isinstance(error, WildfourError):
        what["id"] = error.id
    log(event, logging.ERROR, **what, **fields)


def place(error: BaseException) -> str:
    """Return the innermost frames of a traceback, outermost first."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    return " > ".join(f"{frame.filename.rpartition('wildfour/')[2]}:{frame.lineno}" for frame in frames)


class Lines(logging.Formatter):
    """A formatter for time, level, event, and fields. For other packages, it logs only the unfilled message template,
    because the arguments may contain paths and client messages."""

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
    """Set up logging (default: stderr)."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    LOGGER.setLevel(level.upper())
    for name in OTHERS:
        logging.getLogger(name).setLevel(logging.WARNING)


def unexpected(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle exceptions of the event loop. asyncio's own handler would log call arguments, which may contain hands."""
    error = context.get("exception")
    if error is None:
        log("unexpected", logging.ERROR)
    else:
        log_error("unexpected", error)
