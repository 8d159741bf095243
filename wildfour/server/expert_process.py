"""Separate process for the expert and network bots, so that a crash or hang affects no table.

The first request starts the process. It restarts after a failure. If an answer does not arrive in time, a skilled bot
moves instead.
"""

import asyncio
import logging
import re
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress

import msgspec

from wildfour.bots.expert.expert_worker import NOT_READY, Answer, MoveEstimate, Prepare, Request
from wildfour.bots.round_history import view_with_history
from wildfour.match import Match
from wildfour.server.logs import log
from wildfour.support.extras import RUN, has_machine_code, machine_code_stage
from wildfour.table import BotQuestion

PROGRAM = (
    "import sys; sys.path[:] = sys.argv[1:]; from wildfour.support.priority import lower_priority; lower_priority(); "
    "from wildfour.bots.expert.expert_worker import serve; serve(1)"
)
PATIENCE = 8.0  # seconds to wait for an answer
FIRST_PATIENCE = 600.0  # seconds for the first answer: compiling the expert takes minutes on a slow computer
REST = 10.0  # seconds before restarting a failed process
COMPILING = 1.0  # seconds between attempts while code for more decks is being compiled
EXITING = 1.0  # seconds for a process that has closed its output to exit
MOST_WAITING = 64
FEW_WAITING = 4  # requests; above this, tables without people must wait
LONGEST_LINE = 1 << 20
LONGEST_TRACEBACK = 1 << 14
PLACE, ERROR = re.compile(r'File "(?:.*wildfour/)?(.+?)", line (\d+)'), re.compile(r"[\w.]+")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Answer).decode
Callback = Callable[[Answer | None], None]


