"""The process of `wildfour serve`: startup, signals, and shutdown."""

import asyncio
import errno
import gc
import os
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from wildfour.errors import Invalid
from wildfour.server.http.app import make_app
from wildfour.server.http.origins import networks_in
from wildfour.server.logs import log, set_up, unexpected
from wildfour.server.open_connections import HttpConnection, OpenConnections
from wildfour.server.settings import ServerSettings
from wildfour.server.storage.sqlite_database import SqliteDatabase
from wildfour.server.table_registry import Tables
from wildfour.server.websocket import LONGEST_MESSAGE, Sockets
from wildfour.version import VERSION
from wildfour.words import ENGLISH, Message, saying

PING_EVERY, PING_TIMEOUT = 5.0, 5.0  # seconds
FAREWELL = 0.7  # seconds for clients to close; after as long again, they are disconnected
SHUTDOWN_TIMEOUT = 2  # seconds before open requests are abandoned
LONGEST_END = 30.0  # seconds to wait for a disk that does not respond
GC_THRESHOLDS = (50_000, 20, 100)
SWITCH_INTERVAL = 0.001  # seconds that the writer waits for the interpreter lock after a commit
LAST_PORT = 65535
TICKS_OF_CHECKS = 10  # ticks (0.1 seconds each) between checks of open connections
MOST_FILES = 65536
NO_DISK = 74  # exit status EX_IOERR
Ready = Callable[[], object]


class Server(uvicorn.Server):
    """A uvicorn server that notifies clients and flushes storage before it closes sockets."""

    def __init__(self, config: uvicorn.Config, tables: Tables, ready: Ready) -> None:
        super().__init__(config)
        self.tables = tables
        self._ready = ready
        settings = tables.settings
        most = min(settings.most_connections, files_allowed() // 2)
        self._connections = OpenConnections(most, networks_in(settings.trusted_proxies))
        self.server_state.connections = self._connections

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        log("started", version=VERSION, tables=len(self.tables.rows))
        self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_OF_CHECKS == 0:
            self._connections.drop_idle(self.tables.loop.time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with ending_within(LONGEST_END):
            await self._end(sockets)

    async def _end(self, sockets: list[socket.socket] | None) -> None:
        log("stopping", sockets=len(self.server_state.connections))
        for server in self.servers:
            server.close()
        await self.tables.stop()
        loop = asyncio.get_running_loop()
        late = loop.time() + FAREWELL
        while loop.time() < late and any(isinstance(one, Sockets) for one in self.server_state.connections):
            await asyncio.sleep(0.02)
        loop.call_later(FAREWELL, self._cut_off)
        await super().shutdown(sockets)
        log("stopped")

    def _cut_off(self) -> None:
        """Disconnect clients that have stopped reading, which would delay the shutdown."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Clear handled signals. uvicorn would raise them again after this orderly shutdown."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


@contextmanager
def ending_within(seconds: float) -> Iterator[None]:
    """End the process if the shutdown takes too long. A thread blocked on disk I/O cannot be stopped otherwise."""
    late = threading.Timer(seconds, lambda: give_up(saying("disk-does-not-answer", seconds=round(seconds))))
    late.daemon = True
    late.start()
    try:
        yield
    finally:
        late.cancel()


def give_up(why: Message) -> None:
    """End the process. Everything that clients have received is on disk, so a restart recovers all of it."""
    sys.stderr.write(ENGLISH.tell(why) + "\n")
    sys.stderr.flush()
    os._exit(NO_DISK)


async def serve(settings: ServerSettings, listener: socket.socket, ready: Ready = lambda: None) -> None:
    storage = await SqliteDatabase(settings.database).open(give_up)
    tables = await Tables.load(settings, storage)
    await make_server(tables, ready).serve([listener])


def make_server(tables: Tables, ready: Ready = lambda: None) -> Server:
    """Build the server on the event loop that will run it. Setting `should_exit` stops it, as a signal does."""
    tables.loop.set_exception_handler(unexpected)
    settings = tables.settings
    config = uvicorn.Config(
        make_app(tables),
        http=HttpConnection,
        ws=Sockets,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_TIMEOUT,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        h11_max_incomplete_event_size=16 * 1024,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )
    gc.collect()
    gc.freeze()
    return Server(config, tables, ready)


def listen(settings: ServerSettings) -> socket.socket:
    """Bind the address first, so that any errors appear before anything else starts."""
    if settings.port > LAST_PORT:
        raise Invalid("not-a-port", port=str(settings.port))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so that asyncio sets TCP_NODELAY
    try:
        if sys.platform != "win32":  # on Windows, this would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
        listener.set_inheritable(False)
        return listener
    except OSError as error:
        listener.close()
        raise refused_address(error, settings.host, str(settings.port)) from error


def refused_address(error: OSError, host: str, port: str) -> Invalid:
    if error.errno == errno.EADDRINUSE:
        return Invalid("port-taken", host=host, port=port)
    if error.errno in (errno.EACCES, errno.EPERM):
        return Invalid("port-not-allowed", port=port)
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        return Invalid("no-such-address", host=host)
    return Invalid("address-not-used", host=host, port=port, reason=str(error))


def run(settings: ServerSettings, listener: socket.socket, ready: Ready = lambda: None) -> None:
    """Run the server until a signal stops it. Call `ready` once clients can connect."""
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)
    allow_many_files()
    set_up(settings.log_level)
    with suppress(KeyboardInterrupt), listener, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(settings, listener, ready))


def allow_many_files() -> None:
    """Raise the limit on open files. Each socket is a file, and many systems allow only 1,024 by default."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on every system

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def files_allowed() -> int:
    if sys.platform == "win32":
        return MOST_FILES
    import resource  # noqa: PLC0415 - not on every system

    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if allowed == resource.RLIM_INFINITY else allowed


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's event loop if it is installed."""
    try:
        import uvloop  # noqa: PLC0415 - not on every system
    except ImportError:
        return None
    return uvloop.new_event_loop
