"""What can go wrong for a client."""

from collections.abc import Mapping
from typing import Any

import msgspec

from wildfour.protocol.http_types import Problem
from wildfour.words import ENGLISH, Catalogue, Message


class RefusedByServer(Exception):
    """The server refused something; nothing has changed there. `kind` is invalid, illegal, stale or too-fast."""

    def __init__(self, says: str, message: Mapping[str, Any], kind: str = "invalid") -> None:
        super().__init__(says)
        self.says = says
        self.message = message
        self.kind = kind

    def told(self, words: Catalogue = ENGLISH) -> str:
        """The same sentence in the language of a catalogue."""
        return words.tell(Message(id=self.message["id"], arguments=self.message["arguments"]))


def refusal_in(body: bytes) -> RefusedByServer:
    """Read the body of an answer that refuses something."""
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.MsgspecError:
        return RefusedByServer(body.decode(errors="replace")[:200], {"id": "no-such-page", "arguments": {}})
    return RefusedByServer(problem.says, problem.message)


class Closed(Exception):
    """The server has closed the table to this client for good; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
