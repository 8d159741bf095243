"""What can go wrong for a client."""

from collections.abc import Mapping
from typing import Any

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


class Closed(Exception):
    """The server has closed the table to this client for good; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
