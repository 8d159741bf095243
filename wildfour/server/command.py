"""`wildfour open`, `wildfour serve`, `wildfour backup` and `wildfour restore`."""

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
OUTSIDE = ("192.0.2.1", 9)  # nobody's (RFC 5737): it is asked which of our addresses leads there, and nothing is sent


def serve(wishes: argparse.Namespace) -> None:
    """Listen, say where, and serve until a signal comes."""
    host = EVERY_ADDRESS if wishes.lan else wishes.host
    settings = ServerSettings.of(host=host, port=wishes.port, database=wishes.database)
    listener = listen(settings)
    port = listener.getsockname()[1]
    run(settings, listener, lambda: say(sys.stdout, announcement(settings, port, wishes.words, sys.stdout)))
    say(sys.stdout, wishes.words.say("server-stopped") + "\n")


def open_page(wishes: argparse.Namespace) -> None:
    """A server for this computer alone, and its page in the browser; where one runs already, only the page."""
    level = None if "WILDFOUR_LOG_LEVEL" in os.environ else "warning"
    settings = ServerSettings.of(host=wishes.host, port=wishes.port, database=wishes.database, log_level=level)
    running = f"http://{settings.host}:{settings.port}"
    if is_ours(running):
        show(running, wishes.words)
        return
    listener = listen(settings)
    address = f"http://{settings.host}:{listener.getsockname()[1]}"
    run(settings, listener, lambda: show(address, wishes.words))
    say(sys.stdout, wishes.words.say("server-stopped") + "\n")


def show(address: str, words: Catalogue) -> None:
    """In the browser, where there is a screen; the address is said everywhere."""
    say(sys.stdout, words.say("server-ready", address=address) + "\n")
    if has_screen():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Without one, Python would open a browser for terminals."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def is_ours(address: str) -> bool:
    """Does a server of Wildfour answer there?"""
    with suppress(OSError, HTTPException), urlopen(f"{address}/readyz", timeout=1) as answer:
        return bool(answer.read(20) == b"ready\n")
    return False


def announcement(settings: ServerSettings, port: int, words: Catalogue, stream: TextIO | None) -> str:
    """One line with the address, and where others may come, the same as a QR code for their phones."""
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
    """The one by which others in the network reach this computer."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def qr_code(address: str, stream: TextIO | None) -> str:
    """Nothing where it could not be scanned: on paper, in a file, or in a window that is too narrow."""
    if stream is None or not stream.isatty():
        return ""
    import segno  # noqa: PLC0415 - hardly ever needed

    drawn = io.StringIO()
    code = segno.make(address, error="m", micro=False)
    code.terminal(drawn, compact=True)
    width, _ = code.symbol_size()
    size = shutil.get_terminal_size()
    fits = width <= size.columns and drawn.getvalue().count("\n") < size.lines
    return drawn.getvalue() if fits and can_write(stream, drawn.getvalue()) else ""


def can_write(stream: TextIO, text: str) -> bool:
    """Not every terminal has the blocks that the code is made of."""
    try:
        text.encode(stream.encoding or "ascii")
    except UnicodeError:
        return False
    return True


def backup(wishes: argparse.Namespace) -> None:
    SqliteDatabase(ServerSettings.of(database=wishes.database).database).back_up(wishes.file)
    say(sys.stdout, wishes.words.say("backup-written", file=str(wishes.file)) + "\n")


def restore(wishes: argparse.Namespace) -> None:
    old = SqliteDatabase(ServerSettings.of(database=wishes.database).database).restore(wishes.file)
    backup_file = str(wishes.file)
    if old is None:
        say(sys.stdout, wishes.words.say("backup-restored-anew", backup=backup_file) + "\n")
    else:
        say(sys.stdout, wishes.words.say("backup-restored", backup=backup_file, old=str(old)) + "\n")
