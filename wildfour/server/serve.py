"""`wildfour serve`: the process around the tables."""

import asyncio
import errno
import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from wildfour.errors import Invalid
from wildfour.server.app import make_app
from wildfour.server.settings import ServerSettings
from wildfour.server.sockets import Sockets
from wildfour.server.tables import Tables

LONGEST_MESSAGE = 8192  # bytes
PING_EVERY, PING_TIMEOUT = 10.0, 10.0  # seconds
SHUTDOWN_TIMEOUT = 3  # seconds
GC_THRESHOLDS = (50_000, 20, 100)
SWITCH_INTERVAL = 0.001  # seconds: how long the writer waits for the interpreter after a commit


class Server(uvicorn.Server):
    """Before the sockets are closed, everybody is told, and everything is on the disk."""

    def __init__(self, config: uvicorn.Config, tables: Tables) -> None:
        super().__init__(config)
        self._tables = tables

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._tables.stop()
        await super().shutdown(sockets)


async def serve(settings: ServerSettings, listener: socket.socket) -> None:
    tables = Tables(settings, asyncio.get_running_loop())
    gc.collect()
    gc.freeze()
    await make_server(tables).serve([listener])


def make_server(tables: Tables) -> Server:
    settings = tables.settings
    config = uvicorn.Config(
        make_app(tables),
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
    return Server(config, tables)


def listen(settings: ServerSettings) -> socket.socket:
    """The address is taken first: whatever is wrong with it is said before anything else begins."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
        listener.set_inheritable(False)
        return listener
    except OSError as error:
        where = {"host": settings.host, "port": str(settings.port)}
        if error.errno == errno.EADDRINUSE:
            raise Invalid("port-taken", **where) from error
        if error.errno in (errno.EACCES, errno.EPERM):
            raise Invalid("port-not-allowed", **where) from error
        if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
            raise Invalid("no-such-address", **where) from error
        raise Invalid("address-not-used", **where, reason=str(error)) from error


def run(settings: ServerSettings, listener: socket.socket) -> None:
    """Until a signal ends it."""
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s %(message)s")
    for noisy in ("uvicorn.error", "uvicorn.access", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(settings, listener))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where there is one."""
    try:
        import uvloop  # noqa: PLC0415 - not on every system
    except ImportError:
        return None
    return uvloop.new_event_loop
