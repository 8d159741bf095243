"""Errors that the client raises."""

from collections.abc import Mapping
from typing import Any

import msgspec

from wildfour.errors import WildfourError
from wildfour.protocol.http_types import Problem
from wildfour.words import ENGLISH, Catalogue, Message


class RefusedByServer(Exception):
    """A command or request that the server rejected. Nothing changed. `kind` is invalid, illegal, stale, or
    too-fast."""

    def __init__(self, says: str, message: Mapping[str, Any], kind: str = "invalid") -> None:
        super().__init__(says)
        self.says = says
        self.message = message
        self.kind = kind

    def told(self, words: Catalogue = ENGLISH) -> str:
        """Translate the error with a catalog."""
        return words.tell(Message(id=self.message["id"], arguments=self.message["arguments"]))


def refusal_in(body: bytes) -> RefusedByServer:
    """Parse the body of an error response."""
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.MsgspecError:
        return RefusedByServer(body.decode(errors="replace")[:200], {"id": "no-such-page", "arguments": {}})
    return RefusedByServer(problem.says, problem.message)


class Closed(Exception):
    """The end of a connection, because the server permanently closed the table for this client. `reason` gives the
    cause."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Cheat(WildfourError):
    """A contradiction in what a server has shown of its fair deals."""


class CheatingServer(WildfourError):
    """Error that ends a table whose server cheated. The message names the evidence file."""
