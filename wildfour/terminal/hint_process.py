"""The expert that gives hints, in a process of its own: it gets ready while people play, and nobody waits for it."""

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
from wildfour.support.extras import has_compiler

# The other process finds Wildfour where this one did.
PROGRAM = (
    "import sys; sys.path[:] = sys.argv[2:]; "
    "from wildfour.bots.expert.expert_worker import serve; serve(int(sys.argv[1]))"
)
TICK = 0.1  # seconds after which Ctrl-C is noticed, on systems where waiting cannot be interrupted


class HintProcess:
    """Asks the expert; it is started by the first question, or before."""

    def __init__(self, decks: int) -> None:
        self._decks = decks
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: Queue[Answer | None] = Queue()  # None at the end
        self._ready = Event()
        self._number = 0

    @property
    def is_ready(self) -> bool:
        """Will an answer come at once?"""
        return self._ready.is_set()

    def get_ready(self) -> None:
        """Begin before anybody asks, where there is a compiler. If it does not work, the first question will tell."""
        if has_compiler():
            with suppress(OSError):
                self._start()

    def _start(self) -> None:
        """Ctrl-C at the keyboard is for the game: the other process does not hear it."""
        if self._process is not None:
            return
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

    def weigh(self, view: View, moves: tuple[str, ...], stakes: Stakes) -> list[MoveEstimate]:
        """The moves, best first. It can be interrupted, and asked anew."""
        try:
            self._start()
        except OSError as error:
            raise Invalid("hint-impossible", reason=str(error)) from error
        self._number += 1
        self._send(Request(self._number, as_view_with_history(view), moves, stakes))
        while True:
            answer = self._next_answer()
            if answer is None or answer.failure:
                self.stop()
                raise Invalid("hint-impossible", reason=answer.failure) if answer else Invalid("hint-ended")
            if answer.number == self._number:
                return answer.weighed

    def _send(self, request: Request) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        with suppress(OSError):  # where it has ended, what it said last is the reason
            self._process.stdin.write(msgspec.json.encode(request) + b"\n")
            self._process.stdin.flush()

    def _next_answer(self) -> Answer | None:
        while True:
            try:
                return self._answers.get(timeout=TICK)
            except Empty:
                continue

    def stop(self) -> None:
        """Whatever it is doing, it ends."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        self._ready.clear()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            with suppress(OSError):  # a question that it never read
                pipe.close()


def listen(lines: IO[bytes], answers: "Queue[Answer | None]", ready: Event) -> None:
    """Take in what the other process says, until it ends."""
    decode = msgspec.json.Decoder(Answer).decode
    for line in lines:
        answer = decode(line)
        if answer.number == 0 and not answer.failure:
            ready.set()
        answers.put(answer)
    answers.put(None)
