"""Evidence file against a cheating server, with the frames it sent and the client's notes."""

import json
import tempfile
import time
from collections import deque
from pathlib import Path

import msgspec

from wildfour.client.errors import CheatingServer
from wildfour.errors import WildfourError
from wildfour.fair.proof import Noted
from wildfour.protocol.frames import AnyFrame, News, Seats, Whole

MOST_CEREMONY, MOST_MOVES = 100, 50  # number of newest frames to keep


class Evidence:
    """The newest frames about a table's fair deals, and a transcript that contradicts them."""

    def __init__(self, server: str, table: str) -> None:
        self._server, self._table = server, table
        self._ceremony: deque[str] = deque(maxlen=MOST_CEREMONY)
        self._moves: deque[str] = deque(maxlen=MOST_MOVES)
        self.transcript = ""

    def note(self, frame: AnyFrame, message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        if isinstance(frame, Seats) or (isinstance(frame, Whole) and frame.game is None):
            self._ceremony.append(text)
        elif isinstance(frame, News | Whole):
            self._moves.append(text)

    def keep(self, why: WildfourError, match: int, notes: Noted) -> CheatingServer:
        """Write the file to the current folder, or else to the temporary folder. Return the error that names it."""
        evidence = {
            "says": str(why),
            "message": msgspec.to_builtins(why.message),
            "server": self._server,
            "table": self._table,
            "match": match,
            "time": int(time.time()),
            "notes": msgspec.to_builtins(notes),
            "ceremony": [json.loads(text) for text in self._ceremony],
            "moves": [json.loads(text) for text in self._moves],
            "transcript": self.transcript,
        }
        name = f"wildfour-evidence-{self._table}-{match}-{time.time_ns()}.json"
        for folder in (Path.cwd(), Path(tempfile.gettempdir())):
            path = folder / name
            try:
                path.write_text(json.dumps(evidence, ensure_ascii=False, indent=1), encoding="utf-8")
            except OSError:
                continue
            return CheatingServer("server-cheated-evidence", cheat=why.message, file=str(path))
        return CheatingServer("server-cheated-no-evidence", cheat=why.message)