class Expert:
    """A queue of requests to the expert process. A request that times out or overflows the queue gets no answer."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._process: Process | None = None
        self._starting = False
        self._listener: asyncio.Task[None] | None = None
        self._waiting: dict[int, Callback] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._number = 0
        self._ready = False
        self._restart_after = 0.0
        self._queue: list[bytes] = []
        self._prepared: set[int] = set()
        self.failures = 0

    def prepare(self, decks: int) -> None:
        """Start the process early for tables with `decks` decks, if it can run machine code."""
        if decks in self._prepared or not has_machine_code() or self._loop.time() < self._restart_after:
            return
        self._prepared.add(decks)
        self._queue.append(encode(Prepare(decks)) + b"\n")
        self._start()
        self._send()

    def ask(self, question: BotQuestion, match: Match, bot: str, then: Callable[[str | None], None]) -> None:
        """Request a bot's move and pass it to `then`, or pass None if there is no answer or the bot makes no move.
        Before the process is warm, `then` gets None immediately."""
        if not self._ready:
            self._start()
            self._loop.call_soon(then, None)
            return
        self.send_question(question, match, bot, lambda answer: then(answer.move if answer else None))

    def weigh(self, question: BotQuestion, match: Match, then: Callable[[list[MoveEstimate]], None]) -> "Weighing":
        """Request an estimate for every move, the expert's choice first. `then` runs on the event loop, never
        synchronously."""
        return Weighing(self, question, match, then)

    def forget(self, number: int) -> None:
        """Ignore the answer to a request."""
        self._waiting.pop(number, None)
        timer = self._timers.pop(number, None)
        if timer is not None:
            timer.cancel()

    def send_question(self, question: BotQuestion, match: Match, bot: str, then: Callback) -> int:
        """Send a request, and return its number."""
        self._number += 1
        number = self._number
        if len(self._waiting) >= MOST_WAITING or self._loop.time() < self._restart_after:
            self._loop.call_soon(then, None)
            return number
        self._waiting[number] = then
        patience = PATIENCE if self._ready else FIRST_PATIENCE
        self._timers[number] = self._loop.call_later(patience, self._time_out, number)
        view = view_with_history(question.view, match.round)
        self._queue.append(encode(Request(number, view, question.moves, question.stakes, bot)) + b"\n")
        self._start()
        self._send()
        return number

    def _start(self) -> None:
        if self._process is None and not self._starting and self._loop.time() >= self._restart_after:
            self._starting = True
            self._listener = self._loop.create_task(self._run())

    def _send(self) -> None:
        process = self._process
        if process is not None and process.stdin is not None:
            with suppress(OSError, RuntimeError):
                process.stdin.write(b"".join(self._queue))
            self._queue = []

    async def _run(self) -> None:
        """Start the process, read its answers, and clean up when it exits."""
        try:
            folders = [] if has_machine_code() else await package_folders()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                PROGRAM,
                *sys.path,
                *folders,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,
            )
            self._starting = False
            self._send()
            assert self._process.stdout is not None
            assert self._process.stderr is not None
            self._errors = self._loop.create_task(end_of(self._process.stderr))
            async for line in self._process.stdout:
                self._receive(decode(line))
            with suppress(TimeoutError):  # its exit code is lost if it is killed while it exits
                await asyncio.wait_for(self._process.wait(), EXITING)
        except (OSError, ValueError, msgspec.MsgspecError):
            pass
        finally:
            self._starting = False
            await self._clean_up()
            self._has_failed()

    async def _clean_up(self) -> None:
        """Stop the process, which may have sent invalid output without exiting, and log its error."""
        self.stop()
        if self._process is not None:
            code = await self._process.wait()
            if found := diagnosis(await self._errors):
                log("expert-ended", logging.WARNING, code=code, **found)

    def _receive(self, answer: Answer) -> None:
        if answer.number == 0:
            self._ready = not answer.failure
            return
        timer = self._timers.pop(answer.number, None)
        if timer is not None:
            timer.cancel()
        then = self._waiting.pop(answer.number, None)
        if then is not None:
            then(answer)

    def _time_out(self, number: int) -> None:
        """Drop a request that timed out, and stop the unresponsive process."""
        self._timers.pop(number, None)
        then = self._waiting.pop(number, None)
        self.stop()
        if then is not None:
            then(None)

    def _has_failed(self) -> None:
        self.failures += 1
        self._process, self._ready, self._queue, self._prepared = None, False, [], set()
        self._restart_after = self._loop.time() + REST
        waiting, self._waiting = self._waiting, {}
        for timer in self._timers.values():
            timer.cancel()
        self._timers = {}
        for then in waiting.values():
            then(None)

    @property
    def busy(self) -> bool:
        """Check whether tables where no person plays must wait, so that all other tables are served at once."""
        return len(self._waiting) >= FEW_WAITING

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def stop(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """Cancel the reader and stop the process."""
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener


class Weighing:
    """A request for estimates. It waits while code for the table's number of decks is being compiled."""

    def __init__(
        self, expert: Expert, question: BotQuestion, match: Match, then: Callable[[list[MoveEstimate]], None]
    ) -> None:
        self._expert, self._question, self._match, self._then = expert, question, match, then
        self._attempts = int(FIRST_PATIENCE / COMPILING)
        self._retry: asyncio.TimerHandle | None = None
        self._ask()

    def _ask(self) -> None:
        self._attempts -= 1
        self._number = self._expert.send_question(self._question, self._match, "", self._receive)

    def _receive(self, answer: Answer | None) -> None:
        if answer is not None and answer.failure == NOT_READY and self._attempts > 0:
            self._retry = asyncio.get_running_loop().call_later(COMPILING, self._ask)
        else:
            self._then(answer.weighed if answer else [])

    def stop(self) -> None:
        """Cancel the request: `then` will not run."""
        self._then = ignore
        if self._retry is not None:
            self._retry.cancel()
        self._expert.forget(self._number)


def ignore(weighed: list[MoveEstimate]) -> None:
    """Discard an answer that is no longer wanted."""


async def end_of(stream: asyncio.StreamReader) -> bytes:
    """Read a stream to its end, and return its last bytes."""
    last = b""
    while data := await stream.read(LONGEST_TRACEBACK):
        last = (last + data)[-LONGEST_TRACEBACK:]
    return last


def diagnosis(errors: bytes) -> dict[str, str]:
    """Return the type and location of an error that a process reported, but not its message, which may contain
    cards."""
    text = errors.decode(errors="replace").strip()
    places = [f"{file}:{line}" for file, line in PLACE.findall(text)][-4:]
    kind = ERROR.match(text.rpartition("\n")[2])
    return {"error": kind[0], "at": " > ".join(places)} if kind and places else {}


async def package_folders() -> list[str]:
    """List the folders of the packages that run.py downloads. Return an empty list without run.py."""
    if not RUN.is_file():
        return []
    fetching = await asyncio.create_subprocess_exec(
        sys.executable, str(RUN), "set-up", machine_code_stage(), stdin=DEVNULL, stdout=PIPE, start_new_session=True
    )
    printed, _ = await fetching.communicate()
    return printed.decode().splitlines()
