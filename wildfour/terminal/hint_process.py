"""Separate process for the expert, which gives hints. It warms up while people play."""

import subprocess
import sys
from contextlib import suppress
from queue import Empty, Queue
from threading import Event, Thread
from typing import IO

import msgspec

from wildfour.bots.expert.expert_worker import Answer, MoveEstimate, Request
from wildfour.bots.round_history import as_view_with_history
from wildfour.errors import Invalid
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.support.extras import has_machine_code

# The child process must import the same Wildfour package.
PROGRAM = (
    "import sys; sys.path[:] = sys.argv[2:]; from wildfour.support.priority import lower_priority; lower_priority(); "
    "from wildfour.bots.expert.expert_worker import serve; serve(int(sys.argv[1]))"
)
TICK = 0.1  # seconds between checks for Ctrl-C, on systems where waiting cannot be interrupted


class HintProcess:
    """Requests to the expert. The first request starts the process, unless `get_ready` did."""

    def __init__(self, decks: int) -> None:
        self._decks = decks
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: Queue[Answer | None] = Queue()  # None marks the end
        self._ready = Event()
        self._number = 0

    @property
    def is_ready(self) -> bool:
        """Return True if an answer will arrive at once."""
        return self._ready.is_set()

    def get_ready(self) -> None:
        """Start the process early, if it can run machine code. The first request reports any failure."""
        if has_machine_code():
            with suppress(OSError):
                self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        """Start the process once, in a separate session so that Ctrl-C reaches only the game."""
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, str(self._decks), *sys.path],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            )
            assert self._process.stdout is not None
            self._answers, self._ready = Queue(), Event()
            Thread(target=listen, args=(self._process.stdout, self._answers, self._ready), daemon=True).start()
        return self._process

    def weigh(self, view: View, moves: tuple[str, ...], stakes: Stakes) -> list[MoveEstimate]:
        """Request move estimates, best first. The wait can be interrupted, and the request can be repeated."""
        try:
            process = self._started()
        except OSError as error:
            raise Invalid("hint-impossible", reason=str(error)) from error
        self._number += 1
        request = Request(self._number, as_view_with_history(view), moves, stakes)
        assert process.stdin is not None
        with suppress(OSError):  # if the process has ended, its last answer gives the reason
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            process.stdin.flush()
        while True:
            try:
                answer = self._answers.get(timeout=TICK)
            except Empty:
                continue
            if answer is None or answer.failure:
                self.stop()
                raise Invalid("hint-impossible", reason=answer.failure) if answer else Invalid("hint-ended")
            if answer.number == self._number:
                return answer.weighed

    def stop(self) -> None:
        """End the process, even if it is busy."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        self._ready.clear()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            with suppress(OSError):  # the process never read a request
                pipe.close()


def listen(lines: IO[bytes], answers: "Queue[Answer | None]", ready: Event) -> None:
    """Put the process's answers into a queue until it ends."""
    decode = msgspec.json.Decoder(Answer).decode
    for line in lines:
        answer = decode(line)
        if answer.number == 0 and not answer.failure:
            ready.set()
        answers.put(answer)
    answers.put(None)
