"""Rounds of replays, computed one at a time: tables come first."""

import asyncio

from wildfour.errors import Invalid
from wildfour.protocol.http_types import ReplayRound
from wildfour.server.http.replay_rounds import round_told
from wildfour.server.http.responses import Refusal

MOST_WAITING = 16  # requests


class ReplayQueue:
    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def round(self, text: str, number: int, seen_by: int | None, you: int | None) -> ReplayRound:
        if self._waiting >= MOST_WAITING:
            raise Refusal(429, Invalid("too-fast"))
        self._waiting += 1
        try:
            async with self._lock:
                return await asyncio.to_thread(round_told, text, number, seen_by, you)
        finally:
            self._waiting -= 1
