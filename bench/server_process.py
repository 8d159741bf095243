"""Servers to be measured, each in a process of its own, and what they cost."""

import os
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ENVIRONMENT = {
    "WILDFOUR_REQUESTS_A_SECOND": "1000000",
    "WILDFOUR_NEW_TABLES_A_MINUTE": "100000000",
    "WILDFOUR_FRAMES_A_SECOND": "1000000",
    "WILDFOUR_MOST_SOCKETS": "1000000",
    "WILDFOUR_MOST_TABLES": "100000",
    "WILDFOUR_BETWEEN_ROUNDS": "0",
    "WILDFOUR_CATCH_WINDOW": "0",
    "WILDFOUR_EXPERT": "no",
    "WILDFOUR_LOG_LEVEL": "warning",
}
# The server with a clock of its loop beside it: the longest time that a tick of 1 ms came late is printed at SIGUSR1.
SERVER = """
import asyncio, gc, signal, sys, time
from pathlib import Path
from wildfour.server import lifecycle as one
from wildfour.server.settings import ServerSettings
settings = ServerSettings.of(port=int(sys.argv[1]), database=Path(sys.argv[2]))
late, pauses = [0.0], []

async def watch():
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGUSR1, tell)
    due = loop.time()
    while True:
        due = max(due, loop.time() - 0.001) + 0.001
        await asyncio.sleep(due - loop.time())
        late[0] = max(late[0], loop.time() - due)

def tell():
    print("late", late[0], flush=True)
    late[0] = 0.0

original = one.serve
async def serve(*arguments):
    watching = asyncio.create_task(watch())
    await original(*arguments)
one.serve = serve
if sys.argv[3] == "watch":
    one.run(settings, one.listen(settings))
else:
    one.serve = original
    one.run(settings, one.listen(settings))
"""
ECHO = """
import sys, asyncio, gc
import uvicorn
from wildfour.server.table.broadcast import framed
from wildfour.server.lifecycle import GC_THRESHOLDS, SWITCH_INTERVAL, loop_factory
from wildfour.server.websocket import SOCKET, Sockets
tables = {}

async def app(scope, receive, send):
    await receive()
    await send({"type": "websocket.accept"})
    name, socket = scope["path"], scope["extensions"][SOCKET]
    others = tables.setdefault(name, [])
    others.append(socket)
    def taken(data):
        frame = framed(data)
        for other in others:
            other.write_frame(frame)
    socket.taken_by = taken
    await receive()

gc.freeze()
gc.set_threshold(*GC_THRESHOLDS)
sys.setswitchinterval(SWITCH_INTERVAL)
config = uvicorn.Config(app, port=int(sys.argv[1]), ws=Sockets, ws_per_message_deflate=False, ws_max_size=8192,
                        lifespan="off", log_level="warning", access_log=False)
with asyncio.Runner(loop_factory=loop_factory()) as runner:
    runner.run(uvicorn.Server(config).serve())
"""
# The same as any ASGI application would do it: a task for each socket, messages and frames by await.
PLAIN_ECHO = ECHO.replace(
    """    def taken(data):
        frame = framed(data)
        for other in others:
            other.write_frame(frame)
    socket.taken_by = taken
    await receive()
""",
    """    others[-1] = send
    while (message := await receive())["type"] == "websocket.receive":
        for other in others:
            await other({"type": "websocket.send", "text": message["text"]})
""",
)
# The same with Starlette, on which the server is built.
STARLETTE_ECHO = """
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect
""" + ECHO.replace(
    ECHO[ECHO.index("async def app") : ECHO.index("gc.freeze()")],
    """async def echo(websocket):
    await websocket.accept()
    others = tables.setdefault(websocket.path_params["table"], [])
    others.append(websocket)
    try:
        while True:
            text = await websocket.receive_text()
            for other in others:
                await other.send_text(text)
    except WebSocketDisconnect:
        pass

app = Starlette(routes=[WebSocketRoute("/{table}", echo)])
""",
)
IDLE = """
import asyncio, sys, time
async def watch(seconds):
    loop = asyncio.get_running_loop()
    end, due, late = loop.time() + seconds, loop.time(), 0.0
    while due < end:
        due = max(due, loop.time() - 0.001) + 0.001
        await asyncio.sleep(due - loop.time())
        late = max(late, loop.time() - due)
    print(late, flush=True)
from wildfour.server.lifecycle import loop_factory
with asyncio.Runner(loop_factory=loop_factory()) as runner:
    runner.run(watch(float(sys.argv[1])))
"""


@dataclass
class Process:
    program: str
    arguments: list[str]
    port: int = 0
    process: subprocess.Popen[str] = field(init=False)

    def start(self) -> "Process":
        self.port = self.port or free_port()
        environment = {**os.environ, **ENVIRONMENT}
        command = [sys.executable, "-c", self.program, str(self.port), *self.arguments]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            if self.process.poll() is not None:
                raise SystemExit("The server did not start.")
            time.sleep(0.01)

    def cpu(self) -> float:
        """Seconds of processor time so far, of all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """MB of its own, now."""
        line = next(
            line for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines() if "VmRSS" in line
        )
        return int(line.split()[1]) / 1000

    def late(self) -> float:
        """The longest time that its loop was late since this was last asked."""
        self.process.send_signal(10)
        assert self.process.stdout is not None
        return float(self.process.stdout.readline().split()[1])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
