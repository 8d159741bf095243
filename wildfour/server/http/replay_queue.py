"""Queue of requests to the replay process. Each address can have one request in the queue at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from starlette.requests import Request
from starlette.responses import Response

from wildfour.errors import Invalid
from wildfour.server.http.origins import address_of
from wildfour.server.http.replay_process import ReplayProcess
from wildfour.server.http.responses import JSON, Refusal

MOST_WAITING = 64  # requests per address that wait behind its queued request
MOST_BYTES = 4 << 20  # transcript bytes per address in waiting requests


@dataclass(slots=True)
class Line:
    """Requests from one address, first come, first served."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0
    size: int = 0


class ReplayQueue:
    def __init__(self) -> None:
        self._process = ReplayProcess()
        self._turn = asyncio.Lock()
        self._lines: dict[str, Line] = {}

    async def ask(self, request: Request, size: int, question: Callable[[], Awaitable[bytes]]) -> Response:
        """Respond with the process's result. `size` is the memory that the request holds while it waits."""
        address = address_of(request)
        line = self._lines.setdefault(address, Line())
        if line.waiting >= MOST_WAITING or line.size + size > MOST_BYTES:
            raise Refusal(429, Invalid("too-fast"))
        line.waiting, line.size = line.waiting + 1, line.size + size
        try:
            async with line.turn, self._turn:
                if await request.is_disconnected():
                    return Response()
                status, body = await self._process.ask(await question())
                return Response(body, status, media_type=JSON, headers={"cache-control": "no-store"})
        finally:
            line.waiting, line.size = line.waiting - 1, line.size - size
            if not line.waiting:
                del self._lines[address]

    async def close(self) -> None:
        await self._process.end()
