"""Separate process for replaying transcripts, because anyone may send one."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from wildfour.errors import Invalid
from wildfour.server.expert_process import diagnosis, end_of
from wildfour.server.http.replay_rounds import ANSWER, QUESTION
from wildfour.server.http.responses import Refusal
from wildfour.server.logs import log

PROGRAM = "import sys; sys.path[:] = sys.argv[1:]; from wildfour.server.http.replay_rounds import serve; serve()"
PATIENCE = 30.0  # seconds to wait for an answer; replay_rounds.py gives up sooner


class ReplayProcess:
    """A worker process. The first request starts it, and it restarts after a failure. It takes one request at a
    time."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._errors: asyncio.Task[bytes] | None = None

    async def ask(self, question: bytes) -> tuple[int, bytes]:
        """Return the status and body of the HTTP response."""
        try:
            async with asyncio.timeout(PATIENCE):
                if self._process is None:
                    await self._start()
                assert self._process is not None
                assert self._process.stdin is not None
                assert self._process.stdout is not None
                self._process.stdin.write(QUESTION.pack(len(question)) + question)
                await self._process.stdin.drain()
                status, size = ANSWER.unpack(await self._process.stdout.readexactly(ANSWER.size))
                return status, await self._process.stdout.readexactly(size)
        except (OSError, EOFError) as error:
            await self.end()
            raise Refusal(422, Invalid("replay-takes-too-long")) from error
        except asyncio.CancelledError:
            await self.end()  # otherwise, the process's late answer would be mistaken for the next answer
            raise

    async def _start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, *sys.path, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
        )
        assert self._process.stderr is not None
        self._errors = asyncio.create_task(end_of(self._process.stderr))

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and self._errors is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            if found := diagnosis(await self._errors):
                log("replays-ended", logging.WARNING, **found)
