"""`wildfour open`, `wildfour serve`, `wildfour backup`, and `wildfour restore`."""

import argparse
import io
import os
import shutil
import socket
import sys
import webbrowser
from contextlib import suppress
from http.client import HTTPException
from ipaddress import ip_address
from threading import Thread
from typing import TextIO
from urllib.request import urlopen

from wildfour.server.lifecycle import listen, run
from wildfour.server.settings import ServerSettings
from wildfour.server.storage.sqlite_database import SqliteDatabase
from wildfour.support.files import say
from wildfour.words import Catalogue

EVERY_ADDRESS = "0.0.0.0"
OUTSIDE = ("192.0.2.1", 9)  # reserved (RFC 5737): selects the outgoing interface; no packet is sent


def serve(arguments: argparse.Namespace) -> None:
    """Listen, print the address, and serve until a signal arrives."""
    host = EVERY_ADDRESS if arguments.lan else arguments.host
    settings = ServerSettings.of(host=host, port=arguments.port, database=arguments.database)
    listener = listen(settings)
    port = listener.getsockname()[1]
    run(settings, listener, lambda: say(sys.stdout, announcement(settings, port, arguments.words, sys.stdout)))
    say(sys.stdout, arguments.words.say("server-stopped") + "\n")


def open_page(arguments: argparse.Namespace) -> None:
    """Run a server for this computer only, and open its page. If one is already running, only open the page."""
    level = None if "WILDFOUR_LOG_LEVEL" in os.environ else "warning"
    settings = ServerSettings.of(host=arguments.host, port=arguments.port, database=arguments.database, log_level=level)
    running = f"http://{settings.host}:{settings.port}"
    if is_ours(running):
        show(running, arguments.words)
        return
    listener = listen(settings)
    address = f"http://{settings.host}:{listener.getsockname()[1]}"
    run(settings, listener, lambda: show(address, arguments.words))
    say(sys.stdout, arguments.words.say("server-stopped") + "\n")


def show(address: str, words: Catalogue) -> None:
    """Print the address, and open it in a browser if there is a display."""
    say(sys.stdout, words.say("server-ready", address=address) + "\n")
    if has_screen():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Detect a display. Without this check, Python would open a text-mode browser."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def is_ours(address: str) -> bool:
    """Check whether a Wildfour server answers at this address."""
    with suppress(OSError, HTTPException), urlopen(f"{address}/readyz", timeout=1) as answer:
        return bool(answer.read(20) == b"ready\n")
    return False


def announcement(settings: ServerSettings, port: int, words: Catalogue, stream: TextIO | None) -> str:
    """Return one line with the address. If other devices can connect, add the address as a QR code for phones."""
    for_all = is_every_address(settings.host)
    host = own_address() if for_all else settings.host
    address = settings.public_address or f"http://{f'[{host}]' if ':' in host else host}:{port}"
    if not for_all:
        return words.say("server-ready", address=address) + "\n"
    return words.say("server-ready-lan", address=address) + "\n" + qr_code(address, stream)


def is_every_address(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def own_address() -> str:
    """Return the address by which other computers on the network reach this one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def qr_code(address: str, stream: TextIO | None) -> str:
    """Return a QR code as text, or an empty string without a terminal or in a window that is too small for it."""
    if stream is None or not stream.isatty():
        return ""
    import segno  # noqa: PLC0415 - rarely needed

    drawn = io.StringIO()
    code = segno.make(address, error="m", micro=False)
    code.terminal(drawn, compact=True)
    width, _ = code.symbol_size()
    size = shutil.get_terminal_size()
    fits = width <= size.columns and drawn.getvalue().count("\n") < size.lines
    return drawn.getvalue() if fits and can_write(stream, drawn.getvalue()) else ""


def can_write(stream: TextIO, text: str) -> bool:
    """Check whether the stream's encoding supports the block characters of a QR code."""
    try:
        text.encode(stream.encoding or "ascii")
    except UnicodeError:
        return False
    return True


def backup(arguments: argparse.Namespace) -> None:
    SqliteDatabase(ServerSettings.of(database=arguments.database).database).back_up(arguments.file)
    say(sys.stdout, arguments.words.say("backup-written", file=str(arguments.file)) + "\n")


def restore(arguments: argparse.Namespace) -> None:
    old = SqliteDatabase(ServerSettings.of(database=arguments.database).database).restore(arguments.file)
    backup_file = str(arguments.file)
    if old is None:
        say(sys.stdout, arguments.words.say("backup-restored-anew", backup=backup_file) + "\n")
    else:
        say(sys.stdout, arguments.words.say("backup-restored", backup=backup_file, old=str(old)) + "\n")
