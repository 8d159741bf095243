"""Errors that the client raises."""

from collections.abc import Mapping
from typing import Any

import msgspec

from wildfour.errors import WildfourError
from wildfour.protocol.http_types import Problem
from wildfour.words import ENGLISH, Catalogue, Message


class RefusedByServer(Exception):
    """A command or request that the server rejected; nothing changed. `kind`: invalid, illegal, stale, or too-fast."""

    def __init__(self, says: str, message: Mapping[str, Any], kind: str = "invalid") -> None:
        super().__init__(says)
        self.says = says
        self.message = message
        self.kind = kind

    def told(self, words: Catalogue = ENGLISH) -> str:
        """Translate the error with a catalog."""
        return words.tell(Message(id=self.message["id"], arguments=self.message["arguments"]))


def refusal_in(body: bytes) -> RefusedByServer:
    """Read the body of an answer that refuses something."""
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.MsgspecError:
        return RefusedByServer(body.decode(errors="replace")[:200], {"id": "no-such-page", "arguments": {}})
    return RefusedByServer(problem.says, problem.message)


class Closed(Exception):
    """The server permanently closed the table for this client; `reason` is the cause."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Cheat(WildfourError):
    """A contradiction in the fair deals that a server has shown."""


class CheatingServer(WildfourError):
    """The end of a table whose server cheated; the sentence names the file of evidence."""
